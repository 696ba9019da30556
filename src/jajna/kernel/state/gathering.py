"""Events of one instruction for several things, gathered so that they happen at once. CR 608.2f."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, OfPlayer
from jajna.events.counters import CountersPut
from jajna.events.life import LifeGained, LifeLost
from jajna.events.marks import Marked

if TYPE_CHECKING:
    from jajna.kernel.state.context import Context

__all__ = ["Gathering"]


@final
class Gathering:
    """The events of one instruction for several things, joined where the rules count them as one.

    ``ctx`` and ``name`` say in which context and under which name the outcome will be bound.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.joined: dict[tuple[int, int, str, int], Event] = {}
        """The events that later ones can be joined with, by kind, thing, name and player."""
        self.ctx: Context | None = None
        self.name = ""

    def add(self, events: list[Event], ctx: Context | None, name: str) -> None:
        """Add the events for one of the things."""
        self.ctx = ctx
        self.name = name
        for event in events:
            key = _common(event)
            known = self.joined.get(key) if key is not None else None
            if known is not None:
                _join(known, event)
                continue
            self.events.append(event)
            if key is not None:
                self.joined[key] = event


def _common(event: Event) -> tuple[int, int, str, int] | None:
    """The kind, thing, name and player that joined events share; None if it is never joined."""
    if isinstance(event, CountersPut):
        return (event.kind, event.object, event.name, event.by)
    if isinstance(event, (LifeGained, LifeLost)):
        return (event.kind, event.player, "", 0)
    if isinstance(event, Marked):
        return (event.kind, event.object, event.name, 0)
    return None


def _join(known: Event, event: Event) -> None:
    """Add an event to a known one with the same key, as one event of both."""
    if isinstance(event, CountersPut) and isinstance(known, CountersPut):
        known.number += event.number
    if isinstance(event, OfPlayer) and isinstance(known, OfPlayer):
        known.number += event.number
    if isinstance(event, Marked) and isinstance(known, Marked):
        known.marked = [*known.marked, *[x for x in event.marked if x not in known.marked]]
