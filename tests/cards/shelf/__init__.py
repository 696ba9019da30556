"""A small starter pool for tests."""

from __future__ import annotations

from typing import Final

from jajna.cards.embedded import Shelf

SHELVES: Final = (("starter", Shelf("tests.cards.shelf.cards")),)
