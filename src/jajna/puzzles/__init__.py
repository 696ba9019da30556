"""Puzzles: positions with a goal, read and written, and solved."""

from __future__ import annotations

from jajna.puzzles.attempt import Attempt
from jajna.puzzles.puzzle import Puzzle, read_puzzles, ready_puzzles
from jajna.puzzles.solving import Solution, Verdict, solve

__all__ = [
    "Attempt",
    "Puzzle",
    "Solution",
    "Verdict",
    "read_puzzles",
    "ready_puzzles",
    "solve",
]
