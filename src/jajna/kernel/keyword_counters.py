"""Keyword counters: what an object gains by having one. CR 122.1b, 613.1f."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jajna.ir.base import Modification
    from jajna.kernel.objects import Parts

__all__ = ["GAINS", "keyword_counter"]

GAINS: Final[dict[str, Parts]] = {}
"""The change that each kind of keyword counter makes, by its name; filled as mechanics load."""


def keyword_counter(name: str, change: Modification) -> None:
    """Let counters of this name make the change, in layer 6."""
    from jajna.kernel.objects import Parts

    GAINS[name] = Parts((change,))
