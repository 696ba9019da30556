"""Limited range of influence: what spells, abilities and choices of a player can reach. CR 801.

Who is within whose range is in ``Players.ranges``, which is empty where nothing is limited: every
place asks that first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import EventKind
from jajna.events.damage import DamageDealt
from jajna.kernel.objects.object import PROTECTOR
from jajna.vocab import Type, bit, is_player

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = ["affecting", "are_within", "is_within", "within"]

_DONE_BY_NOBODY: Final = (
    1 << EventKind.PLAYER_LOST
    | 1 << EventKind.PLAYER_WON
    | 1 << EventKind.GAME_DRAWN
    | 1 << EventKind.EFFECT_BEGAN
    | 1 << EventKind.EFFECT_ENDED
    | 1 << EventKind.STEP
    | 1 << EventKind.TURN
    | 1 << EventKind.MARKED
    | 1 << EventKind.ACTION_TAKEN
    | 1 << EventKind.CHOICE_MADE
    | 1 << EventKind.VOTED
    | 1 << EventKind.VOTING_FINISHED
    | 1 << EventKind.NAME_CHOSEN
)
"""Mask of kinds of events that affect nothing, and of those for which range is judged elsewhere."""


def is_within(game: Game, player: int, thing: int) -> bool:
    """Whether a player or object is within a player's range of influence.

    An object is where its controller is, or its owner if nobody controls it, and a battle where its
    protector is as well. CR 108.4a, 801.2, 801.2d.
    """
    players = game.players
    if not players.ranges:
        return True
    if is_player(thing):
        return players.is_within(player, thing)
    found = game.object(thing)
    if players.is_within(player, found.controller):
        return True
    if not found.now.types & Type.BATTLE:
        return False
    return any(players.is_within(player, seat) for seat in found.marks.get(PROTECTOR, ()))


def within(game: Game, player: int, things: list[int]) -> list[int]:
    """Those of the players and objects that are within a player's range of influence. CR 801.2."""
    if not game.players.ranges:
        return things
    return [thing for thing in things if is_within(game, player, thing)]


def are_within(game: Game, player: int, things: list[int]) -> bool:
    """Whether all of the players and objects are within a player's range of influence. CR 801.2."""
    return len(within(game, player, things)) == len(things)


def affecting(game: Game, events: list[Event]) -> list[Event]:
    """Those of the events that the spell or ability that is resolving can bring about.

    What is out of its controller's range of influence isn't affected. CR 801.10, 801.13a.
    """
    if not game.players.ranges:
        return events
    player = _resolving_for(game)
    if player < 0:
        return events
    return [event for event in events if _reaches(game, player, event)]


def _resolving_for(game: Game) -> int:
    """The controller of the spell or ability that is resolving; -1 if none is. CR 608.2."""
    for frame in reversed(game.frames.held):
        rule, item = frame.doing()
        if rule:
            return game.object(item).controller if rule == "608.2" else -1
    return -1


def _reaches(game: Game, player: int, event: Event) -> bool:
    if bit(event.kind) & _DONE_BY_NOBODY:
        return True
    if isinstance(event, DamageDealt):
        return is_within(game, player, event.to)
    things = event.things()
    return not things or is_within(game, player, things[0])
