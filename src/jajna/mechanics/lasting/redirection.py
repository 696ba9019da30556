"""Damage that is dealt to something else instead. CR 614.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Duration, Effect, Filter, Ref, Replacement
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.refs import YOU, And
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT, SHIELDED
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.lasting.prevention import fitting, is_one_of, possible_sources
from jajna.mechanics.things.damage import can_be_damaged
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "RedirectAll",
    "RedirectChosenNext",
    "RedirectDamage",
    "RedirectFromChosen",
    "RedirectNext",
    "RedirectNextTime",
    "Redirection",
]

ONTO: Final = "redirected onto"
"""Name by which a shield knows the new recipient of the damage."""
FROM: Final = "redirected from"
"""Name under which a shield knows the sources whose damage it redirects."""


def redirected(event: DamageDealt, onto: int, number: int) -> list[Event]:
    """The events, as a list, with part of the damage dealt to another recipient. CR 614.9."""
    moved = DamageDealt(event.source, onto, number, event.combat, event.preventable)
    event.number -= number
    return [event, moved] if event.number > 0 else [moved]


@final
@dataclass(frozen=True)
class Redirection(Replacement):
    """Damage to the shield's objects and players is dealt to another recipient. CR 614.9.

    - ``chosen``: only damage from the sources that the shield's context knows;
    - ``to``: damage to everything that fits when it would be dealt;
    - ``dealer``: only damage by objects that fit;
    - ``once``: all damage dealt the next time;
    - ``fitting``: a filter that a chosen source must still fit (CR 609.7b).
    """

    chosen: bool = False
    to: Filter | None = None
    dealer: Filter | None = None
    combat: bool = False
    once: bool = False
    fitting: Filter | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or (self.combat and not event.combat):
            return False
        if self.to is None and event.to not in ctx.bound.get(SHIELDED, []):
            return False
        if self.to is not None and not self.to.matches(game, ctx, event.to):
            return False
        if self.dealer is not None and not self.dealer.matches(game, ctx, event.source):
            return False
        if self.chosen and not is_one_of(game, event.source, ctx.bound.get(FROM, [])):
            return False
        if self.fitting is not None and not self.fitting.matches(game, ctx, event.source):
            return False
        onto = ctx.bound.get(ONTO, [])
        return bool(onto) and onto[0] != event.to and can_be_damaged(game, onto[0])

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        left = ctx.numbers[LEFT]
        moved = event.number if self.once or left < 0 else min(left, event.number)
        if left >= 0:
            ctx.bind_number(LEFT, 0 if self.once else left - moved)
        return redirected(event, ctx.bound[ONTO][0], moved)


binds(Redirection, LEFT)
looks_up(Redirection, FROM, ONTO, SHIELDED)


@final
@dataclass(frozen=True)
class RedirectFromChosen(Effect):
    """Damage this turn from a source of your choice is dealt to another recipient.
    CR 609.7a, 614.9.
    """

    to: Ref
    source: Filter
    onto: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = possible_sources(game, ctx, self.source)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kept = ctx.clone({})
        kept.bind(FROM, chosen_things(answer))
        kept.bind(ONTO, self.onto.things(game, ctx))
        things = self.to.things(game, ctx)
        shield = Shield(kept, Redirection(True), Duration.END_OF_TURN, things)
        perform(game, [EffectBegan(shield)] if things and kept.bound[FROM] else [])


binds(RedirectFromChosen, LEFT, FROM, ONTO)
phrase(
    RedirectFromChosen,
    en="all damage that would be dealt to {to} this turn by {source:a} of your choice is dealt to "
    "{onto} instead",
    es="todo el daño que {source:un} de tu elección fuera a hacer a {to} este turno se hace a "
    "{onto} en vez de eso",
)


@final
@dataclass(frozen=True)
class RedirectNext(Effect):
    """The next ``amount`` of damage this turn is dealt to another recipient. CR 614.9."""

    to: Ref
    onto: Ref
    amount: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        left = max(self.amount.value(game, ctx), 0)
        events: list[Event] = []
        onto = self.onto.things(game, ctx)
        for thing in self.to.things(game, ctx):
            kept = ctx.clone({})
            kept.bind(ONTO, onto.copy())
            if left and onto:
                shield = Shield(kept, Redirection(), Duration.END_OF_TURN, [thing], left)
                events.append(EffectBegan(shield))
        perform(game, events)


binds(RedirectNext, LEFT, ONTO)
phrase(
    RedirectNext,
    en="the next {amount} damage that would be dealt to {to} this turn is dealt to {onto} instead",
    es="los próximos {amount} puntos de daño que se <+le@to> fueran a hacer a {to} este turno se "
    "hacen a "
    "{onto} en vez de eso",
)
phrase(
    RedirectNext,
    en="the next 1 damage that would be dealt to {to} this turn is dealt to {onto} instead",
    es="el próximo punto de daño que se <+le@to> fuera a hacer a {to} este turno se hace a "
    "{onto} en vez de "
    "eso",
    when={"amount": ONE},
)


@final
@dataclass(frozen=True)
class RedirectChosenNext(Effect):
    """The next ``amount`` of damage from a source of your choice is dealt to another recipient.
    CR 609.7a, 614.9.
    """

    amount: Amount
    source: Filter
    to: Ref
    also: Ref
    onto: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = possible_sources(game, ctx, self.source)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kept = ctx.clone({})
        kept.bind(FROM, chosen_things(answer))
        kept.bind(ONTO, self.onto.things(game, ctx))
        left = max(self.amount.value(game, ctx), 0)
        to = fitting(And((self.to, self.also)))
        shield = Shield(kept, Redirection(True, to), Duration.END_OF_TURN, [], left)
        perform(game, [EffectBegan(shield)] if left and kept.bound[FROM] else [])


binds(RedirectChosenNext, LEFT, FROM, ONTO)
phrase(
    RedirectChosenNext,
    en="the next {amount} damage that {source:a} of your choice would deal to {to} and / or {also} "
    "this turn is dealt to {onto} instead",
    es="los próximos {amount} puntos de daño que {source:un} de tu elección fuera a hacer a {to} "
    "y/o a {also} este turno se hacen a {onto} en vez de eso",
)


@final
@dataclass(frozen=True)
class RedirectNextTime(Effect):
    """The next damage this turn from a source of your choice is dealt to another recipient.
    CR 609.7a, 614.9.

    ``deals``: the text says that the source deals it.
    """

    source: Filter
    to: Ref
    onto: Ref
    deals: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = possible_sources(game, ctx, self.source)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kept = ctx.clone({})
        kept.bind(FROM, chosen_things(answer))
        kept.bind(ONTO, self.onto.things(game, ctx))
        things = self.to.things(game, ctx)
        redirection = Redirection(True, once=True, fitting=self.source)
        shield = Shield(kept, redirection, Duration.END_OF_TURN, things, 1)
        perform(game, [EffectBegan(shield)] if things and kept.bound[FROM] else [])


binds(RedirectNextTime, LEFT, FROM, ONTO)
phrase(
    RedirectNextTime,
    en="the next time {source:a} of your choice would deal damage to you this turn, that damage "
    "is dealt to {onto} instead",
    es="la próxima vez que {source:un} de tu elección fuera a hacerte daño este turno, ese daño se "
    "hace a {onto} en vez de eso",
    when={"to": YOU, "deals": False},
)
phrase(
    RedirectNextTime,
    en="the next time {source:a} of your choice would deal damage to {to} this turn, that damage "
    "is dealt to {onto} instead",
    es="la próxima vez que {source:un} de tu elección fuera a hacer daño a {to} este turno, ese "
    "daño se hace a {onto} en vez de eso",
    when={"deals": False},
)
phrase(
    RedirectNextTime,
    en="the next time {source:a} of your choice would deal damage to {to} this turn, that source "
    "deals that damage to you instead",
    es="la próxima vez que {source:un} de tu elección fuera a hacer daño a {to} este turno, esa "
    "fuente te hace ese daño en vez de eso",
    when={"onto": YOU, "deals": True},
)
phrase(
    RedirectNextTime,
    en="the next time {source:a} of your choice would deal damage to {to} this turn, that source "
    "deals that damage to {onto} instead",
    es="la próxima vez que {source:un} de tu elección fuera a hacer daño a {to} este turno, esa "
    "fuente <+le@onto> hace ese daño a {onto} en vez de eso",
    when={"deals": True},
)


@final
@dataclass(frozen=True)
class RedirectAll(Effect):
    """All damage this turn to a recipient, perhaps only by some sources, is dealt to another.
    CR 614.9.
    """

    to: Ref
    onto: Ref
    by: Ref | None = None
    combat: bool = False
    late: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kept = ctx.clone({})
        kept.bind(ONTO, self.onto.things(game, ctx))
        dealer = fitting(self.by) if self.by is not None else None
        redirection = Redirection(False, fitting(self.to), dealer, self.combat)
        shield = Shield(kept, redirection, Duration.END_OF_TURN, [])
        perform(game, [EffectBegan(shield)] if kept.bound[ONTO] else [])


binds(RedirectAll, LEFT, ONTO)
phrase(
    RedirectAll,
    en="all[combat? combat] damage that would be dealt to {to}[by? by {by}] this turn is dealt to "
    "{onto} instead",
    es="todo el daño[combat? de combate] que[by? {by}] se <+le@to> fuera a hacer a {to} este "
    "turno se hace a"
    " {onto} en vez de eso",
    when={"late": False},
)
phrase(
    RedirectAll,
    en="all[combat? combat] damage that would be dealt to {to} this turn by {by} is dealt to "
    "{onto} instead",
    es="todo el daño[combat? de combate] que {by} <fuera@by> a hacer a {to} este turno se hace a"
    " {onto} en vez de eso",
    when={"late": True},
)


@final
@dataclass(frozen=True)
class RedirectDamage(Replacement):
    """All damage to recipients that fit is dealt to another one instead. CR 614.9."""

    to: Filter
    onto: Ref

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def uses_source(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not self.to.matches(game, ctx, event.to):
            return False
        onto = self.onto.things(game, ctx)
        return len(onto) == 1 and onto[0] != event.to and can_be_damaged(game, onto[0])

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        return redirected(event, self.onto.things(game, ctx)[0], event.number)


phrase(
    RedirectDamage,
    en="all damage that would be dealt to {to:this} is dealt to {onto} instead",
    es="todo el daño que se fuera a hacer a {to:this} se hace a {onto} en vez de eso",
)
