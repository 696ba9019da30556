"""Special actions that cards allow: they don't use the stack. CR 116.2f, 702.62a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Number, Shape
from jajna.ir.costs import MOST_X
from jajna.kernel.costs.payment import Bill, payable
from jajna.kernel.costs.total_cost import Total, special_total
from jajna.kernel.resolution.paying import PayBillFrame
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame, execute, pay

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.ir.abilities import SpecialAction
    from jajna.kernel.game import Game

__all__ = ["SpecialActionFrame"]


@final
class SpecialActionFrame(Frame):
    """A special action being taken: its costs are paid, then its effect happens. CR 116.2f."""

    def __init__(self, action: SpecialAction, ctx: Context) -> None:
        self.action = action
        self.ctx = ctx
        self.position = -1

    def run(self, game: Game) -> None:
        total = special_total(game, self.ctx, self.action)
        if self.position < 0 and total.variables() and self.ctx.x < self.action.least_x:
            self._ask_x(game, total)
        elif self.position < 0:
            self.position = 0
            bill = self._bill(game, total, self.ctx.x)
            if bill.symbols:
                game.frames.append(PayBillFrame(bill))
        elif self.position < len(total.others):
            self.position += 1
            rest = tuple(total.others[self.position :])
            pay(game, total.others[self.position - 1], self.ctx, rest)
        else:
            game.frames.pop()
            execute(game, self.action.effect, self.ctx)

    def _bill(self, game: Game, total: Total, x: int) -> Bill:
        ctx = self.ctx
        claims = total.claims(game, ctx)
        symbols = total.with_x(x)
        contained = total.contained()
        return Bill(ctx.controller, ctx.source, symbols, total.without, claims, contained=contained)

    def _ask_x(self, game: Game, total: Total) -> None:
        """Ask for the value of X in the costs. CR 107.3a."""
        least = self.action.least_x
        most = least
        while most < MOST_X and payable(game, self._bill(game, total, most + 1)):
            most += 1
        game.decision = Decision(
            self.ctx.controller,
            Kind.X,
            "107.3a",
            Shape.NUMBER,
            [],
            least,
            most,
            source=self.ctx.source,
        )

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Number), answer
        self.ctx.x = answer.number

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = SpecialActionFrame(self.action, self.ctx.clone(memo))
        copy.position = self.position
        return copy
