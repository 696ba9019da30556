"""Costs that change for each target of a spell. CR 601.2f, 601.2c."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, spell, text_card
from tests.table import table

KIRIN = creature(
    "Kirin",
    text="Spells you cast cost {1} less to cast for each target.\n"
    "Spells your opponents cast cost {1} more to cast for each target.",
)
STONE = permanent("Stone", text="{T}: Add {C}.")
CLAWS = "~ deals 1 damage to target creature and 1 damage to another target creature."


def costing(text: str, cost: str, stones: int, *, by: int = ANN) -> Table:
    """A player's spell of this cost and so much mana; Ann has the Kirin."""
    at = table(ann=[KIRIN], bob=["Giant", "Wall"])
    at.battlefield(by, *[STONE] * stones)
    at.hand(by, text_card("Spell", "Instant", text, cost=cost))
    ask_again(at)
    return at


def spent(at: Table) -> int:
    """How many Stones are tapped."""
    things = [at.game.object(one) for one in at.game.zones.battlefield]
    return sum(one.tapped for one in things)


@pytest.mark.parametrize(("targets", "paid"), [((), 4), (("Giant",), 3), (("Giant", "Wall"), 2)])
def test_601_2f_it_costs_less_for_each_target(targets: tuple[str, ...], paid: int) -> None:
    at = costing("Tap any number of target creatures.", "{4}", 4)
    at.act(ANN, "cast Spell", targets)
    assert spent(at) == paid


def test_601_2f_a_thing_that_is_a_target_twice_is_counted_once() -> None:
    text = "Tap target creature.\nUntap target creature."
    for other, paid in (("Giant", 3), ("Wall", 2)):
        at = costing(text, "{4}", 4)
        at.act(ANN, "cast Spell", "Giant", other)
        assert spent(at) == paid


def test_601_2f_with_too_little_mana_for_one_target_it_can_be_cast_with_two() -> None:
    at = costing("Tap any number of target creatures.", "{4}", 2)
    at.act(ANN, "cast Spell", ("Giant", "Wall"))
    assert spent(at) == 2


def test_601_2f_what_can_have_one_target_costs_no_less_than_for_one() -> None:
    at = costing("Destroy target creature.", "{4}", 2)
    assert at.why_not(ANN, "cast Spell") is not None


@pytest.mark.parametrize(("targets", "paid"), [((), 1), (("Giant",), 2), (("Giant", "Wall"), 3)])
def test_601_2f_an_opponents_spell_costs_more_for_each_target(
    targets: tuple[str, ...], paid: int
) -> None:
    at = costing("Tap any number of target creatures.", "{1}", 3, by=BOB)
    at.act(BOB, "cast Spell", targets)
    assert spent(at) == paid


def test_601_2f_without_mana_for_the_one_target_an_opponents_spell_cant_be_cast() -> None:
    at = costing("Destroy target creature.", "{1}", 1, by=BOB)
    assert at.why_not(BOB, "cast Spell") is not None
    at = costing("Draw a card.", "{1}", 1, by=BOB)
    assert at.why_not(BOB, "cast Spell") is None


def test_601_2f_a_spell_without_targets_costs_its_caster_nothing_less() -> None:
    at = costing("Draw a card.", "{2}", 1)
    assert at.why_not(ANN, "cast Spell") is not None


PURGE = spell(
    "This spell costs 3 life more to cast for each target.\n"
    "Destroy any number of target creatures.",
    "Purge",
)


@pytest.mark.parametrize(("targets", "left"), [((), 7), (("Giant",), 4), (("Giant", "Wall"), 1)])
def test_601_2f_life_is_paid_for_each_target(targets: tuple[str, ...], left: int) -> None:
    at = table(bob=["Giant", "Wall"], hand=[PURGE])
    at.set_life(ANN, 7)
    ask_again(at)
    at.act(ANN, "cast Purge", targets)
    assert at.life(ANN) == left
