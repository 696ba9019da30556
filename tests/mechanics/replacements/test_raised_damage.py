"""Noncombat damage that is as much as an amount, and how much sources of a color dealt.

CR 120.3, 614.1a.
"""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, creature, permanent, text_card
from tests.table import table

OJER = creature(
    "Ojer",
    4,
    4,
    "If a red source you control would deal an amount of noncombat damage less than Ojer's power "
    "to an opponent, that source deals damage equal to Ojer's power instead.",
)


def shot(name: str, amount: int, cost: str, to: str) -> Table:
    """A source of this cost has dealt so much damage, with Ann's Ojer there."""
    source = permanent(name, text=f"{{0}}: {name} deals {amount} damage to any target.", cost=cost)
    at = table(ann=[OJER, source], bob=["Wall"])
    at.act(ANN, f"activate {name}", to)
    at.resolve()
    return at


@pytest.mark.parametrize(
    ("amount", "cost", "life"), [(1, "{R}", 16), (5, "{R}", 15), (1, "{U}", 19), (4, "{R}", 16)]
)
def test_614_1a_red_noncombat_damage_is_raised_to_its_power(
    amount: int, cost: str, life: int
) -> None:
    assert shot("Torch", amount, cost, "Bob").life(BOB) == life


def test_614_1a_damage_to_creatures_and_yourself_stays() -> None:
    assert shot("Torch", 1, "{R}", "Wall").object("Wall").damage == 1
    assert shot("Torch", 1, "{R}", "Ann").life(ANN) == 19


def test_614_1a_combat_damage_stays() -> None:
    rider = text_card("Rider", "Creature", "Flying", ("1", "1"), cost="{R}")
    at = table(ann=[OJER, rider])
    at.attack("Rider")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 19


TEMPLE = permanent(
    "Temple",
    text="{0}: Draw a card. Activate only if red sources you controlled dealt 4 or more noncombat "
    "damage this turn and only as a sorcery.",
)


@pytest.mark.parametrize(
    ("cost", "shots", "able"), [("{R}", 2, True), ("{R}", 1, False), ("{U}", 2, False)]
)
def test_602_5_damage_of_red_sources_is_counted(cost: str, shots: int, *, able: bool) -> None:
    gun = permanent("Gun", text="{0}: Gun deals 2 damage to any target.", cost=cost)
    at = table(ann=[TEMPLE, gun], bob=["Wall"])
    for name in ("Bob", "Wall")[:shots]:
        at.act(ANN, "activate Gun", name)
        at.resolve()
    assert (at.why_not(ANN, "activate Temple") is None) == able


def test_602_5_combat_damage_and_that_of_other_players_sources_dont_count() -> None:
    rider = text_card("Rider", "Creature", "", ("9", "9"), cost="{R}")
    gun = permanent("Gun", text="{0}: Gun deals 5 damage to any target.", cost="{R}")
    at = table(ann=[TEMPLE, rider], bob=[gun])
    at.attack("Rider")
    at.to(Step.POSTCOMBAT_MAIN)
    at.act(BOB, "activate Gun", "Ann")
    at.resolve()
    assert at.life(BOB) == 11
    assert at.why_not(ANN, "activate Temple") is not None
