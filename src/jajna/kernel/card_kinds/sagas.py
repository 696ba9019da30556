"""Sagas: lore counters and chapters. CR 714."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.ir.amounts import Number

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "CHAPTER",
    "LORE",
    "READ_AHEAD",
    "final_chapter",
    "has_ended",
    "lore_due",
    "may_read_ahead",
]

CHAPTER: Final = "chapter"
"""Name of chapter abilities among keyworded ones; the parameters are their numbers."""
LORE: Final = "lore"
READ_AHEAD: Final = "read ahead"
"""Name of the keyword ability of Sagas that may begin with a later chapter. CR 702.155."""


def final_chapter(now: Characteristics) -> int:
    """The greatest number of a Saga's chapters; 0 without chapters. CR 714.2d."""
    greatest = 0
    if "Saga" not in now.subtypes:
        return 0
    for ability in now.kit.keyworded:
        if ability.name == CHAPTER:
            for number in ability.parameter:
                if isinstance(number, Number):
                    greatest = max(greatest, number.number)
    return greatest


def may_read_ahead(now: Characteristics) -> bool:
    """Whether a Saga has the read ahead ability. CR 714.3a, 702.155c."""
    return any(ability.name == READ_AHEAD for ability in now.kit.keyworded)


def has_ended(game: Game, now: Characteristics, lore: int) -> bool:
    """Whether a Saga with so many lore counters has come to its last chapter. CR 704.5s.

    One without chapters stays, by most eras. CR 2023-04-14 714.2d.
    """
    last = final_chapter(now)
    if last == 0 and game.era.sagas_without_chapters:
        return False
    return lore >= last


def lore_due(game: Game) -> list[Event]:
    """The lore counters put on the active player's Sagas as their main phase begins. CR 714.3b."""
    active = game.players.as_one(game.turn.active)
    due: list[Event] = []
    for number in game.zones.battlefield:
        saga = game.objects[number]
        if final_chapter(saga.now) and saga.controller in active:
            due.append(CountersPut(number, LORE, 1, saga.controller, False))
    return due
