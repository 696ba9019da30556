"""Abilities as texts describe them, when they are activated and by what that costs. CR 602."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent, text_card
from tests.table import table

ROD = permanent("Rod", text="{0}: You gain 5 life.\n{T}: Add {C}.")
SMITH = creature("Smith", text="{0}: You gain 5 life.")
SWORD = permanent("Sword", "Artifact — Equipment", "Equip {3}")
MINES = permanent("Mines", "Land", "{T}: Add {C}.", cost="")


def watching(text: str) -> Table:
    """A table where Ann has a witness of this text, things to activate and mana."""
    at = table()
    at.battlefield(ANN, creature("Witness", text=text), ROD, SMITH, SWORD, *[MINES] * 4)
    at.begin(ANN)
    return at


def gained(at: Table, action: str, player: int = ANN) -> int:
    """How much life Ann has more after an action and all that follows."""
    before = at.life(ANN)
    at.act(player, action)
    at.resolve_all()
    return at.life(ANN) - before


@pytest.mark.parametrize(
    ("which", "rod", "mana", "smith"),
    [
        ("an ability", 6, 1, 6),
        ("an ability that isn't a mana ability", 6, 0, 6),
        ("an ability of an artifact", 6, 1, 5),
        ("an ability of a creature that isn't a mana ability", 5, 0, 6),
        ("an ability of an artifact or creature that isn't a mana ability", 6, 0, 6),
        ("an ability of an artifact with {T} in its activation cost", 5, 1, 5),
        ("an ability of an artifact without {T} in its activation cost", 6, 0, 5),
        ("a loyalty ability", 5, 0, 5),
    ],
)
def test_602_2_a_trigger_tells_abilities_apart(which: str, rod: int, mana: int, smith: int) -> None:
    at = watching(f"Whenever you activate {which}, you gain 1 life.")
    assert gained(at, "activate Rod") == rod
    assert gained(at, "activate Smith") == smith
    assert gained(at, "tap Rod.1:C") == mana


def test_602_2_who_activates_counts() -> None:
    at = watching("Whenever an opponent activates an ability of an artifact, you gain 1 life.")
    at.battlefield(BOB, permanent("Staff", text="{0}: You gain 5 life."))
    assert gained(at, "activate Rod") == 5
    assert gained(at, "activate Staff", BOB) == 1


def test_109_2_a_card_in_hand_is_no_creature() -> None:
    at = watching("Whenever you activate an ability of a creature, you gain 1 life.")
    at.hand(ANN, creature("Drake", text="Cycling {0}"))
    at.library(ANN, "Bear")
    assert gained(at, "activate Drake") == 0


def test_113_7a_an_ability_is_judged_by_its_source_as_it_last_was() -> None:
    at = watching("Whenever you activate an ability of an artifact, you gain 1 life.")
    at.battlefield(ANN, permanent("Egg", text="Sacrifice ~: You gain 5 life."))
    assert gained(at, "activate Egg") == 6


def test_702_6a_an_equip_ability_is_the_one_of_the_keyword() -> None:
    at = watching("Whenever you activate an equip ability, you gain 1 life.")
    assert gained(at, "activate Smith") == 5
    at.choose("Smith")
    assert gained(at, "activate Sword") == 1


def test_602_2_an_ability_of_what_is_equipped_is_copied() -> None:
    at = watching("")
    bracers = (
        "Whenever an ability of equipped creature is activated, if it isn't a mana ability, copy "
        "that ability. You may choose new targets for the copy.\nEquip {0}"
    )
    at.battlefield(ANN, permanent("Bracers", "Artifact — Equipment", bracers))
    assert gained(at, "activate Smith") == 5
    at.act(ANN, "activate Bracers", "Smith")
    at.resolve_all()
    assert gained(at, "activate Smith") == 10


# -- costs -----------------------------------------------------------------------------------------


def why_not(at: Table, action: str, player: int = ANN) -> str:
    """The code of why an action can't be taken; "" if it can."""
    reason = at.why_not(player, action)
    return reason.code if reason is not None else ""


@pytest.mark.parametrize(
    ("text", "equip"),
    [
        ("Equip abilities you activate cost {1} less to activate.", True),
        ("Activated abilities of artifacts cost {1} less to activate.", True),
        ("Abilities you activate that aren't mana abilities cost {1} less to activate.", True),
        ("Activated abilities of creatures cost {1} less to activate.", False),
        ("Cycling abilities you activate cost {1} less to activate.", False),
        ("Abilities your opponents activate cost {1} less to activate.", False),
    ],
)
def test_601_2f_abilities_that_fit_cost_less(text: str, equip: bool) -> None:
    at = table()
    at.battlefield(ANN, creature("Witness", text=text), SWORD, MINES, MINES)
    at.begin(ANN)
    assert why_not(at, "activate Sword") == ("" if equip else "not enough mana")


def test_601_2f_some_mana_is_left() -> None:
    text = (
        "Abilities you activate that aren't mana abilities cost {5} less to activate. This effect "
        "can't reduce the mana in that cost to less than one mana."
    )
    at = table()
    at.battlefield(ANN, creature("Witness", text=text), SWORD, SMITH)
    at.begin(ANN)
    assert why_not(at, "activate Sword") == "not enough mana"
    assert not why_not(at, "activate Smith")
    at.battlefield(ANN, MINES)
    assert not why_not(at, "activate Sword")


def test_601_2f_what_leaves_mana_is_applied_before_what_leaves_none() -> None:
    text = (
        "Activated abilities of artifacts cost {2} less to activate. This effect can't reduce the "
        "mana in that cost to less than one mana."
    )
    at = table()
    less = "Equip abilities you activate cost {1} less to activate."
    at.battlefield(ANN, creature("Witness", text=text), creature("Squire", text=less), SWORD)
    at.begin(ANN)
    assert not why_not(at, "activate Sword")


def test_605_1a_a_mana_ability_costs_more_as_well() -> None:
    at = table()
    tax = "Activated abilities of artifacts cost {1} more to activate."
    at.battlefield(ANN, creature("Witness", text=tax), ROD)
    at.hand(ANN, creature("Cub", cost="{1}"))
    at.begin(ANN)
    assert why_not(at, "cast Cub") == "not enough mana"
    at.battlefield(ANN, MINES)
    at.act(ANN, "tap Rod.1:C")
    assert at.object("Mines").tapped
    at.act(ANN, "cast Cub")
    at.resolve_all()
    assert "Cub" in at.names_in(Zone.BATTLEFIELD, ANN)


def test_605_1a_mana_abilities_are_left_alone_where_it_says_so() -> None:
    at = table()
    tax = (
        "Abilities your opponents activate cost {1} more to activate unless they're mana abilities."
    )
    at.battlefield(BOB, creature("Witness", text=tax))
    at.battlefield(ANN, ROD)
    at.begin(ANN)
    assert not why_not(at, "activate Rod")
    at.act(ANN, "tap Rod.1:C")
    assert why_not(at, "activate Rod") == ""
    at.act(ANN, "activate Rod")
    assert why_not(at, "activate Rod") == "not enough mana"


def test_606_4_loyalty_abilities_can_cost_mana() -> None:
    at = table()
    tax = "Loyalty abilities of planeswalkers your opponents control cost {1} more to activate."
    at.battlefield(BOB, creature("Witness", text=tax))
    walker = text_card("Walker", "Planeswalker", "[0]: You gain 2 life.")
    at.battlefield(ANN, Card("Walker", (replace(walker.faces[0], loyalty="3"),)))
    at.begin(ANN)
    assert why_not(at, "activate Walker") == "not enough mana"
    at.battlefield(ANN, MINES)
    assert not why_not(at, "activate Walker")


# -- the mana of what spells cost ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "lands", "payable"),
    [("{2}{R}{G}", 2, True), ("{2}{R}{G}", 1, False), ("{2}{W}", 2, False), ("{R}{R}", 0, False)],
)
def test_118_7_only_the_colored_mana_is_reduced(cost: str, lands: int, payable: bool) -> None:
    at = table()
    text = (
        "Legendary spells you cast cost {R}{G} less to cast. This effect reduces only the amount "
        "of colored mana you pay."
    )
    at.battlefield(ANN, permanent("School", "Enchantment", text), *[MINES] * lands)
    at.hand(ANN, creature("Hero", types="Legendary Creature", cost=cost))
    at.begin(ANN)
    assert (why_not(at, "cast Hero") == "") == payable


def test_118_7c_without_those_words_generic_mana_is_reduced_too() -> None:
    at = table()
    text = "Legendary spells you cast cost {R}{G} less to cast."
    at.battlefield(ANN, permanent("School", "Enchantment", text))
    at.hand(ANN, creature("Hero", types="Legendary Creature", cost="{1}{R}"))
    at.begin(ANN)
    assert why_not(at, "cast Hero") == ""


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you activate an artifact, you gain 1 life.",
        "Whenever you activate a flying ability, you gain 1 life.",
        "Whenever a creature that isn't a mana ability dies, you gain 1 life.",
        "Creatures you activate get +1/+1.",
        "Equip abilities you cast cost {1} less to activate.",
        "Activated abilities you activate cost {1} less to cast.",
        "Spells you activate cost {1} less to activate.",
        "Spells you cast cost {1} less to cast. This effect can't reduce the mana in that cost to "
        "less than one mana.",
    ],
)
def test_what_is_said_of_abilities_is_said_of_nothing_else(text: str) -> None:
    assert not compile_line(text, False).meanings


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        (
            "Whenever you activate an ability of an artifact or creature that isn't a mana "
            "ability, you gain 1 life.",
            "Siempre que actives una habilidad de un artefacto o criatura que no es una habilidad "
            "de maná, ganas 1 vida.",
        ),
        (
            "Whenever an opponent activates an embalm or eternalize ability, you gain 1 life.",
            "Siempre que un oponente active una habilidad de embalsamar o de eternizar, ganas 1 "
            "vida.",
        ),
    ],
)
def test_602_2_the_spanish_of_abilities_means_the_same(english: str, spanish: str) -> None:
    meant = compile_line(english, False).meanings
    assert len(meant) == 1
    assert compile_line(spanish, False, language="es").meanings == meant


# -- what can't be activated -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("which", "rod", "mana", "smith"),
    [
        ("abilities", False, False, False),
        ("abilities that aren't mana abilities", False, True, False),
        ("abilities of artifacts", False, False, True),
        ("abilities of creatures", True, True, False),
        ("planeswalkers' loyalty abilities", True, True, True),
    ],
)
def test_602_5_what_players_cant_activate(which: str, rod: bool, mana: bool, smith: bool) -> None:
    at = table()
    at.battlefield(BOB, permanent("Law", "Enchantment", f"Players can't activate {which}."))
    at.battlefield(ANN, ROD, SMITH)
    at.hand(ANN, creature("Cub", cost="{1}"))
    at.begin(ANN)
    forbidden = "an effect forbids it"
    assert why_not(at, "activate Rod") == ("" if rod else forbidden)
    assert why_not(at, "activate Smith") == ("" if smith else forbidden)
    assert why_not(at, "cast Cub") == ("" if mana else "not enough mana")


def test_606_1_loyalty_abilities_cant_be_activated() -> None:
    at = table()
    law = "Players can't activate planeswalkers' loyalty abilities."
    walker = text_card("Walker", "Planeswalker", "[0]: You gain 2 life.")
    at.battlefield(ANN, Card("Walker", (replace(walker.faces[0], loyalty="3"),)))
    at.begin(ANN)
    assert not why_not(at, "activate Walker")
    at.battlefield(BOB, permanent("Law", "Enchantment", law))
    assert why_not(at, "activate Walker") == "an effect forbids it"


@pytest.mark.parametrize("what", ["artifacts", "planeswalkers", "spells"])
def test_602_1_only_abilities_are_activated(what: str) -> None:
    assert not compile_line(f"Players can't activate {what}.", False).meanings
