"""The untap step: what stays tapped. CR 502.3."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.judge import CAT
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

EXHAUSTION = (
    "Creatures and lands target opponent controls don't untap during their next untap step."
)


def test_502_3_creatures_and_lands_stay_tapped_in_the_next_untap_step_alone() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Field", "Relic")
    at.battlefield(ANN, "Giant")
    for name, kind in (("Bear", "creature"), ("Giant", "creature")):
        cast(at, f"Tap target {kind}.", name)
    cast(at, "Tap target land.", "Field")
    cast(at, "Tap target artifact.", "Relic")
    cast(at, EXHAUSTION)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Bear").tapped
    assert at.object("Field").tapped
    assert not at.object("Relic").tapped
    at.to_turn(ANN, Step.UPKEEP)
    assert not at.object("Giant").tapped
    at.to_turn(BOB, Step.UPKEEP)
    assert not at.object("Bear").tapped


VICE = permanent("Vice", text="You may choose not to untap Vice during your untap step.")


@pytest.mark.parametrize("stays", [True, False])
def test_502_3_it_may_stay_tapped_in_the_untap_step(stays: bool) -> None:
    at = table()
    at.battlefield(ANN, VICE, "Bear", tapped=True)
    at.to_turn(BOB)
    at.choose_for(Kind.OBJECTS, ("Vice",) if stays else ())
    at.to_turn(ANN)
    assert at.object("Vice").tapped is stays
    assert not at.object("Bear").tapped


ORB = permanent(
    "Orb",
    text="As long as ~ is untapped, players can't untap more than two permanents during their "
    "untap steps.",
)


@pytest.mark.parametrize(("tapped", "left"), [(False, 1), (True, 0)])
def test_502_3_no_more_than_two_untap(tapped: bool, left: int) -> None:
    at = table()
    at.battlefield(BOB, ORB)
    at.battlefield(ANN, "Bear", "Wall", "Giant")
    for name in ("Bear", "Wall", "Giant", *(["Orb"] if tapped else [])):
        cast(at, "Tap target permanent.", name)
    at.to_turn(BOB, Step.UPKEEP)
    if tapped:
        cast(at, "Tap target permanent.", "Orb", by=BOB)
    at.choose(["Bear", "Giant"])
    at.to_turn(ANN, Step.UPKEEP)
    assert [at.object(name).tapped for name in ("Bear", "Giant")] == [False, False]
    assert at.object("Wall").tapped == (left == 1)


NET = permanent("Net", text="You can't untap more than one land during your untap step.")


@pytest.mark.parametrize("limited", [True, False])
def test_502_3_800_4a_who_untaps_is_asked_again_as_another_player_leaves(limited: bool) -> None:
    at = table(3)
    if limited:
        at.battlefield(ANN, NET)
        at.battlefield(ANN, "Forest", "Plains", tapped=True)
    else:
        at.battlefield(ANN, VICE, tapped=True)
    at.to_turn(BOB)
    at.to_turn(CAT)
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    options = list(at.asked.options)
    at.game.concede(BOB)
    assert at.asked is not None
    assert (at.asked.kind, at.asked.player, list(at.asked.options)) == (Kind.OBJECTS, ANN, options)
    at.choose(["Forest"] if limited else ["Vice"])
    assert at.object("Plains" if limited else "Vice").tapped


MATRIX = permanent(
    "Matrix",
    text="As long as ~ is untapped, each player chooses artifact, creature, or land during their "
    "untap step. That player can untap only permanents of the chosen type this step.",
)
GOLEM = creature("Golem", types="Artifact Creature")


@pytest.mark.parametrize(
    ("chosen", "untapped"),
    [
        ("artifact", ["Golem", "Relic"]),
        ("creature", ["Bear", "Golem"]),
        ("land", ["Field"]),
    ],
)
def test_502_3_only_permanents_of_the_chosen_type_untap(chosen: str, untapped: list[str]) -> None:
    at = table(bob=[MATRIX])
    at.battlefield(ANN, "Bear", "Field", GOLEM, "Relic", tapped=True)
    at.to_turn(BOB)
    at.choose(chosen)
    at.to_turn(ANN, Step.UPKEEP)
    names = ("Bear", "Field", "Golem", "Relic")
    assert [name for name in names if not at.object(name).tapped] == untapped


def test_502_3_each_player_chooses_a_type_in_their_own_untap_step() -> None:
    at = table(bob=[MATRIX])
    at.battlefield(ANN, "Bear", tapped=True)
    at.battlefield(BOB, "Wall", "Field", tapped=True)
    at.choose("land")
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Wall").tapped
    assert not at.object("Field").tapped
    at.choose("creature")
    at.to_turn(ANN, Step.UPKEEP)
    assert not at.object("Bear").tapped
    assert at.object("Wall").tapped


def test_502_3_nobody_chooses_a_type_while_the_matrix_is_tapped() -> None:
    at = table()
    at.battlefield(BOB, MATRIX, tapped=True)
    at.battlefield(ANN, "Bear", "Field", tapped=True)
    at.to_turn(BOB, Step.UPKEEP)
    cast(at, "Tap target artifact.", "Matrix", by=BOB)
    at.to_turn(ANN, Step.UPKEEP)
    assert not at.object("Bear").tapped
    assert not at.object("Field").tapped


def test_502_3_a_limit_chooses_among_what_the_chosen_type_lets_untap() -> None:
    at = table(bob=[MATRIX, ORB])
    at.battlefield(ANN, "Bear", "Wall", "Giant", "Field", tapped=True)
    at.to_turn(BOB)
    at.choose("creature", ["Bear", "Giant"])
    at.to_turn(ANN, Step.UPKEEP)
    assert [at.object(name).tapped for name in ("Bear", "Wall", "Giant", "Field")] == [
        False,
        True,
        False,
        True,
    ]
