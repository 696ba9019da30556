"""Objects moving between zones, tokens and copies of cards and spells. CR 400.7, 111, 707."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from jajna.era_switches import TokenOwner
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.marks import LEFT_FIGHTING
from jajna.events.moves import TokenCreated, ZoneChange
from jajna.events.permanents import Attached
from jajna.kernel.card_kinds import bestow, commanders, melded, merged
from jajna.kernel.card_kinds.sagas import LORE, final_chapter, may_read_ahead
from jajna.kernel.objects import doors
from jajna.kernel.objects.characteristics import FACE_DOWN, Characteristics
from jajna.kernel.objects.counters import change_counters
from jajna.kernel.objects.definition import Definition
from jajna.kernel.objects.object import Object
from jajna.kernel.state import index
from jajna.kernel.state.lasting_effects import Continuous, Shield
from jajna.kernel.zones.knowledge import carried_over, seen_by_effects
from jajna.vocab import PLUS_COUNTER, Reads, Type, Zone, bit, is_player, zone_facts

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "MANY",
    "PUBLIC",
    "acting",
    "attach",
    "begin_anew",
    "create_tokens",
    "detach",
    "discard_for_setup",
    "enter_as_copy",
    "enter_index",
    "in_order",
    "leave_stack",
    "leave_together",
    "merge",
    "move",
    "objects_in",
    "prepare_entry",
    "put",
    "put_copy",
    "refuse_counters",
    "silence",
    "take_out",
]

PUBLIC = (
    1 << Zone.BATTLEFIELD
    | 1 << Zone.GRAVEYARD
    | 1 << Zone.STACK
    | 1 << Zone.EXILE
    | 1 << Zone.COMMAND
)
"""Mask of the zones whose cards all players can see. CR 400.2."""

MANY: Final = 64
"""The number of objects leaving at the same time from which ``leave_together`` acts."""

_LONG: Final = 1 << Zone.BATTLEFIELD | 1 << Zone.GRAVEYARD
"""Mask of the zones that many objects may leave from the middle of their lists."""


def objects_in(game: Game, zones: int) -> list[int]:
    """The list of objects in the zones of a mask of ``1 << Zone``, in a defined order."""
    if zones == 1 << Zone.BATTLEFIELD:
        return game.zones.battlefield.copy()
    found: list[int] = []
    if zones & 1 << Zone.BATTLEFIELD:
        found += game.zones.battlefield
    if zones & 1 << Zone.STACK:
        found += game.zones.stack
    for seat in game.players.in_order(game.turn.active):
        player = game.players[seat]
        if zones & 1 << Zone.HAND:
            found += player.hand
        if zones & 1 << Zone.LIBRARY:
            found += player.library
        if zones & 1 << Zone.GRAVEYARD:
            found += player.graveyard
    if zones & 1 << Zone.EXILE:
        found += game.zones.exile
    if zones & 1 << Zone.COMMAND:
        found += game.zones.command
    return found


def in_order(game: Game, numbers: dict[int, bool]) -> list[int]:
    """The permanents among some objects, in the order of the battlefield."""
    if game.zones.out_of_order or 2 * len(numbers) > len(game.zones.battlefield):
        return [number for number in game.zones.battlefield if number in numbers]
    found: list[int] = []
    for number in numbers:
        thing = game.objects.get(number)
        if thing is not None and thing.zone is Zone.BATTLEFIELD:
            found.append(number)
    found.sort()
    return found


def acting(game: Game) -> list[int]:
    """The permanents with an activated ability, or face down, in the order of the battlefield.

    The list is not to be changed.
    """
    known = game.characteristics.index.acting_in_order
    if known is None:
        known = in_order(game, game.characteristics.index.acting)
        game.characteristics.index.acting_in_order = known
    return known


def put(game: Game, thing: Object, position: int = 0) -> None:
    """Put an object into the list of its zone; in a library at ``position`` from the top."""
    cards = game.zones.of(thing.zone, game.players[thing.owner])
    if thing.zone is Zone.LIBRARY:
        cards.insert(position if 0 <= position <= len(cards) else len(cards), thing.id)
        return
    if cards and thing.zone is Zone.BATTLEFIELD and cards[-1] > thing.id:
        game.zones.out_of_order = True
    cards.append(thing.id)


def take_out(cards: list[int], number: int) -> None:
    """Remove an object from the list of its zone, which is mostly in the order of ids."""
    place = len(cards) - 1
    if place >= 0 and cards[place] != number:
        place = bisect_left(cards, number)
    if 0 <= place < len(cards) and cards[place] == number:
        del cards[place]
    else:
        cards.remove(number)


def leave_together(game: Game, batch: list[Event]) -> None:
    """Remove many objects that are about to leave from the lists of their zones at once.

    Removing one at a time would take time that grows with the square of their number.
    """
    leaving: dict[int, bool] = {}
    for event in batch:
        if isinstance(event, ZoneChange):
            thing = game.objects.get(event.object)
            if thing is None or thing.zone is not event.origin or not bit(thing.zone) & _LONG:
                continue
            if not _stays(game, thing, event):
                leaving[thing.id] = True
    if len(leaving) < MANY:
        return
    game.zones.leaving = leaving
    game.zones.battlefield = [number for number in game.zones.battlefield if number not in leaving]
    for player in game.players.held:
        player.graveyard = [number for number in player.graveyard if number not in leaving]


def prepare_entry(game: Game, event: ZoneChange, sign: int = 1) -> None:
    """Note the counters that a permanent enters with by rule; with ``sign`` -1 remove them.

    Replacement effects come afterwards. CR 306.5b, 310.4b.
    """
    entering = entry_characteristics(game, event)
    if entering.types & Type.PLANESWALKER:
        loyalty = entering.loyalty
        if entering.loyalty_x:
            spell = game.object(event.object).item
            loyalty = spell.ctx.x if spell is not None else 0  # CR 107.3m
        if loyalty:
            event.add_counters("loyalty", sign * loyalty)
    if entering.types & Type.BATTLE and entering.defense:
        event.add_counters("defense", sign * entering.defense)
    if final_chapter(entering) and not may_read_ahead(entering):  # CR 714.3a
        event.add_counters(LORE, sign)


def enter_as_copy(
    game: Game, event: ZoneChange, definition: Definition, counters: dict[str, int]
) -> None:
    """Let an entering object enter as a copy, with additional counters. CR 707.5, 707.9e."""
    prepare_entry(game, event, -1)
    event.copy_of = definition
    event.face = 0
    event.copies += 1
    event.copy_counters = counters
    prepare_entry(game, event)


def entry_characteristics(game: Game, event: ZoneChange) -> Characteristics:
    """The copiable values that a moving object will have in its new zone.

    An object put onto the battlefield face down has those of a face-down object. CR 708.3.
    """
    if event.face_down and event.to in (Zone.BATTLEFIELD, Zone.STACK):
        return event.face_down_values if event.face_down_values is not None else FACE_DOWN
    definition = event.copy_of or game.object(event.object).definition
    values = definition.values(event.to, event.face)
    if event.to is Zone.BATTLEFIELD:
        values = doors.as_entering(values, event)
    bestowed = event.to is Zone.BATTLEFIELD and event.marks.get(bestow.BESTOWED)
    return bestow.as_bestowed(values) if bestowed else values


def move(game: Game, event: ZoneChange) -> list[Event]:
    """Move an object to another zone, where it is a new object; events that follow. CR 400.7.

    Nothing happens if the object is no longer in the zone it would leave. An instant or sorcery
    can't enter the battlefield (CR 400.4a), and a token that has left can't move (CR 111.8).
    """
    old = game.objects.get(event.object)
    if old is None or old.zone is not event.origin:
        return []
    if _stays(game, old, event):
        return []
    if old.attachments:
        return [*_left_by_host(game, old), *_moved(game, old, event)]
    return _moved(game, old, event)


def _left_by_host(game: Game, host: Object) -> list[Event]:
    """The events by which bestowed Auras cease to be bestowed as their host leaves. CR 702.103f."""
    found: list[Event] = []
    for number in host.attachments:
        held = game.objects.get(number)
        if held is not None and bestow.is_bestowed(held):
            found += bestow.ceasing(held)
    return found


def _moved(game: Game, old: Object, event: ZoneChange) -> list[Event]:
    """Move an object that can move; events that follow."""
    watching = seen_by_effects(game, old) if game.effects.rules else 0
    _depart(game, old)
    if event.to is Zone.NOWHERE:
        return _shown(old, old.id) if old.face_down else []
    cast = _is_cast_copy(old, event)
    definition = melded.first_part(old, event)
    token = old.token
    if old.parts:
        first = merged.in_order(old, event)[0]
        definition, token = first.definition, first.token
    made = game.objects.new(definition, old.owner, event.to)
    made.token = token
    made.copied_card = cast
    made.came_from = old.id
    made.timestamp = game.effects.tick()
    made.arrived = game.history.batch_began
    made.marks = event.marks
    made.face_down = event.face_down
    made.face_down_values = (
        event.face_down_values if event.face_down_values is not None else FACE_DOWN
    )
    made.face_down_by = event.face_down_by
    if event.to is Zone.BATTLEFIELD:
        _arrive(game, made, event)
    elif event.copy_of is None:
        made.counters = _entering_counters(event)
        made.base = made.definition.values(event.to, event.face)
        made.face = event.face if event.to is Zone.STACK else 0
    if old.now.kit.keeps_counters and event.to not in (Zone.HAND, Zone.LIBRARY):
        for name, number in old.counters.items():
            made.add_counters(name, number)
    made.now = made.base
    made.copiable = made.base
    if event.to is Zone.GRAVEYARD:
        made.since_turn = game.turn.number
    event.became = made.id
    game.objects.became[old.id] = made.id
    if game.players.commanders:
        commanders.followed(game, old, made)
    if event.cause == "play":
        game.players[made.controller].lands_played += 1  # CR 305.2
    put(game, made, event.position)
    if made.token and not cast and (made.zone is not Zone.BATTLEFIELD or _is_no_token(game, old)):
        game.state_based.departed_tokens.append(made.id)
    _remember_who_knows(game, old, made, watching)
    if old.zone is Zone.STACK and made.zone is Zone.BATTLEFIELD:
        _keep_effects(game, old.id, made.id)
    enter_index(game, made)
    for effect in event.effects:
        if isinstance(effect, (Continuous, Shield)):
            effect.objects = [made.id]
            game.kernel.begin_effect(game, effect)  # CR 611.2e
    if old.parts:
        return [*_shown(old, made.id), *merged.other_parts(game, old, event)]
    if old.partner is not None and event.to is not Zone.BATTLEFIELD:
        return [*_shown(old, made.id), melded.second_part(game, old, event)]
    if event.to is Zone.BATTLEFIELD and event.attach_to >= 0:
        attach(game, made.id, event.attach_to)  # CR 303.4f, 608.3c: it enters attached
        return [Attached(made.id, event.attach_to)]
    if old.face_down and event.to is not Zone.BATTLEFIELD:
        return _shown(old, made.id)
    return doors.opened(made) if event.to is Zone.BATTLEFIELD else []


def _entering_counters(event: ZoneChange) -> dict[str, int]:
    """The counters that a moving object has in its new zone, by name."""
    if not event.counters or all(number > 0 for number in event.counters.values()):
        return event.counters
    return {name: number for name, number in event.counters.items() if number > 0}


def _stays(game: Game, old: Object, event: ZoneChange) -> bool:
    """Whether an object where the event expects it can't move all the same. CR 400.4a, 111.8."""
    if event.to is Zone.NOWHERE:
        return False
    if event.to is Zone.BATTLEFIELD:
        if not entry_characteristics(game, event).is_permanent_type():
            return True
    there = old.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.NOWHERE)
    return old.token and not there and not _is_cast_copy(old, event)


def _is_cast_copy(old: Object, event: ZoneChange) -> bool:
    """Whether a copy of a card becomes a spell. CR 707.12."""
    return old.copied_card and event.to is Zone.STACK


def _is_no_token(game: Game, spell: Object) -> bool:
    """Whether a copy of a permanent spell becomes no token, so that it ceases to exist.
    CR 608.3f, CR 2016-08-26 704.5e.
    """
    copied = spell.item is not None and spell.item.copied
    return copied and not game.era.spell_copies_enter


def _shown(old: Object, became: int) -> list[Event]:
    """The event that reveals a face-down permanent or spell as it moves. CR 708.9."""
    if old.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return [Revealed(old.owner, [became])]
    return []


def _keep_effects(game: Game, spell: int, permanent: int) -> None:
    """Extend effects on a permanent spell to the permanent it becomes. CR 400.7a, 400.7c."""
    for effect in game.effects.lasting:
        if effect.objects is not None and spell in effect.objects:
            effect.objects.append(permanent)
            game.characteristics.dirty = True
    for shield in game.effects.shields:
        if spell in shield.objects:
            shield.objects.append(permanent)


def _note_fight(game: Game, leaving: Object) -> None:
    """Note on a permanent that leaves whether it is attacking or blocking. CR 608.2h."""
    combat = game.turn.combat
    if combat is None:
        return
    attacks, blocks = combat.is_attacking(leaving.id), combat.is_blocking(leaving.id)
    if attacks or blocks:
        leaving.mark(LEFT_FIGHTING, [int(attacks), int(blocks)])


def _depart(game: Game, old: Object) -> None:
    if old.zone is not Zone.NOWHERE or old.id in game.players[old.owner].outside:
        if old.id not in game.zones.leaving:
            take_out(game.zones.of(old.zone, game.players[old.owner]), old.id)
    if old.zone is Zone.BATTLEFIELD:
        _note_fight(game, old)
        game.turn.remove_from_combat(old.id, game.characteristics)
        if old.attached_to >= 0:
            detach(game, old)
    silence(game, old)
    last = game.objects.own(old.id)
    last.left_at = game.history.events_happened
    del game.objects[old.id]
    game.objects.departed[old.id] = last
    game.characteristics.changed(zone_facts(bit(old.zone)))


def silence(game: Game, thing: Object) -> None:
    """Remove the abilities of an object from the index, and all that was cached about it."""
    index.unregister(game, thing)
    if game.characteristics.index.elsewhere:
        game.characteristics.index.elsewhere.pop(thing.id, None)
    if game.characteristics.index.readers:
        game.characteristics.index.readers.pop(thing.id, None)
    if thing.base.kit.spreading or thing.now.kit.spreading:
        game.characteristics.index.statics = [
            one for one in game.characteristics.index.statics if one.source != thing.id
        ]
        game.characteristics.dirty = True
    if thing.id in game.characteristics.modified:
        del game.characteristics.modified[thing.id]


def _arrive(game: Game, made: Object, event: ZoneChange) -> None:
    made.face = event.face
    if event.copy_of is not None:
        made.base = event.copy_of.values(Zone.BATTLEFIELD, event.face)
    else:
        made.base = made.definition.values(Zone.BATTLEFIELD, event.face)
    made.base = doors.as_entering(made.base, event)
    if event.meld_with:
        other = game.objects[event.meld_with]
        _depart(game, other)
        game.objects.became[other.id] = made.id
        commanders.merged(game, other.id, made.id)
        melded.join(made, other.definition)
    made.first_controller = event.controller if event.controller >= 0 else made.owner
    made.controller = made.first_controller
    made.tapped = event.tapped
    made.counters = _entering_counters(event)
    for name, number in event.copy_counters.items():
        made.add_counters(name, number)
    made.since_turn = game.turn.number


def refuse_counters(game: Game, batch: list[Event]) -> bool:
    """Remove counters that can't be put on permanents that have just entered. CR 122.6, 614.17.

    The result says whether there were any.
    """
    found = False
    for event in batch:
        if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD:
            continue
        entered = game.objects.get(event.became)
        if entered is None or not entered.counters or not entered.now.refused_counters:
            continue
        refused = entered.now.refused_counters
        for name in list(entered.counters):
            put = event.counters.get(name, 0) + event.copy_counters.get(name, 0)
            if put > 0 and ("" in refused or name in refused):
                change_counters(game, entered.id, name, -put)
                found = True
    return found


def merge(game: Game, permanent: int, spell: int, top: bool) -> None:
    """Merge a spell with a permanent, which stays the same object. CR 729.2, 702.140f."""
    component = game.objects[spell]
    _depart(game, component)
    game.objects.became[spell] = permanent
    commanders.merged(game, spell, permanent)
    _keep_effects(game, spell, permanent)
    thing = game.objects.own(permanent)
    merged.add(thing, component, top, game.effects.tick())
    times = thing.marks.get(merged.MUTATED, [0])[0] + 1
    thing.mark(merged.MUTATED, [times])
    begin_anew(game, thing, merged.merged_values(thing.parts))


def begin_anew(game: Game, thing: Object, values: Characteristics) -> None:
    """Replace the values that a permanent starts with, and index their abilities."""
    silence(game, thing)
    thing.base = values
    thing.copiable = values
    thing.now = values
    enter_index(game, thing)
    game.characteristics.dirty = True


def enter_index(game: Game, made: Object) -> None:
    """Add the abilities of a new object to the index and have its characteristics computed."""
    index.register(game, made)
    kit = made.now.kit
    zone = bit(made.zone)
    read = 0
    for place in kit.own:
        if kit.statics[place].zones & zone or kit.statics[place].defining:
            if place in kit.settled:
                read |= kit.reads[place]
            else:
                game.characteristics.reads |= kit.reads[place]
            if not zone & (1 << Zone.BATTLEFIELD | 1 << Zone.STACK):
                game.characteristics.index.elsewhere[made.id] = True
    if read:
        game.characteristics.index.readers[made.id] = read
    for place in kit.spreading:
        static = kit.statics[place]
        if static.zones & zone or static.defining:
            effect = index.StaticEffect(
                made.id, place, static, index.static_context(made), kit.reads[place]
            )
            game.characteristics.index.statics = [*game.characteristics.index.statics, effect]
            game.characteristics.dirty = True
    game.characteristics.touch(made.id)
    game.characteristics.changed(zone_facts(zone))


def discard_for_setup(game: Game, number: int) -> None:
    """Remove an object while a position is set up, without any event."""
    thing = game.objects[number]
    game.zones.of(thing.zone, game.players[thing.owner]).remove(number)
    index.unregister(game, thing)
    game.characteristics.index.statics = [
        one for one in game.characteristics.index.statics if one.source != number
    ]
    game.characteristics.index.elsewhere.pop(number, None)
    game.characteristics.index.readers.pop(number, None)
    del game.objects[number]


def _remember_who_knows(game: Game, old: Object, made: Object, watching: int) -> None:
    """Note who knows an object in a zone where it is hidden; ``watching`` saw it by an effect."""
    known = game.players.mask(-1)
    if not bit(old.zone) & PUBLIC or old.face_down:
        known = game.knowledge.seen.pop(old.id, 0) | watching
    if bit(made.zone) & PUBLIC and not made.face_down:
        return
    if old.zone is Zone.HAND:
        known |= 1 << made.owner
    if game.knowledge.secrets:
        known = carried_over(game, old.id, known, watching)
    if made.zone is Zone.HAND:
        known |= 1 << made.owner
    if known:
        game.knowledge.seen[made.id] = known


def create_tokens(game: Game, event: TokenCreated) -> list[Event]:
    """The events by which created tokens enter the battlefield, as one batch. CR 111.2.

    CR 2003-07-01 200.4a: the controller of the effect is their owner.
    """
    entering: list[Event] = []
    owner = event.player
    if game.era.token_owner is TokenOwner.EFFECT and event.by >= 0:
        owner = event.by
    for _ in range(event.number):
        token = game.objects.new(event.definition, owner, Zone.NOWHERE)
        token.token = True
        arrival = ZoneChange(token.id, Zone.NOWHERE, Zone.BATTLEFIELD, "token")
        arrival.controller = event.player
        arrival.tapped = event.tapped
        arrival.face = event.face
        arrival.attach_to = event.attach_to
        if event.counters:
            arrival.add_counters(PLUS_COUNTER, event.counters)
        entering.append(arrival)
    return entering


def put_copy(game: Game, copy: Object, zone: Zone) -> None:
    """Put a copy of a spell or ability onto the stack, a copy of a card into the card's zone.
    CR 707.10, 707.12.
    """
    copy.zone = zone
    if copy.copied_card:
        copy.base = copy.definition.values(zone, 0)
        copy.copiable = copy.base
        copy.now = copy.base
        put(game, copy)
        game.state_based.departed_tokens.append(copy.id)
        enter_index(game, copy)
        return
    copy.timestamp = game.effects.tick()
    game.zones.stack.append(copy.id)
    if copy.item is not None and copy.item.is_spell:
        enter_index(game, copy)


def leave_stack(game: Game, number: int, to: Zone, cause: str) -> list[Event]:
    """The event that removes a spell, ability or copy from the stack. CR 608.2n, 701.6a."""
    thing = game.objects.get(number)
    if thing is None or thing.zone is not Zone.STACK:
        return []
    if thing.item is not None and (not thing.item.is_spell or thing.item.copied):
        return [ZoneChange(number, Zone.STACK, Zone.NOWHERE, cause)]
    return [ZoneChange(number, Zone.STACK, to, cause)]


def detach(game: Game, thing: Object) -> None:
    """Remove an attachment from the list of attachments of its host."""
    game.characteristics.changed(Reads.ATTACHMENTS)
    if not is_player(thing.attached_to):
        host = game.objects.get(thing.attached_to)
        if host is not None and thing.id in host.attachments:
            host.attachments = [one for one in host.attachments if one != thing.id]


def attach(game: Game, number: int, to: int) -> None:
    """Attach a permanent to a player or object, with a new timestamp; -1: to none. CR 701.3c."""
    thing = game.objects.get(number)
    if thing is None or thing.attached_to == to:
        return
    detach(game, thing)
    thing.attached_to = to
    if to >= 0:
        thing.timestamp = game.effects.tick()
        host = game.objects.get(to) if not is_player(to) else None
        if host is not None:
            host.attachments = [*host.attachments, number]
    game.characteristics.dirty = True
