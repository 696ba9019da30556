"""Declaring blockers: what can block. CR 509.1."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Kind, Several
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


@pytest.mark.parametrize(("name", "able"), [("Robot", True), ("Monk", True), ("Bear", False)])
def test_509_1b_only_artifact_creatures_and_white_creatures_can_block_it(
    name: str, able: bool
) -> None:
    seeker = creature(
        "Seeker",
        text="Seeker can't be blocked except by artifact creatures and/or white creatures.",
    )
    at = table()
    at.battlefield(ANN, seeker)
    at.battlefield(
        BOB,
        creature("Robot", types="Artifact Creature"),
        creature("Monk", cost="{W}"),
        "Bear",
    )
    at.begin(ANN)
    at.attack("Seeker")
    at.to_question(Kind.BLOCKERS)
    block = Several((Assign(at.id(name), at.id("Seeker")),))
    assert (at.game.why_not(block) is None) == able


def test_509_1g_only_a_creature_blocking_it_is_a_target() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", text="{0}: Destroy target creature blocking Knight."))
    at.battlefield(BOB, "Wall", "Giant")
    assert at.why_not(ANN, "activate Knight") is not None
    at.attack("Knight")
    at.block(("Wall", "Knight"))
    at.act(ANN, "activate Knight")
    at.resolve()
    assert at.object("Wall").zone is Zone.GRAVEYARD
    assert at.object("Giant").zone is Zone.BATTLEFIELD


@pytest.mark.parametrize(("name", "able"), [("Bear", False), ("Rampart", True)])
def test_509_1b_except_by_walls_this_turn(name: str, able: bool) -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Bear", creature("Rampart", types="Creature — Wall"))
    cast(at, "Target creature can't be blocked this turn except by Walls.", "Giant")
    at.begin(ANN)
    at.attack("Giant")
    at.to_question(Kind.BLOCKERS)
    block = Several((Assign(at.id(name), at.id("Giant")),))
    assert (at.game.why_not(block) is None) == able
