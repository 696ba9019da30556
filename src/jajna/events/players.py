"""Players lose and win, and games are drawn. CR 104."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, Event, EventKind, OfPlayer

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["GameDrawn", "GameDrawnFor", "PlayerLost", "PlayerWon"]


@final
class PlayerLost(OfPlayer):
    """A player loses the game. CR 104.3. ``reason`` is a code that ``text`` words, ``rule`` its
    number.
    """

    def __init__(self, player: int, reason: str, rule: str) -> None:
        super().__init__(EventKind.PLAYER_LOST, player)
        self.reason = reason
        self.rule = rule

    @property
    def is_conceded(self) -> bool:
        """Whether the player gives up, which nothing can replace. CR 104.3a."""
        return self.rule == "104.3a"

    def possible(self, game: Game) -> bool:
        return game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        return game.kernel.player_leaves(game, self.player)


@final
class PlayerWon(OfPlayer):
    """An effect says that a player wins the game. CR 104.2b."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.PLAYER_WON, player)

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].has_won = True
        return NO_EVENTS


@final
class GameDrawnFor(OfPlayer):
    """The game is a draw for one player, who leaves it; the others play on. CR 801.15, 801.16."""

    def __init__(self, player: int, rule: str) -> None:
        super().__init__(EventKind.GAME_DRAWN, player)
        self.rule = rule

    def possible(self, game: Game) -> bool:
        return game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].drew = True
        return game.kernel.player_leaves(game, self.player)


@final
class GameDrawn(Event):
    """The game is a draw. CR 104.4."""

    def __init__(self, rule: str) -> None:
        super().__init__(EventKind.GAME_DRAWN)
        self.rule = rule

    def apply(self, game: Game) -> list[Event]:
        game.kernel.finish(game, -1, self.rule)
        return NO_EVENTS
