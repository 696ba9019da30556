"""Dungeons, and venturing into them. CR 309, 701.49."""
