"""Keywords about costs and about casting from elsewhere.
CR 702.27, 702.33, 702.34, 702.41, 702.102, 702.127, 702.146.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import Event, EventKind, ZoneChange
from jajna.ir.abilities import (
    Ability,
    CastFrom,
    CastingCost,
    Keyworded,
    OwnCostChange,
    Replacing,
    Triggered,
)
from jajna.ir.amounts import CountOf
from jajna.ir.base import Amount, Condition, Node, Ref, Replacement
from jajna.ir.binding import misplaced
from jajna.ir.conditions.spells import KICKER, item_of, kicker_name, kind_of_cost
from jajna.ir.costs import PayMana
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.names import finds_noted
from jajna.ir.refs import THIS, You, as_known
from jajna.mechanics.actions.destroying import SacrificeThose
from jajna.mechanics.keywords.common import costs_in, filter_in, plain
from jajna.mechanics.patterns.zones import Enters
from jajna.vocab import Reads, Zone
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "AFTERMATH",
    "FUSE",
    "UNDAUNTED",
    "ExileIfCastFromGraveyard",
    "ExileOnLeavingStack",
    "OpponentsLeft",
    "ReturnIfBoughtBack",
    "TimesKicked",
    "WasEvoked",
    "affinity",
    "buyback",
    "disturb",
    "evoke",
    "flashback",
    "kicker",
    "multikicker",
    "takes_mana_kicker",
]

BUYBACK = "buyback"
FLASHBACK = "flashback"
EVOKE = "evoke"

ON_STACK = 1 << Zone.STACK
COSTS = ("tuple[Cost, ...]",)


def kicker(parameter: tuple[Node, ...]) -> Keyworded:
    """Kicker: an additional cost that may be paid, of which there may be two.
    CR 702.33a, 702.33b.
    """
    costs = costs_in(parameter)
    mana = [cost.cost for cost in costs if isinstance(cost, PayMana)]
    cost = CastingCost(costs, optional=True, name=kicker_name(mana[0] if mana else None))
    return Keyworded(KICKER, 0, parameter, (cost,))


def takes_mana_kicker(ability: Ability) -> bool:
    """Whether an ability is kicker with a cost of mana alone, beside which another may stand."""
    if not isinstance(ability, Keyworded) or ability.name != KICKER:
        return False
    return all(isinstance(cost, PayMana) for cost in ability.parameter)


keyword(KICKER, "estímulo", kicker, parameter="{0:,}", slots=COSTS)


def multikicker(parameter: tuple[Node, ...]) -> Keyworded:
    """Multikicker: a kicker cost that may be paid any number of times. CR 702.33c."""
    cost = CastingCost(costs_in(parameter), optional=True, name=KICKER, many=True)
    return Keyworded("multikicker", 0, parameter, (cost,))


keyword("multikicker", "multiestímulo", multikicker, parameter="{0:,}", slots=COSTS)


@final
@dataclass(frozen=True)
class TimesKicked(Amount):
    """How often a spell, or what a permanent was cast as, was kicked. CR 702.33c, 702.33d."""

    what: Ref

    def value(self, game: Game, ctx: Context) -> int:
        items = [item_of(game, thing) for thing in as_known(self.what, game, ctx)]
        paid = [name for item in items if item is not None for name in item.paid]
        return sum(1 for name in paid if kind_of_cost(name) == KICKER)


phrase(
    TimesKicked,
    en="the number of times {what} <was> kicked",
    es="la cantidad de veces que {what} <fue> <*estimulado>",
)
phrase(
    TimesKicked,
    en="time {what} <was> kicked",
    es="vez que {what} <fue> <*estimulado>",
    place="each",
)


def _why_not_of_you(made: TimesKicked) -> str | None:
    return "only spells are kicked" if isinstance(made.what, You) else None


misplaced(TimesKicked, _why_not_of_you)


def paid_for(game: Game, ctx: Context, name: str) -> bool:
    """Whether the cost of that name was paid as the source spell was cast."""
    item = game.object(ctx.source).item
    return item is not None and name in item.paid


@final
@dataclass(frozen=True)
class ReturnIfBoughtBack(Replacement):
    """If buyback was paid, it goes to its owner's hand as it resolves. CR 702.27a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.origin is Zone.STACK
            and event.to is Zone.GRAVEYARD
            and event.cause == "resolve"
            and paid_for(game, ctx, BUYBACK)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.HAND
        return [event]


def buyback(parameter: tuple[Node, ...]) -> Keyworded:
    """Buyback. CR 702.27a."""
    cost = CastingCost(costs_in(parameter), optional=True, name=BUYBACK)
    returns = Replacing(ReturnIfBoughtBack(), zones=ON_STACK)
    return Keyworded("buyback", 0, parameter, (cost, returns))


keyword("buyback", "recuperación", buyback, parameter="{0:,}", slots=("tuple[Cost, ...]",))


@final
@dataclass(frozen=True)
class ExileOnLeavingStack(Replacement):
    """If flashback was paid, it is exiled any time it would leave the stack. CR 702.34a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.origin is not Zone.STACK or event.to is Zone.EXILE:
            return False
        return paid_for(game, ctx, FLASHBACK)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


def flashback(parameter: tuple[Node, ...]) -> Keyworded:
    """Flashback. CR 702.34a."""
    cost = CastingCost(
        costs_in(parameter), alternative=True, name=FLASHBACK, zones=1 << Zone.GRAVEYARD
    )
    exiled = Replacing(ExileOnLeavingStack(), zones=ON_STACK)
    return Keyworded("flashback", 0, parameter, (cost, exiled))


keyword("flashback", "retrospectiva", flashback, parameter="{0:,}", slots=("tuple[Cost, ...]",))


@final
@dataclass(frozen=True)
class ExileIfCastFromGraveyard(Replacement):
    """If it was cast from a graveyard, it is exiled any time it would leave the stack.
    CR 702.127a.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.origin is not Zone.STACK or event.to is Zone.EXILE:
            return False
        item = game.object(ctx.source).item
        return item is not None and item.cast_from is Zone.GRAVEYARD

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


AFTERMATH: Final = plain(
    "aftermath",
    "secuela",
    meaning=(
        CastFrom(1 << Zone.GRAVEYARD),
        Replacing(ExileIfCastFromGraveyard(), zones=ON_STACK),
    ),
)
"""CR 702.127a."""

FUSE: Final = plain("fuse", "fusionar")
"""CR 702.102a. Casting asks for it by its name."""


def disturb(parameter: tuple[Node, ...]) -> Keyworded:
    """Disturb: the card may be cast transformed from the graveyard. CR 702.146a, 702.146b."""
    cost = CastingCost(
        costs_in(parameter),
        alternative=True,
        name="disturb",
        zones=1 << Zone.GRAVEYARD,
        transformed=True,
    )
    return Keyworded("disturb", 0, parameter, (cost,))


keyword("disturb", "perturbar", disturb, parameter="{0:,}", slots=("tuple[Cost, ...]",))


@final
@dataclass(frozen=True)
class WasEvoked(Condition):
    """Its evoke cost was paid. CR 702.74a."""

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(game.object(ctx.source).marks.get(EVOKE))


finds_noted(WasEvoked, EVOKE)


def evoke(parameter: tuple[Node, ...]) -> Keyworded:
    """Evoke. CR 702.74a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name=EVOKE)
    gone = Triggered(Enters(SELF), SacrificeThose(THIS), WasEvoked())
    return Keyworded("evoke", 0, parameter, (cost, gone))


keyword("evoke", "evocar", evoke, parameter="{0:,}", slots=("tuple[Cost, ...]",))


@final
@dataclass(frozen=True)
class OpponentsLeft(Amount):
    """How many opponents you have. CR 702.125a, 702.125b."""

    def value(self, game: Game, ctx: Context) -> int:
        return len(game.players.opponents(ctx.controller))


phrase(
    OpponentsLeft,
    en="the number of opponents you have",
    es="la cantidad de oponentes que tienes",
)
phrase(OpponentsLeft, en="opponent you have", es="oponente que tengas", place="each")
UNDAUNTED: Final = plain("undaunted", "impávido", meaning=(OwnCostChange(OpponentsLeft()),))
"""CR 702.125a."""


def affinity(parameter: tuple[Node, ...]) -> Keyworded:
    """Affinity for what a description says. CR 702.41a."""
    less = CountOf(All((filter_in(parameter), Controlled())))
    return Keyworded("affinity for", 0, parameter, (OwnCostChange(less),))


keyword(
    "affinity for",
    "afinidad por",
    affinity,
    parameter="{0:s}",
    parameter_es="{0:los}",
    slots=("Filter",),
)
