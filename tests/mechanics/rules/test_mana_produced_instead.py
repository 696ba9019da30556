"""What permanents produce instead as they are tapped for mana. CR 106.12b."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.judge.table import RefusedError
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

TWIN = permanent("Twin", "Land", "{T}: Add {G}{G}.", cost="")
STONE = permanent("Stone", "Artifact", "{T}: Add {R}.")
SPHERE = permanent(
    "Sphere",
    text="If a land is tapped for two or more mana, it produces {C} instead of any other type and "
    "amount.",
)
DARK = permanent(
    "Dark", text="If a land is tapped for mana, it produces {B} instead of any other type."
)
PULSE = permanent(
    "Pulse",
    text="If a basic land you control is tapped for mana, it produces mana of a color of your "
    "choice instead of any other type.",
)
MIRROR = permanent(
    "Mirror",
    text="If you tap a permanent for mana, it produces twice as much of that mana instead.",
)


def costing(cost: str) -> Card:
    """A creature with this mana cost."""
    return creature("Wanted", 1, 1, cost=cost)


def castable(at: Table, cost: str) -> bool:
    """Whether Ann can pay for a creature with this mana cost."""
    at.hand(ANN, costing(cost))
    ask_again(at)
    return at.why_not(ANN, "cast Wanted") is None


@pytest.mark.parametrize(("cost", "can"), [("{1}", True), ("{G}", False), ("{2}", False)])
def test_106_12b_two_or_more_mana_become_one_colorless(cost: str, can: bool) -> None:
    assert castable(table(ann=[TWIN], bob=[SPHERE]), cost) is can


def test_106_12b_one_mana_is_left_alone() -> None:
    assert castable(table(ann=["Forest"], bob=[SPHERE]), "{G}")


@pytest.mark.parametrize(("cost", "can"), [("{B}{B}", True), ("{G}", False), ("{B}{B}{B}", False)])
def test_106_12b_another_type_of_the_same_amount(cost: str, can: bool) -> None:
    assert castable(table(ann=[TWIN], bob=[DARK]), cost) is can


def test_106_12b_only_lands_produce_otherwise() -> None:
    at = table(ann=[STONE], bob=[DARK])
    assert castable(at, "{R}")
    assert not castable(table(ann=[STONE], bob=[DARK]), "{B}")


def test_106_12b_mana_is_added_as_it_is_produced_instead() -> None:
    at = table(ann=["Forest"], bob=[DARK])
    at.act(ANN, "tap Forest.0:B")
    assert [unit.mana for unit in at.game.players[ANN].pool] == [4]
    with pytest.raises(RefusedError):
        table(ann=["Forest"], bob=[DARK]).act(ANN, "tap Forest.0:G")


def test_106_12b_a_color_of_your_choice_of_your_own_basic_lands() -> None:
    assert castable(table(ann=[PULSE, "Forest"]), "{U}")
    assert not castable(table(ann=["Forest"], bob=[PULSE]), "{U}")
    assert not castable(table(ann=[PULSE, TWIN]), "{U}{U}")


def test_106_6a_twice_as_much_of_that_mana() -> None:
    at = table(ann=[MIRROR, "Forest", STONE])
    assert castable(at, "{G}{G}{R}{R}")
    assert not castable(table(ann=["Forest", STONE], bob=[MIRROR]), "{G}{G}")


@pytest.mark.parametrize(("cost", "can"), [("{1}", True), ("{G}", False), ("{2}", False)])
def test_616_1f_what_is_doubled_to_two_mana_is_then_replaced(cost: str, can: bool) -> None:
    assert castable(table(ann=[MIRROR, "Forest"], bob=[SPHERE]), cost) is can


@pytest.mark.parametrize(("cost", "can"), [("{2}", True), ("{3}", False), ("{G}", False)])
def test_616_1_the_player_may_choose_the_order_of_two_effects(cost: str, can: bool) -> None:
    assert castable(table(ann=[MIRROR, TWIN], bob=[SPHERE]), cost) is can


def test_106_7_what_a_land_could_produce_takes_them_into_account() -> None:
    pool = permanent(
        "Pool",
        "Land",
        "{T}: Add one mana of any type that a land you control could produce.",
        cost="",
    )
    at = table(ann=[pool, "Forest", DARK])
    assert castable(at, "{B}{B}")
    assert not castable(table(ann=[pool, "Forest", DARK]), "{G}")


def test_514_2_until_end_of_turn() -> None:
    at = table(ann=["Forest"])
    cast(
        at,
        "Until end of turn, if you tap a land for mana, it produces one mana of a color of your "
        "choice instead of any other type and amount.",
    )
    assert castable(at, "{W}")
    at.to_turn(BOB, Step.UPKEEP)
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Wanted") is not None
    assert at.names_in(Zone.BATTLEFIELD) == ["Forest"]


TAX = permanent(
    "Tax",
    text="Each spell a player casts costs {1} more to cast for each other spell that player has "
    "cast this turn.",
)


def test_601_2f_a_spell_costs_more_for_each_other_one_its_player_has_cast_this_turn() -> None:
    at = table(ann=["Forest", "Forest", "Forest"], bob=[TAX])
    assert castable(at, "{G}")
    cast(at, "You gain 1 life.")
    at.act(ANN, "cast Wanted")  # for {1}{G}
    at.resolve()
    assert sum(at.object(one).tapped for one in at.game.zones.battlefield) == 2
    assert not castable(at, "{0}")  # {2} more, and one Forest is left


def test_601_2f_spells_of_others_and_of_earlier_turns_dont_count() -> None:
    at = table(ann=["Forest"], bob=[TAX])
    cast(at, "You gain 1 life.", by=BOB)
    assert castable(at, "{G}")
    at.act(ANN, "cast Wanted")
    at.resolve()
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert castable(at, "{G}")
