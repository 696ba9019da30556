"""Sagas and leveler cards, by their rules. CR 711, 714."""

from __future__ import annotations

from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import table

SAGA = permanent(
    "Tale",
    "Enchantment — Saga",
    "I, II — You gain 2 life.\nIII — Target opponent loses 5 life.",
)


def test_714_3a_a_saga_enters_with_a_lore_counter_and_its_first_chapter_triggers() -> None:
    at = table()
    at.hand(ANN, SAGA)
    at.act(ANN, "cast Tale")
    at.resolve_all()
    assert at.object("Tale").counters == {"lore": 1}
    assert at.life(ANN) == 22


def test_714_3b_a_counter_is_put_on_it_as_each_precombat_main_phase_begins() -> None:
    at = table()
    at.hand(ANN, SAGA)
    at.act(ANN, "cast Tale")
    at.resolve_all()
    at.to_turn(BOB)
    assert at.object("Tale").counters == {"lore": 1}
    at.to_turn(ANN)
    at.resolve_all()
    assert at.object("Tale").counters == {"lore": 2}
    assert at.life(ANN) == 24


def test_714_4_it_is_sacrificed_after_its_final_chapter() -> None:
    at = table()
    at.hand(ANN, SAGA)
    at.act(ANN, "cast Tale")
    at.resolve_all()
    for _ in range(2):
        at.to_turn(BOB)
        at.to_turn(ANN)
        at.resolve_all()
    assert at.life(BOB) == 15
    assert at.object("Tale").zone is Zone.GRAVEYARD


def test_714_4_it_stays_while_a_chapter_is_on_the_stack() -> None:
    at = table()
    at.hand(ANN, SAGA)
    at.act(ANN, "cast Tale")
    at.resolve_all()
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.resolve_all()
    cast(at, "Put a lore counter on target enchantment.", "Tale")
    assert at.object("Tale").zone is Zone.BATTLEFIELD
    at.resolve_all()
    assert at.object("Tale").zone is Zone.GRAVEYARD


def test_714_2b_two_counters_at_once_reach_both_chapters() -> None:
    at = table()
    at.hand(ANN, SAGA)
    at.act(ANN, "cast Tale")
    at.resolve_all()
    cast(at, "Put two lore counters on target enchantment.", "Tale")
    at.resolve_all()
    assert at.life(ANN) == 24
    assert at.life(BOB) == 15


LEVELER = creature(
    "Guide",
    1,
    1,
    "Level up {0}\nLEVEL 1-2\n3/3\nLEVEL 3+\n5/5\nFlying\nWhenever Guide attacks, you gain 1 life.",
)


def test_711_5_below_the_first_level_it_is_as_printed() -> None:
    at = table()
    at.battlefield(ANN, LEVELER)
    assert at.power_toughness("Guide") == (1, 1)


def test_711_2a_between_two_numbers_of_counters() -> None:
    at = table()
    at.battlefield(ANN, LEVELER)
    at.act(ANN, "activate Guide")
    at.resolve()
    assert at.object("Guide").counters == {"level": 1}
    assert at.power_toughness("Guide") == (3, 3)
    assert not at.object("Guide").has(Keyword.FLYING)


def test_711_2b_from_a_number_of_counters_on() -> None:
    at = table()
    at.battlefield(ANN, LEVELER)
    for _ in range(3):
        at.act(ANN, "activate Guide")
        at.resolve()
    assert at.power_toughness("Guide") == (5, 5)
    assert at.object("Guide").has(Keyword.FLYING)
    at.attack("Guide")
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 21


def test_702_87a_levels_are_gained_as_a_sorcery() -> None:
    at = table()
    at.battlefield(BOB, LEVELER)
    at.act(ANN, "pass")
    assert at.why_not(BOB, "activate Guide") is not None


def test_a_chapter_without_a_number_is_refused() -> None:
    assert compiled("Prologue — You gain 2 life.", "Enchantment").face is None
