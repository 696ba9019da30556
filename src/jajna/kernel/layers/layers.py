"""The interaction of continuous effects: characteristics computed in layers. CR 613.

Each object starts from its own values. Effects are applied layer by layer, within a layer those of
characteristic-defining abilities first (CR 613.3), then in the order of
``kernel.layers.dependency`` (CR 613.7, 613.8). Meanwhile ``Object.now`` holds the values computed
so far, which decide what an effect applies to (``kernel.layers.applying``).

All objects are computed anew when an effect on other objects, or a fact it depends on, has changed;
otherwise only the changed objects and those that depend on others. One of several identical
permanents is computed for all (``kernel.objects.identical``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.era_switches import PowerLayers
from jajna.events.marks import SUSPECTED
from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.base import ANYWHERE, Duration, Layer, walk
from jajna.ir.granted import granted_by, names_granter
from jajna.kernel.card_kinds.merged import MUTATING
from jajna.kernel.layers import dependency
from jajna.kernel.layers.applying import MIXED, Applying, Computation, own
from jajna.kernel.objects import identical
from jajna.kernel.objects.characteristics import Characteristics
from jajna.kernel.objects.counters import POISON
from jajna.kernel.objects.keyword_counters import GAINS
from jajna.kernel.objects.kit import DEPLOYING, INTRINSIC, Kit, Parts, intrinsic_abilities
from jajna.kernel.objects.object import Object
from jajna.kernel.players.player_rules import PlayerRules
from jajna.kernel.state import index, new_actions
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.kernel.state.modes import in_sequence
from jajna.limits import MOST_DIGITS
from jajna.vocab import Reads, Type, Zone, bit, is_player, zone_facts

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "GrantedKit",
    "counter_values",
    "recompute_all",
    "refresh",
    "watched",
    "with_abilities",
]

_SEVERAL: Final = 8
"""The number of objects to compute above which identical ones are looked for."""
_ORDER: Final = tuple(range(12))
"""The layers in order. CR 613.1, 613.4."""
_ORDER_2003: Final = (
    Layer.COPY,
    Layer.FACE_DOWN,
    Layer.CONTROL,
    Layer.TEXT,
    Layer.TYPE,
    Layer.POWER_DEFINED,
    MIXED,
    Layer.RULES,
)
"""The layers in the order of the rules of 2003, counters before ``MIXED``. CR 2003-07-01 418.5a.

Control comes early, because other effects depend on controllers (418.5c). Abilities that define
power and toughness change nothing that types depend on, so they can come after types.
"""


@final
class GrantedKit:
    """A kit made by adding an ability to another kit, kept so that equal grants share it."""

    def __init__(self, base: Kit, ability: Ability, made: Kit) -> None:
        self.base = base
        self.ability = ability
        self.made = made
        self.names_granter = names_granter(ability)
        """Whether the ability refers by name to the object that granted it. CR 201.5a."""
        self.by: dict[int, Kit] = {}
        """The kits for such an ability, by the object that granted it."""

    def granted_by(self, source: int) -> Kit:
        """The kit with the ability as granted by an object."""
        known = self.by.get(source)
        if known is None:
            ability = granted_by(self.ability, source)
            known = self.by[source] = Kit((*self.base.all, ability), self.base.intrinsic)
        return known


def with_abilities(
    game: Game, now: Characteristics, abilities: tuple[Ability, ...], source: int = 0
) -> None:
    """Add abilities granted by ``source`` to characteristics being computed. CR 613.1f."""
    for ability in abilities:
        if isinstance(ability, Keyworded):
            if not ability.adds_up() and _has(now, ability):
                continue
            if now.never_has and any(map(ability.is_named, now.never_has)):  # CR 113.11
                continue
        key = (id(now.kit), id(ability))
        known = game.characteristics.kits.get(key)
        if known is None:
            known = GrantedKit(now.kit, ability, Kit((*now.kit.all, ability), now.kit.intrinsic))
            game.characteristics.kits[key] = known
        now.kit = known.granted_by(source) if known.names_granter else known.made
        now.keywords = now.kit.keywords


def _has(now: Characteristics, keyword: Keyworded) -> bool:
    """Whether a keyword ability is already among the abilities."""
    if keyword.bit and not keyword.meaning:
        return now.keywords & keyword.bit != 0
    return any(one is keyword or one == keyword for one in now.kit.keyworded)


def refresh(game: Game) -> None:
    """Compute all characteristics that may have changed. CR 613."""
    rounds = 0
    while game.characteristics.dirty or game.characteristics.stale:
        game.state_based.settled = False
        game.history.acted = game.history.events_happened
        rounds += 1
        assert rounds < 100, "characteristics don't settle"
        if game.characteristics.dirty or game.characteristics.reads & Reads.BOARD:
            recompute_all(game)
            new_actions.wake_all(game)
            if game.turn.combat is not None:
                game.turn.combat.settle(game)
        else:
            targets = _some(game)
            game.characteristics.stale.clear()
            _compute(game, targets, False)
            for number in targets:
                new_actions.wake(game, game.objects[number].controller)
            if game.turn.combat is not None:
                game.turn.combat.settle_some(game, targets)


def _some(game: Game) -> list[int]:
    """The list of changed objects, and of those that depend on other objects in their zones."""
    targets = [number for number in game.characteristics.stale if number in game.objects]
    if not game.characteristics.index.readers:
        return targets
    zones = 0
    for number in targets:
        zones |= bit(game.objects[number].zone)
    near = zones & (1 << Zone.BATTLEFIELD | 1 << Zone.STACK)
    facts = zone_facts(zones)
    for number, read in game.characteristics.index.readers.items():
        if read & Reads.BOARD and number not in game.characteristics.stale:
            # An object that depends on the battlefield alone isn't affected by a card in a hand.
            if near or read & facts or not read & Reads.ZONES:
                targets.append(number)
    return targets


def recompute_all(game: Game) -> None:
    """Compute all objects from the values they start with, without any cache."""
    game.characteristics.dirty = False
    game.characteristics.stale.clear()
    _end_what_is_over(game)
    _compute(game, _everything(game), True)


def begin(game: Game, effect: Continuous) -> None:
    """Have the objects computed that a beginning effect of a resolution affects. CR 611.2c."""
    if _must_be_watched(effect):
        game.characteristics.dirty = True
        return
    _touch_affected(game, effect)
    game.characteristics.reads |= _parts(effect).reads


def end(game: Game, effect: Continuous) -> None:
    """Have the objects computed that an effect of a resolution affected until it ended."""
    _touch_affected(game, effect)


def _touch_affected(game: Game, effect: Continuous) -> None:
    if effect.objects is None:
        game.characteristics.dirty = True
        return
    for number in effect.objects:
        if is_player(number):
            game.characteristics.dirty = True
        else:
            game.characteristics.touch(number)


def _must_be_watched(effect: Continuous) -> bool:
    """Whether an effect lasts only "for as long as" a condition is true. CR 611.2b."""
    return effect.duration in (
        Duration.WHILE_SOURCE_REMAINS,
        Duration.WHILE_SOURCE_TAPPED,
        Duration.WHILE_SOURCE_TAPPED_REMAINS,
        Duration.WHILE_SOURCE_STAYS,
        Duration.UNTIL_SOURCE_LEAVES,
        Duration.WHILE_ENCHANTED,
        Duration.WHILE_SUSPECTED,
        Duration.WHILE_COUNTER,
    )


def _parts(effect: Continuous) -> Parts:
    if effect.parts is None:
        effect.parts = Parts(effect.changes)
        for node in walk(effect.affects) if effect.affects is not None else []:
            effect.parts.reads |= node.reads()
    return effect.parts


def _everything(game: Game) -> list[int]:
    """The list of objects whose characteristics may differ from the values they start with."""
    targets = [*game.zones.battlefield, *game.zones.stack]
    elsewhere = (
        game.characteristics.modified | game.characteristics.index.elsewhere
        if game.characteristics.index.elsewhere
        else game.characteristics.modified
    )
    for number in elsewhere:
        thing = game.objects.get(number)
        if thing is not None and thing.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            targets.append(number)
    return targets


def _end_what_is_over(game: Game) -> None:
    """End effects "for as long as" a condition that is no longer true. CR 611.2b."""
    for effect in game.effects.lasting:
        if _must_be_watched(effect):
            if not _still_holds(game, effect):
                game.effects.lasting = [held for held in game.effects.lasting if held is not effect]


def _still_holds(game: Game, effect: Continuous) -> bool:
    """Whether the condition of an effect "for as long as" it is still true. CR 611.2b."""
    if effect.duration == Duration.WHILE_ENCHANTED:
        return any(_is_enchanted(game, thing) for thing in effect.about())
    if effect.duration == Duration.WHILE_SUSPECTED:
        return any(_is_suspected(game, thing) for thing in effect.about())
    if effect.duration == Duration.WHILE_COUNTER:
        return any(_has_counter(game, thing, effect.counter) for thing in effect.about())
    source = game.objects.get(effect.ctx.source)
    if source is None or source.zone is not Zone.BATTLEFIELD:
        return False
    if effect.duration in (Duration.WHILE_SOURCE_STAYS, Duration.UNTIL_SOURCE_LEAVES):
        return True
    if effect.duration == Duration.WHILE_SOURCE_TAPPED:
        return source.tapped
    if source.controller != effect.ctx.controller:
        return False
    return source.tapped or effect.duration != Duration.WHILE_SOURCE_TAPPED_REMAINS


def _has_counter(game: Game, thing: int, name: str) -> bool:
    found = game.objects.get(thing)
    return found is not None and found.counters.get(name, 0) > 0


def _is_suspected(game: Game, thing: int) -> bool:
    found = game.objects.get(thing)
    return found is not None and bool(found.marks.get(SUSPECTED))


def _is_enchanted(game: Game, thing: int) -> bool:
    found = game.objects.get(thing)
    if found is None or found.zone is not Zone.BATTLEFIELD:
        return False
    return any("Aura" in game.object(one).now.subtypes for one in found.attachments)


def _compute(game: Game, targets: list[int], everything: bool) -> None:
    controllers = [game.objects[number].controller for number in targets]
    if everything:
        _compute_all(game, targets)
    else:
        _compute_some(game, targets, controllers)
    for position, number in enumerate(targets):
        _settle(game, game.objects[number], controllers[position])
        game.state_based.to_check[number] = True


def _compute_all(game: Game, targets: list[int]) -> None:
    _note_what_is_read(game, targets)
    run = Computation(game, targets, True)
    identical.merge(run)
    _go_through_layers(run)
    if run.differ:
        run = Computation(game, targets, True)
        _go_through_layers(run)
    if run.tangled or _has_lost_its_ability(run):
        game.characteristics.reads |= Reads.BOARD
    identical.spread(run)
    game.characteristics.alike = {}
    identical.know(game, run.targets)


def _compute_some(game: Game, targets: list[int], controllers: list[int]) -> None:
    """Compute some objects alone, and then all if others may be affected."""
    if _are_plain(game, targets):
        for number in targets:
            _start(game, game.objects.own(number))
    else:
        left = identical.recall(game, targets)
        run = Computation(game, left, False)
        if len(left) > _SEVERAL:
            identical.merge(run)
        if left:
            _go_through_layers(run)
            if run.differ:
                run = Computation(game, left, False)
                _go_through_layers(run)
            identical.spread(run)
            identical.know(game, run.targets)
        if run.tangled:
            game.characteristics.dirty = (
                True  # a gained ability may apply to objects that are not computed now
            )
    for position, number in enumerate(targets):
        thing = game.objects[number]
        had = game.characteristics.index.kits.get(number)
        if had is None or had is thing.now.kit:
            if thing.controller != controllers[position] and thing.now.kit.spreading:
                game.characteristics.dirty = True
        elif had.spreading or thing.now.kit.spreading:
            game.characteristics.dirty = True


def _are_plain(game: Game, targets: list[int]) -> bool:
    """Whether no effect changes some objects, so that they keep the values they start with."""
    if game.characteristics.index.statics or game.effects.lasting:
        return False
    if game.players.variant.deploys:
        return False
    for number in targets:
        thing = game.objects[number]
        if thing.face_down or thing.counters or thing.base.kit.own:
            return False
    return True


def watched(game: Game, number: int) -> Computation:
    """Compute all characteristics anew and record each step for one object."""
    targets = _everything(game)
    controllers = [game.objects[one].controller for one in targets]
    _note_what_is_read(game, targets)
    run = Computation(game, targets, True)
    run.watched = number
    _go_through_layers(run)
    for position, one in enumerate(targets):
        _settle(game, game.objects[one], controllers[position])
    return run


def _go_through_layers(run: Computation) -> None:
    game = run.game
    hidden: list[Object] = []
    for number in run.targets:
        thing = game.objects.own(number)
        _start(game, thing)
        if thing.face_down and thing.zone in (Zone.BATTLEFIELD, Zone.STACK):
            hidden.append(thing)
    _collect(run)
    if run.everything:
        game.effects.rules = [PlayerRules(player.usual_hand) for player in game.players.held]
        game.effects.ruled = False
    if not (run.effects or run.everything or hidden):
        # there is nothing in the layers but what the rules do by themselves
        _fix_copiable_values(run)
        _settle_intrinsic(run)
        _apply_counters(run)
        return
    mixed = game.era.power_layers is PowerLayers.TIMESTAMPS
    for layer in _ORDER_2003 if mixed else _ORDER:
        if layer == (MIXED if mixed else Layer.POWER_CHANGED):
            _apply_counters(run)
        if run.effects:
            dependency.apply_layer(run, layer)
        if run.followers and game.characteristics.index.readers:
            identical.follow(run)
        if layer == Layer.FACE_DOWN:
            if hidden:
                _hide(run, hidden)
            _fix_copiable_values(run)
        elif layer == Layer.TYPE:
            _settle_intrinsic(run)
    if run.everything and game.effects.ruled and game.players.variant.shared_life:
        _share_rules(game)


def _share_rules(game: Game) -> None:
    """What a player can't do for life, poison or the end of the game, no teammate can either.

    CR 810.8a, 810.9g, 810.9h, 810.10c.
    """
    own = game.effects.rules
    for player in game.players.held:
        team = [own[one.id] for one in game.players.sharing_life(player.id)]
        rules = own[player.id]
        rules.cannot_gain_life = any(one.cannot_gain_life for one in team)
        rules.cannot_lose_life = any(one.cannot_lose_life for one in team)
        rules.cannot_lose_game = any(one.cannot_lose_game for one in team)
        rules.cannot_win_game = any(one.cannot_win_game for one in team)
        rules.lives_without_life = any(one.lives_without_life for one in team)
        poisoned = [own[one.id] for one in game.players.sharing_poison(player.id)]
        refused = [
            name for one in poisoned for name in one.refused_counters if name in ("", POISON)
        ]
        rules.refused_counters = (
            *[name for name in rules.refused_counters if name != POISON],
            *([POISON] if refused else []),
        )


def _note_what_is_read(game: Game, targets: list[int]) -> None:
    reads = 0
    for static in game.characteristics.index.statics:
        reads |= static.reads
    for number in targets:
        thing = game.objects[number]
        kit = thing.base.kit
        for place in kit.own:
            if place not in kit.settled and _works(game, kit, place, thing):
                reads |= kit.reads[place]
    for lasting in game.effects.lasting:
        if _must_be_watched(lasting):
            reads |= Reads.TAPS | Reads.ZONES | Reads.BOARD
        reads |= _parts(lasting).reads
    game.characteristics.reads = reads


def _works(game: Game, kit: Kit, place: int, thing: Object) -> bool:
    """Whether a static ability functions in the zone of its object. CR 113.6, 604.3.

    In 2003 abilities that define power and toughness didn't function in all zones.
    CR 2003-07-01 208.2, 405.2a.
    """
    static = kit.statics[place]
    if static.zones & bit(thing.zone):
        return True
    if not static.defining:
        return False
    return game.era.power_defined_everywhere or not (
        kit.parts[place].layers & 1 << Layer.POWER_DEFINED
    )


def _start(game: Game, thing: Object) -> None:
    thing.now = thing.base
    thing.copiable = thing.base
    thing.controller = thing.first_controller
    if thing.id in game.characteristics.modified:
        del game.characteristics.modified[thing.id]


def _collect(run: Computation) -> None:
    """Add all continuous effects that may apply; those of gained abilities are added later."""
    game = run.game
    zones = ANYWHERE if run.everything else _zones(game, run.targets)
    for static in game.characteristics.index.statics:
        if static.where & zones:
            run.effects.append(_of_ability(game, static))
    for number in run.targets:
        thing = game.objects[number]
        kit = thing.base.kit
        for place in kit.own:
            if _works(game, kit, place, thing):
                ctx = index.static_context(thing)
                ability = kit.statics[place]
                own_one = index.StaticEffect(number, place, ability, ctx, kit.reads[place])
                run.effects.append(_of_ability(game, own_one))
        if thing.counters and game.era.keyword_counters:
            run.effects += _of_counters(thing)
    for lasting in game.effects.lasting:
        run.effects.append(_of_resolution(run, lasting))
    if game.era.power_layers is PowerLayers.TIMESTAMPS:
        run.mixed = True
        for effect in run.effects:
            effect.mix()


def _zones(game: Game, targets: list[int]) -> int:
    mask = 0
    for number in targets:
        mask |= bit(game.objects[number].zone)
    return mask


def _of_ability(game: Game, static: index.StaticEffect) -> Applying:
    source = game.objects[static.source]
    parts = source.base.kit.parts[static.place]
    effect = Applying(static.ctx, parts, source.timestamp, static.place)
    effect.defining = static.ability.defining
    if not effect.defining and effect.layers & 1 << Layer.POWER_DEFINED:
        effect.treat_as_set()
    effect.static = static
    effect.affects = static.ability.affects
    return effect


def _of_resolution(run: Computation, lasting: Continuous) -> Applying:
    effect = Applying(lasting.ctx, _parts(lasting), lasting.timestamp, 0)
    effect.lasting = lasting
    effect.affects = lasting.affects
    if lasting.objects is not None:
        effect.objects = [
            number
            for number in lasting.objects
            if is_player(number)
            or (number in run.game.objects if run.everything else number in run.wanted)
        ]
    return effect


def _of_counters(thing: Object) -> list[Applying]:
    """The effects of the keyword counters on an object. CR 122.1b, 613.7c."""
    found: list[Applying] = []
    for name, number in thing.counters.items():
        parts = GAINS.get(name)
        if parts is not None:
            timestamp = thing.counter_times.get(name, thing.timestamp)
            for _ in range(number):
                effect = Applying(Context(thing.id, thing.controller), parts, timestamp, 0)
                effect.objects = [thing.id]
                found.append(effect)
    return found


def _hide(run: Computation, hidden: list[Object]) -> None:
    """Give face-down spells and permanents their characteristics, in layer 1b. CR 613.2b."""
    for thing in hidden:
        before = thing.now
        thing.beneath = thing.now
        thing.now = thing.face_down_values
        run.game.characteristics.modified[thing.id] = True
        run.note(Layer.FACE_DOWN, thing, before)


def _fix_copiable_values(run: Computation) -> None:
    """Keep the characteristics after layer 1 as the copiable values. CR 613.2c."""
    for number in run.targets:
        thing = run.game.objects[number]
        thing.copiable = thing.now


def _has_lost_its_ability(run: Computation) -> bool:
    """Whether an effect continues to apply although its ability is lost. CR 613.6."""
    for effect in run.effects:
        static = effect.static
        if static is None or effect.objects is None or not effect.objects:
            continue
        kit = run.game.objects[static.source].now.kit
        if not any(held is static.ability for held in kit.statics):
            return True
    return False


def _settle_intrinsic(run: Computation) -> None:
    """Give lands the mana abilities of their present basic land types, and creatures that by which
    they are deployed. CR 305.6, 305.7, 804.2.
    """
    game = run.game
    deploys = game.players.variant.deploys
    for number in run.targets:
        if not deploys and number not in game.characteristics.modified:
            continue
        thing = game.objects[number]
        now = thing.now
        wanted = intrinsic_abilities(now.types, now.subtypes)
        kinds = sum([1 << INTRINSIC.index(one) for one in wanted])
        if deploys and now.types & Type.CREATURE and thing.zone is Zone.BATTLEFIELD:
            wanted = (*wanted, DEPLOYING[0])
            kinds |= 1 << len(INTRINSIC)
        if wanted == now.kit.intrinsic:
            continue
        key = (id(now.kit), kinds)
        known = game.characteristics.kits.get(key)
        if known is None:
            known = GrantedKit(now.kit, INTRINSIC[0], Kit(now.kit.all, wanted))
            game.characteristics.kits[key] = known
        if number not in game.characteristics.modified:
            now = own(game, thing)
        now.kit = known.made


def _apply_counters(run: Computation) -> None:
    """Apply +1/+1, -1/-1 and similar counters. CR 122.1a, 613.4c.

    Counters only add and depend on nothing, so they can come before the effects of the layer.
    """
    for number in run.targets:
        thing = run.game.objects[number]
        if not thing.counters or not thing.now.types & Type.CREATURE:
            continue
        before = thing.now.copy() if number == run.watched else thing.now
        for name, held in thing.counters.items():
            power, toughness = counter_values(name)
            if power or toughness:
                now = own(run.game, thing)
                now.power += power * held
                now.toughness += toughness * held
        run.note(Layer.POWER_CHANGED, thing, before)


def counter_values(name: str) -> tuple[int, int]:
    """The power and toughness that one counter named like ``+1/+1`` adds. CR 122.1a."""
    halves = name.split("/")
    if len(halves) != 2:
        return 0, 0
    power, toughness = halves
    if power[:1] not in ("+", "-") or toughness[:1] not in ("+", "-"):
        return 0, 0
    if not (name.isascii() and power[1:].isdigit() and toughness[1:].isdigit()):
        return 0, 0
    if len(name) > MOST_DIGITS:
        return 0, 0
    return int(power), int(toughness)


def _settle(game: Game, thing: Object, before: int) -> None:
    """Update the index, a spell's instructions and the control of an object after computing it."""
    if game.characteristics.index.kits.get(thing.id) is not thing.now.kit:
        if thing.item is not None and thing.item.is_spell and not thing.marks.get(MUTATING):
            thing.item.effects = thing.now.kit.effects_in(thing.item.text)  # CR 612.1
            if thing.item.repeated:
                thing.item.effects = in_sequence(thing.item.effects, thing.item.repeated)
        index.unregister(game, thing)
        index.register(game, thing)
    if thing.controller != before and thing.zone is Zone.BATTLEFIELD:
        thing.since_turn = game.turn.number
        game.turn.remove_from_combat(thing.id, game.characteristics)
