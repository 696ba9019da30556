"""Mana and mana abilities. CR 106, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.era_switches import ManaTriggers
from jajna.events.base import Event
from jajna.events.mana import ManaAdded, TappedForMana
from jajna.events.stack import AbilityActivated
from jajna.ir.composites import Clause, Sequence
from jajna.ir.costs import TAPPED_FOR_MANA
from jajna.ir.mana import ManaEffect
from jajna.kernel.players.player import ManaUnit
from jajna.kernel.state.context import Context
from jajna.vocab import ManaKept, Supertype

if TYPE_CHECKING:
    from jajna.ir.abilities import Ability
    from jajna.ir.base import Effect, Filter
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import ManaReplacement
    from jajna.kernel.state.index import Watcher

__all__ = [
    "ACTIVATED",
    "added",
    "adding",
    "comes_of_mana",
    "plan_more",
    "planned",
    "produced",
    "replaced",
    "triggers",
]

ACTIVATED: Final = "activated mana ability"
"""Name of the number that is 1 in the context of an activated mana ability."""


def added(
    game: Game,
    ctx: Context,
    players: list[int],
    mana: list[int],
    only_for: Filter | None,
    kept: ManaKept = ManaKept.NOT,
    more: Ability | None = None,
) -> list[Event]:
    """The events by which players add mana from a source and tap it for mana. CR 106.3, 106.12a."""
    source = game.object(ctx.source)
    snow = source.now.supertypes & Supertype.SNOW != 0
    events: list[Event] = []
    for player in players:
        units = [ManaUnit(one, source.id, snow, only_for, kept, more) for one in mana]
        if units:
            events.append(ManaAdded(player, units, bool(ctx.numbers.get(ACTIVATED))))
    if mana and ctx.numbers.get(TAPPED_FOR_MANA):  # CR 106.12a
        event = TappedForMana(source.id, ctx.controller, tuple(mana))
        event.more = _planned_rows(ctx)
        events.append(event)
    return events


def produced(game: Game, ctx: Context, rows: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What an ability produces instead of any of these rows, if its source is tapped for mana."""
    return replaced(game, ctx, rows) if ctx.numbers.get(TAPPED_FOR_MANA) else rows


def replaced(game: Game, ctx: Context, rows: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Every choice of what tapping the source for mana produces instead of these rows.

    The player who taps it chooses the order of several effects. CR 106.12b, 616.1f.
    """
    if not game.effects.rules:
        return rows
    effects = [
        one
        for one in game.effects.rules[ctx.controller].produced
        if one.what.matches(game, one.ctx, ctx.source)
    ]
    if not effects:
        return rows
    found: dict[tuple[int, ...], bool] = {}
    for row in rows:
        _replace(row, effects, found)
    return list(found)


def _replace(
    mana: tuple[int, ...], left: list[ManaReplacement], found: dict[tuple[int, ...], bool]
) -> None:
    """Note every outcome of applying all effects that are left and apply, in each order.

    One that doesn't apply yet may do so after another. CR 616.1f.
    """
    tried: list[ManaReplacement] = []
    for place, effect in enumerate(left):
        if effect.applies(mana) and not any(effect.is_like(one) for one in tried):
            tried.append(effect)
            rest = [*left[:place], *left[place + 1 :]]
            for changed in effect.rows(mana):
                _replace(changed, rest, found)
    if not tried:
        found[mana] = True


def comes_of_mana(game: Game, event: Event) -> bool:
    """Whether an ability that an event triggers is a mana ability if it adds mana. CR 605.1b."""
    if isinstance(event, TappedForMana):
        return True
    if isinstance(event, ManaAdded):
        return event.activated or game.era.mana_triggers in (ManaTriggers.MANA, ManaTriggers.ALL)
    if isinstance(event, AbilityActivated) and event.mana:
        return game.era.mana_triggers in (ManaTriggers.USE, ManaTriggers.ALL)
    return False


def plan_more(ctx: Context, more: tuple[tuple[int, ...], ...]) -> None:
    """Note the mana that a plan wants of triggered mana abilities, as rows of masks."""
    for place, row in enumerate(more):
        ctx.bind(f"more mana {place}", list(row))


def _planned_rows(ctx: Context) -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = []
    while f"more mana {len(rows)}" in ctx.bound:
        rows.append(tuple(ctx.bound[f"more mana {len(rows)}"]))
    return rows


def triggers(game: Game, watcher: Watcher, event: TappedForMana) -> Context | None:
    """The context of a mana ability that an event triggers; None if it triggers none. CR 605.1b."""
    ability = watcher.ability
    if not watcher.waiting.is_mana_ability() or ability.limit or ability.on.looks_back():
        return None
    source = game.object(watcher.source)
    ctx = Context(source.id, source.controller)
    if not ability.on.matches(game, ctx, event):
        return None
    ability.on.bind(game, ctx, event)
    if ability.condition is not None and not ability.condition.holds(game, ctx):
        return None  # CR 603.4
    return ctx


def adding(watcher: Watcher) -> ManaEffect | None:
    """The one instruction to add mana that a triggered ability always follows.

    None if it has none, or several.
    """
    found = _certain(watcher.ability.effect)
    return found[0] if len(found) == 1 else None


def _certain(effect: Effect) -> list[ManaEffect]:
    if isinstance(effect, ManaEffect):
        return [effect]
    found: list[ManaEffect] = []
    if isinstance(effect, Sequence):
        for part in effect.effects:
            found += _certain(part)
    elif isinstance(effect, Clause) and effect.condition is None and effect.may is None:
        if not effect.costs and not effect.unless:
            found += _certain(effect.effect)
    return found


def planned(game: Game, watcher: Watcher, event: TappedForMana, ctx: Context) -> None:
    """Bind in the context of a triggered mana ability the mana that a plan wants of it."""
    adds = adding(watcher)
    if adds is None or watcher.ability.limit:
        return
    place = event.answered
    event.answered += 1
    if place < len(event.more) and event.more[place] in adds.productions(game, ctx):
        ctx.bind("mana", list(event.more[place]))
