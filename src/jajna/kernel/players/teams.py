"""Opponents, teammates and defending players. CR 102.2, 102.3, 506.2.

Code that needs opponents or teammates asks these functions and never compares seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "defending_players",
    "is_defending_player",
    "is_opponent",
    "opponents",
    "team",
    "teammates",
]


def is_opponent(game: Game, player: int, other: int) -> bool:
    """Whether two players are opponents. CR 102.2, 102.3."""
    return game.players.is_opponent(player, other)


def opponents(game: Game, player: int) -> list[int]:
    """The list of a player's opponents, in turn order after the player. CR 102.2, 102.3."""
    return game.players.opponents(player)


def team(game: Game, player: int) -> list[int]:
    """A player's team as far as in the game, in turn order from that player. CR 102.3, 102.4."""
    own = game.players.variant.team(player)
    return [
        seat for seat in game.players.in_order(player) if game.players.variant.team(seat) == own
    ]


def teammates(game: Game, player: int) -> list[int]:
    """The other players of a player's team, in turn order after the player. CR 102.3."""
    return [seat for seat in team(game, player) if seat != player]


def defending_players(game: Game) -> list[int]:
    """The active player's opponents, who defend, in turn order. CR 506.2, 506.2a, 802.2."""
    return opponents(game, game.turn.active)


def is_defending_player(game: Game, player: int) -> bool:
    """Whether a player is a defending player of this turn's combat. CR 506.2, 506.2a, 802.2."""
    return game.players[player].in_game and is_opponent(game, game.turn.active, player)
