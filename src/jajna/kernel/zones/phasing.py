"""Phasing: permanents that are treated as though they did not exist. CR 702.26, 502.1.

A phased-out permanent is in ``Zones.phased`` and in no zone's list, so that nothing finds it.
``Objects.departed`` has it as it last existed, like an object that has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.era_switches import Phasing
from jajna.events.base import Event, EventKind, OfObject
from jajna.kernel.zones import move
from jajna.vocab import Cannot, Keyword, Reads, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = [
    "PhasedIn",
    "PhasedOut",
    "leave_with_owner",
    "leaves_play",
    "phasing_in",
    "phasing_out",
    "untap_step",
]


@final
class PhasedOut(OfObject):
    """A permanent phases out. CR 702.26b, 702.26g.

    ``host`` is the permanent it is attached to if it phases out indirectly, 0 if directly.
    """

    def __init__(self, thing: int, host: int) -> None:
        super().__init__(EventKind.PHASED_OUT, thing)
        self.host = host

    def possible(self, game: Game) -> bool:
        leaving = game.objects.get(self.object)
        if leaving is None or leaving.zone is not Zone.BATTLEFIELD:
            return False
        return not leaving.now.cannot & Cannot.PHASE_OUT

    def apply(self, game: Game) -> list[Event]:
        _phase_out(game, game.objects[self.object], self.host)
        return []


@final
class PhasedIn(OfObject):
    """A permanent phases in. CR 702.26c."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.PHASED_IN, thing)

    def possible(self, game: Game) -> bool:
        return self.object in game.zones.phased

    def apply(self, game: Game) -> list[Event]:
        _phase_in(game, self.object)
        return []


def phasing_out(game: Game, things: list[int]) -> list[Event]:
    """The events by which permanents phase out, with the attachments on them.

    A permanent that would phase out directly and indirectly does so indirectly.
    CR 702.26g, 702.26h.
    """
    hosts: dict[int, int] = {}
    waiting = [thing for thing in things if _may_phase_out(game, thing)]
    for thing in waiting:
        hosts.setdefault(thing, 0)
    for host in waiting:
        for attached in game.objects[host].attachments:
            if hosts.get(attached, -1) != host and _may_phase_out(game, attached):
                hosts[attached] = host
                waiting.append(attached)
    return [PhasedOut(thing, hosts[thing]) for thing in hosts]


def phasing_in(game: Game, things: list[int]) -> list[Event]:
    """The events by which permanents phase in, with those that phased out with them. CR 702.26g.

    A host comes before its attachments, which need to find it.
    """
    led: dict[int, list[int]] = {}
    for number, thing in game.zones.phased.items():
        led.setdefault(thing.phased_with, []).append(number)
    coming = {thing: True for thing in things if thing in game.zones.phased}
    leading = list(coming)
    for host in leading:
        for number in led.get(host, ()):
            if number not in coming:
                coming[number] = True
                leading.append(number)
    ordered: list[Event] = []
    while coming:
        later = {thing: True for thing in coming if game.zones.phased[thing].attached_to in coming}
        assert len(later) < len(coming), "permanents attached to each other in a circle"
        ordered += [PhasedIn(thing) for thing in coming if thing not in later]
        coming = later
    return ordered


def untap_step(game: Game) -> list[Event]:
    """The events of the untap step's phasing in and out, which happen at the same time. CR 502.1.

    Permanents that phased out under a player who has left phase in once that player's turn would
    have begun (CR 702.26n).
    """
    active = game.players.as_one(game.turn.active)
    leaving: list[int] = []
    for number in game.zones.battlefield:
        thing = game.objects[number]
        if thing.has(Keyword.PHASING) and thing.controller in active:
            leaving.append(number)
    coming: list[int] = []
    for number, thing in game.zones.phased.items():
        phaser = game.players[thing.controller]
        if thing.phased_with:
            continue
        its_turn = game.players.are_as_one(game.turn.active, phaser.id)
        if its_turn or (not phaser.in_game and phaser.turns_missed):
            coming.append(number)
    return [*phasing_out(game, leaving), *phasing_in(game, coming)]


def leaves_play(game: Game, event: PhasedOut) -> bool:
    """Whether a permanent that phases out leaves the battlefield too. CR 702.26d.

    By the rules of 2003 it does. CR 2003-07-01 502.15d.
    """
    return game.era.phasing is Phasing.ZONE and event.object in game.objects


def leave_with_owner(game: Game, player: int) -> None:
    """Remove a leaving player's phased-out permanents; nothing triggers. CR 702.26k."""
    game.zones.phased = {
        number: thing for number, thing in game.zones.phased.items() if thing.owner != player
    }


def _may_phase_out(game: Game, thing: int) -> bool:
    """Whether the thing is a permanent that can phase out."""
    return _is_permanent(game, thing) and not game.object(thing).now.cannot & Cannot.PHASE_OUT


def _is_permanent(game: Game, number: int) -> bool:
    thing = game.objects.get(number)
    return thing is not None and thing.zone is Zone.BATTLEFIELD


def _phase_out(game: Game, thing: Object, host: int) -> None:
    """Phase a permanent out, without a change of zone or controller. CR 702.26b, 702.26d.

    By the rules of 2003 it leaves play, and a token ceases to exist. CR 2003-07-01 502.15e, 217.8d.
    """
    away = thing.clone({})
    away.phased_with = host
    left = game.era.phasing is Phasing.ZONE
    if left:
        away.damage = 0  # CR 2003-07-01 502.15e
        away.deathtouched = False
    if host == 0 and thing.attached_to >= 0:
        move.detach(game, thing)
    move.take_out(game.zones.battlefield, thing.id)
    game.turn.remove_from_combat(thing.id, game.characteristics)  # CR 506.4
    move.silence(game, thing)
    del game.objects[thing.id]
    thing.left_at = game.history.events_happened
    game.objects.departed[thing.id] = thing
    if not left or not thing.token:  # CR 2003-07-01 217.8d
        game.zones.phased[thing.id] = away
    game.characteristics.dirty = True
    game.characteristics.changed(Reads.ZONES)


def _phase_in(game: Game, number: int) -> None:
    thing = game.zones.phased.pop(number)
    del game.objects.departed[number]
    host = thing.phased_with
    thing.phased_with = 0
    if game.era.phasing is Phasing.ZONE:
        thing.since_turn = -1  # CR 2003-07-01 502.15m
    thing.copiable = thing.base
    thing.now = thing.base
    game.objects[number] = thing
    move.put(game, thing)
    thing.attachments = [one for one in thing.attachments if one in game.zones.phased]
    if host == 0 and thing.attached_to >= 0:
        _attach_again(game, thing)
    move.enter_index(game, thing)
    game.characteristics.dirty = True


def _attach_again(game: Game, thing: Object) -> None:
    """Attach a permanent that phased out directly again, if its host still exists. CR 702.26i."""
    to = thing.attached_to
    if is_player(to):
        if not game.players[to].in_game:
            thing.attached_to = -1
        return
    host = game.objects.get(to)
    if host is None:
        thing.attached_to = -1
    else:
        host.attachments = [*host.attachments, thing.id]
