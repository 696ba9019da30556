"""Some player of whom a condition may hold, and whose something has to be. CR 102."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.vocab import Term, is_another_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Someone", "Whose"]


class Someone(Term):
    """You, someone of your team, some opponent or some player. CR 102.2, 102.4, 109.5."""

    YOU = "you"
    OPPONENT = "an opponent"
    PLAYER = "a player"
    YOUR_TEAM = "your team"
    ANOTHER = "a player other than you"

    def seats(self, game: Game, ctx: Context) -> list[int]:
        """The players of whom any will do."""
        if self is Someone.YOU:
            return [ctx.controller]
        if self is Someone.OPPONENT:
            return game.players.opponents_within(ctx.controller)
        if self is Someone.YOUR_TEAM:
            return game.players.within(ctx.controller, game.players.team(ctx.controller))
        found = game.players.within(ctx.controller, game.players.in_order(ctx.controller))
        if self is Someone.ANOTHER:
            return [seat for seat in found if is_another_player(seat, ctx.controller)]
        return found

    def seats_of_turn(self, game: Game, ctx: Context) -> list[int]:
        """The players of whom any will do for what happened this turn: also those who have left the
        game since. CR 102.2, 608.2h.
        """
        found = list(self.seats(game, ctx))
        if self is Someone.YOU or self is Someone.YOUR_TEAM:
            return found
        for player in game.players:
            seat = player.id
            if player.in_game or (self is not Someone.PLAYER and seat == ctx.controller):
                continue
            if self is not Someone.OPPONENT or game.players.is_opponent(seat, ctx.controller):
                found.append(seat)
        return found


class Whose(Term):
    """Whose something has to be, in one of the ways in which texts say it. CR 109.5."""

    ANYBODYS = ""
    A = "a"
    ANY = "any"
    PLAYERS = "a player's"
    YOUR = "your"
    YOURS = "yours"
    OPPONENTS = "an opponent's"

    def is_of(self, game: Game, ctx: Context, player: int) -> bool:
        """Whether what is this player's will do."""
        if self is Whose.YOUR or self is Whose.YOURS:
            return player == ctx.controller
        if self is Whose.OPPONENTS:
            return game.players.is_opponent(player, ctx.controller)
        return True
