"""Abilities that trigger when a player loses the game. CR 603.9."""

from __future__ import annotations

from jajna.events.players import GameDrawn, PlayerLost
from jajna.judge import ANN, BOB
from jajna.kernel.door.perform import perform
from tests.mechanics.bench import creature
from tests.table import table

TYRANT = creature(
    "Tyrant",
    5,
    5,
    "Whenever a player loses the game, put five +1/+1 counters on this creature.",
)


def test_603_9_a_game_that_is_drawn_triggers_nothing() -> None:
    at = table()
    at.battlefield(ANN, TYRANT)
    perform(at.game, [GameDrawn("104.4c")])
    assert at.game.over
    assert not at.game.effects.pending


def test_603_9_a_player_who_loses_does_trigger_it() -> None:
    at = table(players=3)
    at.battlefield(ANN, TYRANT)
    perform(at.game, [PlayerLost(BOB, "effect", "104.3e")])
    assert not at.game.over
    assert len(at.game.effects.pending) == 1
