"""Monstrosity. CR 701.37."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

HYDRA = creature("Hydra", 2, 2, "{0}: Monstrosity 3.\nAs long as ~ is monstrous, it has flying.")


def test_701_37a_counters_are_put_on_it_and_it_becomes_monstrous() -> None:
    at = table()
    at.battlefield(ANN, HYDRA)
    at.act(ANN, "activate Hydra.0")
    at.resolve()
    assert at.power_toughness("Hydra") == (5, 5)


def test_701_37a_a_monstrous_permanent_gets_no_more() -> None:
    at = table()
    at.battlefield(ANN, HYDRA)
    for _ in range(2):
        at.act(ANN, "activate Hydra.0")
        at.resolve()
    assert at.power_toughness("Hydra") == (5, 5)


def test_701_37b_it_stays_monstrous_without_its_counters() -> None:
    at = table()
    at.battlefield(ANN, HYDRA)
    at.act(ANN, "activate Hydra.0")
    at.resolve()
    cast(at, "Remove all counters from target creature.", "Hydra")
    assert at.power_toughness("Hydra") == (2, 2)
    at.act(ANN, "activate Hydra.0")
    at.resolve()
    assert at.power_toughness("Hydra") == (2, 2)


def test_701_37b_a_copy_of_it_is_not_monstrous() -> None:
    at = table()
    at.battlefield(ANN, HYDRA)
    at.act(ANN, "activate Hydra.0")
    at.resolve()
    cast(at, "Create a token that's a copy of target creature.", "Hydra")
    made = at.game.zones.battlefield[-1]
    assert at.power_toughness(made) == (2, 2)
    assert not at.game.object(made).marks.get("monstrous")


def test_701_37b_becoming_monstrous_triggers_once() -> None:
    at = table()
    text = "{0}: Monstrosity 1.\nWhen ~ becomes monstrous, it deals 2 damage to each opponent."
    at.battlefield(ANN, creature("Ogre", 2, 2, text))
    for _ in range(2):
        at.act(ANN, "activate Ogre.0")
        at.resolve_all()
    assert at.life(BOB) == 18


def test_701_37c_x_is_what_it_was_as_the_permanent_became_monstrous() -> None:
    at = table()
    text = "{X}: Monstrosity X.\nWhen ~ becomes monstrous, it deals X damage to each opponent."
    at.battlefield(ANN, creature("Worm", 2, 2, text), *["Mine"] * 0)
    at.act(ANN, "activate Worm.0", 0)
    at.resolve_all()
    assert at.life(BOB) == 20
