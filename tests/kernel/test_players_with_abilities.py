"""Players who are given abilities. CR 113.1b."""

from __future__ import annotations

from jajna.card import Card, Face
from jajna.cards import starter
from jajna.ir.abilities import SpellAbility
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import Target
from jajna.judge.table import ANN, BOB, Table
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.vocab import Type, mana_cost


def test_113_1b_a_player_can_have_an_ability_that_only_creatures_use() -> None:
    hawk = starter.SHELF.card("Suntail Hawk")
    assert hawk is not None
    gain = Change(Target(Player()), (GainAbilities(hawk.faces[0].abilities, True),))
    face = Face("Wings", mana_cost("{W}"), 1, Type.INSTANT, abilities=(SpellAbility(gain),))
    table = Table()
    table.battlefield(ANN, *[land for land in [starter.SHELF.card("Plains")] if land])
    table.hand(ANN, Card("Wings", (face,)))
    table.begin(ANN)
    table.act(ANN, "cast Wings", BOB)
    table.resolve()
    assert table.game.players[BOB].in_game
    assert not table.game.zones.stack
