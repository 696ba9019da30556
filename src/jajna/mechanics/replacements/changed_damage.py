"""Damage that is dealt in another amount. CR 614.1a."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Filter, Replacement
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import OfType, Permanent, Player
from jajna.ir.mentions import is_player_filter, may_be_player
from jajna.ir.refs import YOU
from jajna.kernel.state.context import LEFT
from jajna.mechanics.replacements.damage import spoken_of
from jajna.vocab import Term, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Again", "MultiplyDamage", "RaiseDamage", "SetDamage"]


class Again(Term):
    """How a text on larger damage names its recipient, and whether it does so again."""

    UNSAID = ""
    """ "... would deal damage, it deals double that damage instead"."""
    ONCE = "once"
    ANYTHING = "that permanent or player"
    PLAYER = "that player"
    CREATURE = "that creature"
    SAME = "same"
    """ "... it deals double that damage to you instead"."""
    THOSE = "that player or permanent"
    """ "... that source deals double that damage to that player or permanent instead"."""
    IT_THOSE = "it, that player or permanent"
    """ "... it deals double that damage to that player or permanent instead"."""
    FIRST = "first"
    """ "... instead it deals that much damage plus 1", with the recipient named once."""
    TWICE = "twice"
    """ "... would deal damage, it deals twice that much damage instead"."""
    DOUBLE = "double"
    """ "Double all damage that ... would deal"."""


@final
@dataclass(frozen=True)
class MultiplyDamage(Replacement):
    """Damage by sources that fit is doubled, tripled, halved or changed by an amount. CR 614.1a.

    Without ``to`` any recipient counts. ``half``: half of it is dealt, rounded down (CR 107.1a);
    ``less``: so much less. ``once``: only what is dealt the next time. ``noncombat``, ``combat``:
    only such damage. ``condition`` must hold. ``again`` is how the text names the recipient;
    ``this_turn``: it says that it is for this turn.
    """

    by: Filter
    times: int = 2
    plus: Amount | None = None
    to: Filter | None = None
    noncombat: bool = False
    combat: bool = False
    half: bool = False
    less: int = 0
    condition: Condition | None = None
    once: bool = False
    again: Again = field(default=Again.UNSAID, compare=False)
    this_turn: bool = field(default=False, compare=False)

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
            and fits_there(game, ctx, self.by, event.source)
            and (self.to is None or self.to.matches(game, ctx, event.to))
            and (self.condition is None or self.condition.holds(game, ctx))
        )

    def takes_all_at_once(self) -> bool:
        return self.once

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return spoken_of(event, self.to is not None, True)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        if LEFT in ctx.numbers and ctx.numbers[LEFT] > 0:
            ctx.bind_number(LEFT, ctx.numbers[LEFT] - 1)
        event.number *= self.times
        if self.plus is not None:
            event.number += self.plus.value(game, ctx)
        if self.half:
            event.number //= 2
        event.number -= self.less
        return [event] if event.number > 0 else []


_ANYTHING: Final = Either((Permanent(), Player()))
_FROM: Final = "if {by:this} would deal [noncombat? noncombat] [combat? combat] damage"
_FROM_ES: Final = (
    "si {by:this} fuera a hacer daño [noncombat? que no sea de combate] [combat? de combate]"
)
_WHEN: Final = "[this_turn? this turn] [condition? while {condition}]"
_WHEN_ES: Final = "[this_turn? este turno] [condition? mientras {condition}]"
_MORE: Final[dict[str, object]] = {"times": 1, "half": False, "less": 0}
phrase(
    MultiplyDamage,
    en=f"{_FROM} to {{to:this}}{_WHEN}, instead it deals that much damage plus {{plus}}",
    es=f"{_FROM_ES} a {{to:this}}{_WHEN_ES}, en vez de eso, hace esa cantidad de daño más {{plus}}",
    when={**_MORE, "again": Again.FIRST},
)
phrase(
    MultiplyDamage,
    en="double all damage that {by:s} would deal",
    es="duplica todo el daño que {by:los} fueran a hacer",
    when={
        "times": 2,
        "plus": None,
        "half": False,
        "less": 0,
        "to": None,
        "noncombat": False,
        "combat": False,
        "condition": None,
        "this_turn": False,
        "again": Again.DOUBLE,
    },
)
for _times, _en, _es in ((2, "double", "el doble"), (3, "triple", "el triple")):
    _multiplied: dict[str, object] = {
        "times": _times,
        "plus": None,
        "half": False,
        "less": 0,
        "condition": None,
        "this_turn": False,
    }
    phrase(
        MultiplyDamage,
        en=f"{_FROM} to {{to:this}}, that source deals {_en} that damage to that player or"
        " permanent instead",
        es=f"{_FROM_ES} a {{to:this}}, en vez de eso, esa fuente hace {_es} de ese daño a ese"
        " jugador o permanente",
        when={**_multiplied, "again": Again.THOSE},
    )
    phrase(
        MultiplyDamage,
        en=f"{_FROM} to {{to:this}}, it deals {_en} that damage to that player or permanent"
        " instead",
        es=f"{_FROM_ES} a {{to:this}}, en vez de eso, hace {_es} de ese daño a ese jugador o"
        " permanente",
        when={**_multiplied, "again": Again.IT_THOSE},
    )
    phrase(
        MultiplyDamage,
        en=f"{_FROM} to you, it deals {_en} that damage to you instead",
        es="si {by:this} fuera a hacerte daño [noncombat? que no sea de combate] [combat? de"
        f" combate], en vez de eso, te hace {_es} de ese daño",
        when={**_multiplied, "again": Again.SAME, "to": Is(YOU)},
    )
for _again, _any, _to, _to_es, _to_it, _to_it_es in (
    (
        Again.ONCE,
        True,
        " to a permanent or player",
        " a un permanente o jugador",
        "",
        "hace {}",
    ),
    (
        Again.ANYTHING,
        True,
        " to a permanent or player",
        " a un permanente o jugador",
        " to that permanent or player",
        "hace {} a ese permanente o jugador",
    ),
    (Again.ONCE, False, " to {to:this}", " a {to:this}", "", "hace {}"),
    (
        Again.PLAYER,
        False,
        " to {to:this}",
        " a {to:this}",
        " to that player",
        "le hace {} a ese jugador",
    ),
    (
        Again.CREATURE,
        False,
        " to {to:this}",
        " a {to:this}",
        " to that creature",
        "le hace {} a esa criatura",
    ),
    (
        Again.SAME,
        False,
        " to {to:this}",
        " a {to:this}",
        " to {to:this}",
        "hace {} a {{to:this}}",
    ),
    (Again.UNSAID, True, "", "", "", "hace {}"),
):
    for _sets, _en, _es in (
        (
            {"times": 2, "plus": None, "half": False, "less": 0},
            "double that damage",
            "el doble de ese daño",
        ),
        (
            {"times": 3, "plus": None, "half": False, "less": 0},
            "triple that damage",
            "el triple de ese daño",
        ),
        (
            {"times": 1, "plus": None, "half": True, "less": 0},
            "half that damage, rounded down,",
            "la mitad de ese daño, redondeando hacia abajo,",
        ),
        (
            {"times": 1, "plus": None, "half": False},
            "that much damage minus {less:#}",
            "esa cantidad de daño menos {less:#}",
        ),
        (_MORE, "that much damage plus {plus}", "esa cantidad de daño más {plus}"),
    ):
        phrase(
            MultiplyDamage,
            en=f"{_FROM}{_to}{_WHEN}, it deals {_en}{_to_it} instead",
            es=f"{_FROM_ES}{_to_es}{_WHEN_ES}, en vez de eso, {_to_it_es.format(_es)}",
            when={**_sets, "again": _again, **({"to": None} if _any else {})},
        )


phrase(
    MultiplyDamage,
    en=f"{_FROM}{_WHEN}, it deals twice that much damage instead",
    es=f"{_FROM_ES}{_WHEN_ES}, en vez de eso, hace el doble de esa cantidad de daño",
    when={"times": 2, "plus": None, "half": False, "less": 0, "to": None, "again": Again.TWICE},
)
binds(MultiplyDamage, LEFT)


def _is_of_player(what: Filter) -> bool:
    """Whether a description or what it names is of players alone."""
    return may_be_player(what.ref) if isinstance(what, Is) else is_player_filter(what)


def _is_of_creature(what: Filter) -> bool:
    """Whether a description is of creatures alone."""
    parts = what.parts if isinstance(what, All) else (what,)
    return any(isinstance(one, OfType) and one.type == Type.CREATURE for one in parts)


def _has_no_phrase(made: MultiplyDamage) -> str | None:
    if made.to == _ANYTHING:
        return "damage to any permanent or player is damage to anything"
    if made.again is Again.PLAYER and (made.to is None or not _is_of_player(made.to)):
        return "it isn't dealt to a player"
    if (
        made.again in (Again.THOSE, Again.IT_THOSE)
        and made.to is not None
        and not isinstance(made.to, Either)
    ):
        return "it isn't dealt to a player or a permanent"
    if made.again is Again.CREATURE and (made.to is None or not _is_of_creature(made.to)):
        return "it isn't dealt to a creature"
    if made.times == 1 and made.plus is None and not made.half and made.less == 0:
        return "the damage isn't changed"
    return None


misplaced(MultiplyDamage, _has_no_phrase)


def _for_this_turn(made: MultiplyDamage) -> bool:
    return made.this_turn


trait(MultiplyDamage, Trait.SAYS_THIS_TURN, when=_for_this_turn)


@final
@dataclass(frozen=True)
class SetDamage(Replacement):
    """Damage of a number or more becomes a smaller number of damage. CR 614.1a.

    ``to`` is None for any permanent or player.
    """

    by: Filter
    least: int
    amount: int
    to: Filter | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter | None:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.number >= self.least
            and fits_there(game, ctx, self.by, event.source)
            and (self.to is None or self.to.matches(game, ctx, event.to))
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return spoken_of(event, self.to is not None, True)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number = self.amount
        return [event]


phrase(
    SetDamage,
    en="if {by:a} would deal {least:#} or more damage to you, it deals {amount:#} damage to you "
    "instead",
    es="si {by:un} fuera a hacerte {least:#} o más puntos de daño, en vez de eso, te hace "
    "{amount:#} puntos de daño",
    when={"to": Is(YOU)},
)
phrase(
    SetDamage,
    en="if {by:a} would deal {least:#} or more damage to a permanent or player, that source deals "
    "{amount:#} damage to that permanent or player instead",
    es="si {by:un} fuera a hacer {least:#} o más puntos de daño a un permanente o jugador, en vez "
    "de eso, esa fuente hace {amount:#} puntos de daño a ese permanente o jugador",
    when={"to": None},
)


@final
@dataclass(frozen=True)
class RaiseDamage(Replacement):
    """Noncombat damage of less than an amount becomes so much damage. CR 614.1a, 120.8."""

    by: Filter
    amount: Amount
    to: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter:
        return self.by

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and not event.combat
            and event.number > 0
            and fits_there(game, ctx, self.by, event.source)
            and self.to.matches(game, ctx, event.to)
            and event.number < self.amount.value(game, ctx)
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return spoken_of(event, True, True)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        event.number = self.amount.value(game, ctx)
        return [event]


phrase(
    RaiseDamage,
    en="if {by:a} would deal an amount of noncombat damage less than {amount} to {to:a}, that "
    "source deals damage equal to {amount} instead",
    es="si {by:un} fuera a hacer a {to:un} una cantidad de daño que no sea de combate menor que "
    "{amount}, en vez de eso, esa fuente hace una cantidad de daño igual a {amount}",
)
