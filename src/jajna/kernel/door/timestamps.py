"""Timestamps that several objects get at the same time. CR 613.7m.

The active player's objects get the earlier ones, then those of each other player in turn order;
each player chooses the order of theirs. In other eras the active player orders all. Players aren't
asked about objects whose effects have the same result in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import Decision, Kind, Ordering, Shape, Thing
from jajna.era_switches import TimestampOrder
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Attached
from jajna.ir.filters.identity import Is
from jajna.ir.refs import Attached as Host
from jajna.ir.refs import This
from jajna.kernel.zones import move
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.ir.abilities import Static
    from jajna.ir.base import Modification
    from jajna.kernel.game import Game

__all__ = ["question", "stamp"]


def question(game: Game, batch: list[Event], ordered: list[int]) -> Decision | None:
    """The question to the next player whose objects must be ordered; None if none is left.

    ``ordered`` are the objects ordered already.
    """
    coming = [
        event for event in batch if _gets_timestamp(event) and event.things()[0] not in ordered
    ]
    if len(coming) < 2:
        return None
    with_effects = [event for event in coming if _statics(game, event)]
    if len(with_effects) < 2:
        return None
    for seat in game.players.in_order(game.turn.active):
        mine = [event for event in with_effects if _orderer(game, _seat(game, event)) == seat]
        options = [
            Thing(event.things()[0])
            for event in mine
            if any(other is not event and _collide(game, event, other) for other in mine)
        ]
        if len(options) > 1:
            return Decision(
                seat,
                Kind.ORDER,
                game.era.cited("timestamp_order"),
                Shape.SOME,
                [*options],
                len(options),
                len(options),
                source=options[0].thing,
                order=Ordering.TIME,
            )
    return None


def stamp(game: Game, batch: list[Event], ordered: list[int]) -> None:
    """Reassign the timestamps that objects got in a batch in the right order. CR 613.7m."""
    seats: list[list[int]] = [[] for _ in game.players.held]
    count = 0
    for event in batch:
        number = _stamped(game, event)
        if number:
            seats[_orderer(game, _seat(game, event))].append(number)
            count += 1
    if count < 2 or (not ordered and sum(1 for mine in seats if mine) < 2):
        return
    chosen = [game.objects.became.get(number, number) for number in ordered]
    numbers: list[int] = []
    for seat in game.players.in_order(game.turn.active):
        numbers += _as_chosen(seats[seat], chosen)
    times = sorted([game.objects[number].timestamp for number in numbers])
    for place, number in enumerate(numbers):
        game.objects[number].timestamp = times[place]


def _as_chosen(mine: list[int], chosen: list[int]) -> list[int]:
    """A player's objects with the ordered ones in their chosen order, the others in place."""
    left = [number for number in chosen if number in mine]
    return [left.pop(0) if number in chosen else number for number in mine]


def _gets_timestamp(event: Event) -> bool:
    """Whether an event gives an object on the battlefield a timestamp. CR 613.7d, 613.7e."""
    if isinstance(event, ZoneChange):
        return event.to is Zone.BATTLEFIELD
    return isinstance(event, Attached)


def _stamped(game: Game, event: Event) -> int:
    """The object that got a timestamp by an event; 0 for none."""
    if isinstance(event, ZoneChange):
        return event.became if event.became in game.objects else 0
    if isinstance(event, Attached):
        thing = game.objects.get(event.object)
        return event.object if thing is not None and thing.attached_to == event.to else 0
    return 0


def _seat(game: Game, event: Event) -> int:
    """The controller of the object, or its owner if it has none. CR 613.7m."""
    if isinstance(event, ZoneChange):
        if event.to is Zone.BATTLEFIELD and event.controller >= 0:
            return event.controller
        return game.object(event.object).owner
    return game.object(event.things()[0]).controller


def _orderer(game: Game, seat: int) -> int:
    """The player who orders the objects of a player. CR 613.7m, CR 2019-05-03 613.6j."""
    everything = game.era.timestamp_order is TimestampOrder.ACTIVE_PLAYER
    return game.turn.active if everything else seat


def _statics(game: Game, event: Event) -> list[Static]:
    """The static abilities whose effects get their order from the object's timestamp."""
    if isinstance(event, ZoneChange):
        kit = move.entry_characteristics(game, event).kit
    else:
        kit = game.object(event.things()[0]).now.kit
    return [static for static in kit.statics if not static.defining]


def _collide(game: Game, one: Event, other: Event) -> bool:
    """Whether effects of two objects may have another result in the other order."""
    for static in _statics(game, one):
        for against in _statics(game, other):
            if _apart(one, static, other, against):
                continue
            for change in static.changes:
                for part in change.parts():
                    if any(
                        _differ(part, counterpart)
                        for second in against.changes
                        for counterpart in second.parts()
                    ):
                        return True
    return False


def _apart(one: Event, static: Static, other: Event, against: Static) -> bool:
    """Whether two effects apply to one object each, and to different ones."""
    first, second = _only(one, static), _only(other, against)
    return first >= 0 and second >= 0 and first != second


def _only(event: Event, static: Static) -> int:
    """The one thing that an effect applies to by its filter; -1 if it may be another or several."""
    affects = static.affects
    if isinstance(affects, Is):
        if isinstance(affects.ref, This):
            return event.things()[0]
        if isinstance(affects.ref, Host):
            if isinstance(event, ZoneChange):
                return event.attach_to
            if isinstance(event, Attached):
                return event.to
    return -1


def _differ(one: Modification, other: Modification) -> bool:
    """Whether the order of two changes can matter: in one layer, and not both only adding."""
    if one.layer() != other.layer() or one == other:
        return False
    return not (one.only_adds() and other.only_adds())
