"""Static abilities beyond those that ``mechanics.changes`` words. CR 604, 613.11."""
