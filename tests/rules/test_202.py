"""Mana values that are compared. CR 202.3."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table


def test_202_3_different_mana_values_among_cards_are_counted() -> None:
    at = table()
    at.graveyard(
        ANN,
        creature("One", cost="{1}"),
        creature("Uno", cost="{G}"),
        creature("Two", cost="{2}"),
        permanent("Field", "Land", cost=""),
    )
    cast(
        at,
        "You gain X life, where X is the number of different mana values among cards in your "
        "graveyard.",
    )
    assert at.life(ANN) == 23
    text = (
        "Rook gets +2/+2 as long as there are {} or more mana values among cards in your graveyard."
    )
    at.battlefield(ANN, creature("Rook", 1, 1, text.format("three").replace("~", "Rook")))
    at.battlefield(ANN, creature("Rook", 1, 1, text.format("four")))
    stats = [at.power_toughness(one) for one in at.game.zones.battlefield if at.name(one) == "Rook"]
    assert sorted(stats) == [(1, 1), (3, 3)]


ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


@pytest.mark.parametrize(("cost", "zone"), [("{2}", Zone.GRAVEYARD), ("{1}", Zone.BATTLEFIELD)])
def test_202_3_the_spell_has_the_same_mana_value_as_the_revealed_card(
    cost: str, zone: Zone
) -> None:
    at = rule(
        "Whenever an opponent casts a spell, you may reveal the top card of your library. If you "
        "do, counter that spell if it has the same mana value as the revealed card."
    )
    at.library(ANN, creature("Two", cost="{2}"))
    at.battlefield(BOB, "Isle", "Isle")
    at.to_turn(BOB)
    at.library(ANN, creature("Two", cost="{2}"))
    at.hand(BOB, creature("Ogre", cost=cost))
    ask_again(at)
    at.act(BOB, "cast Ogre")
    at.choose(True)
    at.resolve_all()
    assert at.object("Ogre").zone is zone


def test_202_3_permanents_of_the_mana_value_are_destroyed() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Bomb",
            text="Bomb enters with two charge counters on it.\n{T}, Sacrifice Bomb: Destroy each "
            "nonland permanent with mana value equal to the number of charge counters on Bomb.",
        ),
    )
    at.object("Bomb").add_counters("charge", 2)
    at.battlefield(BOB, creature("Two", cost="{2}"), creature("Three", cost="{3}"))
    at.act(ANN, "activate Bomb")
    at.resolve()
    assert at.object("Two").zone is Zone.GRAVEYARD
    assert at.object("Three").zone is Zone.BATTLEFIELD


def test_202_3_each_player_is_asked_for_the_greatest_of_their_own() -> None:
    at = table(3)
    at.battlefield(BOB, creature("One", cost="{1}"), creature("Two", cost="{2}"))
    at.battlefield(2, creature("Five", cost="{5}"), creature("Four", cost="{4}"))
    cast(
        at,
        "Each opponent sacrifices a creature with the greatest mana value among creatures they "
        "control.",
    )
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Two"]
    assert at.names_in(Zone.GRAVEYARD, 2) == ["Five"]
