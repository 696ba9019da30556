"""Delayed triggered abilities that wait for what a target does. CR 115.1, 603.7."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import table

PALADIN = permanent(
    "Paladin",
    text="{0}: Whenever target creature deals damage this turn, you gain that much life.",
)


def told(of: str) -> Table:
    """The ability has resolved for this creature of Ann's."""
    at = table(ann=[PALADIN, "Giant", "Bear"])
    at.act(ANN, "activate Paladin", of)
    at.resolve()
    return at


def test_603_7_life_is_gained_for_all_that_the_target_deals_this_turn() -> None:
    at = told("Giant")
    cast(at, "Target creature you control deals 2 damage to any target.", "Giant", "Bob")
    at.resolve_all()
    at.attack("Giant", "Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(ANN), at.life(BOB)) == (27, 11)


def test_603_7_another_creature_and_another_turn_dont_count() -> None:
    at = told("Bear")
    at.attack("Giant")
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(ANN) == 20


def test_608_2b_nothing_waits_once_the_target_is_gone() -> None:
    at = table(ann=[PALADIN, "Giant", "Bear"], bob=[creature("Ox")])
    at.act(ANN, "activate Paladin", "Giant")
    cast(at, "Destroy target creature.", "Giant", by=BOB)
    at.resolve_all()
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(ANN) == 20


@pytest.mark.parametrize(
    "line",
    [
        "Whenever target creature deals damage, you gain that much life.",
        "If target creature would die, exile it instead.",
        "If damage would be dealt to target creature, prevent that damage.",
    ],
)
def test_115_1_an_ability_that_targets_nothing_speaks_of_no_target(line: str) -> None:
    assert compiled(line).face is None


@pytest.mark.parametrize(("dying", "back"), [("Ox", True), ("Wall", False)])
def test_603_10a_the_target_returns_as_it_dies_and_no_other(dying: str, *, back: bool) -> None:
    at = table(bob=[creature("Ox"), "Wall"])
    cast(
        at,
        "When target creature dies this turn, return that card to the battlefield under its "
        "owner's control.",
        "Ox",
    )
    cast(at, "Destroy target creature.", dying)
    at.resolve_all()
    assert (dying in at.names_in(Zone.BATTLEFIELD)) == back


def test_603_7_an_unblocked_target_gives_life_instead_of_damage() -> None:
    cone = permanent(
        "Cone",
        text="{0}, Sacrifice Cone: This turn, when target creature you control attacks and isn't "
        "blocked, you may gain life equal to its power. If you do, it assigns no combat damage "
        "this turn.",
    )
    at = table(ann=[cone, "Giant", "Bear"])
    at.act(ANN, "activate Cone", "Giant")
    at.resolve()
    at.attack("Giant", "Bear")
    at.choose("yes")
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(ANN), at.life(BOB)) == (25, 18)
