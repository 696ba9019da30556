"""What a player has besides things: designations, speed, a place in a dungeon, in words."""

from __future__ import annotations

from typing import Final

from jajna.kernel.players.designations import INITIATIVE, MONARCH
from jajna.kernel.players.earned_designations import BLESSING, STORY
from jajna.kernel.views.view import CommanderView, PlayerView, View
from jajna.mechanics.dungeons.rooms import names_of_rooms
from jajna.text.catalogue import message
from jajna.text.things import Teller
from jajna.vocab import Zone

__all__ = ["command_cost", "designations_of"]

HELD: Final[dict[str, str]] = {
    MONARCH: message("monarch"),
    INITIATIVE: message("has the initiative"),
    BLESSING: message("has the city's blessing"),
    STORY: message("has an enduring story"),
}
"""Designations of players. CR 724.1, 725.1, 702.131c."""


def command_cost(view: View, commander: CommanderView) -> str:
    """The mana cost of a commander that is in the command zone, "" elsewhere. CR 903.8."""
    card = view.find(commander.card) if commander.zone is Zone.COMMAND else None
    return str(card.mana_cost) if card is not None and card.mana_cost is not None else ""


def designations_of(player: PlayerView, teller: Teller) -> list[str]:
    """A player's designations, their speed, and the room where they are in a dungeon.
    CR 309.4, 702.179.
    """
    found = [teller.say(HELD[name]) for name in player.designations]
    if player.speed:
        found.append(teller.say("speed {speed}", speed=player.speed))
    dungeon = teller.view.find(player.dungeon)
    if dungeon is not None and dungeon.kit is not None:
        room = names_of_rooms(dungeon.kit.all)[player.room]
        found.append(teller.say("{room} in {dungeon}", room=room, dungeon=teller.name(dungeon.id)))
    return found
