"""Names of cards as people type them. CR 201."""

from __future__ import annotations

import difflib
import unicodedata
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import nlargest
from itertools import accumulate
from typing import Final, final

from jajna.messages import Message
from jajna.text.messages import either

__all__ = ["Spellings", "fold", "nearest", "suggestion"]

LETTERS: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ł": "l"})
"""Letters that are not a base letter with an accent."""

LIKENESS: Final = 0.7
"""From which share of equal letters on names are alike, as ``difflib`` counts it."""
MOST_COMPARED: Final = 200
"""Names that are compared letter by letter; it takes long."""
TOO_OFTEN: Final = 600
"""Pieces that stand so often in names tell little of one, and take long."""
PIECE: Final = 3
"""The letters of a piece."""
SHORT: Final = 5
"""Names of so many letters are compared with all of about that length."""
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
        self._folded = list(self._by_fold)
        self._lines = "\n".join(self._folded)
        lengths = (len(one) + 1 for one in self._folded)
        self._starts = list(accumulate(lengths, initial=0))

    def nearest(self, name: str, count: int = 3) -> tuple[str, ...]:
        """The names most like this one, the best first; none if nothing is alike."""
        folded = fold(name)
        alike = difflib.get_close_matches(folded, self._candidates(folded), count, LIKENESS)
        return tuple(self._by_fold[one] for one in alike)

    def _candidates(self, folded: str) -> list[str]:
        """All names if they are few, else those that for their length have the most pieces of this
        one in them.
        """
        if len(self._folded) <= MOST_COMPARED or not folded:
            return self._folded
        if len(folded) <= SHORT:  # few pieces are right where two letters are turned
            return [one for one in self._folded if abs(len(one) - len(folded)) <= 2]
        pieces = {folded[at : at + PIECE] for at in range(len(folded) - PIECE + 1)}
        shared: Counter[int] = Counter()
        often = {piece: self._lines.count(piece) for piece in sorted(pieces)}
        telling = [piece for piece, count in often.items() if count <= TOO_OFTEN]
        for piece in telling or [min(often, key=often.__getitem__)]:
            shared.update(set(self._lines_with(piece)))
        found = [self._folded[line] for line in shared]
        likeness = {one: count / (len(one) + len(folded)) for one, count in
                    zip(found, shared.values(), strict=True)}  # fmt: skip
        return nlargest(MOST_COMPARED, found, likeness.__getitem__)

    def _lines_with(self, piece: str) -> Iterator[int]:
        """The numbers of the names in which a piece is."""
        at = self._lines.find(piece)
        while at >= 0:
            line = bisect_right(self._starts, at) - 1
            yield line
            at = self._lines.find(piece, self._starts[line + 1] - 1)


def suggestion(names: tuple[str, ...]) -> Message | str:
    """A sentence that proposes the names, with a blank before it; empty if there are none."""
    return Message(" Did you mean {names}?", names=either(names)) if names else ""
