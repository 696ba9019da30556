"""The total cost of a spell or ability, its order and payment. CR 601.2e-601.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import (
    Decision,
    Kind,
    Ordering,
    Part,
    Shape,
)
from jajna.kernel.casting import affordability
from jajna.kernel.casting.announced import Announced, AnnounceStep
from jajna.kernel.casting.assist import AssistFrame
from jajna.kernel.costs import payment
from jajna.kernel.costs.total_cost import (
    Total,
)
from jajna.kernel.resolution.paying import PayBillFrame
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import pay

if TYPE_CHECKING:
    from jajna.kernel.casting.announce import AnnounceFrame
    from jajna.kernel.game import Game

__all__ = ["determine_total", "order_costs", "pay_costs"]


def _bill(game: Game, frame: AnnounceFrame, ctx: Context, total: Total) -> payment.Bill:
    purpose = ctx.item if frame.what is Announced.SPELL else ctx.source
    claims = total.claims(game, ctx)
    symbols = total.with_x(ctx.x)
    return payment.Bill(
        ctx.controller,
        purpose,
        symbols,
        total.without,
        claims,
        activating=total.activating,
        contained=total.contained(),
        only=total.only,
    )


def determine_total(game: Game, frame: AnnounceFrame) -> None:
    """Lock in the total cost and have the mana paid. CR 601.2e-601.2h."""
    frame.step = AnnounceStep.ORDER
    total = frame.compute_total(game)
    total.put_in_order()
    frame.total = total
    if affordability.why_not_others(game, frame.ctx, total) is not None:
        frame.fail(game)
        return
    bill = _bill(game, frame, frame.ctx, total)
    if bill.symbols:
        game.frames.append(AssistFrame(bill) if total.assisted else PayBillFrame(bill))


def order_costs(game: Game, frame: AnnounceFrame) -> None:
    """Ask for the order of the parts of the cost, if it matters. CR 601.2h."""
    frame.step = AnnounceStep.COSTS
    assert frame.total is not None
    first, last = frame.total.parts_to_order(game, frame.ctx)
    if first == last:
        return
    parts = frame.total.others[first:last]
    frame.ask(
        game,
        Decision(
            frame.ctx.controller,
            Kind.ORDER,
            "601.2h",
            Shape.SOME,
            [Part(place, cost) for place, cost in enumerate(parts)],
            len(parts),
            len(parts),
            source=frame.ctx.item,
            subject=first,
            order=Ordering.COST,
        ),
    )


def pay_costs(game: Game, frame: AnnounceFrame) -> None:
    """Have the parts of the cost other than mana paid, in order. CR 601.2h."""
    total = frame.total
    assert total is not None
    if frame.position >= len(total.others):
        frame.step = AnnounceStep.DONE
        return
    cost = total.others[frame.position]
    if cost.why_not(game, frame.ctx) is not None:
        frame.fail(game)
        return
    frame.position += 1
    pay(game, cost, frame.ctx, tuple(total.others[frame.position :]))
