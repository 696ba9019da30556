"""What instructions do: the keyword actions of CR 701 and the concepts of the game."""
