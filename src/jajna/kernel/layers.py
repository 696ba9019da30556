"""The interaction of continuous effects: characteristics computed in layers. CR 613.

Each object starts from its copiable values. Effects are applied layer by layer, within a layer
those of characteristic-defining abilities first (CR 613.3), then in timestamp order (CR 613.7).
While this runs, ``Object.now`` holds the values computed so far, so that what an effect applies to
is judged by them.

All objects are computed anew when the set of effects, or a fact some effect reads, has changed;
otherwise only the objects that changed themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import Ability, Keyworded, own_nodes
from jajna.ir.base import PLAYERS, Duration, Filter, Layer, Modification, walk
from jajna.kernel import index, zones
from jajna.kernel.effects import Continuous
from jajna.kernel.index import StaticEffect
from jajna.kernel.objects import INTRINSIC, Characteristics, Kit, Object, intrinsic_abilities
from jajna.kernel.rules import PlayerRules
from jajna.vocab import Reads, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["FACE_DOWN", "GrantedKit", "cloned", "own", "recompute_all", "refresh", "with_abilities"]

_LAYERS: Final = 12


@final
class GrantedKit:
    """A kit made by adding an ability to another; kept so that equal grants share it."""

    def __init__(self, base: Kit, ability: Ability, made: Kit) -> None:
        self.base = base
        self.ability = ability
        self.made = made


def _face_down() -> Characteristics:
    """The characteristics of a face-down permanent. CR 708.2a."""
    made = Characteristics("")
    made.types = Type.CREATURE
    made.power = 2
    made.toughness = 2
    return made


FACE_DOWN: Final = _face_down()


@final
class _Applying:
    """A continuous effect while the layers are gone through."""

    def __init__(
        self,
        ctx: Context,
        changes: tuple[Modification, ...],
        timestamp: int,
        defining: bool,
        static: StaticEffect | None,
        affects: Filter | None,
        objects: list[int] | None,
    ) -> None:
        self.ctx = ctx
        self.changes = changes
        self.timestamp = timestamp
        self.defining = defining
        self.static = static
        self.affects = affects
        self.objects = objects
        self.layers = 0
        for change in changes:
            self.layers |= 1 << change.layer()
        self.stopped = False

    def comes_before(self, other: _Applying) -> bool:
        """Order within a layer. CR 613.3, 613.7."""
        if self.defining != other.defining:
            return self.defining
        return self.timestamp < other.timestamp


def cloned(effect: Continuous, memo: dict[int, Context]) -> Continuous:
    """A copy for another game."""
    copy = effect.clone(memo)
    assert isinstance(copy, Continuous)
    return copy


def own(game: Game, thing: Object) -> Characteristics:
    """The object's characteristics, as a copy of its own that may be changed."""
    if thing.id not in game.modified:
        game.modified.append(thing.id)
        thing.now = thing.now.copy()
    return thing.now


def with_abilities(game: Game, now: Characteristics, abilities: tuple[Ability, ...]) -> None:
    """Add abilities to characteristics being computed. CR 613.1f."""
    for ability in abilities:
        if isinstance(ability, Keyworded) and ability.bit and now.keywords & ability.bit:
            if not ability.meaning:
                continue
        key = (id(now.kit), id(ability))
        known = game.kits.get(key)
        if known is None:
            known = GrantedKit(now.kit, ability, Kit((*now.kit.all, ability), now.kit.intrinsic))
            game.kits[key] = known
        now.kit = known.made
        now.keywords = now.kit.keywords


def refresh(game: Game) -> None:
    """Bring all characteristics up to date."""
    rounds = 0
    while game.dirty or game.stale:
        rounds += 1
        assert rounds < 100, "characteristics don't settle"
        if game.dirty or game.reads & Reads.BOARD:
            recompute_all(game)
        else:
            targets = [number for number in game.stale if number in game.objects]
            game.stale.clear()
            _compute(game, targets, False)
        if game.combat is not None:
            game.combat.settle(game)


def recompute_all(game: Game) -> None:
    """Compute every object from its copiable values, ignoring what was known."""
    game.dirty = False
    game.stale.clear()
    _end_what_is_over(game)
    targets = [*game.battlefield, *game.stack]
    targets += [
        number
        for number in game.modified
        if number in game.objects
        and game.objects[number].zone not in (Zone.BATTLEFIELD, Zone.STACK)
    ]
    _compute(game, targets, True)


def _end_what_is_over(game: Game) -> None:
    """End effects that last only as long as something holds. CR 611.2b."""
    for effect in game.lasting:
        if effect.duration in (Duration.WHILE_SOURCE_REMAINS, Duration.WHILE_SOURCE_TAPPED):
            source = game.objects.get(effect.ctx.source)
            if (
                source is None
                or source.zone is not Zone.BATTLEFIELD
                or source.controller != effect.ctx.controller
                or (effect.duration == Duration.WHILE_SOURCE_TAPPED and not source.tapped)
            ):
                game.lasting = [held for held in game.lasting if held is not effect]


def _compute(game: Game, targets: list[int], everything: bool) -> None:
    controllers = [game.objects[number].controller for number in targets]
    for number in targets:
        _start(game, game.objects[number])
    effects = _effects(game)
    if everything:
        game.reads = 0
        for static in game.index.statics:
            game.reads |= static.reads
        for lasting in game.lasting:
            if lasting.duration in (Duration.WHILE_SOURCE_REMAINS, Duration.WHILE_SOURCE_TAPPED):
                game.reads |= Reads.TAPS | Reads.ZONES | Reads.BOARD
            for change in lasting.changes:
                for node in own_nodes(change):
                    game.reads |= node.reads()
        game.rules = [PlayerRules() for _ in game.players]
    for layer in range(_LAYERS):
        if layer == Layer.POWER_CHANGED:
            _apply_counters(game, targets)
        _apply_layer(game, effects, layer, targets, everything)
        if layer == Layer.TYPE:
            _settle_intrinsic(game, targets)
        if layer == Layer.ABILITY:
            _add_granted(game, effects, targets, everything)
    for position, number in enumerate(targets):
        _settle(game, game.objects[number], controllers[position])


def _start(game: Game, thing: Object) -> None:
    thing.now = (
        FACE_DOWN
        if thing.face_down
        and thing.zone
        in (
            Zone.BATTLEFIELD,
            Zone.STACK,
        )
        else thing.base
    )
    thing.controller = thing.first_controller
    if thing.id in game.modified:
        game.modified.remove(thing.id)


def _effects(game: Game) -> list[_Applying]:
    """Every continuous effect, in timestamp order."""
    found: list[_Applying] = []
    for static in game.index.statics:
        source = game.objects[static.source]
        static.ctx.controller = source.controller
        found.append(
            _Applying(
                static.ctx,
                static.ability.changes,
                source.timestamp,
                static.ability.defining,
                static,
                static.ability.affects,
                None,
            )
        )
    for lasting in game.lasting:
        found.append(
            _Applying(
                lasting.ctx,
                lasting.changes,
                lasting.timestamp,
                False,
                None,
                lasting.affects,
                lasting.objects,
            )
        )
    return found


def _apply_layer(
    game: Game, effects: list[_Applying], layer: int, targets: list[int], everything: bool
) -> None:
    bit = 1 << layer
    here = [effect for effect in effects if effect.layers & bit and not effect.stopped]
    if not here:
        return
    for effect in _in_order(here):
        things = _affected(game, effect, layer, targets, everything)
        for change in effect.changes:
            if change.layer() != layer:
                continue
            for number in things:
                effect.ctx.affected = number
                if not is_player(number):
                    change.modify(game, effect.ctx, number, own(game, game.objects[number]))
                elif everything and layer in (Layer.ABILITY, Layer.RULES):
                    change.govern(game, effect.ctx, number, game.rules[number])


def _in_order(effects: list[_Applying]) -> list[_Applying]:
    """The effects of a layer in the order of CR 613.3 and 613.7; an insertion sort, they are
    few.
    """
    ordered: list[_Applying] = []
    for effect in effects:
        place = len(ordered)
        while place and effect.comes_before(ordered[place - 1]):
            place -= 1
        ordered.insert(place, effect)
    return ordered


def _affected(
    game: Game, effect: _Applying, layer: int, targets: list[int], everything: bool
) -> list[int]:
    """To what the effect applies, fixed when it first applies. CR 613.6, 611.2c, 611.3a."""
    if effect.objects is not None:
        return [
            number
            for number in effect.objects
            if is_player(number) or (number in game.objects if everything else number in targets)
        ]
    static = effect.static
    if static is not None:
        source = game.objects[static.source]
        effect.ctx.controller = source.controller
        if not _has_ability(source, static) or not _condition_holds(game, static):
            effect.stopped = True
            return []
    things = _fitting(game, effect, targets, everything)
    effect.objects = things
    return things


def _has_ability(source: Object, static: StaticEffect) -> bool:
    return any(static.ability is held for held in source.now.kit.statics)


def _condition_holds(game: Game, static: StaticEffect) -> bool:
    condition = static.ability.condition
    return condition is None or condition.holds(game, static.ctx)


def _fitting(game: Game, effect: _Applying, targets: list[int], everything: bool) -> list[int]:
    affects = effect.affects
    if affects is None:
        return []
    narrow = affects.narrow(game, effect.ctx)
    if narrow is not None:
        return [
            number
            for number in narrow
            if (is_player(number) or number in game.objects)
            and (everything or number in targets)
            and affects.matches(game, effect.ctx, number)
        ]
    where = affects.where()
    found: list[int] = []
    if where & PLAYERS and everything:
        found += [
            seat
            for seat in game.seats_in_order(game.active)
            if affects.matches(game, effect.ctx, seat)
        ]
    looked = zones.objects_in(game, where & ~PLAYERS) if everything else targets
    for number in looked:
        thing = game.objects[number]
        if where & 1 << thing.zone and affects.matches(game, effect.ctx, number):
            found.append(number)
    return found


def _settle_intrinsic(game: Game, targets: list[int]) -> None:
    """Lands have the mana abilities of the basic land types they have now. CR 305.6, 305.7."""
    for number in game.modified:
        if number not in targets:
            continue
        now = game.objects[number].now
        wanted = intrinsic_abilities(now.types, now.subtypes)
        if wanted == now.kit.intrinsic:
            continue
        key = (id(now.kit), sum([1 << INTRINSIC.index(one) for one in wanted]))
        known = game.kits.get(key)
        if known is None:
            known = GrantedKit(now.kit, INTRINSIC[0], Kit(now.kit.all, wanted))
            game.kits[key] = known
        now.kit = known.made


def _add_granted(
    game: Game, effects: list[_Applying], targets: list[int], everything: bool
) -> None:
    """Let static abilities that objects gained in layer 6 begin to apply. CR 613.7a."""
    for number in targets:
        thing = game.objects[number]
        if thing.now.kit is thing.base.kit or not thing.now.kit.statics:
            continue
        for place, ability in enumerate(thing.now.kit.statics):
            if any(ability is held for held in thing.base.kit.statics):
                continue
            ctx = index.static_context(thing)
            static = StaticEffect(number, place, ability, ctx, thing.now.kit.reads[place])
            applying = _Applying(
                ctx,
                ability.changes,
                max(thing.timestamp, _granted_at(effects, number, ability)),
                ability.defining,
                static,
                ability.affects,
                None,
            )
            effects.append(applying)
            game.reads |= static.reads | Reads.BOARD
            if not everything:
                game.dirty = True  # it may apply to objects that are not computed now
            if applying.layers & 1 << Layer.ABILITY:
                _apply_layer(game, [applying], Layer.ABILITY, targets, everything)


def _granted_at(effects: list[_Applying], number: int, ability: Ability) -> int:
    """The timestamp of the latest effect that gave an object this very ability. CR 613.7a."""
    latest = 0
    for effect in effects:
        if not effect.layers & 1 << Layer.ABILITY or number not in (effect.objects or []):
            continue
        for change in effect.changes:
            if any(node is ability for node in walk(change)):
                latest = max(latest, effect.timestamp)
    return latest


def _apply_counters(game: Game, targets: list[int]) -> None:
    """+1/+1, -1/-1 and like counters. CR 122.1a, 613.4c."""
    for number in targets:
        thing = game.objects[number]
        if not thing.counters or not thing.now.types & Type.CREATURE:
            continue
        for name, held in thing.counters.items():
            power, toughness = counter_values(name)
            if power or toughness:
                now = own(game, thing)
                now.power += power * held
                now.toughness += toughness * held


def counter_values(name: str) -> tuple[int, int]:
    """What one counter named like ``+1/+1`` adds to power and toughness. CR 122.1a."""
    halves = name.split("/")
    if len(halves) != 2:
        return 0, 0
    power, toughness = halves
    if power[:1] not in ("+", "-") or toughness[:1] not in ("+", "-"):
        return 0, 0
    return int(power), int(toughness)


def _settle(game: Game, thing: Object, before: int) -> None:
    """Let abilities that were gained or lost listen or not, and note a change of control."""
    if game.index.kits.get(thing.id) is not thing.now.kit:
        index.unregister(game, thing)
        index.register(game, thing)
    if thing.controller != before and thing.zone is Zone.BATTLEFIELD:
        thing.since_turn = game.turn
        game.remove_from_combat(thing.id)
