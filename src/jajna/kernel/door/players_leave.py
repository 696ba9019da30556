"""Players leaving the game, and the end of the game. CR 104, 800.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.base import NO_EVENTS, Event
from jajna.events.moves import ZoneChange
from jajna.kernel.ending.outcome import finish
from jajna.kernel.players import designations, player_control
from jajna.kernel.zones import conspiracies, phasing, planes
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["abandoned", "check_end", "leave"]


def leave(game: Game, player: int) -> list[Event]:
    """The events that remove all objects a leaving player owns. CR 800.4a, 800.4d.

    Effects that give the player control of objects or players end (CR 800.4b).
    """
    game.players[player].in_game = False
    player_control.release(game, player)
    phasing.leave_with_owner(game, player)
    if game.players.teams_left() < 2:
        return []
    if game.players.planar_controller == player:  # CR 901.6
        planes.take_control(game, game.players.after(player))
        planes.keep_abilities_of_phenomena(game, player)
    together = game.players.as_one(player)
    if game.turn.active == player and together:
        game.turn.active = together[0]  # CR 805.2, 805.4a
    game.players[player].note_what_is_left()
    game.effects.pending = [
        waiting for waiting in game.effects.pending if waiting.ctx.controller != player
    ]
    game.characteristics.dirty = True
    events = designations.passed_on(game, player)
    for number in conspiracies.face_down_conspiracies(game, player):  # CR 702.106e
        events.append(conspiracies.ConspiracyTurnedUp(player, number))
    for thing in game.objects.values():
        if thing.owner == player:
            events.append(ZoneChange(thing.id, thing.zone, Zone.NOWHERE, "leave"))
    return events + planes.left_with_owner(game, player)


def abandoned(game: Game) -> list[Event]:
    """The events that remove objects controlled by a player who has left. CR 800.4a, 800.4c.

    Abilities cease to exist, cards are exiled.
    """
    if game.players.are_all_in() or game.over:
        return NO_EVENTS
    events: list[Event] = []
    for number in [*game.zones.stack, *game.zones.battlefield]:
        thing = game.objects[number]
        if game.players[thing.controller].in_game or not game.players[thing.owner].in_game:
            continue
        card = thing.item is None or (thing.item.is_spell and not thing.item.copied)
        to = Zone.EXILE if card else Zone.NOWHERE
        events.append(ZoneChange(number, thing.zone, to, "leave"))
    return events


def check_end(game: Game) -> None:
    """End the game if a player has won, one player or team is left, or none. CR 104.2, 104.4a."""
    if game.over:
        return
    last = -1
    all_in = True
    for player in game.players.held:
        if not player.in_game:
            all_in = False
            continue
        if player.has_won:
            finish(game, player.id, "104.2b")
            return
        last = player.id
    if all_in:
        return
    among_teams = game.players.variant.team_size > 1
    left = game.players.teams_left()
    if last < 0 or not left:
        drawn = any(player.drew for player in game.players.held)
        together = "104.4d" if among_teams else "104.4a"
        finish(game, -1, "801.15" if drawn else together)
    elif left == 1 and len(game.players) > 1:
        finish(game, last, "104.2c" if among_teams else "104.2a")
