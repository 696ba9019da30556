"""The error of a scenario, in any language of the interface."""

from __future__ import annotations

from typing import final

from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.text.catalogue import ENGLISH
from jajna.text.messages import worded

__all__ = ["ScenarioError"]


@final
class ScenarioError(JajnaError):
    """A scenario that can't be read, or a step that doesn't fit.

    ``line`` counts from 1, and 0 is the whole file. ``what`` names the culprit, ``remedy`` a way
    to mend it.
    """

    def __init__(
        self, line: int, what: Message, remedy: Message | None = None, file: str = ""
    ) -> None:
        self.file = file
        self.line = line
        self.what = what
        self.remedy = remedy
        self.said = what if remedy is None else Message("{what} {remedy}", what=what, remedy=remedy)
        place = self.place
        said = self.said
        super().__init__(Message("{place}: {said}", place=place, said=said) if place else said)

    def text(self, code: str = ENGLISH) -> str:
        """The error and its remedy in a language of the interface."""
        return worded(self.said, code)

    @property
    def place(self) -> str:
        """The file and the line."""
        return ":".join(str(part) for part in (self.file, self.line) if part)
