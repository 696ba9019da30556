"""Keywords about counters and about coming back. CR 702.32, 702.43, 702.54, 702.79, 702.93."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Several, Shape, Thing, YesNo
from jajna.events import CountersRemoved, Event, EventKind, Sacrificed, ZoneChange
from jajna.ir.abilities import Keyworded, Replacing, Static, Triggered
from jajna.ir.amounts import ONE, CountersOn, Number, X
from jajna.ir.base import Amount, Condition, Filter, Node, Pattern, Replacement
from jajna.ir.composites import Clause
from jajna.ir.conditions.objects import IsInZone
from jajna.ir.conditions.players import Compares
from jajna.ir.conditions.turns import HappenedThisTurn
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfSubtype, OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.stats import StatIs
from jajna.ir.filters.zones import InZone
from jajna.ir.names import InField, binds, chooses, finds_noted, looks_up, notes
from jajna.ir.refs import EVENT_OBJECT, THIS, YOU, Target, ThisFrom
from jajna.mechanics.actions.counters import PutCounters, RemoveCounters
from jajna.mechanics.actions.destroying import SacrificeThose
from jajna.mechanics.actions.taken import EVOLVE as EVOLVED
from jajna.mechanics.actions.taken import GrowFor
from jajna.mechanics.actions.to_battlefield import ReturnToBattlefield
from jajna.mechanics.actions.to_hand import ReturnToHand
from jajna.mechanics.actions.tokens import CreateTokens
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.changes.restrictions import Restrict
from jajna.mechanics.keywords.common import amount_in, plain
from jajna.mechanics.keywords.evasion import FLYING
from jajna.mechanics.keywords.named import HASTE
from jajna.mechanics.patterns.steps import AtBeginning
from jajna.mechanics.patterns.zones import Dies, Enters
from jajna.mechanics.replacements.entering import EntersWithCounters, fits_entering
from jajna.vocab import Cannot, Color, Keyword, Reads, Step, Type, Zone
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "EVOLVE",
    "PERSIST",
    "RIOT",
    "UNDYING",
    "UNLEASH",
    "Devour",
    "LastCounterIsRemoved",
    "MayEnterWithCounter",
    "OutgrowsThis",
    "afterlife",
    "bloodthirst",
    "devour",
    "fabricate",
    "fading",
    "modular",
    "soulshift",
    "vanishing",
]

PLUS: Final = "+1/+1"
MINUS: Final = "-1/-1"
NONE: Final = Number(0)
CREATURE: Final = OfType(Type.CREATURE)
CARD: Final = ThisFrom(Zone.GRAVEYARD)
YOUR_UPKEEP: Final = AtBeginning(int(Step.UPKEEP))


# -- coming back -----------------------------------------------------------------------------------


PERSIST: Final = plain(
    "persist",
    "persistir",
    Keyword.PERSIST,
    (
        Triggered(
            Dies(SELF),
            ReturnToBattlefield(CARD, under="its", counter=MINUS, count=ONE),
            Compares(CountersOn(THIS, MINUS), NONE, "or less"),
        ),
    ),
)
"""CR 702.79a."""
UNDYING: Final = plain(
    "undying",
    "imperecedero",
    Keyword.UNDYING,
    (
        Triggered(
            Dies(SELF),
            ReturnToBattlefield(CARD, under="its", counter=PLUS, count=ONE),
            Compares(CountersOn(THIS, PLUS), NONE, "or less"),
        ),
    ),
)
"""CR 702.93a."""


def soulshift(parameter: tuple[Node, ...]) -> Keyworded:
    """Soulshift N. CR 702.46a."""
    spirit = All(
        (
            OfSubtype("Spirit"),
            Card(),
            StatIs("mana value", amount_in(parameter), "or less"),
            InZone(Zone.GRAVEYARD, YOU, "from"),
        )
    )
    effect = Clause(ReturnToHand(Target(spirit)), may=YOU)
    return Keyworded("soulshift", 0, parameter, (Triggered(Dies(SELF), effect),))


keyword("soulshift", "cambio de alma", soulshift, parameter="{0}", slots=("Amount",))


def afterlife(parameter: tuple[Node, ...]) -> Keyworded:
    """Afterlife N. CR 702.135a."""
    spirits = CreateTokens(
        amount_in(parameter),
        ONE,
        ONE,
        Color.WHITE | Color.BLACK,
        Type.CREATURE,
        ("Spirit",),
        (FLYING,),
    )
    return Keyworded("afterlife", 0, parameter, (Triggered(Dies(SELF), spirits),))


keyword("afterlife", "otra vida", afterlife, parameter="{0}", slots=("Amount",))


# -- entering with counters ------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class DamageOpponentsTook(Amount):
    """How much damage one's opponents have been dealt this turn, the X of bloodthirst X.
    CR 702.54b.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        opponents = game.players.opponents(ctx.controller)
        return sum([game.players[opponent].happened("damage taken") for opponent in opponents])


phrase(
    DamageOpponentsTook,
    en="the total damage your opponents have been dealt this turn",
    es="el daño total que tus oponentes recibieron este turno",
)


def bloodthirst(parameter: tuple[Node, ...]) -> Keyworded:
    """Bloodthirst N. CR 702.54a, 702.54b."""
    number = amount_in(parameter)
    if number == X():
        number = DamageOpponentsTook()
    struck = HappenedThisTurn("damage taken", whose="an opponent")
    enters = EntersWithCounters(SELF, number, PLUS, condition=struck)
    return Keyworded("bloodthirst", 0, parameter, (Replacing(enters),))


keyword("bloodthirst", "sed de sangre", bloodthirst, parameter="{0}", slots=("Amount",))


def modular(parameter: tuple[Node, ...]) -> Keyworded:
    """Modular N. CR 702.43a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), PLUS))
    artifact = All((OfType(Type.ARTIFACT), CREATURE))
    passes = PutCounters(CountersOn(THIS, PLUS), PLUS, Target(artifact))
    left = Triggered(Dies(SELF), Clause(passes, may=YOU))
    return Keyworded("modular", 0, parameter, (enters, left))


keyword("modular", "modular", modular, parameter="{0}", slots=("Amount",))


def fading(parameter: tuple[Node, ...]) -> Keyworded:
    """Fading N. CR 702.32a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), "fade"))
    fades = Clause(
        RemoveCounters(ONE, "fade", THIS),
        condition=Compares(CountersOn(THIS, "fade"), NONE, "greater"),
        otherwise=SacrificeThose(THIS),
    )
    return Keyworded("fading", 0, parameter, (enters, Triggered(YOUR_UPKEEP, fades)))


keyword("fading", "desvanecer", fading, parameter="{0}", slots=("Amount",))


@final
@dataclass(frozen=True)
class LastCounterIsRemoved(Pattern):
    """The last counter of a kind is removed from something. CR 702.63a."""

    name: str
    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_REMOVED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, CountersRemoved)
            and event.name == self.name
            and self.what.matches(game, ctx, event.object)
            and game.object(event.object).counters.get(self.name, 0) == 0
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, CountersRemoved), event
        ctx.bind(EVENT_OBJECT, [event.object])


binds(LastCounterIsRemoved, EVENT_OBJECT)
phrase(
    LastCounterIsRemoved,
    en="when the last {name:counter} counter is removed from {what:this}",
    es="cuando se remueva el último contador {name:counter} de {what:this}",
)


def vanishing(parameter: tuple[Node, ...]) -> Keyworded:
    """Vanishing N. CR 702.63a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), "time"))
    passes = Triggered(
        YOUR_UPKEEP,
        RemoveCounters(ONE, "time", THIS),
        Compares(CountersOn(THIS, "time"), NONE, "greater"),
    )
    gone = Triggered(LastCounterIsRemoved("time", SELF), SacrificeThose(THIS))
    return Keyworded("vanishing", 0, parameter, (enters, passes, gone))


def vanishing_alone(parameter: tuple[Node, ...]) -> Keyworded:
    """Vanishing without a number. CR 702.63b."""
    return Keyworded("vanishing alone", 0, (), vanishing((NONE,)).meaning[1:])


keyword("vanishing", "desaparecer", vanishing, parameter="{0}", slots=("Amount",))
keyword("vanishing alone", "desaparecer", vanishing_alone, said="vanishing")


DEVOURED: Final = "devoured"
"""Name of the mark that holds the creatures that a permanent devoured. CR 702.82b."""


@final
@dataclass(frozen=True)
class Devour(Replacement):
    """As it enters, creatures, or permanents of a quality, may be sacrificed for so many counters
    each. CR 702.82a, 702.82c.
    """

    number: Amount
    what: Filter = CREATURE

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, SELF)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        eaten = event.marks.get(DEVOURED, [])
        food = [
            Thing(number)
            for number in game.zones.battlefield
            if number not in eaten  # CR 614.13b
            and game.objects[number].controller == ctx.controller
            and self.what.matches(game, ctx, number)
            and not game.objects[number].now.cannot & Cannot.BE_SACRIFICED
        ]
        if not food:
            return None
        return Decision(
            ctx.controller,
            Kind.SACRIFICE,
            "702.82a",
            Shape.SOME,
            [*food],
            0,
            len(food),
            source=ctx.source,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        eaten: list[Event] = []
        if isinstance(answer, Several):
            for option in answer.options:
                assert isinstance(option, Thing), option
                eaten.append(Sacrificed(option.thing, ctx.controller))
        if eaten:
            devoured = [number for sacrifice in eaten for number in sacrifice.things()]
            event.mark(DEVOURED, [*event.marks.get(DEVOURED, []), *devoured])
            number = self.number.value(game, ctx) * len(eaten)
            event.add_counters(PLUS, number)
        return [*eaten, event]


notes(Devour, DEVOURED)


def devour(parameter: tuple[Node, ...]) -> Keyworded:
    """Devour N. CR 702.82a."""
    return Keyworded("devour", 0, parameter, (Replacing(Devour(amount_in(parameter))),))


def devour_quality(parameter: tuple[Node, ...]) -> Keyworded:
    """Devour [quality] N. CR 702.82c. Raises TypeError for a number that comes first."""
    what, number = parameter
    if not isinstance(what, Filter) or not isinstance(number, Amount):
        raise TypeError("devour names what is devoured before the number")
    return Keyworded("devour quality", 0, parameter, (Replacing(Devour(number, what)),))


keyword("devour", "devorar", devour, parameter="{0}", slots=("Amount",))
keyword(
    "devour quality",
    "devorar",
    devour_quality,
    parameter="{0:one} {1}",
    slots=("Filter", "Amount"),
    said="devour",
)


@final
@dataclass(frozen=True)
class NumberDevoured(Amount):
    """How many of what it devoured as it entered fit. CR 702.82b."""

    what: Filter

    def reads(self) -> int:
        return Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        devoured = game.object(ctx.source).marks.get(DEVOURED, [])
        return sum(1 for one in devoured if self.what.matches(game, ctx, one))


finds_noted(NumberDevoured, DEVOURED)
phrase(
    NumberDevoured,
    en="the number of {what:s} it devoured",
    es="la cantidad de {what:s} que devoró",
)
phrase(NumberDevoured, en="{what:one} it devoured", es="{what:one} que devoró", place="each")


# -- riot and unleash ------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class MayEnterWithCounter(Replacement):
    """It may enter with a +1/+1 counter; if not, ``mark`` is noted. CR 702.98a, 702.136a."""

    mark: str = ""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, SELF)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return Decision(ctx.controller, Kind.MAY, "614.1c", Shape.ONE, [YES, NO], source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, YesNo) and answer.yes:
            event.add_counters(PLUS, 1)
        elif self.mark:
            event.mark(self.mark, [1])
        return [event]


chooses(MayEnterWithCounter, InField("mark"))


@final
@dataclass(frozen=True)
class IsMarked(Condition):
    """A choice was noted on the source. CR 607.2."""

    mark: str

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(game.object(ctx.source).marks.get(self.mark))


finds_noted(IsMarked, InField("mark"))


RIOT: Final = plain(
    "riot",
    "disturbio",
    0,
    (
        Replacing(MayEnterWithCounter("riot")),
        Static(SELF, (GainAbilities((HASTE,)),), IsMarked("riot")),
    ),
)
"""CR 702.136a."""
UNLEASH: Final = plain(
    "unleash",
    "desatar",
    0,
    (
        Replacing(MayEnterWithCounter()),
        Static(SELF, (Restrict(Cannot.BLOCK),), Compares(CountersOn(THIS, PLUS), ONE)),
    ),
)
"""CR 702.98a."""


# -- growing and making ----------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class OutgrowsThis(Condition):
    """What entered has greater power or toughness than the source. CR 702.100a, 702.100d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        mine = game.object(ctx.source).now
        if not mine.types & Type.CREATURE:
            return False
        for thing in ctx.bound.get(EVENT_OBJECT, []):
            other = game.object(thing).now
            if other.types & Type.CREATURE:
                return other.power > mine.power or other.toughness > mine.toughness
        return False


looks_up(OutgrowsThis, EVENT_OBJECT)


EVOLVE: Final = plain(
    "evolve",
    "evolucionar",
    0,
    (
        Triggered(
            Enters(All((CREATURE, Controlled()))),
            GrowFor(EVOLVED),
            OutgrowsThis(),
        ),
    ),
)
"""CR 702.100a."""


def fabricate(parameter: tuple[Node, ...]) -> Keyworded:
    """Fabricate N. CR 702.123a."""
    number = amount_in(parameter)
    servos = CreateTokens(number, ONE, ONE, 0, Type.ARTIFACT | Type.CREATURE, ("Servo",))
    here = IsInZone(int(Zone.BATTLEFIELD))
    effect = Clause(PutCounters(number, PLUS, THIS), here, may=YOU, otherwise=servos)
    return Keyworded("fabricate", 0, parameter, (Triggered(Enters(SELF), effect),))


keyword("fabricate", "fabricar", fabricate, parameter="{0}", slots=("Amount",))
