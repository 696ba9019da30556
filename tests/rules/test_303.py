"""Auras that enter without having been cast. CR 303.4."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events import ZoneChange
from jajna.judge import ANN, BOB, Table
from jajna.kernel import door
from jajna.vocab import Zone
from tests.rules.cards import table


def returned(*creatures: str) -> Table:
    """Holy Strength is being put onto the battlefield from Ann's graveyard."""
    position = table()
    aura = position.graveyard(ANN, "Holy Strength")[0]
    position.battlefield(BOB, *creatures)
    position.begin(ANN)
    position.game.asked = None
    door.perform(position.game, [ZoneChange(aura, Zone.GRAVEYARD, Zone.BATTLEFIELD)])
    position.game.advance()
    return position


def test_303_4f_its_controller_chooses_what_it_enchants() -> None:
    position = returned("Grizzly Bears", "Hill Giant")
    assert position.asked is not None
    assert (position.asked.player, position.asked.kind) == (ANN, Kind.OBJECTS)
    position.answer("Hill Giant")
    assert position.power_toughness("Hill Giant") == (4, 5)
    assert position.object("Holy Strength").attached_to == position.id("Hill Giant")


def test_303_4f_the_only_possible_object_is_taken() -> None:
    position = returned("Grizzly Bears", "Forest")
    assert position.power_toughness("Grizzly Bears") == (3, 4)


def test_303_4g_without_a_legal_object_it_stays_where_it_is() -> None:
    position = returned("Forest")
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]
    assert position.names_in(Zone.BATTLEFIELD) == ["Forest"]
