"""Keyword abilities: names for other abilities. CR 702."""
