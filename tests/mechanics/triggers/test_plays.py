"""Abilities that trigger as cards are played. CR 701.18."""

from __future__ import annotations

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, LAND, ask_again, cast, creature, permanent
from tests.table import table


def with_watcher(text: str) -> Table:
    """A table where Ann has a permanent with the text and cards to play."""
    at = table()
    at.battlefield(ANN, permanent("Watcher", "Enchantment", text))
    at.hand(ANN, LAND, creature("Bear"))
    ask_again(at)
    return at


def test_701_18b_a_card_is_played_as_a_land_or_as_a_spell() -> None:
    at = with_watcher("Whenever you play a card, you gain 1 life.")
    at.act(ANN, "play Field")
    at.resolve_all()
    assert at.life(ANN) == 21
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_701_18b_a_land_that_an_effect_puts_onto_the_battlefield_is_not_played() -> None:
    at = with_watcher("Whenever you play a card, you gain 1 life.")
    cast(at, "Put a land card from your hand onto the battlefield.", then=("Field",))
    at.resolve_all()
    assert at.object("Field").zone is Zone.BATTLEFIELD
    assert at.life(ANN) == 21


def test_701_18b_what_another_player_plays_does_not_count() -> None:
    at = with_watcher("Whenever you play a card, you gain 1 life.")
    cast(at, "Draw a card.", by=BOB)
    assert at.life(ANN) == 20


def test_701_18a_only_a_land_of_the_kind_is_meant() -> None:
    at = with_watcher("When you play an Island, sacrifice ~.".replace("~", "Watcher"))
    at.act(ANN, "play Field")
    at.resolve_all()
    assert at.object("Watcher").zone is Zone.BATTLEFIELD


def test_701_18a_another_land_is_none_that_the_ability_is_on() -> None:
    at = table()
    city = permanent("City", "Land", "When you play another land, sacrifice City.", cost="")
    at.hand(ANN, city, LAND)
    ask_again(at)
    at.act(ANN, "play City")
    at.resolve_all()
    assert at.object("City").zone is Zone.BATTLEFIELD
    at.to_turn(ANN)
    at.act(ANN, "play Field")
    at.resolve_all()
    assert at.object("City").zone is Zone.GRAVEYARD


def test_701_18a_creatures_are_not_played_as_lands_are() -> None:
    assert compile_line("Whenever you play a land, draw a card.", False).meanings
    assert not compile_line("Whenever you play a creature, draw a card.", False).meanings
