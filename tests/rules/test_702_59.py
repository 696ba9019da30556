"""Recover. CR 702.59."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, text_card
from tests.table import table


def with_card(cost: str = "{0}") -> Table:
    """The card is in Ann's graveyard; both players have a creature."""
    at = table()
    at.graveyard(ANN, text_card("Icefall", "Sorcery", f"You gain 1 life.\nRecover {cost}"))
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    return at


def test_702_59a_it_returns_to_the_hand_if_the_cost_is_paid() -> None:
    at = with_card()
    cast(at, "Destroy target creature.", "Bear")
    at.choose(True)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Icefall"]


def test_702_59a_otherwise_it_is_exiled() -> None:
    at = with_card("{3}")
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Icefall"]


def test_702_59a_a_creature_that_goes_to_another_graveyard_does_not_count() -> None:
    at = with_card()
    cast(at, "Destroy target creature.", "Giant")
    assert at.game.zones.stack == []
    assert "Icefall" in at.names_in(Zone.GRAVEYARD, ANN)
