"""Opponents, teammates, active and defending players. CR 102.1-102.4, 506.2, 805.

Code that needs opponents or teammates asks these functions and never compares seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.players import GameDrawnFor, PlayerLost

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = [
    "active_players",
    "defending_players",
    "drawing",
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
    """The events by which a player loses the game, and their team where it loses with them.
    CR 104.3, 809.5b, 810.8a.
    """
    return [
        PlayerLost(one.id, reason, rule) for one in game.players.losing_with(player) if one.in_game
    ]


def drawing(game: Game, players: list[int], rule: str) -> list[Event]:
    """The events by which the game is a draw for players and all those within range of influence of
    any of them, and for the team of an emperor. CR 801.15, 801.16, 809.5c.
    """
    seats: list[int] = []
    for player in players:
        for seat in game.players.within(player, game.players.in_order(player)):
            seats += [one.id for one in game.players.losing_with(seat) if one.id not in seats]
    return [GameDrawnFor(seat, rule) for seat in seats]


def defending_players(game: Game) -> list[int]:
    """The active player's opponents, who defend, in turn order. CR 506.2, 506.2a, 802.2.

    Where players attack only to one side, it is the opponent in the next seat; with a limited range
    of influence only those within it. CR 801.3, 803.1.
    """
    active = game.turn.active
    return [seat for seat in opponents(game, active) if game.players.may_attack(active, seat)]


def is_defending_player(game: Game, player: int) -> bool:
    """Whether a player is a defending player of this turn's combat. CR 506.2, 506.2a, 802.2."""
    return (
        game.players[player].in_game
        and is_opponent(game, game.turn.active, player)
        and game.players.may_attack(game.turn.active, player)
    )
