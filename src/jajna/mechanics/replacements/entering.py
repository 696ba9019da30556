"""Permanents that enter tapped, with counters or with a choice. CR 614.1c, 614.1d, 614.12."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Pick, Several, Shape, Thing, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.hidden import Revealed
from jajna.events.life import LifeLost
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CHOSEN_COLOR, Ability
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Condition, Duration, Filter, Modification, Replacement
from jajna.ir.declared.binding import Trait, does, misplaced, trait
from jajna.ir.declared.names import ANNOUNCED, EXILED, binds, chooses, looks_up, notes
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.mentions import is_player_filter
from jajna.ir.refs import This, all_that_fit
from jajna.kernel.objects.card_types_by_era import unknown_types
from jajna.kernel.state.context import SHIELDED, Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.choices.kinds import CHOSEN_QUALITY, PARITIES
from jajna.mechanics.choices.names import (
    CHOSEN_NAME,
    NAMED_CARDS,
    ChoiceOf,
    name_question,
    noted_name,
)
from jajna.mechanics.choices.of_your_choice import word_question
from jajna.mechanics.choices.sides import DIRECTION, DIRECTIONS
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.types import AddTypes
from jajna.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from jajna.vocab import ALL_TYPES, COLORS, TYPE_NAMES, Reads, Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "CHOSEN_COLOR",
    "CHOSEN_PLAYER",
    "CHOSEN_TYPE",
    "COLOR_NAMES",
    "CREATURE_TYPES_IN_ORDER",
    "TYPES_IN_ORDER",
    "AsThisEnters",
    "ChooseAsItEnters",
    "EntersEnlarged",
    "EntersTapped",
    "EntersUntapped",
    "EntersWithAnother",
    "EntersWithCounters",
    "EntersWithMore",
    "EntersWithOneOf",
    "ExileAsItEnters",
    "LoseLifeAsItEnters",
    "PayLifeOrEnterTapped",
    "RevealOrEnterTapped",
    "card_type_at",
    "card_type_options",
    "creature_type_options",
    "fits_entering",
    "is_of_type",
]

CHOSEN_TYPE: Final = "chosen type"
"""Name of the mark that holds the chosen type as its place in ``TYPES_IN_ORDER``."""
CHOSEN_PLAYER: Final = "chosen player"
"""Name of the mark that holds the chosen player's seat."""

CREATURE_TYPES_IN_ORDER: Final = tuple(sorted(CREATURE_TYPES))
TYPES_IN_ORDER: Final = (*BASIC_LAND_TYPES, *CREATURE_TYPES_IN_ORDER, *TYPE_NAMES.values())
"""The subtypes and card types that can be chosen, in a fixed order."""
_CARD_TYPES: Final = {
    len(BASIC_LAND_TYPES) + len(CREATURE_TYPES) + place: kind
    for place, kind in enumerate(TYPE_NAMES)
}
"""The bits of card types by their places in ``TYPES_IN_ORDER``."""


def creature_type_options() -> list[Answer]:
    """The list of creature types to choose from, by their places. CR 205.3m."""
    first = len(BASIC_LAND_TYPES)
    return [Pick(first + place, name) for place, name in enumerate(CREATURE_TYPES_IN_ORDER)]


def card_type_options(game: Game, types: int = ALL_TYPES) -> list[Answer]:
    """The list of card types of a mask to choose from, by their places, as the era has them.
    CR 205.2a.
    """
    known = types & ~unknown_types(game.era, types)
    return [Pick(place, TYPE_NAMES[kind]) for place, kind in _CARD_TYPES.items() if kind & known]


def card_type_at(place: int) -> int:
    """The bit of the card type at a place of ``TYPES_IN_ORDER``; 0 for a subtype."""
    return _CARD_TYPES.get(place, 0)


def is_of_type(now: Characteristics, place: int) -> bool:
    """Whether an object has the type at a place of ``TYPES_IN_ORDER``."""
    kind = _CARD_TYPES.get(place, 0)
    return now.types & kind != 0 if kind else TYPES_IN_ORDER[place] in now.subtypes


def fits_entering(game: Game, ctx: Context, event: Event, what: Filter) -> bool:
    """Whether an entering object fits, as it would exist on the battlefield. CR 614.12.

    It is judged with the controller it would have. Its own effects on permanents in general don't
    affect it.
    """
    if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD:
        return False
    if isinstance(what, Is):
        return what.matches(game, ctx, event.object)
    if event.object == ctx.source:
        return False
    thing = game.object(event.object)
    controller, now = thing.controller, thing.now
    thing.controller = event.controller if event.controller >= 0 else thing.owner
    if event.ahead is not None:
        thing.now = event.ahead
    fits = what.matches(game, ctx, event.object)
    thing.controller = controller
    thing.now = now
    return fits


def _is_itself(what: Filter) -> bool:
    return isinstance(what, Is) and isinstance(what.ref, This)


@dataclass(frozen=True, eq=False)
class AsThisEnters(Replacement):
    """What happens as the object itself enters the battlefield. CR 614.1c, 614.12."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, SELF)


@final
@dataclass(frozen=True)
class EntersTapped(Replacement):
    """Enters tapped, or does so unless a condition holds. CR 614.1d.

    With ``condition`` it is so only if that holds, said in front. ``each``: the text speaks of each
    one.
    """

    what: Filter
    unless: Condition | None = None
    condition: Condition | None = None
    each: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return _is_itself(self.what)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not fits_entering(game, ctx, event, self.what):
            return False
        if self.condition is not None and not self.condition.holds(game, ctx):
            return False
        return self.unless is None or not self.unless.holds(game, ctx)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.tapped = True
        return [event]


phrase(
    EntersTapped,
    en="each {what:one} enters tapped",
    es="cada {what:one} entra <*girado@what>",
    when={"each": True, "unless": None, "condition": None},
)
phrase(
    EntersTapped,
    en="[condition? if {condition},] {what:these} <enters> tapped [unless? unless {unless}]",
    es="[condition? si {condition},] {what:estos} <entra> <*girado> [unless? a menos que {unless}]",
    when={"each": False},
)


def _says_only_itself(made: EntersTapped) -> bool:
    return made == EntersTapped(SELF)


trait(EntersTapped, Trait.SAYS_SUBJECT_FOR_TWO, when=_says_only_itself)


@final
@dataclass(frozen=True)
class PayLifeOrEnterTapped(AsThisEnters):
    """As it enters, its controller may pay life, or else it enters tapped. CR 614.1c, 119.4."""

    amount: Amount

    def reads(self) -> int:
        return Reads.LIFE

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        if game.effects.life_to_pay(game.players[ctx.controller]) < self.amount.value(game, ctx):
            return None
        return Decision(
            ctx.controller, Kind.PAY_COST, "614.1c", Shape.ONE, [YES, NO], source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, YesNo) and answer.yes:
            payment = LifeLost(ctx.controller, self.amount.value(game, ctx), paid=True)
            payment.beside = [event.object]
            return [payment, event]
        event.tapped = True
        return [event]


phrase(
    PayLifeOrEnterTapped,
    en="as ~ enters, you may pay {amount} life. if you don't, it enters tapped",
    es="en cuanto ~ entre, puedes pagar {amount:1 vida/vidas}. si no lo haces, entra <*girado@~>",
)


@final
@dataclass(frozen=True)
class RevealOrEnterTapped(AsThisEnters):
    """As it enters, its controller may reveal a card from their hand, or else it enters tapped.
    CR 614.1c, 701.20a.
    """

    what: Filter

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        cards = [
            card
            for card in game.players[ctx.controller].hand
            if card != event.object and self.what.matches(game, ctx, card)
        ]
        if not cards:
            return None
        options: list[Answer] = [Thing(card) for card in cards]
        return Decision(
            ctx.controller, Kind.OBJECTS, "614.1c", Shape.SOME, options, 0, 1, source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        shown = answer.options if isinstance(answer, Several) else ()
        cards = [one.thing for one in shown if isinstance(one, Thing)]
        if cards:
            return [Revealed(ctx.controller, cards), event]
        event.tapped = True
        return [event]


phrase(
    RevealOrEnterTapped,
    en="as ~ enters, you may reveal {what:a} from your hand. if you don't, ~ enters tapped",
    es="en cuanto ~ entre, puedes mostrar {what:un} de tu mano. si no lo haces,"
    " ~ entra <*girado@~>",
)


def _are_players(
    made: EntersWithCounters | EntersWithAnother | EntersWithMore | EntersUntapped,
) -> str | None:
    return "players don't enter the battlefield" if is_player_filter(made.what) else None


@final
@dataclass(frozen=True)
class EntersWithCounters(Replacement):
    """Enters with counters on it. CR 614.1c, 122.6.

    ``late``: the text says the number after the noun; ``tapped``: it enters tapped as well;
    ``abilities`` are those with which it enters besides. It does so only if ``condition`` holds,
    and not if ``unless`` does. If ``other`` holds it enters with ``more`` counters besides.
    ``second`` is the number of counters of another kind, ``second_name``.
    """

    what: Filter
    count: Amount
    name: str
    late: bool = False
    tapped: bool = False
    condition: Condition | None = None
    abilities: tuple[Ability, ...] = ()
    unless: Condition | None = None
    other: Condition | None = None
    more: Amount | None = None
    joined: bool = field(default=False, compare=False)
    """Whether the text has "and" after "tapped"."""
    second: Amount | None = None
    second_name: str = ""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return _is_itself(self.what)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not fits_entering(game, ctx, event, self.what):
            return False
        if self.unless is not None and self.unless.holds(game, ctx):
            return False
        return self.condition is None or self.condition.holds(game, ctx)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        announced = event.marks.get("x", [0])
        ctx.x = announced[0] if announced else 0  # CR 107.3m
        number = max(self.count.value(game, ctx), 0)
        if self.more is not None and self.other is not None and self.other.holds(game, ctx):
            number += max(self.more.value(game, ctx), 0)
        if number:
            event.add_counters(self.name, number)
        if self.second is not None:
            event.add_counters(self.second_name, max(self.second.value(game, ctx), 0))
        if self.tapped:
            event.tapped = True
        if self.abilities:
            has = (GainAbilities(self.abilities),)
            own = Context(ctx.source, ctx.controller)
            event.begin(Continuous(own, has, Duration.PERMANENT, []))
        return [event]


binds(EntersWithCounters, ANNOUNCED)
phrase(
    EntersWithCounters,
    en="{what:these} <enters> with a number of {name:counter} counters on it equal to {count}",
    es="{what:estos} <entra> con una cantidad de contadores {name:counter} igual a {count}",
    when={"late": True},
)
phrase(
    EntersWithCounters,
    en="{what:these} <enters> with {count:a} {name:counter} counter/counters on it. if {other}, it "
    "enters with an additional {more:one} {name:counter} counters on it",
    es="{what:estos} <entra> con {count:un} contador/contadores {name:counter}. si {other}, entra "
    "con {more:un} contadores {name:counter} adicionales",
    when={"late": False, "tapped": False, "condition": None, "abilities": (), "unless": None},
)
phrase(
    EntersWithCounters,
    en="{what:these} <enters> with {count:a} {name:counter} counter/counters and {second:a} "
    "{second_name:counter} counter/counters on it",
    es="{what:estos} <entra> con {count:un} contador/contadores {name:counter} y {second:un} "
    "contador/contadores {second_name:counter}",
    when={
        "late": False,
        "tapped": False,
        "condition": None,
        "abilities": (),
        "unless": None,
        "other": None,
    },
)
phrase(
    EntersWithCounters,
    en="{what:these} <enters> tapped and with {count:a} {name:counter} counter/counters on it",
    es="{what:estos} <entra> <*girado> y con {count:un} contador/contadores {name:counter}",
    when={"tapped": True, "joined": True, "late": False, "unless": None, "other": None},
)
phrase(
    EntersWithCounters,
    en="{what:these} <enters> [tapped? tapped] with {count:a} {name:counter} counter/counters"
    " on it [abilities? and with {abilities:and}] [condition? if {condition}]",
    es="{what:estos} <entra> [tapped? <*girado>] con {count:un}"
    " contador/contadores {name:counter} [abilities? y con {abilities:and}]"
    " [condition? si {condition}]",
    when={"late": False, "unless": None, "other": None},
)
phrase(
    EntersWithCounters,
    en="{what:these} <enters> with {count:a} {name:counter} counter/counters on it unless {unless}",
    es="{what:estos} <entra> con {count:un} contador/contadores {name:counter} a menos que"
    " {unless}",
    when={"late": False, "tapped": False, "condition": None, "abilities": ()},
)
misplaced(EntersWithCounters, _are_players)


@final
@dataclass(frozen=True)
class EntersEnlarged(Replacement):
    """The permanent that a spell for which the shield was made becomes enters with counters, and
    with other ``changes`` for good. CR 614.1c, 400.7d.
    """

    count: Amount
    name: str
    changes: tuple[Modification, ...] = ()

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.STACK
            and event.to is Zone.BATTLEFIELD
            and event.object in ctx.bound.get(SHIELDED, [])
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.add_counters(self.name, max(self.count.value(game, ctx), 0))
        if self.changes:
            own = Context(ctx.source, ctx.controller)
            event.begin(Continuous(own, self.changes, Duration.PERMANENT, []))
        return [event]


looks_up(EntersEnlarged, SHIELDED)


@final
@dataclass(frozen=True)
class EntersWithAnother(Replacement):
    """Permanents that fit enter with additional counters, "two" or "one for each creature".
    CR 614.1c, 614.1d, 122.6.

    ``form`` is how the text speaks of it: "" for what is named, "each", or "many" in the plural.
    """

    what: Filter
    name: str
    form: str = field(default="", compare=False)
    count: Amount = ONE

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        number = max(self.count.value(game, ctx), 0)
        if number > 0:
            event.add_counters(self.name, number)
        return [event]


phrase(
    EntersWithAnother,
    en="{what:these} <enters> with {count:a} additional {name:counter} counter/counters on it",
    es="{what:estos} <entra> con {count:un} contador/contadores {name:counter} "
    "adicional/adicionales",
    when={"form": ""},
)
phrase(
    EntersWithAnother,
    en="each {what:one} enters with {count:a} additional {name:counter} counter/counters on it",
    es="cada {what:one} entra con {count:un} contador/contadores {name:counter} "
    "adicional/adicionales",
    when={"form": "each"},
)
phrase(
    EntersWithAnother,
    en="{what:s} <enters> with {count:a} additional {name:counter} counter/counters on them",
    es="{what:los} <entra@what> con {count:un} contador/contadores {name:counter} "
    "adicional/adicionales",
    when={"form": "many"},
)
misplaced(EntersWithAnother, _are_players)


@final
@dataclass(frozen=True)
class EntersUntapped(Replacement):
    """Permanents that fit enter untapped. CR 614.1d."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.tapped = False
        return [event]


phrase(
    EntersUntapped,
    en="{what:s} enter untapped",
    es="{what:los} entran <*enderezado@what>",
)
misplaced(EntersUntapped, _are_players)


@final
@dataclass(frozen=True)
class EntersWithMore(Replacement):
    """Each permanent that fits enters with so many additional counters, and perhaps with a subtype
    besides its own types. CR 614.1c, 122.6, 205.1b.

    ``late``: the text says the number after the noun.
    """

    what: Filter
    count: Amount
    name: str
    subtype: str = ""
    late: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        number = max(self.count.value(game, ctx), 0)
        if number:
            event.add_counters(self.name, number)
        if self.subtype:
            own = Context(ctx.source, ctx.controller)
            event.begin(Continuous(own, (AddTypes(0, (self.subtype,)),), Duration.PERMANENT, []))
        return [event]


phrase(
    EntersWithMore,
    en="each {what:one} enters with a number of additional {name:counter} counters on it equal to "
    "{count}[subtype? and as (a|an) {subtype:a subtype} in addition to its other types]",
    es="cada {what:one} entra con una cantidad de contadores {name:counter} adicionales igual a "
    "{count}[subtype? y como {subtype:a subtype} además de sus otros tipos]",
    when={"late": True},
)
phrase(
    EntersWithMore,
    en="each {what:one} enters with an additional {count:word} {name:counter} counters on it",
    es="cada {what:one} entra con {count:word} contadores {name:counter} adicionales",
    when={"late": False, "subtype": ""},
)
misplaced(EntersWithMore, _are_players)


@final
@dataclass(frozen=True)
class ExileAsItEnters(AsThisEnters):
    """As it enters, any number of objects are exiled, to which its other abilities refer, or with
    ``one`` one of them. CR 614.1c, 614.13, 607.2a.
    """

    what: Filter
    one: bool = False

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        chosen = event.marks.get(EXILED, [])
        options: list[Answer] = [
            Thing(thing)
            for thing in all_that_fit(game, ctx, self.what)
            if thing != event.object
            and thing not in event.beside  # CR 614.13a
            and thing not in chosen  # CR 614.13b
        ]
        if not options:
            return None
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            "614.1c",
            Shape.SOME,
            options,
            1 if self.one else 0,
            1 if self.one else len(options),
            source=ctx.source,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        chosen = answer.options if isinstance(answer, Several) else ()
        things = [option.thing for option in chosen if isinstance(option, Thing)]
        if not things:
            return [event]
        event.mark(EXILED, [*event.marks.get(EXILED, []), *things])
        exiled: list[Event] = [
            ZoneChange(thing, game.object(thing).zone, Zone.EXILE, "exile") for thing in things
        ]
        return [*exiled, event]


def _exiles_one(made: ExileAsItEnters) -> bool:
    return made.one


notes(ExileAsItEnters, EXILED)
does(ExileAsItEnters, EXILED, _exiles_one)
phrase(
    ExileAsItEnters,
    en="as ~ enters, exile any number of {what:s}",
    es="en cuanto ~ entre, exilia cualquier cantidad de {what:s}",
    when={"one": False},
)
phrase(
    ExileAsItEnters,
    en="as ~ enters, exile {what:a}",
    es="en cuanto ~ entre, exilia {what:un}",
    when={"one": True},
)


# -- choices made as something enters --------------------------------------------------------------


COLOR_NAMES: Final = ("white", "blue", "black", "red", "green")
"""The colors in the order of ``vocab.COLORS``."""
_OF_COLOR: Final = (ChoiceOf.COLOR, ChoiceOf.COLOR_WORD)


def _mark_of(choice: ChoiceOf) -> str:
    """The name of the mark that notes a choice."""
    if choice in _OF_COLOR:
        return CHOSEN_COLOR
    if choice in (ChoiceOf.PLAYER, ChoiceOf.OPPONENT):
        return CHOSEN_PLAYER
    if choice is ChoiceOf.PARITY:
        return CHOSEN_QUALITY
    if choice is ChoiceOf.DIRECTION:
        return DIRECTION
    return CHOSEN_NAME if choice in NAMED_CARDS else CHOSEN_TYPE


@final
@dataclass(frozen=True)
class ChooseAsItEnters(AsThisEnters):
    """As it enters, its controller makes a choice, which is noted on it. CR 614.12a, 607.2d.

    ``again``: the text has spoken of it before, and says "as it enters". ``then`` is a second
    choice, made after the first. ``other_than`` is a color that can't be chosen.
    """

    choice: ChoiceOf
    again: bool = field(default=False, compare=False)
    then: ChoiceOf | None = None
    other_than: int = 0

    def is_unfinished(self, event: Event) -> bool:
        assert isinstance(event, ZoneChange), event
        return self.then is not None and _mark_of(self.then) not in event.marks

    def _next(self, event: Event) -> ChoiceOf:
        """What is chosen next for the entering object."""
        assert isinstance(event, ZoneChange), event
        begun = _mark_of(self.choice) in event.marks
        return self.then if begun and self.then is not None else self.choice

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        kind = Kind.WORD
        options: list[Answer] = []
        choice = self._next(event)
        if choice in _OF_COLOR:
            kind = Kind.COLOR
            options += [
                Pick(place, COLOR_NAMES[place])
                for place, color in enumerate(COLORS)
                if color != self.other_than
            ]
        elif choice in (ChoiceOf.PLAYER, ChoiceOf.OPPONENT):
            kind = Kind.PLAYER
            seats = game.players.within(ctx.controller, game.players.in_order(ctx.controller))
            if choice is ChoiceOf.OPPONENT:
                seats = game.players.opponents_within(ctx.controller)
            options += [Thing(seat) for seat in seats]
        elif choice in NAMED_CARDS:
            return name_question(game, ctx.controller, choice, "614.12a", ctx.source)
        elif choice is ChoiceOf.PARITY:
            options += [Pick(place, name) for place, name in enumerate(PARITIES)]
        elif choice is ChoiceOf.DIRECTION:
            options += [Pick(place, name) for place, name in enumerate(DIRECTIONS)]
        elif choice is ChoiceOf.CARD_TYPE:
            options += card_type_options(game)
        elif choice is ChoiceOf.BASIC_LAND_TYPE:
            options += [Pick(place, name) for place, name in enumerate(BASIC_LAND_TYPES)]
        else:
            assert choice is ChoiceOf.CREATURE_TYPE, choice
            options += creature_type_options()
        if not options:
            return None
        return Decision(ctx.controller, kind, "614.12a", Shape.ONE, options, source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        choice = self._next(event)
        if choice in NAMED_CARDS:
            chosen, told = noted_name(game, ctx.controller, answer)
            event.mark(CHOSEN_NAME, chosen)
            return [*told, event]
        if isinstance(answer, Thing):
            event.mark(CHOSEN_PLAYER, [answer.thing])
        elif isinstance(answer, Pick) and choice in _OF_COLOR:
            event.mark(CHOSEN_COLOR, [COLORS[answer.index]])
        elif isinstance(answer, Pick) and choice is ChoiceOf.PARITY:
            event.mark(CHOSEN_QUALITY, [answer.index])
        elif isinstance(answer, Pick) and choice is ChoiceOf.DIRECTION:
            event.mark(DIRECTION, [answer.index + 1])
        elif isinstance(answer, Pick):
            event.mark(CHOSEN_TYPE, [answer.index])
        elif self.then is not None:
            event.mark(_mark_of(choice), [])
        return [event]


def _why_the_same(made: ChooseAsItEnters) -> str | None:
    """The reason why two choices would be noted as one; None if they are of different kinds."""
    same = made.then is not None and _mark_of(made.then) == _mark_of(made.choice)
    return "two choices of one kind would be one" if same else None


misplaced(ChooseAsItEnters, _why_the_same)


def _speaks_again(made: ChooseAsItEnters) -> bool:
    return made.again


trait(ChooseAsItEnters, Trait.SPEAKS_AGAIN, when=_speaks_again)
chooses(
    ChooseAsItEnters,
    CHOSEN_COLOR,
    CHOSEN_NAME,
    CHOSEN_PLAYER,
    CHOSEN_QUALITY,
    CHOSEN_TYPE,
    DIRECTION,
)


words(
    "choice",
    {
        ChoiceOf.COLOR: ("a color", "un color"),
        ChoiceOf.COLOR_WORD: ("a color word", "una palabra de color"),
        ChoiceOf.CREATURE_TYPE: ("a creature type", "un tipo de criatura"),
        ChoiceOf.CARD_TYPE: ("a card type", "un tipo de carta"),
        ChoiceOf.BASIC_LAND_TYPE: ("a basic land type", "un tipo de tierra básica"),
        ChoiceOf.PLAYER: ("a player", "un jugador"),
        ChoiceOf.OPPONENT: ("an opponent", "un oponente"),
        ChoiceOf.PARITY: ("odd or even", "par o impar"),
        ChoiceOf.DIRECTION: ("left or right", "izquierda o derecha"),
        **NAMED_CARDS,
    },
)
phrase(
    ChooseAsItEnters,
    en="as it enters, choose {choice:choice}",
    es="en cuanto entre, elige {choice:choice}",
    when={"again": True, "then": None, "other_than": 0},
)
phrase(
    ChooseAsItEnters,
    en="as ~ enters, choose {choice:choice}[then? and {then:choice}]",
    es="en cuanto ~ entre, elige {choice:choice}[then? y {then:choice}]",
    when={"again": False, "other_than": 0},
)
phrase(
    ChooseAsItEnters,
    en="as ~ enters, choose a color other than {other_than:color}",
    es="en cuanto ~ entre, elige un color que no sea {other_than:color}",
    when={"choice": ChoiceOf.COLOR, "again": False},
)


@final
@dataclass(frozen=True)
class PutCounterAsItEnters(AsThisEnters):
    """As it enters, its controller puts a counter on a permanent of their choice. CR 614.1c."""

    name: str
    on: Filter

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        options: list[Answer] = [
            Thing(thing) for thing in game.zones.battlefield if self.on.matches(game, ctx, thing)
        ]
        if not options:
            return None
        return Decision(
            ctx.controller, Kind.OBJECTS, "614.1c", Shape.ONE, options, source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        if not isinstance(answer, Thing):
            return [event]
        return [CountersPut(answer.thing, self.name, 1, ctx.controller), event]


phrase(
    PutCounterAsItEnters,
    en="as ~ enters, put (a|an) {name:counter} counter on {on:a}",
    es="en cuanto ~ entre, pon un contador {name:counter} sobre {on:un}",
)


@final
@dataclass(frozen=True)
class EntersWithOneOf(AsThisEnters):
    """Enters with a counter of one of several kinds, of its controller's choice.

    CR 614.1c, 614.12a.
    """

    names: tuple[str, ...]

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return word_question(ctx, self.names)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, Pick):
            event.add_counters(self.names[answer.index], 1)
        return [event]


phrase(
    EntersWithOneOf,
    en="~ enters with your choice of {names:or;one counter} on it",
    es="~ entra, a tu elección, con {names:or;one counter}",
)


@final
@dataclass(frozen=True)
class LoseLifeAsItEnters(AsThisEnters):
    """As it enters, its controller loses life. CR 614.1c, 119.3."""

    amount: Amount

    def reads(self) -> int:
        return Reads.LIFE

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        amount = self.amount.value(game, ctx)
        return [event, LifeLost(ctx.controller, amount)] if amount > 0 else [event]


phrase(
    LoseLifeAsItEnters,
    en="as ~ enters, you lose {amount:1 life}",
    es="en cuanto ~ entre, pierdes {amount:1 vida/vidas}",
)
