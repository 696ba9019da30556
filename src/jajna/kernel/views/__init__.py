"""Views of a game: the information that a player may have. CR 400.2."""
