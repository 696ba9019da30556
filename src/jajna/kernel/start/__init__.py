"""Starting the game. CR 103."""
