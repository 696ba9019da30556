"""Dungeons, venturing into them, and the initiative. CR 309, 701.49, 725."""
