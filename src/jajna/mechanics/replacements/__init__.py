"""Static replacement and prevention effects. CR 614, 615."""

from __future__ import annotations

from jajna.mechanics.replacements import amounts, counters, damage, entering, instead, moving

__all__ = ["amounts", "counters", "damage", "entering", "instead", "moving"]
