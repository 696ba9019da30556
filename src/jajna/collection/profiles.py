"""The profiles of a machine: each a player's collection, decks and opened boosters. All in one, so
that what concerns two of them is kept whole or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias, final

from jajna.cards.names import fold
from jajna.collection.cards import Collection, Copies
from jajna.collection.errors import CollectionError
from jajna.formats.deck import Printing
from jajna.limits import MOST_NAME
from jajna.messages import Message
from jajna.text.catalogue import message
from jajna.typed import is_name

__all__ = ["Names", "Offer", "Opening", "Profile", "Profiles", "SavedDeck"]

Names: TypeAlias = "tuple[tuple[str, int], ...]"
"""English names of cards, each once, with the number of copies."""

NO_PROFILE = message("There is no profile named {name}; there are: {known}.")
WHOSE = message("Say whose with --profile; there are: {known}.")
NO_PROFILES = message(
    "There is no profile yet; 'jajna collection new NAME' makes one, with an empty collection."
)
PROFILE_EXISTS = message("There is already a profile named {name}.")
NO_NAME = message(
    "A name must have letters or digits, {most} at most, on one line and without '/'."
)
NO_DECK = message("{owner} has no deck named {name}; there are: {known}.")
DECK_EXISTS = message("{owner} already has a deck named {name}.")
NO_OFFER = message("There is no offer number {number}.")


@final
@dataclass(frozen=True)
class SavedDeck:
    """A deck as it is kept: names and counts, for what format of what time.

    It may name cards that are no longer owned, or can't be played; nothing of it is lost by that.
    """

    name: str
    format: str
    era: str
    main: Names = ()
    sideboard: Names = ()


@final
@dataclass(frozen=True)
class Opening:
    """A booster that was opened: all from which its cards follow, and the cards.

    ``digest`` tells the data of the set apart from other data that it may have later.
    """

    set_code: str
    kind: str
    era: str
    seed: int
    digest: str
    cards: tuple[Printing, ...]


@final
@dataclass(frozen=True)
class Profile:
    """A player on this machine."""

    name: str
    cards: Collection = field(default_factory=Collection)
    decks: tuple[SavedDeck, ...] = ()
    opened: tuple[Opening, ...] = ()

    def deck(self, name: str) -> SavedDeck:
        """The deck of this name, case and accents aside. Raises CollectionError for none."""
        for one in self.decks:
            if fold(one.name) == fold(name):
                return one
        known = ", ".join(one.name for one in self.decks) or "-"
        raise CollectionError(Message(NO_DECK, owner=self.name, name=name, known=known))

    def has_deck(self, name: str) -> bool:
        """Whether there is a deck of this name."""
        return any(fold(one.name) == fold(name) for one in self.decks)

    def with_deck(self, deck: SavedDeck, instead_of: str = "") -> Profile:
        """The profile with this deck, in the place of the one named, if any.

        Raises CollectionError for a name that is none, or that another deck has.
        """
        checked_name(deck.name)
        others = [one.name for one in self.decks if fold(one.name) != fold(instead_of)]
        if any(fold(one) == fold(deck.name) for one in others):
            raise CollectionError(Message(DECK_EXISTS, owner=self.name, name=deck.name))
        if not instead_of:
            return replace(self, decks=(*self.decks, deck))
        self.deck(instead_of)
        return replace(
            self,
            decks=tuple(deck if fold(one.name) == fold(instead_of) else one for one in self.decks),
        )

    def without_deck(self, name: str) -> Profile:
        """The profile without the deck of this name. Raises CollectionError for none."""
        gone = self.deck(name)
        return replace(self, decks=tuple(one for one in self.decks if one != gone))


@final
@dataclass(frozen=True)
class Offer:
    """A trade that one profile proposes to another; ``confirmed`` are the names of those who agree.

    It is carried out when both do.
    """

    number: int
    giver: str
    taker: str
    gives: Copies
    wants: Copies
    confirmed: tuple[str, ...] = ()

    @property
    def agreed(self) -> bool:
        """Whether both have confirmed it."""
        return {self.giver, self.taker} <= set(self.confirmed)


@final
@dataclass(frozen=True)
class Profiles:
    """All profiles, and the trades that are offered among them; ``numbered`` offers were made."""

    profiles: tuple[Profile, ...] = ()
    offers: tuple[Offer, ...] = ()
    numbered: int = 0

    def profile(self, name: str = "") -> Profile:
        """The profile of this name, case and accents aside; without a name the only one.

        Raises CollectionError, with those there are, for none.
        """
        found = [one for one in self.profiles if not name or fold(one.name) == fold(name)]
        if len(found) == 1:
            return found[0]
        if not self.profiles:
            raise CollectionError(Message(NO_PROFILES))
        known = ", ".join(one.name for one in self.profiles)
        if not name:
            raise CollectionError(Message(WHOSE, known=known))
        raise CollectionError(Message(NO_PROFILE, name=name, known=known))

    def with_new(self, name: str) -> Profiles:
        """With one more profile, which owns nothing. Raises CollectionError if it can't be."""
        checked_name(name)
        if any(fold(one.name) == fold(name) for one in self.profiles):
            raise CollectionError(Message(PROFILE_EXISTS, name=name))
        return replace(self, profiles=(*self.profiles, Profile(name)))

    def with_changed(self, *changed: Profile) -> Profiles:
        """With these profiles in the places of those of their names."""
        by_name = {one.name: one for one in changed}
        assert by_name.keys() <= {one.name for one in self.profiles}, f"no profiles: {by_name}"
        return replace(self, profiles=tuple(by_name.get(one.name, one) for one in self.profiles))

    def offer(self, number: int) -> Offer:
        """The offer of this number. Raises CollectionError for none."""
        for one in self.offers:
            if one.number == number:
                return one
        raise CollectionError(Message(NO_OFFER, number=number))


def checked_name(name: str) -> None:
    """Raise CollectionError for a text that can't name a profile or a deck."""
    if "/" in name or not is_name(name) or not any(letter.isalnum() for letter in name):
        raise CollectionError(Message(NO_NAME, most=MOST_NAME))
