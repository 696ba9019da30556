"""Numbers, names and texts as people and files write them: what is taken for one, and what shown.

``str.isdigit`` and ``int`` won't do: the first takes a superscript, the second fails on it, and on
numbers of thousands of digits.
"""

from __future__ import annotations

import re
from typing import Final

from jajna.limits import MOST_DIGITS, MOST_NAME

__all__ = ["clean_name", "clean_text", "is_name", "is_number", "printable", "whole_number"]

_BREAK: Final = re.compile("[\t\n\x0b\x0c\r\x1c-\x1f\x85\u2028\u2029]+")
_CONTROL: Final = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff"
    "\ud800-\udfff]"
)
"""What a terminal obeys rather than shows, what turns the direction of writing, and halves of
letters."""
_UNKNOWN: Final = "\ufffd"


def is_number(text: str) -> bool:
    """Whether a text is a whole number in digits, and not too long to be meant."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def whole_number(text: str) -> int | None:
    """The whole number that a text is, None for any other text."""
    return int(text) if is_number(text) else None


def printable(text: str) -> str:
    """A text on one line, with nothing in it that a terminal would obey."""
    if text.isprintable():
        return text
    return _CONTROL.sub(_UNKNOWN, _BREAK.sub(" ", text))


def clean_text(text: str) -> str:
    """A text of several lines, each with nothing in it that a terminal would obey."""
    if text.isprintable():
        return text
    return "\n".join(printable(line) for line in text.split("\n"))


def clean_name(text: str) -> str:
    """A name from elsewhere, on one line and not longer than names are."""
    return printable(text).strip()[:MOST_NAME]


def is_name(text: str) -> bool:
    """Whether a text can be given as a name: it is on one line, shows something, and isn't long."""
    return bool(text) and text == clean_name(text)
