"""Incubate, and Incubator tokens. CR 701.53, 111.10i."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Type
from tests.mechanics.bench import ANN, cast, permanent
from tests.rules.faces import LANDS
from tests.table import table

INCUBATOR = "Incubator Token"
PHYREXIAN = "Phyrexian Token"


def incubated(text: str = "Incubate 2.") -> Table:
    """Ann has two Swamps and has incubated."""
    at = table()
    at.define(*LANDS)
    at.battlefield(ANN, *["Swamp"] * 2)
    cast(at, text)
    return at


def hatched() -> Table:
    """Ann's Incubator token with two counters has transformed."""
    at = incubated()
    at.act(ANN, f"activate {INCUBATOR}")
    at.resolve_all()
    return at


def test_701_53a_the_token_enters_with_that_many_counters() -> None:
    assert incubated().object(INCUBATOR).counters == {"+1/+1": 2}


def test_701_53a_what_doubles_counters_doubles_them() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Season",
            "Enchantment",
            "If an effect would put one or more counters on a permanent you control, it puts twice "
            "that many of those counters on that permanent instead.",
        ),
    )
    cast(at, "Incubate 2.")
    assert at.object(INCUBATOR).counters == {"+1/+1": 4}


def test_701_53a_so_many_times_there_are_so_many_tokens() -> None:
    at = incubated("Incubate 1 twice.")
    made = [one for one in at.game.zones.battlefield if at.object(one).token]
    assert [at.object(one).counters for one in made] == [{"+1/+1": 1}] * 2


def test_701_53b_the_front_face_is_a_colorless_artifact() -> None:
    token = incubated().object(INCUBATOR)
    assert (token.now.types, token.now.colors) == (Type.ARTIFACT, 0)
    assert token.now.subtypes == frozenset({"Incubator"})


def test_111_10i_for_two_mana_it_becomes_a_phyrexian_with_its_counters() -> None:
    at = hatched()
    token = at.object(PHYREXIAN)
    assert token.now.types == Type.ARTIFACT | Type.CREATURE
    assert token.now.subtypes == frozenset({"Phyrexian"})
    assert at.power_toughness(PHYREXIAN) == (2, 2)


def test_111_10i_a_phyrexian_without_counters_dies() -> None:
    at = incubated("Incubate 0.")
    at.act(ANN, f"activate {INCUBATOR}")
    at.resolve_all()
    assert PHYREXIAN not in [at.name(one) for one in at.game.zones.battlefield]


def test_707_8a_a_copy_of_the_token_can_transform_too() -> None:
    at = incubated()
    cast(at, "Create a token that's a copy of target artifact.", INCUBATOR)
    copy = at.game.zones.battlefield[-1]
    assert at.object(copy).can_be_turned_over()
    assert not at.object(copy).counters


def test_701_27e_an_ability_sees_what_it_transformed_into() -> None:
    at = incubated()
    text = "Whenever a permanent you control transforms into a Phyrexian, you gain 3 life."
    at.battlefield(ANN, permanent("Witness", "Enchantment", text))
    at.act(ANN, f"activate {INCUBATOR}")
    at.resolve_all()
    assert at.life(ANN) == 23
