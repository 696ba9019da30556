"""Names of cards as people type them. CR 201."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from jajna.messages import Message
from jajna.text.messages import either

__all__ = ["fold", "nearest", "suggestion"]

LETTERS: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ł": "l"})
"""Letters that are not a base letter with an accent."""

APOSTROPHES: Final = "'’‘`´"


@lru_cache(maxsize=1 << 17)
def fold(name: str) -> str:
    """The name without case, accents and punctuation: what a lookup compares.

    A name of punctuation alone stays as it is.
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LETTERS))
    kept = [
        letter if letter.isalnum() else " "
        for letter in plain
        if not unicodedata.combining(letter) and letter not in APOSTROPHES
    ]
    return " ".join("".join(kept).split()) or name.strip().casefold()


def nearest(name: str, known: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """The known names most like this one, the best first; none if nothing is alike."""
    by_fold: dict[str, str] = {}
    for one in known:
        by_fold.setdefault(fold(one), one)
    alike = difflib.get_close_matches(fold(name), by_fold, count, 0.7)
    return tuple(by_fold[one] for one in alike)


def suggestion(names: tuple[str, ...]) -> Message | str:
    """A sentence that proposes the names, with a blank before it; empty if there are none."""
    return Message(" Did you mean {names}?", names=either(names)) if names else ""
