"""Owners and controllers of cards. CR 108.3, 108.4, 109.4."""

from __future__ import annotations

import pytest

from jajna.events.moves import ZoneChange
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.start.setup import new_game
from jajna.vocab import Zone
from tests.mechanics.bench import cast, permanent, spell
from tests.rules.cards import CARDS
from tests.table import table


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE])
def test_108_4_a_card_outside_the_battlefield_has_an_owner_only(zone: Zone) -> None:
    position = table()
    giant = position.battlefield(ANN, "Hill Giant")[0]
    position.begin(ANN)
    seen = position.game.view(ANN).find(giant)
    assert seen is not None
    assert (seen.owner, seen.controller) == (ANN, ANN)
    perform(position.game, [ZoneChange(giant, Zone.BATTLEFIELD, zone)])
    moved = position.game.view(ANN).find(position.game.objects.latest(giant))
    assert moved is not None
    assert (moved.owner, moved.controller, moved.belongs_to()) == (ANN, -1, ANN)


def test_109_4_a_spell_has_a_controller_and_the_card_in_hand_none() -> None:
    position = table()
    position.define(spell("You gain 1 life.", "Balm"))
    (card,) = position.hand(ANN, "Balm")
    position.begin(ANN)
    in_hand = position.game.view(ANN).find(card)
    assert in_hand is not None
    assert in_hand.controller == -1
    position.act(ANN, "cast Balm")
    (on_stack,) = position.game.view(BOB).stack
    assert (on_stack.owner, on_stack.controller) == (ANN, ANN)


def test_108_3_who_plays_with_a_borrowed_deck_owns_its_cards_for_the_game() -> None:
    lent = [CARDS["Forest"]] * 20 + [CARDS["Hill Giant"]] * 20
    before = list(lent)
    game = new_game([[CARDS["Island"]] * 40, lent], ("Ann", "Bob"), seed=1, first=ANN)
    owned = [one for one in game.objects.values() if one.owner == BOB]
    assert sorted(one.now.name for one in owned) == sorted(card.name for card in lent)
    (first, *_) = game.players[BOB].hand
    perform(game, [ZoneChange(first, Zone.HAND, Zone.GRAVEYARD)])
    assert game.objects.latest(first) in game.zones.of(Zone.GRAVEYARD, game.players[BOB])
    assert not game.zones.of(Zone.GRAVEYARD, game.players[ANN])
    assert lent == before


def test_109_4_a_table_names_the_controllers_of_permanents() -> None:
    position = Table()
    (land,) = position.battlefield(BOB, CARDS["Forest"])
    position.begin(ANN)
    shown = position.game.view(ANN).find(land)
    assert shown is not None
    assert shown.controller == BOB


def test_108_3_the_target_is_both_owned_and_controlled() -> None:
    obelisk = permanent(
        "Obelisk", text="{0}: Return target permanent you both own and control to your hand."
    )
    at = table()
    at.battlefield(ANN, obelisk)
    at.battlefield(BOB, "Bear")
    cast(at, "Gain control of target creature.", "Bear")
    at.begin(ANN)
    at.act(ANN, "activate Obelisk")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Obelisk"]
    assert at.object("Bear").controller == ANN


def test_108_4_a_planeswalkers_controller_is_meant() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    at.battlefield(ANN, "Wall")
    cast(
        at,
        "Spell deals 4 damage to target player or planeswalker and 1 damage to each creature that "
        "player or that planeswalker's controller controls.",
        "Bob",
    )
    assert at.life(BOB) == 16
    assert at.object("Giant").damage == 1
    assert at.object("Wall").damage == 0
