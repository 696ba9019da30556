"""Which abilities listen to which kinds of events, so that no board is ever scanned.
CR 603.2, 614.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events import EventKind
from jajna.ir.abilities import Replacing, Static, Triggered, own_nodes
from jajna.ir.mana import mana_effect
from jajna.ir.refs import Target
from jajna.kernel.context import Context
from jajna.kernel.effects import DelayedTrigger, Shield

if TYPE_CHECKING:
    from jajna.ir.base import Condition, Effect
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Kit, Object

__all__ = [
    "Index",
    "Replacer",
    "StaticEffect",
    "Waiting",
    "Watcher",
    "cloned_shield",
    "cloned_trigger",
    "register",
    "unregister",
]

_KINDS: Final = EventKind.COUNT


@final
class Waiting:
    """What a triggered ability will put on the stack."""

    def __init__(
        self,
        effect: Effect,
        condition: Condition | None,
        delayed: bool,
        uncounterable: bool = False,
    ) -> None:
        self.effects = (effect,)
        self.condition = condition
        self.delayed = delayed
        self.uncounterable = uncounterable
        self.is_mana_ability = mana_effect(effect) is not None and not any(
            isinstance(node, Target) for node in own_nodes(effect)
        )
        """Whether, triggered by mana, it is a mana ability. CR 605.1b."""


@final
class Watcher:
    """A triggered ability of an object in a zone where it works."""

    def __init__(self, source: int, place: int, ability: Triggered) -> None:
        self.source = source
        self.place = place
        self.ability = ability
        self.waiting = Waiting(ability.effect, ability.condition, False, ability.sure)


@final
class Replacer:
    """A static replacement ability of an object in a zone where it works."""

    def __init__(self, source: int, place: int, ability: Replacing) -> None:
        self.source = source
        self.place = place
        self.ability = ability

    def key(self) -> str:
        """Its name among the effects already applied to an event. CR 614.5."""
        return f"{self.source}.{self.place}"


@final
class StaticEffect:
    """A static ability of an object in a zone where it works, with the context to judge it in."""

    def __init__(self, source: int, place: int, ability: Static, ctx: Context, reads: int) -> None:
        self.source = source
        self.place = place
        self.ability = ability
        self.ctx = ctx
        self.reads = reads
        self.where = ability.affects.where()
        """Mask of ``1 << Zone`` and ``PLAYERS``: where what it affects can be."""


@final
class Index:
    """Lists by event kind. The lists are replaced and never changed, so that forks share them."""

    def __init__(self) -> None:
        self.watchers: list[list[Watcher]] = [[]] * _KINDS
        self.replacers: list[list[Replacer]] = [[]] * _KINDS
        self.statics: list[StaticEffect] = []
        """The static abilities that may affect other things than their source."""
        self.elsewhere: dict[int, bool] = {}
        """Objects that are neither on the battlefield nor the stack and affect themselves."""
        self.readers: dict[int, int] = {}
        """On which facts (``Reads``) objects depend by abilities that affect only themselves, so
        that these alone are computed when one changes.
        """
        self.kits: dict[int, Kit] = {}
        """The kit each object is registered with."""

    def clone(self) -> Index:
        """A copy for another game."""
        copy = Index()
        copy.watchers = self.watchers.copy()
        copy.replacers = self.replacers.copy()
        copy.statics = self.statics
        copy.elsewhere = self.elsewhere.copy() if self.elsewhere else {}
        copy.readers = self.readers.copy() if self.readers else {}
        copy.kits = self.kits.copy()
        return copy


def register(game: Game, thing: Object) -> None:
    """Let the object's abilities that work in its zone listen. CR 113.6."""
    kit = thing.now.kit
    index = game.index
    zone = 1 << thing.zone
    index.kits[thing.id] = kit
    place = 0
    for triggered in kit.triggered:
        if triggered.zones & zone:
            watcher = Watcher(thing.id, place, triggered)
            for kind in triggered.on.kinds():
                index.watchers[kind] = [*index.watchers[kind], watcher]
        place += 1
    for replacing in kit.replacing:
        if replacing.zones & zone:
            replacer = Replacer(thing.id, place, replacing)
            for kind in replacing.effect.kinds():
                index.replacers[kind] = [*index.replacers[kind], replacer]
        place += 1


def unregister(game: Game, thing: Object) -> None:
    """Let the object's abilities listen no longer."""
    index = game.index
    kit = index.kits.pop(thing.id, None)
    if kit is None:
        return
    for triggered in kit.triggered:
        for kind in triggered.on.kinds():
            index.watchers[kind] = [w for w in index.watchers[kind] if w.source != thing.id]
    for replacing in kit.replacing:
        for kind in replacing.effect.kinds():
            index.replacers[kind] = [r for r in index.replacers[kind] if r.source != thing.id]


def static_context(thing: Object) -> Context:
    """The context in which an object's static abilities are judged."""
    return Context(thing.id, thing.controller)


def cloned_shield(shield: Shield, memo: dict[int, Context]) -> Shield:
    """A copy for another game."""
    copy = shield.clone(memo)
    assert isinstance(copy, Shield)
    return copy


def cloned_trigger(trigger: DelayedTrigger, memo: dict[int, Context]) -> DelayedTrigger:
    """A copy for another game."""
    copy = trigger.clone(memo)
    assert isinstance(copy, DelayedTrigger)
    return copy
