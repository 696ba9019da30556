"""Prowl. CR 702.76."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature
from tests.table import table

THIEF = creature("Thief", 1, 1, "Prowl {0}", "Creature — Rogue Goblin", cost="{4}")


def after_attack(types: str) -> Table:
    """Ann's creature of these types has dealt combat damage to Bob; it is her second main phase."""
    at = table()
    at.battlefield(ANN, creature("Raider", 1, 1, types=types))
    at.hand(ANN, THIEF)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Raider", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    return at


def test_702_76a_after_combat_damage_by_one_of_its_types_prowl_can_be_paid() -> None:
    at = after_attack("Creature — Goblin Warrior")
    at.act(ANN, "cast Thief way 0")
    at.resolve()
    assert "Thief" in at.names_in(Zone.BATTLEFIELD)


def test_702_76a_damage_by_other_types_does_not_do() -> None:
    at = after_attack("Creature — Human Warrior")
    assert at.why_not(ANN, "cast Thief way 0") is not None


def test_702_76a_nor_does_damage_dealt_in_an_earlier_turn() -> None:
    at = after_attack("Creature — Goblin Warrior")
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Thief way 0") is not None


def test_702_76a_what_the_source_was_as_it_dealt_the_damage_counts() -> None:
    at = table()
    at.battlefield(ANN, creature("Raider", 1, 1, types="Creature — Goblin"))
    at.hand(ANN, THIEF)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Raider", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    at.game.objects[at.id("Raider")].first_controller = BOB
    ask_again(at)
    at.act(ANN, "cast Thief way 0")
    at.resolve()
    assert "Thief" in at.names_in(Zone.BATTLEFIELD)
