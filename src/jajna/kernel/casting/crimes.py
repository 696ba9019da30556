"""Crimes: spells and abilities that target opponents, or what is theirs. CR 700.13."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.vocab import Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["is_wronged"]


def is_wronged(game: Game, thing: int, player: int) -> bool:
    """Whether it is a crime of the player to target the thing: an opponent, what one controls on
    the battlefield or the stack, or a card in an opponent's graveyard. CR 700.13.
    """
    if is_player(thing):
        return game.players.is_opponent(thing, player)
    found = game.objects.get(thing)
    if found is None:
        return False
    if found.zone is Zone.GRAVEYARD:
        return game.players.is_opponent(found.owner, player)
    if found.zone is Zone.BATTLEFIELD or found.zone is Zone.STACK:
        return game.players.is_opponent(found.controller, player)
    return False
