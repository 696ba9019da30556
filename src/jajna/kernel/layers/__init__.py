"""Continuous effects: characteristics computed in layers. CR 611, 613."""
