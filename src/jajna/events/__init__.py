"""What can happen in a game, by family. CR 700.1."""
