"""An answer in steps, of which each that is offered is legal. Compiled, as it runs at every step.

``decision.Walk`` takes an answer apart; here what the rules refuse is left out: a creature that is
declared already, the end of an answer that isn't legal yet, the last step to one that never is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Assign, Division, Kind, Number, Several, Shape

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game

__all__ = ["DONE", "MOST", "Steps"]

DONE: Final = -1
"""The step that ends an answer of several options."""
MOST: Final = 256
"""Most steps that are offered at once."""


@final
class Steps:
    """The answer to the game's question, step by step.

    ``offered`` are the steps that can be taken next: places among the question's options, numbers,
    or ``DONE``. ``answer`` is there when nothing is left to choose. ``cut`` counts the steps
    that weren't offered, as there were more than ``MOST``. ``dead_end`` says that what was chosen
    can't become a legal answer, so the question's fallback is given.
    """

    def __init__(self, game: Game) -> None:
        question = game.decision
        assert question is not None, "nothing is asked"
        self.game = game
        self.question: Decision = question
        self.taken: list[int] = []
        self.offered: list[int] = []
        self.answer: Answer | None = None
        self.cut = 0
        self.dead_end = False
        self._offer()

    def copy(self) -> Steps:
        """Another answer to the same question, as far as this one."""
        made = Steps(self.game)
        made.question = self.question
        made.taken = self.taken.copy()
        made.offered = self.offered.copy()
        made.answer = self.answer
        made.cut = self.cut
        made.dead_end = self.dead_end
        return made

    def take(self, place: int) -> None:
        """Take the step that is offered at a place. Raises IndexError for a place without one."""
        if not 0 <= place < len(self.offered):
            raise IndexError(f"{place} is none of the {len(self.offered)} steps that are offered")
        step = self.offered[place]
        question = self.question
        shape = question.shape
        if shape is Shape.ONE:
            self._end(question.option(step))
        elif shape is Shape.NUMBER:
            self._end(Number(step))
        elif shape is Shape.DIVISION:
            self.taken.append(step)
            if len(self.taken) == len(question.options):
                self._end(Division(tuple(self.taken)))
            else:
                self._offer()
        elif step == DONE:
            self._end(self._chosen(self.taken))
        else:
            self.taken.append(step)
            if len(self.taken) == question.maximum:
                self._end(self._chosen(self.taken))
            else:
                self._offer()

    def _end(self, answer: Answer) -> None:
        self.answer = answer
        self.offered = []

    def _give_up(self) -> None:
        self.dead_end = True
        self._end(self.question.fallback)

    def _offer(self) -> None:
        question = self.question
        shape = question.shape
        if shape is Shape.ONE:
            self._limit(list(range(question.count)))
        elif shape is Shape.NUMBER:
            self._limit(list(range(question.minimum, question.maximum + 1)))
        elif shape is Shape.DIVISION:
            self._offer_shares()
        else:
            self._offer_several()
            if not self.offered:
                self._give_up()

    def _offer_shares(self) -> None:
        question = self.question
        left = question.total
        for share in self.taken:
            left -= share
        after = len(question.options) - len(self.taken) - 1
        if after == 0:
            found = [left]
        else:
            found = list(range(question.minimum, left - after * question.minimum + 1))
        if after <= 1:
            found = [share for share in found if self._is_legal_division(share, left)]
        if found:
            self._limit(found)
        else:
            self._give_up()

    def _is_legal_division(self, share: int, left: int) -> bool:
        shares = [*self.taken, share]
        if len(shares) < len(self.question.options):
            shares.append(left - share)
        return self.game.why_not(Division(tuple(shares))) is None

    def _offer_several(self) -> None:
        question = self.question
        taken = self.taken
        found: list[int] = []
        if len(taken) >= question.minimum and self._is_legal(taken):
            found.append(DONE)
        found += self._leading_on(self._next())
        if not found and question.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
            found = self._leading_on(self._undeclared(0))
        self._limit(found)

    def _leading_on(self, steps: list[int]) -> list[int]:
        """Those of the steps that don't end the answer as an illegal one."""
        if len(self.taken) + 1 < self.question.maximum:
            return steps
        return [step for step in steps if self._is_legal([*self.taken, step])]

    def _next(self) -> list[int]:
        """The options that may follow those taken."""
        question = self.question
        if question.repeats:
            return list(range(question.count))
        if question.kind is Kind.ATTACKERS or question.kind is Kind.BLOCKERS:
            return self._undeclared(self.taken[-1] + 1 if self.taken else 0)
        taken = dict.fromkeys(self.taken, True)
        return [step for step in range(question.count) if step not in taken]

    def _undeclared(self, first: int) -> list[int]:
        """The pairs from the ``first`` on whose creatures can still be declared.

        Each is declared after those before it, so that no declaration is offered twice; where that
        leads nowhere, as one blocker of a creature with menace can, those before are offered too.
        """
        question = self.question
        pairs = question.pairs
        declared: dict[int, int] = {}
        for step in self.taken:
            pair = question.option(step)
            assert isinstance(pair, Assign), pair
            declared[pair.creature] = declared.get(pair.creature, 0) + 1
        taken = dict.fromkeys(self.taken, True)
        found: list[int] = []
        step = 0
        for creature, things in question.able().items():
            most = pairs.limit(creature) if pairs is not None else 1
            if declared.get(creature, 0) < most:
                for place in range(step, step + len(things)):
                    if place >= first and place not in taken:
                        found.append(place)
            step += len(things)
        return found

    def _is_legal(self, steps: list[int]) -> bool:
        return self.game.why_not(self._chosen(steps)) is None

    def _chosen(self, steps: list[int]) -> Answer:
        return Several(tuple([self.question.option(step) for step in steps]))

    def _limit(self, found: list[int]) -> None:
        """Offer these steps, as many as may be."""
        self.cut += max(len(found) - MOST, 0)
        self.offered = found[:MOST]
