"""Preventing damage. CR 615."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt, DamagePrevented
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Duration, Effect, Filter, Layer, Modification, Replacement
from jajna.ir.declared.binding import mentions
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Player
from jajna.ir.mentions import Mention
from jajna.ir.prevention import PREVENTED_FROM
from jajna.ir.refs import EVENT_AMOUNT, YOU, Bound, Each, Target
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.lasting.described_damage import (
    SOURCE,
    ChosenSource,
    Covered,
    Damage,
    DamageEffect,
    DamageOrder,
)
from jajna.mechanics.lasting.rules_for_objects import RestrictThisTurn
from jajna.vocab import Cannot, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = ["DamageIsSure", "Prevent", "PreventionShield"]

ANY_DAMAGE: Final = Damage()


@final
@dataclass(frozen=True)
class PreventionShield(Replacement):
    """Prevents some damage; ``then`` is the effect that follows. CR 615.1, 615.5, 615.7."""

    damage: Damage = ANY_DAMAGE
    then: Effect | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable:
            return False
        if not is_player(event.to) and (
            game.object(event.to).now.cannot & Cannot.HAVE_DAMAGE_PREVENTED
        ):
            return False
        return self.damage.covers(game, ctx, event)

    def takes_all_at_once(self) -> bool:
        return self.damage.once

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        assert isinstance(event, DamageDealt), event
        return self.damage.spoken_of(game, ctx, event)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        prevented = self.damage.take(ctx, event)
        event.number -= prevented
        after: list[Event] = []
        if self.then is not None and prevented > 0:
            kept = ctx.clone({})
            kept.bind_number(EVENT_AMOUNT, prevented)
            kept.bind(PREVENTED_FROM, [event.source])
            if SOURCE in kept.bound:  # the permanent that a chosen spell became, too. CR 609.7a
                kept.bind(SOURCE, [event.source])
            after.append(DamagePrevented(event.source, event.to, prevented, self.then, kept))
        return [event, *after] if event.number else after


binds(PreventionShield, EVENT_AMOUNT, PREVENTED_FROM, SOURCE)


@final
@dataclass(frozen=True)
class Prevent(DamageEffect):
    """Prevent damage that would be dealt this turn. CR 615.1.

    ``both``: also what the things in ``to`` would deal; ``divided``: the amount is divided among
    them (CR 601.2d); ``half``: only half of it, rounded down (CR 107.1a). It is prevented for the
    ``duration``.
    """

    both: bool = False
    divided: bool = False
    half: bool = False
    spared: int = 0
    duration: int = Duration.END_OF_TURN

    def also_by(self) -> bool:
        return self.both

    def only_half(self) -> bool:
        return self.half

    def spares(self) -> int:
        return self.spared

    def division(self) -> tuple[int, Amount] | None:
        if self.divided and isinstance(self.to, Target) and self.amount is not None:
            return self.to.slot, self.amount
        return None

    def shield(self, game: Game, ctx: Context, answer: Answer | None, then: Effect | None) -> None:
        covered = self._divided(game, ctx) if self.divided else self.covered(game, ctx, answer)
        events: list[Event] = []
        for one in covered:
            shield = PreventionShield(one.damage, then)
            made = Shield(ctx.clone({}), shield, self.duration, one.things, one.left)
            events.append(EffectBegan(made))
        perform(game, events)

    def _divided(self, game: Game, ctx: Context) -> list[Covered]:
        if not isinstance(self.to, Target) or self.to.slot >= len(ctx.shares):
            return []
        targets, shares = ctx.targets[self.to.slot], ctx.shares[self.to.slot]
        left = self.to.things(game, ctx)  # CR 608.2b
        return [
            Covered(ANY_DAMAGE, [thing], shares[place])
            for place, thing in enumerate(targets)
            if thing in left and shares[place] > 0
        ]


binds(Prevent, EVENT_AMOUNT, LEFT, PREVENTED_FROM, SOURCE)


def _source(made: Prevent) -> list[Mention] | None:
    """What "that source" is after the damage of one was prevented. CR 609.7a."""
    if not isinstance(made.by, ChosenSource):
        return None
    return [Mention(Bound(SOURCE), made.by.what, False, False)]


mentions(Prevent, _source)
phrase(
    Prevent,
    en="prevent the next {amount} damage that would be dealt to {to} this turn",
    es="prevén los próximos {amount} puntos de daño que se <+le@to> fueran a hacer a {to} este "
    "turno",
)
phrase(
    Prevent,
    en="prevent the next 1 damage that would be dealt to {to} this turn",
    es="prevén el próximo punto de daño que se <+le@to> fuera a hacer a {to} este turno",
    when={"amount": ONE},
)
phrase(
    Prevent,
    en="prevent the next {amount}[combat? combat] damage that would be dealt to you this turn",
    es="prevén los próximos {amount} puntos de daño[combat? de combate] que se te fueran a hacer "
    "este turno",
    when={"to": YOU},
)
phrase(
    Prevent,
    en="prevent the next 1[combat? combat] damage that would be dealt to you this turn",
    es="prevén el próximo punto de daño[combat? de combate] que se te fuera a hacer este turno",
    when={"amount": ONE, "to": YOU},
)
phrase(
    Prevent,
    en="prevent the next {amount} damage that would be dealt to {to} this turn by {by:source}",
    es="prevén los próximos {amount} puntos de daño que {by:source} fuera a hacer a {to} este "
    "turno",
)
phrase(
    Prevent,
    en="prevent the next {amount} damage that would be dealt this turn to {to}",
    es="prevén los próximos {amount} puntos de daño que se fueran a hacer este turno a {to}",
    when={"order": DamageOrder.LATE, "divided": False},
)
phrase(
    Prevent,
    en="prevent the next 1 damage that would be dealt by {by} this turn",
    es="prevén el próximo punto de daño que se fuera a hacer por parte de {by} este turno",
    when={"amount": ONE, "to": None},
)
phrase(
    Prevent,
    en="prevent the next {amount} damage that would be dealt to {to} and / or {also} this turn",
    es="prevén los próximos {amount} puntos de daño que se <+le@to> fueran a hacer a {to} y / o "
    "a {also} este turno",
)
phrase(
    Prevent,
    en="prevent the next {amount} damage that {by:source} would deal to {to} and / or {also} this "
    "turn",
    es="prevén los próximos {amount} puntos de daño que {by:source} fuera a hacer a {to} y / o a "
    "{also} este turno",
)
phrase(
    Prevent,
    en="prevent the next {amount} damage that would be dealt this turn to {to}, divided as you "
    "choose",
    es="prevén los próximos {amount} puntos de daño que se fueran a hacer este turno a {to}, "
    "divididos como elijas",
    when={"divided": True},
)
phrase(
    Prevent,
    en="the next time {by:source} would deal combat damage to you this turn, prevent all but "
    "{spared:#} of that damage",
    es="la próxima vez que {by:source} fuera a hacerte daño de combate este turno, prevén todo ese "
    "daño menos {spared:#}",
    when={"once": True, "to": YOU, "combat": True, "half": False},
)
phrase(
    Prevent,
    en="the next time {by:source} would deal damage to you this turn, prevent half that damage, "
    "rounded down",
    es="la próxima vez que {by:source} fuera a hacerte daño este turno, prevén la mitad de ese "
    "daño, redondeando hacia abajo",
    when={"once": True, "to": YOU, "half": True},
)
phrase(
    Prevent,
    en="the next time {by:source} would deal damage to you this turn, prevent that damage",
    es="la próxima vez que {by:source} fuera a hacerte daño este turno, prevén ese daño",
    when={"once": True, "to": YOU, "half": False},
)
phrase(
    Prevent,
    en="the next time {by} would deal damage to you this turn, prevent that damage",
    es="la próxima vez que {by} <fuera@by> a hacerte daño este turno, prevén ese daño",
    when={"once": True, "to": YOU, "half": False},
)
phrase(
    Prevent,
    en="the next time {by} would deal[combat? combat] damage this turn, prevent that damage",
    es="la próxima vez que {by} <fuera@by> a hacer daño[combat? de combate] este turno, prevén ese "
    "daño",
    when={"once": True, "to": None, "also": None},
)
phrase(
    Prevent,
    en="the next time {by:source} would deal damage this turn, prevent that damage",
    es="la próxima vez que {by:source} fuera a hacer daño este turno, prevén ese daño",
    when={"once": True, "to": None, "also": None},
)
phrase(
    Prevent,
    en="the next time {by:source} would deal damage to {to} and / or {also} this turn, prevent "
    "that damage",
    es="la próxima vez que {by:source} fuera a hacer daño a {to} y / o a {also} este turno, prevén "
    "ese daño",
    when={"once": True},
)
phrase(
    Prevent,
    en="the next time {by:source} would deal damage to {to} this turn, prevent that damage",
    es="la próxima vez que {by:source} fuera a hacer daño a {to} este turno, prevén ese daño",
    when={"once": True, "half": False},
)
phrase(
    Prevent,
    en="{duration:duration}, prevent all[combat? combat] damage that would be dealt to and dealt "
    "by {to}",
    es="{duration:duration}, prevén todo el daño[combat? de combate] que {to} <fuera> a hacer o "
    "recibir",
    when={"both": True},
)
phrase(
    Prevent,
    en="prevent all[combat? combat] damage that would be dealt by {by} {duration:duration}",
    es="prevén todo el daño[combat? de combate] que se fuera a hacer por parte de {by} "
    "{duration:duration}",
    when={"order": DamageOrder.USUAL, "duration": Duration.WHILE_SOURCE_STAYS},
)
for _sets, _en, _es in (
    (
        {},
        "that would be dealt this turn",
        "que se fuera a hacer este turno",
    ),
    (
        {"to": YOU},
        "that would be dealt to you this turn",
        "que se te fuera a hacer este turno",
    ),
    (
        {"order": DamageOrder.USUAL},
        "that would be dealt to {to} this turn",
        "que se <+le@to> fuera a hacer a {to} este turno",
    ),
    (
        {"order": DamageOrder.LATE},
        "that would be dealt this turn to {to}",
        "que se fuera a hacer este turno a {to}",
    ),
    (
        {"both": True, "duration": Duration.END_OF_TURN},
        "that would be dealt to and dealt by {to} this turn",
        "que {to} <fuera> a hacer o recibir este turno",
    ),
    (
        {"order": DamageOrder.USUAL},
        "that would be dealt by {by} this turn",
        "que se fuera a hacer por parte de {by} este turno",
    ),
    (
        {"order": DamageOrder.LATE},
        "that would be dealt this turn by {by}",
        "que se fuera a hacer este turno por parte de {by}",
    ),
    (
        {"order": DamageOrder.ACTIVE},
        "{by} would deal this turn",
        "que {by} <fuera> a hacer este turno",
    ),
    (
        {"order": DamageOrder.THAT},
        "that {by} would deal this turn",
        "que {by} <fuera> a hacer en este turno",
    ),
    (
        {"order": DamageOrder.USUAL},
        "that would be dealt to {to} this turn by {by}",
        "que se <+le@to> fuera a hacer a {to} este turno por parte de {by}",
    ),
    (
        {"order": DamageOrder.BY_FIRST},
        "that would be dealt to {to} by {by} this turn",
        "que {by} <fuera@by> a hacerle a {to} este turno",
    ),
    (
        {"order": DamageOrder.ACTIVE},
        "that {by} would deal to {to} this turn",
        "que {by} <fuera@by> a hacer a {to} este turno",
    ),
    (
        {"order": DamageOrder.ACTIVE},
        "{by:source} would deal[to? to {to}] this turn",
        "que {by:source} fuera a hacer[to? a {to}] este turno",
    ),
    (
        {"order": DamageOrder.LATE},
        "that would be dealt[to? to {to}] this turn by {by:source}",
        "que se fuera a hacer[to? a {to}] este turno por parte de {by:source}",
    ),
    (
        {"order": DamageOrder.USUAL},
        "that would be dealt to {to} this turn by {by:sources}",
        "que {by:sources} fueran a hacer a {to} este turno",
    ),
):
    phrase(
        Prevent,
        en="prevent all[combat? combat] damage " + _en,
        es="prevén todo el daño[combat? de combate] " + _es,
        when=_sets,
    )


def _to_some(made: Effect) -> bool:
    return isinstance(made, Prevent) and made.by is None and not made.divided


def _by_some(made: Effect) -> bool:
    return isinstance(made, Prevent) and made.to is None


touches(Prevent, "to", Does.SHIELD, "amount", when=_to_some)
touches(Prevent, "by", Does.TAP, when=_by_some)


# -- damage that can't be prevented ----------------------------------------------------------------


@final
@dataclass(frozen=True)
class DamageIsSure(Modification):
    """Damage, or with ``combat`` only combat damage, can't be prevented. CR 615.12."""

    combat: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.combat:
            rules.combat_damage_is_sure = True
        else:
            rules.damage_is_sure = True


phrase(
    DamageIsSure,
    en="[combat? combat] damage can't be prevented",
    es="el daño [combat? de combate] no puede ser prevenido",
)


phrase(
    RestrictThisTurn,
    en="damage can't be prevented this turn",
    es="el daño no puede ser prevenido este turno",
    when={"what": Each(Player()), "changes": (DamageIsSure(),)},
)
