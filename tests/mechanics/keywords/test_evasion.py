"""Evasion abilities and defender. CR 702.3, 702.9, 702.13, 702.14, 702.28, 702.36, 702.111."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table

PLAIN = creature("Plain")
BIRD = creature("Bird", text="Flying")
SPIDER = creature("Spider", text="Reach")
GHOST = creature("Ghost", text="Shadow")
RIDER = creature("Rider", text="Horsemanship")
BRUTE = creature("Brute", text="Menace")
GOLEM = creature("Golem", types="Artifact Creature")
ZOMBIE = creature("Zombie", cost="{B}")
FIEND = creature("Fiend", text="Fear", cost="{B}")
LURKER = creature("Lurker", text="Intimidate", cost="{B}")
SNEAK = creature("Sneak", 1, 1, "Skulk")
MERFOLK = creature("Merfolk", text="Islandwalk")


def attacked(attacker: Card, *blockers: Card, lands: tuple[Card, ...] = ()) -> Table:
    """Ann attacks Bob, who has these blockers and is asked to block."""
    at = table()
    at.battlefield(ANN, attacker)
    at.battlefield(BOB, *blockers, *lands)
    at.begin(ANN)
    at.attack(attacker.name)
    return at


def can_block(attacker: Card, *blockers: Card, lands: tuple[Card, ...] = ()) -> bool:
    """Whether the creatures can all block the attacker together."""
    at = attacked(attacker, *blockers, lands=lands)
    while at.asked is not None and at.asked.kind is Kind.PRIORITY:
        if at.game.turn.combat is not None and at.game.turn.combat.blocked:
            return False
        at.answer_next()
    try:
        at.block(*[(blocker.name, attacker.name) for blocker in blockers])
    except IllegalAnswerError:
        return False
    return True


def test_702_3b_a_creature_with_defender_cannot_attack() -> None:
    at = table()
    at.battlefield(ANN, creature("Rampart", text="Defender"), "Bear")
    at.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        at.attack("Rampart")


def test_702_9b_flying_is_not_blocked_by_a_creature_without_flying_or_reach() -> None:
    assert not can_block(BIRD, PLAIN)


@pytest.mark.parametrize("blocker", [creature("Hawk", text="Flying"), SPIDER])
def test_702_9b_flying_is_blocked_by_flying_and_by_reach(blocker: Card) -> None:
    assert can_block(BIRD, blocker)


def test_702_9b_a_creature_with_flying_can_block_one_without() -> None:
    assert can_block(PLAIN, BIRD)


def test_702_13b_intimidate_is_blocked_by_artifact_creatures_and_by_its_own_color() -> None:
    assert can_block(LURKER, GOLEM)
    assert can_block(LURKER, ZOMBIE)
    assert not can_block(LURKER, creature("Soldier", cost="{W}"))


def test_702_14c_islandwalk_is_unblockable_while_the_defender_controls_an_island() -> None:
    island = permanent("Lagoon", "Land — Island", cost="")
    assert can_block(MERFOLK, PLAIN)
    assert not can_block(MERFOLK, PLAIN, lands=(island,))


def test_702_14c_an_island_of_the_attacking_player_does_not_count() -> None:
    at = table()
    at.battlefield(ANN, MERFOLK, permanent("Lagoon", "Land — Island", cost=""))
    at.battlefield(BOB, PLAIN)
    at.begin(ANN)
    at.attack("Merfolk")
    at.block(("Plain", "Merfolk"))
    assert at.game.turn.combat is not None and at.game.turn.combat.is_blocked(at.id("Merfolk"))


def test_702_28b_shadow_blocks_and_is_blocked_by_shadow_only() -> None:
    assert not can_block(GHOST, PLAIN)
    assert not can_block(PLAIN, GHOST)
    assert can_block(GHOST, creature("Shade", text="Shadow"))


def test_702_31b_horsemanship_is_blocked_by_horsemanship_only_but_blocks_others() -> None:
    assert not can_block(RIDER, PLAIN)
    assert can_block(PLAIN, RIDER)
    assert can_block(RIDER, creature("Lancer", text="Horsemanship"))


def test_702_36b_fear_is_blocked_by_artifact_and_black_creatures_only() -> None:
    assert can_block(FIEND, GOLEM)
    assert can_block(FIEND, ZOMBIE)
    assert not can_block(FIEND, PLAIN)


def test_702_111b_menace_needs_two_blockers() -> None:
    assert not can_block(BRUTE, PLAIN)
    assert can_block(BRUTE, PLAIN, SPIDER)


def test_702_118b_skulk_is_not_blocked_by_greater_power() -> None:
    assert not can_block(SNEAK, PLAIN)
    assert can_block(SNEAK, creature("Rat", 1, 1))


def test_702_9a_flying_can_be_granted_and_lost_again() -> None:
    at = table()
    at.battlefield(ANN, creature("Kite", text="{0}: ~ gains flying until end of turn."))
    at.battlefield(BOB, PLAIN)
    at.begin(ANN)
    at.act(ANN, "activate Kite")
    at.resolve()
    at.attack("Kite")
    while (
        at.asked is not None and at.game.turn.combat is not None and not at.game.turn.combat.blocked
    ):
        at.answer_next()
    assert at.game.turn.combat is not None and at.game.turn.combat.is_unblocked(at.id("Kite"))


LAWN = permanent("Lawn", "Enchantment", (
    "Creatures with islandwalk can be blocked as though they didn't have islandwalk."
))  # fmt: skip
STAFF = permanent("Staff", "Artifact", (
    "Creatures with landwalk abilities can be blocked as though they didn't have those abilities."
))  # fmt: skip
ISLAND = permanent("Isle", "Land — Island", cost="")
SWAMP = permanent("Bog", "Land — Swamp", cost="")
STALKER = creature("Stalker", text="Swampwalk")


@pytest.mark.parametrize("ignoring", [LAWN, STAFF])
def test_609_4_an_effect_lets_it_be_blocked_as_though_it_had_no_landwalk(ignoring: Card) -> None:
    assert can_block(MERFOLK, PLAIN, lands=(ISLAND, ignoring))


def test_609_4_another_landwalk_is_left_alone() -> None:
    assert not can_block(STALKER, PLAIN, lands=(SWAMP, LAWN))
    assert can_block(STALKER, PLAIN, lands=(SWAMP, STAFF))


def test_702_14e_several_instances_of_a_landwalk_are_as_one() -> None:
    twin = creature("Twin", text="Islandwalk\nIslandwalk")
    assert not can_block(twin, PLAIN, lands=(ISLAND,))
    assert can_block(twin, PLAIN)


@pytest.mark.parametrize("rest", ["~ had shadow", "they didn't have shadow"])
def test_609_4_it_can_block_creatures_with_shadow_and_others(rest: str) -> None:
    wall = creature("Screen", text=f"~ can block creatures with shadow as though {rest}.")
    assert can_block(GHOST, wall)
    assert can_block(PLAIN, wall)
    assert not can_block(BIRD, wall)
