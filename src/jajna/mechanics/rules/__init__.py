"""Static abilities beyond those that ``mechanics.continuous`` words. CR 604, 613.11."""
