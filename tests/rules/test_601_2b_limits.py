"""What a text says of its own announcement and of copies. CR 107.3a, 601.2b, 707.10."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.oracle.compiler import compile_line
from tests.mechanics.bench import ANN, cast, creature, permanent, text_card
from tests.table import table

HYDRA = permanent("Lair", "Land", "{X}: You gain X life. X can't be 0.", cost="")
SOURCE = permanent("Vein", "Land", "{T}: Add {C}.", cost="")


def test_601_2b_the_least_x_is_one() -> None:
    at = table(ann=[HYDRA, SOURCE])
    at.ask_anyway(Kind.X)
    at.act(ANN, "activate Lair", 1)
    at.resolve_all()
    assert at.life(ANN) == 21
    assert at.object("Vein").tapped


def test_602_2_who_can_not_pay_for_one_can_not_activate_it() -> None:
    at = table(ann=[HYDRA])
    assert at.why_not(ANN, "activate Lair") is not None


def test_601_2b_x_in_another_part_of_the_cost_is_not_zero() -> None:
    text = "Sacrifice X artifacts: You gain X life. X can't be 0."
    at = table(ann=[permanent("Altar", "Enchantment", text)])
    assert at.why_not(ANN, "activate Altar") is not None
    at = table(ann=[permanent("Altar", "Enchantment", text), "Relic"])
    assert at.why_not(ANN, "activate Altar") is None


def test_601_2b_only_of_an_activated_ability_is_it_understood() -> None:
    assert not compile_line("Each opponent mills X cards. X can't be 0.", True).meanings


@pytest.mark.parametrize(("text", "life"), [("", 22), ("\nThis spell can't be copied.", 21)])
def test_707_10_a_spell_that_can_not_be_copied(text: str, life: int) -> None:
    at = table(hand=[text_card("Rest", "Instant", "You gain 1 life." + text)])
    at.act(ANN, "cast Rest")
    cast(at, "Copy target instant spell.", "Rest")
    at.resolve_all()
    assert at.life(ANN) == life


@pytest.mark.parametrize(("text", "life"), [("", 22), (" This ability can't be copied.", 21)])
def test_707_10_an_ability_that_can_not_be_copied(text: str, life: int) -> None:
    at = table(ann=[creature("Monk", text="{0}: You gain 1 life." + text)])
    at.act(ANN, "activate Monk")
    cast(at, "Copy target activated ability you control.", "{0}")
    at.resolve_all()
    assert at.life(ANN) == life
