"""An Emperor game: Ann, Bob and Cat against Dan, Eve and Fay. Bob and Eve are the emperors."""

from __future__ import annotations

from typing import Final

from jajna.card import Card
from jajna.judge import ANN, Table
from jajna.variant import EMPEROR, FREE_FOR_ALL, Variant
from jajna.vocab import Step
from tests.table import table

__all__ = ["DAN", "EVE", "FAY", "ROUND", "around", "emperors"]

DAN: Final = 3
EVE: Final = 4
FAY: Final = 5

ROUND: Final = Variant("round", 3, free_mulligan=True, first_draw=True, range_of_influence=1)
"""Free-for-all in which each player reaches only those beside them. CR 801.2a, 806.2a."""


def emperors(
    player: int = ANN, *cards: str | Card, step: Step | None = Step.PRECOMBAT_MAIN
) -> Table:
    """An Emperor game in which a player has these permanents, in Ann's turn."""
    return _with(EMPEROR, player, cards, step)


def around(
    player: int = ANN,
    *cards: str | Card,
    limited: bool = True,
    step: Step | None = Step.PRECOMBAT_MAIN,
) -> Table:
    """A game of six, each for themselves, in which a player has these permanents, in Ann's turn.

    Each player's range of influence is 1 if it is ``limited``.
    """
    return _with(ROUND if limited else FREE_FOR_ALL, player, cards, step)


def _with(variant: Variant, player: int, cards: tuple[str | Card, ...], step: Step | None) -> Table:
    at = table(6, step=None, variant=variant)
    at.battlefield(player, *cards)
    if step is not None:
        at.begin(ANN, step)
    return at
