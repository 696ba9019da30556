"""Cubes: lists of cards that packs are made of. A list may be plain, or have slots and layouts as
Draftmancer writes them: so many cards of each pack are then of each slot.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from json import JSONDecodeError, JSONDecoder
from pathlib import Path
from typing import Final, NamedTuple

from jajna.formats.deck import Deck, Printing
from jajna.formats.decklist import DeckListError, Lookup, list_text, read_list
from jajna.formats.dialects.lists import Problem
from jajna.formats.supplementary import is_supplementary
from jajna.kernel.state.chance import Chance
from jajna.limited.drafts import PACKS_OF_TWO, ROUNDS, DraftError, DraftKind, Pack
from jajna.messages import Message
from jajna.typed import clean_name

__all__ = [
    "PACK_SIZE",
    "Cube",
    "Layout",
    "ReadCube",
    "Slot",
    "cube_of",
    "cube_packs",
    "read_cube",
    "read_cube_file",
]

PACK_SIZE: Final = 15
"""The cards of a pack that is made of a plain list."""
SEALED: Final = 6
"""The packs that each player opens for sealed deck play."""
GRIDS: Final = 18
CELLS: Final = 9
MOST: Final = 90
"""Most cards of a pack from one slot, and most packs a player opens."""


class Slot(NamedTuple):
    """Cards of which each pack has some, by the name of the slot."""

    name: str
    cards: tuple[Printing, ...]


class Layout(NamedTuple):
    """What a pack may be made of: so many cards of each slot. A pack has it as often as ``weight``
    says among the weights of all.
    """

    weight: int
    counts: tuple[tuple[str, int], ...]


class Cube(NamedTuple):
    """The cards that packs are made of; ``rounds`` is how many each player opens, 0 for as many as
    is usual. With ``replacement`` each pack is made of all cards, else each card is in one pack at
    most.
    """

    slots: tuple[Slot, ...]
    layouts: tuple[Layout, ...]
    name: str = ""
    rounds: int = 0
    replacement: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether all packs are made alike of cards that are alike, each in one at most."""
        return len(self.slots) == len(self.layouts) == 1 and not self.replacement


class ReadCube(NamedTuple):
    """A cube as it was read, with what whoever wrote the list should know of it."""

    cube: Cube
    notes: tuple[Problem, ...] = ()


# -- reading ---------------------------------------------------------------------------------------


def cube_of(deck: Deck) -> Cube:
    """The cards of a list as a cube. Raises DraftError for one with cards that aren't put into
    decks, such as schemes and conspiracies. CR 311.1, 313.1, 314.1, 315.1.
    """
    return _of_slots((Slot("", _cards(deck)),), (Layout(1, (("", PACK_SIZE),)),), deck.name)


def read_cube(text: str, lookup: Lookup, name: str = "") -> ReadCube:
    """The cube that a list describes: in the dialect of any program, or with Draftmancer's slots.

    Raises DeckListError with all lines that can't be read, DraftError for cards that aren't put
    into decks, for settings that aren't JSON and for slots that don't fit the layouts.
    """
    lines = text.split("\n")
    if not any(_is_of_slots(line) for line in lines):
        found = read_list(text, lookup, name)
        return ReadCube(cube_of(found.deck), found.notes)
    settings: dict[str, object] = {}
    counts: list[tuple[str, int]] = []
    slots: list[Slot] = []
    layouts: list[Layout] = []
    notes: list[Problem] = []
    problems: list[Problem] = []
    for heading, first, last in _sections(lines):
        word = heading.name.casefold()
        if word == "settings":
            settings = _settings("\n".join(lines[first:last]))
        elif word == "layouts":
            layouts = _layouts(lines[first:last])
        elif word == "customcards":
            raise DraftError(Message("this cube has cards of its own, which can't be played here"))
        else:
            try:
                read = read_list(_alone(lines, first, last), lookup)
            except DeckListError as error:
                problems += error.problems
                continue
            notes += read.notes
            slots.append(Slot(heading.name, _cards(read.deck)))
            counts.append((heading.name, heading.each or 1))
    if problems:
        raise DeckListError(name, tuple(problems))
    layouts = _layouts_set(settings) or layouts or [Layout(1, tuple(counts))]
    notes += [
        Problem(0, Message("the setting {name} changes nothing here", name=one))
        for one in settings
        if one not in ("name", "layouts", "boostersPerPlayer", "withReplacement")
    ]
    made = _of_slots(tuple(slots), tuple(layouts), str(settings.get("name", name)))
    rounds, again = settings.get("boostersPerPlayer", 0), settings.get("withReplacement", False)
    if not isinstance(rounds, int) or not 0 <= rounds <= MOST or not isinstance(again, bool):
        raise DraftError(Message("the settings of this cube have a value that can't be"))
    return ReadCube(made._replace(rounds=rounds, replacement=again), tuple(notes))


def read_cube_file(path: Path, lookup: Lookup) -> ReadCube:
    """The cube in a file as ``read_cube``; it is called as the file where it has no name. Raises
    DeckError for a file that can't be read.
    """
    return read_cube(list_text(path), lookup, clean_name(path.stem))


class _Heading(NamedTuple):
    name: str
    each: int


_HEADING: Final = re.compile(r"\s*\[([^\[\]()]+)(?:\((\d{1,2})\))?\]\s*")
_LAYOUT: Final = re.compile(r"\s*-\s*(?:.*\S)?\s*\((\d{1,6})\)\s*")
_COUNT: Final = re.compile(r"\s*(\d{1,2})\s+(\S.*?)\s*")
_OWN: Final = ("settings", "layouts", "customcards")


def _heading(line: str) -> _Heading | None:
    found = _HEADING.fullmatch(line)
    return _Heading(found[1].strip(), int(found[2] or 0)) if found is not None else None


def _is_of_slots(line: str) -> bool:
    """Whether a line is a heading that only lists with slots have."""
    found = _heading(line)
    return found is not None and (found.each > 0 or found.name.casefold() in _OWN)


def _sections(lines: Sequence[str]) -> Iterator[tuple[_Heading, int, int]]:
    """The headings, each with the places of its first line and of the line behind its last."""
    heading, first = _Heading("", 1), 0
    for place, line in enumerate([*lines, "[end]"]):
        found = _heading(line)
        if found is None:
            continue
        if heading.name or any(_says_something(one) for one in lines[first:place]):
            yield heading, first, place
        heading, first = found, place + 1


def _says_something(line: str) -> bool:
    bare = line.strip()
    return bool(bare) and not bare.startswith(("#", "//"))


def _alone(lines: Sequence[str], first: int, last: int) -> str:
    """The lines of a section as a list, in which each has its number in the whole."""
    return "\n".join(
        line if first <= place < last and _says_something(line) else "//"
        for place, line in enumerate(lines)
    )


def _cards(deck: Deck) -> tuple[Printing, ...]:
    beside = [card.name for card in (*deck.beside(), *deck.cards()) if is_supplementary(card)]
    if beside:
        names = ", ".join(dict.fromkeys(beside))
        raise DraftError(Message("a cube has cards for decks alone; take out {cards}", cards=names))
    return tuple(Printing(card.name, "") for card in deck.cards())


def _settings(text: str) -> dict[str, object]:
    try:
        found: object = JSONDecoder().raw_decode(text.lstrip())[0]
    except (JSONDecodeError, RecursionError) as error:
        raise DraftError(Message("the settings of this cube aren't JSON")) from error
    if not isinstance(found, dict):
        raise DraftError(Message("the settings of this cube aren't JSON"))
    return {str(name): value for name, value in found.items()}


def _layouts_set(settings: dict[str, object]) -> list[Layout]:
    """The layouts that the settings have: by name, each with a weight and the counts of slots."""
    said = settings.get("layouts", {})
    wrong = Message("the settings of this cube have a value that can't be")
    if not isinstance(said, dict):
        raise DraftError(wrong)
    found: list[Layout] = []
    for one in said.values():
        counts: object = one.get("slots") if isinstance(one, dict) else None
        weight: object = one.get("weight", 1) if isinstance(one, dict) else None
        if not isinstance(counts, dict) or not isinstance(weight, int):
            raise DraftError(wrong)
        if not all(isinstance(count, int) for count in counts.values()):
            raise DraftError(wrong)
        found.append(Layout(weight, tuple((str(slot), int(n)) for slot, n in counts.items())))
    return found


def _layouts(lines: Sequence[str]) -> list[Layout]:
    """The layouts of a section: a line with a dash and the weight, then a line for each slot."""
    found: list[Layout] = []
    for line in lines:
        if not _says_something(line):
            continue
        begins, counts = _LAYOUT.fullmatch(line), _COUNT.fullmatch(line)
        if begins is not None:
            found.append(Layout(int(begins[1]), ()))
        elif counts is not None and found:
            last = found[-1]
            found[-1] = last._replace(counts=(*last.counts, (counts[2], int(counts[1]))))
        else:
            raise DraftError(Message("{line} is no line of a layout", line=repr(line.strip())))
    return found


def _of_slots(slots: tuple[Slot, ...], layouts: tuple[Layout, ...], name: str) -> Cube:
    names = {slot.name for slot in slots}
    if len(names) < len(slots):
        raise DraftError(Message("two slots of this cube have the same name"))
    for layout in layouts:
        for slot, count in layout.counts:
            if slot not in names:
                raise DraftError(Message("a layout has cards of {slot}, and there is no such slot",
                                         slot=repr(slot)))  # fmt: skip
            if not 0 <= count <= MOST:
                raise DraftError(Message("a pack has at most {most} cards of a slot", most=MOST))
        if layout.weight < 0 or not any(count for _, count in layout.counts):
            raise DraftError(Message("a layout of this cube makes no packs"))
    if not sum(layout.weight for layout in layouts):
        raise DraftError(Message("a layout of this cube makes no packs"))
    return Cube(slots, layouts, name)


# -- packs -----------------------------------------------------------------------------------------


def cube_packs(
    kind: DraftKind, seats: int, cube: Cube, seed: int = 0, rounds: int = 0
) -> tuple[tuple[Pack, ...], ...]:
    """The packs of a draft from a cube: those of each round by seat, or all for two.

    ``rounds`` is 0 for as many as the cube says, or as usual. Raises DraftError for a cube that is
    too small.
    """
    chance = Chance(seed)
    many = SEALED if kind is DraftKind.SEALED else rounds or cube.rounds or ROUNDS
    if not cube.is_plain:
        opened = _Opened(cube, chance)
        if kind in PACKS_OF_TWO:
            return (tuple(opened.pack() for _ in range(PACKS_OF_TWO[kind])),)
        return tuple(tuple(opened.pack() for _ in range(seats)) for _ in range(many))
    cards = _shuffled(cube.slots[0].cards, chance)
    if kind in PACKS_OF_TWO:
        size = _size(cube)
        needed = CELLS if kind is DraftKind.GRID else PACKS_OF_TWO[kind] * size
        most = GRIDS * CELLS if kind is DraftKind.GRID else needed
        _check(len(cards), needed)
        return ((cards[:most],),)
    size = _size(cube)
    _check(len(cards), many * seats * size)
    packs = [cards[first : first + size] for first in range(0, len(cards), size)]
    return tuple(tuple(packs[seats * one : seats * (one + 1)]) for one in range(many))


def _size(cube: Cube) -> int:
    return sum(count for _, count in cube.layouts[0].counts)


def _shuffled(cards: Sequence[Printing], chance: Chance) -> tuple[Printing, ...]:
    order = list(range(len(cards)))
    chance.shuffle(order)
    return tuple(cards[place] for place in order)


class _Opened:
    """Packs of a cube with slots, one after the other."""

    def __init__(self, cube: Cube, chance: Chance) -> None:
        self._cube = cube
        self._chance = chance
        self._left = {slot.name: list(_shuffled(slot.cards, chance)) for slot in cube.slots}

    def pack(self) -> Pack:
        """The next pack. Raises DraftError if too few cards of a slot are left."""
        found: list[Printing] = []
        for slot, count in self._layout().counts:
            if self._cube.replacement:
                self._left[slot] = list(_shuffled(self._whole(slot), self._chance))
            left = self._left[slot]
            if len(left) < count:
                there = len(self._whole(slot))
                raise DraftError(
                    Message(
                        "this draft needs more cards of {slot} than the {there} there are: take "
                        "fewer players, or fewer rounds", slot=repr(slot), there=there,
                    )
                )  # fmt: skip
            found += [left.pop() for _ in range(count)]
        return tuple(found)

    def _whole(self, slot: str) -> tuple[Printing, ...]:
        return next(one.cards for one in self._cube.slots if one.name == slot)

    def _layout(self) -> Layout:
        layouts = self._cube.layouts
        drawn = self._chance.below(sum(one.weight for one in layouts))
        for one in layouts:
            drawn -= one.weight
            if drawn < 0:
                return one
        raise AssertionError("the weights of layouts add up to more than was drawn")


def _check(there: int, needed: int) -> None:
    if there < needed:
        raise DraftError(
            Message(
                "this draft needs {needed} cards, and the list has {there}: take fewer players, "
                "or fewer rounds", there=there, needed=needed,
            )
        )  # fmt: skip
