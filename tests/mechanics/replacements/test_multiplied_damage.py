"""Damage that is doubled or halved, by whom and to whom. CR 614.1a, 615.6."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

BLADE = permanent(
    "Blade",
    "Enchantment",
    "If a source would deal damage to an opponent or a permanent an opponent controls, that source "
    "deals double that damage to that player or permanent instead.\nIf a source would deal damage "
    "to you or a permanent you control, prevent half that damage, rounded up.",
)
RISK = creature(
    "Risk",
    4,
    9,
    "If a source would deal damage to you, it deals double that damage to you instead.\nIf a "
    "source would deal damage to Risk, it deals double that damage to Risk instead.",
)
FLAIL = permanent(
    "Flail",
    "Artifact — Equipment",
    "If equipped creature would deal combat damage, it deals double that damage instead.\nIf "
    "another creature would deal combat damage to equipped creature, it deals double that damage "
    "to equipped creature instead.\nEquip {0}",
)


def struck(at: Table, number: int, *targets: str, by: int = ANN) -> None:
    """Something is dealt so much damage by a player's spell."""
    cast(at, f"Spell deals {number} damage to any target.", *targets, by=by)
    at.resolve_all()


def test_614_1a_damage_to_opponents_and_theirs_is_doubled_whoever_deals_it() -> None:
    at = table(ann=[BLADE], bob=["Giant"])
    struck(at, 3, "Giant", by=BOB)
    struck(at, 2, "Bob")
    assert at.object("Giant").zone is Zone.GRAVEYARD
    assert at.life(BOB) == 16


@pytest.mark.parametrize(("number", "left"), [(1, 20), (3, 19), (4, 18)])
def test_107_1a_half_the_damage_rounded_up_is_prevented(number: int, left: int) -> None:
    at = table(ann=[BLADE])
    struck(at, number, "Ann", by=BOB)
    assert at.life(ANN) == left


def test_615_6_half_the_damage_to_ones_permanents_is_prevented() -> None:
    at = table(ann=[BLADE, "Giant"])
    struck(at, 9, "Giant", by=BOB)
    assert at.object("Giant").damage == 4


def test_614_1a_damage_to_you_and_to_the_creature_itself_is_doubled() -> None:
    at = table(ann=[RISK, "Giant"])
    struck(at, 3, "Ann")
    struck(at, 3, "Risk")
    struck(at, 3, "Giant")
    struck(at, 3, "Bob")
    assert (at.life(ANN), at.life(BOB)) == (14, 17)
    assert (at.object("Risk").damage, at.object("Giant").damage) == (6, 3)


def test_614_1a_the_equipped_creature_deals_and_is_dealt_double_combat_damage() -> None:
    at = table(ann=[FLAIL, "Giant"], bob=[creature("Ogre", 1, 20)])
    at.act(ANN, "activate Flail", "Giant")
    at.resolve_all()
    struck(at, 1, "Giant", by=BOB)
    at.attack("Giant")
    at.block(("Ogre", "Giant"))
    at.to(Step.END_OF_COMBAT)
    assert (at.object("Ogre").damage, at.object("Giant").damage) == (10, 3)
