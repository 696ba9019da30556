"""Assist. CR 702.132."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain

__all__ = ["ASSIST"]

ASSIST: Final = plain("assist", "asistir", rule="702.132")
"""CR 702.132a. Paying asks for it by its name."""
