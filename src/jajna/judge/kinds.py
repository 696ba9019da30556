"""Which kind of ability a line of text is, by how it is written, in English or Spanish. CR 113.3.

This is what a reader sees at once, also of text that the compiler doesn't know.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, final

from jajna.text.catalogue import ENGLISH, SPANISH, message

__all__ = ["KINDS", "Line", "kinds_of"]

KINDS: Final[dict[str, str]] = {
    "activated": message("activated ability (CR 113.3b, 602.1)"),
    "triggered": message("triggered ability (CR 113.3c, 603.1)"),
    "spell": message("spell ability (CR 113.3a)"),
    "static": message("static ability (CR 113.3d, 604.1)"),
}
"""The kinds of abilities, in words."""

OPENINGS: Final[dict[str, str]] = {
    ENGLISH: r"(?:when|whenever|at)\b",
    SPANISH: r"(?:cuando|siempre que|al)\b",
}
"""How triggered abilities open. CR 603.1."""
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_QUOTED: Final = re.compile(r"[\"“«][^\"”»]*[\"”»]")
_CHAPTER: Final = re.compile(r"[IVX]+(, [IVX]+)*$")
_COST: Final = re.compile(r"^[^.:]*\S\s*:\s")


@final
@dataclass(frozen=True)
class Line:
    """One line of a card's text and the kind of its ability, a key of ``KINDS``."""

    text: str
    kind: str


def kinds_of(text: str, language: str = ENGLISH, spell: bool = False) -> tuple[Line, ...]:
    """The kind of ability of each line; ``spell`` says that they stand on an instant or sorcery.

    Reminder text is left out, and a quoted ability is part of the one that grants it. A line of
    keywords counts as static, whatever the keywords stand for. What triggers under a condition that
    doesn't open its text (CR 603.11) can't be told by this. Raises KeyError for a language other
    than those of ``OPENINGS``.
    """
    lines = [_REMINDER.sub("", line).strip() for line in text.splitlines()]
    return tuple([Line(line, _kind(line, language, spell)) for line in lines if line])


def _kind(line: str, language: str, spell: bool) -> str:
    bare = _QUOTED.sub('""', line)
    word, dash, rest = bare.partition(" — ")
    if dash and _CHAPTER.match(word):
        return "triggered"  # CR 714.2b
    for part in (rest, bare):  # an ability word may stand before it: CR 207.2c
        if _COST.match(part):
            return "activated"
        if re.match(OPENINGS[language], part.casefold()):
            return "triggered"
    return "spell" if spell else "static"
