"""Designations that one player can have, such as the monarch. CR 724, 725."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.kernel.players.earned_designations import EARNED, has_earned
from jajna.vocab import Reads

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "INITIATIVE",
    "MONARCH",
    "DesignationGiven",
    "held_by",
    "holder_as_turn_began",
    "passed_on",
]

MONARCH: Final = "monarch"
INITIATIVE: Final = "initiative"
PASSED: Final = "first of this turn to become "
"""How the entry begins in the history of the first player to get a designation this turn."""
HELD: Final = "as the turn began was "
"""How the entry begins in the history of who had a designation that was then given this turn."""


@final
class DesignationGiven(OfPlayer):
    """A player gets a designation; its former holder loses it. CR 724.3, 725.3."""

    def __init__(self, name: str, player: int) -> None:
        super().__init__(EventKind.DESIGNATION_GIVEN, player)
        self.name = name

    def possible(self, game: Game) -> bool:
        rules = game.effects.rules
        if self.name == MONARCH and rules and rules[self.player].cannot_be_monarch:
            return False
        return game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        before = game.players.designations.get(self.name, -1)
        if not any(player.happened(PASSED + self.name) for player in game.players.held):
            game.players[self.player].note(game.characteristics, PASSED + self.name)
            if before >= 0:
                game.players[before].note(game.characteristics, HELD + self.name)
        game.players.designations[self.name] = self.player
        game.players.given_at[self.name] = game.history.events_happened
        game.characteristics.changed(Reads.MARKS)
        return []

    def notation(self) -> str:
        return f"DesignationGiven {self.name} {self.player}"


def passed_on(game: Game, player: int) -> list[Event]:
    """The events that pass on the designations of a player who leaves the game. CR 724.4, 725.4."""
    heir = (
        game.turn.active if game.players[game.turn.active].in_game else game.players.after(player)
    )
    held = [name for name in (MONARCH, INITIATIVE) if game.players.designations.get(name) == player]
    return [DesignationGiven(name, heir) for name in held]


def held_by(game: Game, player: int) -> tuple[str, ...]:
    """The names of the designations that a player has, those earned by keywords last."""
    found = [
        name for name in (MONARCH, INITIATIVE) if game.players.designations.get(name) == player
    ]
    earned = [name for name in EARNED if has_earned(game, player, name)]
    return (*found, *earned)


def holder_as_turn_began(game: Game, name: str) -> int:
    """Who had a designation as the turn began; -1 if nobody had it."""
    if not any(player.happened(PASSED + name) for player in game.players.held):
        return game.players.designations.get(name, -1)
    found = [player.id for player in game.players.held if player.happened(HELD + name)]
    return found[0] if found else -1
