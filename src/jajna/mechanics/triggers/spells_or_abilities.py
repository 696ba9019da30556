"""Casting a spell or activating an ability, as one occasion. CR 601.2i, 602.2b, 603.2."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.stack import AbilityActivated, SpellCast
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated
from jajna.ir.base import Condition, Filter, Pattern
from jajna.ir.costs import PayMana
from jajna.ir.declared.binding import Trait, mentions, misplaced, needs, tells, trait
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.filters.abilities import fits_ability
from jajna.ir.mentions import SPELL_OR_ABILITY, Mention, is_ability_filter
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, EventObject
from jajna.mechanics.triggers.common import bind
from jajna.vocab import is_another_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CastsOrActivates", "CostContainsX", "NextCastsOrActivates"]

ON_THE_STACK: Final = "spell or ability"
"""A spell was cast or an ability activated."""


def _acts(game: Game, ctx: Context, event: Event, spell: Filter | None, ability: Filter) -> bool:
    """Whether a spell that fits is cast or an ability that fits is activated."""
    if isinstance(event, SpellCast):
        return spell is not None and spell.matches(game, ctx, event.object)
    return isinstance(event, AbilityActivated) and fits_ability(
        game, ctx, ability, event.source, event.player, event.ability, event.object
    )


def _bind(game: Game, ctx: Context, event: Event) -> None:
    if isinstance(event, SpellCast):
        bind(game, ctx, event.object)
        return
    assert isinstance(event, AbilityActivated), event
    ctx.bind(EVENT_OBJECT, [] if event.mana else [event.object])
    ctx.bind(EVENT_PLAYER, [event.player])


@final
@dataclass(frozen=True)
class CastsOrActivates(Pattern):
    """A player casts a spell that fits or activates an ability that fits. CR 601.2i, 602.2b."""

    who: Filter
    spell: Filter
    ability: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST, EventKind.ABILITY_ACTIVATED)

    def described(self) -> tuple[Filter, ...]:
        return (self.who,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, (SpellCast, AbilityActivated)):
            return False
        if not self.who.matches(game, ctx, event.player):
            return False
        return _acts(game, ctx, event, self.spell, self.ability)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        _bind(game, ctx, event)


binds(CastsOrActivates, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    CastsOrActivates,
    en="{word:when} {who:this} <casts> {spell:a} or <activates> {ability:a}",
    es="{word:when} {who:this} <lanza> {spell:un} o <activa> {ability:un}",
)


@final
@dataclass(frozen=True)
class NextCastsOrActivates(Pattern):
    """You next cast a spell that fits or activate an ability that fits this turn: a delayed ability
    waits for it once. CR 603.7b.
    """

    ability: Filter
    first: Filter | None = None
    second: Filter | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST, EventKind.ABILITY_ACTIVATED)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, (SpellCast, AbilityActivated)):
            return False
        if is_another_player(event.player, ctx.controller):
            return False
        return _acts(game, ctx, event, self.first, self.ability) or _acts(
            game, ctx, event, self.second, self.ability
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        _bind(game, ctx, event)


binds(NextCastsOrActivates, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    NextCastsOrActivates,
    en="when you next activate {ability:a} this turn",
    es="la próxima vez que actives {ability:un} este turno",
    when={"first": None, "second": None},
)
phrase(
    NextCastsOrActivates,
    en="when you next cast {first:a}, cast {second:a}, or activate {ability:a} this turn",
    es="la próxima vez que lances {first:un}, lances {second:un} o actives {ability:un} este turno",
)
trait(NextCastsOrActivates, Trait.NEXT_EVENT)


def _not_such(spells: tuple[Filter | None, ...], ability: Filter) -> str | None:
    if any(one is not None and is_ability_filter(one) for one in spells):
        return "abilities aren't cast"
    return None if is_ability_filter(ability) else "only abilities are activated"


def _not_these(made: CastsOrActivates) -> str | None:
    return _not_such((made.spell,), made.ability)


def _not_next(made: NextCastsOrActivates) -> str | None:
    return _not_such((made.first, made.second), made.ability)


misplaced(CastsOrActivates, _not_these)
misplaced(NextCastsOrActivates, _not_next)


def _either(made: CastsOrActivates) -> list[Mention]:
    return [Mention(EventObject(), SPELL_OR_ABILITY, False, False)]


def _next(made: NextCastsOrActivates) -> list[Mention]:
    if made.first is None:
        return [Mention(EventObject(), made.ability, False, False)]
    return [Mention(EventObject(), SPELL_OR_ABILITY, False, False)]


mentions(CastsOrActivates, _either)
mentions(NextCastsOrActivates, _next)
tells(CastsOrActivates, ON_THE_STACK)


@final
@dataclass(frozen=True)
class CostContainsX(Condition):
    """The mana cost of the spell just cast, or the activation cost of the ability just activated,
    contains {X}. CR 107.3a, 602.1a.

    It is judged as it last was on the stack (CR 608.2h).
    """

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(_contains_x(game, one) for one in ctx.bound.get(EVENT_OBJECT, []))


def _contains_x(game: Game, number: int) -> bool:
    found = game.object(number)
    item = found.item
    if item is None:
        return False
    if item.is_spell:
        cost = found.now.mana_cost
        return cost is not None and any(one.variable for one in cost.symbols)
    ability = item.ability
    if not isinstance(ability, Activated):
        return False
    paid = [cost.cost for cost in ability.costs if isinstance(cost, PayMana)]
    return any(symbol.variable for cost in paid for symbol in cost.symbols)


looks_up(CostContainsX, EVENT_OBJECT)
needs(CostContainsX, ON_THE_STACK, "no spell or ability was spoken of before")
phrase(
    CostContainsX,
    en="that spell's mana cost or that ability's activation cost contains {X}",
    es="el coste de maná de ese hechizo o el coste de activación de esa habilidad contiene {X}",
)
