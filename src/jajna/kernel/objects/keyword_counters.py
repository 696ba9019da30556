"""Counters with an effect on their object: keyword counters (CR 122.1b, 613.1f), and counters with
replacement or prevention effects (CR 122.1c, 122.1d, 122.1h).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.kernel.objects.kit import Parts

if TYPE_CHECKING:
    from jajna.ir.base import Modification, Replacement

__all__ = ["EFFECTS", "GAINS", "counter_effects", "keyword_counter"]

GAINS: Final[dict[str, Parts]] = {}
"""The change that a keyword counter makes, by its name; filled as mechanics load."""

EFFECTS: Final[dict[str, tuple[Replacement, ...]]] = {}
"""The effects of counters by their name; they belong to no ability. Filled as mechanics load."""


def keyword_counter(name: str, change: Modification) -> None:
    """Register keyword counters of this name, which make a change in layer 6. CR 613.1f."""
    GAINS[name] = Parts((change,))


def counter_effects(name: str, *effects: Replacement) -> None:
    """Register counters of this name with replacement effects. CR 122.1c, 122.1d.

    Each effect acts once for an object, however many of the counters are on it. The source in its
    context is that object.
    """
    EFFECTS[name] = effects
