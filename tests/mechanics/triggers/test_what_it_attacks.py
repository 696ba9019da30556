"""What a creature is attacking, once it has left combat or the battlefield."""

from __future__ import annotations

import pytest

from tests.mechanics.bench import ANN, BOB, ask_again, creature, spell
from tests.table import table

RAIDER = creature(
    "Raider",
    text="Whenever this creature attacks, it deals 2 damage to the player or planeswalker it's "
    "attacking.",
)


@pytest.mark.parametrize(
    ("answer", "life"),
    [
        ("You gain 0 life.", 18),
        ("Destroy target creature.", 18),  # CR 608.2h
        ("Remove target creature from combat.", 20),
    ],
)
def test_508_1b_what_was_removed_from_combat_attacks_nobody(answer: str, life: int) -> None:
    at = table(ann=[RAIDER])
    at.hand(BOB, spell(answer))
    ask_again(at)
    at.attack("Raider")
    at.act(BOB, "cast Spell", *(["Raider"] if "target" in answer else []))
    at.resolve_all()
    assert at.life(BOB) == life
    assert at.life(ANN) == 20
