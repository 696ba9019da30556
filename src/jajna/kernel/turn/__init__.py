"""The turn and its frame: setup, steps, priority, state-based actions. CR 103, 117, 500, 704."""
