"""Lists of one card a line, as most programs write them.

Magic Online, Arena, Apprentice, Magic Workstation, XMage, Forge, Moxfield, Archidekt, Deckstats and
TappedOut share the line: a count, a name, and what they add to it. The sources are their exports.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, final

from jajna.formats.deck import Finish
from jajna.formats.dialects.lists import Listed, Listing, Part
from jajna.formats.dialects.parts import is_about, is_group, part_called
from jajna.limits import MOST_COPIES
from jajna.messages import Message
from jajna.noted import Noted, NoteKind
from jajna.text.catalogue import message
from jajna.typed import clean_name, whole_number

__all__ = ["COPIES", "FINISHES", "FORGE_FOIL", "MARK", "PRINTED", "listing_of_lines"]

COPIES: Final = re.compile(r"([0-9]+)\s*[xX]?\s+(\S.*)|([0-9]+)[xX]?")
"""A count and a name, or a count alone."""
MINUS: Final = re.compile(r"(-[0-9]+)\s*[xX]?\s+(\S.*)")
"""A count that is none, and a name."""
BEFORE: Final = re.compile(r"(?:[xX]([0-9]+)|\[([0-9]+)\])\s+(\S.*)")
"""A count with its mark before it."""
AFTER: Final = re.compile(r"(\S.*?)\s+[xX] ?([0-9]+)")
"""A count after the name."""
CODE: Final = r"(?=[0-9]*[A-Za-z])[A-Za-z0-9]{2,6}"
PRINTED: Final = re.compile(rf"(.*\S)\s+\(({CODE})\)(?:\s+(\S+))?")
"""A name with the code of a set, and with a collector number."""
SET_FIRST: Final = re.compile(rf"\[({CODE})(?:[:#]([^\]\s]+))?\]\s+(\S.*)")
"""The same before the name, as XMage, Deckstats and Magic Workstation have it."""
VERSION: Final = re.compile(r"(.*\S)\s+\([0-9]{1,3}\)")
"""Which picture of a card is meant, after a set that came first."""
BULLET: Final = re.compile(r"[-*•·]\s+(?=[0-9]|[xX][0-9]|\[[0-9])")
"""A mark before a count, as notes have it."""
SIDE_MARK: Final = re.compile(r"SB:\s*", re.IGNORECASE)
TITLE: Final = re.compile(r"(?:Name|Nombre|Title)(?:\s*[=:]\s*|\s+)(\S.*)", re.IGNORECASE)
NAMED: Final = re.compile(r"NAME\s*:\s*(.*)", re.IGNORECASE)
"""A title outside of the part that describes a list."""
DESCRIBED: Final = re.compile(r"(?:AUTHOR|LAYOUT [A-Z]+|CREATOR|FORMAT)\s*:.*", re.IGNORECASE)
"""What XMage and Magic Workstation say besides."""
COMMENTS: Final = ("//", "#", ";")
NOTED: Final = re.compile(rf"Noted ({'|'.join(one.value for one in NoteKind)}) for ([^:]+):(.*)")
"""What was noted as a card was drafted, in a comment."""
MARK: Final = re.compile(r"(.*\S)\s+\*([A-Za-z-]+)\*")
"""A name with a mark: foil, etched, altered; or the commander's."""
FINISHES: Final = {"F": Finish.FOIL, "FOIL": Finish.FOIL, "E": Finish.ETCHED}
"""The finishes by their marks."""
FORGE_FOIL: Final = "+"
"""Stands behind the name in Forge's lists."""
TAG: Final = re.compile(r"(.*\S)\s+#(.*)")
"""A name with tags or a comment."""
LABEL: Final = re.compile(r"(.*\S)\s+\^[^^]*\^")
CATEGORY: Final = re.compile(r"(.*\S)\s+\[([^\[\]]*)\]")
"""A name with categories, as Archidekt has them."""
OUTSIDE: Final = "{noDeck}"
"""What Archidekt says of a category that doesn't count."""
FIRST_OF_COMMANDER: Final = 58
"""Cards after a first part of one or two: no sideboard has so many."""
COMMANDER_DECK: Final = 100
FEWEST_SINGLES: Final = 40
GUESSED: Final = message("this is read as the commander; to say so write 'Commander' before")
"""CR 903.5a."""


class _Read(NamedTuple):
    """A name without what is added to it, and what that says."""

    name: str
    set_code: str = ""
    number: str = ""
    part: Part | None = None
    finish: Finish = Finish.PLAIN


def listing_of_lines(text: str) -> Listing:
    """What a list of lines says. Where a line can't be understood, the listing has a problem."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(number, line.strip())
    reader.divide()
    return reader.listing


@final
class _Reader:
    """A list being read: the part that the next line belongs to, and the blocks of lines."""

    def __init__(self) -> None:
        self.listing = Listing()
        self._part = Part.MAIN
        self._is_about = False
        self._has_parts = False
        self._is_blank = False
        self._blocks: list[int] = []
        """Where blocks of cards begin that only blank lines part."""

    def read(self, number: int, line: str) -> None:
        """Read a line."""
        if not line:
            self._is_blank = True
        elif line.startswith(COMMENTS):
            self._read_comment(number, line)
        else:
            self._read_line(number, line)

    def _read_comment(self, number: int, line: str) -> None:
        """Read a comment, which may be a heading: Deckstats writes all of them so."""
        said = line.lstrip("/#;-= ").rstrip("-= ")
        title, note = NAMED.fullmatch(said), NOTED.fullmatch(said)
        if title:
            self.listing.name = clean_name(title.group(1)) or self.listing.name
        elif note:
            words = (clean_name(note.group(2)), NoteKind(note.group(1)), clean_name(note.group(3)))
            self.listing.noted.append(Noted(*words))
        else:
            self._begins_part(said)

    def _begins_part(self, heading: str) -> bool:
        """Go on with the part or group that a heading begins, if it does."""
        part = part_called(heading)
        if part is not None:
            self._part, self._has_parts, self._is_about = part, True, False
            self._is_blank = False
        elif is_about(heading):
            self._is_about = True
            self._is_blank = False
        elif is_group(heading):
            self._is_blank = False
        else:
            return False
        return True

    def _read_line(self, number: int, line: str) -> None:
        if self._begins_part(line):
            return
        if self._is_about:
            title = TITLE.fullmatch(line)
            self.listing.name = clean_name(title.group(1)) if title else self.listing.name
            return
        title = NAMED.fullmatch(line)
        if title:
            self.listing.name = clean_name(title.group(1)) or self.listing.name
        elif not DESCRIBED.fullmatch(line):
            self._read_copies(number, line)

    def _read_copies(self, number: int, line: str) -> None:
        mark = SIDE_MARK.match(line)
        rest = _without_bullet(line[mark.end() :] if mark else line)
        self._has_parts |= mark is not None
        minus = MINUS.fullmatch(rest)
        count, name = (minus.group(1), minus.group(2)) if minus else _counted(rest)
        if not name:
            self.listing.report(number, Message("{line} names no card", line=repr(line)))
            return
        copies = whole_number(count) if count else 0
        if copies is None or (count and not 0 < copies <= MOST_COPIES):
            self.listing.report(
                number,
                Message(
                    "{count} copies: the count must be 1 to {most}", count=count, most=MOST_COPIES
                ),
            )
            return
        read = _read_name(name)
        part = Part.SIDEBOARD if mark else read.part or self._part
        self.listing.is_marked = self.listing.is_marked or bool(mark)
        if self._is_blank or not self.listing.cards:
            self._blocks.append(len(self.listing.cards))
        self._is_blank = False
        self.listing.add(
            Listed(number, part, copies, read.name, read.set_code, read.number, read.finish)
        )

    def divide(self) -> None:
        """Find the parts of a list that has blank lines between them and no headings."""
        if self._has_parts or not self.listing.is_counted:
            return
        cards = self.listing.cards
        ends = [*self._blocks[1:], len(cards)]
        blocks = [cards[start:end] for start, end in zip(self._blocks, ends, strict=True)]
        parts = [Part.MAIN, Part.SIDEBOARD]
        if len(blocks) > 1 and _is_commander(blocks[0], FIRST_OF_COMMANDER, blocks[1]):
            parts = [Part.COMMANDER, *parts]
        elif len(blocks) == 2 and _ends_with_commander(*blocks):
            parts = [Part.MAIN, Part.COMMANDER]
        if Part.COMMANDER in parts:
            line = blocks[parts.index(Part.COMMANDER)][0].line
            self.listing.note(line, Message(GUESSED))
        for block in blocks[len(parts) :]:
            self.listing.report(
                block[0].line,
                Message(
                    "a second blank line leaves open where the sideboard begins; "
                    "write 'Sideboard' on the line before it"
                ),
            )
        parts += [parts[-1]] * (len(blocks) - len(parts))
        self.listing.cards = [
            one if one.part is not Part.MAIN else one._replace(part=part)
            for part, block in zip(parts, blocks, strict=False)
            for one in block
        ]


def with_commander(listing: Listing) -> Listing:
    """The listing of a dialect without a place for commanders: in a hundred cards of which hardly
    any comes twice the one or two of the sideboard are they. CR 903.5.
    """
    main = [one for one in listing.cards if one.part is Part.MAIN]
    side = [one for one in listing.cards if one.part is Part.SIDEBOARD]
    singles = sum(one.copies == 1 for one in main)
    is_known = any(one.part is Part.COMMANDER for one in listing.cards)
    if not side or is_known or singles < FEWEST_SINGLES or not _ends_with_commander(main, side):
        return listing
    listing.note(side[0].line, Message(GUESSED))
    listing.cards = [
        one._replace(part=Part.COMMANDER) if one.part is Part.SIDEBOARD else one
        for one in listing.cards
    ]
    return listing


def _is_commander(block: list[Listed], least: int, rest: list[Listed]) -> bool:
    """Whether a block is a commander or two, before the rest of a deck."""
    few = len(block) <= 2 and all(one.copies == 1 for one in block)
    return few and sum(one.copies for one in rest) >= least


def _ends_with_commander(main: list[Listed], last: list[Listed]) -> bool:
    """Whether a deck of single cards has its commander after a blank line. CR 903.5."""
    size = sum(one.copies for one in (*main, *last))
    if size != COMMANDER_DECK or not _is_commander(last, 0, main):
        return False
    return sum(one.copies > 1 for one in main) <= 6


def _without_bullet(text: str) -> str:
    """A line without the mark of a list before its count."""
    bullet = BULLET.match(text)
    return text[bullet.end() :] if bullet else text


def _counted(text: str) -> tuple[str, str]:
    """The count of a line in digits, "" for none, and the name, "" for none."""
    for shape, count, name in ((COPIES, 1, 2), (BEFORE, 1, 3), (AFTER, 2, 1)):
        found = shape.fullmatch(text)
        if found:
            digits = found.group(count) or found.group(2 if shape is BEFORE else 3) or ""
            return digits, found.group(name) or ""
    return "", text


def _read_name(text: str) -> _Read:
    """A name without sets, finishes, tags, labels and categories."""
    part: Part | None = None
    finish = Finish.PLAIN
    name, bar, rest = text.partition("|")
    set_code = number = ""
    if bar:  # Forge: name, set, picture
        plain = name.rstrip(f"{FORGE_FOIL} ")
        finish = Finish.FOIL if FORGE_FOIL in name[len(plain) :] else Finish.PLAIN
        set_code = rest.partition("|")[0].strip().upper()
        return _Read(plain.strip(), set_code, finish=finish)
    first = SET_FIRST.fullmatch(name)
    if first:
        set_code, number, name = first.group(1).upper(), first.group(2) or "", first.group(3)
    while True:
        mark = MARK.fullmatch(name)
        tag = TAG.fullmatch(name)
        label = LABEL.fullmatch(name)
        category = CATEGORY.fullmatch(name)
        if mark:
            name = mark.group(1)
            said = mark.group(2).upper()
            part = Part.COMMANDER if said == "CMDR" else part
            finish = FINISHES.get(said, finish)
        elif tag:
            name = tag.group(1)
            said = tag.group(2).strip(" !").casefold()
            part = Part.COMMANDER if said == "commander" else part
        elif label:
            name = label.group(1)
        elif category:
            name = category.group(1)
            part = _part_of_category(category.group(2)) or part
        else:
            break
    version = VERSION.fullmatch(name) if first else None
    if version:
        name = version.group(1)
    printed = PRINTED.fullmatch(name)
    if printed:
        name, set_code = printed.group(1), printed.group(2).upper()
        number = printed.group(3) or ""
    return _Read(name, set_code, number, part, finish)


def _part_of_category(text: str) -> Part | None:
    """The part that the first category of a card means; those that don't count are aside."""
    first = text.split(",")[0]
    found = part_called(first.partition("{")[0])
    if found in (Part.COMMANDER, Part.SIDEBOARD, Part.COMPANION):
        return found
    return Part.ASIDE if found is Part.ASIDE or OUTSIDE in first else None
