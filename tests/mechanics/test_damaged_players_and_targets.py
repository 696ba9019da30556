"""Targets that were dealt damage this turn, also players, and damage that a source dealt them.

CR 115.1, 115.4, 120.3, 608.2h.
"""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, spell
from tests.table import table

SHOT = "Spell deals 1 damage to any target."
NEEDLE = "Spell deals 1 damage to any target that was dealt damage this turn."
HOPE = creature(
    "Hope",
    1,
    1,
    "Sacrifice Hope: Until your next turn, target player who was dealt combat damage by Hope this "
    "turn can't cast noncreature spells.",
)


def test_115_4_a_damaged_player_or_creature_is_a_target() -> None:
    at = table(ann=["Giant"], bob=["Wall"])
    for name in ("Bob", "Giant"):
        cast(at, SHOT, name)
        cast(at, NEEDLE, name)
    assert at.life(BOB) == 18
    assert at.object("Giant").damage == 2


@pytest.mark.parametrize("name", ["Bob", "Wall"])
def test_115_1_what_wasnt_dealt_damage_is_no_target(name: str) -> None:
    at = table(ann=["Giant"], bob=["Wall"])
    cast(at, SHOT, "Giant")
    cast(at, SHOT, "Ann")
    with pytest.raises(IllegalAnswerError):
        cast(at, NEEDLE, name)


def test_115_1_damage_of_an_earlier_turn_doesnt_count() -> None:
    at = table(ann=["Giant"])
    cast(at, SHOT, "Bob")
    at.to_turn(BOB)
    at.hand(BOB, spell(NEEDLE))
    assert at.why_not(BOB, "cast Spell") is not None


def test_608_2h_the_player_whom_it_struck_in_combat_cant_cast_until_the_next_turn() -> None:
    at = table(ann=[HOPE], bob=["Bear"])
    at.attack("Hope")
    at.to(Step.POSTCOMBAT_MAIN)
    at.act(ANN, "activate Hope")
    at.resolve()
    at.hand(BOB, spell("You gain 1 life."), creature("Ox"))
    at.to_turn(BOB)
    assert at.why_not(BOB, "cast Spell") is not None
    at.act(BOB, "cast Ox")
    at.resolve()
    assert "Ox" in at.names_in(Zone.BATTLEFIELD)
    at.to_turn(ANN)
    assert at.why_not(BOB, "cast Spell") is None


def test_115_1_a_player_struck_otherwise_or_by_another_is_no_target() -> None:
    at = table(ann=[HOPE, "Bear"])
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    cast(at, "Target creature you control deals 1 damage to any target.", "Hope", "Bob")
    assert at.why_not(ANN, "activate Hope") is not None
