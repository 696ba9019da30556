"""The state of a game as data: objects, players, and the records of which a ``Game`` consists."""
