"""The objects of a game by their ids, in a list: looking one up takes no search. CR 109.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from jajna.vocab import FIRST_OBJECT

if TYPE_CHECKING:
    from jajna.kernel.objects.object import Object

__all__ = ["Objects"]


@final
class Objects:
    """Objects by id as in a dict, in the order of their ids."""

    def __init__(self) -> None:
        self.held: list[Object | None] = []
        """The object with each id from ``FIRST_OBJECT`` on, None where there is none any more."""
        self.count = 0

    def copy(self) -> Objects:
        """The same objects for another game."""
        made = Objects()
        made.held = self.held.copy()
        made.count = self.count
        return made

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
