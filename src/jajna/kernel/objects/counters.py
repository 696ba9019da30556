"""Counters on an object or a player. CR 122.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.kernel.objects.keyword_counters import GAINS
from jajna.vocab import FIRST_OBJECT, Reads

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["POISON", "change_counters", "with_counters"]

POISON: Final = "poison"
"""The kind of counters that make a player poisoned. CR 122.1f."""


def with_counters(held: dict[str, int], name: str, number: int) -> dict[str, int]:
    """A new dict of counters by name after adding some, or with a negative number removing some."""
    left = held.get(name, 0) + number
    if left > 0:
        return {**held, name: left}
    return {one: held[one] for one in held if one != name}


def change_counters(game: Game, number: int, name: str, more: int) -> None:
    """Add counters to, or with a negative number take them from, an object or player. CR 122."""
    if number < FIRST_OBJECT:
        if name == POISON:
            for player in game.players.sharing_poison(number):  # CR 810.10
                player.add_counters(name, more)
        else:
            game.players[number].add_counters(name, more)
        game.characteristics.changed(Reads.COUNTERS)
        return
    if number not in game.objects:
        return
    found = game.objects.own(number)
    game.characteristics.touch(number)
    if name in GAINS and more > 0:
        found.counter_times = {**found.counter_times, name: game.effects.tick()}
    found.add_counters(name, more)
    game.characteristics.changed(Reads.COUNTERS)
    times = found.counter_times
    if name in times and name not in found.counters:
        others = {other: time for other, time in times.items() if other != name}
        found.counter_times = others
