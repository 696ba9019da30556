"""Reads modes: how many are chosen, and what each says. CR 700.2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from jajna.ir.abilities import Ability
from jajna.ir.base import Condition, Cost, Effect
from jajna.ir.composites import Fresh, Mode, Modes
from jajna.ir.players import Opponents
from jajna.oracle.grammar import Spec
from jajna.oracle.opening_words import opening_word
from jajna.oracle.reader import Reader

__all__ = ["mode_lists", "modes", "restricted_modes"]

_NUMBERS: Final[tuple[tuple[str, int, int], ...]] = (
    ("choose one", 1, 1),
    ("choose two", 2, 2),
    ("choose three", 3, 3),
    ("choose four", 4, 4),
    ("choose one or both", 1, 2),
    ("choose one or more", 1, -1),
    ("choose any number", 0, -1),
    ("choose up to one", 0, 1),
    ("choose up to two", 0, 2),
    ("choose up to three", 0, 3),
)
"""The words that announce modes, with the least and the most modes (-1: any number)."""

_MORE: Final[tuple[tuple[str, int, int, bool], ...]] = (
    (", you may choose both .", 1, 2, False),
    (", you may choose both instead .", 1, 2, True),
    (", choose both instead .", 2, 2, True),
    (", you may choose two instead .", 1, 2, True),
    (", choose two instead .", 2, 2, True),
    (", choose one or more instead .", 1, -1, True),
    (", choose any number instead .", 0, -1, True),
)
"""The words for more modes, with their least and greatest number, and whether they say "instead".
"""

_PAWPRINTS: Final = (
    "choose up to five {p} worth of modes . you may choose the same mode more than once . •"
)
"""The words for modes with pawprint symbols. CR 700.2i."""
_MOST_PAWPRINTS: Final = 5
_PAWPRINT: Final = "{p}"

_AGAIN: Final = ". you may choose the same mode more than once . •"
_FRESH: Final = (
    (Fresh.NO, "— •"),
    (Fresh.TURN, "that hasn't been chosen this turn — •"),
    (Fresh.EVER, "that hasn't been chosen — •"),
)


class _More(NamedTuple):
    """When more modes may be chosen, how many, how the text says it, and where that ends."""

    condition: Condition
    least: int
    most: int
    instead: bool
    as_cast: bool
    end: int


def modes(reader: Reader, position: int) -> list[tuple[Effect, int]]:
    """All readings of modes from the position to the end of the line, with that end."""
    found: list[Effect] = []
    if start := reader.past(position, "an opponent chooses one — •"):  # CR 700.2e
        found += [Modes(one, chooser=Opponents()) for one in mode_lists(reader, start - 1)]
    if start := reader.past(position, _PAWPRINTS):
        found += [
            Modes(one, 0, _MOST_PAWPRINTS, True)
            for one in mode_lists(reader, start - 1)
            if all(mode.pawprints for mode in one)
        ]
    for words, least, most in _NUMBERS:
        end = reader.past(position, words)
        if not end:
            continue
        for fresh, after in _FRESH:
            if start := reader.past(end, after):
                found += [
                    Modes(one, least, most, fresh=fresh) for one in mode_lists(reader, start - 1)
                ]
        if start := reader.past(end, _AGAIN):  # CR 700.2d
            found += [Modes(one, least, most, True) for one in mode_lists(reader, start - 1)]
        for more in _more_modes(reader, end):
            found += [
                Modes(
                    one,
                    least,
                    most,
                    more_if=more.condition,
                    most_if=more.most,
                    least_if=more.least,
                    instead=more.instead,
                    as_cast=more.as_cast,
                )
                for one in mode_lists(reader, more.end)
            ]
    return [(one, reader.size) for one in found]


def restricted_modes(
    reader: Reader, position: int, limited: Callable[[Effect, int], list[tuple[Ability, int]]]
) -> list[tuple[Ability, int]]:
    """Readings of modes whose list comes after restrictions on the ability: "Choose one. Activate
    only once each turn. • ...".

    ``limited`` reads the restrictions of an ability with these modes. CR 602.5, 700.2.
    """
    found: list[tuple[Ability, int]] = []
    for words, least, most in _NUMBERS:
        start = reader.past(position, words)
        if not start or not reader.at(start, ".") or "•" not in reader.tokens[start:]:
            continue
        start += 1
        bullet = reader.tokens.index("•", start)
        for one in mode_lists(reader, bullet):
            for ability, end in limited(Modes(one, least, most), start):
                if end == bullet:
                    found.append((ability, reader.size))
    return found


def _more_modes(reader: Reader, position: int) -> list[_More]:
    """All readings of "If [condition] as you cast this spell, you may choose both."."""
    start = reader.past(position, ". if")
    found: list[_More] = []
    for condition, end in reader.read(Spec("Condition"), start) if start else ():
        if not isinstance(condition, Condition):
            continue
        cast = reader.past(end, "as you cast this spell")
        for words, least, most, instead in _MORE:
            if after := reader.past(cast or end, words):
                found.append(_More(condition, least, most, instead, cast > 0, after))
    return found


def mode_lists(reader: Reader, position: int, priced: bool = False) -> list[tuple[Mode, ...]]:
    """All readings of the modes from the mark at the position to the end.

    ``priced``: each begins with its cost and a dash. CR 700.2h.
    """
    bounds = [at for at in range(position, reader.size) if reader.tokens[at] == "•"]
    found: list[tuple[Mode, ...]] = [()]
    for number, start in enumerate(bounds):
        stop = bounds[number + 1] if number + 1 < len(bounds) else reader.size
        word, skipped = opening_word(reader.tokens[start + 1 : stop], reader.language)
        begin = start + 1 + skipped
        pawprints = 0
        while reader.at(begin + pawprints, _PAWPRINT):
            pawprints += 1
        if pawprints and reader.at(begin + pawprints, "—"):
            begin += pawprints + 1
        readings = [
            Mode(effect, costs, word, pawprints)
            for costs, after in (_prices(reader, begin) if priced else [((), begin)])
            for effect, end in reader.read(Spec("Effect", option="text"), after)
            if end == stop and isinstance(effect, Effect)
        ]
        found = [(*before, mode) for before in found for mode in readings]
    return found


def _prices(reader: Reader, position: int) -> list[tuple[tuple[Cost, ...], int]]:
    """All readings of costs and the dash behind them, with what comes after it."""
    return [
        (costs, end + 1)
        for costs, end in reader.read(Spec("Cost", True, ","), position)
        if isinstance(costs, tuple) and reader.at(end, "—")
    ]
