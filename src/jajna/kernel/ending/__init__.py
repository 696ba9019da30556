"""The end of a game: who wins, loops, and positions that repeat. CR 104, 731."""
