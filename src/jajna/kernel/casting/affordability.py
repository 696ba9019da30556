"""Why a total cost can't be paid. CR 118.3, 601.2b, 601.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.errors import Reason
from jajna.ir.claims import are_met
from jajna.ir.costs import CASTING, CHOSEN_AHEAD, MOST_X
from jajna.kernel.costs import payment
from jajna.kernel.costs.assistance import payable_with_help
from jajna.kernel.costs.payment import payable
from jajna.kernel.costs.total_cost import Total, least_x_of, optional_costs, spell_total

if TYPE_CHECKING:
    from jajna.ir.claims import Claim
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = [
    "choices_ahead",
    "payable_times",
    "why_not_mana_due",
    "why_not_others",
    "why_not_pay",
    "why_not_total",
    "why_unaffordable",
    "why_unaffordable_whatever_x",
]


def why_not_others(game: Game, ctx: Context, total: Total) -> Reason | None:
    """Why the parts of a total cost that aren't mana can't be paid; None if they can. CR 118.3."""
    if not total.others:
        return None
    for cost in total.others:
        reason = cost.why_not(game, ctx)
        if reason is not None:
            return reason
    if not are_met(game, ctx.controller, list(total.claims(game, ctx)), []):
        return Reason("not all costs at once", "118.3", (ctx.source,))
    return None


def why_not_pay(
    game: Game, ctx: Context, spell: Characteristics, way: int, accepted: list[int]
) -> Reason | None:
    """Why the total cost of a spell can't be paid, whatever is chosen ahead; None if it can.
    CR 601.2b.
    """
    least = least_x_of(optional_costs(spell), accepted) if accepted else 0
    if ctx.x < least:
        ctx = ctx.clone({})
        ctx.x = least
    return why_not_total(
        game, ctx, spell, way, accepted, spell_total(game, ctx, spell, way, accepted)
    )


def why_not_total(
    game: Game, ctx: Context, spell: Characteristics, way: int, accepted: list[int], total: Total
) -> Reason | None:
    """Why a total cost can't be paid, whatever is chosen ahead; None if it can."""
    if not total.others:
        return why_unaffordable(game, ctx, total)
    chosen = ctx.bound.get(CHOSEN_AHEAD, [])
    left = total.chosen_ahead(game, ctx)[len(chosen) :]
    if not left:
        return why_unaffordable(game, ctx, total)
    reason: Reason | None = Reason("nothing to sacrifice", "118.3", (ctx.source,))
    for thing in left[0].ahead(game, ctx) or []:
        reason = why_not_pay(game, _with_chosen(ctx, thing), spell, way, accepted)
        if reason is None:
            break
    return reason


def payable_times(
    game: Game, ctx: Context, spell: Characteristics, way: int, accepted: list[int], place: int
) -> list[int]:
    """The list of numbers of times an optional cost can be paid with the total. CR 601.2b.

    If the optional cost reduces the total, small numbers may be missing.
    """
    lessens = optional_costs(spell)[place].less is not None
    found: list[int] = []
    for times in range(MOST_X):
        chosen = [*accepted, *[place] * times]
        if why_not_pay(game, ctx, spell, way, chosen) is None:
            found.append(times)
            continue
        total = spell_total(game, ctx, spell, way, chosen)
        if (times and not lessens) or why_not_others(game, ctx, total) is not None:
            break
    return found


def choices_ahead(
    game: Game, ctx: Context, spell: Characteristics, way: int, accepted: list[int]
) -> list[int] | None:
    """The things that can pay the next cost whose payment is chosen ahead. CR 601.2b.

    None if no such cost is left.
    """
    total = spell_total(game, ctx, spell, way, accepted)
    if not total.others:
        return None
    left = total.chosen_ahead(game, ctx)[len(ctx.bound.get(CHOSEN_AHEAD, [])) :]
    if not left:
        return None
    return [
        thing
        for thing in left[0].ahead(game, ctx) or []
        if why_not_pay(game, _with_chosen(ctx, thing), spell, way, accepted) is None
    ]


def _with_chosen(ctx: Context, thing: int) -> Context:
    """A copy of the context with a thing chosen ahead to pay a cost. CR 601.2b."""
    trial = ctx.clone({})
    trial.bind(CHOSEN_AHEAD, [*ctx.bound.get(CHOSEN_AHEAD, []), thing])
    return trial


def why_unaffordable(game: Game, ctx: Context, total: Total) -> Reason | None:
    """Why a total cost can't be paid, with the X of its context; None if it can.
    CR 601.2h, 118.3.
    """
    reason = why_not_others(game, ctx, total)
    return reason or why_not_mana_due(game, ctx, total, total.claims(game, ctx))


def why_not_mana_due(
    game: Game, ctx: Context, total: Total, claims: tuple[Claim, ...] = ()
) -> Reason | None:
    """Why the mana of a total cost can't be paid beside what other parts of it claim; None if it
    can. CR 601.2h.
    """
    symbols = total.with_x(ctx.x)
    if not symbols:
        return None
    casting = bool(ctx.numbers.get(CASTING))
    bill = payment.Bill(
        ctx.controller,
        ctx.source,
        symbols,
        total.without,
        claims,
        casting,
        total.activating,
        total.contained(),
        total.only,
    )
    if payable(game, bill) or (total.assisted and payable_with_help(game, bill)):
        return None
    return Reason("not enough mana", "601.2h", (ctx.source,))


def why_unaffordable_whatever_x(game: Game, ctx: Context, total: Total) -> Reason | None:
    """Why a total cost can't be paid, whatever X is; None if it can: "discard a card with mana
    value X". CR 601.2b.
    """
    trial = ctx.clone({})
    reason = why_unaffordable(game, trial, total)
    while reason is not None and trial.x < MOST_X and not why_not_mana_due(game, trial, total):
        trial.x += 1
        reason = why_unaffordable(game, trial, total)
    return reason
