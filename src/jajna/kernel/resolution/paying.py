"""Paying mana: the player activates mana abilities, then pays from the pool.
CR 601.2g, 601.2h, 605.3.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Number, Pay, Shape, TapForMana
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.life import LifeLost
from jajna.events.mana import ManaSpent
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Tapped
from jajna.events.stack import AbilityActivated
from jajna.ir.abilities import Triggered
from jajna.ir.claims import are_met
from jajna.ir.costs import MOST_X, PayMana
from jajna.ir.declared.names import game_binds
from jajna.ir.filters.mana_used import MANA_FROM, asks_for_mana_of_source
from jajna.ir.filters.zones import PAID_WITH
from jajna.ir.refs import stand_as
from jajna.kernel.costs import mana_abilities, payment
from jajna.kernel.costs.mana_sources import mana_sources_now
from jajna.kernel.costs.payment import Bill, Source, payable
from jajna.kernel.costs.total_cost import Total, ability_total, only_taps
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.stack_item import SNOW_MANA, TREASURE_MANA
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame, execute, pay
from jajna.kernel.state.illegal_actions import give_up
from jajna.vocab import Zone, bits

if TYPE_CHECKING:
    from jajna.ir.abilities import Activated
    from jajna.ir.base import Cost
    from jajna.kernel.game import Game
    from jajna.kernel.objects.stack_item import StackItem
    from jajna.kernel.players.player import ManaUnit
    from jajna.vocab import Symbol

__all__ = ["SYMBOLS_BY_LIFE", "ManaAbilityFrame", "PayBillFrame", "pay_bill"]

SYMBOLS_BY_LIFE: Final = "symbols paid with life"
"""Name of the number of Phyrexian symbols in a spell's cost that were paid with life. CR 107.4f."""

game_binds(SYMBOLS_BY_LIFE)


def pay_bill(game: Game, bill: Bill) -> None:
    """Push the frame that has a mana cost paid. CR 601.2g."""
    game.frames.append(PayBillFrame(bill))


@final
class PayBillFrame(Frame):
    """The payment of a mana cost by a player. CR 601.2g, 601.2h.

    For a player who doesn't pay by hand the best plan is taken, unless it gives up other permanents
    than the sources of mana. Another player chooses among plans and single uses of sources that
    leave the cost payable. What is tapped or given up by choice comes last, and the rest is planned
    anew after it. If the cost can't be paid after all, the action is reversed (CR 732.1).
    """

    def __init__(self, bill: Bill) -> None:
        self.bill = bill
        self.plan: Pay | None = None
        self.position = 0
        self.agreed = False
        """Whether the player has chosen a whole plan, and pays the rest by the best one."""
        self.expected = 0
        """The amount of mana the pool should have once the plan has made its mana."""
        self.instead: list[int] = []
        """Objects to be tapped or exiled rather than pay mana, along with the rest. CR 702.51a."""

    def run(self, game: Game) -> None:
        if not game.players[self.bill.player].in_game:  # CR 800.4f
            game.frames.pop()
            return
        if self.plan is None:
            self._decide(game)
            return
        if self.position < len(self.plan.taps) and not self._is_covered(game, self.plan):
            tap = self.plan.taps[self.position]
            if tap.ability >= 0:
                self.position += 1
                if asks_which(game, tap):
                    self.plan = None  # what is chosen for it may be of use for the rest
                    self.position = 0
                    self.agreed = True
                activate_mana(game, self.bill.player, tap, self.bill)
                return
            self._put_rest_aside(game, self.plan)
        self._spend(game, self.plan.life)

    def _is_covered(self, game: Game, plan: Pay) -> bool:
        """Whether the pool has more mana than the plan expects, so that it can pay already."""
        if self.position == 0:
            self.expected = len(game.players[self.bill.player].pool)
        else:
            tapped = plan.taps[self.position - 1]
            self.expected += len(tapped.mana) - len(tapped.spent)
            self.expected += sum([len(row) for row in tapped.more])
        if len(game.players[self.bill.player].pool) <= self.expected:
            return False
        return payment.units_for(game, self.bill, plan.life) is not None

    def _put_rest_aside(self, game: Game, plan: Pay) -> None:
        """Let the objects tapped or exiled by a plan pay for what the pool doesn't. CR 702.51a."""
        taps = plan.taps[self.position :]
        self.position = len(plan.taps)
        symbols = payment.settled(game, self.bill, taps, plan.life)
        if symbols is not None:
            self._put_aside(taps, symbols)

    def _put_aside(self, taps: tuple[TapForMana, ...], symbols: tuple[Symbol, ...]) -> None:
        """Note objects to be tapped or exiled with the payment, and the symbols left to pay."""
        bill = self.bill
        things = [tap.source for tap in taps]
        self.instead += things
        self.bill = bill.rest(symbols, tuple(things))

    def _decide(self, game: Game) -> None:
        plans = payment.plans(game, self.bill)
        if not plans:
            give_up(game)
            return
        by_hand = game.players[self.bill.player].pays_by_hand
        if self.agreed or not (by_hand or plans[0].gives_up):
            self.plan = plans[0]
            return
        options: list[Answer] = [*plans, *self._single_taps(game)]
        if len(options) == 1 and not plans[0].taps:
            self.plan = plans[0]
            return
        game.decision = Decision(
            self.bill.player,
            Kind.PAY,
            "601.2g",
            Shape.ONE,
            options,
            source=self.bill.purpose,
        )

    def _single_taps(self, game: Game) -> list[Answer]:
        """The uses of single sources after which the cost could still be paid."""
        bill = self.bill
        found: list[Answer] = []
        asked: list[tuple[int, int]] = []
        sources = payment.sources_for(game, bill)
        for source in sources:
            if source.symbols:
                continue  # a source with a mana cost is used only as part of a whole plan
            if source.asks:
                if (source.thing, source.ability) in asked:
                    continue  # it is one more use of the same ability
                asked.append((source.thing, source.ability))
            if source.ability < 0:
                found += self._instead(game, source)
                continue
            for place, row in enumerate(source.rows):
                if payment.payable_after(game, bill, sources, source, row):
                    found.append(source.taps[place])
        return found

    def _instead(self, game: Game, source: Source) -> list[Answer]:
        """The answers that tap or exile an object for one mana of the cost. CR 702.51a."""
        found: list[Answer] = []
        for mana in [0, *bits(source.mask & 63)]:
            tap = TapForMana(source.thing, source.ability, (mana,) if mana else ())
            if self._rest_after(game, tap) is not None:
                found.append(tap)
        return found

    def _rest_after(self, game: Game, tap: TapForMana) -> tuple[Symbol, ...] | None:
        """The symbols left when an object pays for one mana; None if they can't be paid then."""
        bill = self.bill
        for symbols in payment.reduced(bill.symbols, tap):
            if payment.plans(game, bill.rest(symbols, (tap.source,))):
                return symbols
        return None

    def take(self, game: Game, answer: Answer) -> None:
        if isinstance(answer, Pay):
            self.plan = answer
            self.agreed = True
        elif isinstance(answer, TapForMana) and answer.ability < 0:
            symbols = self._rest_after(game, answer)
            assert symbols is not None, answer
            self._put_aside((answer,), symbols)
        elif isinstance(answer, TapForMana):
            activate_mana(game, self.bill.player, answer, self.bill)

    def _spend(self, game: Game, by_life: int) -> None:
        units = payment.units_for(game, self.bill, by_life)
        if units is None:
            self.plan = None  # a mana ability made other mana than planned: decide again
            self.position = 0
            if not payment.plans(game, self.bill):
                give_up(game)
            return
        game.frames.pop()
        item = (
            game.objects[self.bill.purpose].item if game.objects.exists(self.bill.purpose) else None
        )
        if item is not None:
            spent = [_as_spent(game, unit) for unit in units]
            item.mana_spent = [*item.mana_spent, *spent]
            if item.is_spell:
                _note_sources(game, item, units)
                if by_life:
                    item.ctx.bind_number(SYMBOLS_BY_LIFE, by_life)
        events: list[Event] = [self._used(game, thing) for thing in self.instead]
        if item is not None and self.instead:
            item.ctx.bind(PAID_WITH, self.instead.copy())
        if units:
            spell = self.bill.purpose if item is not None and item.is_spell else 0
            events.append(ManaSpent(self.bill.player, units, spell))
        if by_life:
            events.append(LifeLost(self.bill.player, 2 * by_life, paid=True))
        perform(game, events)
        for unit in units:
            if unit.more is not None and item is not None and item.is_spell:
                _spent_on(game, unit, self.bill)

    def _used(self, game: Game, thing: int) -> Event:
        """CR 702.51a: a permanent is tapped; CR 702.66a: a card is exiled."""
        zone = game.objects[thing].zone
        if zone is Zone.BATTLEFIELD:
            return Tapped(thing, self.bill.player)
        return ZoneChange(thing, zone, Zone.EXILE, "exile")

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = PayBillFrame(self.bill)
        copy.plan = self.plan
        copy.position = self.position
        copy.agreed = self.agreed
        copy.expected = self.expected
        copy.instead = self.instead.copy()
        return copy


def _spent_on(game: Game, unit: ManaUnit, bill: Bill) -> None:
    """Follow what happens to a spell that mana with an additional effect is spent on. CR 106.6."""
    more = unit.more
    assert isinstance(more, Triggered), more
    spent = ManaSpent(bill.player, [unit], bill.purpose)
    ctx = Context(unit.source, bill.player)
    if not more.on.matches(game, ctx, spent):
        return
    more.on.bind(game, ctx, spent)
    more.effect.do(game, ctx, None)


def _note_sources(game: Game, spell: StackItem, units: list[ManaUnit]) -> None:
    """Note the sources of mana spent on a spell that ask for such spells. CR 601.2h."""
    found: list[int] = []
    for unit in units:
        if unit.source and any(
            asks_for_mana_of_source(one) for one in game.object(unit.source).now.kit.triggered
        ):
            found.append(unit.source)
    if found:
        spell.ctx.bind(MANA_FROM, [*spell.ctx.bound.get(MANA_FROM, []), *found])


def _as_spent(game: Game, unit: ManaUnit) -> int:
    """The mask for one mana in ``StackItem.mana_spent``."""
    spent = unit.mana
    if unit.snow:
        spent |= SNOW_MANA
    if unit.source and "Treasure" in game.object(unit.source).now.subtypes:
        spent |= TREASURE_MANA
    return spent


def asks_which(game: Game, tap: TapForMana) -> bool:
    """Whether the player chooses a thing to tap or give up as they activate a mana ability."""
    ability = game.objects[tap.source].now.kit.activated[tap.ability]
    return any(cost.chooses_one() for cost in ability.costs)


def activate_mana(game: Game, player: int, tap: TapForMana, bill: Bill | None = None) -> None:
    """Activate a mana ability for a chosen row (tuple) of mana, maybe to pay a bill. CR 605.3."""
    source = game.objects[tap.source]
    ability = source.now.kit.activated[tap.ability]
    ctx = Context(tap.source, player)
    stand_as(ctx, ability)
    ctx.bind_number(mana_abilities.ACTIVATED, 1)
    if tap.mana:
        ctx.bind("mana", list(tap.mana))
        mana_abilities.plan_more(ctx, tap.more)
    frame = ManaAbilityFrame(ability, tap.ability, ctx, tap)
    frame.bill = bill
    game.frames.append(frame)


def why_not_mana(game: Game, player: int, tap: TapForMana) -> Reason | None:
    """Why a mana ability can't be activated for this mana now; None if it can. CR 605.3a."""
    for source in mana_sources_now(game, player):
        if source.thing == tap.source and source.ability == tap.ability:
            if not tap.more and not tap.spent and any(tap.mana == one.mana for one in source.taps):
                return None
            return Reason("doesn't make that mana", "106.3", (tap.source,))
    return Reason("no mana ability to activate", "605.1a", (tap.source,))


class _Stage(Enum):
    X = 0
    MANA = 1
    COSTS = 2
    EFFECT = 3
    DONE = 4


@final
class ManaAbilityFrame(Frame):
    """A mana ability being activated: X if it has one, its costs, then at once its effect.
    CR 602.2b, 605.3b.
    """

    def __init__(self, ability: Activated, index: int, ctx: Context, tap: TapForMana) -> None:
        self.ability = ability
        self.index = index
        self.ctx = ctx
        self.tap = tap
        """What it is activated for, with the mana that a plan spends on the ability's own cost."""
        self.bill: Bill | None = None
        """The bill for which it is activated."""
        self.stage = _Stage.X
        self.paid = 0

    def run(self, game: Game) -> None:
        if self.stage is _Stage.X and only_taps(game, self.ctx.controller, self.ability):
            self.stage = _Stage.COSTS
        if self.stage is _Stage.X:
            self.stage = _Stage.MANA
            self._choose_x(game)
        elif self.stage is _Stage.MANA:
            self.stage = _Stage.COSTS
            self._pay_mana(game)
        elif self.stage is _Stage.COSTS:
            if self.paid < len(self.ability.costs):
                cost = self.ability.costs[self.paid]
                self.paid += 1
                if not isinstance(cost, PayMana):
                    pay(game, cost, self.ctx)
                    if game.decision is not None and cost.chooses_one():
                        self._leave_payable(game, cost, game.decision)
                return
            self.stage = _Stage.EFFECT
            player = self.ctx.controller
            event = AbilityActivated(0, self.ctx.source, player, self.index, self.ability)
            perform(game, [event])
        elif self.stage is _Stage.EFFECT:
            self.stage = _Stage.DONE
            execute(game, self.ability.effect, self.ctx)
        else:
            game.frames.pop()

    def _leave_payable(self, game: Game, cost: Cost, question: Decision) -> None:
        """Remove options without which the rest of the bill can't be paid. CR 601.2h."""
        if self.bill is None:
            return
        row = list(self.tap.mana)
        for more in self.tap.more:
            row += more
        kept = [
            option
            for option in question.options
            if payment.payable_without(game, self.bill, cost.claims(game, self.ctx), option, row)
        ]
        if kept:
            question.options = kept

    def _choose_x(self, game: Game) -> None:
        """Ask the player for X, which is at most what they can pay. CR 107.3a."""
        total = ability_total(game, self.ctx, self.ability.costs, self.ability)
        if not total.says_x():
            return
        greatest = 0
        while greatest < MOST_X and self._payable_with(game, total, greatest + 1):
            greatest += 1
        game.decision = Decision(
            self.ctx.controller,
            Kind.X,
            "602.2b",
            Shape.NUMBER,
            [],
            0,
            greatest,
            source=self.ctx.source,
        )

    def _payable_with(self, game: Game, total: Total, x: int) -> bool:
        trial = self.ctx.clone({})
        trial.x = x
        if any(cost.why_not(game, trial) is not None for cost in total.others):
            return False
        claims = total.claims(game, trial)
        if not are_met(game, trial.controller, list(claims), []):
            return False
        without = (*total.without, trial.source)
        bill = Bill(
            trial.controller,
            trial.source,
            total.with_x(x),
            without,
            claims,
            activating=True,
            contained=total.contained(),
        )
        return not bill.symbols or payable(game, bill)

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Number), answer
        self.ctx.x = answer.number

    def ask_anew(self) -> None:
        if self.stage is _Stage.MANA:
            self.stage = _Stage.X

    def _pay_mana(self, game: Game) -> None:
        player = self.ctx.controller
        if not self.tap.spent:
            total = ability_total(game, self.ctx, self.ability.costs, self.ability)
            symbols = total.with_x(self.ctx.x)
            source = self.ctx.source
            if symbols:
                bill = Bill(
                    player,
                    source,
                    symbols,
                    (source,),
                    activating=True,
                    contained=total.contained(),
                )
                game.frames.append(PayBillFrame(bill))
            return
        held = game.players[player].pool.copy()
        units: list[ManaUnit] = []
        for mana in self.tap.spent:
            unit = _first_of(held, mana)
            if unit is None:
                give_up(game)  # the mana that the plan expected was not made
                return
            held.remove(unit)
            units.append(unit)
        perform(game, [ManaSpent(player, units)])

    def doing(self) -> tuple[str, int]:
        return "605.3b", 0

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = ManaAbilityFrame(self.ability, self.index, self.ctx.clone(memo), self.tap)
        copy.bill = self.bill
        copy.stage = self.stage
        copy.paid = self.paid
        return copy


def _first_of(units: list[ManaUnit], mana: int) -> ManaUnit | None:
    for unit in units:
        if unit.mana == mana:
            return unit
    return None
