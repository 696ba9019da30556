"""Lists in XML: those of Magic Online (.dek), Cockatrice (.cod), OCTGN (.o8d) and Lackey (.dek)."""

from __future__ import annotations

from typing import Final, NamedTuple
from xml.parsers import expat

from jajna.formats.dialects.lists import Listed, Listing, Part
from jajna.formats.dialects.parts import part_called
from jajna.limits import MOST_COPIES
from jajna.messages import Message
from jajna.typed import clean_name, whole_number

__all__ = ["listing_of_markup"]

ZONES: Final = ("zone", "section", "superzone")
"""Elements that hold a part: Cockatrice's, OCTGN's and Lackey's."""


class _Element(NamedTuple):
    """An element that has ended: its line, the part it stands in, and what it holds."""

    line: int
    part: Part
    tag: str
    attributes: dict[str, str]
    text: str


def listing_of_markup(text: str) -> Listing:
    """What a list in XML says; a problem of the listing says what is wrong with it."""
    listing = Listing()
    try:
        elements = _elements(text, listing)
    except expat.ExpatError as error:
        listing.report(
            error.lineno, Message("this is no XML: {why}", why=expat.ErrorString(error.code))
        )
        return listing
    for one in elements:
        if one.tag == "deckname":
            listing.name = clean_name(one.text)
        elif one.tag == "cards":  # Magic Online
            is_side = one.attributes.get("sideboard", "").casefold() == "true"
            part = Part.SIDEBOARD if is_side else Part.MAIN
            _add(listing, one._replace(part=part), "quantity", one.attributes.get("name", ""))
        elif one.tag == "card" and "number" in one.attributes:  # Cockatrice
            _add(listing, one, "number", one.attributes.get("name", ""))
        elif one.tag == "card" and "qty" in one.attributes:  # OCTGN
            _add(listing, one, "qty", one.text)
        elif one.tag == "card":  # Cockatrice, one copy; its name is an attribute
            if "name" in one.attributes:
                _add(listing, one, "", one.attributes["name"])
        elif one.tag == "name" and one.text:  # Lackey, one element for each copy
            _add(listing, one, "", one.text)
    return listing


def _add(listing: Listing, one: _Element, counted_by: str, name: str) -> None:
    count = one.attributes.get(counted_by, "1") if counted_by else "1"
    copies = whole_number(count)
    if not name.strip():
        listing.report(one.line, Message("{line} names no card", line=repr(one.tag)))
    elif copies is None or not 0 < copies <= MOST_COPIES:
        listing.report(
            one.line,
            Message("{count} copies: the count must be 1 to {most}", count=count, most=MOST_COPIES),
        )
    else:
        set_code = one.attributes.get("setshortname", "").upper()
        number = one.attributes.get("collectornumber", "")
        listing.add(Listed(one.line, one.part, copies, name.strip(), set_code, number))


def _elements(text: str, listing: Listing) -> list[_Element]:
    """The elements in the order of their beginnings, names in small letters.

    Raises ExpatError for what is no XML. Documents with declarations of their own are refused.
    """
    parser = expat.ParserCreate()
    found: list[_Element] = []
    open_ones: list[int] = []
    parts = [Part.MAIN]
    refused: list[int] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        small = {name.casefold(): value for name, value in attributes.items()}
        kind = tag.casefold()
        if kind in ZONES:
            called = part_called(small.get("name", ""))
            parts.append(called or Part.MAIN)
        open_ones.append(len(found))
        found.append(_Element(parser.CurrentLineNumber, parts[-1], kind, small, ""))

    def data(said: str) -> None:
        if open_ones:
            one = found[open_ones[-1]]
            found[open_ones[-1]] = one._replace(text=one.text + said)

    def end(tag: str) -> None:
        open_ones.pop()
        if tag.casefold() in ZONES:
            parts.pop()

    def declare(*_: object) -> None:
        refused.append(parser.CurrentLineNumber)

    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = data
    parser.StartDoctypeDeclHandler = declare
    parser.Parse(text, True)
    for line in refused[:1]:
        listing.report(line, Message("a list may have no declarations of its own (DOCTYPE)"))
        return []
    return [one._replace(text=one.text.strip()) for one in found]
