"""Permanents that can't enter the battlefield. CR 614.17, 608.3e."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["instead_of_barred", "is_barred"]


def is_barred(game: Game, event: ZoneChange) -> bool:
    """Whether an effect forbids an object to enter, judged as it would be on the battlefield.
    CR 614.12.
    """
    if event.to is not Zone.BATTLEFIELD or not any(
        rules.cannot_enter for rules in game.effects.rules
    ):
        return False
    thing = game.object(event.object)
    controller, now = thing.controller, thing.now
    thing.controller = event.controller if event.controller >= 0 else thing.owner
    if event.ahead is not None:
        thing.now = event.ahead
    found = any(
        what.matches(game, ctx, event.object)
        for rules in game.effects.rules
        for ctx, what in rules.cannot_enter
    )
    thing.controller = controller
    thing.now = now
    return found


def instead_of_barred(event: ZoneChange) -> list[Event]:
    """The events instead of a forbidden entering. CR 608.3e.

    A permanent spell goes to its owner's graveyard; any other object stays where it is.
    """
    if event.origin is Zone.STACK:
        return [ZoneChange(event.object, Zone.STACK, Zone.GRAVEYARD, "resolve")]
    return []
