"""Positions described so that two with the same description continue alike. CR 104.4b.

The description has only the order of ids, timestamps and numbers of turns, and nothing of past
events but marks that hold this turn: the future depends on nothing more. Quantities are kept apart
from the rest, so that positions that differ only in them can be compared. Alike tokens that nothing
refers to are one quantity too, and so are alike effects that change power and toughness by a fixed
number, and departed sources of damage that nothing else refers to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import (
    ATTACKED,
    BLOCKED_IN,
    DAMAGED_BY,
    DEALT_DAMAGE,
    DESTROYED_BY,
    FACED,
    SACRIFICED_IN,
    STRUCK,
    STRUCK_IN_COMBAT,
)
from jajna.events.stack import TARGETED
from jajna.ir.abilities import own_nodes
from jajna.ir.amounts import Number
from jajna.ir.base import Duration, Layer, Modification
from jajna.kernel.state.lasting_effects import Continuous, DelayedTrigger, Lasting, Shield, Upcoming
from jajna.vocab import FIRST_OBJECT, Keyword, Supertype, Zone, is_player

if TYPE_CHECKING:
    from jajna.ir.base import Node
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.kit import Kit
    from jajna.kernel.objects.object import Object
    from jajna.kernel.objects.stack_item import StackItem
    from jajna.kernel.players.player import Player
    from jajna.kernel.state.context import Context

__all__ = ["Position", "Quantity", "survey"]

_DEPTH: Final = 3
"""The depth to which references from departed objects to others are described.

No ability asks for objects exiled by objects exiled by objects that its source exiled.
"""

_THIS_TURN: Final = (
    ATTACKED,
    BLOCKED_IN,
    DAMAGED_BY,
    DEALT_DAMAGE,
    DESTROYED_BY,
    FACED,
    SACRIFICED_IN,
    STRUCK,
    STRUCK_IN_COMBAT,
)
"""Names of the marks that begin with a turn and mean nothing in another."""


@final
class Quantity:
    """A number in a position, of a ``kind``, and whether it may rise or fall without end."""

    LIFE: Final = 0
    HISTORY: Final = 1
    COUNTERS: Final = 2
    POWER: Final = 3
    DAMAGE: Final = 4
    TOKENS: Final = 5
    EFFECTS: Final = 6
    SOURCES: Final = 7

    def __init__(
        self, kind: int, value: int, may_rise: bool = True, may_fall: bool = False
    ) -> None:
        self.kind = kind
        self.value = value
        self.may_rise = may_rise
        self.may_fall = may_fall


@final
class Position:
    """A game at one moment: its ``shape`` as text, and its quantities in the order of the text."""

    def __init__(self, shape: str, quantities: list[Quantity]) -> None:
        self.shape = shape
        self.quantities = quantities

    def growth(self, later: Position) -> list[int]:
        """The growth of each quantity up to a later position of the same shape."""
        return [
            quantity.value - self.quantities[place].value
            for place, quantity in enumerate(later.quantities)
        ]


def survey(game: Game) -> Position | None:
    """The present position; None while a frame under way can't be described."""
    frames = [frame.standing() for frame in game.frames.held]
    if game.effects.pending or not all(frames):
        return None
    return _Survey(game).tell(frames)


@final
class _Survey:
    """A position being described."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: list[str] = []
        self.quantities: list[Quantity] = []
        self.names: dict[int, str] = {}
        """The name of each object in the description, by id."""
        self.departed: list[int] = []
        """Departed objects that are referred to, in the order of their names."""
        self.told = 0
        """The number of departed objects described so far."""
        self.depth = 0
        self.depths: dict[int, int] = {}
        self.nodes: dict[int, str] = {}
        self.kits: dict[int, str] = {}
        self.values: dict[int, str] = {}
        self.damaged: list[tuple[int, list[int]]] = []
        """Objects dealt damage this turn, with its sources."""
        self.turns = _ranks(_turns(game))
        self.times = _ranks(_timestamps(game))
        self.arrivals = _ranks([game.objects[number].arrived for number in _worlds(game)])

    def tell(self, frames: list[str]) -> Position:
        """Describe the whole position."""
        game = self.game
        alike = [number for number in game.zones.battlefield if _is_alike(game, number)]
        counted = dict.fromkeys(alike, True)
        live = [number for number in _in_order(game) if number not in counted]
        for place, number in enumerate(live):
            self.names[number] = f"#{place}"
        for place, number in enumerate(game.zones.phased):
            self.names[number] = f"away {place}"
        self.lines += frames
        self._game()
        self._commanders()
        self._supplementary()
        for player in game.players.held:
            self._player(player)
        for number in live:
            self._object(game.objects[number], True)
        for thing in game.zones.phased.values():
            self._object(thing, True)
        for effect in game.effects.all_lasting():
            if _is_fixed_change(effect):
                self._list(effect.about())  # names them
            else:
                self._lasting(effect)
        self._gone_objects()
        self._tokens(alike)
        self._gone_objects()
        self._fixed_changes()
        self._damaged()
        return Position("\n".join(self.lines), self.quantities)

    # -- parts ---------------------------------------------------------------------------------

    def _game(self) -> None:
        game = self.game
        turn = game.turn
        combat = turn.combat.summary() if turn.combat is not None else ""
        self.lines.append(
            f"turn {self.turns[turn.number]} {turn.number == 1} {turn.active} {turn.step.name} "
            f"{game.chance.state():d} {turn.extra_turns} {turn.extra_steps} "
            f"{turn.mark} {sorted(turn.extra_marks.items())} "
            f"{turn.next_steps} {turn.postcombat_steps} {turn.phase_mark} "
            f"{sorted(turn.marked_steps.items())} "
            f"strays {self._list(game.state_based.departed_tokens)} combat {combat} "
            f"{sorted(game.players.designations.items())} {game.players.ranges} "
            f"{game.players.reversed} "
            f"{min(turn.cast_last_turn, 2)} {min(turn.main_phases, 3)} "
            f"{min(turn.combat_phases, 2)} {min(turn.end_steps, 2)} {min(turn.upkeeps, 2)}"
        )

    def _commanders(self) -> None:
        for one in self.game.players.commanders:
            self.lines.append(
                f"commander {one.owner} {self._one(one.card)} {sorted(one.casts.items())} "
                f"{sorted(one.damage.items())} {one.arrival.value}"
            )

    def _supplementary(self) -> None:
        players = self.game.players
        for deck in players.decks:
            self.lines.append(f"supplementary {deck.summary()}")
        if players.planar_controller >= 0:
            self.lines.append(f"planar controller {players.planar_controller}")

    def _player(self, player: Player) -> None:
        rules = self.game.effects.rules
        safe = bool(rules) and rules[player.id].cannot_lose_game
        lives = safe or (bool(rules) and rules[player.id].lives_without_life)
        self._count(Quantity(Quantity.LIFE, player.life, may_fall=lives))
        for name in sorted(player.counters):
            harmless = name != "poison" or safe
            self._count(Quantity(Quantity.COUNTERS, player.counters[name], harmless))
        history = self._happened(player.history)
        for name in sorted(history):
            self._count(Quantity(Quantity.HISTORY, history[name]))
        pool = [
            f"{unit.mana} {unit.snow} {unit.kept} {self._one(unit.source)} "
            f"{self._node(unit.only_for) if unit.only_for is not None else ''}"
            f"{self._node(unit.more) if unit.more is not None else ''}"
            for unit in player.pool
        ]
        self.lines.append(
            f"player {player.in_game} {player.left_with} {player.has_won} {player.drew} "
            f"{player.drew_from_empty} {sorted(player.agendas.values())} "
            f"{player.lands_played} {player.speed} {player.turns_missed} {player.turns_begun} "
            f"{len(player.spells)} {self.turns[player.latest_turn]} "
            f"{self.turns[player.turn_before]} {player.attacked_lately} "
            f"{sorted(player.skips.items())} {pool} "
            f"{player.controlled_by} {player.next_controlled_by} {player.turns_after_next} "
            f"{sorted(player.counters)} {sorted(history)} "
            f"{sorted(self._happened(player.last_turn).items())}"
        )

    def _happened(self, history: dict[str, int]) -> dict[str, int]:
        """What happened to or by a player, with things by their names; those that left are out."""
        found: dict[str, int] = {}
        for name, count in history.items():
            if not name.startswith(TARGETED):
                found[name] = count
                continue
            thing = int(name.removeprefix(TARGETED))
            if is_player(thing) or thing in self.game.objects:
                found[f"{TARGETED}{self._one(thing)}"] = count
        return found

    def _object(self, thing: Object, live: bool) -> None:
        bound = self._bound(thing, live) if self.depth < _DEPTH else ""
        self.lines.append(f"{self.names[thing.id]} {self._plain(thing)} {bound}")

    def _plain(self, thing: Object) -> str:
        """The description of an object by itself; its quantities are counted."""
        if thing.zone is Zone.BATTLEFIELD:
            self._count(Quantity(Quantity.POWER, thing.now.power))
            self._count(Quantity(Quantity.POWER, thing.now.toughness))
        for name in sorted(thing.counters):
            self._count(Quantity(Quantity.COUNTERS, thing.counters[name]))
        if thing.damage:
            self._count(Quantity(Quantity.DAMAGE, thing.damage, _survives_damage(thing)))
        return self._still(thing)

    def _still(self, thing: Object) -> str:
        return (
            f"{self._characteristics(thing.base)} {self._looks(thing.now)} {thing.face} "
            f"{thing.owner} {thing.controller} {thing.first_controller} {thing.zone.name} "
            f"{thing.tapped} {thing.face_down} {thing.face_down_by} {thing.flipped} "
            f"{thing.token} {thing.copied_card} {sorted(thing.counters)} "
            f"{[self.times.get(time, -1) for _, time in sorted(thing.counter_times.items())]} "
            f"{thing.damage > 0} {thing.deathtouched} "
            f"{self._used(thing)} {self._face_down_values(thing)}"
        )

    def _bound(self, thing: Object, live: bool) -> str:
        """The description of an object's relations to others."""
        text = (
            f"{self._one(thing.attached_to)} {self._list(thing.attachments)} {self._marks(thing)} "
            f"{self._one(thing.phased_with)} "
            f"{self._item(thing.item) if thing.item is not None else ''} "
            f"{self._cast_as(thing)}"
        )
        if live:
            time = self.times.get(thing.timestamp, -1) if _has_time(thing) else -1
            text += f" {self.turns.get(thing.since_turn, -1)} {time}"
            if thing.attacked_in == self.game.turn.number:
                text += f" attacked {thing.attacks}"
            if thing.now.supertypes & Supertype.WORLD:
                text += f" {self.arrivals.get(thing.arrived, -1)}"
        return text

    def _marks(self, thing: Object) -> list[str]:
        """The description of what is noted on an object; sources of damage are told at the end."""
        told: list[str] = []
        for name in sorted(thing.marks):
            noted = thing.marks[name]
            if name not in _THIS_TURN:
                told.append(f"{name} {self._list(noted)}")
            elif not noted or noted[0] != self.game.turn.number:
                continue
            elif name == DAMAGED_BY:
                self.damaged.append((thing.id, noted[1:]))
            else:
                told.append(f"{name} {self._list(noted[1:])}")
        return told

    def _used(self, thing: Object) -> list[str]:
        """The uses of abilities this turn, as far as a limit could still matter."""
        found: list[str] = []
        for key in sorted(thing.used):
            count = thing.used[key]
            place = -2 - key
            if 0 <= place < len(thing.now.kit.triggered):
                count = min(count, thing.now.kit.triggered[place].limit + 1)
            found.append(f"{key}:{count}")
        return found

    def _cast_as(self, thing: Object) -> str:
        """The description of the spell that became a permanent. CR 400.7d."""
        spell = self.game.objects.departed.get(thing.came_from)
        if spell is None or spell.item is None:
            return ""
        item = spell.item
        return (
            f"{item.is_spell} {item.paid} {item.mana_spent} {item.cast_from.name} "
            f"{item.main_phase_of}"
        )

    def _item(self, item: StackItem) -> str:
        return (
            f"{self._context(item.ctx)} {[self._node(effect) for effect in item.effects]} "
            f"{self._node(item.ability)} {self._node(item.condition)} {item.is_spell} {item.paid} "
            f"{item.mana_spent} {item.copied} {item.cast_from.name} "
            f"{item.main_phase_of} {[self._share(share, item.ctx) for share in item.assigned]}"
        )

    def _share(self, share: tuple[int, int, int], ctx: Context) -> str:
        """The description of combat damage on the stack: source, recipient, damage."""
        return f"{self._one(share[0], ctx)} {self._one(share[1], ctx)} {share[2]}"

    def _context(self, ctx: Context) -> str:
        bound = [f"{name} {self._list(ctx.bound[name], ctx)}" for name in sorted(ctx.bound)]
        numbers = [f"{name} {ctx.numbers[name]}" for name in sorted(ctx.numbers)]
        targets = [self._list(slot, ctx) for slot in ctx.targets]
        return (
            f"{self._one(ctx.source, ctx)} {ctx.controller} {self._one(ctx.item, ctx)} {ctx.x} "
            f"{ctx.modes} {targets} {ctx.shares} {bound} {numbers} "
            f"{self._one(ctx.affected, ctx)} {bool(ctx.spans)} {ctx.is_following()}"
        )

    def _lasting(self, effect: Lasting) -> None:
        text = (
            f"{type(effect).__name__} {effect.duration} {self.times[effect.timestamp]} "
            f"{self._context(effect.ctx)} {self._list(effect.about())} "
        )
        if isinstance(effect, Continuous):
            text += f"{[self._node(change) for change in effect.changes]} "
            text += f"{effect.objects is None} {self._node(effect.affects)} {effect.counter}"
        elif isinstance(effect, Shield):
            text += f"{self._node(effect.replacement)} {effect.left}"
        elif isinstance(effect, DelayedTrigger):
            text += f"{self._node(effect.on)} {self._node(effect.effect)} "
            text += f"{self._node(effect.condition)} {effect.once}"
        elif isinstance(effect, Upcoming):
            text += f"{[self._node(change) for change in effect.effect.changes]} "
            text += f"{self._node(effect.effect.affects)}"
        self.lines.append(text)

    def _tokens(self, alike: list[int]) -> None:
        """Count alike tokens as a quantity, unless something refers to one. CR 122.1, 111."""
        groups: dict[str, list[Object]] = {}
        for number in alike:
            thing = self.game.objects[number]
            if number in self.names:
                self._object(thing, True)
                continue
            counters = [f"{name}:{thing.counters[name]}" for name in sorted(thing.counters)]
            text = (
                f"{self._still(thing)} {thing.now.power}/{thing.now.toughness} {counters} "
                f"{thing.damage} {self.turns.get(thing.since_turn, -1)} "
                f"{self._marks_of_alike(thing)}"
            )
            groups.setdefault(text, []).append(thing)
        for text in sorted(groups):
            self.lines.append(f"tokens {text}")
            self._count(Quantity(Quantity.TOKENS, len(groups[text])))

    def _marks_of_alike(self, thing: Object) -> list[str]:
        """The description of what is noted on one of alike tokens. CR 120.1."""
        return [
            f"{name} {self._list(sorted(thing.marks[name][1:]))}"
            for name in sorted(thing.marks)
            if thing.marks[name][0] == self.game.turn.number
        ]

    def _fixed_changes(self) -> None:
        """Count alike changes of power and toughness, whose order is without effect. CR 613.4c."""
        groups: dict[str, int] = {}
        for effect in self.game.effects.lasting:
            if _is_fixed_change(effect):
                text = (
                    f"{[self._node(change) for change in effect.changes]} "
                    f"{self._list(effect.about())}"
                )
                groups[text] = groups.get(text, 0) + 1
        for text in sorted(groups):
            self.lines.append(f"changes {text}")
            self._count(Quantity(Quantity.EFFECTS, groups[text]))

    def _damaged(self) -> None:
        """Tell the sources of damage, and only the number of those nothing else refers to."""
        for thing, sources in self.damaged:
            known = sorted(self.names[one] for one in sources if one in self.names)
            self.lines.append(f"damaged {self.names[thing]} {known}")
            self._count(Quantity(Quantity.SOURCES, len(sources) - len(known)))

    def _gone_objects(self) -> None:
        """Describe the departed objects that are referred to, as they last existed."""
        while self.told < len(self.departed):
            thing = self.game.object(self.departed[self.told])
            self.told += 1
            self.depth = self.depths[thing.id]
            self._object(thing, False)
        self.depth = 0

    # -- words ---------------------------------------------------------------------------------

    def _count(self, quantity: Quantity) -> None:
        self.quantities.append(quantity)
        self.lines.append(f"quantity {quantity.kind} {quantity.may_rise} {quantity.may_fall}")

    def _list(self, things: list[int], ctx: Context | None = None) -> str:
        return " ".join([self._one(thing, ctx) for thing in things])

    def _one(self, thing: int, ctx: Context | None = None) -> str:
        """The name of a thing; for a departed one also that of the object it became."""
        game = self.game
        if is_player(thing) or thing < FIRST_OBJECT:
            return str(thing)
        if thing in game.zones.phased:
            return self.names[thing]
        if thing in game.objects:
            if thing not in self.names:  # a token that another object refers to
                self.names[thing] = f"token {len(self.names)}"
            return self.names[thing]
        if thing not in game.objects.departed:
            return str(thing)
        name = self._gone(thing)
        latest = game.objects.latest(thing)
        name += f">{self.names.get(latest, '') if latest in game.objects else self._gone(latest)}"
        if ctx is not None:
            found = game.objects.followed(ctx, thing)
            name += f">{self.names.get(found, '') if found in game.objects else self._gone(found)}"
        return name

    def _gone(self, thing: int) -> str:
        known = self.names.get(thing)
        if known is None:
            known = f"gone {len(self.departed)}"
            self.names[thing] = known
            self.departed.append(thing)
            self.depths[thing] = self.depth + 1
        return known

    def _node(self, node: Node | None) -> str:
        if node is None:
            return ""
        known = self.nodes.get(id(node))
        if known is None:
            known = repr(node)
            self.nodes[id(node)] = known
        return known

    def _kit(self, kit: Kit) -> str:
        known = self.kits.get(id(kit))
        if known is None:
            known = repr(kit.all)
            self.kits[id(kit)] = known
        return known

    def _face_down_values(self, thing: Object) -> str:
        return self._characteristics(thing.face_down_values) if thing.face_down else ""

    def _characteristics(self, values: Characteristics) -> str:
        known = self.values.get(id(values))
        if known is None:
            known = values.summary()
            self.values[id(values)] = known
        return known

    def _looks(self, now: Characteristics) -> str:
        """The characteristics except power and toughness, which are quantities."""
        return (
            f"{now.name} {now.types} {now.supertypes} {now.colors} {now.keywords} {now.cannot} "
            f"{now.must} {' '.join(sorted(now.subtypes))} {self._kit(now.kit)}"
        )


def _is_alike(game: Game, number: int) -> bool:
    """Whether a permanent is one of alike tokens of which only the number can matter."""
    thing = game.objects[number]
    return (
        thing.token
        and thing.attached_to < 0
        and not thing.attachments
        and (not thing.marks or _marks_are_alike(game, thing))
        and not thing.now.kit.statics
        and game.turn.combat is None
    )


def _marks_are_alike(game: Game, thing: Object) -> bool:
    """Whether what is noted on a token is of this turn only, and names no token."""
    for name in thing.marks:
        if name not in _THIS_TURN:
            return False
        for one in thing.marks[name][1:]:
            if one >= FIRST_OBJECT and (one not in game.objects or game.objects[one].token):
                return False
    return True


def _is_fixed_change(effect: Lasting) -> bool:
    """Whether an effect changes power and toughness by fixed numbers until the turn ends."""
    if not isinstance(effect, Continuous) or effect.objects is None:
        return False
    if effect.duration != Duration.END_OF_TURN:
        return False
    for change in effect.changes:
        for node in own_nodes(change):
            if isinstance(node, Modification):
                if node.layer() != Layer.POWER_CHANGED:
                    return False
            elif not isinstance(node, Number):
                return False
    return True


def _survives_damage(thing: Object) -> bool:
    return thing.now.keywords & Keyword.INDESTRUCTIBLE != 0 or not thing.is_creature()


def _in_order(game: Game) -> list[int]:
    """Every object, zone by zone."""
    found = [*game.zones.battlefield, *game.zones.stack, *game.zones.exile, *game.zones.command]
    for player in game.players.held:
        found += [*player.hand, *player.library, *player.graveyard, *player.outside]
    return found


def _has_time(thing: Object) -> bool:
    """Whether the timestamp of an object can matter."""
    return thing.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND) or bool(thing.now.kit.statics)


def _worlds(game: Game) -> list[int]:
    """The world permanents, for which it matters which entered together. CR 704.5k."""
    return [
        number
        for number in game.zones.battlefield
        if game.objects[number].now.supertypes & Supertype.WORLD
    ]


def _turns(game: Game) -> list[int]:
    found = [game.turn.number]
    for player in game.players.held:
        found += [player.latest_turn, player.turn_before]
    found += [game.objects[number].since_turn for number in game.zones.battlefield]
    return found


def _timestamps(game: Game) -> list[int]:
    found = [
        thing.timestamp
        for thing in game.objects.values()
        if _has_time(thing) and not (thing.zone is Zone.BATTLEFIELD and _is_alike(game, thing.id))
    ]
    for effect in game.effects.all_lasting():
        if not _is_fixed_change(effect):
            found.append(effect.timestamp)
    for thing in game.objects.values():
        found += thing.counter_times.values()
    return found


def _ranks(numbers: list[int]) -> dict[int, int]:
    """The place of each number in their order."""
    return {number: place for place, number in enumerate(sorted(set(numbers)))}
