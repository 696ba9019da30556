"""How a game ended. CR 104."""

from __future__ import annotations

from typing import final

__all__ = ["Outcome"]


@final
class Outcome:
    """How a game ended: the winner's seat, or -1 for a draw, and the rule. CR 104."""

    def __init__(self, winner: int, rule: str) -> None:
        self.winner = winner
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, CR {self.rule})"
