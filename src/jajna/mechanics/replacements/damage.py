"""Damage prevented, or dealt in other amounts. CR 615, 614."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersRemoved
from jajna.events.damage import DamageDealt
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter, Replacement
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import Opponent, Permanent, Player
from jajna.ir.filters.owners import Controlled, ControlledByOpponent
from jajna.ir.mentions import is_player_filter, may_be_player
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
    "MultiplyDamage",
    "PreventAllBut",
    "PreventAndCount",
    "PreventDamage",
    "PreventDamageToAndBy",
    "PreventHalf",
    "PreventSome",
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


def _named(event: Event, to: bool, by: bool) -> list[int]:
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

    ``if_dealt``: the text says it with "if".
    """

    to: Filter | None = None
    by: Filter | None = None
    kind: DamageKind = DamageKind.ANY
    if_dealt: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter | None:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not _preventable(event, self.kind):
            return False
        if self.to is not None and not self.to.matches(game, ctx, event.to):
            return False
        return self.by is None or self.by.matches(game, ctx, event.source)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return _named(event, self.to is not None, self.by is not None)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return []


for _kind, _en, _es in (
    (DamageKind.ANY, "damage", "daño"),
    (DamageKind.COMBAT, "combat damage", "daño de combate"),
    (DamageKind.NONCOMBAT, "noncombat damage", "daño que no sea de combate"),
):
    phrase(
        PreventDamage,
        en=f"prevent all {_en} that would be dealt [by? by {{by:these}}]",
        es=f"prevén todo el {_es} que se fuera a hacer [by? por parte de {{by:estos}}]",
        when={"kind": _kind, "if_dealt": False, "to": None},
    )
    phrase(
        PreventDamage,
        en=f"prevent all {_en} that would be dealt to {{to:these}} [by? by {{by:these}}]",
        es=f"prevén todo el {_es} que se le fuera a hacer a {{to:estos}}"
        " [by? por parte de {by:estos}]",
        when={"kind": _kind, "if_dealt": False},
    )
    phrase(
        PreventDamage,
        en=f"prevent all {_en} that would be dealt to you [by? by {{by:these}}]",
        es=f"prevén todo el {_es} que se te fuera a hacer [by? por parte de {{by:estos}}]",
        when={"kind": _kind, "if_dealt": False, "to": Is(YOU)},
    )
    phrase(
        PreventDamage,
        en=f"if {_en} would be dealt to you, prevent that damage",
        es=f"si se te fuera a hacer {_es}, prevén ese daño",
        when={"kind": _kind, "if_dealt": True, "to": Is(YOU)},
    )
    phrase(
        PreventDamage,
        en=f"if {_en} would be dealt to {{to:this}}, prevent that damage",
        es=f"si se le fuera a hacer {_es} a {{to:this}}, prevén ese daño",
        when={"kind": _kind, "if_dealt": True},
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
        return self.what.matches(game, ctx, event.to) or self.what.matches(game, ctx, event.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return []


for _kind, _en, _es in (
    (DamageKind.ANY, "damage", "daño"),
    (DamageKind.COMBAT, "combat damage", "daño de combate"),
):
    phrase(
        PreventDamageToAndBy,
        en=f"prevent all {_en} that would be dealt to and dealt by {{what:this}}",
        es=f"prevén todo el {_es} que se le fuera a hacer a {{what:this}} y por su parte",
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
            and _preventable(event, DamageKind.ANY)
            and self.by.matches(game, ctx, event.source)
            and self.to.matches(game, ctx, event.to)
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return _named(event, True, True)


@final
@dataclass(frozen=True)
class PreventSome(PreventPart):
    """Prevent an amount of the damage whenever a source that fits would deal some. CR 615.6."""

    amount: Amount

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number -= max(self.amount.value(game, ctx), 0)
        return [event] if event.number > 0 else []


phrase(
    PreventSome,
    en="if {by:a} would deal damage to you, prevent {amount} of that damage",
    es="si {by:un} fuera a hacerte daño, prevén {amount:1 punto/puntos} de ese daño",
    when={"to": Is(YOU)},
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
class MultiplyDamage(Replacement):
    """Damage by sources that fit is doubled, tripled or increased. CR 614.1a.

    Without ``to`` any recipient counts. ``repeated``: the text names the recipient again, ``once``:
    it names it only once, ``fully``: it names it again as before. ``noncombat``, ``combat``: only
    such damage.
    """

    by: Filter
    times: int = 2
    plus: Amount | None = None
    to: Filter | None = None
    repeated: bool = False
    noncombat: bool = False
    combat: bool = False
    once: bool = field(default=False, compare=False)
    fully: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter:
        return self.by

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.number > 0
            and not (self.noncombat and event.combat)
            and (event.combat or not self.combat)
            and self.by.matches(game, ctx, event.source)
            and (self.to is None or self.to.matches(game, ctx, event.to))
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return _named(event, self.to is not None, True)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number *= self.times
        if self.plus is not None:
            event.number += self.plus.value(game, ctx)
        return [event]


_ANYTHING: Final = Either((Permanent(), Player()))
FOES_AND_THEIRS: Final = Either((Opponent(), ControlledByOpponent()))
"""Opponents, and what they control."""
_ANY: Final = {"noncombat": False, "combat": False, "plus": None}
"""Any damage, multiplied."""

phrase(
    MultiplyDamage,
    en="if {by:a} would deal [noncombat? noncombat] damage to an opponent or a permanent an"
    " opponent controls, it deals that much damage plus {plus} instead",
    es="si {by:un} fuera a hacer daño [noncombat? que no sea de combate] a un oponente o a un"
    " permanente que controla un oponente, en vez de eso, hace esa cantidad de daño más {plus}",
    when={"times": 1, "to": FOES_AND_THEIRS, "repeated": False},
)
for _times, _en, _es in ((2, "double", "el doble"), (3, "triple", "el triple")):
    phrase(
        MultiplyDamage,
        en="if {by:this} would deal [noncombat? noncombat] [combat? combat] damage to {to:this}, it"
        f" deals {_en} that damage instead",
        es="si {by:this} fuera a hacer daño [noncombat? que no sea de combate] [combat? de combate]"
        f" a {{to:this}}, en vez de eso, hace {_es} de ese daño",
        when={"times": _times, "plus": None, "repeated": False, "once": True},
    )
phrase(
    MultiplyDamage,
    en="if {by:a} would deal damage to a permanent or player, it deals that much damage plus {plus}"
    " instead",
    es="si {by:un} fuera a hacer daño a un permanente o jugador, en vez de eso, hace esa cantidad"
    " de daño más {plus}",
    when={"times": 1, "to": None, "repeated": False, "noncombat": False, "once": True},
)
for _times, _en, _es in ((2, "double", "el doble"), (3, "triple", "el triple")):
    phrase(
        MultiplyDamage,
        en=f"if {{by:a}} would deal damage to a permanent or player, it deals {_en} that damage"
        " to that permanent or player instead",
        es=f"si {{by:un}} fuera a hacer daño a un permanente o jugador, en vez de eso, hace {_es}"
        " de ese daño a ese permanente o jugador",
        when={"times": _times, "repeated": True, "to": None},
    )
    phrase(
        MultiplyDamage,
        en="if {by:a} would deal damage to an opponent or a permanent an opponent controls, that"
        f" source deals {_en} that damage to that player or permanent instead",
        es="si {by:un} fuera a hacer daño a un oponente o a un permanente que controla un oponente,"
        f" en vez de eso, esa fuente hace {_es} de ese daño a ese jugador o permanente",
        when={"times": _times, "to": FOES_AND_THEIRS, "repeated": True, "fully": False, **_ANY},
    )
    phrase(
        MultiplyDamage,
        en=f"if {{by:a}} would deal damage to you, it deals {_en} that damage to you instead",
        es=f"si {{by:un}} fuera a hacerte daño, en vez de eso, te hace {_es} de ese daño",
        when={"times": _times, "to": Is(YOU), "repeated": True, "fully": True, **_ANY},
    )
    phrase(
        MultiplyDamage,
        en="if {by:a} would deal [combat? combat] damage to {to:this}, it deals"
        f" {_en} that damage to {{to:this}} instead",
        es="si {by:un} fuera a hacer daño [combat? de combate] a {to:this}, en vez de eso, hace"
        f" {_es} de ese daño a {{to:this}}",
        when={"times": _times, "repeated": True, "fully": True, "noncombat": False, "plus": None},
    )
    phrase(
        MultiplyDamage,
        en=f"if {{by:a}} would deal damage to {{to:this}}, it deals {_en} that damage to that"
        " player instead",
        es=f"si {{by:un}} fuera a hacer daño a {{to:this}}, en vez de eso, le hace {_es} de ese"
        " daño a ese jugador",
        when={"times": _times, "repeated": True, "fully": False, **_ANY},
    )
    phrase(
        MultiplyDamage,
        en=f"if {{by:a}} would deal damage to a permanent or player, it deals {_en} that damage"
        " instead",
        es=f"si {{by:un}} fuera a hacer daño a un permanente o jugador, en vez de eso, hace {_es}"
        " de ese daño",
        when={
            "times": _times,
            "plus": None,
            "to": None,
            "repeated": False,
            "noncombat": False,
            "once": True,
        },
    )
    phrase(
        MultiplyDamage,
        en="if {by:this} would deal [noncombat? noncombat] [combat? combat] damage, it deals"
        f" {_en} that damage instead",
        es="si {by:this} fuera a hacer daño [noncombat? que no sea de combate] [combat? de combate]"
        f", en vez de eso, hace {_es} de ese daño",
        when={"times": _times, "repeated": False, "plus": None, "to": None, "once": False},
    )
phrase(
    MultiplyDamage,
    en="if {by:a} would deal damage to a permanent or player, it deals that much damage plus "
    "{plus} to that permanent or player instead",
    es="si {by:un} fuera a hacer daño a un permanente o jugador, en vez de eso, hace esa cantidad "
    "de daño más {plus} a ese permanente o jugador",
    when={"times": 1, "repeated": True},
)


def _is_of_player(what: Filter) -> bool:
    """Whether a description or what it names is of players alone."""
    return may_be_player(what.ref) if isinstance(what, Is) else is_player_filter(what)


def _has_no_phrase(made: MultiplyDamage) -> str | None:
    if made.to == _ANYTHING:
        return "damage to any permanent or player is damage to anything"
    again = made.fully or made.to == FOES_AND_THEIRS
    if made.repeated and not again and made.to is not None and not _is_of_player(made.to):
        return "it isn't dealt to a player"
    return None


misplaced(MultiplyDamage, _has_no_phrase)


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
            and self.by.matches(game, ctx, event.source)
            and self.to.matches(game, ctx, event.to)
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return _named(event, True, True)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number = min(event.number, self.amount)
        return [event] if event.number > 0 else []


phrase(
    PreventAllBut,
    en="if {by:a} would deal damage to {to:this}, prevent all but {amount:#} of that damage",
    es="si {by:un} fuera a hacer daño a {to:this}, prevén todo ese daño excepto {amount:#}",
)
