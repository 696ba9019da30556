"""Assist. CR 702.132."""

from __future__ import annotations

from typing import Final

from jajna.mechanics.keywords.common import plain

__all__ = ["ASSIST"]

ASSIST: Final = plain("assist", "asistir")
"""CR 702.132a. Paying asks for it by its name."""
