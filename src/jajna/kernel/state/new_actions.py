"""Notes of players who may have new possible actions, so that their kept lists are made anew.

``Player.kept_actions`` and ``Player.sources`` keep the possible actions and mana sources until
then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import EventKind

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = ["GIVES_NOTHING", "IDLE", "look_again", "wake", "wake_all", "wake_by"]

IDLE: Final = (
    1 << EventKind.STEP
    | 1 << EventKind.TAPPED
    | 1 << EventKind.UNTAPPED
    | 1 << EventKind.MANA_ADDED
    | 1 << EventKind.MANA_SPENT
    | 1 << EventKind.MANA_EMPTIED
    | 1 << EventKind.TAPPED_FOR_MANA
)
"""Mask of the kinds of events that matter to no state-based action.

They can matter only by changing characteristics.
"""

GIVES_NOTHING: Final = (
    IDLE & ~(1 << EventKind.UNTAPPED | 1 << EventKind.MANA_ADDED)
    | 1 << EventKind.SPELL_CAST
    | 1 << EventKind.ABILITY_ACTIVATED
    | 1 << EventKind.TRIGGER_STACKED
    | 1 << EventKind.TARGETED
    | 1 << EventKind.ATTACK
    | 1 << EventKind.ATTACKERS
    | 1 << EventKind.BLOCK
    | 1 << EventKind.BLOCKED
    | 1 << EventKind.UNBLOCKED
    | 1 << EventKind.DAMAGE
    | 1 << EventKind.DAMAGE_REMOVED
    | 1 << EventKind.LIFE_LOST
    | 1 << EventKind.LIFE_GAINED
    | 1 << EventKind.DESTROYED
    | 1 << EventKind.SACRIFICED
    | 1 << EventKind.DISCARDED
    | 1 << EventKind.DRAW
    | 1 << EventKind.SHUFFLED
)
"""Mask of the kinds of events that by themselves give nobody a new possible action.

They bring no card, no permanent, no mana and no time.
"""


def wake(game: Game, player: int) -> None:
    """Note that a player may have new possible actions."""
    game.players.held[player].woken = game.history.events_happened


def wake_all(game: Game) -> None:
    """Note that all players may have new possible actions."""
    for player in game.players.held:
        player.woken = game.history.events_happened


def wake_by(game: Game, event: Event) -> None:
    """Note the players to whom an event may have given new possible actions."""
    if event.kind == EventKind.ZONE_CHANGE or event.kind == EventKind.UNTAPPED:
        thing = game.object(event.things()[0])
        wake(game, thing.owner)
        if thing.controller != thing.owner:
            wake(game, thing.controller)
        became = game.objects.became.get(thing.id)
        if became is not None:
            wake(game, game.object(became).controller)
    elif event.kind == EventKind.MANA_ADDED:
        wake(game, event.things()[0])
    elif event.kind == EventKind.TURN:
        for seat in game.players.as_one(game.turn.active):
            wake(game, seat)
    else:
        wake_all(game)


def look_again(game: Game) -> None:
    """Forget the possible actions and mana sources of all players.

    Code that changes a position without events has to call this.
    """
    for player in game.players.held:
        player.kept_actions = None
        player.kept_instant_actions = None
        player.sources = None
    for number in game.zones.battlefield:
        game.objects[number].mana = None
    game.state_based.settled = False
    wake_all(game)
