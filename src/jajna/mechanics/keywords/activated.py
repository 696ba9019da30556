"""Keywords that are activated abilities. CR 702.29, 702.84, 702.97, 702.107."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import EffectBegan, Event, EventKind, ZoneChange
from jajna.ir.abilities import IN_HAND, Activated, Keyworded
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.base import Cost, Duration, Effect, Filter, Node, Ref, Replacement
from jajna.ir.composites import Sequence
from jajna.ir.costs import TAP
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfSubtype, OfType
from jajna.ir.filters.qualities import OfSupertype
from jajna.ir.names import looks_up
from jajna.ir.refs import THIS, Target, ThisFrom
from jajna.kernel.context import SHIELDED
from jajna.kernel.door import perform
from jajna.kernel.effects import Shield
from jajna.mechanics.actions.cards import DrawCards
from jajna.mechanics.actions.counters import PutCounters
from jajna.mechanics.actions.delaying import DoLater
from jajna.mechanics.actions.lasting import Change
from jajna.mechanics.actions.library import Search
from jajna.mechanics.actions.to_battlefield import ReturnToBattlefield
from jajna.mechanics.actions.to_exile import Exile
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.costs import DiscardThis, ExileOne
from jajna.mechanics.keywords.common import costs_in
from jajna.mechanics.keywords.named import HASTE
from jajna.vocab import Supertype, Type, Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "ExileIfItLeaves",
    "ExileInsteadOfLeaving",
    "TypeCycling",
    "cycling",
    "outlast",
    "scavenge",
    "unearth",
]

IN_GRAVEYARD: Final = 1 << Zone.GRAVEYARD


def _cycling(name: str, parameter: tuple[Node, ...], effect: Effect) -> Keyworded:
    costs: tuple[Cost, ...] = (*costs_in(parameter), DiscardThis())
    return Keyworded(name, 0, parameter, (Activated(costs, effect, zones=IN_HAND),))


def cycling(parameter: tuple[Node, ...]) -> Keyworded:
    """Cycling. CR 702.29a."""
    return _cycling("cycling", parameter, DrawCards(ONE))


keyword("cycling", "ciclo", cycling, parameter="{0:,}", slots=("tuple[Cost, ...]",))


@final
class TypeCycling:
    """Makes typecycling abilities of one name. CR 702.29e."""

    def __init__(self, name: str, what: Filter) -> None:
        self.name = name
        self.what = what

    def __call__(self, parameter: tuple[Node, ...]) -> Keyworded:
        search = Search(ONE, All((self.what, Card())), shown="it")
        return _cycling(self.name, parameter, search)


for _name, _es, _what in (
    ("plainscycling", "ciclo de llanura", OfSubtype("Plains")),
    ("islandcycling", "ciclo de isla", OfSubtype("Island")),
    ("swampcycling", "ciclo de pantano", OfSubtype("Swamp")),
    ("mountaincycling", "ciclo de montaña", OfSubtype("Mountain")),
    ("forestcycling", "ciclo de bosque", OfSubtype("Forest")),
    ("landcycling", "ciclo de tierra", OfType(Type.LAND)),
    ("wizardcycling", "ciclo de hechicero", OfSubtype("Wizard")),
    ("slivercycling", "ciclo de fragmentado", OfSubtype("Sliver")),
    (
        "basic landcycling",
        "ciclo de tierra básica",
        All((OfSupertype(Supertype.BASIC), OfType(Type.LAND))),
    ),
):
    keyword(_name, _es, TypeCycling(_name, _what), parameter="{0:,}", slots=("tuple[Cost, ...]",))


def outlast(parameter: tuple[Node, ...]) -> Keyworded:
    """Outlast. CR 702.107a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), TAP)
    ability = Activated(costs, PutCounters(ONE, "+1/+1", THIS), sorcery_speed=True)
    return Keyworded("outlast", 0, parameter, (ability,))


keyword("outlast", "perdurar", outlast, parameter="{0:,}", slots=("tuple[Cost, ...]",))


def scavenge(parameter: tuple[Node, ...]) -> Keyworded:
    """Scavenge: counters equal to the power of the exiled card. CR 702.97a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), ExileOne(ThisFrom(Zone.GRAVEYARD)))
    effect = PutCounters(StatOf(THIS), "+1/+1", Target(OfType(Type.CREATURE)))
    ability = Activated(costs, effect, sorcery_speed=True, zones=IN_GRAVEYARD)
    return Keyworded("scavenge", 0, parameter, (ability,))


keyword("scavenge", "carroñar", scavenge, parameter="{0:,}", slots=("tuple[Cost, ...]",))


# -- unearth ---------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ExileInsteadOfLeaving(Replacement):
    """What is shielded so is exiled if it would leave the battlefield. CR 702.84a, 614.1a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.BATTLEFIELD
            and event.to is not Zone.EXILE
            and event.object in ctx.bound.get(SHIELDED, [])
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


looks_up(ExileInsteadOfLeaving, SHIELDED)


@final
@dataclass(frozen=True)
class ExileIfItLeaves(Effect):
    """From now on it is exiled if it would leave the battlefield. CR 614.3."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = [
            thing
            for thing in self.what.things(game, ctx)
            if thing in game.objects and game.objects[thing].zone is Zone.BATTLEFIELD
        ]
        events: list[Event] = []
        if things:
            shield = Shield(ctx.clone({}), ExileInsteadOfLeaving(), Duration.PERMANENT, things)
            events.append(EffectBegan(shield))
        perform(game, events)


def unearth(parameter: tuple[Node, ...]) -> Keyworded:
    """Unearth. CR 702.84a."""
    effect = Sequence(
        (
            ReturnToBattlefield(ThisFrom(Zone.GRAVEYARD)),
            Change(THIS, (GainAbilities((HASTE,), gained=True),), Duration.PERMANENT),
            DoLater("end", Exile(THIS)),
            ExileIfItLeaves(THIS),
        )
    )
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True, zones=IN_GRAVEYARD)
    return Keyworded("unearth", 0, parameter, (ability,))


keyword("unearth", "desenterrar", unearth, parameter="{0:,}", slots=("tuple[Cost, ...]",))
