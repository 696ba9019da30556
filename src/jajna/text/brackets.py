"""Puts square brackets around the words of a text that cleave removes. CR 702.148a."""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["bracketed"]

_Best: TypeAlias = tuple[int, tuple[tuple[int, int], ...]]
"""The number of runs of words left out, and a tuple with the start and end of each."""


def bracketed(whole: list[str], cleft: list[str]) -> list[str] | None:
    """The tokens of the whole text, with brackets around those that ``cleft`` lacks.

    None if ``cleft`` isn't the whole text with words left out. The runs in brackets are as few as
    possible. Where a run could begin at several places, it begins at the last one, so that a comma
    stands at its end.
    """
    best = _left_out(whole, cleft)
    if best is None:
        return None
    made: list[str] = []
    done = 0
    for start, end in best:
        made += [*whole[done:start], "[", *whole[start:end], "]"]
        done = end
    return made + whole[done:]


def _left_out(whole: list[str], cleft: list[str]) -> tuple[tuple[int, int], ...] | None:
    """The runs of tokens left out, as a tuple of starts and ends; None if the texts don't match."""
    behind: list[_Best | None] = [None] * (len(cleft) + 1)
    table = [behind.copy() for _ in range(len(whole) + 1)]
    table[len(whole)][len(cleft)] = (0, ())
    for at in range(len(whole) - 1, -1, -1):
        for kept in range(len(cleft), -1, -1):
            table[at][kept] = _best_at(table, whole, cleft, at, kept)
    best = table[0][0]
    return None if best is None else best[1]


def _best_at(
    table: list[list[_Best | None]], whole: list[str], cleft: list[str], at: int, kept: int
) -> _Best | None:
    """The best way from here: keep the token, unless leaving out a run is better."""
    found: _Best | None = None
    if kept < len(cleft) and whole[at] == cleft[kept]:
        found = table[at + 1][kept + 1]
    for end in range(at + 1, len(whole) + 1):
        rest = table[end][kept]
        if rest is None or (rest[1] and rest[1][0][0] == end):
            continue
        if found is None or rest[0] + 1 < found[0]:
            found = (rest[0] + 1, ((at, end), *rest[1]))
    return found
