"""Alternative costs under a condition. CR 118.9."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, AlsoCastBy, CastingCost, Keyworded, Replacing, Static
from jajna.ir.base import (
    IN_GRAVEYARD,
    ON_BATTLEFIELD,
    ON_STACK,
    Condition,
    Duration,
    Effect,
    Node,
    Ref,
    Replacement,
)
from jajna.ir.composites import Later
from jajna.ir.conditions.spells import item_of
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import as_known
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import costs_in
from jajna.mechanics.keywords.kicker import paid_for
from jajna.mechanics.keywords.unleash import IsMarked
from jajna.mechanics.lasting.delayed_triggers import NextStep
from jajna.vocab import Reads, Zone
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["CostWasPaid", "LaterIfPaid", "PermanentItBecame", "conditional", "for_a_while"]


def conditional(name: str, parameter: tuple[Node, ...], condition: Condition) -> Keyworded:
    cost = CastingCost(costs_in(parameter), alternative=True, condition=condition, name=name)
    return Keyworded(name, 0, parameter, (cost,))


@final
@dataclass(frozen=True)
class CostWasPaid(Condition):
    """The optional or alternative cost of that name was paid for the spell, or for the spell that
    became the permanent; with ``negative`` it wasn't. CR 601.2b, 607.2h.

    ``now``: the text says that it is, "if it's bargained".
    """

    what: Ref
    name: str
    negative: bool = False
    now: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.TIMELESS

    def asks_payment(self) -> str:
        return "" if self.negative else self.name

    def holds(self, game: Game, ctx: Context) -> bool:
        items = [item_of(game, thing) for thing in as_known(self.what, game, ctx)]
        paid = any(item is not None and self.name in item.paid for item in items)
        return paid != self.negative


phrase(
    CostWasPaid,
    en="{what:'s} {name:alternative cost} cost was paid",
    es="se pagó el coste de {name:alternative cost} {what:de}",
    when={"negative": False},
)
phrase(
    CostWasPaid,
    en="{what:'s} {name:alternative cost} cost wasn't paid",
    es="no se pagó el coste de {name:alternative cost} {what:de}",
    when={"negative": True},
)

phrase(
    CostWasPaid,
    en="{what} escaped",
    es="{what} <escapó>",
    when={"name": "escape", "negative": False},
)


@final
@dataclass(frozen=True)
class PermanentItBecame(Ref):
    """The permanent that the source, a spell, became as it resolved. CR 400.7."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        found = game.objects.get(game.objects.became.get(ctx.source, 0))
        return [found.id] if found is not None and found.zone is Zone.BATTLEFIELD else []


@final
@dataclass(frozen=True)
class LaterIfPaid(Replacement):
    """A replacement: if the cost of that name was paid, something is done to the permanent later.

    It is done at the beginning of the next end step. CR 702.109a.
    """

    name: str
    effect: Effect

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.origin is Zone.STACK
            and event.to is Zone.BATTLEFIELD
            and paid_for(game, ctx, self.name)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        own = Context(ctx.source, ctx.controller)
        later = DelayedTrigger(own, NextStep(Later.END), self.effect, Duration.PERMANENT)
        return [event, EffectBegan(later)]


def for_a_while(
    name: str, parameter: tuple[Node, ...], effect: Effect, abilities: tuple[Ability, ...]
) -> Keyworded:
    cost = CastingCost(costs_in(parameter), alternative=True, name=name)
    later = Replacing(LaterIfPaid(name, effect), zones=ON_STACK)
    has = Static(SELF, (GainAbilities(abilities),), IsMarked(name), zones=ON_BATTLEFIELD)
    return Keyworded(name, 0, parameter, (cost, later, has))


phrase(
    AlsoCastBy,
    en="you may cast ~ from your graveyard using its {name:alternative cost} ability",
    es="puedes lanzar ~ desde tu cementerio usando su habilidad de {name:alternative cost}",
    when={"zones": IN_GRAVEYARD},
)
calls_itself(AlsoCastBy, Own.CARD)
