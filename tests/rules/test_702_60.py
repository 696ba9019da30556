"""Ripple. CR 702.60."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, spell, text_card
from tests.table import table

SURGE = text_card("Surge", "Instant", "Ripple 4\n~ deals 2 damage to any target.", cost="{1}")
MINE = text_card("Mine", "Land", "{T}: Add {C}.", cost="")
PEBBLE = spell("You gain 1 life.", "Pebble")


def with_library(*cards: str) -> Table:
    """Ann can cast the spell once; these cards are on top of her library."""
    at = table()
    at.define(SURGE, MINE, PEBBLE)
    at.hand(ANN, "Surge")
    at.battlefield(ANN, "Mine")
    at.library(ANN, *cards)
    ask_again(at)
    return at


def test_702_60a_spells_of_the_same_name_are_cast_without_paying() -> None:
    at = with_library("Pebble", "Surge", "Pebble", "Surge")
    at.act(ANN, "cast Surge", "Bob")
    # the first ripple finds both, and each of them ripples in turn
    at.choose(True, "Surge", "Bob", "Surge", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 14
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Surge", "Surge", "Surge"]


def test_702_60a_the_rest_is_put_on_the_bottom() -> None:
    at = with_library("Pebble", "Pebble", "Pebble", "Pebble")
    at.act(ANN, "cast Surge", "Bob")
    at.choose(True)
    at.resolve_all()
    library = at.game.players[ANN].library
    assert [at.name(card) for card in library[-4:]] == ["Pebble"] * 4


def test_702_60a_nobody_has_to_reveal() -> None:
    at = with_library("Surge")
    at.act(ANN, "cast Surge", "Bob")
    at.choose(False)
    at.resolve_all()
    assert at.life(BOB) == 18
    assert at.name(at.game.players[ANN].library[0]) == "Surge"


def test_702_60a_a_card_of_the_name_may_stay_uncast() -> None:
    at = with_library("Surge", "Pebble", "Pebble", "Pebble")
    at.act(ANN, "cast Surge", "Bob")
    at.choose(True, False)
    at.resolve_all()
    assert at.life(BOB) == 18
    assert "Surge" in [at.name(card) for card in at.game.players[ANN].library[-4:]]


def test_702_60a_a_smaller_library_is_revealed_whole() -> None:
    at = with_library("Surge")
    at.game.players[ANN].library[1:] = []
    at.act(ANN, "cast Surge", "Bob")
    at.choose(True, "Surge", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 16


def test_702_60a_it_ripples_though_the_spell_is_countered() -> None:
    at = with_library("Surge", "Pebble", "Pebble", "Pebble")
    at.define(spell("Counter target spell.", "Nay"))
    at.hand(BOB, "Nay")
    at.act(ANN, "cast Surge", "Bob")
    at.act(BOB, "cast Nay")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Surge"]
    at.choose(True, "Surge", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 18


def test_702_60b_each_of_several_triggers() -> None:
    at = with_library("Pebble", "Pebble")
    twice = text_card("Twice", "Instant", "Ripple 1, ripple 1\nYou gain 1 life.")
    at.hand(ANN, twice)
    at.act(ANN, "cast Twice")
    assert len(at.game.zones.stack) == 3
