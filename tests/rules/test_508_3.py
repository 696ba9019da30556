"""Triggers of attacks on players, and whom they name. CR 508.3."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table


def attacked(text: str, at: str | int) -> Table:
    """Ann's creature with this text has attacked Bob, or his planeswalker."""
    made = table()
    made.battlefield(ANN, creature("Rider", text=text))
    walker = permanent("Walker", "Planeswalker")
    made.put(BOB, Zone.BATTLEFIELD, walker, counters={"loyalty": 3})
    made.begin(ANN)
    made.to(Step.DECLARE_ATTACKERS)
    made.attack("Rider", at=at)
    made.resolve_all()
    return made


@pytest.mark.parametrize("whom", ["a player", "an opponent"])
def test_508_3a_a_player_who_is_attacked_is_that_player(whom: str) -> None:
    text = f"Whenever Rider attacks {whom}, that player loses 3 life."
    assert attacked(text, BOB).life(BOB) == 17
    assert attacked(text, "Walker").life(BOB) == 20


def test_508_3a_an_attack_on_you_is_one_by_another_player() -> None:
    assert attacked("Whenever a creature attacks you, you gain 1 life.", BOB).life(ANN) == 20
