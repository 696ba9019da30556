"""Life that was gained and lost, and what players choose to lose instead, each in a position."""

from __future__ import annotations

import pytest

from jajna.vocab import Keyword, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

# -- life of this turn -----------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["gained", "lost"])
def test_611_3a_flies_while_its_controller_has_gained_or_lost_life_this_turn(word: str) -> None:
    ape = creature(
        "Ape", text=f"As long as you've {word} life this turn, this creature has flying."
    )
    at = table(ann=[ape])
    cast(at, "Each opponent gains 1 life.")
    cast(at, "Each opponent loses 1 life.")
    assert not at.object("Ape").now.keywords & Keyword.FLYING
    cast(at, "You gain 1 life." if word == "lost" else "You lose 1 life.")
    assert not at.object("Ape").now.keywords & Keyword.FLYING
    cast(at, "You lose 1 life." if word == "lost" else "You gain 1 life.")
    assert at.object("Ape").now.keywords & Keyword.FLYING


def test_608_2c_both_have_to_have_happened() -> None:
    text = "If you gained and lost life this turn, draw a card."
    at = table(ann=[])
    cast(at, "You gain 1 life.")
    cast(at, "You gain 1 life.")
    cast(at, text)
    assert at.names_in(Zone.HAND, ANN) == []
    cast(at, "You lose 1 life.")
    cast(at, text)
    assert len(at.names_in(Zone.HAND, ANN)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "As long as you have at least 5 life more than your starting life total, Ape gets +1/+1.",
        "As long as your life total is at least 5 greater than your starting life total, Ape gets"
        " +1/+1.",
    ],
)
def test_103_4_so_much_more_than_the_starting_life_total(text: str) -> None:
    at = table(ann=[creature("Ape", 2, 2, text=text)])
    cast(at, "You gain 4 life.")
    assert at.power_toughness("Ape") == (2, 2)
    cast(at, "You gain 1 life.")
    assert at.power_toughness("Ape") == (3, 3)


# -- what a trigger with two events speaks of ------------------------------------------------------


def test_608_2c_it_is_the_source_where_the_other_event_has_no_object() -> None:
    text = "When this creature enters and whenever you gain life, put a +1/+1 counter on it."
    at = table(ann=["Bear"], hand=[creature("Ape", 2, 2, text=text)])
    at.act(ANN, "cast Ape")
    at.resolve_all()
    assert at.power_toughness("Ape") == (3, 3)
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.power_toughness("Ape") == (4, 4)
    assert at.power_toughness("Bear") == (2, 2)


# -- what others may do instead --------------------------------------------------------------------

PUNISHER = (
    "Each opponent loses 4 life unless that player sacrifices a nonland permanent of their choice"
    " or discards a card."
)


def test_118_12a_who_sacrifices_loses_no_life_and_chooses_what() -> None:
    at = table(bob=["Bear", "Wall", "Field"])
    cast(at, PUNISHER, then=(True, "Wall"))
    assert at.life(BOB) == 20
    assert at.names_in(Zone.BATTLEFIELD, BOB) == ["Bear", "Field"]


def test_118_12a_who_can_do_neither_loses_life() -> None:
    at = table(bob=["Field"])
    cast(at, PUNISHER)
    assert at.life(BOB) == 16
    assert at.names_in(Zone.BATTLEFIELD, BOB) == ["Field"]


# -- adjectives and kinds --------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "types", "drawn"), [("Bear", "", 0), ("Otter", "Otter", 1)])
def test_109_2_a_noncreature_or_otter_spell(name: str, types: str, drawn: int) -> None:
    shrine = permanent(
        "Shrine", "Enchantment", "Whenever you cast a noncreature or Otter spell, draw a card."
    )
    known = creature("Otter", types="Creature — Otter") if types else "Bear"
    at = table(ann=[shrine], hand=[known])
    at.act(ANN, f"cast {name}")
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == drawn
