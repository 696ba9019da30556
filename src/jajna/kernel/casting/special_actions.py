"""Special actions that cards allow: they don't use the stack. CR 116.2f, 702.62a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.kernel.costs.payment import Bill
from jajna.kernel.costs.total_cost import special_total
from jajna.kernel.resolution.paying import PayBillFrame
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame, execute, pay

if TYPE_CHECKING:
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
        if self.position < 0:
            self.position = 0
            symbols = total.with_x(0)
            if symbols:
                claims = total.claims(game, self.ctx)
                ctx = self.ctx
                game.frames.append(
                    PayBillFrame(Bill(ctx.controller, ctx.source, symbols, total.without, claims))
                )
        elif self.position < len(total.others):
            self.position += 1
            rest = tuple(total.others[self.position :])
            pay(game, total.others[self.position - 1], self.ctx, rest)
        else:
            game.frames.pop()
            execute(game, self.action.effect, self.ctx)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = SpecialActionFrame(self.action, self.ctx.clone(memo))
        copy.position = self.position
        return copy
