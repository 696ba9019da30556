"""Zones and the objects that move between them. CR 400-408, 701.3, 702.26."""
