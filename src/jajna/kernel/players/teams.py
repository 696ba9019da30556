"""Opponents, teammates, active and defending players. CR 102.1-102.4, 506.2, 805.

Code that needs opponents or teammates asks these functions and never compares seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.players import PlayerLost
from jajna.variant import ATTACKS_AROUND

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = [
    "active_players",
    "defending_players",
    "is_active",
    "is_defending_player",
    "is_opponent",
    "losing",
    "one_of_each",
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
    return game.players.team(player)


def teammates(game: Game, player: int) -> list[int]:
    """The other players of a player's team, in turn order after the player. CR 102.3."""
    return [seat for seat in team(game, player) if seat != player]


def is_active(game: Game, player: int) -> bool:
    """Whether it is this player's turn, alone or with their team. CR 102.1, 805.4a."""
    return game.players.are_as_one(game.turn.active, player)


def active_players(game: Game) -> list[int]:
    """The players whose turn it is: the active player, or those of the active team. CR 805.4a."""
    return game.players.as_one(game.turn.active)


def one_of_each(game: Game, players: list[int]) -> list[int]:
    """The players, but one only of those who take their turns together. CR 805.8."""
    found: list[int] = []
    for player in players:
        if not any(game.players.are_as_one(player, other) for other in found):
            found.append(player)
    return found


def losing(game: Game, player: int, reason: str, rule: str) -> list[Event]:
    """The events by which a player loses the game, and their team where it loses as one.
    CR 104.3, 810.8a.
    """
    return [
        PlayerLost(one.id, reason, rule) for one in game.players.sharing_life(player) if one.in_game
    ]


def defending_players(game: Game) -> list[int]:
    """The active player's opponents, who defend, in turn order. CR 506.2, 506.2a, 802.2.

    Where players attack only to one side, it is the opponent in the next seat. CR 803.1.
    """
    return [seat for seat in opponents(game, game.turn.active) if _may_attack(game, seat)]


def _may_attack(game: Game, defender: int) -> bool:
    """Whether a player's seat is one that the active player can attack. CR 803.1, 811.4."""
    variant = game.players.variant
    return variant.attacks == ATTACKS_AROUND or variant.may_attack(
        game.turn.active, defender, len(game.players)
    )


def is_defending_player(game: Game, player: int) -> bool:
    """Whether a player is a defending player of this turn's combat. CR 506.2, 506.2a, 802.2."""
    return (
        game.players[player].in_game
        and is_opponent(game, game.turn.active, player)
        and _may_attack(game, player)
    )
