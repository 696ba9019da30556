"""Damage that is dealt to something else instead. CR 614.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Duration, Effect, Filter, Ref, Replacement
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.filters.common import fits_there
from jajna.ir.refs import YOU
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.lasting.described_damage import Damage, DamageEffect, DamageOrder
from jajna.mechanics.things.damage import can_be_damaged
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Redirect", "RedirectDamage", "Redirection"]

ONTO: Final = "redirected onto"
"""Name by which a shield knows the new recipient of the damage."""


def redirected(event: DamageDealt, onto: int, number: int) -> list[Event]:
    """The events, as a list, with part of the damage dealt to another recipient. CR 614.9."""
    moved = DamageDealt(event.source, onto, number, event.combat, event.preventable)
    event.number -= number
    return [event, moved] if event.number > 0 else [moved]


@final
@dataclass(frozen=True)
class Redirection(Replacement):
    """Some damage is dealt to another recipient, which the shield's context knows. CR 614.9."""

    damage: Damage

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not self.damage.covers(game, ctx, event):
            return False
        onto = ctx.bound.get(ONTO, [])
        return bool(onto) and onto[0] != event.to and can_be_damaged(game, onto[0])

    def takes_all_at_once(self) -> bool:
        return self.damage.once

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        assert isinstance(event, DamageDealt), event
        return self.damage.spoken_of(game, ctx, event)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        return redirected(event, ctx.bound[ONTO][0], self.damage.take(ctx, event))


looks_up(Redirection, ONTO)


@final
@dataclass(frozen=True)
class Redirect(DamageEffect):
    """Damage that would be dealt this turn is dealt to another recipient instead. CR 614.9.

    ``deals``: the text says that the source deals it.
    """

    onto: Ref = YOU
    deals: bool = False

    def prevents(self) -> bool:
        return False

    def shield(self, game: Game, ctx: Context, answer: Answer | None, then: Effect | None) -> None:
        assert then is None, "nothing follows damage that isn't prevented"
        onto = self.onto.things(game, ctx)
        events: list[Event] = []
        for one in self.covered(game, ctx, answer) if onto else []:
            kept = ctx.clone({})
            kept.bind(ONTO, onto.copy())
            made = Shield(kept, Redirection(one.damage), Duration.END_OF_TURN, one.things, one.left)
            events.append(EffectBegan(made))
        perform(game, events)


binds(Redirect, LEFT, ONTO)
phrase(
    Redirect,
    en="the next {amount} damage that would be dealt to {to} this turn is dealt to {onto} instead",
    es="los próximos {amount} puntos de daño que se <+le@to> fueran a hacer a {to} este turno se "
    "hacen a {onto} en vez de eso",
)
phrase(
    Redirect,
    en="the next 1 damage that would be dealt to {to} this turn is dealt to {onto} instead",
    es="el próximo punto de daño que se <+le@to> fuera a hacer a {to} este turno se hace a "
    "{onto} en vez de eso",
    when={"amount": ONE},
)
phrase(
    Redirect,
    en="the next {amount} damage that {by:source} would deal to {to} and / or {also} this turn is "
    "dealt to {onto} instead",
    es="los próximos {amount} puntos de daño que {by:source} fuera a hacer a {to} y/o a {also} "
    "este turno se hacen a {onto} en vez de eso",
)
phrase(
    Redirect,
    en="the next time {by:source} would deal damage to you this turn, that damage is dealt to "
    "{onto} instead",
    es="la próxima vez que {by:source} fuera a hacerte daño este turno, ese daño se hace a {onto} "
    "en vez de eso",
    when={"once": True, "to": YOU, "deals": False},
)
phrase(
    Redirect,
    en="the next time {by:source} would deal damage to {to} this turn, that damage is dealt to "
    "{onto} instead",
    es="la próxima vez que {by:source} fuera a hacer daño a {to} este turno, ese daño se hace a "
    "{onto} en vez de eso",
    when={"once": True, "deals": False},
)
phrase(
    Redirect,
    en="the next time {by:source} would deal damage to {to} this turn, that source deals that "
    "damage to you instead",
    es="la próxima vez que {by:source} fuera a hacer daño a {to} este turno, esa fuente te hace "
    "ese daño en vez de eso",
    when={"once": True, "onto": YOU, "deals": True},
)
phrase(
    Redirect,
    en="the next time {by:source} would deal damage to {to} this turn, that source deals that "
    "damage to {onto} instead",
    es="la próxima vez que {by:source} fuera a hacer daño a {to} este turno, esa fuente <+le@onto> "
    "hace ese daño a {onto} en vez de eso",
    when={"once": True, "deals": True},
)
phrase(
    Redirect,
    en="the next time {by} would deal[combat? combat] damage this turn, it deals that damage to "
    "you instead",
    es="la próxima vez que {by} <fuera@by> a hacer daño[combat? de combate] este turno, en vez de "
    "eso, te hace ese daño",
    when={"once": True, "to": None, "onto": YOU, "deals": True},
)
phrase(
    Redirect,
    en="the next time damage would be dealt to {to}[also? and / or {also}] this turn, that damage "
    "is dealt to {onto} instead",
    es="la próxima vez que se <+le@to> fuera a hacer daño a {to}[also? y / o a {also}] este turno, "
    "ese daño se hace a {onto} en vez de eso",
    when={"once": True, "deals": False},
)
phrase(
    Redirect,
    en="the next {amount} damage that would be dealt this turn to {to} is dealt to {onto} instead",
    es="los próximos {amount} puntos de daño que se fueran a hacer este turno a {to} se hacen a "
    "{onto} en vez de eso",
    when={"order": DamageOrder.LATE},
)
phrase(
    Redirect,
    en="all damage that would be dealt this turn by {by} is dealt to {onto} instead",
    es="todo el daño que se fuera a hacer este turno por parte de {by} se hace a {onto} en vez de "
    "eso",
    when={"order": DamageOrder.LATE, "to": None},
)
phrase(
    Redirect,
    en="all damage that would be dealt this turn to {to} by {by:source} is dealt to {onto} instead",
    es="todo el daño que se fuera a hacer este turno a {to} por parte de {by:source} se hace a "
    "{onto} en vez de eso",
    when={"order": DamageOrder.BY_FIRST},
)
phrase(
    Redirect,
    en="all damage that would be dealt this turn to {to} is dealt to {onto} instead",
    es="todo el daño que se fuera a hacer este turno a {to} se hace a {onto} en vez de eso",
    when={"order": DamageOrder.LATE},
)
phrase(
    Redirect,
    en="all[combat? combat] damage that would be dealt to {to}[by? by {by}] this turn is dealt to "
    "{onto} instead",
    es="todo el daño[combat? de combate] que[by? {by}] se <+le@to> fuera a hacer a {to} este "
    "turno se hace a {onto} en vez de eso",
    when={"order": DamageOrder.USUAL},
)
phrase(
    Redirect,
    en="all[combat? combat] damage that would be dealt to {to} this turn by {by} is dealt to "
    "{onto} instead",
    es="todo el daño[combat? de combate] que {by} <fuera@by> a hacer a {to} este turno se hace a "
    "{onto} en vez de eso",
    when={"order": DamageOrder.LATE},
)
phrase(
    Redirect,
    en="all[combat? combat] damage that would be dealt to {to} this turn by {by:source} is dealt "
    "to {onto} instead",
    es="todo el daño[combat? de combate] que {by:source} fuera a hacer a {to} este turno se hace "
    "a {onto} en vez de eso",
    when={"order": DamageOrder.LATE},
)


@final
@dataclass(frozen=True)
class RedirectDamage(Replacement):
    """All damage to recipients that fit, by sources that fit, is dealt to another one instead.
    CR 614.9.
    """

    to: Filter
    onto: Ref
    by: Filter | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def uses_source(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not self.to.matches(game, ctx, event.to):
            return False
        if self.by is not None and not fits_there(game, ctx, self.by, event.source):
            return False
        onto = self.onto.things(game, ctx)
        return len(onto) == 1 and onto[0] != event.to and can_be_damaged(game, onto[0])

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        return redirected(event, self.onto.things(game, ctx)[0], event.number)


phrase(
    RedirectDamage,
    en="all damage that would be dealt to {to:these} [by? by {by:these}] is dealt to {onto} "
    "instead",
    es="todo el daño que se fuera a hacer a {to:estos} [by? por parte de {by:estos}] se hace a "
    "{onto} en vez de eso",
)
