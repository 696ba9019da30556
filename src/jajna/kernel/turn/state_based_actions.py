"""State-based actions. CR 704.

All that apply are performed at the same time as one batch; whoever calls ``check`` repeats it until
nothing applies (CR 704.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Shape, Thing, YesNo
from jajna.era_switches import LegendRule, Legends
from jajna.events.base import NO_EVENTS, Event
from jajna.events.counters import CountersRemoved
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Destroyed, Sacrificed, Unattached
from jajna.ir.counters import MostCounters
from jajna.kernel.card_kinds import commanders, day_night
from jajna.kernel.card_kinds import pairs as pairing
from jajna.kernel.card_kinds.bestow import ceasing, is_bestowed
from jajna.kernel.card_kinds.commanders import Arrival
from jajna.kernel.card_kinds.dungeons import DungeonCompleted, completed
from jajna.kernel.card_kinds.prepared import is_prepared_copy
from jajna.kernel.card_kinds.sagas import LORE, has_ended
from jajna.kernel.card_kinds.supplementary_decks import face_up
from jajna.kernel.combat.state import possible_protectors, why_no_protector
from jajna.kernel.door.damage import withstood
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.counters import POISON
from jajna.kernel.objects.object import PROTECTOR, Object
from jajna.kernel.players import range_of_influence
from jajna.kernel.players.earned_designations import designations_due
from jajna.kernel.players.player import Player
from jajna.kernel.players.speed import SpeedChanged, engines_due
from jajna.kernel.players.teams import losing
from jajna.kernel.state import causes
from jajna.kernel.state.causes import Cause
from jajna.kernel.state.frames import Frame
from jajna.kernel.zones import move, planes, schemes
from jajna.kernel.zones.attaching import why_not_attached
from jajna.subtypes import LEGEND, PLANESWALKER_TYPES
from jajna.vocab import MINUS_COUNTER, PLUS_COUNTER, Keyword, Supertype, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["check"]

_PLANESWALKER_TYPES: Final = frozenset(PLANESWALKER_TYPES)


def check(game: Game) -> bool:
    """Perform all applicable state-based actions once; False if there were none. CR 704.3."""
    if game.over or game.state_based.settled:
        return False
    if _is_untouched(game):
        game.state_based.settled = True
        return _happen(game, NO_EVENTS)
    if game.players.commanders and _ask_for_commanders(game):
        return True
    events: list[Event] = []
    _players(game, events)
    if game.players.commanders:
        _return_commanders(game, events)
    _objects_elsewhere(game, events)
    if game.zones.command:
        _dungeons(game, events)
        _phenomena(game, events)
        _schemes(game, events)
    types = supertypes = 0
    earning = bound = starts = False
    watched = _permanents(game, events)
    for thing in watched:
        types |= thing.now.types
        supertypes |= thing.now.supertypes
        earning = earning or len(thing.now.kit.earns) > 0
        starts = starts or thing.now.kit.inherent is not None
        bound = bound or thing.now.kit.daybound or thing.now.kit.nightbound
    if bound:
        events += day_night.changes_due(game)
    if earning:
        events += designations_due(game)
    if starts:
        for event in engines_due(game):
            events.append(_by("704.5z", event) if isinstance(event, SpeedChanged) else event)
    if supertypes & Supertype.WORLD:
        _world_rule(game, watched, events)
    if game.era.legend_rule is not LegendRule.CHOICE:
        _one_of_each_name(game, watched, events)
    legends: list[list[int]] = []
    if supertypes & Supertype.LEGENDARY or types & Type.PLANESWALKER:
        legends = _unique(game, watched)
    if legends:
        game.frames.append(LegendFrame(legends, events))
        return True
    if types & Type.BATTLE and not events and (battles := _unprotected(game)):
        game.frames.append(ProtectorFrame(battles))
        return True
    game.state_based.settled = not events
    return _happen(game, events)


def _is_untouched(game: Game) -> bool:
    """Whether nothing has changed since the last check that could cause an action."""
    if (
        game.state_based.to_check
        or game.state_based.watched
        or game.state_based.departed_tokens
        or game.zones.command
        or game.players.commanders
    ):
        return False
    if game.era.legend_rule is not LegendRule.CHOICE:
        return False
    return not any(_may_lose(player) for player in game.players.held)


def _happen(game: Game, events: list[Event]) -> bool:
    """Perform the actions that apply; False if there are none. CR 704.3."""
    if game.settings.keep_log:
        for event in events:
            causes.occasion(game, event)
        game.state_based.checked_until = len(game.history.log)
    if not events:
        return False
    perform(game, events)
    return True


def _players(game: Game, events: list[Event]) -> None:
    limit = game.players.variant.commander_damage if commanders.have_struck(game) else 0
    if not limit and not any(_may_lose(player) for player in game.players.held):
        return
    lost: list[int] = []
    for seat in game.players.in_order(game.turn.active):
        player = game.players[seat]
        drew_from_empty = player.drew_from_empty
        player.drew_from_empty = False
        if seat in lost or (game.effects.rules and game.effects.rules[seat].cannot_lose_game):
            continue
        shared = game.players.variant.shared_life
        if player.life <= 0 and not (
            game.effects.rules and game.effects.rules[seat].lives_without_life
        ):
            reason = "life"
            rule = "704.6a" if shared else "704.5a"
        elif drew_from_empty:
            reason = "empty library"
            rule = "704.5b"
        elif player.counters.get(POISON, 0) >= game.players.variant.poison_limit:
            reason = "poison"
            together = shared and game.players.variant.shared_poison
            rule = "704.6b" if together else "704.5c"
        elif limit and commanders.damage_by(game, seat) >= limit:
            reason = "commander damage"
            rule = "903.10a"
        else:
            continue
        for event in losing(game, seat, reason, rule):
            lost += event.things()
            events.append(_by(rule, event))


def _may_lose(player: Player) -> bool:
    """Whether a player's life, counters or empty library could make them lose. CR 704.5a-704.5c."""
    return player.life <= 0 or player.drew_from_empty or len(player.counters) > 0


def _objects_elsewhere(game: Game, events: list[Event]) -> None:
    """Add the ceasing of tokens off the battlefield and copies of spells off the stack.
    CR 704.5d, 704.5e.

    The copy of a permanent's spell stays for as long as the permanent is prepared.
    """
    kept: list[int] = []
    for number in game.state_based.departed_tokens:
        thing = game.objects.get(number)
        if thing is None:
            continue
        if is_prepared_copy(game, thing):
            kept.append(number)
        else:
            rule = "704.5d" if thing.token else "704.5e"
            events.append(_by(rule, ZoneChange(number, thing.zone, Zone.NOWHERE, "cease")))
    game.state_based.departed_tokens = kept


def _permanents(game: Game, events: list[Event]) -> list[Object]:
    """Check the permanents that may have changed; return those that are always checked.

    Both are in the order of the battlefield.
    """
    watched: list[Object] = []
    looked = _looked_at(game)
    game.state_based.to_check = {}
    for number in looked:
        thing = game.objects[number]
        before = len(events)
        if _is_watched(thing):
            game.state_based.watched[number] = True
            watched.append(thing)
            events += pairing.ending(game, thing)
        _permanent(game, thing, events)
        if len(events) > before:
            game.state_based.to_check[number] = True  # the action stays due until it happens
    return watched


def _looked_at(game: Game) -> list[int]:
    """The permanents that an action may apply to, in the order of the battlefield."""
    numbers = game.state_based.to_check.copy()
    for number in game.state_based.watched:
        numbers[number] = True
    game.state_based.watched = {}
    return move.in_order(game, numbers)


def _is_watched(thing: Object) -> bool:
    """Whether actions on a permanent may depend on other objects."""
    now = thing.now
    kit = now.kit
    return (
        thing.attached_to >= 0
        or len(thing.attachments) > 0
        or now.types & (Type.PLANESWALKER | Type.BATTLE) != 0
        or now.supertypes & (Supertype.LEGENDARY | Supertype.WORLD) != 0
        or len(kit.earns) > 0
        or kit.inherent is not None
        or kit.daybound
        or kit.nightbound
        or pairing.PAIRED in thing.marks
        or LEGEND in now.subtypes
        or "Saga" in now.subtypes
    )


def _dungeons(game: Game, events: list[Event]) -> None:
    """Add the completion of dungeons with the marker on the bottommost room. CR 704.5t.

    The ability of that room must have left the stack.
    """
    for dungeon in completed(game):
        if not _is_source_of_trigger(game, dungeon.id):
            events.append(_by("704.5t", DungeonCompleted(dungeon.owner, dungeon.id)))


def _phenomena(game: Game, events: list[Event]) -> None:
    """Add planeswalking away from a phenomenon none of whose abilities is under way.
    CR 312.7, 704.6f.
    """
    for thing in face_up(game, planes.PLANAR) if game.players.planar_controller >= 0 else []:
        if thing.now.types & Type.PHENOMENON and not _is_source_of_trigger(game, thing.id):
            walking = planes.planeswalking(game, game.players.planar_controller)
            events += [_by("704.6f", event) for event in walking]
            return


def _schemes(game: Game, events: list[Event]) -> None:
    """Add the turning down of schemes that aren't ongoing, once no triggered ability of a scheme is
    under way. CR 314.6, 704.6e.
    """
    if not game.players.variant.supplementary & Type.SCHEME:
        return
    there = face_up(game, Type.SCHEME)
    if any(_is_source_of_trigger(game, thing.id) for thing in there):
        return
    for thing in there:
        if not schemes.is_ongoing(thing):
            events.append(_by("704.6e", schemes.SchemeTurnedDown(thing.owner, thing.id)))


def _permanent(game: Game, thing: Object, events: list[Event]) -> None:
    now = thing.now
    deathtouched = thing.deathtouched
    thing.deathtouched = False
    if now.types & Type.CREATURE:
        if now.toughness <= 0:
            events.append(_graveyard(thing, "toughness", "704.5f"))
            return
        lethal = deathtouched or (thing.damage > 0 and thing.damage >= withstood(thing))
        if lethal and not now.keywords & Keyword.INDESTRUCTIBLE:
            events.append(_by("704.5h" if deathtouched else "704.5g", Destroyed(thing.id)))
            return
    if now.types & Type.PLANESWALKER and thing.counters.get("loyalty", 0) <= 0:
        events.append(_graveyard(thing, "loyalty", "704.5i"))
        return
    if now.types & Type.BATTLE and thing.counters.get("defense", 0) <= 0:
        if not _is_source_of_trigger(game, thing.id):
            events.append(_graveyard(thing, "defense", "704.5v"))
        return
    if now.types & Type.BATTLE and why_no_protector(game, thing):
        _protector(game, thing, events)
    if "Saga" in now.subtypes and has_ended(game, now, thing.counters.get(LORE, 0)):
        if not _is_source_of_trigger(game, thing.id):
            events.append(_by("704.5s", Sacrificed(thing.id, thing.controller)))
            return
    if thing.attached_to >= 0 or "Aura" in now.subtypes:
        _attachment(game, thing, events)
    if thing.counters:
        _opposite_counters(game, thing, events)
        _too_many_counters(game, thing, events)
    if len(thing.attachments) > 1:
        _roles(game, thing, events)


def _protector(game: Game, battle: Object, events: list[Event]) -> None:
    """Add the choice of a protector, if only one player can be it, or the end of a battle that
    nobody can protect. CR 704.5w, 704.5x.
    """
    rule = why_no_protector(game, battle)
    seats = possible_protectors(game, battle)
    if len(seats) == 1:
        events.append(_by(rule, Marked(battle.id, PROTECTOR, seats)))
    elif not seats:
        events.append(_graveyard(battle, "protector", rule))


def _unprotected(game: Game) -> list[int]:
    """The battles for which a player has to choose among several protectors."""
    found: list[int] = []
    for number in game.state_based.watched:
        thing = game.objects.get(number)
        if thing is not None and thing.now.types & Type.BATTLE and why_no_protector(game, thing):
            found.append(number)
    return found


def _by(rule: str, event: Event) -> Event:
    """The event, with the rule that makes it happen."""
    event.why = Cause(rule)
    return event


def _graveyard(thing: Object, cause: str, rule: str) -> Event:
    return _by(rule, ZoneChange(thing.id, Zone.BATTLEFIELD, Zone.GRAVEYARD, cause))


def _opposite_counters(game: Game, thing: Object, events: list[Event]) -> None:
    """Add the removal of pairs of +1/+1 and -1/-1 counters. CR 704.5q."""
    if not game.era.opposite_counters:
        return
    pairs = min(thing.counters.get(PLUS_COUNTER, 0), thing.counters.get(MINUS_COUNTER, 0))
    if pairs:
        events.append(_by("704.5q", CountersRemoved(thing.id, PLUS_COUNTER, pairs)))
        events.append(_by("704.5q", CountersRemoved(thing.id, MINUS_COUNTER, pairs)))


def _too_many_counters(game: Game, thing: Object, events: list[Event]) -> None:
    """Add the removal of counters beyond the number an ability allows. CR 704.5r."""
    for static in thing.now.kit.statics:
        for change in static.changes:
            if isinstance(change, MostCounters):
                excess = thing.counters.get(change.name, 0) - change.number
                if excess > 0:
                    removed = CountersRemoved(thing.id, change.name, excess)
                    events.append(_by("704.5r", removed))


def _roles(game: Game, thing: Object, events: list[Event]) -> None:
    """Add the removal of all but each player's newest Role on a permanent. CR 704.5y."""
    newest: dict[int, Object] = {}
    for number in thing.attachments:
        role = game.objects[number]
        if "Role" not in role.now.subtypes:
            continue
        other = newest.get(role.controller)
        if other is None:
            newest[role.controller] = role
            continue
        older, newer = (role, other) if role.timestamp < other.timestamp else (other, role)
        newest[role.controller] = newer
        events.append(_graveyard(older, "role", "704.5y"))


def _is_source_of_trigger(game: Game, number: int) -> bool:
    """Whether an object is the source of a triggered ability that has not left the stack yet."""
    if any(pending.ctx.source == number for pending in game.effects.pending):
        return True
    for other in game.zones.stack:
        item = game.objects[other].item
        if item is None or item.is_spell or item.ability is not None:
            continue
        if item.ctx.source == number:
            return True
    return False


def _attachment(game: Game, thing: Object, events: list[Event]) -> None:
    """Add the actions for attachments on an illegal object or player. CR 704.5m, 704.5n, 704.5p."""
    if is_bestowed(thing):
        if why_not_attached(game, thing, thing.attached_to):
            events += ceasing(thing)  # CR 702.103f
        return
    if "Aura" in thing.now.subtypes:
        if why_not_attached(game, thing, thing.attached_to):
            events.append(_graveyard(thing, "unattached", "704.5m"))
        return
    if thing.attached_to < 0:
        return
    equipment = thing.now.subtypes & {"Equipment", "Fortification"}
    if not equipment or thing.now.types & (Type.CREATURE | Type.BATTLE):
        events.append(_by("704.5p", Unattached(thing.id)))
    elif why_not_attached(game, thing, thing.attached_to):
        events.append(_by("704.5n", Unattached(thing.id)))


def _world_rule(game: Game, watched: list[Object], events: list[Event]) -> None:
    """Put all world permanents but the newest into graveyards. CR 704.5k.

    All of them go if the newest ones entered at the same time. With limited ranges of influence
    each is compared with those within range of its controller. CR 801.12.
    """
    worlds = [thing for thing in watched if thing.now.supertypes & Supertype.WORLD]
    if len(worlds) < 2:
        return
    for thing in worlds:
        others = [
            one
            for one in worlds
            if one is not thing and range_of_influence.is_within(game, thing.controller, one.id)
        ]
        if any(
            one.timestamp > thing.timestamp or (one.arrived >= 0 and one.arrived == thing.arrived)
            for one in others
        ):
            events.append(_graveyard(thing, "world", "704.5k"))


def _one_of_each_name(game: Game, watched: list[Object], events: list[Event]) -> None:
    """Keep only the oldest of the legendary permanents with one name. CR 2003-07-01 420.5e.

    None stays if the oldest ones became legendary at the same time.
    """
    groups: dict[str, list[Object]] = {}
    for thing in watched:
        if _is_legend(game, thing) and thing.now.name:
            groups.setdefault(thing.now.name, []).append(thing)
    for group in groups.values():
        since = [_legend_since(game, one) for one in group]
        if len(group) < 2:
            continue
        stays = group[since.index(min(since))] if since.count(min(since)) == 1 else None
        if game.era.legend_rule is LegendRule.ALL:
            stays = None
        rule = game.era.rules["legend_rule"]
        events += [_graveyard(thing, "legend", rule) for thing in group if thing is not stays]


def _is_legend(game: Game, thing: Object) -> bool:
    """Whether the legend rule applies to a permanent. CR 205.4d, CR 2003-07-01 215.1."""
    if thing.now.supertypes & Supertype.LEGENDARY:
        return True
    return LEGEND in thing.now.subtypes and game.era.legendary is Legends.CREATURE_TYPE


def _legend_since(game: Game, thing: Object) -> tuple[int, int]:
    """The time since which a permanent has been legendary with its name: entered or first seen."""
    legend = thing.base.supertypes & Supertype.LEGENDARY or LEGEND in thing.base.subtypes
    if legend and thing.base.name == thing.now.name:
        # Permanents of a set-up position did not enter at the same time.
        return thing.arrived, thing.timestamp if thing.arrived < 0 else 0
    mark = f"legend {thing.now.name}"
    if mark not in thing.marks:
        thing.mark(mark, [game.history.events_happened])
    return thing.marks[mark][0], 0


def _is_exempt(game: Game, thing: Object) -> bool:
    """Whether an effect says that the legend rule doesn't apply to a permanent. CR 704.5j."""
    if not game.effects.rules:
        return False
    return any(
        what.matches(game, ctx, thing.id)
        for rules in game.effects.rules
        for ctx, what in rules.legends_allowed
    )


def _kept_apart(game: Game, thing: Object) -> list[str]:
    """The keys of the groups of which a permanent's controller may keep one: name or type."""
    found: list[str] = []
    now = thing.now
    legends = game.era.legend_rule is LegendRule.CHOICE
    if legends and now.name and _is_legend(game, thing) and not _is_exempt(game, thing):
        found.append(now.name)
    if game.era.planeswalker_uniqueness:
        found += [f"type {name}" for name in sorted(now.subtypes) if name in _PLANESWALKER_TYPES]
    return found


def _unique(game: Game, watched: list[Object]) -> list[list[int]]:
    """The groups of permanents of which a controller may keep one, in the order of choosing.

    A group is legendary permanents of one name, or in older eras planeswalkers of one type.
    CR 704.5j, 101.4, CR 2016-08-26 704.5j, 704.5k.
    """
    groups: dict[str, list[int]] = {}
    for thing in watched:
        for shared in _kept_apart(game, thing):
            groups.setdefault(f"{thing.controller} {shared}", []).append(thing.id)
    found: list[list[int]] = []
    for seat in game.players.in_order(game.turn.active):
        for group in groups.values():
            if len(group) > 1 and game.objects[group[0]].controller == seat:
                found.append(group)
    return found


def _ask_for_commanders(game: Game) -> bool:
    """Ask the owners of commanders that have come into graveyards or exile, if there are any.
    CR 903.9a.
    """
    due = [one for one in game.players.commanders if one.arrival is Arrival.NEW]
    seats = [
        seat
        for seat in game.players.in_order(game.turn.active)
        if any(one.owner == seat for one in due)
    ]
    if not seats:
        return False
    asked = [one.card for seat in seats for one in due if one.owner == seat]
    game.frames.append(CommandersFrame(asked))
    return True


def _return_commanders(game: Game, events: list[Event]) -> None:
    """Add the return of commanders whose owners have decided so. CR 903.9a."""
    for one in game.players.commanders:
        if one.arrival is Arrival.RETURNS:
            one.arrival = Arrival.NONE
            card = game.objects.get(one.card)
            if card is not None:  # its owner may have left since: CR 800.4a
                move = ZoneChange(one.card, card.zone, Zone.COMMAND, "command")
                events.append(_by("903.9a", move))


@final
class CommandersFrame(Frame):
    """Owners decide which of their commanders return to the command zone. CR 903.9a, 101.4.

    All that do so return at once, with the other state-based actions. ``cards`` are still to be
    asked for.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def run(self, game: Game) -> None:
        while self.cards:
            card = game.objects.get(self.cards[0])
            if card is not None and game.players[card.owner].in_game:
                game.decision = Decision(
                    card.owner,
                    Kind.COMMANDER,
                    "903.9a",
                    Shape.ONE,
                    [YES, NO],
                    source=card.id,
                    subject=card.zone,
                )
                return
            self._decide(game, returns=False)
        game.frames.pop()

    def take(self, game: Game, answer: Answer) -> None:
        self._decide(game, returns=isinstance(answer, YesNo) and answer.yes)

    def _decide(self, game: Game, returns: bool) -> None:
        for one in commanders.of_object(game, self.cards.pop(0)):
            one.arrival = Arrival.RETURNS if returns else Arrival.NONE

    def standing(self) -> str:
        return f"commanders {len(self.cards)}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        return CommandersFrame(self.cards.copy())


@final
class ProtectorFrame(Frame):
    """Controllers choose the protectors of their battles. CR 704.5w, 704.5x."""

    def __init__(self, battles: list[int]) -> None:
        self.battles = battles

    def run(self, game: Game) -> None:
        battle = game.objects.get(self.battles[0]) if self.battles else None
        if battle is None:
            game.frames.pop()
            return
        seats = possible_protectors(game, battle)
        rule = why_no_protector(game, battle)
        options: list[Answer] = [Thing(seat) for seat in seats]
        question = Decision(battle.controller, Kind.PLAYER, rule, Shape.ONE, options)
        question.source = battle.id
        game.decision = question

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Thing), answer
        game.frames.pop()
        perform(game, [Marked(self.battles[0], PROTECTOR, [answer.thing])])

    def clone(self, memo: dict[int, Context]) -> Frame:
        return ProtectorFrame(self.battles.copy())


@final
class LegendFrame(Frame):
    """Players choose which legendary permanents they keep, then all actions happen. CR 704.5j."""

    def __init__(self, groups: list[list[int]], events: list[Event]) -> None:
        self.groups = groups
        self.events = events

    def run(self, game: Game) -> None:
        if not self.groups:
            game.frames.pop()
            _happen(game, self.events)
            return
        group = [number for number in self.groups[0] if game.objects.exists(number)]
        if len(group) < 2:  # its controller has left since
            self.groups.pop(0)
            return
        game.decision = Decision(
            game.objects[group[0]].controller,
            Kind.LEGEND,
            game.era.rules["legend_rule"],
            Shape.ONE,
            [Thing(number) for number in group],
        )

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Thing), answer
        for number in self.groups.pop(0):
            if number != answer.thing:
                going = [event for event in self.events if event.things()[:1] == [number]]
                if not going:
                    rule = game.era.rules["legend_rule"]
                    self.events.append(_graveyard(game.objects[number], "legend", rule))

    def clone(self, memo: dict[int, Context]) -> Frame:
        events = [event.clone() for event in self.events]
        return LegendFrame([group.copy() for group in self.groups], events)
