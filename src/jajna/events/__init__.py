"""The events of a game, by family. CR 700.1."""
