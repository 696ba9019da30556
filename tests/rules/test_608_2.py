"""An ability knows how often it has resolved. CR 608.2."""

from __future__ import annotations

from jajna.card import Card
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, cast, creature, permanent
from tests.table import table


def exiling(top: str | Card) -> Table:
    """Ann's top card is exiled, and she may cast it."""
    at = table()
    at.library(ANN, top)
    at.battlefield(ANN, permanent("Source", "Land", "{T}: Add {C}.", cost=""))
    return at


TORCH = "Exile the top card of your library. You may cast that card. If you don't, you gain 2 life."


def test_608_2g_what_is_cast_is_paid_for() -> None:
    at = exiling(creature("Ogre", cost="{1}"))
    cast(at, TORCH, then=("Ogre",))
    assert at.object("Source").tapped
    at.resolve_all()
    assert (at.object("Ogre").zone, at.life(ANN)) == (Zone.BATTLEFIELD, 20)


def test_608_2g_what_cannot_be_paid_for_is_not_cast() -> None:
    at = exiling(creature("Ogre", cost="{2}"))
    cast(at, TORCH)
    at.resolve_all()
    assert (at.object("Ogre").zone, at.life(ANN)) == (Zone.EXILE, 22)
