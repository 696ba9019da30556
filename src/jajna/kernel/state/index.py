"""The index of abilities by the kinds of events they wait for. CR 603.2, 614.

An event finds its triggered and replacement abilities here; nothing ever scans the battlefield.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import EventKind
from jajna.ir.abilities import Replacing, Static, Triggered, own_nodes
from jajna.ir.filters.identity import Is
from jajna.ir.mana import mana_effect
from jajna.ir.refs import Target, This
from jajna.ir.scopes import Scope
from jajna.kernel.state.context import Context
from jajna.vocab import Reads, Zone, bit

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.ir.base import Condition, Effect
    from jajna.kernel.game import Game
    from jajna.kernel.objects.kit import Kit
    from jajna.kernel.objects.object import Object

__all__ = [
    "Index",
    "Replacer",
    "StaticEffect",
    "Waiting",
    "Watcher",
    "heard",
    "register",
    "unregister",
]

_KINDS: Final = EventKind.COUNT

_FEW: Final = 3
"""Up to this number, alike abilities are shown an event without asking first if it fits any."""


@final
class Waiting:
    """The instructions that a triggered ability puts on the stack, and its conditions. CR 603.3.

    ``condition`` is its intervening if (CR 603.4), ``delayed`` true for a delayed triggered ability
    (CR 603.7), ``uncounterable`` true if the ability can't be countered.
    """

    def __init__(
        self,
        effects: tuple[Effect],
        condition: Condition | None,
        delayed: bool,
        uncounterable: bool = False,
    ) -> None:
        self.effects = effects
        self.condition = condition
        self.delayed = delayed
        self.uncounterable = uncounterable
        self._adds_mana = -1
        """Whether it is a mana ability, 1 or 0; -1 until asked."""

    def is_mana_ability(self) -> bool:
        """Whether the ability is a mana ability if a mana ability triggers it. CR 605.1b."""
        if self._adds_mana < 0:
            effect = self.effects[0]
            adds = mana_effect(effect) is not None and not any(
                isinstance(node, Target) for node in own_nodes(effect)
            )
            self._adds_mana = 1 if adds else 0
        return self._adds_mana == 1


@final
class Watcher:
    """A triggered ability of an object in a zone where it functions. CR 113.6.

    ``place`` is its index among the triggered abilities of the object's kit.
    """

    def __init__(self, source: int, place: int, kit: Kit, serial: int) -> None:
        self.source = source
        self.place = place
        self.ability = kit.triggered[place]
        self.serial = serial
        """The number of objects registered before: the order in which abilities trigger."""
        effects = kit.triggered_effects[place]
        self.waiting = Waiting(effects, self.ability.condition, False, self.ability.sure)
        self._timeless = -1
        """Whether it is timeless, 1 or 0; -1 until asked."""

    def is_timeless(self) -> bool:
        """Whether what triggers it depends neither on the step nor on whose turn it is, nor on a
        condition or a limit.
        """
        if self._timeless < 0:
            ability = self.ability
            timed = ability.condition is not None or ability.limit > 0
            timed = timed or any(node.reads() & Reads.TURN for node in own_nodes(ability.on))
            self._timeless = 0 if timed else 1
        return self._timeless == 1


def _serial(watcher: Watcher) -> int:
    return watcher.serial


@final
class Replacer:
    """A static replacement ability of an object in a zone where it functions. CR 113.6, 614.

    ``place`` is its index among those of the object, unchanged when the object gains others.
    """

    def __init__(self, source: int, place: int, ability: Replacing, serial: int) -> None:
        self.source = source
        self.place = place
        self.ability = ability
        self.serial = serial
        """The number of objects registered before: the order in which players see the effects."""

    def key(self) -> str:
        """The name that marks the effect as already applied to an event. CR 614.5."""
        return f"{self.source}.{self.place}"


def _rank(replacer: Replacer) -> tuple[int, int]:
    return replacer.serial, replacer.place


@final
class StaticEffect:
    """A static ability of an object in a zone where it functions. CR 113.6, 604.

    ``ctx`` is the context to evaluate it in, ``reads`` the mask of facts (``Reads``) it depends on.
    """

    def __init__(self, source: int, place: int, ability: Static, ctx: Context, reads: int) -> None:
        self.source = source
        self.place = place
        self.ability = ability
        self.ctx = ctx
        self.reads = reads
        self.where = ability.affects.where()
        """Mask of ``1 << Zone`` and ``PLAYERS``: where affected objects and players can be."""


@final
class _Owner:
    """A token for the one game that may change a list; other games copy the list first."""


@final
class _Listeners:
    """The triggered abilities that wait for one kind of event, by scope and source.

    Sources are in the order of their registration.
    """

    def __init__(self, owner: _Owner) -> None:
        self.owner = owner
        self.count = 0
        self.others: dict[int, list[Watcher]] = {}
        """The abilities that are shown every event of the kind, by source."""
        self.flat: list[Watcher] | None = None
        """The abilities of ``others`` in one list; None until it is needed."""
        self.own: dict[int, list[Watcher]] = {}
        """The abilities that are shown only events about their source, by source."""
        self.common: dict[int, dict[int, list[Watcher]]] = {}
        """Groups of abilities that the same events fit, by the identity of the ability."""

    def copy(self, owner: _Owner) -> _Listeners:
        """The same for another game."""
        made = _Listeners(owner)
        made.count = self.count
        made.others = self.others.copy()
        made.flat = self.flat
        made.own = self.own.copy()
        made.common = {ability: held.copy() for ability, held in self.common.items()}
        return made

    def add(self, watcher: Watcher, scope: int) -> None:
        """Add an ability in a scope (``Scope``)."""
        self.count += 1
        if scope == Scope.ANY:
            self.flat = None
        elif scope == Scope.COMMON:
            self.common.setdefault(id(watcher.ability), {})
        held = self.kept_with(watcher.ability, scope)
        held[watcher.source] = [*held.get(watcher.source, ()), watcher]

    def kept_with(self, ability: Triggered, scope: int) -> dict[int, list[Watcher]]:
        """The dict, by source, in which an ability of a scope is kept."""
        if scope == Scope.ANY:
            return self.others
        return self.own if scope == Scope.OWN else self.common.get(id(ability), {})

    def remove(self, source: int, ability: Triggered, scope: int) -> None:
        """Remove an ability, and the others of its source in the same dict."""
        held = self.kept_with(ability, scope)
        self.count -= len(held.pop(source))
        if scope == Scope.ANY:
            self.flat = None
        elif scope == Scope.COMMON and not held:
            del self.common[id(ability)]

    def in_order(self) -> list[Watcher]:
        """The list of abilities that are shown every event of the kind, in order."""
        if self.flat is None:
            self.flat = [watcher for held in self.others.values() for watcher in held]
        return self.flat

    def everything(self) -> list[Watcher]:
        """All abilities of the kind in order."""
        if not self.own and not self.common:
            return self.in_order()
        found = self.in_order().copy()
        for held in self.own.values():
            found += held
        for alike in self.common.values():
            for held in alike.values():
                found += held
        found.sort(key=_serial)
        return found


@final
class _Replacers:
    """The static replacement abilities for one kind of event, by source. CR 614.

    Sources are in the order of their registration.
    """

    def __init__(self, owner: _Owner) -> None:
        self.owner = owner
        self.others: dict[int, list[Replacer]] = {}
        """The abilities that are shown every event of the kind, by source."""
        self.flat: list[Replacer] | None = None
        """The abilities of ``others`` in one list; None until it is needed."""
        self.own: dict[int, list[Replacer]] = {}
        """The abilities that are shown only events about their source, by source."""

    def copy(self, owner: _Owner) -> _Replacers:
        """The same for another game."""
        made = _Replacers(owner)
        made.others = self.others.copy()
        made.flat = self.flat
        made.own = self.own.copy()
        return made

    def has(self, source: int) -> bool:
        """Whether an object has a replacement ability for events of the kind."""
        return source in self.own or source in self.others

    def add(self, replacer: Replacer) -> None:
        """Add an ability."""
        held = self.own
        if not _is_about_itself(replacer.ability):
            held = self.others
            self.flat = None
        held[replacer.source] = [*held.get(replacer.source, ()), replacer]

    def remove(self, source: int) -> None:
        """Remove the abilities of an object."""
        self.own.pop(source, None)
        if self.others.pop(source, None) is not None:
            self.flat = None

    def looking(self, event: Event) -> list[Replacer]:
        """The list of abilities that an event is shown to, in order; not to be changed."""
        if self.flat is None:
            self.flat = [replacer for held in self.others.values() for replacer in held]
        if not self.own:
            return self.flat
        found: list[Replacer] = []
        for thing in event.things():
            held = self.own.get(thing)
            if held is not None and held[0] not in found:
                found += held
        if not found:
            return self.flat
        found += self.flat
        found.sort(key=_rank)
        return found


def _is_about_itself(ability: Replacing) -> bool:
    """Whether an ability replaces only events that happen to, or are caused by, its own source."""
    what = ability.effect.concerns()
    return isinstance(what, Is) and isinstance(what.ref, This)


@final
class Index:
    """The index of one game's abilities. Collections shared with forks are replaced, never changed.

    ``listeners`` and ``replacers`` are lists by ``EventKind``; ``registered`` counts registrations.
    """

    def __init__(self, like: Index | None = None) -> None:
        self.owner = _Owner()
        self.listeners: list[_Listeners] = (
            [_Listeners(_Owner())] * _KINDS if like is None else like.listeners.copy()
        )
        self.registered = 0
        self.replacers: list[_Replacers] = (
            [_Replacers(_Owner())] * _KINDS if like is None else like.replacers.copy()
        )
        self.statics: list[StaticEffect] = []
        """The static abilities that may affect objects or players other than their source."""
        self.elsewhere: dict[int, bool] = {}
        """Objects outside the battlefield and stack with a static ability that affects themselves.
        """
        self.readers: dict[int, int] = {}
        """For objects, the mask of facts (``Reads``) that their abilities on themselves depend on.

        When a fact changes, only these objects are computed again.
        """
        self.acting: dict[int, bool] = {} if like is None else like.acting.copy()
        """Permanents with an activated ability or special action, or face down."""
        self.for_anyone: dict[int, bool] = {} if like is None else like.for_anyone.copy()
        """Permanents and spells with an ability that any player may activate. CR 602.2."""
        self.happening: list[Event] = []
        """The latest simultaneous events, for which abilities have yet to trigger."""
        self.acting_in_order: list[int] | None = None
        """The permanents of ``acting`` in the order of the battlefield; None until it is needed."""
        self.kits: dict[int, Kit] = {} if like is None else like.kits.copy()
        """The kit each object is registered with."""

    def clone(self) -> Index:
        """A copy for another game."""
        copy = Index(self)
        self.owner = _Owner()
        copy.registered = self.registered
        copy.statics = self.statics
        if self.elsewhere:
            copy.elsewhere = self.elsewhere.copy()
        if self.readers:
            copy.readers = self.readers.copy()
        copy.acting_in_order = self.acting_in_order
        return copy

    def listens(self, kind: int) -> bool:
        """Whether a triggered ability waits for events of a kind."""
        return self.listeners[kind].count > 0

    def replaces(self, kind: int) -> bool:
        """Whether a static replacement ability may replace events of a kind."""
        held = self.replacers[kind]
        return len(held.others) > 0 or len(held.own) > 0

    def replacing(self, event: Event) -> list[Replacer]:
        """The static replacement abilities that may replace an event, in order; not to be changed.

        Abilities that are left out are certain not to.
        """
        return self.replacers[event.kind].looking(event)

    def changing_replacers(self, kind: int) -> _Replacers:
        """The replacement abilities for a kind of event, as a copy of this game to be changed."""
        held = self.replacers[kind]
        if held.owner is not self.owner:
            held = held.copy(self.owner)
            self.replacers[kind] = held
        return held

    def watchers(self, kind: int) -> list[Watcher]:
        """All triggered abilities that wait for events of a kind, in order; not to be changed."""
        return self.listeners[kind].everything()

    def changing(self, kind: int) -> _Listeners:
        """The triggered abilities for a kind of event, as a copy of this game to be changed."""
        held = self.listeners[kind]
        if held.owner is not self.owner:
            held = held.copy(self.owner)
            self.listeners[kind] = held
        return held


def heard(game: Game, event: Event) -> list[Watcher]:
    """The triggered abilities that an event may trigger, in order; not to be changed. CR 603.2.

    Abilities that are left out are certain not to trigger in the present state of the game.
    """
    listeners = game.characteristics.index.listeners[event.kind]
    if not listeners.own and not listeners.common:
        return listeners.in_order()
    parts: list[list[Watcher]] = []
    if listeners.others:
        parts.append(listeners.in_order())
    if listeners.own:
        concerned = event.concerned()
        if len(concerned) > 1:
            concerned = [*dict.fromkeys(concerned)]
        for thing in concerned:
            held = listeners.own.get(thing)
            if held is not None:
                parts.append(held)
    if listeners.common:
        for alike in listeners.common.values():
            if len(alike) <= _FEW or _fits_some(game, alike, event):
                parts += alike.values()
    if not parts:
        return []
    if len(parts) == 1:
        return parts[0]
    found = [watcher for part in parts for watcher in part]
    found.sort(key=_serial)
    return found


def _fits_some(game: Game, alike: dict[int, list[Watcher]], event: Event) -> bool:
    """Whether an event fits any of a group of alike abilities, whoever controls it."""
    on = next(iter(alike.values()))[0].ability.on
    for player in game.players.held:
        if on.matches(game, Context(0, player.id), event):
            return True
    return False


def register(game: Game, thing: Object) -> None:
    """Add the abilities of an object that function in its zone to the index. CR 113.6."""
    kit = thing.now.kit
    index = game.characteristics.index
    zone = bit(thing.zone)
    index.kits[thing.id] = kit
    if thing.zone is Zone.BATTLEFIELD and _acts(thing):
        index.acting[thing.id] = True
        index.acting_in_order = None
        if any(one.anyone for one in kit.activated) or any(one.anyone for one in kit.special):
            index.for_anyone[thing.id] = True
    elif thing.zone is Zone.STACK and any(one.anyone and one.zones & zone for one in kit.activated):
        index.for_anyone[thing.id] = True
    for place, triggered in enumerate(kit.triggered):
        if triggered.zones & zone:
            watcher = Watcher(thing.id, place, kit, index.registered)
            for kind in triggered.on.kinds():
                index.changing(kind).add(watcher, kit.scopes[place])
    index.registered += 1
    for place, replacing in enumerate(kit.replacing):
        over = thing.zone is Zone.BATTLEFIELD and replacing.effect.is_over_once_there()
        if replacing.zones & zone and not over:
            replacer = Replacer(thing.id, place, replacing, index.registered)
            for kind in replacing.effect.kinds():
                index.changing_replacers(kind).add(replacer)


def _acts(thing: Object) -> bool:
    """Whether a permanent may have abilities to activate or special actions to take."""
    kit = thing.now.kit
    if kit.activated or kit.special or thing.face_down:
        return True
    return thing.base.doors is not None or thing.copiable.doors is not None


def unregister(game: Game, thing: Object) -> None:
    """Remove the abilities of an object from the index."""
    index = game.characteristics.index
    kit = index.kits.pop(thing.id, None)
    if kit is None:
        return
    if thing.id in index.for_anyone:
        del index.for_anyone[thing.id]
    if thing.id in index.acting:
        del index.acting[thing.id]
        index.acting_in_order = None
    for place, triggered in enumerate(kit.triggered):
        for kind in triggered.on.kinds():
            if thing.id in index.listeners[kind].kept_with(triggered, kit.scopes[place]):
                index.changing(kind).remove(thing.id, triggered, kit.scopes[place])
    for replacing in kit.replacing:
        for kind in replacing.effect.kinds():
            if index.replacers[kind].has(thing.id):
                index.changing_replacers(kind).remove(thing.id)


def static_context(thing: Object) -> Context:
    """The context in which an object's static abilities are evaluated."""
    return Context(thing.id, thing.controller)
