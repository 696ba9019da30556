"""The errors of collections."""

from __future__ import annotations

from typing import final

from jajna.errors import JajnaError

__all__ = ["CollectionError"]


@final
class CollectionError(JajnaError):
    """Something that can't be done with a collection; nothing has changed."""
