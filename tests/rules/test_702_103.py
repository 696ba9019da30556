"""Bestow. CR 702.103."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

LEECH = creature(
    "Leech",
    2,
    1,
    "Bestow {0}\nEnchanted creature gets +2/+1.",
    "Enchantment Creature — Leech",
    "{0}",
)


def holding(*creatures: str) -> Table:
    """Ann has the card in hand and controls these creatures."""
    at = table()
    at.hand(ANN, LEECH)
    at.battlefield(ANN, *creatures)
    ask_again(at)
    return at


def bestowed() -> Table:
    """It enchants Ann's Bear."""
    at = holding("Bear")
    at.act(ANN, "cast Leech way 0", "Bear")
    at.resolve()
    return at


def test_702_103a_cast_for_its_mana_cost_it_is_a_creature() -> None:
    at = holding("Bear")
    at.act(ANN, "cast Leech")
    at.resolve()
    assert at.object("Leech").is_creature()
    assert at.power_toughness("Leech") == (2, 1)
    assert at.power_toughness("Bear") == (2, 2)


def test_702_103b_on_the_stack_it_is_an_aura_spell_and_no_creature() -> None:
    at = holding("Bear")
    at.act(ANN, "cast Leech way 0", "Bear")
    spell = at.game.objects[at.game.zones.stack[-1]].now
    assert spell.types == Type.ENCHANTMENT
    assert spell.subtypes == {"Aura"}


def test_702_103b_the_permanent_is_a_bestowed_aura() -> None:
    at = bestowed()
    aura = at.object("Leech")
    assert not aura.is_creature()
    assert aura.attached_to == at.id("Bear")
    assert at.power_toughness("Bear") == (4, 3)


def test_702_103d_without_a_creature_it_cannot_be_cast_bestowed() -> None:
    at = holding()
    assert at.why_not(ANN, "cast Leech") is None
    assert at.why_not(ANN, "cast Leech way 0") is not None


def test_702_103e_with_an_illegal_target_it_resolves_as_a_creature_spell() -> None:
    at = holding("Bear")
    at.act(ANN, "cast Leech way 0", "Bear")
    cast(at, "Destroy target creature.", "Bear", by=BOB)
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Leech"]
    assert at.object("Leech").is_creature()
    assert at.power_toughness("Leech") == (2, 1)


def test_702_103f_unattached_it_is_a_creature_again() -> None:
    at = bestowed()
    cast(at, "Destroy target creature.", "Bear", by=BOB)
    assert at.names_in(Zone.BATTLEFIELD) == ["Leech"]
    assert at.object("Leech").is_creature()


def test_702_103f_on_an_illegal_object_it_becomes_unattached() -> None:
    at = bestowed()
    cast(at, "Target creature gains protection from enchantments until end of turn.", "Bear")
    assert at.object("Leech").attached_to == -1
    assert at.object("Leech").is_creature()
    assert at.power_toughness("Bear") == (2, 2)


def test_702_103c_a_copy_of_the_spell_is_bestowed_too() -> None:
    at = holding("Bear")
    at.act(ANN, "cast Leech way 0", "Bear")
    cast(at, "Copy target spell.", "Leech")
    at.resolve_all()
    assert at.power_toughness("Bear") == (6, 4)


def test_702_103g_a_bestowed_aura_that_phases_in_unattached_is_a_creature() -> None:
    at = bestowed()
    cast(at, "Target enchantment phases out.", "Leech")
    cast(at, "Destroy target creature.", "Bear")
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Leech").is_creature()
    assert at.object("Leech").attached_to < 0
    assert at.power_toughness("Leech") == (2, 1)
