"""Instructions that are followed in place of damage, or beside its prevention. CR 614.1a, 615.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.damage import DamageDealt, DamagePrevented
from jajna.frozen import dataclass
from jajna.ir.amounts import ThatMuch
from jajna.ir.base import Condition, Effect, Filter, Replacement, walk
from jajna.ir.composites import Clause, Sequence, WhenYouDo
from jajna.ir.declared.binding import PREVENTED, Trait, misplaced, trait, within
from jajna.ir.declared.names import binds
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.prevention import PREVENTED_FROM, PreventedDamage, PreventedSource
from jajna.ir.refs import EVENT_AMOUNT, YOU
from jajna.kernel.door.instead import FollowedInstead
from jajna.mechanics.replacements.damage import DamageKind
from jajna.vocab import Cannot, Type, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CountersInsteadOfDamage", "FollowInsteadOfDamage", "PreventDamageThen"]


@final
@dataclass(frozen=True)
class PreventDamageThen(Replacement):
    """Prevent damage to what fits, and follow an instruction besides. CR 615.5.

    It is followed once for all damage dealt at the same time, unless it asks how much that was, and
    also where the damage can't be prevented (CR 615.12). ``condition`` is asked beforehand
    ("while ..."); ``apart``: the instruction is a sentence of its own. ``afterwards`` is an ability
    that triggers when the instruction was followed (CR 603.12).
    """

    to: Filter
    then: Effect
    by: Filter | None = None
    kind: DamageKind = DamageKind.ANY
    condition: Condition | None = None
    apart: bool = False
    afterwards: Effect | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def adds_once(self) -> bool:
        told = (PreventedDamage, PreventedSource, ThatMuch)
        return not any(isinstance(one, told) for one in walk(self.then))

    def concerns(self) -> Filter:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.number > 0
            and self.kind.fits(event)
            and self.to.matches(game, ctx, event.to)
            and (self.by is None or fits_there(game, ctx, self.by, event.source))
            and (self.condition is None or self.condition.holds(game, ctx))
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        assert isinstance(event, DamageDealt), event
        return [event.to] if self.by is None else [event.to, event.source]

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        certain = not event.preventable or (
            not is_player(event.to)
            and game.object(event.to).now.cannot & Cannot.HAVE_DAMAGE_PREVENTED != 0
        )
        number = 0 if certain else event.number
        kept = ctx.clone({})
        kept.bind_number(EVENT_AMOUNT, number)
        kept.bind(PREVENTED_FROM, [event.source])
        effect = self.then
        if self.afterwards is not None:
            effect = Sequence((effect, self.afterwards), ".")
        then = DamagePrevented(event.source, event.to, number, effect, kept)
        return [event, then] if certain else [then]


binds(PreventDamageThen, EVENT_AMOUNT, PREVENTED_FROM)
within(PreventDamageThen, PREVENTED, "then")
trait(PreventDamageThen, Trait.UNLIKELY)

for _kind, _en, _es in (
    (DamageKind.ANY, "damage", "daño"),
    (DamageKind.COMBAT, "combat damage", "daño de combate"),
    (DamageKind.NONCOMBAT, "noncombat damage", "daño que no sea de combate"),
):
    for _apart, _stop, _stop_es in ((False, " and", " y"), (True, ".", ".")):
        phrase(
            PreventDamageThen,
            en=f"if {_en} would be dealt to you, prevent that damage{_stop} {{then}}",
            es=f"si se te fuera a hacer {_es}, prevén ese daño{_stop_es} {{then}}",
            when={
                "to": Is(YOU),
                "by": None,
                "kind": _kind,
                "condition": None,
                "apart": _apart,
            },
        )
        phrase(
            PreventDamageThen,
            en=f"if {_en} would be dealt to {{to:this}} [condition? while {{condition}}], prevent "
            f"that damage{_stop} {{then}}",
            es=f"si se le fuera a hacer {_es} a {{to:this}} [condition? mientras {{condition}}], "
            f"prevén ese daño{_stop_es} {{then}}",
            when={"by": None, "kind": _kind, "apart": _apart},
            unsaid=("afterwards",),
        )
        phrase(
            PreventDamageThen,
            en=f"if {{by:a}} would deal {_en} to you, prevent that damage{_stop} {{then}}",
            es=f"si {{by:un}} fuera a hacerte {_es}, prevén ese daño{_stop_es} {{then}}",
            when={"to": Is(YOU), "kind": _kind, "condition": None, "apart": _apart},
        )
        phrase(
            PreventDamageThen,
            en=f"if {{by:a}} would deal {_en} to {{to:this}}, prevent that damage{_stop} {{then}}",
            es=f"si {{by:un}} fuera a hacer {_es} a {{to:this}}, prevén ese daño{_stop_es} "
            "{then}",
            when={"kind": _kind, "condition": None, "apart": _apart},
        )


def _why_not_afterwards(made: PreventDamageThen) -> str | None:
    """The reason why something else is done afterwards than what triggers; None if nothing is."""
    triggered = made.afterwards is None or isinstance(made.afterwards, WhenYouDo)
    return None if triggered else "what is done besides is one instruction"


misplaced(PreventDamageThen, _why_not_afterwards)


@final
@dataclass(frozen=True)
class FollowInsteadOfDamage(Replacement):
    """An instruction is followed in place of damage to what fits. CR 614.1a."""

    to: Filter
    effect: Effect
    kind: DamageKind = DamageKind.ANY

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.number > 0
            and self.kind.fits(event)
            and self.to.matches(game, ctx, event.to)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        kept = ctx.clone({})
        kept.bind_number(EVENT_AMOUNT, event.number)
        return [FollowedInstead(event.affected(game), self.effect, kept)]


@final
@dataclass(frozen=True)
class CountersInsteadOfDamage(Replacement):
    """As many counters are put on what sources that fit would deal damage to. CR 614.1a."""

    by: Filter
    to: Filter
    name: str
    kind: DamageKind = DamageKind.ANY

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def concerns(self) -> Filter:
        return self.to

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.number > 0
            and self.kind.fits(event)
            and self.to.matches(game, ctx, event.to)
            and fits_there(game, ctx, self.by, event.source)
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        assert isinstance(event, DamageDealt), event
        return [event.to, event.source]

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        return [CountersPut(event.to, self.name, event.number, ctx.controller)]


for _kind, _en, _es in (
    (DamageKind.ANY, "damage", "daño"),
    (DamageKind.NONCOMBAT, "noncombat damage", "daño que no sea de combate"),
):
    phrase(
        CountersInsteadOfDamage,
        en=f"if {{by:a}} would deal {_en} to {{to:a}}, put that many {{name:counter}} counters on "
        "that creature instead",
        es=f"si {{by:un}} fuera a hacer {_es} a {{to:un}}, en vez de eso, pon esa cantidad de "
        "contadores {name:counter} sobre esa criatura",
        when={"kind": _kind},
    )


def _puts_on_others(made: CountersInsteadOfDamage) -> str | None:
    """ "That creature" is what would be dealt damage."""
    parts = made.to.parts if isinstance(made.to, All) else (made.to,)
    creature = any(isinstance(one, OfType) and one.type == Type.CREATURE for one in parts)
    return None if creature else "no creature would be dealt damage"


misplaced(CountersInsteadOfDamage, _puts_on_others)


def _optional(made: FollowInsteadOfDamage) -> str | None:
    """Damage isn't replaced by an instruction that needn't be followed."""
    if isinstance(made.effect, Clause) and (made.effect.may or made.effect.costs):
        return "the damage would be gone where nothing is done instead"
    return None


misplaced(FollowInsteadOfDamage, _optional)
binds(FollowInsteadOfDamage, EVENT_AMOUNT)
trait(FollowInsteadOfDamage, Trait.UNLIKELY)

for _kind, _en, _es in (
    (DamageKind.ANY, "damage", "daño"),
    (DamageKind.COMBAT, "combat damage", "daño de combate"),
):
    phrase(
        FollowInsteadOfDamage,
        en=f"if {_en} would be dealt to you, {{effect}} instead",
        es=f"si se te fuera a hacer {_es}, en vez de eso, {{effect}}",
        when={"to": Is(YOU), "kind": _kind},
    )
    phrase(
        FollowInsteadOfDamage,
        en=f"if {_en} would be dealt to {{to:this}}, {{effect}} instead",
        es=f"si se le fuera a hacer {_es} a {{to:this}}, en vez de eso, {{effect}}",
        when={"kind": _kind},
    )
