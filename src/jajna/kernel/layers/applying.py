"""Continuous effects being applied in layers: existence, subjects and changes. CR 611, 613."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.base import PLAYERS, Filter, Layer, Modification
from jajna.kernel.objects import identical
from jajna.kernel.objects.characteristics import Characteristics
from jajna.kernel.objects.kit import Kit, Parts
from jajna.kernel.objects.object import Object
from jajna.kernel.players import range_of_influence
from jajna.kernel.state import index
from jajna.kernel.state.index import StaticEffect
from jajna.kernel.zones import move
from jajna.vocab import Zone, bit, is_player

if TYPE_CHECKING:
    from jajna.ir.abilities import Static
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.lasting_effects import Continuous

__all__ = ["ADDS_ABILITIES", "Applying", "Computation", "Step", "own"]

MIXED: Final = Layer.ABILITY
"""The layer of all changes that the rules of 2003 apply by timestamps. CR 2003-07-01 418.5a."""

_MIXED_LAYERS: Final = (
    Layer.COLOR,
    Layer.ABILITY,
    Layer.POWER_SET,
    Layer.POWER_CHANGED,
    Layer.POWER_SWITCHED,
)

ADDS_ABILITIES: Final = 1 << Layer.COPY | 1 << Layer.TEXT | 1 << Layer.ABILITY
"""Mask of the layers in which an object can gain static abilities."""


def own(game: Game, thing: Object) -> Characteristics:
    """The characteristics of an object, as a copy that may be changed.

    The object itself is copied first if forks of the game share it, as objects in libraries are.
    """
    if thing.is_shared():
        thing = game.objects.own(thing.id)
        game.characteristics.modified[thing.id] = True
        thing.now = thing.now.copy()
    return thing.now


@final
class Applying:
    """A continuous effect being applied in layers. CR 611, 613.

    ``objects`` lists the things it applies to, None before it has started (CR 613.6). ``place``
    orders effects with the same timestamp. ``waited`` lists the effects it depended on when one
    with a later timestamp was applied before it (CR 613.8b).
    """

    def __init__(self, ctx: Context, parts: Parts, timestamp: int, place: int) -> None:
        self.ctx = ctx
        self.parts = parts
        self.timestamp = timestamp
        self.place = place
        self.defining = False
        self.static: StaticEffect | None = None
        self.lasting: Continuous | None = None
        self.affects: Filter | None = None
        self.objects: list[int] | None = None
        self.layer_of = parts.layer_of
        self.layers = parts.layers
        self.waited: list[Applying] = []
        self.gone_in = -1
        """The layer in which its ability was lost before the effect started; -1 if it wasn't.

        The same ability gained later makes another effect. CR 613.6.
        """
        self.mixed: list[bool] = []
        """For each change whether it was put into the layer ``MIXED``; empty if none was."""
        self.kinds_in = -1
        """The layer for which ``writes`` and ``looks`` were computed."""
        self.writes = 0
        """Mask (``Aspects``) of the characteristics its changes in that layer may change."""
        self.looks = 0
        """Mask (``Aspects``) of the characteristics the effect depends on in that layer."""

    def comes_before(self, other: Applying) -> bool:
        """Whether it precedes another effect of the layer, dependency aside. CR 613.3, 613.7."""
        if self.defining != other.defining:
            return self.defining
        if self.timestamp != other.timestamp:
            return self.timestamp < other.timestamp
        return self.place < other.place

    def changes_in(self, layer: int) -> list[Modification]:
        """The list of its changes in a layer."""
        changes = self.parts.changes
        return [changes[place] for place, where in enumerate(self.layer_of) if where == layer]

    def treat_as_set(self) -> None:
        """Move changes that define power and toughness to layer 7b. CR 604.3a, 613.4b.

        An ability that was granted, has a condition or affects other objects defines nothing.
        """
        self.layer_of = self.layer_of.copy()
        for place, layer in enumerate(self.layer_of):
            if layer == Layer.POWER_DEFINED:
                self.layer_of[place] = Layer.POWER_SET
                self.layers = self.layers & ~(1 << layer) | 1 << Layer.POWER_SET

    def mix(self) -> None:
        """Move changes of colors, abilities, power and toughness to one layer, ``MIXED``.

        Characteristic-defining abilities keep their place. CR 2003-07-01 418.5a, 418.5i.
        """
        self.mixed = [layer in _MIXED_LAYERS for layer in self.layer_of]
        if not any(self.mixed):
            return
        self.layer_of = [
            MIXED if self.mixed[place] else layer for place, layer in enumerate(self.layer_of)
        ]
        self.layers = 0
        for layer in self.layer_of:
            self.layers |= 1 << layer


@final
class Step:
    """The change that one effect made to one object in one layer, recorded for explanations.

    ``effect`` is None for counters and for face-down status, which the rules themselves apply.
    ``waited`` lists the effects it waited for in this layer (CR 613.8b).
    """

    def __init__(
        self,
        layer: int,
        effect: Applying | None,
        before: Characteristics,
        after: Characteristics,
        controllers: tuple[int, int],
    ) -> None:
        self.layer = layer
        self.effect = effect
        self.before = before
        self.after = after
        self.controllers = controllers
        self.waited = effect.waited.copy() if effect is not None else []
        self.started = False
        """Whether the effect had begun to apply in an earlier layer. CR 613.6."""


@final
class Computation:
    """One computation through all layers for the objects in ``targets``. CR 613.1.

    ``everything`` is true if these are all objects whose characteristics effects may change.
    """

    def __init__(self, game: Game, targets: list[int], everything: bool) -> None:
        self.game = game
        self.targets = targets
        self.wanted: dict[int, bool] = {}
        for number in targets:
            self.wanted[number] = True
        self.everything = everything
        self.effects: list[Applying] = []
        self._made: dict[int, dict[int, int]] = {}
        """For each object the number of effects of each of its abilities, by identity.

        Counted are the first ``_counted`` effects.
        """
        self._counted = 0
        self._gathered: dict[int, Kit] = {}
        """The kit of each object when its gained static abilities were last gathered."""
        self.waiting: list[Applying] = []
        """The effects of the layer that are still to be applied, in order."""
        self.grown = False
        """Whether effects were added to ``waiting`` since this was last reset."""
        self.looked: list[int] = targets
        """The targets to compute: one of each group of identical permanents."""
        self.followers: dict[int, list[int]] = {}
        """For the one of each group the others, which get its values."""
        self.differ = False
        """Whether identical permanents must be computed one by one after all."""
        self._controller = -1
        self.watched = -1
        """The object whose steps are recorded; -1 for none."""
        self.steps: list[Step] = []
        self.mixed = False
        """Whether effects are applied as in the rules of 2003. CR 2003-07-01 418.5a."""
        self.tangled = False
        """Whether the effects on one object may depend on others, outside this computation too."""

    def exists(self, effect: Applying) -> bool:
        """Whether an effect has started, or its object has the ability and the condition is true.
        CR 613.6.
        """
        static = effect.static
        if static is None or effect.objects is not None:
            return True
        if effect.gone_in >= 0:
            return False
        source = self.game.objects[static.source]
        effect.ctx.controller = source.controller
        if not _has_ability(source, static):
            return False
        condition = static.ability.condition
        if condition is None or effect.parts.each:
            return True
        return condition.holds(self.game, static.ctx)

    def subjects(self, effect: Applying) -> list[int]:
        """The list of things an existing effect applies to, fixed once it has started.
        CR 613.6, 611.2c, 611.3a.

        Of them it affects those within range of influence of its controller (CR 801.10). What the
        condition is true of are these things where it is one on each by itself.
        """
        if effect.objects is not None:
            return range_of_influence.within(self.game, effect.ctx.controller, effect.objects)
        found = range_of_influence.within(self.game, effect.ctx.controller, self._affected(effect))
        static = effect.static
        if static is None or not effect.parts.each:
            return found
        condition = static.ability.condition
        assert condition is not None
        met: list[int] = []
        for number in found:
            effect.ctx.affected = number
            if condition.holds(self.game, effect.ctx):
                met.append(number)
        return met

    def _affected(self, effect: Applying) -> list[int]:
        affects = effect.affects
        if affects is None:
            return []
        game = self.game
        narrow = affects.narrow(game, effect.ctx)
        if narrow is not None:
            there = [
                number
                for number in narrow
                if (is_player(number) or number in game.objects)
                and (self.everything or number in self.wanted)
            ]
            return affects.fitting(game, effect.ctx, there)
        return self._fitting(effect.ctx, affects)

    def _fitting(self, ctx: Context, affects: Filter) -> list[int]:
        game = self.game
        where = affects.where()
        found: list[int] = []
        if where & PLAYERS and self.everything:
            for seat in game.players.in_order(game.turn.active):
                if affects.matches(game, ctx, seat):
                    found.append(seat)
        looked = self.looked
        if self.everything and (where & ~PLAYERS != 1 << Zone.BATTLEFIELD or not self.followers):
            looked = move.objects_in(game, where & ~PLAYERS)
        for number in looked:
            if not where & bit(game.objects[number].zone):
                continue
            if number in self.wanted or game.objects[number].zone is not Zone.BATTLEFIELD:
                if affects.matches(game, ctx, number):
                    found.append(number)
        return found

    def apply(self, effect: Applying, layer: int) -> None:
        """Apply the changes of an effect in a layer, if the effect exists."""
        if not self.exists(effect):
            return
        started = effect.objects is not None and effect.static is not None
        things = self.subjects(effect)
        effect.objects = things
        before = self._before(things)
        self.change(effect, things, layer)
        if before is not None:
            self._record(layer, effect, before)
            self.steps[-1].started = started
        if any(change.removes_abilities() for change in effect.changes_in(layer)):
            self.lose(layer)
        if ADDS_ABILITIES & 1 << layer:
            for number in things:
                if not is_player(number):
                    self.gather(self.game.objects[number], effect.timestamp, layer)

    def change(self, effect: Applying, things: list[int], layer: int) -> None:
        """Make the changes of an effect in a layer to a list of things."""
        game = self.game
        for change in effect.changes_in(layer):
            for number in things:
                effect.ctx.affected = number
                if not is_player(number):
                    thing = game.objects[number]
                    change.modify(game, effect.ctx, number, own(game, thing))
                elif self.everything and layer in (Layer.ABILITY, Layer.RULES):
                    game.effects.ruled = True
                    change.govern(game, effect.ctx, number, game.effects.rules[number])

    def _before(self, things: list[int]) -> Characteristics | None:
        if self.watched < 0 or self.watched not in things:
            return None
        thing = self.game.objects[self.watched]
        self._controller = thing.controller
        return thing.now.copy()

    def _record(self, layer: int, effect: Applying, before: Characteristics) -> None:
        thing = self.game.objects[self.watched]
        controllers = (self._controller, thing.controller)
        self.steps.append(Step(layer, effect, before, thing.now.copy(), controllers))

    def note(self, layer: int, thing: Object, before: Characteristics) -> None:
        """Record a change that the rules themselves made, if the object is watched."""
        if thing.id == self.watched:
            controllers = (thing.controller, thing.controller)
            self.steps.append(Step(layer, None, before, thing.now.copy(), controllers))

    def gather(self, thing: Object, timestamp: int, layer: int) -> None:
        """Add the effects of static abilities that an object has gained. CR 613.7a."""
        kit = thing.now.kit
        if kit is thing.base.kit or self._gathered.get(thing.id) is kit:
            return
        self._gathered[thing.id] = kit
        if not kit.statics:
            return
        instances: dict[int, int] = {}
        for place, ability in enumerate(kit.statics):
            if not (ability.zones & bit(thing.zone) or ability.defining):
                continue
            instance = instances.get(id(ability), 0) + 1
            instances[id(ability)] = instance
            if instance > self._known(thing.id, ability):
                self._add(thing, ability, place, max(thing.timestamp, timestamp), layer)

    def lose(self, layer: int) -> None:
        """Mark effects that won't start as their abilities were removed in a layer. CR 613.6."""
        self._count()
        for effect in self.effects:
            static = effect.static
            if static is not None and effect.objects is None and effect.gone_in < 0:
                if not _has_ability(self.game.objects[static.source], static):
                    effect.gone_in = layer
                    self._made[static.source][id(static.ability)] -= 1

    def _known(self, source: int, ability: Static) -> int:
        """The number of effects that this ability of an object already has in the computation."""
        self._count()
        made = self._made.get(source)
        return made.get(id(ability), 0) if made is not None else 0

    def _count(self) -> None:
        """Count the effects added since the last count."""
        if self._counted == len(self.effects):
            return
        for effect in self.effects[self._counted :]:
            static = effect.static
            if static is not None:
                made = self._made.setdefault(static.source, {})
                made[id(static.ability)] = made.get(id(static.ability), 0) + 1
        self._counted = len(self.effects)

    def _add(self, thing: Object, ability: Static, place: int, timestamp: int, layer: int) -> None:
        ctx = index.static_context(thing)
        kit = thing.now.kit
        static = StaticEffect(thing.id, place, ability, ctx, kit.reads[place])
        effect = Applying(ctx, kit.parts[place], timestamp, place)
        effect.static = static
        effect.affects = ability.affects
        if layer in (Layer.COPY, Layer.TEXT):
            effect.defining = ability.defining
        else:
            effect.treat_as_set()
        if self.mixed:
            effect.mix()
        self.effects.append(effect)
        self.game.characteristics.reads |= static.reads
        if place in kit.spreading or layer in (Layer.COPY, Layer.TEXT):
            self.tangled = True
        if self.followers and (thing.id in self.followers or static.reads & identical.TELLS_APART):
            self.differ = self.differ or not kit.uniform
        if effect.layers & 1 << layer:
            self.wait(effect)

    def wait(self, effect: Applying) -> None:
        """Insert an effect into ``waiting`` at its place in the order."""
        effect.waited = []
        self.grown = True
        place = len(self.waiting)
        while place and effect.comes_before(self.waiting[place - 1]):
            place -= 1
        self.waiting.insert(place, effect)


def _has_ability(source: Object, static: StaticEffect) -> bool:
    held = source.now.kit.statics
    if static.place < len(held) and held[static.place] is static.ability:
        return True  # most often the ability is at its old index
    return any(static.ability is one for one in held)
