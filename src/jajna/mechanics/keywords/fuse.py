"""Fuse. CR 702.102."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain

__all__ = ["FUSE"]

FUSE: Final = plain("fuse", "fusionar", rule="702.102")
"""CR 702.102a. Casting asks for it by its name."""
