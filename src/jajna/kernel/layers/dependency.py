"""The order of effects within a layer: by timestamp, but for dependency. CR 613.7, 613.8.

Whether one effect depends on another is found out as the rule says: by applying the other and
looking whether the one would still exist, apply to the same things and do the same to them. What
an effect can't change by its kind another need not be tried against.
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
    """The effect to apply next; what waits is considered anew after each. CR 613.8c.

    An effect that doesn't exist yet may come to exist by others of the layer. None if none exists.
    ``written`` is what those that wait may change.
    """
    first = _first(run)
    if first is None or not first.looks & written:
        return first  # it depends on none: most often nothing need be found out of the others
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
    """The first effect that exists of those that wait."""
    for effect in run.waiting:
        if run.exists(effect):
            return effect
    return None


def _awaited(
    run: Computation, group: list[Applying], place: int, layer: int, known: dict[int, list[int]]
) -> list[int]:
    """The places of the effects on which one depends, found out once and kept in ``known``: most
    often the first effect depends on none, and nothing need be found out of the others.
    """
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
    """What any of the effects that wait in a layer may change (``Aspects``)."""
    written = 0
    for effect in group:
        _know_kinds(effect, layer)
        written |= effect.writes
    return written


def _looked(group: list[Applying]) -> int:
    """What any of them looks at."""
    looked = 0
    for effect in group:
        looked |= effect.looks
    return looked


def _know_kinds(effect: Applying, layer: int) -> None:
    """Note what an effect that waits in a layer may change and looks at."""
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
    """The places of the effects on which one depends. CR 613.8a."""
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
    """Whether applying the other changes the effect's existence, things or doing. CR 613.8a."""
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
    """Whether an effect exists, to what it applies and what it would do to each thing."""
    if not run.exists(effect):
        return [-1]
    things = run.subjects(effect)
    found = [len(things), *things]
    for change in effect.changes_in(layer):
        for number in things:
            effect.ctx.affected = number
            found += change.does(run.game, effect.ctx, number)
    return found
