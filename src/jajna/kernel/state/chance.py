"""The one source of chance in a game: a generator of random numbers with 64 bits of state.

The state is kept and multiplied in halves and quarters, which fit into the native numbers of the
compiled build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = ["Chance"]

_HALF: Final = (1 << 32) - 1
_QUARTER: Final = (1 << 16) - 1
_MOST: Final = 1 << 30
"""The greatest limit of ``below`` for which native numbers suffice."""


@final
class Chance:
    """SplitMix64: deterministic from its seed, the same on every platform and build."""

    def __init__(self, seed: int) -> None:
        self.high: i64 = seed >> 32 & _HALF
        self.low: i64 = seed & _HALF
        """The two halves of the state, 32 bits each."""
        self.drawn: i64 = 0
        """The lower 32 bits of the number drawn last."""

    def clone(self) -> Chance:
        """A copy that draws the same numbers from here on."""
        return Chance(self.state())

    def state(self) -> int:
        """The whole state: 64 bits.

        In a text it takes ``:d``: mypyc's own words of large numbers leave these in memory.
        """
        high: int = self.high
        low: int = self.low
        return high << 32 | low

    def _draw(self) -> i64:
        """Draw 64 bits: return the upper 32, leave the lower 32 in ``drawn``."""
        low = self.low + 0x7F4A7C15
        high = self.high + 0x9E3779B9 + (low >> 32) & _HALF
        low &= _HALF
        self.high = high
        self.low = low
        low ^= low >> 30 | (high & 0x3FFFFFFF) << 2
        high ^= high >> 30
        upper = _upper(high, low, 0xBF58476D, 0x1CE4E5B9)
        low = _lower(low, 0x1CE4E5B9)
        high = upper ^ upper >> 27
        low ^= low >> 27 | (upper & 0x7FFFFFF) << 5
        upper = _upper(high, low, 0x94D049BB, 0x133111EB)
        low = _lower(low, 0x133111EB)
        self.drawn = low ^ (low >> 31 | (upper & 0x7FFFFFFF) << 1)
        return upper ^ upper >> 31

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, all equally likely."""
        assert limit > 0, f"a choice among {limit}"
        while True:
            high = self._draw()
            if high < _HALF and limit <= _MOST:  # only the topmost numbers could be uneven
                most: i64 = limit
                return (high % most * ((1 << 32) % most) + self.drawn) % most
            upper: int = high
            lower: int = self.drawn
            whole = upper << 32 | lower
            if whole < (1 << 64) - (1 << 64) % limit:
                return whole % limit

    def shuffle(self, things: list[int]) -> None:
        """Put the list in a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def _lower(low: i64, factor: i64) -> i64:
    """The lower 32 bits of the product of two numbers of 32 bits."""
    middle = (low >> 16) * factor & _HALF
    return (low & _QUARTER) * factor + (middle << 16) & _HALF


def _upper(high: i64, low: i64, factor_high: i64, factor_low: i64) -> i64:
    """The upper 32 of the lower 64 bits of the product of two numbers of 64 bits in halves."""
    first = (low & _QUARTER) * factor_low
    second = (low >> 16) * factor_low + (first >> 16)
    crossed = _lower(low, factor_high) + _lower(high, factor_low)
    return (second >> 16) + crossed & _HALF
