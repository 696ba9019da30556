"""Becoming a copy, entering as one, tokens that are copies. CR 707."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.events.base import Event, EventKind
from jajna.events.marks import Marked
from jajna.events.moves import TokenCreated, ZoneChange
from jajna.events.permanents import unlocked
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.amounts import ONE
from jajna.ir.base import (
    Amount,
    Condition,
    CopyException,
    Duration,
    Effect,
    Filter,
    Layer,
    Modification,
    Node,
    Ref,
    Replacement,
    walk,
)
from jajna.ir.composites import Sequence
from jajna.ir.declared.binding import (
    NOTHING_LIKE_IT,
    THE_LIKE,
    keeps,
    leaves,
    misplaced,
    recalls,
)
from jajna.ir.declared.names import ANNOUNCED, binds, notes
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Token
from jajna.ir.mentions import counts_several
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import (
    AS_COPY,
    IMPLIED,
    THIS,
    Each,
    all_that_fit,
    as_known,
)
from jajna.kernel.card_kinds import copies
from jajna.kernel.door.perform import perform
from jajna.kernel.layers.layers import with_abilities
from jajna.kernel.objects.doors import as_unlocked
from jajna.kernel.zones import move
from jajna.mechanics.choices.chosen_by_each import amount_for, done, in_turn_order
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.continuous.color_and_type_words import TYPE_WORDS
from jajna.mechanics.lasting.until_end_of_turn import Change, begin, changing
from jajna.mechanics.moving.entering_attacking import ATTACKED, JoinAttack
from jajna.mechanics.replacements.entering import fits_entering
from jajna.mechanics.things.created_with import note_created
from jajna.mechanics.things.tokens import CREATED
from jajna.subtypes import can_gain, type_of
from jajna.vocab import Aspects, Supertype, Type, is_player
from jajna.wording import Own, calls_itself, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = [
    "BecomeCopy",
    "CopyAbilities",
    "CopyAlso",
    "CopyAs",
    "CopyCounters",
    "CopyIf",
    "CopyName",
    "CopyNotLegendary",
    "CopyStats",
    "CopySupertypes",
    "CopyTypes",
    "CreateCopies",
    "EnterAsCopy",
    "KeepColor",
    "OthersEnterAsCopies",
]

assert TYPE_WORDS, "the words for types are registered there"


# -- exceptions ----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class CopyStats(CopyException):
    """Has this power and toughness. CR 707.9b."""

    power: Amount
    toughness: Amount

    def provides(self) -> int:
        return Aspects.POWER

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.power = self.power.value(game, ctx)
        values.toughness = self.toughness.value(game, ctx)


phrase(CopyStats, en="it's {power}/{toughness}", es="es {power}/{toughness}")


def _gained(values: Characteristics, subtypes: tuple[str, ...]) -> list[str]:
    """Those of some subtypes that go with the card types of a copy. CR 205.3d."""
    return [one for one in subtypes if can_gain(values.types, one)]


@final
@dataclass(frozen=True)
class CopyAs(CopyException):
    """Is a creature of this power, toughness, color and type instead. CR 707.9b.

    ``colors`` is -1 where none is stated.
    """

    power: Amount
    toughness: Amount
    subtypes: tuple[str, ...]
    colors: int = -1

    def provides(self) -> int:
        mask = Aspects.POWER | Aspects.TYPES
        return mask if self.colors < 0 else mask | Aspects.COLORS

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.power = self.power.value(game, ctx)
        values.toughness = self.toughness.value(game, ctx)
        if self.colors >= 0:
            values.colors = self.colors
        kept = frozenset([one for one in values.subtypes if type_of(one) != Type.CREATURE])
        values.subtypes = kept | frozenset(_gained(values, self.subtypes))


phrase(
    CopyAs,
    en="it's (a|an) {power}/{toughness} [colors? {colors:colors}] {subtypes:_;subtype}",
    es="es <*un@subtypes> {subtypes:_;subtype} [colors? {colors:colors}] {power}/{toughness}",
)


@final
@dataclass(frozen=True)
class CopyAlso(CopyException):
    """Has colors and types in addition to those it copies, and perhaps another power and toughness.
    CR 707.9b, 105.3, 205.1b.
    """

    colors: int
    subtypes: tuple[str, ...] = ()
    types: int = 0
    power: Amount | None = None
    toughness: Amount | None = None

    def provides(self) -> int:
        return 0 if self.power is None else Aspects.POWER

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.colors |= self.colors
        values.types |= self.types
        values.subtypes |= frozenset(_gained(values, self.subtypes))
        if self.power is not None and self.toughness is not None:
            values.power = self.power.value(game, ctx)
            values.toughness = self.toughness.value(game, ctx)


phrase(
    CopyAlso,
    en="it's (a|an) [power? {power}/{toughness}] {colors:colors} {subtypes:_;subtype} "
    "[types? {types:types}] in addition to its other colors and types",
    es="es [types? {types:types}] {subtypes:_;subtype} {colors:colors} "
    "[power? {power}/{toughness}] además de sus otros colores y tipos",
)


@final
@dataclass(frozen=True)
class CopyTypes(CopyException):
    """Has types in addition to those it copies, and perhaps another power and toughness.
    CR 707.9b, 205.1b.

    ``creature``: the text says "other creature types".
    """

    types: int = 0
    subtypes: tuple[str, ...] = ()
    creature: bool = False
    power: Amount | None = None
    toughness: Amount | None = None
    copy: bool = field(default=False, compare=False)
    """Whether the text says "the copy is"."""
    bare: bool = field(default=False, compare=False)
    """Whether the text leaves the subject out."""
    colors: int = -1
    """The colors that it has instead; -1 where none is stated."""

    def provides(self) -> int:
        mask = 0 if self.power is None else Aspects.POWER
        return mask if self.colors < 0 else mask | Aspects.COLORS

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.types |= self.types
        values.subtypes |= frozenset(_gained(values, self.subtypes))
        if self.power is not None and self.toughness is not None:
            values.power = self.power.value(game, ctx)
            values.toughness = self.toughness.value(game, ctx)
        if self.colors >= 0:
            values.colors = self.colors


phrase(
    CopyTypes,
    en="is (a|an) {subtypes:_;subtype} in addition to its other types",
    es="es <*un@subtypes> {subtypes:_;subtype} además de sus otros tipos",
    when={
        "types": 0,
        "creature": False,
        "power": None,
        "toughness": None,
        "copy": False,
        "bare": True,
        "colors": -1,
    },
)
phrase(
    CopyTypes,
    en="it's (a|an) {power}/{toughness} {colors:colors} {subtypes:_;subtype} {types:types} in "
    "addition to its other types",
    es="es {types:types} {subtypes:_;subtype} {colors:token colors} {power}/{toughness} además de "
    "sus otros tipos",
    when={"creature": False, "copy": False, "bare": False},
)
phrase(
    CopyTypes,
    en="the copy is (a|an) {types:types} in addition to its other types",
    es="la copia es <*un@types> {types:types} además de sus otros tipos",
    when={
        "subtypes": (),
        "creature": False,
        "power": None,
        "toughness": None,
        "copy": True,
        "bare": False,
        "colors": -1,
    },
)
phrase(
    CopyTypes,
    en="it's (a|an) {power}/{toughness} {subtypes:_;subtype} {types:types} in addition to its "
    "other types",
    es="es {types:types} {subtypes:_;subtype} {power}/{toughness} además de sus otros tipos",
    when={"creature": False, "copy": False, "bare": False, "colors": -1},
)
phrase(
    CopyTypes,
    en="it's (a|an) {power}/{toughness} {types:types} in addition to its other types",
    es="es <*un@types> {types:types} {power}/{toughness} además de sus otros tipos",
    when={"creature": False, "subtypes": (), "copy": False, "bare": False, "colors": -1},
)

phrase(
    CopyTypes,
    en="it's (a|an) {types:types} in addition to its other types",
    es="es <*un@types> {types:types} además de sus otros tipos",
    when={
        "subtypes": (),
        "creature": False,
        "power": None,
        "toughness": None,
        "copy": False,
        "bare": False,
        "colors": -1,
    },
)
phrase(
    CopyTypes,
    en="it's (a|an) {subtypes:_;subtype} [types? {types:types}] in addition to its other types",
    es="es [types? {types:types}] {subtypes:_;subtype} además de sus otros tipos",
    when={
        "creature": False,
        "power": None,
        "toughness": None,
        "copy": False,
        "bare": False,
        "colors": -1,
    },
)
phrase(
    CopyTypes,
    en="it's (a|an) {subtypes:_;subtype} in addition to its other creature types",
    es="es <*un@subtypes> {subtypes:_;subtype} además de sus otros tipos de criatura",
    when={
        "creature": True,
        "types": 0,
        "power": None,
        "toughness": None,
        "copy": False,
        "bare": False,
        "colors": -1,
    },
)


@final
@dataclass(frozen=True)
class CopySupertypes(CopyException):
    """Has supertypes in addition to those it copies. CR 205.4b, 707.9b."""

    supertypes: int

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.supertypes |= self.supertypes


words(
    "supertypes of a copy",
    {
        Supertype.LEGENDARY: ("legendary", "legendario"),
        Supertype.SNOW: ("snow", "nevado"),
        Supertype.LEGENDARY | Supertype.SNOW: ("legendary and snow", "legendario y nevado"),
    },
)
phrase(
    CopySupertypes,
    en="it's {supertypes:supertypes of a copy} in addition to its other types",
    es="es {supertypes:supertypes of a copy} además de sus otros tipos",
)


@final
@dataclass(frozen=True)
class CopyNotLegendary(CopyException):
    """Isn't legendary. CR 205.4d, 707.9b.

    ``how`` is how the text says it, ``condition`` what must hold for it.
    """

    how: str = field(default="it isn't", compare=False)
    condition: Condition | None = None
    if_it_is: bool = field(default=False, compare=False)
    """Whether the text adds "if that permanent is legendary"."""

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        if self.condition is None or self.condition.holds(game, ctx):
            values.supertypes &= ~Supertype.LEGENDARY


words(
    "not",
    {
        "it isn't": ("it isn't", "no es"),
        "it's not": ("it's not", "este no es"),
        "they aren't": ("they aren't", "no son"),
        "they're not": ("they're not", "estos no son"),
        "the copy isn't": ("the copy isn't", "la copia no es"),
        "the token isn't": ("the token isn't", "la ficha no es"),
        "the token's not": ("the token's not", "esa ficha no es"),
    },
)
phrase(
    CopyNotLegendary,
    en="{how:not} legendary",
    es="{how:not} legendario",
    when={"condition": None, "if_it_is": False},
)
phrase(
    CopyNotLegendary,
    en="{how:not} legendary if that permanent is legendary",
    es="{how:not} legendario si ese permanente es legendario",
    when={"condition": None, "if_it_is": True},
)
phrase(
    CopyNotLegendary,
    en="{how:not} legendary if {condition}",
    es="{how:not} legendario si {condition}",
)


@final
@dataclass(frozen=True)
class CopyName(CopyException):
    """Keeps its own name. CR 707.9c."""

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.name = game.object(ctx.source).base.name


phrase(CopyName, en="its name is ~", es="su nombre es ~")
calls_itself(CopyName, Own.NAME)


@final
@dataclass(frozen=True)
class KeepColor(CopyException):
    """Keeps its own color. CR 707.9c, 707.9d."""

    def provides(self) -> int:
        return Aspects.COLORS

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.colors = game.object(ctx.source).base.colors


phrase(
    KeepColor,
    en="it doesn't copy that creature's color",
    es="no copia el color de esa criatura",
)


@final
@dataclass(frozen=True)
class CopyAbilities(CopyException):
    """Has abilities besides those it copies. CR 707.9a.

    ``bare``: the text leaves the subject out; ``this``: it also has the ability that says so;
    ``others``: it has the other abilities of the object that says so.
    """

    abilities: tuple[Ability, ...] = ()
    bare: bool = False
    this: bool = False
    others: bool = False

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        with_abilities(game, values, self.abilities)
        if self.this:
            with_abilities(game, values, _this_ability(game, ctx, self))
        if self.others:
            with_abilities(game, values, _other_abilities(game, ctx, self))


for _bare, _en, _es in ((False, "it has ", "también tiene "), (True, "has ", "tiene ")):
    phrase(
        CopyAbilities,
        en=_en + "{abilities:and}",
        es=_es + "{abilities:and}",
        when={"bare": _bare, "this": False, "others": False},
    )
    phrase(
        CopyAbilities,
        en=_en + "~'s other abilities",
        es=_es + "las demás habilidades de ~",
        when={"abilities": (), "bare": _bare, "this": False, "others": True},
    )
    phrase(
        CopyAbilities,
        en=_en + "this ability",
        es=_es + "esta habilidad",
        when={"abilities": (), "bare": _bare, "this": True},
    )
    phrase(
        CopyAbilities,
        en=_en + "{abilities:and} and this ability",
        es=_es + "{abilities:and} y esta habilidad",
        when={"bare": _bare, "this": True},
    )


def _this_ability(game: Game, ctx: Context, said: CopyException) -> tuple[Ability, ...]:
    """The ability of the source in whose text the exception stands: one, even if the source has
    that ability several times, as a copy of itself does.
    """
    return tuple([one for one in _abilities_beside(game, ctx, said) if _says(one, said)][:1])


def _other_abilities(game: Game, ctx: Context, said: CopyException) -> tuple[Ability, ...]:
    """The abilities of the source but the one in whose text the exception stands."""
    return tuple([one for one in _abilities_beside(game, ctx, said) if not _says(one, said)])


def _abilities_beside(game: Game, ctx: Context, said: CopyException) -> tuple[Ability, ...]:
    """The abilities of the source among which is the one with the exception."""
    source = game.object(ctx.source)
    for values in (source.now, source.copiable, source.base):
        if any(_says(ability, said) for ability in values.kit.all):
            return values.kit.all
    return ()


def _says(ability: Ability, said: CopyException) -> bool:
    return any(node is said for node in walk(ability))


@final
@dataclass(frozen=True)
class CopyCounters(CopyException):
    """Enters with more counters. CR 707.9e, 122.6."""

    count: Amount
    name: str
    types: int = 0
    """The card types one of which the copy must have; 0 asks for none."""

    def counters(self, game: Game, ctx: Context, values: Characteristics) -> dict[str, int]:
        if self.types and not values.types & self.types:
            return {}
        number = max(self.count.value(game, ctx), 0)
        return {self.name: number} if number else {}


phrase(
    CopyCounters,
    en="it enters with {count:one} additional {name:counter} counters on it",
    es="entra con {count:un} contadores {name:counter} adicionales",
    when={"types": 0},
)
phrase(
    CopyCounters,
    en="it enters with an additional {name:counter} counter on it",
    es="entra con un contador {name:counter} adicional",
    when={"count": ONE, "types": 0},
)
phrase(
    CopyCounters,
    en="it enters with an additional {name:counter} counter on it if it's (a|an) {types:types}",
    es="entra con un contador {name:counter} adicional si es {types:types}",
    when={"count": ONE},
)


@final
@dataclass(frozen=True)
class CopyIf(CopyException):
    """Exceptions that hold only if the copy is of a card type but for them. CR 707.9f."""

    types: int
    exceptions: tuple[CopyException, ...]

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        if values.types & self.types:
            for exception in self.exceptions:
                exception.alter(game, ctx, values)

    def counters(self, game: Game, ctx: Context, values: Characteristics) -> dict[str, int]:
        found: dict[str, int] = {}
        if values.types & self.types:
            for exception in self.exceptions:
                found.update(exception.counters(game, ctx, values))
        return found


phrase(
    CopyIf,
    en=", if it's (a|an) {types:types}, {exceptions:and}",
    es=", si es {types:types}, {exceptions:and}",
)


# -- entering as a copy --------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class EnterAsCopy(Replacement):
    """You may have it enter as a copy of something. CR 707.5, 614.1c.

    What it can copy is chosen as it enters and isn't targeted. ``any``: the text says "any"
    rather than an article. ``tapped``: as a copy it enters tapped.
    """

    of: Filter
    exceptions: tuple[CopyException, ...] = ()
    any: bool = True
    tapped: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def rank(self) -> int:
        return 2

    def is_over_once_there(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, SELF)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        options = [Thing(number) for number in all_that_fit(game, ctx, self.of)]
        if not options:
            return None
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            "707.5",
            Shape.SOME,
            [*options],
            minimum=0,
            source=ctx.source,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        chosen = answer.options[0] if isinstance(answer, Several) and answer.options else None
        if not isinstance(chosen, Thing):
            return [event]
        announced = event.marks.get("x", [0])
        ctx.x = announced[0] if announced else 0  # CR 107.3m
        made = copies.entering_copy(game, ctx, chosen.thing, self.exceptions)
        values = made.faces[0]
        counters: dict[str, int] = {}
        for exception in self.exceptions:
            counters.update(exception.counters(game, ctx, values))
        move.enter_as_copy(game, event, made, counters)
        if self.tapped:
            event.tapped = True
        return [event]


binds(EnterAsCopy, ANNOUNCED)
phrase(
    EnterAsCopy,
    en="you may have ~ enter[tapped? tapped] as a copy of any {of:one}"
    "[exceptions? , except {exceptions:and}]",
    es="puedes hacer que ~ entre[tapped? <*girado@~>] como una copia de cualquier {of:one}"
    "[exceptions? , excepto que {exceptions:and}]",
    when={"any": True},
)
phrase(
    EnterAsCopy,
    en="you may have ~ enter[tapped? tapped] as a copy of {of:a}"
    "[exceptions? , except {exceptions:and}]",
    es="puedes hacer que ~ entre[tapped? <*girado@~>] como una copia de {of:a}"
    "[exceptions? , excepto que {exceptions:and}]",
    when={"any": False},
)


@final
@dataclass(frozen=True)
class OthersEnterAsCopies(Replacement):
    """Objects that fit enter as a copy of another object. CR 614.1d, 707.5."""

    what: Filter
    of: Ref

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def rank(self) -> int:
        return 2

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return bool(self.of.things(game, ctx)) and fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        made = copies.entering_copy(game, ctx, self.of.things(game, ctx)[0], ())
        move.enter_as_copy(game, event, made, {})
        return [event]


phrase(
    OthersEnterAsCopies,
    en="{what:these} <enters> as a copy of {of}",
    es="{what:estos} <entra> como una copia de {of}",
)


# -- tokens --------------------------------------------------------------------------------------


def _originals(game: Game, ctx: Context, of: Ref) -> list[int]:
    """The objects to copy, as a list; one that has left is copied as it last was. CR 608.2h."""
    if not of.things(game, ctx):
        return []
    return [thing for thing in as_known(of, game, ctx) if not is_player(thing)]


@final
@dataclass(frozen=True)
class CreateCopies(Effect):
    """An instruction to create tokens that are copies of something. CR 701.7, 707.8a, 111.3.

    ``those``: the text says another number of the tokens it told of before. With ``attacking`` they
    enter tapped and attacking (CR 508.4).
    """

    count: Amount
    of: Ref = THIS
    exceptions: tuple[CopyException, ...] = ()
    tapped: bool = False
    who: Ref = IMPLIED
    those: bool = False
    attacking: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.of, Choice):
            self.of.choose_for(game, ctx, self, "of", self.who)
            return
        if self.attacking:
            game.frames.run_in_order((JoinAttack(CREATED),), ctx)
        originals = _originals(game, ctx, self.of)
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            count = amount_for(self.count, game, ctx, player)
            for original in originals:
                if count <= 0:
                    continue
                made = copies.definition_of_copy(game, ctx, original, self.exceptions)
                event = TokenCreated(player, made, count)
                event.by = ctx.controller
                event.tapped = self.tapped or self.attacking
                event.face = copies.face_of_copy(game, original, made)
                events.append(event)
        done(ctx, events)
        note_created(game, ctx)
        perform(game, events, ctx, CREATED)


binds(CreateCopies, ATTACKED, CREATED)
notes(CreateCopies, CREATED)


def _makes_several(made: CreateCopies) -> bool:
    return counts_several(made) or isinstance(made.who, Each)


leaves(CreateCopies, CREATED, Token(), _makes_several)
keeps(CreateCopies, THE_LIKE)


def _more_of_those(made: CreateCopies, before: Node) -> Node | None:
    if not isinstance(before, CreateCopies):
        return None
    return with_fields(before, {"count": made.count, "those": True})


def _says_those(made: CreateCopies) -> bool:
    return made.those


recalls(CreateCopies, THE_LIKE, _more_of_those, NOTHING_LIKE_IT, _says_those)


def _why_an_exception(made: Sequence) -> str | None:
    """The reason why "and it's a Hero" isn't a change of the tokens; None if it is: after "except"
    it is an exception of the copies. CR 707.9.
    """
    if made.joiner != "and":
        return None
    excepted = False
    for effect in made.effects:
        if excepted and isinstance(effect, Change):
            return "what is said after an exception of a copy is an exception too"
        excepted = isinstance(effect, CreateCopies) and len(effect.exceptions) > 0
    return None


misplaced(Sequence, _why_an_exception)
phrase(
    CreateCopies,
    en="create {count:a} of those tokens",
    es="crea {count:una} de esas fichas",
    when={"those": True},
    unsaid=("of", "exceptions", "tapped", "who", "attacking"),
)
phrase(
    CreateCopies,
    en="{who} <creates> a tapped and attacking token that's a copy of {of}"
    "[exceptions? , except {exceptions:and}]",
    es="{who} <crea> una ficha girada y atacante que es una copia de {of}"
    "[exceptions? , excepto que {exceptions:and}]",
    when={"count": ONE, "attacking": True, "tapped": False},
)
phrase(
    CreateCopies,
    en="{who} <creates> {count:one} tapped and attacking tokens that are copies of {of}"
    "[exceptions? , except {exceptions:and}]",
    es="{who} <crea> {count:una} fichas giradas y atacantes que son copias de {of}"
    "[exceptions? , excepto que {exceptions:and}]",
    when={"attacking": True, "tapped": False},
)
phrase(
    CreateCopies,
    en="{who} <creates> a [tapped? tapped] token that's a copy of {of}"
    "[exceptions? , except {exceptions:and}]",
    es="{who} <crea> una ficha [tapped? girada] que es una copia de {of}"
    "[exceptions? , excepto que {exceptions:and}]",
    when={"count": ONE},
)
phrase(
    CreateCopies,
    en="{who} <creates> a [tapped? tapped] token that's a copy of {of:some of}"
    "[exceptions? , except {exceptions:and}]",
    es="{who} <crea> una ficha [tapped? girada] que es una copia de {of:some of}"
    "[exceptions? , excepto que {exceptions:and}]",
    when={"count": ONE},
)
phrase(
    CreateCopies,
    en="{who} <creates> {count:one} [tapped? tapped] tokens that are copies of {of}"
    "[exceptions? , except {exceptions:and}]",
    es="{who} <crea> {count:una} fichas [tapped? giradas] que son copias de {of}"
    "[exceptions? , excepto que {exceptions:and}]",
)


# -- becoming a copy -----------------------------------------------------------------------------


@final
class CopiedValues(Modification):
    """Has the copiable values that a copy effect took as it began. CR 707.2b, 613.2a."""

    def __init__(self, values: Characteristics) -> None:
        self.values = values

    def layer(self) -> int:
        return Layer.COPY

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        copy = game.object(thing)
        flipped = copy.flipped and bool(self.values.halves)  # CR 707.3
        values = self.values.halves[1] if flipped else self.values
        copy.now = as_unlocked(values, unlocked(copy)).copy()


@final
@dataclass(frozen=True)
class BecomeCopy(Effect):
    """An instruction that objects become copies of another object, perhaps of one that is chosen.
    CR 707.4, 608.2d.

    ``ahead``: the duration is said first.
    """

    what: Ref
    of: Ref
    exceptions: tuple[CopyException, ...] = ()
    duration: int = Duration.PERMANENT
    ahead: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.of, Choice):
            self.of.choose_for(game, ctx, self, "of", IMPLIED)
            return
        originals = _originals(game, ctx, self.of)
        things = changing(game, self.what.things(game, ctx))
        events: list[Event] = []
        if originals and things:
            values = copies.copied_values(game, ctx, originals[0], self.exceptions)
            events += begin(ctx, (CopiedValues(values),), self.duration, things)
            number = game.effects.tick()
            events += [Marked(thing, AS_COPY, [number]) for thing in things]  # CR 607.5
        perform(game, events)


notes(BecomeCopy, AS_COPY)


_EXCEPT: Final = "[exceptions? , except {exceptions:and}]"
_SPANISH_EXCEPT: Final = "[exceptions? , excepto que {exceptions:and}]"
phrase(
    BecomeCopy,
    en="{what} <becomes> a copy of {of}" + _EXCEPT,
    es="{what} se <convierte> en una copia de {of}" + _SPANISH_EXCEPT,
    when={"duration": Duration.PERMANENT, "ahead": False},
)
for _time, _when in (
    ("", {"duration": Duration.PERMANENT, "ahead": False}),
    (" {duration:duration}", {"ahead": False}),
):
    phrase(
        BecomeCopy,
        en="{what} <becomes> a copy of {of:chosen}" + _time + _EXCEPT,
        es="{what} se <convierte> en una copia de {of:chosen}" + _time + _SPANISH_EXCEPT,
        when=_when,
    )
phrase(
    BecomeCopy,
    en="{what} <becomes> a copy of {of} {duration:duration}" + _EXCEPT,
    es="{what} se <convierte> en una copia de {of} {duration:duration}" + _SPANISH_EXCEPT,
    when={"ahead": False},
)
phrase(
    BecomeCopy,
    en="{duration:duration}, {what} <becomes> a copy of {of}" + _EXCEPT,
    es="{duration:duration}, {what} se <convierte> en una copia de {of}" + _SPANISH_EXCEPT,
    when={"ahead": True},
)
