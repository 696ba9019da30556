"""Mana and mana abilities. CR 106, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events import Event, ManaAdded, TappedForMana
from jajna.kernel.objects import ManaUnit
from jajna.vocab import Supertype

if TYPE_CHECKING:
    from jajna.ir.base import Filter
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["added"]


def added(
    game: Game, ctx: Context, players: list[int], mana: list[int], only_for: Filter | None
) -> list[Event]:
    """The events of players adding mana from a source, and of tapping it for mana.
    CR 106.3, 106.12a.
    """
    source = game.object(ctx.source)
    snow = source.now.supertypes & Supertype.SNOW != 0
    events: list[Event] = []
    for player in players:
        units = [ManaUnit(one, source.id, snow, only_for) for one in mana]
        if units:
            events.append(ManaAdded(player, units))
    if ctx.numbers.get("tapped for mana"):
        events.append(TappedForMana(source.id, ctx.controller, tuple(mana)))
    return events
