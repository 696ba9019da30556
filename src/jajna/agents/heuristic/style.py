"""How heuristic players weigh what they could do: their habits as numbers, by version.

A version that was once released is never changed, so that other agents can be measured against it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

__all__ = ["PRESENT", "RELEASED", "Style"]


@final
@dataclass(frozen=True)
class Style:
    """The habits of a heuristic player.

    ``countering`` is what it is worth to keep the mana for a card that counters spells, as a share
    of what opponents may cast. ``racing`` is the share of the danger that an attack adds which
    doesn't count in a race that is won, and counts twice in one that is lost. ``sparing`` is
    whether X is chosen with an eye to what else the mana could pay for, ``rallying`` whether what
    changes creatures for the turn is cast before an attack that it makes better, ``rescuing``
    whether creatures are saved from what an opponent has on the stack. ``idling`` is what it costs
    to attack with a creature that has something else to tap for.
    """

    countering: float
    racing: float
    sparing: bool
    rallying: bool
    rescuing: bool
    idling: float


PRESENT: Final = Style(
    countering=0.7, racing=0.5, sparing=True, rallying=True, rescuing=True, idling=0.8
)
"""The habits of the present version."""
RELEASED: Final[dict[str, Style]] = {
    "0.1": Style(
        countering=0.0, racing=0.0, sparing=False, rallying=False, rescuing=False, idling=0.0
    ),
}
"""Habits by the version of Jajna in which they were released, the oldest first."""
