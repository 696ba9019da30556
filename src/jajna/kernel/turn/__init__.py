"""The turn: its steps, priority, state-based actions. CR 117, 500-514, 704."""
