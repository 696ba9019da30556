"""Events of one instruction for several things, gathered so that they happen at once. CR 608.2f."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events import CountersPut, Event, LifeGained, LifeLost, Marked

if TYPE_CHECKING:
    from jajna.kernel.context import Context

__all__ = ["Gathering"]


@final
class Gathering:
    """What an instruction has had happen for the things so far, and where the outcome is bound."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ctx: Context | None = None
        self.name = ""

    def add(self, events: list[Event], ctx: Context | None, name: str) -> None:
        """Take the events for one of the things."""
        self.ctx = ctx
        self.name = name
        for event in events:
            if not any(_is_joined(known, event) for known in self.events):
                self.events.append(event)


def _is_joined(known: Event, event: Event) -> bool:
    """Add an event to one of the same kind about the same thing, with which it is one."""
    if isinstance(event, CountersPut) and isinstance(known, CountersPut):
        same = (known.object, known.name, known.by) == (event.object, event.name, event.by)
        known.number += event.number if same else 0
        return same
    if isinstance(event, LifeGained) and isinstance(known, LifeGained):
        known.number += event.number if known.player == event.player else 0
        return known.player == event.player
    if isinstance(event, LifeLost) and isinstance(known, LifeLost):
        known.number += event.number if known.player == event.player else 0
        return known.player == event.player
    if isinstance(event, Marked) and isinstance(known, Marked):
        same = (known.object, known.name) == (event.object, event.name)
        if same:
            known.marked = [*known.marked, *[x for x in event.marked if x not in known.marked]]
        return same
    return False
