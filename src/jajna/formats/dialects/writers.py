"""Lists written in the dialects of other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Final
from xml.sax.saxutils import quoteattr

from jajna.formats.deck import Finish
from jajna.formats.dialects.lines import COMMANDER_DECK, FORGE_FOIL
from jajna.formats.dialects.lists import Listed, Listing, Part
from jajna.messages import Message
from jajna.noted import Noted

__all__ = ["ARENA_CODES", "MARKS", "Dialect", "losses", "noted_lines", "written"]


class Dialect(Enum):
    """The dialects that are written, by the words of the command line."""

    ARENA = "arena"
    MOXFIELD = "moxfield"
    MTGO = "mtgo"
    DEK = "dek"
    COCKATRICE = "cod"
    FORGE = "forge"
    XMAGE = "xmage"
    TABLE = "csv"


def written(listing: Listing, dialect: Dialect) -> str:
    """The list in a dialect, with what it can say of names, printings and parts."""
    return WRITERS[dialect](listing)


def losses(listing: Listing, dialect: Dialect) -> list[Message]:
    """What a dialect can't say of a list."""
    found: list[Message] = []
    if dialect in WITHOUT_COMMANDERS and _part(listing, Part.COMMANDER):
        found.append(Message("there is no place for a commander: it stands in the sideboard"))
    if dialect not in WITH_SUPPLEMENTARY and _part(listing, Part.SUPPLEMENTARY):
        found.append(Message("there is no place for the cards that a variant asks for besides"))
    if dialect not in WITH_SUPPLEMENTARY and listing.noted:
        found.append(Message("there is no place for what was noted as cards were drafted"))
    finishes = {one.finish for one in listing.cards} - {Finish.PLAIN}
    if finishes and dialect not in WITH_FINISHES:
        found.append(Message("foils aren't told from other cards"))
    elif Finish.ETCHED in finishes and dialect is Dialect.FORGE:
        found.append(Message("etched cards are told as foils"))
    return found


def noted_lines(noted: Iterable[Noted]) -> list[str]:
    """What was noted as cards were drafted, a line for each, for comments."""
    return [f"Noted {one.kind.value} for {one.card}: {one.value}".rstrip() for one in noted]


def _part(listing: Listing, *parts: Part) -> list[Listed]:
    return [one for one in listing.cards if one.part in parts]


def _join(parts: Iterable[list[str]]) -> str:
    """Parts with a blank line between them."""
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _plain(cards: list[Listed]) -> list[str]:
    """Magic Online's lines."""
    return [f"{one.copies} {_online(one.name)}" for one in cards]


def _online(name: str) -> str:
    """A name as Magic Online has it: one slash between the halves of split cards."""
    return name.replace(" // ", "/")


def _printed(cards: list[Listed], marks: bool) -> list[str]:
    lines: list[str] = []
    for one in cards:
        printing = f" ({one.set_code}) {one.number}".rstrip() if one.set_code else ""
        mark = MARKS[one.finish] if marks else ""
        lines.append(f"{one.copies} {one.name}{printing}{mark}")
    return lines


def _arena(listing: Listing) -> str:
    cards = [
        one._replace(set_code=ARENA_CODES.get(one.set_code, one.set_code)) for one in listing.cards
    ]
    return _headed(Listing(listing.name, cards, noted=listing.noted), marks=False)


def _moxfield(listing: Listing) -> str:
    """Arena's lines with the finishes of cards."""
    return _headed(listing, marks=True)


def _headed(listing: Listing, marks: bool) -> str:
    """With headings, and printings where they are known."""
    parts = [["About", f"Name {listing.name}"]] if listing.name else []
    for part, heading in (
        (Part.COMMANDER, "Commander"),
        (Part.COMPANION, "Companion"),
        (Part.MAIN, "Deck"),
        (Part.SIDEBOARD, "Sideboard"),
        (Part.SUPPLEMENTARY, "Supplementary"),
    ):
        cards = _part(listing, part)
        if cards:
            parts.append([heading, *_printed(cards, marks)])
    parts.append([f"// {one}" for one in noted_lines(listing.noted)])
    return _join(parts)


def _mtgo(listing: Listing) -> str:
    """Without headings where a blank line says enough."""
    main = _part(listing, Part.MAIN)
    side = _part(listing, Part.SIDEBOARD)
    commanders = _part(listing, Part.COMMANDER)
    companions = _part(listing, Part.COMPANION)
    size = sum(one.copies for one in (*main, *side))
    is_small = sum(one.copies for one in main) <= 2
    if not commanders and not companions and size != COMMANDER_DECK and not is_small:
        return _join([_plain(main), _plain(side)])
    parts = (("Commander", commanders), ("Companion", companions), ("Deck", main),
             ("Sideboard", side))  # fmt: skip
    return _join([[heading, *_plain(cards)] for heading, cards in parts if cards])


def _dek(listing: Listing) -> str:
    """Magic Online's XML. It finds cards by numbers of its own, which aren't known here: 0."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<Deck>", "  <NetDeckID>0</NetDeckID>",
             "  <PreconstructedDeckID>0</PreconstructedDeckID>"]  # fmt: skip
    for one in _part(listing, Part.MAIN, Part.COMMANDER, Part.SIDEBOARD):
        side = str(one.part is not Part.MAIN).lower()
        lines.append(
            f'  <Cards CatID="0" Quantity="{one.copies}" Sideboard="{side}"'
            f' Name={quoteattr(_online(one.name))} Annotation="0" />'
        )
    return "\n".join([*lines, "</Deck>"]) + "\n"


def _cockatrice(listing: Listing) -> str:
    """Cockatrice's XML; its commanders are cards of the sideboard."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">',
             f"  <deckname>{_escaped(listing.name)}</deckname>"]  # fmt: skip
    for zone, parts in (
        ("main", (Part.MAIN,)),
        ("side", (Part.COMMANDER, Part.SIDEBOARD)),
    ):
        cards = _part(listing, *parts)
        if cards:
            lines.append(f'  <zone name="{zone}">')
            for one in cards:
                printing = (
                    f" setShortName={quoteattr(one.set_code)}"
                    f" collectorNumber={quoteattr(one.number)}"
                    if one.set_code
                    else ""
                )
                lines.append(
                    f'    <card number="{one.copies}" name={quoteattr(one.name)}{printing}/>'
                )
            lines.append("  </zone>")
    return "\n".join([*lines, "</cockatrice_deck>"]) + "\n"


def _forge(listing: Listing) -> str:
    parts = [["[metadata]", f"Name={listing.name}"]] if listing.name else []
    for part, heading in (
        ((Part.COMMANDER,), "[Commander]"),
        ((Part.MAIN,), "[Main]"),
        ((Part.SIDEBOARD,), "[Sideboard]"),
    ):
        cards = _part(listing, *part)
        lines = [
            f"{one.copies} {one.name}{_forge_mark(one)}"
            + (f"|{one.set_code}" if one.set_code else "")
            for one in cards
        ]
        parts.append([heading, *lines] if lines else [])
    return "\n".join("\n".join(part) for part in parts if part) + "\n"


def _forge_mark(one: Listed) -> str:
    """The mark of a foil, which stands before the set."""
    return FORGE_FOIL if one.finish is not Finish.PLAIN and one.set_code else ""


def _xmage(listing: Listing) -> str:
    """XMage's lines; commanders are cards of the sideboard."""
    lines = [f"NAME:{listing.name}"] if listing.name else []
    for one in _part(listing, Part.MAIN, Part.COMMANDER, Part.SIDEBOARD):
        mark = "" if one.part is Part.MAIN else "SB: "
        printing = f"[{one.set_code}:{one.number or '0'}] " if one.set_code else ""
        lines.append(f"{mark}{one.copies} {printing}{one.name}")
    return "\n".join(lines) + "\n"


def _table(listing: Listing) -> str:
    found = io.StringIO()
    rows = csv.writer(found, lineterminator="\n")
    rows.writerow(["Quantity", "Name", "Set Code", "Collector Number", "Board", "Foil"])
    for one in _part(listing, Part.COMMANDER, Part.COMPANION, Part.MAIN, Part.SIDEBOARD):
        part, finish = one.part.value, one.finish.value
        rows.writerow([one.copies, one.name, one.set_code, one.number, part, finish])
    return found.getvalue()


def _escaped(text: str) -> str:
    return quoteattr(text)[1:-1]


MARKS: Final = {Finish.PLAIN: "", Finish.FOIL: " *F*", Finish.ETCHED: " *E*"}
"""What stands behind a card of a finish."""
ARENA_CODES: Final = {"DOM": "DAR"}
"""Codes of sets that Arena has otherwise than all others."""
WITH_FINISHES: Final = (Dialect.MOXFIELD, Dialect.FORGE, Dialect.TABLE)
"""Dialects that tell foils; Forge's no etched ones."""
WITHOUT_COMMANDERS: Final = (Dialect.DEK, Dialect.COCKATRICE, Dialect.XMAGE)
"""Dialects in which a commander stands in the sideboard."""
WITH_SUPPLEMENTARY: Final = (Dialect.ARENA, Dialect.MOXFIELD)
"""Dialects that have a part for a vanguard, planes, schemes or conspiracies."""
WRITERS: Final[dict[Dialect, Callable[[Listing], str]]] = {
    Dialect.ARENA: _arena,
    Dialect.MOXFIELD: _moxfield,
    Dialect.MTGO: _mtgo,
    Dialect.DEK: _dek,
    Dialect.COCKATRICE: _cockatrice,
    Dialect.FORGE: _forge,
    Dialect.XMAGE: _xmage,
    Dialect.TABLE: _table,
}
