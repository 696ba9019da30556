"""Damage in excess of what is lethal. CR 120.4a, 120.10."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

SPILL = (
    "Target creature you control deals {} damage to target creature you don't control. Excess "
    "damage is dealt to that creature's controller instead."
)


def dealt(at: Table, text: str, *targets: str) -> None:
    cast(at, text, *targets)
    at.resolve_all()


@pytest.mark.parametrize(("number", "lost"), [(1, 0), (2, 0), (5, 3)])
def test_120_4a_what_is_not_needed_is_dealt_to_the_controller(number: int, lost: int) -> None:
    at = table(ann=["Giant"], bob=["Bear"])
    dealt(at, SPILL.format(number), "Giant", "Bear")
    assert at.life(BOB) == 20 - lost


def test_120_4a_damage_marked_before_counts() -> None:
    at = table(ann=["Giant"], bob=["Wall"])
    dealt(
        at,
        "Target creature you control deals 3 damage to target creature you don't control.",
        "Giant",
        "Wall",
    )
    dealt(at, SPILL.format(3), "Giant", "Wall")
    assert at.life(BOB) == 18


def test_120_4a_one_damage_from_deathtouch_is_lethal() -> None:
    at = table(ann=[creature("Asp", text="Deathtouch")], bob=["Giant"])
    dealt(at, SPILL.format(3), "Asp", "Giant")
    assert at.life(BOB) == 18
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]


COUNT = (
    "Target creature you control deals 5 damage to target creature you don't control. You gain "
    "life equal to the amount of excess damage dealt to that creature this way."
)
IF = (
    "Target creature you control deals 4 damage to target creature you don't control. If excess "
    "damage was dealt to that creature this way, you gain 1 life."
)


def test_120_10_the_amount_of_excess_damage_is_counted() -> None:
    at = table(ann=["Giant"], bob=["Wall"])
    dealt(at, COUNT, "Giant", "Wall")
    assert at.life(ANN) == 21


@pytest.mark.parametrize(("victim", "life"), [("Bear", 21), ("Wall", 20), ("Giant", 20)])
def test_120_10_whether_there_was_excess_damage(victim: str, life: int) -> None:
    at = table(ann=[creature("Ogre", 4, 4)], bob=[victim])
    dealt(at, IF, "Ogre", victim)
    assert at.life(ANN) == life


def test_615_what_is_prevented_is_no_excess() -> None:
    at = table(ann=[creature("Ogre", 4, 4)], bob=["Bear"])
    cast(at, "Prevent the next 3 damage that would be dealt to target creature this turn.", "Bear")
    dealt(at, IF, "Ogre", "Bear")
    assert at.life(ANN) == 20


def test_608_2c_excess_damage_is_that_of_the_instruction_before() -> None:
    for text in (
        "Excess damage is dealt to target player instead.",
        "Draw a card. Excess damage is dealt to target player instead.",
    ):
        assert not compile_line(text, True).meanings
