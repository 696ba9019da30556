"""Prototype. CR 702.160, 718."""

from __future__ import annotations

from jajna.cards.texts import compile_text
from jajna.judge import Table
from jajna.vocab import Color, Zone
from tests.mechanics.bench import ANN, ask_again, cast, creature
from tests.rules.faces import LANDS
from tests.table import table

GOLEM = creature(
    "Golem", 6, 5, "Prototype {1}{B} — 2/1\nMenace", "Artifact Creature — Golem", "{6}"
)


def prototyped() -> Table:
    """Ann has cast her Golem prototyped, for two Swamps."""
    at = table()
    at.define(*LANDS)
    at.battlefield(ANN, *["Swamp"] * 2)
    at.hand(ANN, GOLEM)
    ask_again(at)
    at.act(ANN, "cast Golem face 1")
    return at


def test_702_160a_it_may_be_cast_for_the_other_cost_and_is_as_small() -> None:
    at = prototyped()
    at.resolve_all()
    assert at.power_toughness("Golem") == (2, 1)
    assert at.object("Golem").now.mana_value() == 2


def test_718_3_it_cannot_be_cast_normally_for_the_other_cost() -> None:
    at = table()
    at.define(*LANDS)
    at.battlefield(ANN, *["Swamp"] * 2)
    at.hand(ANN, GOLEM)
    ask_again(at)
    assert at.why_not(ANN, "cast Golem face 0") is not None


def test_718_3b_it_has_the_colors_of_the_other_cost() -> None:
    at = prototyped()
    assert at.object("Golem").now.colors == Color.BLACK
    at.resolve_all()
    assert at.object("Golem").now.colors == Color.BLACK


def test_718_3d_a_copy_of_the_permanent_is_as_small() -> None:
    at = prototyped()
    at.resolve_all()
    cast(at, "Create a token that's a copy of target creature.", "Golem")
    tokens = [one for one in at.game.zones.battlefield if at.object(one).token]
    assert [at.power_toughness(one) for one in tokens] == [(2, 1)]


def test_718_4_elsewhere_it_has_its_normal_characteristics() -> None:
    at = prototyped()
    at.resolve_all()
    cast(at, "Return target creature to its owner's hand.", "Golem")
    held = at.object("Golem")
    assert held.zone is Zone.HAND
    assert (held.now.mana_value(), held.now.colors) == (6, 0)


def test_718_4_put_onto_the_battlefield_it_is_as_usual() -> None:
    at = table()
    at.battlefield(ANN, GOLEM)
    assert at.power_toughness("Golem") == (6, 5)


def test_718_5_its_other_characteristics_stay() -> None:
    at = prototyped()
    at.resolve_all()
    normal = at.object("Golem").definition.faces[0]
    now = at.object("Golem").now
    assert (now.name, now.types, now.subtypes) == (normal.name, normal.types, normal.subtypes)
    assert [one.name for one in now.kit.keyworded] == ["prototype", "menace"]


def test_702_160a_other_than_a_mana_cost_and_two_numbers_is_refused() -> None:
    assert compile_text("Prototype {1}{B} — X/X", "Artifact Creature").blockers
    assert not compile_text("Prototype {1}{B} — 2/1", "Artifact Creature").blockers
