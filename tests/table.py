"""The table of the tests: one helper that sets up a position, whatever a test is about.

A test says what is there, and the game goes on from Ann's first main phase:

    at = table(ann=["Bear", PEAK], bob=["Wall"], hand=["Lightning Bolt"])
    at.act(ANN, "cast Lightning Bolt", "Wall")
    at.resolve_all()

Cards are given by name or as they are. Three kinds can be named without more: the plain ones of
``tests.mechanics.bench`` ("Bear", "Wall", "Giant", "Field", "Relic"), the real ones of
``tests.rules.cards``, and those that the test lists as ``known``. The starter cards are found with
``lookup=known`` of ``tests.mechanics.starter``. What a test module does on top of that belongs into
a function of its own, named by what it sets up (``remembering``, ``with_a_companion``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.judge import ANN, BOB, CAT, Table
from jajna.noted import Noted
from jajna.variant import Variant
from jajna.vocab import Step
from tests.mechanics.bench import BEAR, GIANT, LAND, RELIC, WALL
from tests.rules.cards import CARDS

__all__ = ["ANN", "BOB", "CAT", "table"]


def table(
    players: int = 2,
    *,
    ann: Iterable[str | Card] = (),
    bob: Iterable[str | Card] = (),
    hand: Iterable[str | Card] = (),
    library: Iterable[str | Card] = (),
    known: Iterable[Card] = (),
    lookup: Callable[[str], Card] = CARDS.__getitem__,
    step: Step | None = Step.PRECOMBAT_MAIN,
    seed: int = 1,
    blanks: int = 20,
    variant: Variant | None = None,
    era: Era = CURRENT,
    schemes: Sequence[Card] = (),
    noted: Sequence[Sequence[Noted]] = (),
) -> Table:
    """A table with these permanents of Ann and Bob, and these cards of Ann's.

    Her turn begins at ``step``; without one none has begun, and the test begins it. ``hand`` and
    ``library`` (from the top) are Ann's, and below it each library has so many ``blanks``. The
    scheme deck of each archenemy has these ``schemes``, and players have ``noted`` this in a draft.
    """
    beside: list[Sequence[Card]] = []
    if variant is not None and schemes:
        beside = [schemes] if variant.archenemy else [schemes] * players
    made = Table(
        players, seed, lookup, era, blanks, variant=variant, supplementary=beside, noted=noted
    )
    made.define(BEAR, WALL, GIANT, LAND, RELIC, *known)
    made.battlefield(ANN, *ann)
    made.battlefield(BOB, *bob)
    made.hand(ANN, *hand)
    made.library(ANN, *library)
    if step is not None:
        made.begin(ANN, step)
    return made
