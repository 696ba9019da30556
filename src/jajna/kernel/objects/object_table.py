"""The objects of a game by their ids, in a list: looking one up takes no search. CR 109.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from jajna.kernel.objects.object import Object
from jajna.kernel.state.context import HOST_LEFT
from jajna.vocab import FIRST_OBJECT, Zone

if TYPE_CHECKING:
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.players.seats import Players
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.game_state import Zones

__all__ = ["OWN_ZONES", "Objects"]

OWN_ZONES: Final = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND, Zone.NOWHERE)
"""Where each game has objects of its own, which change as the game goes on; forks share others."""


@final
class Objects:
    """Objects by id as in a dict, in the order of their ids, and what became of those that have
    moved. CR 400.7, 608.2h.
    """

    def __init__(self) -> None:
        self.held: list[Object | None] = []
        """The object with each id from ``FIRST_OBJECT`` on, None where there is none any more."""
        self.count = 0
        self.next_id = FIRST_OBJECT
        self.departed: dict[int, Object] = {}
        """Those that changed zones, as they last were."""
        self.became: dict[int, int] = {}
        """The id that each departed object got in its new zone."""
        self.parted: dict[int, tuple[int, ...]] = {}
        """By a melded permanent that has left, its second card, before it came where it went.
        CR 712.21.
        """

    def shared(self) -> Objects:
        """The same objects for another game."""
        made = Objects()
        made.held = self.held.copy()
        made.count = self.count
        made.next_id = self.next_id
        made.departed = self.departed.copy()
        made.became = self.became.copy()
        made.parted = self.parted.copy()
        return made

    def clone(self, zones: Zones, players: Players, memo: dict[int, Context]) -> Objects:
        """The objects for a fork: copies of what changes, the same of what is only replaced."""
        made = self.shared()
        placed = len(zones.exile)
        for player in players:
            placed += len(player.library) + len(player.hand) + len(player.graveyard)
        for zone in (zones.battlefield, zones.stack, zones.command):
            placed += len(zone)
            for number in zone:
                made[number] = made[number].clone(memo)
        if placed != len(made):
            for number, thing in self.items():
                if thing.zone is Zone.NOWHERE:
                    made[number] = thing.clone(memo)
        return made

    def new(self, definition: Definition, owner: int, zone: Zone) -> Object:
        """A new object, not yet in the list of its zone."""
        made = Object(self.next_id, definition, owner, zone)
        self.next_id += 1
        self[made.id] = made
        return made

    def own(self, number: int) -> Object:
        """The object with this id as one that may be changed. Raises KeyError for none.

        What is in none of the ``OWN_ZONES`` isn't changed but replaced by a changed copy.
        """
        found = self.get(number)
        if found is None:
            copy = self.departed[number].clone({})
            copy.left_at = self.departed[number].left_at
            self.departed[number] = copy
            return copy
        if found.zone in OWN_ZONES:
            return found
        copy = found.clone({})
        self[number] = copy
        return copy

    def exists(self, number: int) -> bool:
        """Whether an object with this id is in a zone now."""
        return self.get(number) is not None

    def latest(self, number: int) -> int:
        """The id that an object goes by after its moves: effects that follow it. CR 400.7."""
        while number in self.became and self.get(number) is None:
            number = self.became[number]
        return number

    def followed(self, ctx: Context, number: int) -> int:
        """The id that an object goes by after the moves that the context can follow. CR 400.7."""
        while self.get(number) is None:
            found = self.became.get(number)
            if found is None:
                break
            if not ctx.follows(self.departed[number].left_at):
                if number != ctx.source or HOST_LEFT not in ctx.numbers:
                    break
                host = self.get(found)
                if host is None:
                    host = self.departed[found]
                if host.zone is not Zone.GRAVEYARD:  # CR 400.7f
                    break
            number = found
        return number

    def traced(self, ctx: Context, number: int) -> list[int]:
        """What an object has become, as the context can follow it: several cards if it was a
        melded or merged permanent. CR 400.7, 712.21c, 729.3c.
        """
        found = [self.followed(ctx, number)]
        if self.parted:
            while number in self.became and number != found[0]:
                for other in self.parted.get(number, ()):
                    found.append(self.followed(ctx, other))
                number = self.became[number]
        return found

    def traced_all(self, ctx: Context, numbers: list[int]) -> list[int]:
        """What several objects have become. CR 400.7, 712.21c."""
        if not self.parted:
            return [self.followed(ctx, number) for number in numbers]
        found: list[int] = []
        for number in numbers:
            found += [one for one in self.traced(ctx, number) if one not in found]
        return found

    def get(self, number: int) -> Object | None:
        """The object with this id; None for none."""
        place = number - FIRST_OBJECT
        if 0 <= place < len(self.held):
            return self.held[place]
        return None

    def __getitem__(self, number: int) -> Object:
        place = number - FIRST_OBJECT
        if 0 <= place < len(self.held):
            found = self.held[place]
            if found is not None:
                return found
        raise KeyError(number)

    def __setitem__(self, number: int, thing: Object) -> None:
        place = number - FIRST_OBJECT
        assert place >= 0, number
        while place >= len(self.held):
            self.held.append(None)
        if self.held[place] is None:
            self.count += 1
        self.held[place] = thing

    def __delitem__(self, number: int) -> None:
        if self.get(number) is None:
            raise KeyError(number)
        self.held[number - FIRST_OBJECT] = None
        self.count -= 1

    def __contains__(self, number: int) -> bool:
        return self.get(number) is not None

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[int]:
        return iter([thing.id for thing in self.values()])

    def values(self) -> list[Object]:
        """All of the objects."""
        return [thing for thing in self.held if thing is not None]

    def items(self) -> list[tuple[int, Object]]:
        """All of the objects with their ids."""
        return [(thing.id, thing) for thing in self.values()]
