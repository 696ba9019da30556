"""The errors of collections."""

from __future__ import annotations

from typing import final

from jajna.text.said import SaidError

__all__ = ["CollectionError"]


@final
class CollectionError(SaidError):
    """Something that can't be done with a collection; nothing has changed."""
