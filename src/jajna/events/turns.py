"""Turns and steps begin. CR 500."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, EventKind, OfPlayer
from jajna.events.marks import DRAWN_IN_STEP
from jajna.vocab import Reads, Step, is_another_player

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = ["StepBegan", "TurnBegan"]


@final
class StepBegan(OfPlayer):
    """A step or phase begins. CR 500. ``player`` is the active player; of a team that takes its
    turns together each has an event, the primary player the first. CR 805.4d.
    """

    def __init__(self, player: int, step: Step) -> None:
        super().__init__(EventKind.STEP, player, step)
        self.step = step

    def apply(self, game: Game) -> list[Event]:
        game.turn.step = self.step
        if not is_another_player(self.player, game.turn.active):
            if self.step is Step.PRECOMBAT_MAIN or self.step is Step.POSTCOMBAT_MAIN:
                game.turn.main_phases += 1
            elif self.step is Step.UPKEEP:
                game.turn.upkeeps += 1
            elif self.step is Step.BEGINNING_OF_COMBAT:
                game.turn.combat_phases += 1
            elif self.step is Step.END:
                game.turn.end_steps += 1
        if self.step is Step.DRAW:
            game.players[self.player].history.pop(DRAWN_IN_STEP, None)
        game.characteristics.changed(Reads.TURN)
        return NO_EVENTS


@final
class TurnBegan(OfPlayer):
    """A turn begins. CR 500.1. ``number`` counts the turns of the game from 1."""

    def __init__(self, player: int, number: int) -> None:
        super().__init__(EventKind.TURN, player, number)

    def apply(self, game: Game) -> list[Event]:
        game.kernel.begin_turn(game, self.player, self.number)
        return NO_EVENTS
