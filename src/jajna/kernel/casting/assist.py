"""Spells for which another player may pay generic mana. CR 702.132."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, final

from jajna.decision import NOTHING, Answer, Decision, Kind, Number, Several, Shape, Thing
from jajna.kernel.costs.assistance import helpers_of, less, most_help, share
from jajna.kernel.costs.payment import Bill, payable
from jajna.kernel.resolution.paying import PayBillFrame
from jajna.kernel.state.frames import Frame

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AssistFrame"]


class _Stage(Enum):
    CHOOSE = 0
    OFFER = 1
    PAY = 2
    DONE = 3


@final
class AssistFrame(Frame):
    """The payment of a mana cost whose generic mana another player may pay. CR 702.132a.

    The caster of the spell may choose the player, who chooses how much to pay and activates mana
    abilities first.
    """

    def __init__(self, bill: Bill) -> None:
        self.bill = bill
        self.stage = _Stage.CHOOSE
        self.helper = -1
        self.number = 0

    def run(self, game: Game) -> None:
        if self.stage is _Stage.CHOOSE:
            self.stage = _Stage.OFFER
            self._choose(game)
        elif self.stage is _Stage.OFFER:
            self.stage = _Stage.PAY
            self._offer(game)
        elif self.stage is _Stage.PAY:
            self.stage = _Stage.DONE
            if self.number:
                game.frames.append(PayBillFrame(share(self.helper, self.bill, self.number)))
        else:
            game.frames.pop()
            rest = less(self.bill, self.number)
            if rest.symbols:
                game.frames.append(PayBillFrame(rest))

    def _choose(self, game: Game) -> None:
        helpers = [one for one in helpers_of(game, self.bill.player) if self._can_help(game, one)]
        if not helpers:
            return
        alone = payable(game, self.bill)
        game.decision = Decision(
            self.bill.player,
            Kind.PLAYER,
            "702.132a",
            Shape.SOME,
            [Thing(one) for one in helpers],
            0,
            1,
            source=self.bill.purpose,
            fallback=NOTHING if alone else Several((Thing(helpers[0]),)),
        )

    def _can_help(self, game: Game, helper: int) -> bool:
        return most_help(game, helper, self.bill) > 0

    def _offer(self, game: Game) -> None:
        if self.helper < 0:
            return
        game.decision = Decision(
            self.helper,
            Kind.NUMBER,
            "702.132a",
            Shape.NUMBER,
            [],
            0,
            most_help(game, self.helper, self.bill),
            source=self.bill.purpose,
        )

    def take(self, game: Game, answer: Answer) -> None:
        if isinstance(answer, Number):
            self.number = answer.number
            return
        assert isinstance(answer, Several), answer
        for one in answer.options:
            assert isinstance(one, Thing), one
            self.helper = one.thing

    def ask_anew(self) -> None:
        self.stage = _Stage.CHOOSE if self.helper < 0 else _Stage.OFFER

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = AssistFrame(self.bill)
        copy.stage = self.stage
        copy.helper = self.helper
        copy.number = self.number
        return copy
