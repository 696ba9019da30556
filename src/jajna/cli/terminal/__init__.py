"""A game in the terminal: how it looks, what is typed, and the match itself."""
