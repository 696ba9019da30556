"""Loops, and positions that repeat. CR 104.4b, 731.4."""
