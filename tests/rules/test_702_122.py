"""Crew. CR 702.122."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from tests.mechanics.bench import ANN, creature, permanent
from tests.table import table


def shipyard(power: int, *creatures: str) -> Table:
    ship = permanent("Ship", "Artifact — Vehicle", f"Crew {power}")
    timid = creature("Timid", 3, 3, "Timid can't attack, block, or crew Vehicles.")
    return table(
        known=[timid, creature("Cub", 1, 1), creature("Ape")],
        ann=[ship, *creatures],
        bob=["Giant"],
    )


def tapped(at: Table) -> list[str]:
    things = at.game.zones.battlefield
    return [at.name(thing) for thing in things if at.object(thing).tapped]


def test_702_122a_untapped_creatures_of_the_player_that_can_crew_are_tapped() -> None:
    at = shipyard(4, "Bear", "Cub", "Ape", "Timid")
    at.act(ANN, "activate Ship")
    assert tapped(at) == ["Bear", "Cub", "Ape"]


def test_702_122a_each_is_tapped_once() -> None:
    at = shipyard(4, "Bear", "Cub", "Ape")
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "activate Ship", ["Bear"], ["Bear", "Cub"])
    at = shipyard(4, "Bear", "Cub", "Ape")
    at.act(ANN, "activate Ship", ["Bear"], ["Ape"])
    assert tapped(at) == ["Bear", "Ape"]


@pytest.mark.parametrize(
    ("power", "crew", "allowed"),
    [
        (3, ("Bear", "Cub"), True),
        (3, ("Bear",), False),
        (3, ("Bear", "Timid"), False),
        (4, ("Bear",), False),
    ],
)
def test_702_122a_their_power_must_suffice(
    power: int, crew: tuple[str, ...], allowed: bool
) -> None:
    assert (shipyard(power, *crew).why_not(ANN, "activate Ship") is None) is allowed
