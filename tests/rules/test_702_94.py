"""Miracle. CR 702.94."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, text_card
from tests.table import table

STORM = text_card("Storm", "Sorcery", "~ deals 3 damage to any target.\nMiracle {0}", cost="{6}")


def on_top(player: int = ANN) -> Table:
    """The card is on top of a player's library."""
    at = table()
    at.library(player, STORM)
    return at


def test_702_94a_the_first_card_drawn_in_a_turn_may_be_revealed_and_cast() -> None:
    at = on_top()
    cast(at, "Draw a card.", then=(True,))
    at.choose(f"cast {at.id('Storm')} way 0", BOB)
    at.resolve_all()
    assert at.life(BOB) == 17


def test_702_94a_it_triggers_only_if_it_was_revealed() -> None:
    at = on_top()
    cast(at, "Draw a card.", then=(False,))
    assert at.game.zones.stack == []
    assert at.names_in(Zone.HAND, ANN) == ["Storm"]


def test_702_94a_the_second_card_drawn_is_not_asked_about() -> None:
    at = table()
    at.library(ANN, "Bear")
    cast(at, "Draw a card.")
    at.library(ANN, STORM)
    cast(at, "Draw a card.")
    assert at.game.zones.stack == []
    assert "Storm" in at.names_in(Zone.HAND, ANN)


def test_702_94a_of_two_cards_drawn_at_once_only_the_first_counts() -> None:
    at = table()
    at.library(ANN, "Bear", STORM)
    cast(at, "Draw two cards.")
    assert at.game.zones.stack == []


def test_702_94a_in_the_draw_step_of_another_turn_it_is_the_first_again() -> None:
    at = table()
    at.library(BOB, STORM)
    at.to_turn(BOB, Step.UPKEEP)
    at.to_question(Kind.MAY)
    at.answer(True)
    at.to_question(Kind.CAST)
    at.choose(f"cast {at.id('Storm')} way 0", ANN)
    at.resolve_all()
    assert at.life(ANN) == 17


def test_702_94a_declined_it_stays_in_hand_and_the_miracle_cost_is_gone() -> None:
    at = on_top()
    cast(at, "Draw a card.", then=(True,))
    at.choose(False)
    at.resolve_all()
    ask_again(at)
    assert at.names_in(Zone.HAND, ANN) == ["Storm"]
    assert at.why_not(ANN, "cast Storm way 0") is not None
