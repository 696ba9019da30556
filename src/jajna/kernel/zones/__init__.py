"""Zones, and moving between them. CR 400-408, 701.3, 702.26."""
