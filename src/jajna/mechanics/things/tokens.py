"""Creating tokens. CR 111, 701.7."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, final

from jajna.card import TOKEN, Card, Face
from jajna.events.base import Event
from jajna.events.moves import TokenCreated
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect, Node, Ref, Said, field_names
from jajna.ir.declared.binding import (
    NOTHING_LIKE_IT,
    THE_LIKE,
    Trait,
    always,
    keeps,
    leaves,
    recalls,
    trait,
)
from jajna.ir.declared.names import binds, notes
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Token
from jajna.ir.granted import granted_by
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import amount_for, done, in_turn_order
from jajna.mechanics.continuous.color_and_type_words import TYPE_WORDS
from jajna.mechanics.moving.entering_attacking import ATTACKED, JoinAttack
from jajna.mechanics.moving.entering_blocking import JoinBlock
from jajna.mechanics.things.created_with import CREATED, note_created
from jajna.vocab import ALL_COLORS, Supertype, Term, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CREATED",
    "CreateListed",
    "CreateTokens",
    "Creation",
    "create",
    "creations",
    "token_face",
]


assert TYPE_WORDS, "the words for types are registered there"


def token_face(
    name: str,
    power: int,
    toughness: int,
    colors: int,
    types: int,
    subtypes: tuple[str, ...],
    abilities: tuple[Ability, ...],
    supertypes: int = 0,
) -> Card:
    """The token with these characteristics, named by its subtypes and "Token". CR 111.4."""
    return _token(name, power, toughness, colors, types, subtypes, Said(abilities), supertypes)


@cache
def _token(
    name: str,
    power: int,
    toughness: int,
    colors: int,
    types: int,
    subtypes: tuple[str, ...],
    abilities: Said[tuple[Ability, ...]],
    supertypes: int,
) -> Card:
    creature = types & Type.CREATURE != 0 or "Vehicle" in subtypes  # CR 301.7a
    face = Face(
        name or " ".join([*subtypes, "Token"]),
        None,
        colors,
        types,
        supertypes,
        subtypes,
        str(power) if creature else "",
        str(toughness) if creature else "",
        abilities=abilities.value,
    )
    return Card(face.name, (face,), TOKEN)


@dataclass(frozen=True, eq=False)
class Creation(Effect):
    """An instruction to create tokens that are all alike."""

    def creations(self, game: Game, ctx: Context, who: Ref) -> list[Event]:
        """The events by which the players create the tokens, as a list. CR 701.7a."""
        raise NotImplementedError(type(self).__name__)


def creations(
    game: Game, ctx: Context, who: Ref, number: Amount, card: Card, tapped: bool
) -> list[Event]:
    """The events by which players create tokens of a card, as a list. CR 111.2."""
    events: list[Event] = []
    for player in in_turn_order(game, who.things(game, ctx)):
        count = amount_for(number, game, ctx, player)
        if count > 0:
            event = TokenCreated(player, game.definitions.of(card), count)
            event.by = ctx.controller
            event.tapped = tapped
            events.append(event)
    return events


def create(game: Game, ctx: Context, events: list[Event]) -> None:
    """Let the tokens be created; they are bound as ``CREATED``. CR 111.2."""
    done(ctx, events)
    note_created(game, ctx)
    perform(game, events, ctx, CREATED)


class TokensAttack(Term):
    """Whether tokens enter attacking, in the words of the text. CR 508.4."""

    NO = ""
    ONE = "one"
    MANY = "many"
    UNTAPPED = "untapped"
    FIRST = "first"
    """The text says so before it describes them."""


@final
@dataclass(frozen=True)
class CreateTokens(Creation):
    """An instruction to create creature tokens of given characteristics. CR 111.3, 701.7a.

    ``apart``: the text tells their abilities in a sentence of its own, as it does with those that
    are ``more``; ``name`` is one that the text gives them. ``at`` is the player whom they attack
    if they enter ``attacking``, or with one of whose planeswalkers, unless it is the players
    ``themselves``. They enter ``blocking`` an attacking creature. ``late``: it says how many at the
    end, "a number of ... equal to". Without ``power`` and ``toughness`` their abilities define
    these (CR 604.3), or they are no creatures. ``those``: the text says another number of the
    tokens of the instruction it replaces (CR 608.2c).
    """

    count: Amount
    power: Amount | None = None
    toughness: Amount | None = None
    colors: int = 0
    types: int = Type.CREATURE
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    tapped: bool = False
    who: Ref = IMPLIED
    apart: bool = False
    more: tuple[Ability, ...] = ()
    name: str = ""
    attacking: TokensAttack = TokensAttack.NO
    late: bool = False
    at: Ref | None = None
    supertypes: int = 0
    those: bool = False
    themselves: bool = False
    blocking: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.attacking is not TokensAttack.NO:
            game.frames.run_in_order((JoinAttack(CREATED, self.at, self.themselves),), ctx)
        if self.blocking is not None:
            game.frames.run_in_order((JoinBlock(CREATED, self.blocking),), ctx)
        create(game, ctx, self.creations(game, ctx, self.who))

    def grants_abilities(self) -> bool:
        return True

    def creations(self, game: Game, ctx: Context, who: Ref) -> list[Event]:
        card = token_face(
            self.name,
            self.power.value(game, ctx) if self.power is not None else 0,
            self.toughness.value(game, ctx) if self.toughness is not None else 0,
            self.colors,
            self.types,
            self.subtypes,
            tuple([granted_by(one, ctx.source) for one in self.abilities + self.more]),
            self.supertypes,
        )
        untapped = (TokensAttack.NO, TokensAttack.UNTAPPED)
        tapped = self.tapped or self.attacking not in untapped
        return creations(game, ctx, who, self.count, card, tapped)


SOME_TOKENS: Final = CreateTokens(ONE)
"""Tokens of which only the number is said."""

binds(CreateTokens, ATTACKED, CREATED)
notes(CreateTokens, CREATED)


words(
    "attacking tokens",
    {
        TokensAttack.ONE: ("that's tapped and attacking", "girada y atacante"),
        TokensAttack.MANY: ("that are tapped and attacking", "giradas y atacantes"),
        TokensAttack.UNTAPPED: ("that's attacking", "que está atacando"),
    },
)


phrase(
    CreateTokens,
    en="{who} <creates> {count:a} tapped and attacking {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token/tokens[abilities? with {abilities:and}]",
    es="{who} <crea> {count:una} ficha/fichas girada/giradas y atacante/atacantes de {types:types} "
    "{subtypes:_;subtype} {colors:token colors} {power}/{toughness}"
    "[abilities? con {abilities:and}]",
    when={"apart": False, "attacking": TokensAttack.FIRST, "tapped": False, "name": ""},
)
phrase(
    CreateTokens,
    en="{who} <creates> a number of [tapped? tapped] {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} tokens[abilities? with {abilities:and}] equal to {count}",
    es="{who} <crea> una cantidad de fichas de {types:types} {subtypes:_;subtype} "
    "{colors:many token colors} {power}/{toughness} [tapped? giradas]"
    "[abilities? con {abilities:and}] "
    "igual a {count}",
    when={"apart": False, "late": True, "name": ""},
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {power}/{toughness} {subtypes:_;subtype} "
    "{types:types} token/tokens that's all colors",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} {power}/"
    "{toughness} [tapped? girada/giradas] de todos los colores",
    when={"colors": ALL_COLORS, "apart": False, "attacking": TokensAttack.NO, "name": ""},
)
for _attacking, _en, _es in (
    (TokensAttack.ONE, "that's tapped and attacking", "girada y atacando"),
    (TokensAttack.MANY, "that are tapped and attacking", "giradas y atacando"),
    (TokensAttack.UNTAPPED, "that's attacking", "atacando"),
):
    phrase(
        CreateTokens,
        en="{who} <creates> {count:a} [tapped? tapped] {power}/{toughness} {colors:colors} "
        "{subtypes:_;subtype} {types:types} token/tokens[abilities? with {abilities:and}] "
        f"{_en} {{at}}",
        es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
        "{colors:token colors} {power}/{toughness} [tapped? girada/giradas]"
        f"[abilities? con {{abilities:and}}] {_es} a {{at}}",
        when={"apart": False, "name": "", "attacking": _attacking, "themselves": True},
    )
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token/tokens[abilities? with {abilities:and}]"
    "[name? named {name:name}][attacking? {attacking:attacking tokens}]"
    "[at? {at} or a planeswalker they control]",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} {power}/{toughness} [tapped? girada/giradas]"
    "[abilities? con {abilities:and}][name? llamada/llamadas {name:name}]"
    "[attacking? {attacking:attacking tokens}][at? a {at} o a un planeswalker que controla]",
    when={"apart": False, "themselves": False},
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} {power}/{toughness} {colors:colors} {subtypes:_;subtype} "
    "{types:types} token/tokens[abilities? with {abilities:and}] that's blocking {blocking}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} {power}/{toughness}[abilities? con {abilities:and}] que bloquea a "
    "{blocking}",
    when={
        "count": ONE,
        "apart": False,
        "tapped": False,
        "name": "",
        "attacking": TokensAttack.NO,
        "themselves": False,
    },
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token/tokens named {name:name} with {abilities:and}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} {power}/{toughness} [tapped? girada/giradas] llamada/llamadas "
    "{name:name} con {abilities:and}",
    when={"apart": True},
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token/tokens with {abilities:and}. it/they has/have "
    "{more:and}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} {power}/{toughness} [tapped? girada/giradas] con {abilities:and}. "
    "tiene/tienen {more:and}",
    when={"apart": False},
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token/tokens. it/they has/have {abilities:and}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} {power}/{toughness}. tiene/tienen {abilities:and}",
    when={"apart": True, "tapped": False, "name": ""},
)


phrase(
    CreateTokens,
    en="{count:a} [tapped? tapped] {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token/tokens[abilities? with {abilities:and}]",
    es="{count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} {power}/{toughness} [tapped? girada/giradas]"
    "[abilities? con {abilities:and}]",
    when={"apart": False},
    place="listed",
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} {colors:colors} {subtypes:_;subtype} {types:types} token/tokens "
    "with {abilities:and}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} con {abilities:and}",
    when={"apart": False, "power": None, "toughness": None},
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} {colors:colors} {subtypes:_;subtype} {types:types} token/tokens"
    "[name? named {name:name}]. it/they has/have {abilities:and}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors}[name? llamada/llamadas {name:name}]. tiene/tienen {abilities:and}",
    when={"apart": True, "power": None, "toughness": None},
)
phrase(
    CreateTokens,
    en="{who} <creates> {name:name}, a legendary {colors:colors} {types:types} token with "
    "{abilities:and}",
    es="{who} <crea> a {name:name}, una ficha de {types:types} legendaria {colors:token colors} "
    "con {abilities:and}",
    when={
        "count": ONE,
        "supertypes": Supertype.LEGENDARY,
        "apart": False,
        "subtypes": (),
        "power": None,
        "toughness": None,
    },
)
phrase(
    CreateTokens,
    en="{who} <creates> {name:name}, a legendary {colors:colors} {subtypes:_;subtype} "
    "{types:types} token with {abilities:and}",
    es="{who} <crea> a {name:name}, una ficha de {types:types} legendaria {subtypes:_;subtype} "
    "{colors:token colors} con {abilities:and}",
    when={
        "count": ONE,
        "supertypes": Supertype.LEGENDARY,
        "apart": False,
        "power": None,
        "toughness": None,
    },
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {colors:colors} {types:types} token/tokens "
    "named {name:name} with {abilities:and}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {colors:token colors} "
    "[tapped? girada/giradas] llamada/llamadas {name:name} con {abilities:and}",
    when={"apart": False, "subtypes": (), "power": None, "toughness": None},
)
phrase(
    CreateTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {colors:colors} {subtypes:_;subtype} "
    "{types:types} token/tokens named {name:name} with {abilities:and}",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:token colors} [tapped? girada/giradas] llamada/llamadas {name:name} "
    "con {abilities:and}",
    when={"apart": False, "power": None, "toughness": None},
)
phrase(
    CreateTokens,
    en="{who} <creates> {name:name}, a legendary {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token[abilities? with {abilities:and}]",
    es="{who} <crea> a {name:name}, una ficha de {types:types} legendaria {subtypes:_;subtype} "
    "{colors:token colors} {power}/{toughness}[abilities? con {abilities:and}]",
    when={"count": ONE, "supertypes": Supertype.LEGENDARY},
)
phrase(
    CreateTokens,
    en="create {count:a} of those tokens",
    es="crea {count:una} de esas fichas",
    when={"those": True},
    unsaid=tuple([name for name in field_names(SOME_TOKENS) if name not in ("count", "those")]),
)


def _more_of_those(made: CreateTokens, before: Node) -> Node | None:
    if not isinstance(before, CreateTokens):
        return None
    return with_fields(before, {"count": made.count, "those": True})


def _says_those(made: CreateTokens) -> bool:
    return made.those


recalls(CreateTokens, THE_LIKE, _more_of_those, NOTHING_LIKE_IT, _says_those)
leaves(CreateTokens, CREATED, All((OfType(Type.CREATURE), Token())))
trait(CreateTokens, Trait.COUNTED_FOR_EACH)
keeps(CreateTokens, THE_LIKE)
touches(CreateTokens, "who", Does.TOKENS, "count")


# -- lists -----------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class CreateListed(Effect):
    """An instruction to create tokens of several kinds, all at once. CR 701.7a, 608.2c.

    ``tokens`` are the instructions for each kind, which the players who create them follow as one.
    """

    tokens: tuple[Effect, ...]
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for one in self.tokens:
            assert isinstance(one, Creation), one
            events += one.creations(game, ctx, self.who)
        create(game, ctx, events)


binds(CreateListed, CREATED)
notes(CreateListed, CREATED)
phrase(
    CreateListed,
    en="{who} <creates> {tokens:several;listed}",
    es="{who} <crea> {tokens:several;listed}",
)
leaves(CreateListed, CREATED, Token(), always)
keeps(CreateListed, THE_LIKE)
trait(CreateListed, Trait.ENDS_NAME)
