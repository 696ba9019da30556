"""Detain. CR 701.35."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Cannot, Step
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

MAGE = creature("Mage", 2, 2, "{0}: You gain 1 life.")


def detained() -> Table:
    """Ann has detained Bob's creature."""
    at = table()
    at.battlefield(BOB, MAGE)
    cast(at, "Detain target creature an opponent controls.", "Mage")
    return at


def test_701_35a_it_cannot_attack_or_block() -> None:
    at = detained()
    assert at.object("Mage").now.cannot & Cannot.BLOCK
    at.to_turn(BOB)
    assert at.object("Mage").now.cannot & Cannot.ATTACK


def test_701_35a_its_activated_abilities_cannot_be_activated() -> None:
    assert detained().why_not(BOB, "activate Mage.0") is not None


def test_701_35a_until_the_next_turn_of_the_player_who_detained_it() -> None:
    at = detained()
    at.to_turn(ANN, Step.UPKEEP)
    assert not at.object("Mage").now.cannot & Cannot.BLOCK
    assert at.why_not(BOB, "activate Mage.0") is None
