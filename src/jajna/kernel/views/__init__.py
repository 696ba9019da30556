"""What a player may see. CR 400.2."""
