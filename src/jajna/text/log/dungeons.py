"""Lines for dungeons. CR 309."""

from __future__ import annotations

from jajna.kernel.card_kinds.dungeons import DungeonCompleted, MarkerMoved
from jajna.text.log.lines import event_text
from jajna.text.things import Teller

__all__ = []


@event_text.register
def _marker_moved(event: MarkerMoved, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You move on to {room} in {dungeon}.",
        "{player} moves on to {room} in {dungeon}.",
        room=event.name,
        dungeon=teller.name(event.dungeon),
    )


@event_text.register
def _dungeon_completed(event: DungeonCompleted, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You complete {dungeon}.",
        "{player} completes {dungeon}.",
        dungeon=teller.name(event.dungeon),
    )
