"""What effects of other objects make spells cost. CR 601.2f, 118.7."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent, spell, text_card
from tests.table import table

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
    ],
)
def test_what_isnt_known_when_it_must_be_paid_is_refused(text: str) -> None:
    assert not compile_line(text, False).meanings


# -- any number of things --------------------------------------------------------------------------


def rite(paid: str, each: str) -> Card:
    """A spell that costs {5}, or less for each thing that it is paid with."""
    text = (
        f"As an additional cost to cast this spell, you may {paid}. This spell costs {{2}} less to "
        f"cast for each {each} this way.\nYou gain 1 life."
    )
    return text_card("Rite", "Sorcery", text, cost="{5}")


def test_601_2b_as_many_must_be_sacrificed_as_make_it_payable() -> None:
    at = table()
    at.battlefield(ANN, MINES, "Bear", "Wall")
    at.hand(ANN, rite("sacrifice any number of creatures", "creature sacrificed"))
    at.begin(ANN)
    at.act(ANN, "cast Rite")
    at.resolve_all()
    assert at.life(ANN) == 21
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Mines"]
    assert at.object("Mines").tapped


def test_118_3_without_enough_of_them_it_cant_be_cast() -> None:
    at = table()
    at.battlefield(ANN, MINES, "Bear")
    at.hand(ANN, rite("sacrifice any number of creatures", "creature sacrificed"))
    at.begin(ANN)
    assert not castable(at, "Rite")
    at.battlefield(ANN, "Wall")
    assert castable(at, "Rite")


def test_601_2f_nothing_at_all_may_be_exiled() -> None:
    at = table()
    at.battlefield(ANN, *[MINES] * 5)
    at.hand(ANN, rite("exile any number of creature cards from your hand", "card exiled"), "Bear")
    at.begin(ANN)
    at.act(ANN, "cast Rite", 0)
    at.resolve_all()
    assert at.names_in(Zone.EXILE, ANN) == []
    assert at.life(ANN) == 21


def test_601_2b_the_spell_isnt_among_what_it_is_paid_with() -> None:
    at = table()
    at.battlefield(ANN, *[MINES] * 3)
    at.hand(ANN, rite("exile any number of cards from your hand", "card exiled"))
    at.begin(ANN)
    assert not castable(at, "Rite")
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Rite")
    at.resolve_all()
    assert at.names_in(Zone.EXILE, ANN) == ["Bear"]


def test_601_2f_untapped_creatures_are_tapped() -> None:
    at = table()
    at.battlefield(ANN, *[MINES] * 3)
    at.hand(ANN, rite("tap any number of untapped creatures you control", "creature tapped"))
    (bear,) = at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.act(ANN, "cast Rite")
    at.resolve_all()
    assert at.object(bear).tapped
    assert at.life(ANN) == 21


@pytest.mark.parametrize(
    ("answers", "life"), [(["no"], 20), (["yes", "Bear"], 22), (["yes", ["Bear", "Wall"]], 24)]
)
def test_601_2b_each_that_is_sacrificed_counts(answers: list[str], life: int) -> None:
    text = (
        "As an additional cost to cast this spell, you may sacrifice any number of creatures.\n"
        "You gain 2 life for each creature sacrificed this way."
    )
    at = table()
    at.battlefield(ANN, *[MINES] * 2, "Bear", "Wall")
    at.hand(ANN, text_card("Greed", "Sorcery", text, cost="{2}"))
    at.begin(ANN)
    at.act(ANN, "cast Greed", *answers)
    at.resolve_all()
    assert at.life(ANN) == life


@pytest.mark.parametrize(
    "text",
    [
        "As an additional cost to cast this spell, you may sacrifice any number of creatures. This "
        "spell costs {2} less to cast for each card exiled this way.",
        "As an additional cost to cast this spell, exile any number of cards from your hand.",
        "{1}, Tap any number of untapped creatures you control: You gain 1 life.",
    ],
)
def test_601_2b_any_number_is_of_what_makes_it_cost_less(text: str) -> None:
    assert not compile_line(text, True).meanings


def test_207_2c_an_ability_word_stands_before_what_it_costs_less() -> None:
    word = "Delirium"
    text = (
        f"{word} — This spell costs {{2}} less to cast if there are four or more card types among "
        "cards in your graveyard."
    )
    at = table()
    at.hand(ANN, text_card("Lab", "Sorcery", f"{text}\nYou gain 1 life.", cost="{2}"))
    at.graveyard(ANN, "Bear", "Relic", "Field")
    at.begin(ANN)
    assert not castable(at, "Lab")
    at.graveyard(ANN, spell("You gain 1 life."))
    assert castable(at, "Lab")
