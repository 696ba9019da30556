"""Designations that one player can have, such as the monarch. CR 724, 725."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events import Event, EventKind
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["MONARCH", "DesignationGiven", "passed_on"]

MONARCH: Final = "monarch"


@final
class DesignationGiven(Event):
    """A player gets a designation; whoever had it has it no more. CR 724.3."""

    def __init__(self, name: str, player: int) -> None:
        super().__init__(EventKind.OTHER)
        self.name = name
        self.player = player

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.player]

    def possible(self, game: Game) -> bool:
        return game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        game.designations[self.name] = self.player
        game.changed(Reads.MARKS)
        return []

    def notation(self) -> str:
        return f"DesignationGiven {self.name} {self.player}"


def passed_on(game: Game, player: int) -> list[Event]:
    """Who becomes the monarch as the monarch leaves the game. CR 724.4."""
    events: list[Event] = []
    if game.designations.get(MONARCH) == player:
        heir = game.active if game.players[game.active].in_game else game.next_player(player)
        events.append(DesignationGiven(MONARCH, heir))
    return events
