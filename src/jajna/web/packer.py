"""Patches in few bytes: what a page has been sent once is named by its number afterwards.

Both ends number names, texts and options in the order in which they are sent, those of a
snapshot too. ``page/src/lib/packing.ts`` is the other end.
"""

from __future__ import annotations

from sys import intern
from typing import Final, TypeAlias, final

from jajna.web.patches import Data

__all__ = ["Packer", "Unpacker"]

Dict: TypeAlias = "dict[str, Data]"
MARK: Final = "~"
"""Before a number, which is written in letters too; a text that begins so has it twice."""
LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
DIGITS: Final = frozenset("0123456789")
SHORTEST: Final = 5
"""Letters of a text that is numbered."""
MOST: Final = 512
"""Texts and options that are numbered."""


@final
class Packer:
    """Packs what one page is sent."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        """The numbers of texts; those of options go by ``_key``."""

    def begin(self, state: Dict, cards: Dict) -> None:
        """Begin with a snapshot, which is sent as it is."""
        self._numbers = {}
        self.walk(state)
        self.walk(cards)

    def patch(self, patch: Dict, before: Dict) -> Dict:
        """A patch as it is sent to a page that was shown the state before."""
        things = _part(patch, "board", "things")
        if things:
            known = _part(before, "board", "things")
            short: Dict = {
                number: _pile(number, one, number in known) for number, one in things.items()
            }
            patch = {**patch, "board": {**_part(patch, "board"), "things": short}}
        return _dict(self.walk(patch))

    def walk(self, value: Data) -> Data:
        """Data with numbers for what was sent before."""
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, int):  # of most values nothing else is asked
            return value
        if isinstance(value, dict):
            return {
                self._text(key): self._options(one) if key == "options" else self.walk(one)
                for key, one in _in_order(value)
            }
        if isinstance(value, (list, tuple)):
            return [self.walk(one) for one in value]
        return value

    def _text(self, text: str) -> str:
        if len(text) < SHORTEST:
            return MARK + text if text.startswith(MARK) else text
        number = self._numbers.get(text)
        if number is not None:
            return _mark(number)
        if _is_numbered(text):
            self._keep(text)
        return MARK + text if text.startswith(MARK) else text

    def _options(self, options: Data) -> Data:
        """Options; the places are said where they aren't the next one alone."""
        if not isinstance(options, (list, tuple)):
            return options
        packed: list[Data] = []
        place = 0
        for one in options:
            option = dict(_dict(one))
            places = _numbers(option["places"])
            if places == [place]:
                del option["places"]
                packed.append(self._option(option))
            else:
                packed.append(self.walk(option))
            place = places[0] + 1
        return packed

    def _option(self, option: Dict) -> Data:
        key = repr(option)
        number = self._numbers.get(key)
        if number is not None:
            return _mark(number)
        packed = self.walk(option)
        self._keep(key)
        return packed

    def _keep(self, key: str) -> None:
        """Number a text; the same one is there once for all pages."""
        if len(self._numbers) < MOST:
            self._numbers[intern(key)] = len(self._numbers)


@final
class Unpacker:
    """Reads what a ``Packer`` has packed, as the page does."""

    def __init__(self) -> None:
        self._told: list[Data] = []

    def begin(self, state: Dict, cards: Dict) -> None:
        """Begin with a snapshot."""
        self._told = []
        self.walk(state)
        self.walk(cards)

    def patch(self, packed: Dict, before: Dict) -> Dict:
        """The patch for the state before."""
        patch = _dict(self.walk(packed))
        known = _part(before, "board", "things")
        for number, one in _part(patch, "board", "things").items():
            if isinstance(one, dict):
                _unpile(number, one, number in known)
        return patch

    def walk(self, value: Data) -> Data:
        """Data with what the numbers in it stand for."""
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, list):
            return [self.walk(one) for one in value]
        if isinstance(value, dict):
            found: Dict = {}
            for packed, one in _in_order(value):
                key = str(self._text(packed))
                found[key] = self._options(one) if key == "options" else self.walk(one)
            return found
        return value

    def _text(self, text: str) -> Data:
        if text.startswith(MARK):
            if not text.startswith(MARK * 2):
                return self._told[int(text[1:], len(LETTERS))]
            text = text[1:]
        if _is_numbered(text):
            self._keep(text)
        return text

    def _options(self, options: Data) -> Data:
        if not isinstance(options, list):
            return options
        found: list[Data] = []
        place = 0
        for one in options:
            if isinstance(one, dict) and one.get("places") == [place]:
                one = {key: value for key, value in one.items() if key != "places"}
            option = _dict(self.walk(one))
            if "places" not in option:
                if not isinstance(one, str):
                    self._keep(option)
                option = {"places": [place], **option}
            place = _numbers(option["places"])[0] + 1
            found.append(option)
        return found

    def _keep(self, value: Data) -> None:
        """Number what has come; a snapshot says some things twice."""
        if len(self._told) < MOST and value not in self._told:
            self._told.append(value)


def _mark(number: int) -> str:
    """The number of what was sent before, as it is sent."""
    found = LETTERS[number % len(LETTERS)]
    while number := number // len(LETTERS):
        found = LETTERS[number % len(LETTERS)] + found
    return MARK + found


def _is_numbered(text: str) -> bool:
    """Whether a text is worth a number; figures have their own order on a page."""
    return len(text) >= SHORTEST and not (text.isascii() and text.isdigit())


def _in_order(data: Dict) -> list[tuple[str, Data]]:
    """What is in data, the keys that are numbers first and in their order, as a page has it."""
    items = list(data.items())
    figures = [item for item in items if _is_figure(item[0])]
    if not figures:
        return items
    alone = len(figures) == len(items)
    others = [] if alone else [item for item in items if not _is_figure(item[0])]
    figures.sort(key=_figure)
    return figures + others


def _is_figure(text: str) -> bool:
    return text[:1] in DIGITS and text.isascii() and text.isdigit()


def _figure(item: tuple[str, Data]) -> int:
    return int(item[0])


def _pile(number: str, pile: Data, known: bool) -> Data:
    """A pile in short: its count follows from its things, numbers in no row stand alone, and a
    new thing is itself.
    """
    if not isinstance(pile, dict) or "things" not in pile:
        return pile
    less = {key: one for key, one in pile.items() if key != "count"}
    ranges = pile["things"]
    assert isinstance(ranges, (list, tuple)), ranges
    pairs = [_numbers(one) for one in ranges]
    if not known and pairs == [[int(number), int(number)]]:
        del less["things"]
    else:
        less["things"] = [first if first == last else [first, last] for first, last in pairs]
    return less


def _unpile(number: str, pile: Dict, known: bool) -> None:
    """Undo ``_pile``; a patch says that there is no count any more where it is one."""
    things = pile.get("things")
    if things is None:
        if known:
            return
        things = [int(number)]
    assert isinstance(things, list), things
    pairs = [[one, one] if isinstance(one, int) else _numbers(one) for one in things]
    count = sum(last - first + 1 for first, last in pairs)
    pile["things"] = [[first, last] for first, last in pairs]
    if count > 1:
        pile["count"] = count
    elif known:
        pile["count"] = None


def _part(data: Dict, *keys: str) -> Dict:
    """What is under keys, nothing where they aren't there."""
    for key in keys:
        inner = data.get(key)
        data = inner if isinstance(inner, dict) else {}
    return data


def _dict(data: Data) -> Dict:
    assert isinstance(data, dict), data
    return data


def _numbers(data: Data) -> list[int]:
    assert isinstance(data, (list, tuple)), data
    return [one for one in data if isinstance(one, int)]
