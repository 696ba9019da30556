"""Amounts and the game's memory: numbers, this turn's history, shared characteristics. CR 107."""
