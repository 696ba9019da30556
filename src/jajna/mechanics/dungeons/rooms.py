"""Room abilities. CR 309.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.card import Card, Face
from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Effect, Pattern
from jajna.ir.declared.worth import Occurrence, waits_for
from jajna.kernel.card_kinds.dungeons import ROOM, MarkerMoved
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Type, Zone
from jajna.wording import Layout, laid_out

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["RoomEntered", "dungeon", "names_of_rooms", "room"]


@final
@dataclass(frozen=True)
class RoomEntered(Pattern):
    """You move your venture marker into this room. CR 309.4a, 309.4c."""

    number: int

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE, EventKind.MARKER_MOVED)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, MarkerMoved):
            return event.dungeon == ctx.source and event.room == self.number
        arrived = isinstance(event, ZoneChange) and event.became == ctx.source
        return arrived and self.number == 0

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.controller)


waits_for(RoomEntered, Occurrence.ENTERING)
laid_out(ROOM, Layout.ROOM)


def room(name: str, number: int, leads_to: tuple[int, ...], effect: Effect) -> Keyworded:
    """The ability of a room; its name has no meaning. CR 309.4b, 309.4c."""
    numbers = tuple([Number(one) for one in (number, *leads_to)])
    there = Triggered(RoomEntered(number), effect, zones=1 << Zone.COMMAND, word=name)
    return Keyworded(ROOM, 0, numbers, (there,))


def dungeon(name: str, *rooms: Keyworded, subtypes: tuple[str, ...] = ()) -> Card:
    """A dungeon card with these rooms, the topmost first. CR 309.1, 309.4."""
    face = Face(name, None, 0, Type.DUNGEON, subtypes=subtypes, abilities=rooms)
    return Card(name, (face,), "token")


def names_of_rooms(abilities: tuple[Ability, ...]) -> list[str]:
    """The names of a dungeon's rooms by their numbers. CR 309.4b."""
    found: list[str] = []
    for ability in abilities:
        if isinstance(ability, Keyworded) and ability.name == ROOM:
            first = ability.meaning[0]
            assert isinstance(first, Triggered), ability
            found.append(first.word)
    return found
