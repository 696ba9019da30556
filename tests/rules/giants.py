"""Two teams of two: Ann and Bob against Cat and Dan."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jajna.card import Card
from jajna.judge import ANN, BOB, CAT, Table
from jajna.variant import TEAMS_OF_TWO, TWO_HEADED_GIANT, Variant
from jajna.vocab import Step
from tests.table import table

__all__ = ["ANN", "BOB", "CAT", "DAN", "giants", "lives", "teams_of_two"]

DAN: Final = 3


def giants(
    *,
    ann: Iterable[str | Card] = (),
    bob: Iterable[str | Card] = (),
    cat: Iterable[str | Card] = (),
    dan: Iterable[str | Card] = (),
    step: Step | None = Step.PRECOMBAT_MAIN,
    variant: Variant = TWO_HEADED_GIANT,
) -> Table:
    """A Two-Headed Giant game with these permanents, in the turn of Ann and Bob."""
    at = table(4, ann=ann, bob=bob, step=None, variant=variant)
    at.battlefield(CAT, *cat)
    at.battlefield(DAN, *dan)
    if step is not None:
        at.begin(ANN, step)
    return at


def teams_of_two(
    *,
    ann: Iterable[str | Card] = (),
    bob: Iterable[str | Card] = (),
    cat: Iterable[str | Card] = (),
    dan: Iterable[str | Card] = (),
    step: Step | None = Step.PRECOMBAT_MAIN,
) -> Table:
    """A Team vs. Team game with these permanents, in Ann's turn."""
    return giants(ann=ann, bob=bob, cat=cat, dan=dan, step=step, variant=TEAMS_OF_TWO)


def lives(at: Table) -> list[int]:
    """The life totals of all players."""
    return [player.life for player in at.game.players]
