"""Decayed. CR 702.147."""

from __future__ import annotations

from jajna.vocab import Cannot, Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

ZOMBIE = creature("Zombie", 2, 2, "Decayed")


def test_702_147a_it_cannot_block() -> None:
    at = table()
    at.battlefield(ANN, ZOMBIE)
    assert at.object("Zombie").now.cannot & Cannot.BLOCK


def test_702_147a_once_it_attacked_it_is_sacrificed_at_end_of_combat() -> None:
    at = table()
    at.battlefield(ANN, ZOMBIE)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Zombie", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Zombie"]
    assert at.life(BOB) == 18


def test_702_147a_tokens_are_made_with_it() -> None:
    at = table()
    cast(at, "Create a 2/2 black Zombie creature token with decayed.")
    assert at.object("Zombie Token").now.cannot & Cannot.BLOCK
