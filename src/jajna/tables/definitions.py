"""The definitions of cards that the games of many tables share."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from jajna.era import Era
from jajna.kernel.objects.definitions import Definitions
from jajna.replay import GameSetup

__all__ = ["SharedDefinitions"]


@final
class SharedDefinitions:
    """The definitions of cards by the name of an era: what a card does is kept once for all tables.

    They are replaced for later games once there are many, and go with the last game that has them.
    """

    def __init__(self) -> None:
        self._latest: dict[str, Definitions] = {}

    def of(self, era: Era) -> Definitions:
        """Those for a game that begins now."""
        found = self._latest.get(era.name)
        if found is None or found.era != era or found.are_many():
            found = self._latest[era.name] = Definitions(era, lasting=True)
        return found

    def given(self, setup: GameSetup) -> GameSetup:
        """A setup whose games share them."""
        return replace(setup, definitions=self.of(setup.era))
