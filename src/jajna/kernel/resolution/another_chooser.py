"""Choices that a player who has left the game would have to make. CR 800.4f-800.4h."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Decision, Kind, Shape, Thing
from jajna.ir.composites import Clause
from jajna.kernel.players import teams
from jajna.kernel.state.frames import Frame

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AnotherChooserFrame", "is_about_a_cost"]


def is_about_a_cost(question: Decision) -> bool:
    """Whether a player is asked if they pay a cost. CR 800.4f.

    Where the instruction that lets the player act isn't told, a cost may be part of it.
    """
    if question.kind is Kind.PAY_COST:
        return True
    if question.kind is not Kind.MAY:
        return False
    clause = question.clause
    return not isinstance(clause, Clause) or bool(clause.costs)


@final
class AnotherChooserFrame(Frame):
    """The controller of an object chooses who chooses instead of a player who has left.

    CR 800.4g. ``question`` is the one that player would have been asked.
    """

    def __init__(self, question: Decision) -> None:
        self.question = question

    def run(self, game: Game) -> None:
        left = self.question.player
        controller = game.object(self.question.source).controller
        if not game.players[controller].in_game:  # nobody is left to choose another player
            self._ask(game, game.players.after(left))
            return
        able = game.players.in_order(controller)
        if teams.is_opponent(game, controller, left):
            able = teams.opponents(game, controller) or able
        if len(able) == 1:
            self._ask(game, able[0])
            return
        game.decision = Decision(
            controller,
            Kind.PLAYER,
            "800.4g",
            Shape.ONE,
            [Thing(seat) for seat in able],
            source=self.question.source,
            subject=left,
        )

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Thing), answer
        self._ask(game, answer.thing)

    def _ask(self, game: Game, seat: int) -> None:
        """Ask a player the question, which the frame below takes the answer to."""
        game.frames.pop()
        game.decision = self.question.asked_of(seat)

    def standing(self) -> str:
        return f"another chooser than {self.question.player}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        return AnotherChooserFrame(self.question)
