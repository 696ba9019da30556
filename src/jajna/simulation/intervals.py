"""Between which values what was counted in games lies."""

from __future__ import annotations

from math import sqrt
from typing import Final

__all__ = ["SURE", "interval"]

SURE: Final = 1.959964
"""The standard deviations within which 95 % of all results lie."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """The score interval of Wilson for a share, with 95 %; all there is for no games."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return max(0.0, middle - half), min(1.0, middle + half)
