"""Names of cards as people type them. CR 201."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, final

from jajna.messages import Message
from jajna.text.messages import either

__all__ = ["Spellings", "fold", "nearest", "suggestion"]

LETTERS: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ł": "l"})
"""Letters that are not a base letter with an accent."""

LIKENESS: Final = 0.7
"""From which share on names are alike: of their letters, those that both have in the same order."""
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
    return Spellings((fold(one), one) for one in known).nearest(name, count)


@final
class Spellings:
    """Many known names, among which those like another are found; from pairs of what a lookup
    compares and the name.
    """

    def __init__(self, known: Iterable[tuple[str, str]]) -> None:
        self._by_fold: dict[str, str] = {}
        for folded, name in known:
            self._by_fold.setdefault(folded, name)

    def nearest(self, name: str, count: int = 3) -> tuple[str, ...]:
        """The names most like this one, the best first; none if nothing is alike."""
        from rapidfuzz import fuzz, process  # It takes a while to load, and most names are known.

        alike = process.extract(
            fold(name), self._by_fold.keys(), scorer=fuzz.ratio, limit=count,
            score_cutoff=100 * LIKENESS,
        )  # fmt: skip
        return tuple(self._by_fold[one] for one, _, _ in alike)


def suggestion(names: tuple[str, ...]) -> Message | str:
    """A sentence that proposes the names, with a blank before it; empty if there are none."""
    return Message(" Did you mean {names}?", names=either(names)) if names else ""
