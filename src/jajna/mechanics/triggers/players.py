"""Trigger events of players: life, cards drawn and discarded, sacrifices. CR 119, 121, 701."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.hidden import Searched
from jajna.events.life import LifeGained, LifeLost
from jajna.events.mana import TappedForMana
from jajna.events.marks import TOKENS_CREATED
from jajna.events.moves import Discarded, Draw, TokenCreated
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Several
from jajna.ir.filters.nouns import Card, Token
from jajna.ir.patterns import OneOfEvents
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, YOU
from jajna.mechanics.counts.history import has_drawn_in_step
from jajna.mechanics.triggers.common import DoneBy, HappensTo, bind
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "PRODUCED",
    "CreatesTokens",
    "Discards",
    "Draws",
    "DrawsNumbered",
    "GainsLife",
    "IsTappedForMana",
    "LosesLife",
    "PaysLife",
    "Sacrifices",
    "SearchesLibrary",
    "TapsForMana",
    "bind_mana",
]


def _is_first(game: Game, event: Event, player: int, what: str, several: bool = False) -> bool:
    """Whether the event is the first of its kind for a player this turn. CR 603.2c.

    ``what`` is the name under which such events are counted. Among simultaneous events only the
    first counts, but for "one or more" (``several``) all of them do.
    """
    beside = [
        one
        for one in game.characteristics.index.happening
        if isinstance(one, (OfPlayer, Discarded))
        and one.kind == event.kind
        and one.player == player
        and one.number > 0
    ]
    if not beside or (beside[0] is not event and not several):
        return False
    return game.players[player].happened(what) == sum([one.number for one in beside])


@final
@dataclass(frozen=True)
class GainsLife(DoneBy):
    """A player gains life. CR 119.9. ``first``: only for the first time in a turn."""

    word: str = field(default="whenever", compare=False)
    first: bool = False

    def kind(self) -> int:
        return EventKind.LIFE_GAINED

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, LifeGained)
            and event.number > 0  # CR 119.10
            and super().matches(game, ctx, event)
            and (not self.first or _is_first(game, event, event.player, "life gained"))
        )


phrase(
    GainsLife,
    en="{word:when} {who:this} <gains> life[first? for the first time each turn]",
    es="{word:when} {who:this} <gana> vidas[first? por primera vez en cada turno]",
)


@final
@dataclass(frozen=True)
class LosesLife(DoneBy):
    """A player loses life, from damage too. CR 119.9, 120.3a. ``first``: only for the first time
    in a turn.
    """

    word: str = field(default="whenever", compare=False)
    first: bool = False

    def kind(self) -> int:
        return EventKind.LIFE_LOST

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, LifeLost)
            and event.number > 0
            and super().matches(game, ctx, event)
            and (not self.first or _is_first(game, event, event.player, "life lost"))
        )


phrase(
    LosesLife,
    en="{word:when} {who:this} <loses> life[first? for the first time each turn]",
    es="{word:when} {who:this} <pierde> vidas[first? por primera vez en cada turno]",
)


@final
@dataclass(frozen=True)
class PaysLife(DoneBy):
    """A player pays life, which isn't any other loss of it. CR 119.4."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.LIFE_LOST

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, LifeLost)
            and event.paid
            and event.number > 0
            and super().matches(game, ctx, event)
        )


phrase(PaysLife, en="{word:when} {who:this} <pays> life", es="{word:when} {who:this} <paga> vidas")


@final
@dataclass(frozen=True)
class Draws(Pattern):
    """A player draws a card, or one that fits. CR 121.1.

    ``but_one``: not the first card that they draw in each of their draw steps; ``only_one``: only
    that card.
    """

    who: Filter
    word: str = field(default="whenever", compare=False)
    but_one: bool = False
    what: Filter | None = None
    only_one: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DRAW,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, Draw) or not event.card:
            return False
        if self.but_one and has_drawn_in_step(game, event.player, 1):
            return False
        if self.only_one and not has_drawn_in_step(game, event.player, 1):
            return False
        if self.what is not None and not self.what.matches(game, ctx, event.card):
            return False
        return self.who.matches(game, ctx, event.player)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Draw), event
        bind(game, ctx, event.card)
        ctx.bind(EVENT_PLAYER, [event.player])


phrase(
    Draws,
    en="{word:when} {who:this} <draws> a card",
    es="{word:when} {who:this} <roba> una carta",
    when={"but_one": False, "what": None, "only_one": False},
)
phrase(
    Draws,
    en="{word:when} you draw your first card during each of your draw steps",
    es="{word:when} robes tu primera carta durante cada uno de tus pasos de robar",
    when={"who": Is(YOU), "but_one": False, "what": None, "only_one": True},
)
phrase(
    Draws,
    en="{word:when} {who:this} <draws> {what:a}",
    es="{word:when} {who:this} <roba> {what:un}",
    when={"but_one": False, "only_one": False},
)
phrase(
    Draws,
    en="{word:when} {who:this} <draws> a card except the first one they draw in each of their draw "
    "steps",
    es="{word:when} {who:this} <roba> una carta, salvo la primera que robe en cada uno de sus "
    "pasos de robar",
    when={"but_one": True, "what": None, "only_one": False},
)


def _draws_any(made: Draws) -> str | None:
    """The reason why what is drawn isn't described; None if it is, or if the text doesn't say."""
    if made.what is None or (isinstance(made.what, All) and Card() in made.what.parts):
        return None
    return "nothing but cards is drawn"


misplaced(Draws, _draws_any)


@final
@dataclass(frozen=True)
class DrawsNumbered(Pattern):
    """A player draws their second (third, ...) card in a turn. CR 121.1.

    ``in_a``: the text says "in a turn", not "each turn". ``also`` is another such card, if any.
    """

    who: Filter
    number: int
    word: str = field(default="whenever", compare=False)
    in_a: bool = field(default=False, compare=False)
    also: int = 0

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DRAW,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Draw)
            and event.card != 0
            and self.who.matches(game, ctx, event.player)
            and game.players[event.player].happened("drawn") in (self.number, self.also)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Draw), event
        bind(game, ctx, event.card)
        ctx.bind(EVENT_PLAYER, [event.player])


phrase(
    DrawsNumbered,
    en="{word:when} you draw your {number:nth} card each turn",
    es="{word:when} robes tu {number:nth of cards} carta de cada turno",
    when={"who": Is(YOU), "in_a": False, "also": 0},
)
phrase(
    DrawsNumbered,
    en="{word:when} you draw your {number:nth} or {also:nth} card each turn",
    es="{word:when} robes tu {number:nth of cards} o {also:nth of cards} carta de cada turno",
    when={"who": Is(YOU), "in_a": False},
)
phrase(
    DrawsNumbered,
    en="{word:when} you draw your {number:nth} card in a turn",
    es="{word:when} robes tu {number:nth of cards} carta en un turno",
    when={"who": Is(YOU), "in_a": True},
)
phrase(
    DrawsNumbered,
    en="{word:when} {who:this} <draws> their {number:nth} card each turn",
    es="{word:when} {who:this} <roba> su {number:nth of cards} carta de cada turno",
    when={"in_a": False},
)


@final
@dataclass(frozen=True)
class Discards(Pattern):
    """A player discards a card that fits. CR 701.9a.

    ``first``: only for the first time in a turn, whichever cards they are.
    """

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)
    first: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DISCARDED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Discarded)
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
            and (not self.first or _is_first(game, event, event.player, "discarded", True))
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Discarded), event
        bind(game, ctx, event.object)
        ctx.bind(EVENT_PLAYER, [event.player])


phrase(
    Discards,
    en="{word:when} {who:this} <discards> {what:some}",
    es="{word:when} {who:this} <descarta> {what:some}",
    when={"first": False},
)
phrase(
    Discards,
    en="{word:when} {who:this} <discards> one or more cards for the first time each turn",
    es="{word:when} {who:this} <descarta> una o más cartas por primera vez en cada turno",
    when={"what": Several(Card()), "first": True},
)


@final
@dataclass(frozen=True)
class CreatesTokens(DoneBy):
    """A player creates one or more tokens: all at once are one occurrence. CR 603.2c, 701.7a.

    ``first``: only for the first time in a turn. ``each``: it triggers for each token.
    """

    word: str = field(default="whenever", compare=False)
    first: bool = False
    each: bool = False

    def times(self, event: Event) -> int:
        return event.number if self.each and isinstance(event, TokenCreated) else 1

    def may_gather(self) -> bool:
        return not self.each

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        if self.each or not isinstance(event, TokenCreated):
            return False
        return ctx.bound[EVENT_PLAYER] == [event.player]

    def kind(self) -> int:
        return EventKind.TOKEN

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, TokenCreated)
            and event.number > 0
            and super().matches(game, ctx, event)
            and (not self.first or _is_first(game, event, event.player, TOKENS_CREATED, True))
        )


phrase(
    CreatesTokens,
    en="{word:when} {who:this} <creates> one or more tokens[first? for the first time each turn]",
    es="{word:when} {who:this} <crea> una o más fichas[first? por primera vez en cada turno]",
    when={"each": False},
)
phrase(
    CreatesTokens,
    en="{word:when} {who:this} <creates> a token",
    es="{word:when} {who:this} <crea> una ficha",
    when={"each": True, "first": False},
)


@final
@dataclass(frozen=True)
class Sacrifices(Pattern):
    """A player sacrifices a permanent that fits. CR 701.21a."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SACRIFICED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Sacrificed)
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Sacrificed), event
        bind(game, ctx, event.object)


phrase(
    Sacrifices,
    en="{word:when} {who:this} <sacrifices> {what:this}",
    es="{word:when} {who:this} <sacrifica> {what:this}",
)


phrase(
    OneOfEvents,
    en="whenever you create or sacrifice a token",
    es="siempre que crees o sacrifiques una ficha",
    when={"events": (CreatesTokens(Is(YOU), each=True), Sacrifices(Is(YOU), Token()))},
)
phrase(
    OneOfEvents,
    en="whenever you gain or lose life",
    es="siempre que ganes o pierdas vidas",
    when={"events": (GainsLife(Is(YOU)), LosesLife(Is(YOU)))},
)


PRODUCED: Final = "mana produced"
"""Name of the number that masks the types of mana that a permanent tapped for mana produced."""


def bind_mana(game: Game, ctx: Context, event: TappedForMana) -> None:
    bind(game, ctx, event.object)
    ctx.bind(EVENT_PLAYER, [event.player])
    ctx.bind_number(PRODUCED, 0)
    for mana in event.mana:
        ctx.bind_number(PRODUCED, ctx.numbers[PRODUCED] | mana)


@final
@dataclass(frozen=True)
class IsTappedForMana(HappensTo):
    """A permanent is tapped for mana. CR 106.12a."""

    word: str = field(default="whenever", compare=False)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, TappedForMana), event
        bind_mana(game, ctx, event)

    def kind(self) -> int:
        return EventKind.TAPPED_FOR_MANA


binds(IsTappedForMana, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, PRODUCED)
phrase(
    IsTappedForMana,
    en="{word:when} {what:this} <is> tapped for mana",
    es="{word:when} {what:this} <es> <*girado> para obtener maná",
)


@final
@dataclass(frozen=True)
class TapsForMana(Pattern):
    """A player taps a permanent for mana. CR 106.12."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.TAPPED_FOR_MANA,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, TappedForMana)
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, TappedForMana), event
        bind_mana(game, ctx, event)


binds(TapsForMana, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, PRODUCED)
phrase(
    TapsForMana,
    en="{word:when} {who:this} <taps> {what:this} for mana",
    es="{word:when} {who:this} <gira> {what:this} para obtener maná",
)


@final
@dataclass(frozen=True)
class SearchesLibrary(DoneBy):
    """A player searches a library of their own, or with ``own`` False any library. CR 701.23a."""

    word: str = field(default="whenever", compare=False)
    own: bool = True

    def kind(self) -> int:
        return EventKind.SEARCHED

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Searched)
            and (event.owner == event.player or not self.own)
            and super().matches(game, ctx, event)
        )


phrase(
    SearchesLibrary,
    en="{word:when} {who:this} <searches> their library",
    es="{word:when} {who:this} <busca> en su biblioteca",
    when={"own": True},
)
phrase(
    SearchesLibrary,
    en="{word:when} {who:this} <searches> a library",
    es="{word:when} {who:this} <busca> en una biblioteca",
    when={"own": False},
)
