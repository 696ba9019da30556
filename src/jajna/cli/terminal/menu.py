"""What every way of answering by typing has in common."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from jajna.cli.terminal.words import ALL, OF
from jajna.decision import Answer, Decision
from jajna.errors import IllegalAnswerError, JajnaError
from jajna.text.things import Teller

__all__ = ["DIGITS", "EVERY", "NUMBERS", "InputError", "Menu", "Picked", "picked_in"]

DIGITS: Final = "[0-9]{1,100}"
NUMBERS: Final = re.compile(rf"{DIGITS}(?:[\s,;]+{DIGITS})*")
_PART: Final = re.compile(
    rf"(?:({DIGITS}|{'|'.join(ALL)})\s+(?:{'|'.join(OF)})\s+)?"
    rf"({DIGITS})(?:\s*-\s*({DIGITS}))?(?:\s*>\s*(\w+))?(?:[\s,;]+|$)",
    re.IGNORECASE,
)
"""A line of a list: ``2``, ``30 of 1``, ``all of 1``, ``1-5``; ``>`` and a word may follow."""
NO_LINE: Final = "0"
"""Where no line has this number, it means what an empty line does."""
EVERY: Final = -1
"""The count for as many as there are."""


class Picked(NamedTuple):
    """A line that was picked by its number, how often, and the word after ``>``."""

    number: int
    times: int = 1
    to: str = ""


def picked_in(text: str, last: int) -> list[Picked] | None:
    """The lines of a list, 1 to ``last``, that were typed; None if something else was.

    Numbers above ``last`` are given as they are, those of a range aren't.
    """
    found: list[Picked] = []
    place = 0
    while place < len(text):
        part = _PART.match(text, place)
        if part is None:
            return None
        count = 1
        if part[1]:
            count = EVERY if part[1].casefold() in ALL else int(part[1])
        first = int(part[2])
        if part[3] is None:
            found.append(Picked(first, count, part[4] or ""))
        elif not 0 < first <= int(part[3]) <= last:
            return None
        else:
            found += [Picked(one, count, part[4] or "") for one in range(first, int(part[3]) + 1)]
        place = part.end()
    return found or None


class InputError(JajnaError):
    """A line that is no answer; its text says what to type instead."""


class Menu:
    """The list of answers to one question."""

    def __init__(self, decision: Decision, teller: Teller) -> None:
        self.decision = decision
        self.teller = teller

    def lines(self) -> list[str]:
        """The possible answers with their numbers, a line each."""
        return []

    def hint(self) -> str:
        """A sentence on how to answer."""
        raise NotImplementedError(type(self).__name__)

    def default(self) -> Answer | None:
        """The answer for an empty line; None where it is no answer."""
        return None

    def thing(self, number: int) -> int:
        """The object that a numbered line is about, -1 for none."""
        return -1

    def read(self, text: str) -> Answer:
        """The answer that was typed. Raises InputError if it is none."""
        text = text.strip()
        if not text:
            default = self.default()
            if default is None:
                raise InputError(self.hint())
            return default
        answer = self.typed(text)
        if answer is not None:
            return answer
        if text == NO_LINE:
            return self.read("")
        try:
            return self.decision.parse(text)
        except IllegalAnswerError as error:
            raise InputError(self.hint()) from error

    def typed(self, text: str) -> Answer | None:
        """The answer by the menu's own way of typing; None if it isn't typed so."""
        raise NotImplementedError(type(self).__name__)
