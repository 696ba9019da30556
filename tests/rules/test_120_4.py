"""How damage is processed: dealt, then turned into its results, which happen at once. CR 120.4."""

from __future__ import annotations

from jajna.card import Card
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.rules.test_120_3 import WORSHIP
from tests.table import table

SHELTER = (
    "Prevent all combat damage target creature would deal this turn. You gain life equal to the "
    "damage prevented this way."
)
REFLECTION = permanent(
    "Reflection", "Enchantment", "If you would gain life, you gain twice that much life instead."
)


def attacked(life: int, text: str, *more: Card) -> Table:
    """Bob has so much life and Worship, and is attacked by two; his spell is about one of them."""
    at = table()
    at.battlefield(ANN, creature("Ogre", 5, 5), creature("Brute", 5, 5))
    at.battlefield(BOB, WORSHIP, "Wall", *more)
    at.set_life(BOB, life)
    at.begin(ANN)
    cast(at, text, "Ogre", by=BOB)
    at.attack("Ogre", "Brute")
    at.to(Step.END_OF_COMBAT)
    return at


def test_120_4d_life_gained_by_prevention_counts_before_a_life_total_is_kept() -> None:
    assert attacked(2, SHELTER).life(BOB) == 2


def test_120_4d_a_gain_that_is_too_small_leaves_the_least() -> None:
    text = (
        "Prevent the next 2 damage that would be dealt to you this turn. You gain life equal to "
        "the damage prevented this way. Untap target creature."
    )
    assert attacked(2, text).life(BOB) == 1


def test_120_4c_a_gain_of_results_is_doubled_before_they_happen() -> None:
    assert attacked(2, SHELTER, REFLECTION).life(BOB) == 7


def test_120_4c_who_cannot_gain_life_keeps_the_least() -> None:
    law = permanent("Law", "Enchantment", "Players can't gain life.")
    assert attacked(2, SHELTER, law).life(BOB) == 1


def test_120_4d_what_lifelink_gains_at_once_counts_too() -> None:
    at = table()
    at.battlefield(ANN, creature("Ogre", 5, 5), creature("Brute", 1, 1))
    at.battlefield(BOB, WORSHIP, creature("Healer", 3, 3, "Lifelink"))
    at.set_life(BOB, 3)
    at.begin(ANN)
    at.attack("Ogre", "Brute")
    at.block(("Healer", "Brute"))
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 1


def test_615_5_other_effects_of_a_prevention_follow_the_results() -> None:
    text = (
        "Prevent the next 5 damage that would be dealt to you this turn. If damage is prevented "
        "this way, Spell deals that much damage to target creature."
    )
    at = attacked(2, text)
    assert at.life(BOB) == 1
    assert at.object("Ogre").zone is Zone.GRAVEYARD
    assert at.object("Brute").zone is Zone.BATTLEFIELD
