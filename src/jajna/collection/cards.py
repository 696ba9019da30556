"""A collection: which cards someone owns, and how many copies of each printing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias, final

from jajna.cards.names import fold
from jajna.collection.errors import CollectionError
from jajna.formats.deck import Finish, Printing
from jajna.formats.dialects.writers import MARKS
from jajna.messages import Message
from jajna.text.catalogue import message
from jajna.typed import is_number, whole_number

__all__ = ["Collection", "Copies", "counted", "printing_text"]

Copies: TypeAlias = "tuple[tuple[Printing, int], ...]"
"""Printings, each once, with the number of their copies."""

TOO_FEW = message("{owner} doesn't own {count} {card}: there are {held} in the collection.")
NONE_OWNED = message("{owner} owns no {card}.")
SEVERAL = message("{owner} has {card} of several printings; say which one: {printings}.")


@final
@dataclass(frozen=True)
class Collection:
    """Cards that someone owns: each printing with the number of its copies, which is never 0."""

    counts: dict[Printing, int] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[Printing, int]]:
        """The printings with their counts, by names, sets and numbers."""
        return iter(sorted(self.counts.items(), key=lambda one: _place(one[0])))

    @property
    def size(self) -> int:
        """The number of cards, all copies counted."""
        return sum(self.counts.values())

    def names(self) -> dict[str, int]:
        """The number of copies by card name, of all printings together."""
        found: dict[str, int] = {}
        for printing, count in self:
            found[printing.card] = found.get(printing.card, 0) + count
        return found

    def count(self, name: str) -> int:
        """How many copies of the card of this English name there are, of all printings."""
        return sum(count for one, count in self.counts.items() if one.card == name)

    def printings(self, name: str) -> Copies:
        """The printings that are owned of the card of this English name."""
        return tuple((one, count) for one, count in self if one.card == name)

    def with_cards(self, cards: Iterable[Printing]) -> Collection:
        """The collection with these cards too."""
        counts = dict(self.counts)
        for one in cards:
            counts[one] = counts.get(one, 0) + 1
        return Collection(counts)

    def without(self, copies: Copies, owner: str) -> Collection:
        """The collection without these cards.

        Raises CollectionError, naming the card and the owner, for cards that aren't there.
        """
        counts = dict(self.counts)
        for one, count in copies:
            held = counts.get(one, 0)
            if held < count:
                raise CollectionError(
                    Message(TOO_FEW, owner=owner, count=count, card=printing_text(one), held=held)
                )
            counts[one] = held - count
        return Collection({one: count for one, count in counts.items() if count})

    def one_printing(
        self,
        name: str,
        owner: str,
        set_code: str = "",
        number: str = "",
        finish: Finish = Finish.PLAIN,
    ) -> Printing:
        """The printing that is meant by the card's name, and by set, number and finish where
        they're given; without a finish it is a plain card if there is one.

        Raises CollectionError for a card that isn't owned, and where several printings are meant.
        """
        found = [
            one
            for one, _ in self.printings(name) or self._folded(name)
            if set_code.upper() in ("", one.set_code)
            and number in ("", one.number)
            and finish in (Finish.PLAIN, one.finish)
        ]
        if not found:
            said = printing_text(Printing(name, set_code.upper(), number, finish))
            raise CollectionError(Message(NONE_OWNED, owner=owner, card=said))
        if len({one.set_code for one in found}) > 1:
            known = ", ".join(printing_text(one) for one in found)
            raise CollectionError(Message(SEVERAL, owner=owner, card=name, printings=known))
        return min(found, key=lambda one: one.finish is not Finish.PLAIN)

    def _folded(self, name: str) -> Copies:
        """The printings of a name as people type it."""
        return tuple((one, count) for one, count in self if fold(one.card) == fold(name))


def counted(cards: Iterable[Printing]) -> Copies:
    """Cards one by one as printings with counts, in the order of a collection."""
    return tuple(Collection().with_cards(cards))


def printing_text(one: Printing) -> str:
    """A printing as deck lists write it: "Shock (8ED) 222", "Shock (8ED) 222 *F*"."""
    where = f" ({one.set_code}) {one.number}" if one.set_code else ""
    return f"{one.card}{where}".rstrip() + MARKS[one.finish]


def _place(one: Printing) -> tuple[str, str, int, str, str]:
    digits = "".join([letter for letter in one.number if is_number(letter)])
    return one.card, one.set_code, whole_number(digits) or 0, one.number, one.finish.value
