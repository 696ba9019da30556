"""Kinds of cards and permanents with rules of their own. CR 309, 702, 707-730."""
