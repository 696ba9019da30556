"""Creatures that blocked or were blocked by a legendary creature this turn. CR 509.1g, 608.2i."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, spell
from tests.table import table

PASS = spell(
    "Destroy target creature that blocked or was blocked by a legendary creature this turn.", "Pass"
)
HERO = creature("Hero", 0, 9, types="Legendary Creature")
OX = creature("Ox", 0, 9)


def fought(attacker: str, blocker: str) -> Table:
    """Ann's Hero or Ox has attacked and Bob's Wall or Giant has blocked; Bob has the spell."""
    at = table(ann=[HERO, OX], bob=["Wall", creature("Queen", 0, 9, types="Legendary Creature")])
    at.attack(attacker)
    at.block((blocker, attacker))
    at.to(Step.POSTCOMBAT_MAIN)
    at.hand(ANN, PASS)
    return at


@pytest.mark.parametrize(
    ("attacker", "blocker", "dies"), [("Hero", "Wall", "Wall"), ("Ox", "Queen", "Ox")]
)
def test_608_2i_what_faced_the_legend_is_destroyed(attacker: str, blocker: str, dies: str) -> None:
    at = fought(attacker, blocker)
    at.act(ANN, "cast Pass")
    at.resolve()
    assert dies not in at.names_in(Zone.BATTLEFIELD)
    assert len(at.names_in(Zone.BATTLEFIELD)) == 3


def test_115_1_creatures_of_a_fight_without_legends_are_no_targets() -> None:
    at = fought("Ox", "Wall")
    assert at.why_not(ANN, "cast Pass") is not None


def test_608_2i_it_counts_what_the_creature_was_then() -> None:
    at = fought("Hero", "Wall")
    cast(at, "Destroy target creature.", "Hero")
    at.act(ANN, "cast Pass")
    at.resolve()
    assert "Wall" not in at.names_in(Zone.BATTLEFIELD)


def test_608_2i_an_earlier_turn_doesnt_count() -> None:
    at = fought("Hero", "Wall")
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Pass") is not None
