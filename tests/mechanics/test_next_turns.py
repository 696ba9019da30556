"""Restrictions for the next turn of a creature's controller. CR 508.1c, 611.2c."""

from __future__ import annotations

import pytest

from jajna.judge.table import RefusedError
from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table

DUST = creature(
    "Dust",
    1,
    4,
    "Defender\nWhenever Dust blocks a creature, that creature can't attack during its controller's "
    "next turn.",
)


def test_508_1c_the_blocked_creature_cant_attack_in_the_next_turn_of_its_controller() -> None:
    at = table(ann=["Bear", "Giant"], bob=[DUST])
    at.attack("Bear", "Giant")
    at.block(("Dust", "Giant"))
    at.resolve_all()
    at.to_turn(BOB)
    at.to_turn(ANN)
    with pytest.raises(RefusedError):
        at.attack("Bear", "Giant")
    at.attack("Bear")
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.attack("Bear", "Giant")
    assert at.life(BOB) == 16
