"""More life, counters and tokens than there would be. CR 614.1a."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.life import LifeGained, LifeLost
from jajna.events.moves import TokenCreated, ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import ThatMuch
from jajna.ir.base import Condition, Effect, Filter, Replacement
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfSubtype, OfType, Token
from jajna.ir.refs import EVENT_AMOUNT, YOU
from jajna.mechanics.replacements.entering import fits_entering
from jajna.mechanics.things.tokens import Creation
from jajna.vocab import PLUS_COUNTER, Type, Zone, is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CountersOfPlayer",
    "MoreCounters",
    "MoreLife",
    "MoreLifeLost",
    "MoreTokens",
    "OtherTokensToo",
    "TokensOfAnotherKind",
]


@final
@dataclass(frozen=True)
class MoreLife(Replacement):
    """A player gains twice as much life, an amount more, or none. CR 614.1a, 119.10."""

    who: Filter
    times: int = 1
    plus: int = 0

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.LIFE_GAINED,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, LifeGained)
            and event.number > 0
            and self.who.matches(game, ctx, event.player)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, LifeGained), event
        event.number = event.number * self.times + self.plus
        return [event] if event.number > 0 else []


phrase(
    MoreLife,
    en="if {who:this} would gain life, that player gains no life instead",
    es="si {who:this} <fuera> a ganar vidas, en vez de eso, ese jugador no gana vidas",
    when={"times": 0, "plus": 0},
)
phrase(
    MoreLife,
    en="if {who:this} would gain life, {who:this} <gains> twice that much life instead",
    es="si {who:this} <fuera> a ganar vidas, en vez de eso, <gana> el doble de esa cantidad",
    when={"times": 2, "plus": 0},
)
phrase(
    MoreLife,
    en="if {who:this} would gain life, {who:this} <gains> that much life plus {plus:#} instead",
    es="si {who:this} <fuera> a ganar vidas, en vez de eso, <gana> esa cantidad más {plus:#}",
    when={"times": 1},
)


@final
@dataclass(frozen=True)
class MoreLifeLost(Replacement):
    """A player loses twice as much life, also to damage. CR 614.1a, 119.3, 120.3a."""

    who: Filter
    condition: Condition | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.LIFE_LOST,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, LifeLost)
            and event.number > 0
            and self.who.matches(game, ctx, event.player)
            and (self.condition is None or self.condition.holds(game, ctx))
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, LifeLost), event
        event.number *= 2
        return [event]


phrase(
    MoreLifeLost,
    en="if {who:a} would lose life {condition:timing}, they lose twice that much life instead",
    es="si {who:un} fuera a perder vidas {condition:timing}, en vez de eso, pierde el doble de esa "
    "cantidad de vidas",
)


@final
@dataclass(frozen=True)
class MoreCounters(Replacement):
    """Twice as many counters, or a number more, are put on objects that fit. CR 614.1a, 614.16.

    ``name`` "" is any kind. Counters with which permanents enter count too (CR 122.6a). ``effect``:
    only counters that an effect puts; ``yours``: only those that you put (CR 122.6). ``that``: the
    text says "on that creature" and not "on it".
    """

    what: Filter
    name: str = PLUS_COUNTER
    times: int = 1
    plus: int = 0
    effect: bool = False
    that: bool = field(default=False, compare=False)
    yours: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_PUT, EventKind.ZONE_CHANGE)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if self.yours and is_another_player(_put_by(game, event), ctx.controller):
            return False
        if isinstance(event, CountersPut):
            named = self.name in ("", event.name) and (event.by_effect or not self.effect)
            return named and event.number > 0 and fits_there(game, ctx, self.what, event.object)
        if not isinstance(event, ZoneChange) or not event.counters:
            return False
        named = self.name == "" or self.name in event.counters
        return named and fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        if isinstance(event, CountersPut):
            event.number = event.number * self.times + self.plus
        elif isinstance(event, ZoneChange):
            changed = {
                name: number * self.times + self.plus if self.name in ("", name) else number
                for name, number in event.counters.items()
            }
            event.counters = {name: number for name, number in changed.items() if number > 0}
        return [event]


def _put_by(game: Game, event: Event) -> int:
    """The player who puts counters on something: the controller of what enters with them.
    CR 122.6, 122.6a.
    """
    if isinstance(event, CountersPut):
        return event.by
    assert isinstance(event, ZoneChange), event
    return event.controller if event.controller >= 0 else game.object(event.object).owner


phrase(
    MoreCounters,
    en="if you would put one or more {name:counter} counters on {what:a}, put that many plus one"
    " {name:counter} counters on it instead",
    es="si fueras a poner uno o más contadores {name:counter} sobre {what:un}, en vez de eso, pon"
    " esa cantidad más un contador {name:counter}",
    when={"times": 1, "plus": 1, "that": False, "yours": True, "effect": False},
)
phrase(
    MoreCounters,
    en="if you would get one or more counters, you get that many plus one of each of those kinds of"
    " counters instead",
    es="si fueras a recibir uno o más contadores, en vez de eso, recibes esa cantidad más uno de"
    " cada uno de esos tipos de contadores",
    when={
        "what": Is(YOU),
        "name": "",
        "times": 1,
        "plus": 1,
        "effect": False,
        "that": False,
        "yours": False,
    },
)
phrase(
    MoreCounters,
    en="if one or more {name:counter} counters would be put on {what:a},"
    " twice that many {name:counter} counters are put on it instead",
    es="si se fueran a poner uno o más contadores {name:counter} sobre {what:un},"
    " en vez de eso, se pone el doble de esa cantidad de contadores {name:counter}",
    when={"times": 2, "plus": 0, "that": False},
)
phrase(
    MoreCounters,
    en="if one or more {name:counter} counters would be put on {what:this},"
    " that many plus one {name:counter} counters are put on it instead",
    es="si se fueran a poner uno o más contadores {name:counter} sobre {what:this},"
    " en vez de eso, se pone esa cantidad más un contador {name:counter}",
    when={"times": 1, "plus": 1, "that": False},
)
phrase(
    MoreCounters,
    en="if one or more {name:counter} counters would be put on {what:a},"
    " twice that many {name:counter} counters are put on that creature instead",
    es="si se fueran a poner uno o más contadores {name:counter} sobre {what:un},"
    " en vez de eso, se pone el doble de esa cantidad de contadores {name:counter} sobre esa"
    " criatura",
    when={"times": 2, "plus": 0, "that": True},
)
phrase(
    MoreCounters,
    en="if one or more {name:counter} counters would be put on {what:a},"
    " that many plus one {name:counter} counters are put on that creature instead",
    es="si se fueran a poner uno o más contadores {name:counter} sobre {what:un},"
    " en vez de eso, se pone esa cantidad más un contador {name:counter} sobre esa criatura",
    when={"times": 1, "plus": 1, "that": True},
)
phrase(
    MoreCounters,
    en="if one or more counters would be put on {what:a}, that many plus one of each of those kinds"
    " of counters are put on that permanent instead",
    es="si se fueran a poner uno o más contadores sobre {what:un}, en vez de eso, se pone esa"
    " cantidad más un contador de cada uno de esos tipos sobre ese permanente",
    when={"name": "", "times": 1, "plus": 1, "effect": False, "that": True},
)
phrase(
    MoreCounters,
    en="if one or more {name:counter} counters would be put on {what:a},"
    " that many {name:counter} counters minus one are put on it instead",
    es="si se fueran a poner uno o más contadores {name:counter} sobre {what:un},"
    " en vez de eso, se pone esa cantidad menos un contador {name:counter}",
    when={"times": 1, "plus": -1, "that": False},
)
phrase(
    MoreCounters,
    en="if an effect would put one or more counters on {what:a}, it puts twice that many of those"
    " counters on that permanent instead",
    es="si un efecto fuera a poner uno o más contadores sobre {what:un}, en vez de eso, pone el"
    " doble de esos contadores sobre ese permanente",
    when={"name": "", "times": 2, "plus": 0, "effect": True},
)


@final
@dataclass(frozen=True)
class CountersOfPlayer(Replacement):
    """A player who puts counters on a permanent or player puts twice as many, or half as many,
    rounded down. CR 614.1a, 122.6, 122.6a.

    With ``double`` it is you, otherwise an opponent.
    """

    double: bool = True

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_PUT, EventKind.ZONE_CHANGE)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, CountersPut):
            if not is_player(event.object) and (
                game.object(event.object).zone is not Zone.BATTLEFIELD
            ):
                return False
            return event.number > 0 and self._is_meant(game, ctx, event.by)
        if not isinstance(event, ZoneChange) or not event.counters:
            return False
        if event.to is not Zone.BATTLEFIELD:
            return False
        return self._is_meant(game, ctx, _put_by(game, event))

    def _is_meant(self, game: Game, ctx: Context, player: int) -> bool:
        if self.double:
            return player == ctx.controller
        return player >= 0 and game.players.is_opponent(player, ctx.controller)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        if isinstance(event, CountersPut):
            event.number = self._changed(event.number)
            return [event] if event.number else []
        assert isinstance(event, ZoneChange), event
        changed = {name: self._changed(number) for name, number in event.counters.items()}
        event.counters = {name: number for name, number in changed.items() if number > 0}
        return [event]

    def _changed(self, number: int) -> int:
        return number * 2 if self.double else number // 2


phrase(
    CountersOfPlayer,
    en="if you would put one or more counters on a permanent or player, put twice that many of each"
    " of those kinds of counters on that permanent or player instead",
    es="si fueras a poner uno o más contadores sobre un permanente o jugador, en vez de eso, pon el"
    " doble de esa cantidad de cada uno de esos tipos de contadores sobre ese permanente o jugador",
    when={"double": True},
)
phrase(
    CountersOfPlayer,
    en="if an opponent would put one or more counters on a permanent or player, they put half that"
    " many of each of those kinds of counters on that permanent or player instead, rounded down",
    es="si un oponente fuera a poner uno o más contadores sobre un permanente o jugador, en vez de"
    " eso, pone la mitad de esa cantidad de cada uno de esos tipos de contadores sobre ese"
    " permanente o jugador, redondeando hacia abajo",
    when={"double": False},
)


def is_of_creatures(event: TokenCreated) -> bool:
    """Whether the tokens that would be created are creatures as they enter. CR 111.3."""
    return event.definition.faces[event.face].types & Type.CREATURE != 0


@final
@dataclass(frozen=True)
class MoreTokens(Replacement):
    """Several times as many tokens are created, with ``yours`` only those under your control.

    CR 614.1a, 614.16. ``effect``: the text speaks of an effect that would create them; no token is
    created otherwise. ``what`` is what kind of tokens, None for any.
    """

    times: int = 2
    effect: bool = False
    yours: bool = False
    what: Filter | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.TOKEN,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, TokenCreated):
            return False
        if self.yours and is_another_player(event.player, ctx.controller):
            return False
        return self.what is None or is_kind_of_token(event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, TokenCreated), event
        event.number *= self.times
        return [event]


phrase(
    MoreTokens,
    en="if an effect would create one or more tokens under your control, it creates twice that many"
    " of those tokens instead",
    es="si un efecto fuera a crear una o más fichas bajo tu control, en vez de eso, crea el "
    "doble de esas fichas",
    when={"times": 2, "effect": True, "yours": True, "what": None},
)
phrase(
    MoreTokens,
    en="if one or more {what:s} would be created under your control, three times that many of those"
    " tokens are created instead",
    es="si se fueran a crear una o más {what:s} bajo tu control, en vez de eso, se crea el triple"
    " de esas fichas",
    when={"times": 3, "effect": False, "yours": True},
)
phrase(
    MoreTokens,
    en="if one or more tokens would be created[yours? under your control], twice that many"
    " of those tokens are created instead",
    es="si se fueran a crear una o más fichas[yours? bajo tu control], en vez de eso, se crea"
    " el doble de esas fichas",
    when={"times": 2, "effect": False, "what": None},
)


def is_kind_of_token(event: TokenCreated, what: Filter) -> bool:
    """Whether tokens that would be created are of a kind, as "artifact token" is. CR 111.3."""
    face = event.definition.faces[event.face]
    if isinstance(what, OfType):
        return face.types & what.type != 0
    if isinstance(what, OfSubtype):
        return what.name in face.subtypes
    if isinstance(what, All):
        return all(is_kind_of_token(event, part) for part in what.parts)
    assert isinstance(what, Token), what
    return True


def _is_no_kind(made: MoreTokens | OtherTokensToo) -> str | None:
    """Tokens that would be created are told by their card types and subtypes alone."""
    if made.what is None:
        return None
    parts = made.what.parts if isinstance(made.what, All) else (made.what,)
    if all(isinstance(part, (OfType, OfSubtype, Token)) for part in parts) and Token() in parts:
        return None
    return "it isn't known of tokens before they are created"


@final
@dataclass(frozen=True)
class TokensOfAnotherKind(Replacement):
    """Creature tokens that would be created under your control are of another kind instead, as many
    and in the same state. CR 614.1a. ``tokens`` is the instruction to create those.
    """

    tokens: Effect

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.TOKEN,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, TokenCreated) or not is_of_creatures(event):
            return False
        return not is_another_player(event.player, ctx.controller)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, TokenCreated), event
        assert isinstance(self.tokens, Creation), self.tokens
        ctx.bind_number(EVENT_AMOUNT, event.number)
        for made in self.tokens.creations(game, ctx, YOU):
            assert isinstance(made, TokenCreated), made
            event.definition = made.definition
            event.face = made.face
        return [event]


binds(TokensOfAnotherKind, EVENT_AMOUNT)
phrase(
    TokensOfAnotherKind,
    en="if one or more creature tokens would be created under your control, {tokens:listed} are "
    "created instead",
    es="si se fueran a crear una o más fichas de criatura bajo tu control, en vez de eso, se crean "
    "{tokens:listed}",
)


def _why_not_as_many(made: TokensOfAnotherKind) -> str | None:
    """The reason why there would be another number of tokens; None if it stays the same."""
    count: object = getattr(made.tokens, "count", None)
    return None if count == ThatMuch() else "another number of tokens would be created"


misplaced(TokensOfAnotherKind, _why_not_as_many)


@final
@dataclass(frozen=True)
class OtherTokensToo(Replacement):
    """Tokens of another kind are created under your control besides, "that many" as there would be.

    CR 614.1a, 614.5. ``tokens`` is the instruction to create them, ``what`` the kind of tokens
    beside which they are created, None for any.
    """

    tokens: Effect
    what: Filter | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.TOKEN,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, TokenCreated) or is_another_player(event.player, ctx.controller):
            return False
        return self.what is None or is_kind_of_token(event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, TokenCreated), event
        assert isinstance(self.tokens, Creation), self.tokens
        ctx.bind_number(EVENT_AMOUNT, event.number)
        return [event, *self.tokens.creations(game, ctx, YOU)]


binds(OtherTokensToo, EVENT_AMOUNT)
phrase(
    OtherTokensToo,
    en="if one or more tokens would be created under your control, those tokens plus"
    " {tokens:listed} are created instead",
    es="si se fueran a crear una o más fichas bajo tu control, en vez de eso, se crean esas fichas"
    " más {tokens:listed}",
    when={"what": None},
)
phrase(
    OtherTokensToo,
    en="if you would create one or more {what:s}, instead create those tokens plus {tokens:listed}",
    es="si fueras a crear una o más {what:s}, en vez de eso, crea esas fichas más {tokens:listed}",
)
misplaced(MoreTokens, _is_no_kind)
misplaced(OtherTokensToo, _is_no_kind)
