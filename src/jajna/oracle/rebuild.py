"""Rebuilds trees of frozen nodes with changes; see ``ir.rebuild``."""

from __future__ import annotations

from jajna.ir.rebuild import rebuild, with_fields

__all__ = ["rebuild", "with_fields"]
