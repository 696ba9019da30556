"""Decks: their files and the rules of how they are built."""
