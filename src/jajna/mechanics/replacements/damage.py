"""Damage prevented, or dealt in other amounts. CR 615, 614."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersRemoved
from jajna.events.damage import DamageDealt
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter, Replacement
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import Permanent, Player
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import YOU
from jajna.vocab import Term
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "DamageKind",
    "DamageLeavesLife",
    "PreventAllBut",
    "PreventAndCount",
    "PreventDamage",
    "PreventDamageToAndBy",
    "PreventHalf",
    "PreventSome",
    "spoken_of",
]


class DamageKind(Term):
    """Which damage is meant. CR 120.2a, 120.2b."""

    ANY = ""
    COMBAT = "combat"
    NONCOMBAT = "noncombat"

    def fits(self, event: DamageDealt) -> bool:
        """Whether damage is of the kind."""
        return self is DamageKind.ANY or event.combat == (self is DamageKind.COMBAT)


def _preventable(event: Event, kind: DamageKind) -> bool:
    return (
        isinstance(event, DamageDealt)
        and event.preventable
        and event.number > 0
        and kind.fits(event)
    )


def spoken_of(event: Event, to: bool, by: bool) -> list[int]:
    """The recipient and the source of damage, if a text speaks of them, or both if it speaks of
    neither. CR 801.13b.
    """
    assert isinstance(event, DamageDealt), event
    recipient = [event.to] if to or not by else []
    return [*recipient, event.source] if by or not to else recipient


@final
@dataclass(frozen=True)
class PreventDamage(Replacement):
    """Prevent all damage to, or by, objects and players that fit. CR 615.1a.

    ``if_dealt``: the text says it with "if"; ``active``: it says what would deal the damage.
    With ``most`` only damage of at most so much is prevented.
    """

    to: Filter | None = None
    by: Filter | None = None
    kind: DamageKind = DamageKind.ANY
    if_dealt: bool = False
    active: bool = field(default=False, compare=False)
    most: int = 0

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter | None:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not _preventable(event, self.kind):
            return False
        if self.most and event.number > self.most:
            return False
        if self.to is not None and not self.to.matches(game, ctx, event.to):
            return False
        return self.by is None or fits_there(game, ctx, self.by, event.source)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return spoken_of(event, self.to is not None, self.by is not None)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return []


phrase(
    PreventDamage,
    en="if {by:a} would deal {most:#} or less damage to {to:this}, prevent that damage",
    es="si {by:un} fuera a hacer {most:#} puntos de daño o menos a {to:this}, prevén ese daño",
    when={"kind": DamageKind.ANY, "if_dealt": True, "active": True},
)
for _kind, _en, _es in (
    (DamageKind.ANY, "damage", "daño"),
    (DamageKind.COMBAT, "combat damage", "daño de combate"),
    (DamageKind.NONCOMBAT, "noncombat damage", "daño que no sea de combate"),
):
    phrase(
        PreventDamage,
        en=f"prevent all {_en} that would be dealt [by? by {{by:these}}]",
        es=f"prevén todo el {_es} que se fuera a hacer [by? por parte de {{by:estos}}]",
        when={"kind": _kind, "if_dealt": False, "to": None, "active": False},
    )
    phrase(
        PreventDamage,
        en=f"prevent all {_en} that {{by:these}} would deal to {{to:these}}",
        es=f"prevén todo el {_es} que {{by:estos}} fuera a hacer a {{to:estos}}",
        when={"kind": _kind, "if_dealt": False, "active": True},
    )
    phrase(
        PreventDamage,
        en=f"if {{by:a}} would deal {_en} to {{to:this}}, prevent that damage",
        es=f"si {{by:un}} fuera a hacer {_es} a {{to:this}}, prevén ese daño",
        when={"kind": _kind, "if_dealt": True, "active": True, "most": 0},
    )
    phrase(
        PreventDamage,
        en=f"prevent all {_en} that would be dealt to {{to:these}} [by? by {{by:these}}]",
        es=f"prevén todo el {_es} que se le fuera a hacer a {{to:estos}}"
        " [by? por parte de {by:estos}]",
        when={"kind": _kind, "if_dealt": False, "active": False},
    )
    phrase(
        PreventDamage,
        en=f"prevent all {_en} that would be dealt to you [by? by {{by:these}}]",
        es=f"prevén todo el {_es} que se te fuera a hacer [by? por parte de {{by:estos}}]",
        when={"kind": _kind, "if_dealt": False, "to": Is(YOU), "active": False},
    )
    phrase(
        PreventDamage,
        en=f"if {_en} would be dealt to you, prevent that damage",
        es=f"si se te fuera a hacer {_es}, prevén ese daño",
        when={"kind": _kind, "if_dealt": True, "to": Is(YOU), "active": False},
    )
    phrase(
        PreventDamage,
        en=f"if {_en} would be dealt to {{to:this}}, prevent that damage",
        es=f"si se le fuera a hacer {_es} a {{to:this}}, prevén ese daño",
        when={"kind": _kind, "if_dealt": True, "active": False},
    )


@final
@dataclass(frozen=True)
class PreventAndCount(Replacement):
    """Prevent damage to objects that fit and remove a counter from each. CR 615.5.

    ``many``: as many counters as damage was prevented. ``passive``: the text says that the object
    would be dealt damage.
    """

    to: Filter
    name: str
    many: bool = False
    passive: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def adds_once(self) -> bool:
        return not self.many

    def concerns(self) -> Filter:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.number > 0
            and self.to.matches(game, ctx, event.to)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        held = game.object(event.to).counters.get(self.name, 0)
        number = min(held, event.number if self.many else 1)
        done: list[Event] = [] if event.preventable else [event]  # CR 615.12
        return [*done, CountersRemoved(event.to, self.name, number)] if number else done


phrase(
    PreventAndCount,
    en="if damage would be dealt to {to:this}, prevent that damage and remove that many "
    "{name:counter} counters from it",
    es="si se le fuera a hacer daño a {to:this}, prevén ese daño y remueve esa cantidad de "
    "contadores {name:counter} de <*él@to>",
    when={"many": True},
)
phrase(
    PreventAndCount,
    en="if damage would be dealt to {to:this}, prevent that damage. remove a {name:counter} "
    "counter from {to:this}",
    es="si se le fuera a hacer daño a {to:this}, prevén ese daño. remueve un contador "
    "{name:counter} de {to:this}",
    when={"many": False, "passive": False},
)
phrase(
    PreventAndCount,
    en="if {to:this} would be dealt damage, prevent that damage and remove a {name:counter} counter"
    " from it",
    es="si {to:this} fuera a recibir daño, prevén ese daño y remueve un contador {name:counter} de"
    " <*él@to>",
    when={"many": False, "passive": True},
)


@final
@dataclass(frozen=True)
class PreventDamageToAndBy(Replacement):
    """Prevent all damage to and by something. CR 615.1a."""

    what: Filter
    kind: DamageKind = DamageKind.ANY

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not _preventable(event, self.kind):
            return False
        ends = (event.to, event.source)
        return any(fits_there(game, ctx, self.what, one) for one in ends)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return []


for _kind, _en, _es in (
    (DamageKind.ANY, "damage", "daño"),
    (DamageKind.COMBAT, "combat damage", "daño de combate"),
):
    phrase(
        PreventDamageToAndBy,
        en=f"prevent all {_en} that would be dealt to and dealt by {{what:these}}",
        es=f"prevén todo el {_es} que se le fuera a hacer a {{what:estos}} y por su parte",
        when={"kind": _kind},
    )


YOU_AND_YOURS: Final = Either((Is(YOU), All((Permanent(), Controlled(YOU)))))
"""You, and what you control."""


@dataclass(frozen=True, eq=False)
class PreventPart(Replacement):
    """Base: a part of the damage is prevented whenever a source that fits would deal some.
    CR 615.6.
    """

    by: Filter
    to: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and _preventable(event, self.damage())
            and fits_there(game, ctx, self.by, event.source)
            and self.to.matches(game, ctx, event.to)
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return spoken_of(event, True, True)

    def damage(self) -> DamageKind:
        """Of which damage a part is prevented. CR 120.2a."""
        return DamageKind.ANY


@final
@dataclass(frozen=True)
class PreventSome(PreventPart):
    """Prevent an amount of the damage whenever a source that fits would deal some. CR 615.6."""

    amount: Amount
    combat: bool = False

    def damage(self) -> DamageKind:
        return DamageKind.COMBAT if self.combat else DamageKind.ANY

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number -= max(self.amount.value(game, ctx), 0)
        return [event] if event.number > 0 else []


phrase(
    PreventSome,
    en="if {by:a} would deal[combat? combat] damage to you, prevent {amount} of that damage",
    es="si {by:un} fuera a hacerte daño[combat? de combate], prevén {amount:1 punto/puntos} de ese "
    "daño",
    when={"to": Is(YOU)},
)
phrase(
    PreventSome,
    en="if {by:a} would deal damage to a permanent or player, prevent {amount} damage that "
    "{by:one} would deal to that permanent or player",
    es="si {by:un} fuera a hacer daño a un permanente o jugador, prevén {amount:1 punto/puntos} de "
    "daño que ese {by:one} fuera a hacer a ese permanente o jugador",
    when={"to": Either((Permanent(), Player()))},
)
phrase(
    PreventSome,
    en="if {by:a} would deal damage to {to:this}, prevent {amount} of that damage",
    es="si {by:un} fuera a hacer daño a {to:this}, prevén {amount:1 punto/puntos} de ese daño",
)


@final
@dataclass(frozen=True)
class PreventHalf(PreventPart):
    """Prevent half the damage, rounded up, whenever a source that fits would deal some.
    CR 615.6, 107.1a.
    """

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number //= 2
        return [event] if event.number > 0 else []


phrase(
    PreventHalf,
    en="if {by:a} would deal damage to you or a permanent you control, prevent half that damage, "
    "rounded up",
    es="si {by:un} fuera a hacerte daño a ti o a un permanente que controlas, prevén la mitad de "
    "ese daño, redondeando hacia arriba",
    when={"to": YOU_AND_YOURS},
)
phrase(
    PreventHalf,
    en="if {by:a} would deal damage to {to:this}, prevent half that damage, rounded up",
    es="si {by:un} fuera a hacer daño a {to:this}, prevén la mitad de ese daño, redondeando hacia "
    "arriba",
)


@final
@dataclass(frozen=True)
class DamageLeavesLife(Replacement):
    """Damage that would reduce your life total to less than a number reduces it to that.

    CR 614.1a, 120.3a. The damage is dealt all the same.
    """

    least: int

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, DamageDealt) and event.to == ctx.controller

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.floor = max(event.floor, self.least)
        return [event]


phrase(
    DamageLeavesLife,
    en="damage that would reduce your life total to less than {least:#} reduces it to {least:#} "
    "instead",
    es="el daño que fuera a reducir tu total de vidas a menos de {least:#} lo reduce a {least:#} "
    "en vez de eso",
)


@final
@dataclass(frozen=True)
class PreventAllBut(Replacement):
    """Prevent all but an amount of the damage whenever a source would deal some. CR 615.6."""

    by: Filter
    to: Filter
    amount: int

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and _preventable(event, DamageKind.ANY)
            and fits_there(game, ctx, self.by, event.source)
            and self.to.matches(game, ctx, event.to)
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return spoken_of(event, True, True)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number = min(event.number, self.amount)
        return [event] if event.number > 0 else []


phrase(
    PreventAllBut,
    en="if {by:a} would deal damage to {to:this}, prevent all but {amount:#} of that damage",
    es="si {by:un} fuera a hacer daño a {to:this}, prevén todo ese daño excepto {amount:#}",
)
