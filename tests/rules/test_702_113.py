"""Awaken. CR 702.113."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword, Type
from tests.mechanics.bench import ANN, BOB, ask_again, cast, text_card
from tests.table import table

TIDE = text_card("Tide", "Sorcery", "~ deals 2 damage to target player.\nAwaken 3—{0}")


def holding() -> Table:
    """Ann has the spell and a land."""
    at = table()
    at.hand(ANN, TIDE)
    at.battlefield(ANN, "Field")
    ask_again(at)
    return at


def test_702_113a_the_land_becomes_an_elemental_with_counters_and_haste() -> None:
    at = holding()
    at.act(ANN, "cast Tide way 0", BOB, "Field")
    at.resolve()
    field = at.object("Field")
    assert at.life(BOB) == 18
    assert at.power_toughness("Field") == (3, 3)
    assert field.now.types & Type.LAND
    assert field.now.types & Type.CREATURE
    assert field.has(Keyword.HASTE)
    assert "Elemental" in field.now.subtypes


def test_702_113b_the_land_is_chosen_only_if_the_cost_was_paid() -> None:
    at = holding()
    at.act(ANN, "cast Tide", BOB)
    at.resolve()
    assert at.life(BOB) == 18
    assert not at.object("Field").is_creature()


def test_702_113b_without_a_land_it_cannot_be_awakened() -> None:
    at = table()
    at.hand(ANN, TIDE)
    ask_again(at)
    assert at.why_not(ANN, "cast Tide") is None
    assert at.why_not(ANN, "cast Tide way 0") is not None


def test_702_113a_if_the_land_is_gone_the_rest_is_done() -> None:
    at = holding()
    at.act(ANN, "cast Tide way 0", BOB, "Field")
    cast(at, "Destroy target land.", "Field", by=BOB)
    at.resolve()
    assert at.life(BOB) == 18
