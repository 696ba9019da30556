"""Preventing damage. CR 615."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events import DamageDealt, EffectBegan, Event, EventKind
from jajna.ir.base import Amount, Duration, Effect, Filter, Ref, Replacement
from jajna.ir.refs import Each, all_that_fit
from jajna.kernel.door import perform
from jajna.kernel.effects import Shield
from jajna.mechanics.actions.choosing import ask_for, chosen_things
from jajna.mechanics.statics.chosen import OfChosenColor
from jajna.vocab import Cannot, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "PreventAll",
    "PreventAllTo",
    "PreventFrom",
    "PreventNext",
    "PreventNextFromChosen",
    "PreventionShield",
]

OF_CHOSEN_COLOR: Final = OfChosenColor()

SOURCE: Final = "prevented source"
"""Name under which a shield knows the sources whose damage it prevents."""


@final
@dataclass(frozen=True)
class PreventionShield(Replacement):
    """Prevents damage to or from what the shield was made for. CR 615.1, 615.7.

    With ``by`` it is about damage dealt by those things, with ``sources`` only about damage from
    the sources that the shield's context knows, with ``combat`` only about combat damage. With a
    ``filter`` it is about everything that fits when damage would be dealt. The sources known must
    still fit all of ``fitting`` (CR 609.7b).
    """

    by: bool = False
    to: bool = True
    filter: Filter | None = None
    sources: bool = False
    combat: bool = False
    once: bool = False
    fitting: tuple[Filter, ...] = ()

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable:
            return False
        if self.combat and not event.combat:
            return False
        if not is_player(event.to) and (
            game.object(event.to).now.cannot & Cannot.HAVE_DAMAGE_PREVENTED
        ):
            return False
        if self.sources and not self._is_by_known(game, ctx, event.source):
            return False
        if not self.by and not self.to:
            return True
        return (self.to and self._protects(game, ctx, event.to)) or (
            self.by and self._protects(game, ctx, event.source)
        )

    def _is_by_known(self, game: Game, ctx: Context, source: int) -> bool:
        """Whether the source is a chosen one, or the permanent that one became.
        CR 609.7a, 609.7b.
        """
        known = ctx.bound.get(SOURCE, [])
        if source not in known:
            spells = [one for one in known if game.became.get(one) == source]
            if not spells or game.object(spells[0]).zone is not Zone.STACK:
                return False
        return all(fits.matches(game, ctx, source) for fits in self.fitting)

    def _protects(self, game: Game, ctx: Context, thing: int) -> bool:
        if self.filter is not None:
            return self.filter.matches(game, ctx, thing)
        return thing in ctx.bound.get("shielded", [])

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        if self.once:
            ctx.numbers["left"] = 0
            return []
        left = ctx.numbers["left"]
        if left < 0:
            return []
        prevented = min(left, event.number)
        ctx.numbers["left"] = left - prevented
        event.number -= prevented
        return [event] if event.number else []


def described(what: Ref) -> Filter | None:
    """What a reference describes, where it doesn't pick things out: it stays open. CR 611.2c."""
    return what.filter if isinstance(what, Each) else None


def shielding(
    ctx: Context, shield: PreventionShield, things: list[int], left: int = -1
) -> list[Event]:
    """The event of a prevention shield beginning, for this turn. CR 615.3, 615.6."""
    made = Shield(ctx.clone({}), shield, Duration.END_OF_TURN, things, left)
    return [EffectBegan(made)]


@final
@dataclass(frozen=True)
class PreventNext(Effect):
    """Prevent the next amount of damage that would be dealt to something this turn. CR 615.7."""

    amount: Amount
    to: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events: list[Event] = []
        for thing in self.to.things(game, ctx):
            if amount > 0:
                events += shielding(ctx, PreventionShield(), [thing], amount)
        perform(game, events)


phrase(
    PreventNext,
    en="prevent the next {amount} damage that would be dealt to {to} this turn",
    es="prevén los próximos {amount} puntos de daño que se fueran a hacer a {to} este turno",
)


@final
@dataclass(frozen=True)
class PreventAll(Effect):
    """Prevent all damage, or all ``combat`` damage, that would be dealt this turn. CR 615.1."""

    combat: bool = True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, shielding(ctx, PreventionShield(to=False, combat=self.combat), []))


phrase(
    PreventAll,
    en="prevent all combat damage that would be dealt this turn",
    es="prevén todo el daño de combate que se fuera a hacer este turno",
    when={"combat": True},
)
phrase(
    PreventAll,
    en="prevent all damage that would be dealt this turn",
    es="prevén todo el daño que se fuera a hacer este turno",
    when={"combat": False},
)


@final
@dataclass(frozen=True)
class PreventAllTo(Effect):
    """Prevent all damage that would be dealt to things this turn, or with ``by`` also by them.

    CR 615.1. ``combat``: only combat damage. ``late``: the text says to what at its end.
    """

    to: Ref
    combat: bool = False
    by: bool = False
    late: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        shield = PreventionShield(self.by, filter=described(self.to), combat=self.combat)
        perform(game, shielding(ctx, shield, self.to.things(game, ctx)))


phrase(
    PreventAllTo,
    en="prevent all[combat? combat] damage that would be dealt to {to} this turn",
    es="prevén todo el daño[combat? de combate] que se fuera a hacer a {to} este turno",
    when={"by": False, "late": False},
)
phrase(
    PreventAllTo,
    en="prevent all[combat? combat] damage that would be dealt this turn to {to}",
    es="prevén todo el daño[combat? de combate] que se fuera a hacer este turno a {to}",
    when={"by": False, "late": True},
)
phrase(
    PreventAllTo,
    en="prevent all[combat? combat] damage that would be dealt to and dealt by {to} this turn",
    es="prevén todo el daño[combat? de combate] que {to} <fuera> a hacer o recibir este turno",
    when={"by": True, "late": False},
)


@final
@dataclass(frozen=True)
class PreventFrom(Effect):
    """Prevent all damage that things would deal this turn. CR 615.1."""

    source: Ref
    combat: bool = False
    active: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        fits = described(self.source)
        shield = PreventionShield(by=True, to=False, filter=fits, combat=self.combat)
        perform(game, shielding(ctx, shield, self.source.things(game, ctx)))


phrase(
    PreventFrom,
    en="prevent all[combat? combat] damage that would be dealt by {source} this turn",
    es="prevén todo el daño[combat? de combate] que {source} <fuera> a hacer este turno",
    when={"active": False},
)
phrase(
    PreventFrom,
    en="prevent all[combat? combat] damage {source} would deal this turn",
    es="prevén todo el daño[combat? de combate] que {source} <fuera> a hacer este turno",
    when={"active": True},
)


@final
@dataclass(frozen=True)
class PreventNextFromChosen(Effect):
    """Prevent the next damage that a source of your choice would deal to you. CR 609.7a.

    The source is chosen as the effect is created, with ``chosen_color`` among those of the color
    chosen for this ability's source.
    """

    source: Filter
    to: Ref
    chosen_color: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = [
            thing
            for thing in all_that_fit(game, ctx, self.source)
            if not is_player(thing) and (thing in game.battlefield or thing in game.stack)
        ]
        if self.chosen_color:
            things = [thing for thing in things if OF_CHOSEN_COLOR.matches(game, ctx, thing)]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = chosen_things(answer)
        ctx.bound[SOURCE] = chosen
        fitting = (self.source, OF_CHOSEN_COLOR) if self.chosen_color else (self.source,)
        shield = PreventionShield(sources=True, once=True, fitting=fitting)
        things = self.to.things(game, ctx)
        perform(game, shielding(ctx, shield, things, 1) if chosen else [])


phrase(
    PreventNextFromChosen,
    en="the next time {source:a} of your choice [chosen_color? of the chosen color] would deal "
    "damage to {to} this turn, prevent that damage",
    es="la próxima vez que {source:un} de tu elección [chosen_color? del color elegido] fuera a "
    "hacer daño a {to} este turno, prevén ese daño",
)
