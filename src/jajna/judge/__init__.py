"""Positions, scenarios and explanations: what a judge works with."""

from jajna.judge.table import ANN, BOB, CAT, Table

__all__ = ["ANN", "BOB", "CAT", "Table"]
