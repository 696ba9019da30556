"""Deck lists: read in the dialects of many programs, written in those that others read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, final

from jajna.card import SPLIT_LAYOUTS, Card
from jajna.cards.pool import NO_CARD, ONLY_STARTER
from jajna.errors import CardError, DeckError, UnsupportedCardError
from jajna.files import FileError, read_whole
from jajna.formats.deck import Copies, Deck, Printed, Printing
from jajna.formats.dialects.lists import Listed, Listing, Part, Problem
from jajna.formats.dialects.parts import looks_like_heading, nearest_heading
from jajna.formats.dialects.recognition import listing_in
from jajna.formats.dialects.writers import ARENA_CODES, Dialect, written
from jajna.formats.substitutes import NONE, Substitutes
from jajna.limits import MOST_BYTES, MOST_CARDS, MOST_NAME, MOST_PROBLEMS
from jajna.messages import Message, cause
from jajna.text.catalogue import message
from jajna.typed import clean_name, printable

__all__ = [
    "DeckListError",
    "Lookup",
    "Problem",
    "ReadDeck",
    "deck_of",
    "decoded",
    "known_names",
    "list_text",
    "listing_of",
    "read_deck",
    "read_deck_file",
    "read_list",
    "read_list_file",
    "read_listing",
    "write_deck",
]

Lookup: TypeAlias = Callable[[str], Card]
"""Finds a card by name, or raises CardError: ``Pool.card``."""

PARTS: Final = (
    Part.COMMANDER,
    Part.COMPANION,
    Part.MAIN,
    Part.SIDEBOARD,
    Part.SUPPLEMENTARY,
)
"""The parts of a deck in the order in which lists have them."""
OLD_CODES: Final = {there: here for here, there in ARENA_CODES.items()}
"""Codes that Arena uses for sets which have others elsewhere."""
REBALANCED: Final = re.compile(r"\bA-(?=[A-Z])")
"""What stands before the names of cards that Arena changed."""
OTHER_CARDS: Final = message(
    "Only the starter cards are known: 'jajna cards update' fetches all others."
)
AS_PRINTED: Final = message(
    "{name}, a card that Arena changed, isn't known: it is read as {card}, as it is printed"
)


@final
class DeckListError(DeckError):
    """No deck can be made of a list; the error has all problems of it."""

    def __init__(self, name: str, problems: tuple[Problem, ...]) -> None:
        lines = tuple(problem.message for problem in problems)
        super().__init__(
            Message(
                "The deck list {name} can't be used:\n{problems}", name=repr(name), problems=lines
            )
            if name
            else Message("The deck list can't be used:\n{problems}", problems=lines)
        )
        self.problems = problems


class ReadDeck(NamedTuple):
    """A deck as it was read, with what whoever wrote the list should know of it."""

    deck: Deck
    notes: tuple[Problem, ...] = ()


# -- reading ---------------------------------------------------------------------------------------


def read_deck_file(path: Path, lookup: Lookup) -> Deck:
    """The deck in a file, named for the file where the list names none.

    Raises DeckError if the file can't be read, and DeckListError for problems of the list.
    """
    return read_list_file(path, lookup).deck


def read_list_file(path: Path, lookup: Lookup, substitutes: Substitutes = NONE) -> ReadDeck:
    """The deck in a file as ``read_deck_file``, with the notes of the list."""
    return deck_of(read_listing(path), lookup, substitutes)


def read_listing(source: Path | bytes) -> Listing:
    """What the list in a file says, or a content. Raises DeckError if it can't be read."""
    listing = listing_in(list_text(source))
    if not isinstance(source, bytes):
        listing.name = listing.name or clean_name(source.stem)
    return listing


def list_text(source: Path | bytes) -> str:
    """A list in a file, or a content, as text. Raises DeckError if it can't be read."""
    try:
        content = source if isinstance(source, bytes) else read_whole(source, MOST_BYTES)
    except FileError as error:
        raise DeckError(cause(error)) from error
    text = decoded(content)
    if text is None:
        name = "" if isinstance(source, bytes) else str(source)
        raise DeckError(Message("{path} is not a text", path=repr(name)))
    return text


def decoded(content: bytes) -> str | None:
    """A list as text: UTF-8, or else what Windows wrote in western Europe; None for no text."""
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        try:
            return content.decode("cp1252")
        except UnicodeDecodeError:
            return None


def read_deck(text: str, lookup: Lookup, name: str = "") -> Deck:
    """The deck that a list describes, in the dialect of any program that is known.

    The sideboard follows a heading, or has a mark on each line, or follows the one blank line.
    Raises DeckListError with all that is wrong: lines that say nothing, unknown cards with the
    nearest names, and cards that can't be played with the clause that stops them.
    """
    return read_list(text, lookup, name).deck


def read_list(text: str, lookup: Lookup, name: str = "") -> ReadDeck:
    """The deck as ``read_deck``, with the notes of the list."""
    listing = listing_in(text)
    listing.name = listing.name or name
    return deck_of(listing, lookup)


def deck_of(listing: Listing, lookup: Lookup, substitutes: Substitutes = NONE) -> ReadDeck:
    """The deck that a listing describes. Raises DeckListError as ``read_deck``.

    What is played in place of cards is noted.
    """
    maker = _Maker(listing, lookup, substitutes)
    maker.make()
    problems = sorted(maker.problems, key=lambda problem: problem.line)
    if not problems and not maker.of(Part.MAIN):
        problems = [Problem(0, Message("it has no cards"))]
    if len(problems) > MOST_PROBLEMS:
        more = Problem(0, Message("there may be more; these come first"))
        problems = [*problems[:MOST_PROBLEMS], more]
    if problems:
        raise DeckListError(listing.name, tuple(_with_one_remedy(problems)))
    companions = maker.of(Part.COMPANION)
    sideboard = maker.of(Part.SIDEBOARD)
    named = {card.name for card, _ in sideboard}
    deck = Deck(
        listing.name,
        maker.of(Part.MAIN),
        (*sideboard, *(one for one in companions if one[0].name not in named)),
        maker.printings(),
        maker.of(Part.COMMANDER),
        companions[0][0] if companions else None,
        maker.of(Part.SUPPLEMENTARY),
        tuple(listing.noted),
    )
    return ReadDeck(deck, tuple(sorted(maker.notes, key=lambda one: one.line)))


def _with_one_remedy(problems: list[Problem]) -> list[Problem]:
    """The problems, with what helps against cards that aren't known said once after them."""
    unknown = [one for one in problems if _is_of_others(one)]
    if len(unknown) < 2:
        return problems
    found = [
        replace(one, why=Message(NO_CARD, **one.why.words))
        if _is_of_others(one) and isinstance(one.why, Message)
        else one
        for one in problems
    ]
    return [*found, Problem(0, Message(OTHER_CARDS))]


def _is_of_others(problem: Problem) -> bool:
    """Whether a card isn't known because only those of the package are."""
    return isinstance(problem.why, Message) and problem.why.template == ONLY_STARTER


@final
class _Maker:
    """Makes the parts of a deck of a listing, card by card."""

    def __init__(self, listing: Listing, lookup: Lookup, substitutes: Substitutes) -> None:
        self.problems = list(listing.problems)
        self.notes = list(listing.notes)
        self._printed: dict[Part, list[Printing]] = {}
        self._listing = listing
        self._lookup = lookup
        self._substitutes = substitutes
        self._parts: dict[Part, dict[str, tuple[Card, int]]] = {}
        self._count = 0

    def of(self, part: Part) -> Copies:
        """The cards of a part."""
        return tuple(self._parts.get(part, {}).values())

    def printings(self) -> tuple[Printing, ...]:
        """The printings that the list names: one of a card, or one for each copy that differs."""
        found: dict[str, list[Printing]] = {}
        for part in PARTS:
            for one in self._printed.get(part, ()):
                found.setdefault(one.card, []).append(one)
        kept: list[Printing] = []
        for card, copies in found.items():
            alike = dict.fromkeys(copies)
            if list(alike) != [Printing(card, "")]:
                kept += copies if len(alike) > 1 else alike
        return tuple(kept)

    def make(self) -> None:
        """Look up every card, and note what is wrong."""
        for one in _of_the_deck(self._listing, self._lookup, self.problems, self.notes):
            self._take(one)

    def _take(self, one: Listed) -> None:
        self._count += one.copies
        if self._count > MOST_CARDS:
            self._report(
                one.line,
                Message("this makes {count} cards; there can be {most} in a deck",
                        count=self._count, most=MOST_CARDS),
            )  # fmt: skip
            return
        try:
            card, printed = self._found(one)
        except UnsupportedCardError as error:
            note = self._substitutes.note(one.name, one.copies)
            other = self._substitutes.of_card(one.name)
            if note is None:
                self._report(one.line, cause(error))
            else:
                self.notes.append(Problem(one.line, note))
            if other is not None:
                self._put(one, other)
            return
        except CardError as error:
            self._report(one.line, cause(error))
            return
        self._put(one, card)
        code = OLD_CODES.get(printed.set_code, printed.set_code)
        number = printable(printed.number) if code else ""
        printing = Printing(card.name, code, number, printed.finish)
        self._printed.setdefault(one.part, []).extend([printing] * one.copies)

    def _put(self, one: Listed, card: Card) -> None:
        held = self._parts.setdefault(one.part, {})
        held[card.name] = (card, one.copies + (held[card.name][1] if card.name in held else 0))

    def _found(self, one: Listed) -> tuple[Card, Listed]:
        """The card, and the line as it was meant: what looks like a set may belong to a name."""
        if len(one.name) > 2 * MOST_NAME:
            raise CardError(Message("{name} is no card: it is too long", name=repr(one.name)))
        try:
            return self._lookup(one.name), one
        except UnsupportedCardError:
            raise
        except CardError:
            whole = f"{one.name} ({one.set_code})"
            card = _looked_up(whole, self._lookup) if one.set_code else None
            if card is not None:
                return card, one._replace(name=whole, set_code="", number="")
            card = _looked_up(REBALANCED.sub("", one.name), self._lookup)
            if card is None:
                raise
            self.notes.append(
                Problem(one.line, Message(AS_PRINTED, name=repr(one.name), card=card.name))
            )
            return card, one._replace(set_code="", number="")

    def _report(self, line: int, why: Message | str) -> None:
        self.problems.append(Problem(line, why))


def _of_the_deck(
    listing: Listing, lookup: Lookup, problems: list[Problem], notes: list[Problem]
) -> list[Listed]:
    """The cards of a list, each with its count. What is not of the deck is counted in a note.

    A line without a count among others that have one is a heading, which is noted, or a slip, which
    is a problem.
    """
    found: list[Listed] = []
    is_counted = listing.is_counted
    aside = 0
    for one in listing.cards:
        if one.part is Part.ASIDE:
            aside += max(one.copies, 1)
        elif one.copies or not is_counted:
            found.append(one._replace(copies=max(one.copies, 1)))
        elif (slip := _slip(one, lookup)) is not None:
            problems.append(Problem(one.line, slip))
        else:
            notes.append(
                Problem(one.line, Message("{line} is taken for a heading", line=repr(one.name)))
            )
    if aside:
        said = (
            Message("one card isn't of the deck: a token, or only considered")
            if aside == 1
            else Message(
                "{count} cards aren't of the deck: tokens, or only considered", count=aside
            )
        )
        notes.append(Problem(0, said))
    return found


def _slip(one: Listed, lookup: Lookup) -> Message | None:
    """What is wrong with a line without a count; None for what is built as headings are."""
    line = repr(one.name)
    try:
        is_known = _looked_up(one.name, lookup) is not None
    except UnsupportedCardError:
        is_known = True
    if is_known:
        return Message(
            "{line} has no count; for one copy write '1 {rest}'", line=line, rest=one.name
        )
    if nearest_heading(one.name):
        return Message(
            "{line} is no card and no heading; did you mean {heading}?",
            line=line, heading=nearest_heading(one.name),
        )  # fmt: skip
    if looks_like_heading(one.name):
        return None
    return Message(
        "{line} is neither a card with its count nor a heading that is known; a remark begins "
        "with //",
        line=line,
    )


def _looked_up(name: str, lookup: Lookup) -> Card | None:
    """The card of a name, None for none. Raises UnsupportedCardError as the lookup does."""
    try:
        return lookup(name)
    except UnsupportedCardError:
        raise
    except CardError:
        return None


# -- writing ---------------------------------------------------------------------------------------


def write_deck(deck: Deck, dialect: Dialect = Dialect.ARENA) -> str:
    """The deck as a list in a dialect. Read again it is the same deck, with what the dialect says:
    only some know the deck's name, printings, and which card of the sideboard is the companion.
    """
    return written(listing_of(deck), dialect)


def listing_of(deck: Deck) -> Listing:
    """What a list of the deck says."""
    printed = Printed(deck.printings)
    cards: list[Listed] = []
    companion = deck.companion
    alone = ((companion, 1),) if companion is not None else ()
    held = (deck.commanders, alone, deck.main, deck.sideboard, deck.supplementary)
    for part, cards_of in zip(PARTS, held, strict=True):
        for card, count in cards_of:
            name = _listed_name(card)
            cards += [
                Listed(0, part, copies, name, one.set_code, one.number, one.finish)
                for one, copies in printed.of(card.name, count)
            ]
    return Listing(deck.name, cards, noted=list(deck.noted))


def known_names(listing: Listing, lookup: Lookup) -> Listing:
    """The listing with its cards by the names that lists use. Cards that aren't known are passed on
    as they are written, and noted; a card that can't be played is known. Lines that say nothing are
    problems of the listing. Lines of like copies are put together. A companion is a card of the
    sideboard too, as Arena has it.
    """
    found = Listing(
        listing.name, [], list(listing.problems), list(listing.notes), list(listing.noted)
    )
    for one in _of_the_deck(listing, lookup, found.problems, found.notes):
        try:
            named = one._replace(name=_listed_name(lookup(one.name)))
        except UnsupportedCardError:
            named = one
        except CardError as error:
            found.note(one.line, cause(error))
            named = one
        code = OLD_CODES.get(named.set_code, named.set_code)
        found.add(named._replace(set_code=code))
    if not found.cards and not found.problems:
        found.report(0, Message("it has no cards"))
    found.together()
    side = {one.name for one in found.cards if one.part is Part.SIDEBOARD}
    for one in [one for one in found.cards if one.part is Part.COMPANION]:
        if one.name not in side:
            found.add(one._replace(part=Part.SIDEBOARD))
    return found


def _listed_name(card: Card) -> str:
    """The name that lists use: both of a split card's halves, otherwise that of the front."""
    return card.name if card.layout in SPLIT_LAYOUTS else card.faces[0].name
