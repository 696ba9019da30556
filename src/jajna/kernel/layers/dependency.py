"""The order of effects within a layer: by timestamp, except for dependency. CR 613.7, 613.8.

Dependency is tested as the rule defines it: the other effect is applied, and the effect compared in
its existence, the things it applies to and what it does to them. The test is left out where the
characteristics that the other changes can't matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.base import WRITTEN
from jajna.kernel.objects.characteristics import Characteristics
from jajna.vocab import Aspects, is_player

if TYPE_CHECKING:
    from jajna.kernel.layers.applying import Applying, Computation

__all__ = ["apply_layer"]


def apply_layer(run: Computation, layer: int) -> None:
    """Apply all effects of a layer or sublayer in their order."""
    bit = 1 << layer
    for effect in run.effects:
        if effect.layers & bit:
            run.wait(effect)
    entangled = False
    written = 0
    while run.waiting:
        if run.grown:
            written = _written(run.waiting, layer)
            entangled = len(run.waiting) > 1 and _looked(run.waiting) & written != 0
            run.tangled = run.tangled or entangled
            run.grown = False
        following = _next(run, layer, written) if entangled else run.waiting[0]
        if following is None:
            run.waiting.clear()
            return
        run.waiting.remove(following)
        run.apply(following, layer)


def _next(run: Computation, layer: int, written: int) -> Applying | None:
    """The effect to apply next; None if no waiting effect exists. CR 613.8c.

    The order is determined anew after each effect, as others may come to exist. ``written`` is the
    mask (``Aspects``) of what waiting effects may change.
    """
    first = _first(run)
    if first is None or not first.looks & written:
        return first  # it depends on none, so the others need no test
    there = [effect for effect in run.waiting if run.exists(effect)]
    group = [effect for effect in there if effect.defining == first.defining]  # CR 613.8a
    if len(group) < 2:
        return first
    known: dict[int, list[int]] = {}
    for place, effect in enumerate(group):
        blocked = False
        for other in _awaited(run, group, place, layer, known):
            if _comes_to(run, group, other, place, layer, known):
                continue  # CR 613.8b: in a loop the timestamps decide
            blocked = True
            if run.watched < 0:
                break
            if not any(group[other] is one for one in effect.waited):
                effect.waited.append(group[other])
        if not blocked:
            return effect
    raise AssertionError("the first effects of a loop wait for nothing outside it")


def _first(run: Computation) -> Applying | None:
    """The first waiting effect that exists; None if none does."""
    for effect in run.waiting:
        if run.exists(effect):
            return effect
    return None


def _awaited(
    run: Computation, group: list[Applying], place: int, layer: int, known: dict[int, list[int]]
) -> list[int]:
    """The indices of the effects that one depends on, computed once and kept in ``known``."""
    found = known.get(place)
    if found is None:
        found = _dependencies(run, group, place, layer)
        known[place] = found
    return found


def _comes_to(
    run: Computation,
    group: list[Applying],
    start: int,
    end: int,
    layer: int,
    known: dict[int, list[int]],
) -> bool:
    """Whether an effect depends on another, directly or through others."""
    reached: dict[int, bool] = {}
    stack = _awaited(run, group, start, layer, known).copy()
    while stack:
        place = stack.pop()
        if place == end:
            return True
        if place not in reached:
            reached[place] = True
            stack += _awaited(run, group, place, layer, known)
    return False


def _written(group: list[Applying], layer: int) -> int:
    """Mask (``Aspects``) of what any of some effects may change in a layer."""
    written = 0
    for effect in group:
        _know_kinds(effect, layer)
        written |= effect.writes
    return written


def _looked(group: list[Applying]) -> int:
    """Mask (``Aspects``) of what any of some effects depends on."""
    looked = 0
    for effect in group:
        looked |= effect.looks
    return looked


def _know_kinds(effect: Applying, layer: int) -> None:
    """Compute the masks ``writes`` and ``looks`` of an effect for a layer."""
    if effect.kinds_in != layer:
        effect.kinds_in = layer
        effect.writes = _writes(effect, layer)
        effect.looks = _looks(effect, layer)


def _writes(effect: Applying, layer: int) -> int:
    mask = WRITTEN[layer]
    if effect.mixed:
        for place, where in enumerate(effect.parts.layer_of):
            if effect.mixed[place]:
                mask |= WRITTEN[where]
    for change in effect.changes_in(layer):
        if change.removes_abilities():
            mask |= Aspects.ABILITIES | Aspects.EXISTENCE
    return mask


def _looks(effect: Applying, layer: int) -> int:
    mask = 0
    if effect.objects is None:
        mask = effect.parts.subject
        if effect.static is not None:
            mask |= Aspects.EXISTENCE
    for place, where in enumerate(effect.layer_of):
        if where == layer:
            mask |= effect.parts.looks[place]
    return mask


def _dependencies(run: Computation, group: list[Applying], place: int, layer: int) -> list[int]:
    """The indices of the effects that one depends on. CR 613.8a."""
    effect = group[place]
    _know_kinds(effect, layer)
    found: list[int] = []
    if not effect.looks:
        return found
    before: list[int] | None = None
    for other in range(len(group)):
        _know_kinds(group[other], layer)
        if other == place or not effect.looks & group[other].writes:
            continue
        if before is None:
            before = _meaning(run, effect, layer)
        if _would_change(run, effect, before, group[other], layer):
            found.append(other)
    return found


def _would_change(
    run: Computation, effect: Applying, before: list[int], other: Applying, layer: int
) -> bool:
    """Whether applying the other changes an effect's existence, things or result. CR 613.8a."""
    if not run.exists(other):
        return False
    game = run.game
    things = [number for number in run.subjects(other) if not is_player(number)]
    kept: list[Characteristics] = []
    controllers: list[int] = []
    for number in things:
        thing = game.objects[number]
        kept.append(thing.now)
        controllers.append(thing.controller)
        thing.now = thing.now.copy()
    run.change(other, things, layer)
    after = _meaning(run, effect, layer)
    for place, number in enumerate(things):
        thing = game.objects[number]
        thing.now = kept[place]
        thing.controller = controllers[place]
    return before != after


def _meaning(run: Computation, effect: Applying, layer: int) -> list[int]:
    """The things an effect applies to and its results, as numbers; [-1] if it doesn't exist."""
    if not run.exists(effect):
        return [-1]
    things = run.subjects(effect)
    found = [len(things), *things]
    for change in effect.changes_in(layer):
        for number in things:
            effect.ctx.affected = number
            found += change.does(run.game, effect.ctx, number)
    return found
