"""Designations: the monarch, the initiative, monstrous and renowned permanents. CR 724, 725."""
