"""Amass. CR 701.47."""

from __future__ import annotations

import pytest

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.table import table


def test_701_47a_an_army_is_made_and_then_grows() -> None:
    at = table()
    cast(at, "Amass 2.")
    army = at.game.zones.battlefield[0]
    assert at.power_toughness(army) == (2, 2)
    assert at.game.object(army).now.subtypes == frozenset({"Zombie", "Army"})
    cast(at, "Amass 1.")
    assert at.game.zones.battlefield == [army]
    assert at.power_toughness(army) == (3, 3)


def test_701_47a_the_army_is_of_the_type_that_the_text_says() -> None:
    at = table()
    cast(at, "Amass Orcs 2.")
    army = at.game.zones.battlefield[0]
    assert at.names_in(Zone.BATTLEFIELD) == ["Orc Army Token"]
    assert at.power_toughness(army) == (2, 2)
    assert at.game.object(army).now.subtypes == frozenset({"Orc", "Army"})


def test_701_47a_another_army_gets_the_type_and_keeps_its_own() -> None:
    at = table()
    cast(at, "Amass Zombies 1.")
    cast(at, "Amass Goblins 1.")
    army = at.game.zones.battlefield[0]
    assert at.names_in(Zone.BATTLEFIELD) == ["Zombie Army Token"]
    assert at.game.object(army).now.subtypes == frozenset({"Zombie", "Goblin", "Army"})
    assert at.power_toughness(army) == (2, 2)


def test_701_47a_another_player_amasses_and_chooses() -> None:
    at = table(ann=[creature("Host", types="Creature — Army")])
    cast(at, "Target opponent amasses Orcs 3.", BOB)
    assert at.object("Orc Army Token").controller == BOB
    assert at.power_toughness("Host") == (2, 2)


def test_701_47c_the_amassed_army_is_the_one_chosen() -> None:
    armies = [creature(name, types="Creature — Orc Army") for name in ("First", "Second")]
    at = table(ann=[*armies, permanent("Blade", "Artifact — Equipment", "Equip {1}")])
    at.hand(
        ANN,
        creature(
            "Captain",
            text="When ~ enters, amass Orcs 1, then you gain life equal to the "
            "amassed Army's power.",
        ),
    )
    ask_again(at)
    at.act(ANN, "cast Captain")
    at.resolve()
    at.choose("Second")
    at.resolve_all()
    assert at.power_toughness("First") == (2, 2)
    assert at.power_toughness("Second") == (3, 3)
    assert at.life(ANN) == 23


def test_701_47_only_creature_types_are_amassed() -> None:
    with pytest.raises(AssertionError, match="doesn't compile"):
        spell("Amass Equipment 2.")
