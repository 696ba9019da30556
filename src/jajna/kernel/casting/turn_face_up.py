"""The special action of turning a face-down permanent face up, and its cost.
CR 116.2b, 702.37e, 702.168d, 701.40b, 701.58b.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Number, Shape, TurnFaceUp
from jajna.errors import Reason
from jajna.events.permanents import TurnedFaceUp
from jajna.ir.base import Cost
from jajna.ir.claims import Claim, are_met
from jajna.ir.costs import MOST_X, PayMana
from jajna.kernel.casting import affordability
from jajna.kernel.costs import payment
from jajna.kernel.costs.payment import payable
from jajna.kernel.costs.total_cost import Total, ability_total
from jajna.kernel.door.perform import perform
from jajna.kernel.layers.face_down_values import values_face_up
from jajna.kernel.resolution.paying import PayBillFrame
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame, pay
from jajna.kernel.state.illegal_actions import give_up
from jajna.vocab import Cannot, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["FaceUpFrame", "Way", "begin_turning", "offers", "ways", "why_not_turn"]

MANA_COST: Final = "mana cost"
BY_MANA_COST: Final = ("manifest", "cloak")
"""The ways of being face down that let the mana cost turn a card up. CR 701.40b, 701.58b."""


@final
class Way:
    """A cost of turning a permanent face up: its parts and its name."""

    def __init__(self, costs: tuple[Cost, ...], name: str) -> None:
        self.costs = costs
        self.name = name


def ways(game: Game, thing: Object) -> list[Way]:
    """The list of costs of turning a face-down permanent face up. CR 708.7.

    First come those of the morph and disguise abilities that it would have face up, then the mana
    cost of a creature card that was manifested or cloaked.
    """
    kit = values_face_up(game, thing).kit
    found = [Way(ability.costs, ability.name) for ability in kit.face_down]
    card = thing.base
    if thing.face_down_by in BY_MANA_COST and card.types & Type.CREATURE:
        if card.mana_cost is not None:
            found.append(Way((PayMana(card.mana_cost),), MANA_COST))
    return found


def why_not_turn(game: Game, player: int, action: TurnFaceUp) -> Reason | None:
    """Why a permanent can't be turned face up as a special action; None if it can. CR 116.2b."""
    thing = game.objects.get(action.source)
    if thing is None or thing.zone is not Zone.BATTLEFIELD or not thing.face_down:
        return Reason("not face down", "116.2b", (action.source,))
    if thing.controller != player:
        return Reason("not yours", "116.2b", (action.source,))
    if thing.now.cannot & Cannot.BE_TURNED_UP:
        return Reason("can't be turned face up", "101.2", (action.source,))
    offered = ways(game, thing)
    if not 0 <= action.way < len(offered):
        return Reason("no cost to turn it up", "708.7", (action.source,))
    ctx = Context(thing.id, player)
    return affordability.why_unaffordable(
        game, ctx, ability_total(game, ctx, offered[action.way].costs)
    )


def offers(game: Game, player: int, thing: Object) -> list[Answer]:
    """The list of actions by which a permanent's controller may turn it face up now."""
    found: list[Answer] = []
    for way in range(len(ways(game, thing))):
        action = TurnFaceUp(thing.id, way)
        if why_not_turn(game, player, action) is None:
            found.append(action)
    return found


class _Step(Enum):
    X = 0
    MANA = 1
    COSTS = 2
    TURN = 3


@final
class FaceUpFrame(Frame):
    """A permanent being turned face up: its controller pays, then turns it. CR 116.2b."""

    def __init__(self, ctx: Context, way: Way) -> None:
        self.ctx = ctx
        self.way = way
        self.step = _Step.X
        self.position = 0
        self.total = Total([], [])
        self.claims: tuple[Claim, ...] = ()

    def run(self, game: Game) -> None:
        if self.step is _Step.X:
            self._begin(game)
        elif self.step is _Step.MANA:
            self._pay_mana(game)
        elif self.step is _Step.COSTS:
            self._pay_costs(game)
        else:
            game.frames.pop()
            ctx = self.ctx
            event = TurnedFaceUp(ctx.source, ctx.controller, self.way.name, ctx.x)
            perform(game, [event])

    def _begin(self, game: Game) -> None:
        """Ask for the value of X first. CR 107.3a, 702.37f."""
        self.step = _Step.MANA
        self.total = ability_total(game, self.ctx, self.way.costs)
        self.total.put_in_order()
        self.claims = self.total.claims(game, self.ctx)
        if self.total.variables():
            game.decision = Decision(
                self.ctx.controller,
                Kind.X,
                "107.3a",
                Shape.NUMBER,
                [],
                0,
                self._greatest_x(game),
                source=self.ctx.source,
            )

    def _greatest_x(self, game: Game) -> int:
        most = 0
        while most < MOST_X and payable(game, self._bill(most + 1)):
            most += 1
        return most

    def _bill(self, x: int) -> payment.Bill:
        ctx = self.ctx
        return payment.Bill(
            ctx.controller,
            ctx.source,
            self.total.with_x(x),
            self.total.without,
            self.claims,
            contained=self.total.contained(),
        )

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Number), answer
        self.ctx.x = answer.number

    def ask_anew(self) -> None:
        self.step = _Step.X

    def _pay_mana(self, game: Game) -> None:
        self.step = _Step.COSTS
        if not are_met(game, self.ctx.controller, list(self.claims), []):
            give_up(game)
            return
        bill = self._bill(self.ctx.x)
        if bill.symbols:
            game.frames.append(PayBillFrame(bill))

    def _pay_costs(self, game: Game) -> None:
        """Have the parts of the cost other than mana paid. CR 118.3."""
        if self.position >= len(self.total.others):
            self.step = _Step.TURN
            return
        cost = self.total.others[self.position]
        if cost.why_not(game, self.ctx) is not None:
            give_up(game)
            return
        self.position += 1
        pay(game, cost, self.ctx, tuple(self.total.others[self.position :]))

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = FaceUpFrame(self.ctx.clone(memo), self.way)
        copy.step = self.step
        copy.position = self.position
        copy.total = self.total
        copy.claims = self.claims
        return copy


def begin_turning(game: Game, player: int, action: TurnFaceUp) -> None:
    """Begin to turn a permanent face up. CR 116.2b."""
    thing = game.objects[action.source]
    game.frames.append(FaceUpFrame(Context(thing.id, player), ways(game, thing)[action.way]))
