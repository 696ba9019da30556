"""The costs of attacking and blocking. CR 508.1h-508.1j, 509.1d-509.1f."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Assign
from jajna.errors import Reason
from jajna.ir.claims import Claim, are_met
from jajna.kernel.costs.payment import Bill, payable
from jajna.kernel.resolution.paying import pay_bill
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame, pay
from jajna.kernel.state.illegal_actions import give_up
from jajna.vocab import Cannot, Symbol, Type, is_player

if TYPE_CHECKING:
    from jajna.ir.base import Cost
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Toll

__all__ = ["PayPriceFrame", "Price", "attack_price", "block_price", "is_free", "why_not_price"]


def _asks(game: Game, toll: Toll, cannot: int, what: int) -> bool:
    """Whether a toll is due for attacking a player or permanent, or for blocking."""
    if toll.blocked is not None:
        ctx = Context(toll.source, game.object(toll.source).controller)
        if not toll.blocked.matches(game, ctx, what):
            return False
    if not toll.cannot & cannot:
        return False
    if toll.player < 0 or toll.player == what:
        return True
    if not toll.permanents or is_player(what):
        return False
    attacked = game.object(what)
    return attacked.controller == toll.player and attacked.now.types & Type.PLANESWALKER != 0


def is_free(game: Game, creature: int, cannot: int, what: int) -> bool:
    """Whether a creature can attack or block ``what`` without cost. CR 508.1d, 509.1c.

    ``cannot`` is ``Cannot.ATTACK`` or ``Cannot.BLOCK``.
    """
    tolls = game.objects[creature].now.tolls
    return not any(_asks(game, toll, cannot, what) for toll in tolls)


@final
class Price:
    """The total cost of a declaration, locked in. CR 508.1h, 509.1d.

    ``parts`` are the costs beside the mana of the ``bill``, each with its context.
    """

    def __init__(self, bill: Bill, parts: list[tuple[Cost, Context]]) -> None:
        self.bill = bill
        self.parts = parts

    def is_nothing(self) -> bool:
        """Whether there is nothing to pay."""
        return not self.bill.symbols and not self.parts


def _price(game: Game, payer: int, tolls: list[Toll], tapping: tuple[int, ...]) -> Price:
    symbols: tuple[Symbol, ...] = ()
    parts: list[tuple[Cost, Context]] = []
    for toll in tolls:
        symbols += toll.symbols
        for cost in toll.costs:
            parts.append((cost, Context(toll.source, payer)))
    return Price(Bill(payer, 0, symbols, tapping), parts)


def attack_price(game: Game, player: int, declaration: list[Assign], tapping: list[int]) -> Price:
    """The total cost of a player's declaration of attackers. CR 508.1h.

    The attackers that it taps can't pay for it (CR 508.1f).
    """
    tolls: list[Toll] = []
    for assign in declaration:
        for toll in game.objects[assign.creature].now.tolls:
            if _asks(game, toll, Cannot.ATTACK, assign.to):
                tolls.append(toll)
    return _price(game, player, tolls, tuple(tapping))


def block_price(game: Game, player: int, declaration: list[Assign]) -> Price:
    """The total cost of a player's declaration of blockers, each counted once. CR 509.1d."""
    tolls: list[Toll] = []
    seen: dict[tuple[int, int], bool] = {}
    for assign in declaration:
        for place, toll in enumerate(game.objects[assign.creature].now.tolls):
            due = (assign.creature, place)
            if due not in seen and _asks(game, toll, Cannot.BLOCK, assign.to):
                seen[due] = True
                tolls.append(toll)
    return _price(game, player, tolls, ())


def why_not_price(game: Game, price: Price, rule: str, creatures: list[int]) -> Reason | None:
    """Why a price can't be paid; None if it can. CR 508.1j, 509.1f."""
    if price.bill.symbols and not payable(game, price.bill):
        return Reason("not enough mana", rule, tuple(creatures))
    for cost, ctx in price.parts:
        reason = cost.why_not(game, ctx)
        if reason is not None:
            return reason
    claims: list[Claim] = []
    for cost, ctx in price.parts:
        claims += cost.claims(game, ctx)
    if not are_met(game, price.bill.player, claims, list(price.bill.without)):
        return Reason("not all costs at once", rule, tuple(creatures))
    return None


@final
class PayPriceFrame(Frame):
    """The payment for a declaration, mana first. CR 508.1i, 508.1j, 509.1e, 509.1f.

    If the cost can't be paid after all, the declaration is reversed (CR 732.1).
    """

    def __init__(self, price: Price) -> None:
        self.price = price
        self.paid = -1
        """The number of parts that are paid; -1 before the mana is."""

    def run(self, game: Game) -> None:
        if self.paid < 0:
            self.paid = 0
            if self.price.bill.symbols:
                pay_bill(game, self.price.bill)
        elif self.paid < len(self.price.parts):
            cost, ctx = self.price.parts[self.paid]
            self.paid += 1
            if cost.why_not(game, ctx) is not None:
                give_up(game)
            else:
                pay(game, cost, ctx)
        else:
            game.frames.pop()

    def clone(self, memo: dict[int, Context]) -> Frame:
        parts = [(cost, ctx.clone(memo)) for cost, ctx in self.price.parts]
        copy = PayPriceFrame(Price(self.price.bill, parts))
        copy.paid = self.paid
        return copy
