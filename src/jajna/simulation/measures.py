"""Measures, and curves of their growth."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from time import process_time
from typing import Final, NamedTuple

__all__ = ["MICRO", "Curve", "Measure", "exponent", "fitted", "repeated"]

MICRO: Final = 1e6


class Measure(NamedTuple):
    """A measured value, its unit, and the number of repetitions."""

    value: float
    unit: str
    repetitions: int

    def data(self) -> dict[str, object]:
        """The measure as the command line prints it in JSON."""
        return {
            "value": round(self.value, 2),
            "unit": self.unit,
            "repetitions": self.repetitions,
        }


class Curve(NamedTuple):
    """The costs of something by its size, and the exponent with which they grow.

    It is 0 where the size doesn't matter, 1 where the cost is proportional. ``most`` is the
    greatest exponent allowed.
    """

    unit: str
    costs: dict[int, float]
    exponent: float
    most: float

    def data(self) -> dict[str, object]:
        """The costs and exponent as the command line prints them in JSON."""
        return {
            "unit": self.unit,
            "exponent": round(self.exponent, 2),
            "most": self.most,
            "costs": [
                {"size": size, "value": round(value, 2)} for size, value in self.costs.items()
            ],
        }


def exponent(points: list[tuple[float, float]]) -> float:
    """The slope of the straight line that fits the logarithms of the points best; 0 for one."""
    across = [log(x) for x, _ in points]
    up = [log(y) for _, y in points]
    middle, height = sum(across) / len(across), sum(up) / len(up)
    spread = sum([(x - middle) ** 2 for x in across])
    together = [(x - middle) * (y - height) for x, y in zip(across, up, strict=True)]
    return sum(together) / spread if spread else 0.0


def fitted(unit: str, costs: dict[int, float], most: float) -> Curve:
    """The costs with the exponent that fits them."""
    return Curve(unit, costs, exponent([(float(size), cost) for size, cost in costs.items()]), most)


def repeated(act: Callable[[], object], seconds: float) -> Measure:
    """The average time of an act, in microseconds."""
    count = 0
    began = process_time()
    while count == 0 or process_time() - began < seconds:
        act()
        count += 1
    return Measure((process_time() - began) / count * MICRO, "µs", count)
