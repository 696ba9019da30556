"""Forecast. CR 702.57."""

from __future__ import annotations

from jajna.events.hidden import Revealed
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, text_card
from tests.table import table

SKY = text_card(
    "Sky", "Sorcery", "Draw a card.\nForecast — {0}, Reveal ~ from your hand: You gain 1 life."
)


def in_upkeep(player: int = ANN) -> Table:
    """Ann has the card in hand in the upkeep of a player."""
    at = table()
    at.hand(ANN, SKY)
    at.to_turn(player, Step.UPKEEP)
    return at


def test_702_57a_it_is_activated_from_the_hand() -> None:
    at = in_upkeep()
    at.act(ANN, "activate Sky.0")
    at.resolve()
    assert at.life(ANN) == 21
    assert "Sky" in at.names_in(Zone.HAND, ANN)


def test_702_57b_only_once_each_turn() -> None:
    at = in_upkeep()
    at.act(ANN, "activate Sky.0")
    at.resolve()
    assert at.why_not(ANN, "activate Sky.0") is not None


def test_702_57b_only_during_the_upkeep_of_its_owner() -> None:
    assert in_upkeep(BOB).why_not(ANN, "activate Sky.0") is not None
    at = table()
    at.hand(ANN, SKY)
    assert at.why_not(ANN, "activate Sky.0") is not None


def test_702_57b_the_card_is_revealed() -> None:
    at = in_upkeep()
    at.act(ANN, "activate Sky.0")
    shown = [event for event in at.game.history.log if isinstance(event, Revealed)]
    assert [at.game.object(one).now.name for one in shown[-1].cards] == ["Sky"]
