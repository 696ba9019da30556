"""From where a spell was cast. CR 601.2a."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, text_card
from tests.table import table

RETURNED = text_card(
    "Returned",
    "Sorcery",
    "Draw a card. If this spell was cast from a graveyard, draw two cards instead.\nFlashback {0}",
)
CARDS = ("Bear",) * 4


def test_601_2a_the_zone_from_which_a_spell_was_cast_is_remembered() -> None:
    at = table()
    at.library(ANN, *CARDS)
    at.graveyard(ANN, RETURNED)
    ask_again(at)
    at.act(ANN, "cast Returned way 0")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN).count("Bear") == 2


def test_601_2a_from_the_hand_it_is_the_other_instruction() -> None:
    at = table()
    at.library(ANN, *CARDS)
    at.hand(ANN, RETURNED)
    ask_again(at)
    at.act(ANN, "cast Returned")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN).count("Bear") == 1


def test_601_2a_only_a_spell_cast_from_elsewhere_can_be_the_target() -> None:
    at = table()
    at.hand(ANN, RETURNED)
    at.graveyard(ANN, RETURNED)
    ask_again(at)
    at.hand(BOB, text_card("No", "Instant", "Counter target spell cast from a graveyard."))
    at.act(ANN, "cast Returned")
    assert at.why_not(BOB, "cast No") is not None
    at.resolve()
    at.act(ANN, "cast Returned way 0")
    assert at.why_not(BOB, "cast No") is None


def test_707_10_a_copy_was_not_cast_from_anywhere() -> None:
    at = table()
    at.library(ANN, *CARDS)
    at.graveyard(ANN, RETURNED)
    ask_again(at)
    at.act(ANN, "cast Returned way 0")
    cast(at, "Copy target instant or sorcery spell.", "Returned")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN).count("Bear") == 1
