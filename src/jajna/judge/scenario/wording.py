"""What a scenario has to say to its reader, in any language of the interface."""

from __future__ import annotations

from typing import final

from jajna.errors import JajnaError
from jajna.text.catalogue import ENGLISH
from jajna.text.said import Said

__all__ = ["Said", "ScenarioError"]


@final
class ScenarioError(JajnaError):
    """A scenario that can't be read, or a step that doesn't fit.

    ``line`` counts from 1, and 0 is the whole file. ``what`` names the culprit, ``remedy`` a way
    to mend it.
    """

    def __init__(self, line: int, what: Said, remedy: Said | None = None, file: str = "") -> None:
        super().__init__()
        self.file = file
        self.line = line
        self.what = what
        self.remedy = remedy

    def text(self, code: str = ENGLISH) -> str:
        """The error and its remedy in a language of the interface."""
        parts = [self.what.text(code)]
        if self.remedy is not None:
            parts.append(self.remedy.text(code))
        return " ".join(parts)

    @property
    def place(self) -> str:
        """The file and the line."""
        return ":".join(str(part) for part in (self.file, self.line) if part)

    def __str__(self) -> str:
        return f"{self.place}: {self.text()}" if self.place else self.text()
