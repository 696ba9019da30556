"""Permanents turned over, flipped, turned face up and face down. CR 701.27, 708, 710, 712."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.marks import UNLOCKED
from jajna.kernel.card_kinds import merged
from jajna.kernel.objects.characteristics import FACE_DOWN, Characteristics
from jajna.kernel.objects.object import Object
from jajna.kernel.zones.move import begin_anew
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["flip", "set_doors", "turn_face_down", "turn_face_up", "turn_over"]

TRANSFORMED = "transformed"
"""Name of the mark with the time at which a permanent last transformed. CR 701.27f."""


def turn_face_up(game: Game, number: int, x: int, values: Characteristics | None) -> None:
    """Turn a permanent face up: it gets a new timestamp. CR 708.8, 613.7f, 702.37f."""
    thing = game.objects[number]
    if values is not None:
        thing.base = values
    thing.face_down = False
    thing.face_down_values = FACE_DOWN
    thing.face_down_by = ""
    thing.timestamp = game.effects.tick()
    if x:
        thing.mark("x", [x])
    game.knowledge.seen.pop(number, None)
    _turned(game, thing)


def turn_over(game: Game, number: int) -> None:
    """Turn a double-faced permanent over: it gets a new timestamp. CR 701.27a, 613.7g.

    A permanent that entered as a copy keeps the copied values.
    """
    thing = game.objects[number]
    if thing.parts:
        _turn_parts_over(game, thing)
        return
    faces = thing.definition.faces
    copied = thing.base is not thing.definition.values(Zone.BATTLEFIELD, thing.face)
    thing.face = 1 - thing.face
    thing.timestamp = game.effects.tick()
    thing.mark(TRANSFORMED, [thing.timestamp])
    if not copied:
        begin_anew(game, thing, faces[thing.face])


def _turn_parts_over(game: Game, thing: Object) -> None:
    """Turn over each part of a merged permanent that can transform. CR 729.2i."""
    thing.parts = merged.turned_over(thing.parts)
    thing.face = thing.parts[0].face
    thing.timestamp = game.effects.tick()
    thing.mark(TRANSFORMED, [thing.timestamp])
    begin_anew(game, thing, merged.merged_values(thing.parts))


def flip(game: Game, number: int) -> None:
    """Flip a permanent, which gets its alternative characteristics. CR 710.2, 710.4."""
    thing = game.objects[number]
    thing.flipped = True
    if thing.base.halves:
        begin_anew(game, thing, thing.base.halves[1])
    _turned(game, thing)


def set_doors(game: Game, number: int, mask: int) -> None:
    """Let these halves of a permanent be unlocked, and no others. CR 709.5c, 709.5f, 709.5g."""
    thing = game.objects.own(number)
    thing.mark(UNLOCKED, [mask])
    if thing.base.doors is not None:
        begin_anew(game, thing, thing.base.doors.states[mask])
    _turned(game, thing)


def turn_face_down(game: Game, number: int, listed: Characteristics | None) -> None:
    """Turn a permanent face down: it gets a new timestamp. CR 708.2a, 613.7f.

    All players know the card, since they have seen it face up.
    """
    thing = game.objects[number]
    thing.face_down = True
    thing.face_down_values = listed if listed is not None else FACE_DOWN
    thing.timestamp = game.effects.tick()
    game.knowledge.show([number], game.players.mask(-1))
    _turned(game, thing)


def _turned(game: Game, thing: Object) -> None:
    game.characteristics.touch(thing.id)
    game.characteristics.dirty = True
