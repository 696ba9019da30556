"""CR 613 written down once more, slowly and to the letter, to check the engine's layers against.

Nothing is kept from one time to the next, nothing is skipped and nothing guessed: every object
starts from its own values, every static ability of every object is looked at before each effect is
applied, and of every two effects one is really applied to find out whether the other depends on it.
Of the engine only what a card's words mean is used: the nodes' ``matches``, ``holds``, ``does``,
``modify`` and ``govern``.
"""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Static
from jajna.ir.base import PLAYERS, Filter, Layer, Modification
from jajna.kernel.game import Game
from jajna.kernel.objects.characteristics import Characteristics
from jajna.kernel.objects.kit import Kit, intrinsic_abilities
from jajna.kernel.objects.object import Object
from jajna.kernel.players.player_rules import PlayerRules
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.keyword_counters import ON_COUNTERS
from jajna.vocab import Type, Zone, is_player

__all__ = ["by_the_book", "facts", "shown"]

LAYERS: Final = (
    Layer.COPY,  # CR 613.2a
    Layer.FACE_DOWN,  # CR 613.2b
    Layer.CONTROL,  # CR 613.1b
    Layer.TEXT,  # CR 613.1c
    Layer.TYPE,  # CR 613.1d
    Layer.COLOR,  # CR 613.1e
    Layer.ABILITY,  # CR 613.1f
    Layer.POWER_DEFINED,  # CR 613.4a
    Layer.POWER_SET,  # CR 613.4b
    Layer.POWER_CHANGED,  # CR 613.4c
    Layer.POWER_SWITCHED,  # CR 613.4d
    Layer.RULES,  # CR 613.10, 613.11
)

Key = tuple[int, int, int]
"""What tells effects apart: the source, the ability and which of several equal ones it is."""

Saved = list[tuple[Object, Characteristics, int]]


class Effect:
    """A continuous effect: of a static ability, or of something that has resolved. CR 611.

    ``began`` are the things it applies to once it has started to (CR 613.6); those of an effect
    that resolved were fixed then (CR 611.2c).
    """

    def __init__(
        self,
        key: Key,
        ctx: Context,
        changes: list[Modification],
        affects: Filter | None,
        timestamp: tuple[int, int],
    ) -> None:
        self.key = key
        self.ctx = ctx
        self.changes = changes
        self.affects = affects
        self.timestamp = timestamp
        self.ability: Static | None = None
        self.began: list[int] | None = None
        self.granted = False

    def layer_of(self, change: Modification) -> int:
        """The layer of one of its changes; what was granted can't define. CR 604.3a, 613.4b."""
        layer = change.layer()
        if layer == Layer.POWER_DEFINED and self.granted:
            return Layer.POWER_SET
        return layer

    def acts_in(self, layer: int) -> bool:
        """Whether a part of it applies in a layer. CR 613.6."""
        layers = [self.layer_of(change) for change in self.changes]
        # CR 613.10: abilities that players have are given after the objects'.
        return layer in layers or (layer == Layer.RULES and Layer.ABILITY in layers)

    def defines(self) -> bool:
        """Whether it comes from a characteristic-defining ability. CR 604.3."""
        return self.ability is not None and self.ability.defining and not self.granted


class Book:
    """One way through CR 613 for a whole game, which is changed by it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.effects: dict[Key, Effect] = {}
        """Every effect that has been met."""
        self.granted: dict[Key, int] = {}
        """When what gave an object an ability began. CR 613.7a."""
        self.rules = [PlayerRules() for _ in game.players]

    # -- the procedure -------------------------------------------------------------------------

    def follow(self) -> None:
        """Determine the characteristics of every object. CR 613.1."""
        for thing in self.game.objects.values():
            thing.now = thing.base.copy()
            thing.copiable = thing.base
            thing.controller = thing.first_controller
        for layer in LAYERS:
            if layer == Layer.FACE_DOWN:
                self.hide()
            if layer == Layer.POWER_CHANGED:
                self.count_counters()
            self.apply_all(layer)
            if layer == Layer.FACE_DOWN:
                for thing in self.game.objects.values():  # CR 613.2c
                    is_itself = thing.now.summary() == thing.base.summary()
                    thing.copiable = thing.base if is_itself else thing.now.copy()
            if layer == Layer.TYPE:
                self.land_types()
        self.game.effects.rules = self.rules

    def apply_all(self, layer: int) -> None:
        """Apply the effects of a layer one by one, each time deciding anew. CR 613.8c."""
        applied: list[Key] = []
        while True:
            remaining = [
                effect
                for effect in self.existing()
                if effect.acts_in(layer) and effect.key not in applied
            ]
            if not remaining:
                return
            effect = self.next_of(remaining, layer)
            self.apply(effect, layer)
            applied.append(effect.key)

    def next_of(self, remaining: list[Effect], layer: int) -> Effect:
        """Those that define come first (CR 613.3), then timestamps, but for dependency."""
        defining = [effect for effect in remaining if effect.defines()]
        group = sorted(defining or remaining, key=lambda effect: effect.timestamp)
        depends = {
            effect.key: [
                other
                for other in group
                if other is not effect and self.depends(effect, other, layer)
            ]
            for effect in group
        }
        for effect in group:
            # CR 613.8b: it waits for all on which it depends, but not in a loop.
            if all(effect.key in reached(depends, other.key) for other in depends[effect.key]):
                return effect
        raise AssertionError("every effect waits for one outside of its loop")

    def depends(self, effect: Effect, other: Effect, layer: int) -> bool:
        """Apply the other and look whether that changes the one. CR 613.8a."""
        if layer == Layer.RULES:
            return False  # what players may do is no characteristic
        before = self.meaning(effect, layer)
        saved = self.save()
        self.change(other, self.subjects(other), layer)
        after = self.meaning(effect, layer)
        self.put_back(saved)
        return before != after

    def apply(self, effect: Effect, layer: int) -> None:
        """Apply an effect in a layer to what it applies to from now on. CR 613.6."""
        if effect.began is None:
            effect.began = self.subjects(effect)
        had = {number: self.statics_of(number) for number in self.game.objects}
        self.change(effect, effect.began, layer)
        for number in self.game.objects:
            for key in self.statics_of(number):
                if key not in had[number]:
                    self.granted.setdefault(key, effect.timestamp[0])
                    if layer not in (Layer.COPY, Layer.TEXT):
                        self.gained(key)

    def change(self, effect: Effect, things: list[int], layer: int) -> None:
        """Make the changes that belong to the layer."""
        for change in effect.changes:
            acts = effect.layer_of(change) == layer
            for number in things:
                effect.ctx.affected = number
                if is_player(number):
                    # CR 613.10: what players have comes after the objects.
                    if layer == Layer.RULES and change.layer() in (Layer.ABILITY, Layer.RULES):
                        change.govern(self.game, effect.ctx, number, self.rules[number])
                elif acts:
                    thing = self.game.objects[number]
                    change.modify(self.game, effect.ctx, number, thing.now)

    # -- which effects there are ---------------------------------------------------------------

    def existing(self) -> list[Effect]:
        """The effects there are at this moment of the computation. CR 611.2, 611.3, 613.6."""
        found: list[Effect] = []
        for place, lasting in enumerate(self.game.effects.lasting):
            found.append(self.of_resolution(place, lasting))
        for number, thing in self.game.objects.items():
            found += self.of_counters(thing)
            for key, ability in self.statics_of(number).items():
                effect = self.of_ability(key, ability)
                if effect.began is None and self.is_on(effect):
                    found.append(effect)
        found += [
            effect
            for effect in self.effects.values()
            if effect.ability is not None and effect.began is not None
        ]
        return found

    def statics_of(self, number: int) -> dict[Key, Static]:
        """The static abilities that an object has now and that work in its zone. CR 113.6."""
        thing = self.game.objects[number]
        found: dict[Key, Static] = {}
        for ability in thing.now.kit.statics:
            if ability.defining or ability.zones & 1 << thing.zone:
                count = 0
                while (number, id(ability), count) in found:
                    count += 1
                found[number, id(ability), count] = ability
        return found

    def of_ability(self, key: Key, ability: Static) -> Effect:
        """The effect that an ability makes, with the timestamp of CR 613.7a."""
        known = self.effects.get(key)
        thing = self.game.objects[key[0]]
        if known is None:
            changes = [part for change in ability.changes for part in change.parts()]
            place = [id(one) for one in thing.now.kit.statics].index(key[1])
            timestamp = (max(thing.timestamp, self.granted.get(key, 0)), place)
            ctx = Context(thing.id, thing.controller)
            known = Effect(key, ctx, changes, ability.affects, timestamp)
            known.ability = ability
            self.effects[key] = known
        return known

    def gained(self, key: Key) -> None:
        """An object has come to have an ability by an effect that isn't copying or text."""
        ability = self.statics_of(key[0])[key]
        self.of_ability(key, ability).granted = True

    def of_resolution(self, place: int, lasting: Continuous) -> Effect:
        """The effect of something that has resolved. CR 611.2."""
        key = (-1, place, 0)
        known = self.effects.get(key)
        if known is None:
            changes = [part for change in lasting.changes for part in change.parts()]
            timestamp = (lasting.timestamp, 0)
            known = Effect(key, lasting.ctx, changes, lasting.affects, timestamp)
            if lasting.objects is not None:
                known.began = [
                    number
                    for number in lasting.objects
                    if is_player(number) or number in self.game.objects
                ]
            self.effects[key] = known
        return known

    def of_counters(self, thing: Object) -> list[Effect]:
        """What the keyword counters on an object give it. CR 122.1b, 613.7c."""
        found: list[Effect] = []
        for place, keyword in enumerate(ON_COUNTERS):
            timestamp = thing.counter_times.get(keyword.name, thing.timestamp)
            for one in range(thing.counters.get(keyword.name, 0)):
                key = (-2 - thing.id, place, one)
                if key not in self.effects:
                    ctx = Context(thing.id, thing.controller)
                    change = GainAbilities((keyword,))
                    effect = Effect(key, ctx, [change], None, (timestamp, 0))
                    effect.began = [thing.id]
                    self.effects[key] = effect
                found.append(self.effects[key])
        return found

    def is_on(self, effect: Effect) -> bool:
        """Whether an ability is there and what it says "as long as" of is true. CR 611.3a."""
        ability = effect.ability
        if ability is None or effect.began is not None:
            return True
        if effect.key not in self.statics_of(effect.key[0]):
            return False
        effect.ctx.controller = self.game.objects[effect.key[0]].controller
        return ability.condition is None or ability.condition.holds(self.game, effect.ctx)

    def subjects(self, effect: Effect) -> list[int]:
        """What it applies to: what fits its text now, or what it began with. CR 611.3a, 613.6."""
        if effect.began is not None:
            return effect.began
        affects = effect.affects
        if affects is None:
            return []
        game = self.game
        where = affects.where()
        found: list[int] = []
        for player in game.players:
            if player.in_game and where & PLAYERS and affects.matches(game, effect.ctx, player.id):
                found.append(player.id)
        for number, thing in sorted(game.objects.items()):
            there = thing.zone is not Zone.NOWHERE and where & 1 << thing.zone
            if there and affects.matches(game, effect.ctx, number):
                found.append(number)
        return found

    def meaning(self, effect: Effect, layer: int) -> list[list[int]] | None:
        """Its existence, what it applies to and what it does to each. CR 613.8a."""
        if not self.is_on(effect):
            return None
        found: list[list[int]] = []
        for number in self.subjects(effect):
            effect.ctx.affected = number
            found.append([number])
            for change in effect.changes:
                if effect.layer_of(change) == layer:
                    found.append(change.does(self.game, effect.ctx, number))
        return found

    # -- what the rules do by themselves -------------------------------------------------------

    def hide(self) -> None:
        """Face-down spells and permanents have only what made them so lists. CR 708.2a."""
        for thing in self.game.objects.values():
            if thing.face_down and thing.zone in (Zone.BATTLEFIELD, Zone.STACK):
                thing.now = thing.face_down_values.copy()

    def count_counters(self) -> None:
        """Counters add to power and toughness. CR 122.1a, 613.4c.

        They only add and ask for nothing, so that an effect which looks at the result waits for
        them and no other can tell when they came.
        """
        for thing in self.game.objects.values():
            for name, number in thing.counters.items():
                power, _, toughness = name.partition("/")
                if power[:1] in "+-" and toughness[:1] in ("+", "-"):
                    if thing.now.types & Type.CREATURE:
                        thing.now.power += number * int(power)
                        thing.now.toughness += number * int(toughness)

    def land_types(self) -> None:
        """A land has the mana ability of each basic land type it has. CR 305.6, 305.7."""
        for thing in self.game.objects.values():
            wanted = intrinsic_abilities(thing.now.types, thing.now.subtypes)
            if wanted != thing.now.kit.intrinsic:
                thing.now.kit = Kit(thing.now.kit.all, wanted)

    # -- trying --------------------------------------------------------------------------------

    def save(self) -> Saved:
        """Every object's characteristics, of which copies are then changed instead."""
        saved: Saved = []
        for thing in self.game.objects.values():
            saved.append((thing, thing.now, thing.controller))
            thing.now = thing.now.copy()
        return saved

    def put_back(self, saved: Saved) -> None:
        """Make everything as it was."""
        for thing, now, controller in saved:
            thing.now = now
            thing.controller = controller


def reached(depends: dict[Key, list[Effect]], start: Key) -> list[Key]:
    """The effects on which one depends, directly or by way of others."""
    found: list[Key] = []
    waiting = [start]
    while waiting:
        for other in depends[waiting.pop()]:
            if other.key not in found:
                found.append(other.key)
                waiting.append(other.key)
    return found


def by_the_book(game: Game) -> Game:
    """A copy of the game in which everything is computed by the book."""
    copy = game.fork()
    for number in game.objects:
        copy.objects.own(number)
    Book(copy).follow()
    return copy


def facts(game: Game) -> dict[int, str]:
    """What is computed of every object and player, in words to compare."""
    found = {number: shown(thing) for number, thing in sorted(game.objects.items())}
    for seat, rules in enumerate(game.effects.rules):
        found[seat] = allowed(rules)
    return found


def shown(thing: Object) -> str:
    """What is computed of an object."""
    now = thing.now
    copied = thing.copiable.summary()
    return (
        f"{thing.controller} {now.summary()} {[one.costs for one in now.kit.intrinsic]} "
        f"{now.keywords == now.kit.keywords} of {copied if copied != now.summary() else 'it'}"
    )


def allowed(rules: PlayerRules) -> str:
    """What is computed of a player."""
    return (
        f"lands {rules.extra_lands} hand {rules.hand_size} life {rules.cannot_gain_life} "
        f"lose {rules.cannot_lose_game} win {rules.cannot_win_game} "
        f"attackers {rules.most_attackers} {rules.most_attackers_at} {rules.most_blockers} "
        f"sees {rules.hand_revealed} {rules.top_revealed} {rules.top_seen} "
        f"{len(rules.protections)} {len(rules.untargetable)} {len(rules.forbidden)} "
        f"{len(rules.flash)} {len(rules.costs)} {len(rules.replacing)} {rules.skipped_steps}"
    )
