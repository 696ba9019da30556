"""Costs of which the player pays one of two. CR 118.1, 118.12."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.errors import Reason
from jajna.frozen import dataclass
from jajna.ir.base import Cost
from jajna.ir.costs import PayMana
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.kernel.state.frames import pay
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EitherCost"]


@final
@dataclass(frozen=True)
class EitherCost(Cost):
    """One cost or the other, as the player chooses: "discard a card or pay {2}". CR 118.12.

    What can't be paid can't be chosen (CR 118.3). ``paying``: the text has "pay" before the second;
    ``pay_first``: before the first. ``listed``: the second is an amount that is paid as well.
    """

    first: Cost
    second: Cost
    paying: bool = field(default=False, compare=False)
    pay_first: bool = field(default=False, compare=False)
    listed: bool = field(default=False, compare=False)

    def _payable(self, game: Game, ctx: Context) -> list[Cost]:
        return [cost for cost in (self.first, self.second) if cost.why_not(game, ctx) is None]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        return None if self._payable(game, ctx) else self.first.why_not(game, ctx)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if len(self._payable(game, ctx)) < 2:
            return None
        options = [Pick(0, "the first cost"), Pick(1, "the second cost")]
        return Decision(
            ctx.controller, Kind.WORD, "118.12", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        payable = self._payable(game, ctx)
        if isinstance(answer, Pick):
            pay(game, (self.first, self.second)[answer.index], ctx)
        elif payable:
            pay(game, payable[0], ctx)


phrase(
    EitherCost,
    en="{first} or pay {second}",
    es="{first} o <paga> {second}",
    when={"paying": True, "pay_first": False},
    also=("{first} or pays {second}",),
)
phrase(
    EitherCost,
    en="{first} or {second}",
    es="{first} o {second}",
    when={"paying": False, "pay_first": False, "listed": False},
)
phrase(
    EitherCost,
    en="{first} or {second:listed}",
    es="{first} o {second:listed}",
    when={"paying": False, "pay_first": False, "listed": True},
)
phrase(
    EitherCost,
    en="pay {first} or {second}",
    es="<paga> {first} o {second}",
    when={"paying": False, "pay_first": True},
)
trait(EitherCost, Trait.UNLIKELY, Trait.OFFERED)


def _is_more_than_two(made: EitherCost) -> str | None:
    if isinstance(made.first, EitherCost) or isinstance(made.second, EitherCost):
        return "the player chooses one of two costs"
    if isinstance(made.first, PayMana) and isinstance(made.second, PayMana):
        apart = made.paying or made.pay_first
        return "the second isn't paid apart from the first" if apart else None
    if made.pay_first and made.first.is_worded():
        return "mana and energy are paid, and nothing else"
    if made.paying == made.second.is_worded():
        return "mana and energy are paid, and nothing else"
    return None


misplaced(EitherCost, _is_more_than_two)
