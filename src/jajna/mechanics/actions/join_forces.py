"""Mana that several players may pay for a common end. CR 118.3a, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Number, Shape
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect
from jajna.ir.costs import MOST_X, PayMana
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import binds, looks_up
from jajna.kernel.state.frames import ForEachFrame, can_pay, pay
from jajna.vocab import ManaCost, mana_cost
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EachMayPayMana", "ManaPaidThisWay"]

PAID_TOGETHER: Final = "mana paid together"
"""Name of the total amount of mana that players have paid."""


@final
@dataclass(frozen=True)
class EachMayPayMana(Effect):
    """Each player may pay any amount of mana, beginning with the controller. CR 118.3a, 608.2d.

    ``late``: the text names the players first.
    """

    late: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(PAID_TOGETHER, 0)
        players = game.players.within(ctx.controller, game.players.in_order(ctx.controller))
        game.frames.append(ForEachFrame(players, PayAnyMana(), ctx))


phrase(
    EachMayPayMana,
    en="starting with you, each player may pay any amount of mana",
    es="empezando por ti, cada jugador puede pagar cualquier cantidad de maná",
    when={"late": False},
)
phrase(
    EachMayPayMana,
    en="each player starting with you may pay any amount of mana",
    es="cada jugador empezando por ti puede pagar cualquier cantidad de maná",
    when={"late": True},
)
binds(EachMayPayMana, PAID_TOGETHER)
tells(EachMayPayMana, PAID_TOGETHER)


@final
@dataclass(frozen=True)
class PayAnyMana(Effect):
    """One of several players pays any amount of mana. CR 118.3a."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        most = 0
        payer = _payer(ctx)
        while most < MOST_X and can_pay(game, (PayMana(_generic(most + 1)),), payer):
            most += 1
        if not most:
            return None
        return Decision(
            ctx.affected, Kind.X, "608.2d", Shape.NUMBER, [], 0, most, source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = answer.number if isinstance(answer, Number) else 0
        ctx.bind_number(PAID_TOGETHER, ctx.numbers.get(PAID_TOGETHER, 0) + number)
        if number:
            pay(game, PayMana(_generic(number)), _payer(ctx))


binds(PayAnyMana, PAID_TOGETHER)


def _generic(number: int) -> ManaCost:
    return mana_cost(f"{{{number}}}")


def _payer(ctx: Context) -> Context:
    own = ctx.clone({})
    own.controller = ctx.affected
    return own


@final
@dataclass(frozen=True)
class ManaPaidThisWay(Amount):
    """The total amount of mana that players have just paid. CR 608.2c."""

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(PAID_TOGETHER, 0)


looks_up(ManaPaidThisWay, PAID_TOGETHER)
needs(ManaPaidThisWay, PAID_TOGETHER, "nobody was asked for mana")
phrase(
    ManaPaidThisWay,
    en="the total amount of mana paid this way",
    es="la cantidad total de maná pagado de esta manera",
)
