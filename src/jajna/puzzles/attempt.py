"""Puzzles as somebody plays them: opponents answer so that they miss the goal, where they can."""

from __future__ import annotations

from typing import Final, final

from jajna.decision import Answer
from jajna.kernel.game import Game
from jajna.puzzles.puzzle import Puzzle
from jajna.puzzles.solving import POSITIONS, Solution, Verdict, came_of, defence, solve
from jajna.text.catalogue import ENGLISH

__all__ = ["Attempt"]

DEFENDED: Final = 3_000
"""Positions that are looked at for each answer of an opponent."""


@final
class Attempt:
    """A puzzle in a game that stands in its position, in which everybody but the player whose goal
    it is answers by themselves. ``given`` are all answers so far, by their notation.
    """

    def __init__(self, puzzle: Puzzle, game: Game, defended: int = DEFENDED) -> None:
        self.puzzle = puzzle
        self.game = game
        self.last_turn = game.turn.number + puzzle.goal.turns - 1
        """The turn by the end of which the goal is reached or missed."""
        self.given: list[str] = []
        self._defended = defended
        self._earlier: list[tuple[Game, int]] = []

    def verdict(self) -> Verdict | None:
        """Whether the goal is reached; None while that is open."""
        return came_of(self.puzzle, self.game, self.last_turn)

    def go_on(self) -> None:
        """Go on to the next question that the player has a choice in, or to the end."""
        while self.verdict() is None:
            question = self.game.decision
            assert question is not None
            if question.forced is not None:
                self._give(question.forced)
            elif self.puzzle.seat not in question.players:
                self._give(defence(self.puzzle, self.game, self._left(), self._defended))
            else:
                return

    def answer(self, answer: Answer) -> None:
        """Give the player's answer to the question. Raises IllegalAnswerError if it isn't legal."""
        before = (self.game.fork(), len(self.given))
        self._give(answer)
        self._earlier.append(before)

    def back(self) -> None:
        """Take the player's latest answer back, with all that came of it, if there is one."""
        if self._earlier:
            earlier, count = self._earlier.pop()
            self.game.restore(earlier)
            del self.given[count:]

    def repeat(self, given: list[str]) -> None:
        """Give answers by their notation. Raises IllegalAnswerError if one isn't legal here, or
        none is asked for.
        """
        for notation in given:
            question = self.game.decision
            if question is None or self.verdict() is not None:
                return
            self._give(question.parse(notation))

    def solution(self, limit: int = POSITIONS, lang: str = ENGLISH) -> Solution:
        """What reaches the goal from here."""
        return solve(self.puzzle, self.game, limit, lang=lang, turns=self._left())

    def _give(self, answer: Answer) -> None:
        self.game.answer(answer)
        self.given.append(answer.notation())

    def _left(self) -> int:
        return self.last_turn - self.game.turn.number + 1
