"""Changes of power and toughness. CR 613.4."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table


def test_613_4c_each_creature_counts_those_that_share_a_type_with_it() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Arms",
            "Enchantment",
            "Each creature gets +1/+1 for each other creature on the battlefield that shares at "
            "least one creature type with it.",
        ),
        creature("Elf Wolf", types="Creature — Elf Wolf"),
        creature("Elf", types="Creature — Elf"),
    )
    at.battlefield(BOB, creature("Wolf", types="Creature — Wolf"), "Bear")
    assert at.power_toughness("Elf Wolf") == (4, 4)
    assert at.power_toughness("Elf") == (3, 3)
    assert at.power_toughness("Wolf") == (3, 3)
    assert at.power_toughness("Bear") == (2, 2)
