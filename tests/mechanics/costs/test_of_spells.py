"""What effects of other objects make spells cost. CR 601.2f, 118.7."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from tests.mechanics.bench import ANN, BOB, creature, permanent, spell, table, text_card

MINES = permanent("Mines", "Land", "{T}: Add {C}.", cost="")


def with_effect(text: str, owner: int = ANN, lands: int = 0) -> Table:
    """A table where a player has a witness of this text, and Ann so many lands."""
    at = table()
    at.battlefield(owner, creature("Witness", text=text), *[MINES] * lands)
    at.begin(ANN)
    return at


def castable(at: Table, name: str, player: int = ANN) -> bool:
    """Whether a player can cast a card now."""
    return at.why_not(player, f"cast {name}") is None


# -- what is targeted ------------------------------------------------------------------------------


def test_601_2c_what_makes_it_cost_more_is_no_target_that_cant_be_paid_for() -> None:
    at = with_effect("Spells your opponents cast that target ~ cost {2} more to cast.", BOB)
    at.battlefield(ANN, "Bear", MINES)
    at.hand(ANN, text_card("Bolt", "Instant", "~ deals 1 damage to target creature.", cost="{1}"))
    at.begin(ANN)
    at.act(ANN, "cast Bolt")
    at.resolve_all()
    assert at.object("Bear").damage == 1
    assert at.object("Witness").damage == 0


def test_601_2f_what_is_targeted_makes_it_cost_less() -> None:
    at = with_effect("Spells you cast that target a creature cost {2} less to cast.")
    at.hand(
        ANN,
        text_card("Bolt", "Instant", "~ deals 1 damage to target creature.", cost="{2}"),
        text_card("Blast", "Instant", "~ deals 1 damage to target player.", cost="{2}"),
        text_card("Rest", "Instant", "You gain 1 life.", cost="{2}"),
    )
    at.begin(ANN)
    assert castable(at, "Bolt")
    assert not castable(at, "Blast")
    assert not castable(at, "Rest")
    at.act(ANN, "cast Bolt", "Witness")
    at.resolve_all()
    assert at.object("Witness").damage == 1


def test_601_2f_only_the_target_that_makes_it_cost_less_can_be_paid_for() -> None:
    at = with_effect("Spells you cast that target ~ cost {2} less to cast.")
    at.battlefield(ANN, "Bear")
    at.hand(ANN, text_card("Bolt", "Instant", "~ deals 1 damage to target creature.", cost="{2}"))
    at.begin(ANN)
    at.act(ANN, "cast Bolt")
    at.resolve_all()
    assert at.object("Witness").damage == 1


def test_602_2b_an_ability_costs_more_by_its_target() -> None:
    text = "Abilities your opponents activate that target ~ cost {2} more to activate."
    at = with_effect(text, BOB)
    at.battlefield(ANN, "Bear", permanent("Rod", text="{0}: ~ deals 1 damage to target creature."))
    at.begin(ANN)
    at.act(ANN, "activate Rod")
    at.resolve_all()
    assert at.object("Bear").damage == 1
    assert at.object("Witness").damage == 0


# -- how many were cast ----------------------------------------------------------------------------


def test_601_2f_the_first_spell_of_a_kind_each_turn_costs_less() -> None:
    at = with_effect("The first creature spell you cast each turn costs {1} less to cast.")
    at.hand(ANN, creature("Cub", cost="{1}"), creature("Fawn", cost="{1}"), creature("Egg"))
    at.hand(ANN, text_card("Rest", "Instant", "You gain 1 life.", cost="{1}"))
    at.begin(ANN)
    assert not castable(at, "Rest")
    assert castable(at, "Cub")
    at.act(ANN, "cast Cub")
    assert not castable(at, "Fawn")
    at.resolve_all()
    assert not castable(at, "Fawn")


def test_601_2f_the_second_spell_each_turn_costs_less() -> None:
    at = with_effect("The second spell you cast each turn costs {1} less to cast.")
    at.hand(ANN, creature("Cub", cost="{1}"), creature("Fawn", cost="{1}"), creature("Egg"))
    at.begin(ANN)
    assert not castable(at, "Cub")
    at.act(ANN, "cast Egg")
    at.resolve_all()
    assert castable(at, "Cub")
    at.act(ANN, "cast Cub")
    at.resolve_all()
    assert not castable(at, "Fawn")


def test_601_2f_the_first_of_each_opponent_costs_more() -> None:
    text = "The first noncreature spell each opponent casts each turn costs {1} more to cast."
    at = with_effect(text, BOB)
    at.hand(ANN, spell("You gain 1 life.", "Rest"), spell("You gain 2 life.", "Nap"), "Bear")
    at.hand(BOB, spell("You gain 3 life.", "Sleep"))
    at.battlefield(ANN, MINES)
    at.begin(ANN)
    assert castable(at, "Bear")
    assert castable(at, "Sleep", BOB)
    at.act(ANN, "cast Rest")
    at.resolve_all()
    assert at.object("Mines").tapped
    assert castable(at, "Nap")


# -- for a while -----------------------------------------------------------------------------------


def test_611_2f_the_next_spell_costs_less_once() -> None:
    at = with_effect("{0}: The next creature spell you cast this turn costs {1} less to cast.")
    at.hand(ANN, creature("Cub", cost="{1}"), creature("Fawn", cost="{1}"))
    at.hand(ANN, text_card("Rest", "Instant", "You gain 1 life.", cost="{1}"))
    at.begin(ANN)
    assert not castable(at, "Cub")
    at.act(ANN, "activate Witness")
    at.resolve_all()
    assert not castable(at, "Rest")
    at.act(ANN, "cast Cub")
    at.resolve_all()
    assert not castable(at, "Fawn")


def test_611_2c_what_is_cast_this_turn_costs_less() -> None:
    at = with_effect("{0}: Creature spells you cast this turn cost {1} less to cast.")
    at.hand(ANN, creature("Cub", cost="{1}"), creature("Fawn", cost="{1}"))
    at.begin(ANN)
    at.act(ANN, "activate Witness")
    at.resolve_all()
    at.act(ANN, "cast Cub")
    at.resolve_all()
    assert castable(at, "Fawn")
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert not castable(at, "Fawn")


def test_601_2f_it_costs_more_during_the_turn_of_another() -> None:
    at = with_effect("Spells your opponents cast during your turn cost {1} more to cast.", BOB)
    at.hand(ANN, spell("You gain 1 life.", "Rest"))
    at.begin(ANN)
    assert castable(at, "Rest")
    at.begin(BOB)
    assert not castable(at, "Rest")


# -- kinds of spells -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cub", "goblin"),
    [
        ("Green spells and white spells you cast cost {1} less to cast.", True, False),
        ("Goblin spells and Elf spells you cast cost {1} less to cast.", False, True),
        ("Red creature spells and green creature spells cost {1} less to cast.", True, False),
    ],
)
def test_601_2f_two_kinds_of_spells_cost_less(text: str, cub: bool, goblin: bool) -> None:
    at = with_effect(text, lands=0)
    at.battlefield(ANN, permanent("Grove", "Land", "{T}: Add {G}.", cost=""))
    at.hand(
        ANN, creature("Cub", cost="{1}{G}"), creature("Gob", types="Creature — Goblin", cost="{2}")
    )
    at.begin(ANN)
    assert castable(at, "Cub") == cub
    assert castable(at, "Gob") == goblin


@pytest.mark.parametrize(
    "text",
    [
        "The first creature spell you cast costs {1} less to cast.",
        "Creature spells you cast each turn cost {1} less to cast.",
        "Equip abilities you activate that target ~ cost {3} less to activate.",
        "Spells during your turn cost {1} more to cast.",
        "Creatures that target ~ get +1/+1.",
        "{T}: Spells you cast this turn cost {1} less to cast for each artifact you control.",
        "{T}: The next spell you cast this turn costs {1} less to cast for each artifact you "
        "control as you cast it.",
    ],
)
def test_what_isnt_known_when_it_must_be_paid_is_refused(text: str) -> None:
    assert not compile_line(text, False).meanings
