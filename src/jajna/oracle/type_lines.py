"""Reads type lines in both languages: to the English words of supertypes, types and subtypes.
CR 205.1.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

from jajna.subtypes import ALL_SUBTYPES
from jajna.text.lexicon import SUPERTYPE_WORDS, TYPE_WORDS
from jajna.text.spanish import adjective_forms
from jajna.text.spanish_subtypes import SPANISH_SUBTYPES
from jajna.vocab import SUPERTYPE_NAMES, TYPE_NAMES

__all__ = ["TypeLine", "read_type_line"]

DASH: Final = re.compile(r" [—–-] ")


@final
class TypeLine:
    """The words of a type line in English, in the order of English type lines."""

    def __init__(
        self, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]
    ) -> None:
        self.supertypes: Final = supertypes
        self.types: Final = types
        self.subtypes: Final = subtypes


def read_type_line(line: str, language: str = "en") -> TypeLine:
    """The words of a type line. Words that aren't known stay as they are written."""
    before, _, behind = DASH.sub("\n", line, count=1).partition("\n")
    known = _spanish_words() if language == "es" else {}
    words = [known.get(word.lower(), word) for word in before.split()]
    supertypes = tuple([word for word in words if word in _SUPERTYPES])
    types = tuple([word for word in words if word not in _SUPERTYPES])
    # In Spanish the last type leads: "Criatura artefacto".
    return TypeLine(
        supertypes, types[::-1] if language == "es" else types, _subtypes(behind, language)
    )


_SUPERTYPES: Final = frozenset(name.capitalize() for name in SUPERTYPE_NAMES.values())


def _subtypes(behind: str, language: str) -> tuple[str, ...]:
    """The subtypes in words; one that consists of several words stays together. CR 205.3."""
    known = _spanish_subtypes() if language == "es" else {name: name for name in ALL_SUBTYPES}
    words = behind.split()
    found: list[str] = []
    while words:
        taken = max([n for n in (1, 2, 3) if " ".join(words[:n]) in known], default=1)
        said = " ".join(words[:taken])
        found.append(known.get(said, said))
        words = words[taken:]
    return tuple(found)


@cache
def _spanish_words() -> dict[str, str]:
    """Types and supertypes by their Spanish words in small letters."""
    found = {row[2]: TYPE_NAMES[bit].capitalize() for bit, row in TYPE_WORDS.items()}
    for bit, (_, spanish) in SUPERTYPE_WORDS.items():
        for form in adjective_forms(spanish):
            found[form] = SUPERTYPE_NAMES[bit].capitalize()
    return found


@cache
def _spanish_subtypes() -> dict[str, str]:
    """Subtypes by their Spanish words; those without one by their own."""
    found: dict[str, str] = {}
    for name in sorted(ALL_SUBTYPES, reverse=True):
        found[SPANISH_SUBTYPES.get(name, (name, ""))[0]] = name
    return found
