"""Exiling a card and paying its mana cost. CR 118.3, 118.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Ref
from jajna.ir.claims import Claim
from jajna.ir.declared.binding import does, mentions
from jajna.ir.declared.names import EXILED, binds
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.filters.nouns import Card
from jajna.ir.mentions import Mention
from jajna.ir.refs import Bound
from jajna.kernel.costs.payment import Bill, payable
from jajna.kernel.resolution.paying import pay_bill
from jajna.mechanics.costs.things import Act, CostOfThings, Exile
from jajna.vocab import Symbol
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["ExileAndPay"]


def _cost_of(game: Game, card: int) -> tuple[Symbol, ...] | None:
    """The mana cost of a card as a tuple of symbols, each {X} being 0; None without one.
    CR 107.3h, 118.6.
    """
    cost = game.object(card).now.mana_cost
    return None if cost is None else tuple([one for one in cost.symbols if not one.variable])


def _bill(ctx: Context, symbols: tuple[Symbol, ...]) -> Bill:
    return Bill(ctx.controller, ctx.source, symbols, activating=True)


@final
@dataclass(frozen=True)
class ExileAndPay(CostOfThings):
    """Exile a card that the player chooses, and pay its mana cost. CR 118.3, 118.6.

    A card without a mana cost can't be chosen, nor one whose mana cost can't be paid.
    """

    what: Ref

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return Exile(self.what).act()

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for card in super().candidates(game, ctx):
            symbols = _cost_of(game, card)
            if symbols is not None and payable(game, _bill(ctx, symbols)):
                found.append(card)
        return found

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        return Exile(self.what).claim(game, things, count)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        symbols = _cost_of(game, things[0]) if things else None
        if symbols:
            pay_bill(game, _bill(ctx, symbols))
        Exile(self.what).pay(game, ctx, things)


binds(ExileAndPay, EXILED)
phrase(
    ExileAndPay,
    en="exile {what:some} and pay its mana cost",
    es="exilia {what:some} y pagar su coste de maná",
)
does(ExileAndPay, EXILED)


def _exiled_card(made: ExileAndPay) -> list[Mention]:
    """What "that card" is later."""
    return [Mention(Bound(EXILED), Card(), False, False)]


mentions(ExileAndPay, _exiled_card)
gives_up(ExileAndPay, Loss.EXILED_CARD)
