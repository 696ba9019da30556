"""Any number of things that must fit together, chosen one after another. CR 608.2d, 107.1c."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

ONE = creature("One", 1, 1, cost="{1}")
TWO = creature("Two", 2, 2, cost="{2}")
THREE = creature("Three", 3, 3, cost="{3}")
FOUR = creature("Four", 4, 4, cost="{2}")
RELIC = permanent("Relic", cost="{3}")
KEEP = (
    "Each player chooses any number of creatures they control with total power 4 or less, then "
    "sacrifices all other creatures they control."
)


def test_608_2d_each_player_keeps_creatures_of_so_much_power_together() -> None:
    at = table(ann=[ONE, TWO, THREE, RELIC], bob=[FOUR, ONE])
    cast(at, KEEP, then=("Three", "One", "Four"))
    kept = [(at.object(one).controller, at.name(one)) for one in at.game.zones.battlefield]
    assert sorted(kept) == [(ANN, "One"), (ANN, "Relic"), (ANN, "Three"), (BOB, "Four")]


def test_608_2d_what_would_be_too_much_is_not_offered() -> None:
    at = table(ann=[TWO, THREE])
    cast(at, KEEP, then=("Three",))  # then nothing is left to choose
    assert at.names_in(Zone.BATTLEFIELD) == ["Three"]


def test_107_1c_a_player_may_keep_nothing() -> None:
    at = table(ann=[ONE], bob=[ONE])
    cast(at, KEEP, then=((), "One"))
    assert [at.object(one).controller for one in at.game.zones.battlefield] == [BOB]


def test_201_2b_cards_with_different_names_are_returned() -> None:
    at = table()
    at.graveyard(ANN, ONE, ONE, TWO, RELIC)
    at.graveyard(BOB, THREE)
    text = "Return any number of permanent cards with different names from your graveyard to the "
    cast(at, f"{text}battlefield.", then=("One", "Two", "Relic"))
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["One", "Relic", "Two"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["One", "Spell"]


def test_202_3_cards_with_different_mana_values_are_returned() -> None:
    at = table()
    at.graveyard(ANN, TWO, FOUR, THREE)
    text = "Return any number of cards with different mana values from your graveyard to your hand."
    cast(at, text, then=("Two", "Three"))
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Three", "Two"]


def test_608_2d_up_to_two_cards_are_chosen_within_the_total() -> None:
    text = (
        "Return up to two creature cards with total mana value 4 or less from your graveyard to "
        "the battlefield."
    )
    at = table()
    at.graveyard(
        ANN,
        *[creature(name, cost=cost) for name, cost in (("Ox", "{3}"), ("Elk", "{2}"))],
        *[creature(name, cost="{1}") for name in ("Ape", "Cat", "Emu")],
    )
    cast(at, text, then=("Ox", "Ape"))
    assert sorted(at.names_in(Zone.BATTLEFIELD, ANN)) == ["Ape", "Ox"]
    at = table()
    at.graveyard(ANN, creature("Ox", cost="{3}"), creature("Elk", cost="{2}"))
    cast(at, text, then=("Ox",))
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Ox"]
