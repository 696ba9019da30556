"""The one source of chance in a game: a small generator whose whole state is one number."""

from __future__ import annotations

from typing import Final, final

__all__ = ["Chance"]

_MASK: Final = (1 << 64) - 1


@final
class Chance:
    """SplitMix64: deterministic from its seed, the same on every platform and build."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def clone(self) -> Chance:
        """A copy that will give the same numbers."""
        return Chance(self.state)

    def next(self) -> int:
        """64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely."""
        assert limit > 0, f"a choice among {limit}"
        ceiling = (1 << 64) - (1 << 64) % limit
        drawn = self.next()
        while drawn >= ceiling:
            drawn = self.next()
        return drawn % limit

    def shuffle(self, things: list[int]) -> None:
        """Put the list in a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
