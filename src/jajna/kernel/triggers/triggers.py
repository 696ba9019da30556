"""Triggered abilities: finding the ones that events trigger. CR 603.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.era_switches import LookingBack
from jajna.events.base import Event, EventKind
from jajna.events.mana import TappedForMana
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import own_nodes
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, HOST, EventPlayer
from jajna.kernel.costs import mana_abilities
from jajna.kernel.objects.object import Object
from jajna.kernel.players import range_of_influence
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import SequenceFrame
from jajna.kernel.state.index import Waiting, Watcher, heard
from jajna.kernel.state.pending import AbilityTriggered, Pending
from jajna.kernel.triggers import control_lost
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.ir.base import Pattern
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import WithoutTriggers
    from jajna.kernel.state.lasting_effects import DelayedTrigger

__all__ = ["collect", "end_spans", "look_back", "lose_control"]

_NO_EVENT: Final = Event(EventKind.STATE)
"""The stand-in event for patterns of state triggers. CR 603.8."""


def look_back(game: Game, batch: list[Event]) -> None:
    """Trigger abilities that look back in time, before the batch happens. CR 603.10."""
    if not _may_trigger(game, batch):
        return
    before = len(game.effects.pending)
    gathering: Occurrences = {}
    batch = _that_trigger(game, batch, True)
    for event in batch:
        if _is_looked_back_at(game, event):
            for watcher in heard(game, event):
                if watcher.ability.on.looks_back_at(event):
                    _consider(game, watcher, event, gathering)
    for delayed in game.effects.delayed:
        _consider_delayed(game, delayed, batch, True)
    _trigger_others(game, before)
    _begin_spans(game, before, game.history.events_happened)


def _is_looked_back_at(game: Game, event: Event) -> bool:
    """Whether the game looks back in time at an event of this kind, if an ability waits for it.
    CR 603.10, CR 2016-08-26 603.6d, CR 2003-07-01 410.10d.
    """
    known = game.era.looking_back
    if known is LookingBack.LOSSES:
        return True
    if event.kind in (EventKind.COUNTERED, EventKind.PLAYER_LOST):
        return False
    if known is LookingBack.ZONES or not isinstance(event, ZoneChange):
        return True
    return event.origin is Zone.BATTLEFIELD


def _trigger_others(game: Game, before: int) -> None:
    """Trigger abilities that wait for the triggering of others since ``before``. CR 603.3b."""
    if not game.characteristics.index.listens(EventKind.ABILITY_TRIGGERED):
        return
    for pending in game.effects.pending[before:]:
        if pending.event is None:
            continue
        pending.number = game.effects.tick()
        event = AbilityTriggered(pending.ctx.source, pending.event)
        known = len(game.effects.pending)
        gathering: Occurrences = {}
        for watcher in heard(game, event):
            _consider(game, watcher, event, gathering)
        for caused in game.effects.pending[known:]:
            caused.about = pending.number


def _that_trigger(game: Game, batch: list[Event], before: bool) -> list[Event]:
    """The events that no effect keeps from triggering abilities, ``before`` they happen or after.
    CR 603.2, 101.2.
    """
    silent = [one for rules in game.effects.rules for one in rules.without_triggers]
    if not silent:
        return batch
    return [event for event in batch if not _triggers_nothing(game, silent, event, before)]


def _triggers_nothing(
    game: Game, silent: list[WithoutTriggers], event: Event, before: bool
) -> bool:
    if not isinstance(event, ZoneChange):
        return False
    died = event.origin is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD
    thing = event.object if before else event.became
    if not (died if before else event.to is Zone.BATTLEFIELD and thing):
        return False
    return any(one.what.matches(game, one.ctx, thing) for one in silent if one.dying or not before)


def collect(game: Game, batch: list[Event]) -> None:
    """Trigger the abilities that a batch triggers, just after it has happened. CR 603.2."""
    if _may_trigger(game, batch):
        _collect(game, batch)
    if game.characteristics.index.listens(EventKind.STATE):
        for watcher in game.characteristics.index.watchers(EventKind.STATE):
            _consider_state(game, watcher)


def _may_trigger(game: Game, batch: list[Event]) -> bool:
    """Whether an ability waits for events of these kinds."""
    if game.effects.delayed:
        return True
    for event in batch:
        if game.characteristics.index.listens(event.kind):
            return True
    return False


def _collect(game: Game, batch: list[Event]) -> None:
    before = len(game.effects.pending)
    gathering: Occurrences = {}
    happened = len(batch)
    batch = _that_trigger(game, batch, False)
    game.characteristics.index.happening = batch
    for event in batch:
        back = _is_looked_back_at(game, event)
        for watcher in heard(game, event):
            if not (back and watcher.ability.on.looks_back_at(event)):
                _consider(game, watcher, event, gathering)
    for delayed in game.effects.delayed:
        _consider_delayed(game, delayed, batch, False)
    _trigger_others(game, before)
    _begin_spans(game, before, game.history.events_happened - happened)


def _begin_spans(game: Game, before: int, began: int) -> None:
    """Let abilities that triggered follow the objects their events move. CR 400.7e."""
    for pending in game.effects.pending[before:]:
        pending.ctx.begin_span(began)
        for other in pending.others:
            other.begin_span(began)


def end_spans(game: Game) -> None:
    """End the following of objects, as an event and its consequences are over. CR 400.7."""
    for pending in reversed(game.effects.pending):
        if not pending.ctx.is_following():
            break
        pending.ctx.end_span(game.history.events_happened)
        for other in pending.others:
            other.end_span(game.history.events_happened)


def lose_control(game: Game, controllers: dict[int, int]) -> None:
    """Trigger abilities that wait for a player to lose control of a permanent. CR 603.10d."""
    if not controllers:
        return
    before = len(game.effects.pending)
    gathering: Occurrences = {}
    batch = control_lost.lost(game, controllers)
    for event in batch:
        for watcher in game.characteristics.index.watchers(EventKind.CONTROL):
            _consider(game, watcher, event, gathering, controllers.get(watcher.source, -1))
    for delayed in game.effects.delayed:
        _consider_delayed(game, delayed, batch, True)
    _begin_spans(game, before, game.history.events_happened)


Occurrences = dict[int, list[Pending]]
"""The abilities triggered by a batch that further events of it may join, by identity. CR 603.2c."""


def _consider(
    game: Game, watcher: Watcher, event: Event, gathering: Occurrences, controller: int = -1
) -> None:
    """Let an event trigger an ability, if it fits. CR 603.2, 603.4.

    ``controller`` controls the ability, if not the present controller of its source.
    """
    ability = watcher.ability
    source = game.object(watcher.source)
    ctx = Context(source.id, controller if controller >= 0 else source.controller)
    if not ability.on.matches(game, ctx, event):
        return
    if event.kind == EventKind.STEP and _is_repeated(game, watcher, ctx, event):
        return
    gathers = ability.on.may_gather()
    if gathers and _is_gathered(game, watcher, event, gathering):
        return
    ctx.x = _announced_x(source, event)
    if source.attached_to >= 0:
        ctx.bind(HOST, [source.attached_to])
    ability.on.bind(game, ctx, event)
    if game.players.ranges and not _is_within(game, ability.on, ctx, event):
        return
    if ability.condition is not None and not ability.condition.holds(game, ctx):
        return  # CR 603.4
    if ability.limit and not _within_limit(game, source, watcher.place, ability.limit):
        return
    if mana_abilities.comes_of_mana(game, event) and watcher.waiting.is_mana_ability():
        if isinstance(event, TappedForMana):
            mana_abilities.planned(game, watcher, event, ctx)
        game.frames.append(SequenceFrame(watcher.waiting.effects, ctx))  # CR 605.4a
        return
    triggered = [Pending(watcher.waiting, ctx, event)]
    for _ in range(ability.on.times(event) - 1):
        triggered.append(Pending(watcher.waiting, ctx.clone({}), event))
    for _ in range(_more_times(game, source, ctx, event) * len(triggered)):
        if not ability.limit or _within_limit(game, source, watcher.place, ability.limit):
            triggered.append(Pending(watcher.waiting, ctx.clone({}), event))
    game.effects.pending += triggered
    if gathers:
        gathering.setdefault(id(watcher.waiting), []).extend(triggered)


def _is_within(game: Game, pattern: Pattern, ctx: Context, event: Event) -> bool:
    """Whether an event happens entirely within range of influence of an ability. CR 801.7."""
    named = pattern.spoken_of(game, ctx, event)
    return range_of_influence.are_within(game, ctx.controller, named)


def _is_repeated(game: Game, watcher: Watcher, ctx: Context, event: Event) -> bool:
    """Whether an ability has triggered as this step began for a teammate, and isn't about them.
    CR 805.4d.
    """
    if not game.players.variant.shared_turns or not watcher.ability.on.repeats(game, ctx, event):
        return False
    nodes = [node for effect in watcher.waiting.effects for node in own_nodes(effect)]
    if watcher.ability.condition is not None:
        nodes += own_nodes(watcher.ability.condition)
    return not any(isinstance(node, EventPlayer) for node in nodes)


def _more_times(game: Game, source: Object, ctx: Context, event: Event) -> int:
    """The number of additional times an ability triggers for an event. CR 603.2d."""
    if not game.effects.rules:
        return 0
    additional = game.effects.rules[ctx.controller].additional_triggers
    return sum(1 for one in additional if one.adds_to(game, source, event))


def _announced_x(source: Object, event: Event) -> int:
    """The X announced for a spell, for an ability of it or its permanent. CR 107.3i, 107.3m."""
    if source.item is not None:
        return source.item.ctx.x
    if isinstance(event, ZoneChange) and event.became == source.id:
        announced = event.marks.get("x")
        return announced[0] if announced else 0
    return 0


def _consider_state(game: Game, watcher: Watcher) -> None:
    """Let the state of the game trigger an ability that isn't waiting or on the stack. CR 603.8."""
    ability = watcher.ability
    source = game.object(watcher.source)
    ctx = Context(source.id, source.controller)
    if not ability.on.matches(game, ctx, _NO_EVENT):
        return
    if ability.condition is not None and not ability.condition.holds(game, ctx):
        return  # CR 603.4
    if not _is_under_way(game, watcher):
        game.effects.pending.append(Pending(watcher.waiting, ctx, None))


def _is_under_way(game: Game, watcher: Watcher) -> bool:
    """Whether a triggered ability waits to be put on the stack or is on it."""
    waiting = game.effects.pending.copy()
    for frame in game.frames.held:
        waiting += frame.pending()
    effect = watcher.ability.effect
    for pending in waiting:
        if pending.ctx.source == watcher.source and pending.waiting.effects[0] is effect:
            return True
    for number in game.zones.stack:
        item = game.objects[number].item
        if item is not None and item.ctx.source == watcher.source and item.effects[0] is effect:
            return True
    return False


def _is_gathered(game: Game, watcher: Watcher, event: Event, gathering: Occurrences) -> bool:
    """Whether an event joins one of the batch that has triggered the ability. CR 603.2c."""
    gathered = False
    for pending in gathering.get(id(watcher.waiting), []):
        if watcher.ability.on.gathers(game, pending.ctx, event):
            _gather(game, watcher.ability.on, pending, event)
            gathered = True
    return gathered


def _gather(game: Game, pattern: Pattern, pending: Pending, event: Event) -> None:
    """Join an event to the one that triggered an ability: its amount, perhaps its object.

    Objects are joined if the ability waits for "one or more". CR 603.2c.
    """
    more = event.amount()
    if pattern.is_about_several():
        ctx = Context(pending.ctx.source, pending.ctx.controller)
        pattern.bind(game, ctx, event)
        known = pending.ctx.bound.get(EVENT_OBJECT, [])
        new = [thing for thing in ctx.bound.get(EVENT_OBJECT, []) if thing not in known]
        pending.ctx.bind(EVENT_OBJECT, [*known, *new])
        more = ctx.numbers.get(EVENT_AMOUNT, 0)
    pending.ctx.bind_number(EVENT_AMOUNT, pending.ctx.numbers.get(EVENT_AMOUNT, 0) + more)


def _within_limit(game: Game, source: Object, place: int, limit: int) -> bool:
    key = -2 - place
    source = game.objects.own(source.id)
    times = source.used.get(key, 0) + 1
    source.used = {**source.used, key: times}
    return times <= limit


def _consider_delayed(
    game: Game, delayed: DelayedTrigger, batch: list[Event], before: bool
) -> None:
    """Let a batch trigger a delayed ability, ``before`` it happens if it looks back. CR 603.7."""
    first: Pending | None = None
    made: list[Pending] = []
    for event in batch:
        if event.kind not in delayed.on.kinds():
            continue
        back = delayed.on.looks_back_at(event) and _is_looked_back_at(game, event)
        if back != before:
            continue
        if not delayed.on.matches(game, delayed.ctx, event):
            continue
        ctx = _context_of_delayed(delayed)
        delayed.on.bind(game, ctx, event)
        if game.players.ranges and not _is_within(game, delayed.on, ctx, event):
            continue
        if delayed.condition is not None and not delayed.condition.holds(game, ctx):
            continue
        if first is not None and delayed.once:
            first.others = [*first.others, ctx]  # CR 603.7b
            continue
        if delayed.once_each_turn and not _is_first_this_turn(game, delayed):
            continue
        same = [one for one in made if delayed.on.gathers(game, one.ctx, event)]
        if same:  # CR 603.2c
            _gather(game, delayed.on, same[0], event)
            continue
        waiting = Waiting((delayed.effect,), delayed.condition, True)
        if mana_abilities.comes_of_mana(game, event) and waiting.is_mana_ability():
            game.frames.append(SequenceFrame(waiting.effects, ctx))  # CR 605.4a
            if delayed.once:
                _forget(game, delayed)
                return
            continue
        first = Pending(waiting, ctx, event)
        made.append(first)
        game.effects.pending.append(first)
    if first is not None and delayed.once:
        _forget(game, delayed)


def _is_first_this_turn(game: Game, delayed: DelayedTrigger) -> bool:
    """Whether an ability that triggers once each turn triggers for the first time in it; this is
    noted. CR 702.179d.
    """
    player = game.players[delayed.ctx.controller]
    name = f"triggered {delayed.timestamp}"
    player.note(game.characteristics, name)
    return player.happened(name) == 1


def _context_of_delayed(delayed: DelayedTrigger) -> Context:
    """The context of a delayed ability that has triggered."""
    ctx = delayed.ctx.clone({})
    if ctx.targets:
        ctx.earlier_targets = ctx.targets
        ctx.targets = []
    return ctx


def _forget(game: Game, delayed: DelayedTrigger) -> None:
    game.effects.delayed = [other for other in game.effects.delayed if other is not delayed]
