"""Learn. CR 701.48."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, cast
from tests.table import table


def test_701_48a_a_card_is_drawn_for_the_one_discarded() -> None:
    at = table()
    at.hand(ANN, "Bear")
    at.library(ANN, "Giant")
    cast(at, "Learn.", then=(True,))
    assert at.names_in(Zone.HAND, ANN) == ["Giant"]
    assert "Bear" in at.names_in(Zone.GRAVEYARD, ANN)


def test_701_48a_nobody_has_to_discard() -> None:
    at = table()
    at.hand(ANN, "Bear")
    at.library(ANN, "Giant")
    cast(at, "Learn.", then=(False,))
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


def test_701_48a_without_a_card_to_discard_none_is_drawn() -> None:
    at = table()
    at.library(ANN, "Giant")
    cast(at, "Learn.")
    assert at.names_in(Zone.HAND, ANN) == []
