"""The objects of a game in a list indexed by id. CR 109.1."""

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
"""The zones whose objects belong to one game and may be changed; forks share all others."""


@final
class Objects:
    """The objects of a game with the interface of a dict by id, in the order of their ids.

    ``departed``, ``became`` and ``parted`` hold what objects that changed zones were and became.
    CR 400.7, 608.2h.
    """

    def __init__(self) -> None:
        self.held: list[Object | None] = []
        """The objects with ids from ``FIRST_OBJECT`` on; None for ids that don't exist any more."""
        self.count = 0
        self.next_id = FIRST_OBJECT
        self.departed: dict[int, Object] = {}
        """The objects that have changed zones, as they last existed."""
        self.became: dict[int, int] = {}
        """The id that each departed object got in its new zone."""
        self.parted: dict[int, tuple[int, ...]] = {}
        """The other cards of a melded or merged permanent that has left. CR 712.21, 729.3."""

    def shared(self) -> Objects:
        """A table of the same objects for another game."""
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

        An object in none of the ``OWN_ZONES`` is first replaced by a copy.
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

    def left_since(self, time: int) -> list[Object]:
        """A list of the objects that left their zones at this time of the history or later, each as
        it last was there, the latest first. CR 608.2h.
        """
        found: list[Object] = []
        for gone in reversed(self.departed.values()):
            if gone.left_at < time:
                break
            found.append(gone)
        return found

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
        """The list of objects that an object has become, as far as the context can follow it.

        A melded or merged permanent becomes several cards. CR 400.7, 712.21c, 729.3c.
        """
        found = [self.followed(ctx, number)]
        if self.parted:
            while number in self.became and number != found[0]:
                for other in self.parted.get(number, ()):
                    found.append(self.followed(ctx, other))
                number = self.became[number]
        return found

    def traced_all(self, ctx: Context, numbers: list[int]) -> list[int]:
        """The list of objects that several objects have become. CR 400.7, 712.21c."""
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
        """The list of all objects."""
        return [thing for thing in self.held if thing is not None]

    def items(self) -> list[tuple[int, Object]]:
        """The list of all objects with their ids."""
        return [(thing.id, thing) for thing in self.values()]
