"""Permanents that produce more mana when they are tapped for mana. CR 106.12, 106.12b."""

from __future__ import annotations

import pytest

from jajna.vocab import Mana
from tests.mechanics.bench import ANN, BOB, permanent, text_card
from tests.table import table

MIRROR = permanent(
    "Mirror",
    "Enchantment",
    "If you tap a permanent for mana, it produces twice as much of that mana instead.",
)
BLOOM = permanent(
    "Bloom",
    "Enchantment",
    "If you tap a permanent for mana, it produces three times as much of that mana instead.",
)
PEAK = permanent("Peak", "Land", "{T}: Add {R}.", "")
PETAL = permanent("Petal", text="{T}, Sacrifice Petal: Add one mana of any color.")
WELL = permanent("Well", text="{0}: Add {C}.")
GROWTH = permanent(
    "Growth",
    "Enchantment",
    "Whenever a land is tapped for mana, its controller adds an additional {G}.",
)


@pytest.mark.parametrize(
    ("names", "count"), [((MIRROR,), 2), ((MIRROR, MIRROR), 4), ((MIRROR, BLOOM), 6)]
)
def test_106_12b_it_produces_so_many_times_as_much(names: tuple[str, ...], count: int) -> None:
    at = table(ann=[*names, PEAK], bob=[PEAK])
    at.act(ANN, "activate Peak")
    assert [unit.mana for unit in at.game.players[ANN].pool] == [Mana.RED] * count


def test_106_12b_what_another_player_taps_produces_what_it_did() -> None:
    at = table(ann=[MIRROR], bob=[PEAK])
    at.act(BOB, "activate Peak")
    assert len(at.game.players[BOB].pool) == 1


def test_106_12_an_ability_without_the_tap_symbol_produces_what_it_did() -> None:
    at = table(ann=[MIRROR, WELL])
    at.act(ANN, "activate Well")
    assert len(at.game.players[ANN].pool) == 1


def test_106_12b_what_is_sacrificed_for_it_produces_more_too() -> None:
    at = table(ann=[MIRROR, PETAL])
    at.act(ANN, "activate Petal", "UU")
    assert [unit.mana for unit in at.game.players[ANN].pool] == [Mana.BLUE] * 2


def test_106_12b_the_mana_of_what_triggers_is_not_multiplied() -> None:
    at = table(ann=[MIRROR, GROWTH, PEAK])
    at.act(ANN, "activate Peak")
    made = sorted(unit.mana for unit in at.game.players[ANN].pool)
    assert made == [Mana.RED, Mana.RED, Mana.GREEN]


def test_106_12b_payment_reckons_with_it() -> None:
    big = text_card("Big", "Sorcery", "You gain 1 life.", cost="{4}{G}")
    at = table(ann=[MIRROR, GROWTH, PEAK], hand=[big])
    assert at.why_not(ANN, "cast Big") is not None
    at = table(ann=[MIRROR, GROWTH, PEAK, PEAK], hand=[big])
    at.act(ANN, "cast Big")
    at.resolve()
    assert at.life(ANN) == 21
