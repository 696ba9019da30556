"""Terms of the glossary that stand in a text, which lead to their entries."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

from jajna.glossary.terms import Term, terms
from jajna.text.catalogue import ENGLISH

__all__ = ["Link", "links"]

SHORTEST: Final = 3
"""A name of fewer letters is a word like any other."""
PLAIN: Final = (
    *("all", "any", "can", "cast", "common", "may", "modes", "player", "when", "whenever", "you"),
    *("your", "cuando", "jugador", "jugar", "lanzar", "modo", "modos", "puede", "rara", "todos"),
)
"""Names that are words of every day."""


@final
class Link:
    """Where a term stands in a text: from ``start`` up to ``end``."""

    def __init__(self, start: int, end: int, term: Term) -> None:
        self.start = start
        self.end = end
        self.term = term


def links(text: str, language: str, era: str) -> list[Link]:
    """The terms in a text by their names in a language and an era, of one or of several, longer
    names before shorter ones.
    """
    named, expression = _names(language, era)
    return [
        Link(found.start(), found.end(), named[found.group(1).casefold()])
        for found in expression.finditer(text)
    ]


@cache
def _names(language: str, era: str) -> tuple[dict[str, Term], re.Pattern[str]]:
    """The terms by name, titles before aliases, and the pattern that finds them in a text."""
    held = [one for one in terms() if era not in one.absent]
    named: dict[str, Term] = {}
    for names in (
        [(one.name(language, era), one) for one in held],
        [(alias, one) for one in held for alias in one.aliases(language)],
    ):
        for name, one in names:
            for form in _forms(name.casefold(), language):
                if len(form) >= SHORTEST and form not in PLAIN:
                    named.setdefault(form, one)
    longest = sorted(named, key=lambda name: (-len(name), name))
    spelled = "|".join(map(re.escape, longest))
    return named, re.compile(rf"(?<!\w)({spelled})(?!\w)", re.IGNORECASE)


def _forms(name: str, language: str) -> list[str]:
    """A name and its plurals."""
    forms = [name, f"{name}s", f"{name}es"]
    if language == ENGLISH and name.endswith("y"):
        forms.append(f"{name[:-1]}ies")
    return forms
