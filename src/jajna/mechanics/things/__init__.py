"""What the game is about: life, damage, mana, counters, tokens, copies, libraries. CR 105-123."""
