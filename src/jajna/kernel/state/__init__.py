"""The state of a game as data: the records of which a ``Game`` consists,
and what instructions carry from one moment to the next.
"""
