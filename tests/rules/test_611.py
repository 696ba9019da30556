"""Continuous effects of resolving spells and abilities. CR 611.2."""

from __future__ import annotations

from jajna.vocab import Keyword, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table

SCHOLAR = permanent(
    "Scholar",
    "Enchantment",
    "Whenever an enchantment enters, you gain 3 life.",
)
GRAVEDIGGER = permanent("Gravedigger", "Enchantment", "Whenever a Zombie enters, draw a card.")
RISE = (
    "Put target creature card from a graveyard onto the battlefield under your control. "
    "That creature is a black Zombie in addition to its other colors and types."
)


def test_611_2e_what_it_says_a_permanent_is_it_is_as_it_enters() -> None:
    at = table()
    at.battlefield(ANN, GRAVEDIGGER)
    at.graveyard(BOB, "Bear")
    at.library(ANN, "Giant")
    cast(at, RISE, "Bear")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Giant"]
    assert at.object("Bear").now.subtypes == {"Zombie"}


def test_611_2e_it_is_so_only_once() -> None:
    at = table()
    at.graveyard(BOB, "Bear")
    cast(at, RISE, "Bear")
    assert len([one for one in at.game.effects.lasting if at.id("Bear") in one.about()]) == 1


def test_611_2e_a_permanent_that_is_so_enters_as_the_effects_on_such_say() -> None:
    at = table()
    at.battlefield(ANN, permanent("Crypt", "Artifact", "Zombies enter tapped."))
    at.graveyard(BOB, "Bear")
    cast(at, RISE, "Bear")
    assert at.object("Bear").tapped


def test_611_2e_what_it_becomes_or_gains_comes_after_it_has_entered() -> None:
    at = table()
    at.battlefield(ANN, GRAVEDIGGER)
    at.graveyard(ANN, "Bear")
    at.library(ANN, "Giant")
    text = (
        "Return target creature card from your graveyard to the battlefield. "
        "It becomes a Zombie in addition to its other types."
    )
    cast(at, text, "Bear")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []
    assert at.object("Bear").now.subtypes == {"Zombie"}


def test_611_2a_an_ability_gained_without_a_duration_stays() -> None:
    at = table()
    at.graveyard(ANN, creature("Ox", 1, 4))
    text = "Return target creature card from your graveyard to the battlefield. It gains haste."
    cast(at, text, "Ox")
    at.to_turn(BOB)
    assert at.object("Ox").now.keywords & Keyword.HASTE


def test_122_6_what_is_put_onto_the_battlefield_enters_with_the_counters_named() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    text = (
        "Return target creature card from your graveyard to the battlefield with two +1/+1 "
        "counters on it."
    )
    cast(at, text, "Bear")
    assert at.object("Bear").counters == {"+1/+1": 2}


def test_611_2e_an_enchantment_that_was_none_triggers_as_one_that_enters() -> None:
    at = table()
    at.battlefield(ANN, SCHOLAR)
    at.library(ANN, "Relic")
    text = (
        "Reveal the top card of your library. If it's an artifact, creature, or land card, you may "
        "put it onto the battlefield with a manifestation counter on it. That permanent is an "
        "enchantment in addition to its other types."
    )
    cast(at, text, then=(True,))
    at.resolve_all()
    assert at.object("Relic").counters == {"manifestation": 1}
    assert at.object("Relic").now.types == Type.ARTIFACT | Type.ENCHANTMENT
    assert at.life(ANN) == 23
