"""Counters that do something to the object they are on: keyword counters (CR 122.1b, 613.1f), and
those that make replacement and prevention effects (CR 122.1c, 122.1d, 122.1h).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.kernel.objects.kit import Parts

if TYPE_CHECKING:
    from jajna.ir.base import Modification, Replacement

__all__ = ["EFFECTS", "GAINS", "counter_effects", "keyword_counter"]

GAINS: Final[dict[str, Parts]] = {}
"""The change that each kind of keyword counter makes, by its name; filled as mechanics load."""

EFFECTS: Final[dict[str, tuple[Replacement, ...]]] = {}
"""The effects that one or more counters of a name make, which no object's abilities are."""


def keyword_counter(name: str, change: Modification) -> None:
    """Let counters of this name make the change, in layer 6."""
    GAINS[name] = Parts((change,))


def counter_effects(name: str, *effects: Replacement) -> None:
    """Let counters of this name make the effects, each once for an object, however many they are.

    In their context the source is that object.
    """
    EFFECTS[name] = effects
