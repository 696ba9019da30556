"""Abilities that trigger on keyword actions, and actions taken several times. CR 701."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

CARDS = ("Bear",) * 6


def watching(text: str, by: int = ANN) -> Table:
    """A table with an enchantment of this text, and cards in both libraries."""
    at = table()
    at.library(ANN, *CARDS)
    at.library(BOB, *CARDS)
    at.battlefield(by, permanent("Watch", "Enchantment", text))
    return at


def test_701_22d_an_ability_triggers_once_scrying_is_complete() -> None:
    at = watching("Whenever you scry, you gain 1 life.")
    cast(at, "Scry 2.")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_701_22b_scrying_zero_cards_is_no_scrying() -> None:
    at = watching("Whenever you scry, you gain 1 life.")
    cast(at, "Scry X, where X is the number of artifacts you control.")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_701_22d_what_another_player_does_is_not_meant() -> None:
    at = watching("Whenever you scry, you gain 1 life.", BOB)
    cast(at, "Scry 2.")
    at.resolve_all()
    assert at.life(BOB) == 20


def test_701_25d_for_the_first_time_each_turn_is_once() -> None:
    at = watching("Whenever you surveil for the first time each turn, you gain 1 life.")
    for _ in range(2):
        cast(at, "Surveil 1.")
        at.resolve_all()
    assert at.life(ANN) == 21


def test_701_25c_surveilling_zero_cards_does_not_trigger() -> None:
    at = watching("Whenever you surveil, you gain 1 life.")
    cast(at, "Surveil X, where X is the number of artifacts you control.")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_701_30b_both_players_clash() -> None:
    at = watching("Whenever you clash, you gain 1 life.", BOB)
    cast(at, "Clash with an opponent. If you win, draw a card.")
    at.resolve_all()
    assert at.life(BOB) == 21


@pytest.mark.parametrize(("mine", "life"), [("{3}", 21), ("{0}", 20)])
def test_701_30d_who_wins_has_revealed_the_card_of_the_highest_mana_value(
    mine: str, life: int
) -> None:
    at = watching("Whenever you clash and win, you gain 1 life.")
    at.library(ANN, creature("Mine", cost=mine))
    at.library(BOB, creature("Theirs", cost="{2}"))
    cast(at, "Clash with an opponent. If you win, draw a card.")
    at.resolve_all()
    assert at.life(ANN) == life


def test_701_44b_a_permanent_explores_even_where_no_card_is_revealed() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Watch", "Enchantment", "Whenever a creature you control explores, draw a card."),
    )
    at.battlefield(ANN, "Bear")
    at.game.players[ANN].library.clear()
    cast(at, "Target creature explores.", "Bear")
    assert len(at.game.zones.stack) == 1


def test_701_44b_twice_is_two_times() -> None:
    at = watching("Whenever a creature you control explores, you gain 1 life.")
    at.battlefield(ANN, creature("Scout", text="{0}: ~ explores, then it explores again."))
    at.act(ANN, "activate Scout")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_701_50b_conniving_and_connive_n() -> None:
    at = watching("Whenever a creature you control connives, you gain 1 life.")
    at.battlefield(ANN, creature("Sneak", text="{0}: ~ connives 2."))
    at.act(ANN, "activate Sneak")
    at.resolve_all()
    assert at.life(ANN) == 21
    assert at.power_toughness("Sneak") == (4, 4)  # CR 701.50e: a counter for each nonland card


def test_701_14a_both_creatures_fight() -> None:
    at = watching("Whenever a creature you control fights, you gain 1 life.")
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Bear")
    cast(
        at,
        "Target creature you control fights target creature you don't control.",
        "Giant",
        "Bear",
    )
    at.resolve_all()
    assert at.life(ANN) == 21


def test_701_34a_proliferating_triggers_although_nothing_has_counters() -> None:
    at = watching("Whenever you proliferate, you gain 1 life.")
    cast(at, "Proliferate, then proliferate again.")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_702_100b_it_evolves_when_the_counter_is_put_on_it() -> None:
    at = table()
    at.battlefield(ANN, creature("Ooze", 1, 1, "Evolve\nWhenever ~ evolves, you gain 1 life."))
    cast(at, "Create a 2/2 green Bear creature token.")
    at.resolve_all()
    assert (at.power_toughness("Ooze"), at.life(ANN)) == ((2, 2), 21)


def test_702_100b_without_a_counter_it_did_not_evolve() -> None:
    at = table()
    at.battlefield(ANN, creature("Ooze", 1, 1, "Evolve\nWhenever ~ evolves, you gain 1 life."))
    at.battlefield(BOB, permanent("Blight", "Artifact", "Counters can't be put on creatures."))
    cast(at, "Create a 2/2 green Bear creature token.")
    at.resolve_all()
    assert (at.power_toughness("Ooze"), at.life(ANN)) == ((1, 1), 20)


def test_702_149c_it_trains_when_the_counter_is_put_on_it() -> None:
    at = table()
    at.battlefield(ANN, creature("Squire", 1, 1, "Training\nWhenever ~ trains, you gain 1 life."))
    at.battlefield(ANN, "Giant")
    at.attack("Squire", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 21


@pytest.mark.parametrize(
    ("text", "count"),
    [("Investigate.", 1), ("Investigate twice.", 2), ("Investigate three times.", 3)],
)
def test_701_16a_it_is_investigated_so_many_times(text: str, count: int) -> None:
    at = table()
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD).count("Clue Token") == count


def test_701_36a_it_is_populated_so_many_times() -> None:
    at = table()
    cast(at, "Create a 1/1 white Bird creature token. Populate two times.")
    assert at.names_in(Zone.BATTLEFIELD).count("Bird Token") == 3


def test_701_22d_a_spell_is_not_scried() -> None:
    assert not compile_line("Whenever you scry a card, draw a card.", False).meanings
    assert not compile_line("Whenever a creature you control scries, draw a card.", False).meanings


@pytest.mark.parametrize(
    "pattern",
    [
        "a player fights",
        "you explore",
        "an opponent becomes crewed",
        "a creature clashes and wins",
        "a creature you control explores for the first time each turn",
    ],
)
def test_701_1_who_does_not_take_an_action_is_not_waited_for(pattern: str) -> None:
    assert not compile_line(f"Whenever {pattern}, draw a card.", False).meanings
