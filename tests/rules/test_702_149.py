"""Training. CR 702.149."""

from __future__ import annotations

import pytest

from jajna.judge import BOB
from tests.mechanics.bench import creature
from tests.table import table


@pytest.mark.parametrize(
    ("attackers", "power"),
    [(["Pupil", "Giant"], 2), (["Pupil", "Cub"], 1), (["Cub", "Giant"], 1), (["Pupil"], 1)],
)
def test_702_149a_it_trains_with_a_stronger_attacker(attackers: list[str], power: int) -> None:
    at = table(ann=[creature("Pupil", 1, 1, "Training"), creature("Cub", 1, 1), "Giant"])
    at.attack(*attackers, at=BOB)
    at.resolve_all()
    assert at.power_toughness("Pupil") == (power, power)
