"""Players leaving the game, and the end of the game. CR 104, 800.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.kernel import index
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["check_end", "leave"]


def leave(game: Game, player: int) -> None:
    """Everything the player owns leaves; control they were given ends. CR 800.4a."""
    game.players[player].in_game = False
    remaining = sum(1 for other in game.players if other.in_game)
    if remaining < 2:
        return
    for number in list(game.objects):
        thing = game.objects[number]
        if thing.owner == player:
            _remove(game, number)
    game.lasting = [effect for effect in game.lasting if effect.ctx.controller != player]
    game.pending = [waiting for waiting in game.pending if waiting.ctx.controller != player]
    game.dirty = True
    for number in list(game.stack):
        if game.objects[number].controller == player:
            _remove(game, number)
    for number in list(game.battlefield):
        thing = game.objects[number]
        if thing.first_controller == player:  # CR 800.4a: what they still control is exiled
            game.battlefield.remove(number)
            game.remove_from_combat(number)
            index.unregister(game, thing)
            thing.zone = Zone.EXILE
            game.exile.append(number)


def _remove(game: Game, number: int) -> None:
    thing = game.objects[number]
    game.zone(thing.zone, thing.owner).remove(number)
    game.remove_from_combat(number)
    index.unregister(game, thing)
    game.index.statics = [one for one in game.index.statics if one.source != number]
    if number in game.modified:
        game.modified.remove(number)
    del game.objects[number]
    game.departed[number] = thing


def check_end(game: Game) -> None:
    """End the game if one player is left, all have left, or somebody has won. CR 104.2, 104.4a."""
    if game.over:
        return
    winners = [player.id for player in game.players if player.has_won and player.in_game]
    if winners:
        game.finish(winners[0], "104.2b")
        return
    left = [player.id for player in game.players if player.in_game]
    if not left:
        game.finish(-1, "104.4a")
    elif len(left) == 1 and len(game.players) > 1:
        game.finish(left[0], "104.2a")
