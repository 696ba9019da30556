"""The errors of a scenario, in any language of the interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.text.catalogue import ENGLISH
from jajna.text.messages import worded

__all__ = ["ScenarioError", "first_of"]


@final
class ScenarioError(JajnaError):
    """A scenario that can't be read, or a step that doesn't fit.

    ``line`` counts from 1, and 0 is the whole file. ``what`` names the culprit, ``remedy`` a way
    to mend it. ``others`` are the errors found after this one, in order.
    """

    def __init__(
        self, line: int, what: Message, remedy: Message | None = None, file: str = ""
    ) -> None:
        self.file = file
        self.line = line
        self.what = what
        self.remedy = remedy
        self.others: list[ScenarioError] = []
        self.said = what if remedy is None else Message("{what} {remedy}", what=what, remedy=remedy)
        place = self.place
        said = self.said
        super().__init__(Message("{place}: {said}", place=place, said=said) if place else said)

    def all(self) -> list[ScenarioError]:
        """This error and those found after it."""
        return [self, *self.others]

    def text(self, code: str = ENGLISH) -> str:
        """The error and its remedy in a language of the interface."""
        return worded(self.said, code)

    @property
    def place(self) -> str:
        """The file and the line."""
        return ":".join(str(part) for part in (self.file, self.line) if part)


def first_of(errors: Sequence[ScenarioError]) -> ScenarioError:
    """The first of several errors, which knows the others."""
    first, *others = errors
    for other in others:
        first.others += other.all()
    return first
