"""Explore, bolster, adapt, connive, investigate, and tokens with names of their own."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

FOREST = permanent("Forest", "Basic Land — Forest", cost="")


def test_701_44a_an_explored_land_goes_to_hand() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.library(ANN, FOREST)
    cast(at, "Target creature you control explores.", "Bear")
    assert at.names_in(Zone.HAND, ANN) == ["Forest"]
    assert at.object("Bear").counters == {}


def test_701_44a_an_explored_nonland_may_be_put_away() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.library(ANN, "Giant")
    cast(at, "Target creature you control explores.", "Bear", then=(True,))
    assert at.object("Bear").counters == {"+1/+1": 1}
    assert "Giant" in at.names_in(Zone.GRAVEYARD, ANN)


def test_701_39a_bolster_takes_a_creature_of_least_toughness() -> None:
    at = table()
    at.battlefield(ANN, "Giant", "Wall")
    cast(at, "Bolster 2.")
    assert at.object("Wall").counters == {"+1/+1": 2}


def test_701_46a_who_has_adapted_does_not_adapt_again() -> None:
    at = table()
    at.define(creature("Newt", text="{0}: Adapt 2."))
    at.battlefield(ANN, "Newt")
    cast(at, "You gain 1 life.")
    for _ in range(2):
        at.act(ANN, "activate Newt")
        at.resolve()
    assert at.object("Newt").counters == {"+1/+1": 2}


def test_701_50a_who_connives_grows_for_a_nonland() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.library(ANN, "Giant")
    cast(at, "Target creature you control connives.", "Bear")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Giant", "Spell"]
    assert at.object("Bear").counters == {"+1/+1": 1}


def test_701_16a_a_clue_is_sacrificed_to_draw_a_card() -> None:
    at = table()
    cast(at, "Investigate.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Clue Token"]


def test_111_10a_a_treasure_gives_mana_of_any_color() -> None:
    at = table()
    cast(at, "Create a Treasure token.")
    at.define(creature("Elf", cost="{G}"))
    at.hand(ANN, "Elf")
    cast(at, "You gain 1 life.")
    at.act(ANN, "cast Elf")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Elf"]


def test_610_3_what_was_exiled_returns_when_the_source_leaves() -> None:
    at = table()
    at.define(
        creature(
            "Jailer",
            text="When Jailer enters, exile target creature an opponent controls "
            "until Jailer leaves the battlefield.",
        )
    )
    at.battlefield(BOB, "Giant")
    at.hand(ANN, "Jailer")
    cast(at, "You gain 1 life.")
    at.act(ANN, "cast Jailer")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Giant"]
    cast(at, "Destroy target creature.", "Jailer")
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]
    assert at.object("Giant").controller == BOB


def test_610_3b_nothing_is_exiled_if_the_source_has_left() -> None:
    at = table()
    at.define(
        creature(
            "Jailer",
            text="When Jailer enters, exile target creature an opponent controls "
            "until Jailer leaves the battlefield.",
        )
    )
    at.battlefield(BOB, "Giant")
    at.hand(ANN, "Jailer")
    cast(at, "You gain 1 life.")
    at.act(ANN, "cast Jailer")
    at.resolve()
    cast(at, "Destroy target creature.", "Jailer")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]


def test_a_creature_that_would_die_is_exiled_instead() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    cast(
        at,
        "Spell deals 2 damage to each creature. "
        "If a creature dealt damage this way would die this turn, exile it instead.",
    )
    assert at.names_in(Zone.EXILE) == ["Bear"]
    cast(at, "Destroy target creature.", "Giant")
    assert at.names_in(Zone.EXILE) == ["Bear", "Giant"]


def test_protection_from_a_chosen_color() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(
        at,
        "Target creature gains protection from the color of your choice until end of turn.",
        "Bear",
        then=("red",),
    )
    assert len(at.object("Bear").now.protections) == 1


def test_701_24d_hands_and_graveyards_are_shuffled_into_libraries() -> None:
    at = table()
    at.hand(BOB, "Bear")
    at.graveyard(BOB, "Giant")
    cast(at, "Each player shuffles their hand and graveyard into their library.")
    assert at.names_in(Zone.HAND, BOB) == []
    assert {"Bear", "Giant"} <= set(at.names_in(Zone.LIBRARY, BOB))


def test_607_2a_a_linked_ability_returns_the_card_that_was_exiled() -> None:
    at = table()
    at.define(
        creature(
            "Keeper",
            text="When Keeper enters, exile another target creature.\nWhen Keeper leaves the "
            "battlefield, return the exiled card to the battlefield under its owner's control.",
        )
    )
    at.battlefield(BOB, "Giant")
    at.hand(ANN, "Keeper")
    cast(at, "You gain 1 life.")
    at.act(ANN, "cast Keeper")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Giant"]
    cast(at, "Destroy target creature.", "Keeper")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]
