"""Alternative costs under a condition, and those that change what the spell does or what the
permanent is: prowl, spectacle, surge, overload, cleave, awaken, dash, blitz.
CR 702.76, 702.96, 702.109, 702.113, 702.117, 702.137, 702.148, 702.152.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import EffectBegan, Event, EventKind, ZoneChange
from jajna.ir.abilities import (
    CLEFT,
    ON_BATTLEFIELD,
    WITH_EACH,
    Ability,
    CastingCost,
    Keyworded,
    Replacing,
    SpellAbility,
    Static,
    Triggered,
)
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Condition, Duration, Effect, Node, Ref, Replacement
from jajna.ir.composites import Clause
from jajna.ir.conditions.spells import item_of
from jajna.ir.conditions.turns import HappenedThisTurn
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import THIS, Target, as_known
from jajna.kernel.context import Context
from jajna.kernel.damage import STRUCK_BY
from jajna.kernel.effects import DelayedTrigger
from jajna.mechanics.actions.cards import DrawCards
from jajna.mechanics.actions.counters import PutCounters
from jajna.mechanics.actions.delaying import NextStep
from jajna.mechanics.actions.destroying import SacrificeThose
from jajna.mechanics.actions.lasting import Change
from jajna.mechanics.actions.to_hand import ReturnToHand
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.changes.stats import SetPowerToughness
from jajna.mechanics.changes.types import AddTypes, SetCreatureTypes
from jajna.mechanics.keywords.casting import paid_for
from jajna.mechanics.keywords.common import amount_in, costs_in
from jajna.mechanics.keywords.growing import IsMarked
from jajna.mechanics.keywords.named import HASTE
from jajna.mechanics.likeness import creature_types
from jajna.mechanics.patterns.zones import Dies
from jajna.vocab import Reads, Type, Zone
from jajna.wording import keyword, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = [
    "Awaken",
    "CostWasPaid",
    "LaterIfPaid",
    "PermanentItBecame",
    "WasStruckByKin",
    "awaken",
    "blitz",
    "cleave",
    "dash",
    "overload",
    "prowl",
    "spectacle",
    "surge",
]

ON_STACK: Final = 1 << Zone.STACK
COSTS: Final = ("tuple[Cost, ...]",)


# -- under a condition -----------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class WasStruckByKin(Condition):
    """A player was dealt combat damage this turn by a source that you controlled then and that had
    a creature type of the source. CR 702.76a.
    """

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        kinds = creature_types(game.object(ctx.source).now)
        return any(game.players[ctx.controller].happened(STRUCK_BY + kind) > 0 for kind in kinds)


def _conditional(name: str, parameter: tuple[Node, ...], condition: Condition) -> Keyworded:
    cost = CastingCost(costs_in(parameter), alternative=True, condition=condition, name=name)
    return Keyworded(name, 0, parameter, (cost,))


def prowl(parameter: tuple[Node, ...]) -> Keyworded:
    """Prowl. CR 702.76a."""
    return _conditional("prowl", parameter, WasStruckByKin())


def spectacle(parameter: tuple[Node, ...]) -> Keyworded:
    """Spectacle. CR 702.137a."""
    lost = HappenedThisTurn("life lost", whose="an opponent")
    return _conditional("spectacle", parameter, lost)


def surge(parameter: tuple[Node, ...]) -> Keyworded:
    """Surge. CR 702.117a."""
    return _conditional("surge", parameter, HappenedThisTurn("spells cast"))


keyword("prowl", "acechar", prowl, parameter="{0:,}", slots=COSTS)
keyword("spectacle", "espectáculo", spectacle, parameter="{0:,}", slots=COSTS)
keyword("surge", "oleada", surge, parameter="{0:,}", slots=COSTS)


def overload(parameter: tuple[Node, ...]) -> Keyworded:
    """Overload: "target" becomes "each". CR 702.96a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="overload", text=WITH_EACH)
    return Keyworded("overload", 0, parameter, (cost,))


keyword("overload", "sobrecarga", overload, parameter="{0:,}", slots=COSTS)


def cleave(parameter: tuple[Node, ...]) -> Keyworded:
    """Cleave: the words in square brackets are removed. CR 702.148a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="cleave", text=CLEFT)
    return Keyworded("cleave", 0, parameter, (cost,))


keyword("cleave", "tajar", cleave, parameter="{0:,}", slots=COSTS)


# -- whether it was paid ---------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class CostWasPaid(Condition):
    """The alternative cost of that name was paid for the spell, or for the spell that became the
    permanent. CR 601.2b, 607.2h.
    """

    what: Ref
    name: str

    def asks_payment(self) -> str:
        return self.name

    def holds(self, game: Game, ctx: Context) -> bool:
        items = [item_of(game, thing) for thing in as_known(self.what, game, ctx)]
        return any(item is not None and self.name in item.paid for item in items)


words(
    "alternative cost",
    {
        "prowl": ("prowl", "acechar"),
        "spectacle": ("spectacle", "espectáculo"),
        "surge": ("surge", "oleada"),
        "dash": ("dash", "arremeter"),
        "blitz": ("blitz", "blitz"),
        "evoke": ("evoke", "evocar"),
        "madness": ("madness", "demencia"),
        "overload": ("overload", "sobrecarga"),
        "cleave": ("cleave", "tajar"),
        "awaken": ("awaken", "despertar"),
    },
)
phrase(
    CostWasPaid,
    en="{what:'s} {name:alternative cost} cost was paid",
    es="se pagó el coste de {name:alternative cost} {what:de}",
)
phrase(
    CostWasPaid,
    en="{what} escaped",
    es="{what} <escapó>",
    when={"name": "escape"},
)


# -- awaken ----------------------------------------------------------------------------------------


ELEMENTAL: Final = (
    AddTypes(Type.CREATURE),
    SetCreatureTypes(("Elemental",)),
    SetPowerToughness(Number(0), Number(0)),
    GainAbilities((HASTE,)),
)
YOUR_LAND: Final = Target(All((OfType(Type.LAND), Controlled())))


@final
@dataclass(frozen=True)
class Awaken(Effect):
    """Put counters on a land, which becomes an Elemental creature for good. CR 702.113a."""

    count: Amount
    land: Ref = YOUR_LAND

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        lives = Change(self.land, ELEMENTAL, Duration.PERMANENT)
        game.frames.run_in_order((PutCounters(self.count, "+1/+1", self.land), lives), ctx)


def awaken(parameter: tuple[Node, ...]) -> Keyworded:
    """Awaken N, for a cost. CR 702.113a, 702.113b."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="awaken")
    effect = Clause(Awaken(amount_in(parameter)), CostWasPaid(THIS, "awaken"))
    return Keyworded("awaken", 0, parameter, (cost, SpellAbility(effect)))


keyword(
    "awaken",
    "despertar",
    awaken,
    parameter="{0} — {1:,}",
    slots=("Amount", "tuple[Cost, ...]"),
)


# -- for a short stay ------------------------------------------------------------------------------


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
    """If the cost of that name was paid, something is done to the permanent that the spell becomes,
    at the beginning of the next end step. CR 702.109a.
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
        later = DelayedTrigger(own, NextStep("end"), self.effect, Duration.PERMANENT)
        return [event, EffectBegan(later)]


def _for_a_while(
    name: str, parameter: tuple[Node, ...], effect: Effect, abilities: tuple[Ability, ...]
) -> Keyworded:
    cost = CastingCost(costs_in(parameter), alternative=True, name=name)
    later = Replacing(LaterIfPaid(name, effect), zones=ON_STACK)
    has = Static(SELF, (GainAbilities(abilities),), IsMarked(name), zones=ON_BATTLEFIELD)
    return Keyworded(name, 0, parameter, (cost, later, has))


def dash(parameter: tuple[Node, ...]) -> Keyworded:
    """Dash. CR 702.109a."""
    return _for_a_while("dash", parameter, ReturnToHand(PermanentItBecame()), (HASTE,))


def blitz(parameter: tuple[Node, ...]) -> Keyworded:
    """Blitz. CR 702.152a."""
    draws = Triggered(Dies(SELF), DrawCards(ONE))
    return _for_a_while("blitz", parameter, SacrificeThose(PermanentItBecame()), (HASTE, draws))


keyword("dash", "arremeter", dash, parameter="{0:,}", slots=COSTS)
keyword("blitz", "blitz", blitz, parameter="{0:,}", slots=COSTS)
