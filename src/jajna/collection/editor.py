"""Building a deck from a collection, and what is to be said of it. CR 100.2, 100.4."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, final

from jajna.card import Card
from jajna.cards.names import fold
from jajna.collection.cards import Collection
from jajna.collection.errors import CollectionError
from jajna.collection.profiles import Names, SavedDeck, checked_name
from jajna.era import Era
from jajna.era import find as find_era
from jajna.errors import CardError, DeckError
from jajna.formats.boosters import BASIC_LANDS
from jajna.formats.construction import Construction, Violation, violations
from jajna.formats.deck import Copies, Deck
from jajna.formats.decklist import Lookup
from jajna.formats.summary import Summary, summary_of
from jajna.limits import MOST_CARDS, MOST_COPIES
from jajna.messages import Message
from jajna.text.catalogue import ENGLISH, SPANISH, message
from jajna.typed import whole_number

__all__ = [
    "DeckEditor",
    "Report",
    "Shortage",
    "copies_of",
    "looked_up",
    "report_in",
    "report_on",
    "saved",
    "shortages",
]

NOT_OWNED: Final = message("{card} isn't in the collection.")
ALL_IN_THE_DECK: Final = message(
    "There are {held} {card} in the collection, and {used} in the deck already."
)
NOT_THERE: Final = message("There are {held} {card} there, so {count} can't be taken.")
NO_COUNT: Final = message("The number of copies must be 1 to {most}.")
NOTHING_TO_UNDO: Final = message("Nothing has been changed that could be undone.")


@final
@dataclass(frozen=True)
class Shortage:
    """A card that a deck needs more often than the collection has it, deck and sideboard counted
    together.
    """

    card: str
    needed: int
    owned: int


@final
@dataclass(frozen=True)
class Report:
    """A report on a deck: its contents, the breaches of its format, and the missing cards.

    ``unplayable`` are pairs of a card that can't be looked up any more and the reason. They are
    not counted in the summary.
    """

    deck: Deck
    format: str
    summary: Summary
    violations: tuple[Violation, ...]
    shortages: tuple[Shortage, ...]
    unplayable: tuple[tuple[str, CardError], ...]

    @property
    def is_legal(self) -> bool:
        """Whether the deck may be played in its format, whoever owns the cards."""
        return not (self.violations or self.unplayable)


@final
class DeckEditor:
    """A deck on the table: cards come from the collection and go back, and each step can be undone.

    ``owned`` is the collection, None for all cards there are. Basic lands are there in any number.
    ``formats`` finds a format by its name in an era.
    """

    def __init__(
        self,
        deck: SavedDeck,
        owned: Collection | None,
        lookup: Lookup,
        formats: Callable[[str, Era], Construction],
    ) -> None:
        self.deck = deck
        self.owned = owned
        self._kept = deck
        self._before: list[SavedDeck] = []
        self._lookup = lookup
        self._formats = formats

    @property
    def is_changed(self) -> bool:
        """Whether the deck has changes that haven't been saved."""
        return self.deck != self._kept

    def was_saved(self) -> None:
        """Note that the deck is kept as it is now."""
        self._kept = self.deck

    def add(self, name: str, count: int = 1, sideboard: bool = False) -> Card:
        """Put copies of a card into the deck or the sideboard, and return the card.

        Raises CardError if no card has the name or the card can't be played, and CollectionError
        if the collection hasn't enough copies.
        """
        card = self._lookup(name)
        _check_count(count)
        self._check_owned(card, count)
        self._put(card.name, count, sideboard)
        return card

    def remove(self, name: str, count: int = 1, sideboard: bool = False) -> str:
        """Take copies of a card out of the deck or the sideboard; its name.

        Raises CollectionError if there are fewer.
        """
        known = self._listed(name)
        _check_count(count)
        self._put(known, -count, sideboard)
        return known

    def move(self, name: str, count: int = 1, to_sideboard: bool = True) -> str:
        """Move copies of a card between deck and sideboard; its name. Raises CollectionError."""
        known = self._listed(name)
        _check_count(count)
        before = self.deck
        changed = _changed(_changed(before, known, -count, not to_sideboard), known, count,
                           to_sideboard)  # fmt: skip
        self._change(changed)
        return known

    def rename(self, name: str) -> None:
        """Give the deck another name. Raises CollectionError for a text that can't name one."""
        checked_name(name)
        self._change(replace(self.deck, name=name))

    def choose_format(self, name: str) -> None:
        """Build for another format of the era. Raises DeckError, with those there are, for none."""
        found = self._formats(name, find_era(self.deck.era))
        self._change(replace(self.deck, format=found.name))

    def undo(self) -> None:
        """Take back the latest change. Raises CollectionError where there is none."""
        if not self._before:
            raise CollectionError(Message(NOTHING_TO_UNDO))
        self.deck = self._before.pop()

    def count(self, name: str) -> int:
        """How many copies of a card are in deck and sideboard together."""
        return sum(count for one, count in (*self.deck.main, *self.deck.sideboard) if one == name)

    def report(self) -> Report:
        """The report on the deck as it is."""
        return report_on(self.deck, self.owned, self._lookup, self._formats)

    def _check_owned(self, card: Card, count: int) -> None:
        if self.owned is None or card.name in BASIC_LANDS:
            return
        held, used = self.owned.count(card.name), self.count(card.name)
        if not held:
            raise CollectionError(Message(NOT_OWNED, card=_named(card)))
        if used + count > held:
            raise CollectionError(Message(ALL_IN_THE_DECK, card=_named(card), held=held, used=used))

    def _listed(self, name: str) -> str:
        """The name that the list has for a card, which may be one that can't be looked up."""
        for one, _ in (*self.deck.main, *self.deck.sideboard):
            if fold(one) == fold(name):
                return one
        return self._lookup(name).name

    def _put(self, name: str, count: int, sideboard: bool) -> None:
        self._change(_changed(self.deck, name, count, sideboard))

    def _change(self, deck: SavedDeck) -> None:
        self._before.append(self.deck)
        self.deck = deck


def saved(deck: Deck, built: str, era: Era) -> SavedDeck:
    """A deck as it is kept."""
    main, side = (
        tuple((card.name, count) for card, count in part) for part in (deck.main, deck.sideboard)
    )
    return SavedDeck(deck.name, built, era.name, main, side)


def looked_up(deck: SavedDeck, lookup: Lookup) -> Deck:
    """A deck that was saved, with its cards.

    Raises CardError for one that can't be played, DeckError for more than a deck can have.
    """
    count = sum(count for _, count in (*deck.main, *deck.sideboard))
    if count > MOST_CARDS:
        raise DeckError(
            Message(
                "the deck {name} has {count} cards; there can be {most}",
                name=repr(deck.name),
                count=count,
                most=MOST_CARDS,
            )
        )
    main, side = (
        tuple((lookup(name), count) for name, count in part) for part in (deck.main, deck.sideboard)
    )
    return Deck(deck.name, main, side)


def report_on(
    deck: SavedDeck,
    owned: Collection | None,
    lookup: Lookup,
    formats: Callable[[str, Era], Construction],
) -> Report:
    """What is to be said of a deck that was saved. Raises DeckError if its format is gone."""
    return report_in(deck, owned, lookup, formats(deck.format, find_era(deck.era)))


def report_in(
    deck: SavedDeck, owned: Collection | None, lookup: Lookup, construction: Construction
) -> Report:
    """What is to be said of a deck that was saved, held against the rules of one format."""
    unplayable: dict[str, CardError] = {}
    main, side = (_looked_up(part, lookup, unplayable) for part in (deck.main, deck.sideboard))
    found = Deck(deck.name, main, side)
    return Report(
        found,
        construction.name,
        summary_of(found),
        violations(found, construction, find_era(deck.era)),
        shortages(deck, owned) if owned is not None else (),
        tuple(unplayable.items()),
    )


def shortages(deck: SavedDeck, owned: Collection) -> tuple[Shortage, ...]:
    """The cards that the deck needs and the collection has not, basic lands aside."""
    needed: dict[str, int] = {}
    for name, count in (*deck.main, *deck.sideboard):
        if name not in BASIC_LANDS:
            needed[name] = needed.get(name, 0) + count
    held = owned.names()
    return tuple(
        Shortage(name, count, held.get(name, 0))
        for name, count in needed.items()
        if count > held.get(name, 0)
    )


def _looked_up(part: Names, lookup: Lookup, unplayable: dict[str, CardError]) -> Copies:
    found: list[tuple[Card, int]] = []
    for name, count in part:
        try:
            found.append((lookup(name), count))
        except CardError as error:
            unplayable[name] = error
    return tuple(found)


def _named(card: Card) -> dict[str, str]:
    """A card's name by language, in Spanish with the English one beside it."""
    spanish = f"{card.spanish} ({card.name})" if card.spanish else card.name
    return {ENGLISH: card.name, SPANISH: spanish}


def copies_of(digits: str) -> int:
    """A number of copies that was typed. Raises CollectionError for one that can't be meant."""
    count = whole_number(digits) or 0
    _check_count(count)
    return count


def _check_count(count: int) -> None:
    if not 0 < count <= MOST_COPIES:
        raise CollectionError(Message(NO_COUNT, most=MOST_COPIES))


def _changed(deck: SavedDeck, name: str, count: int, sideboard: bool) -> SavedDeck:
    """The deck with ``count`` more copies, or fewer, in one of its parts."""
    part = dict(deck.sideboard if sideboard else deck.main)
    held = part.get(name, 0)
    if held + count < 0:
        raise CollectionError(Message(NOT_THERE, card=name, held=held, count=-count))
    part[name] = held + count
    names = tuple((one, number) for one, number in part.items() if number)
    return replace(deck, sideboard=names) if sideboard else replace(deck, main=names)
