"""Supplementary decks: planar decks and scheme decks. CR 100.2d, 901.3, 904.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.state.chance import Chance

__all__ = ["COMMUNAL", "SupplementaryDeck"]

COMMUNAL: Final = -1
"""The owner of a planar deck that all players share. CR 901.15a."""


@final
class SupplementaryDeck:
    """The cards of a deck that lie face down in the command zone, the top one first.

    A card that is turned face up leaves it and becomes an object; turned face down it is put on
    the bottom, and another object if it is ever turned up again. CR 311.6, 312.6.
    """

    def __init__(self, owner: int, cards: list[Definition]) -> None:
        self.owner = owner
        self.cards = cards
        self.known = 0
        """The number of cards at the bottom that all players have seen put there, in order."""

    def clone(self) -> SupplementaryDeck:
        """A copy for another game."""
        copy = SupplementaryDeck(self.owner, self.cards.copy())
        copy.known = self.known
        return copy

    def take(self) -> Definition:
        """Take the top card off the deck."""
        self.known = min(self.known, len(self.cards) - 1)
        return self.cards.pop(0)

    def put_under(self, card: Definition) -> None:
        """Put a card that all players have seen on the bottom."""
        self.cards.append(card)
        self.known += 1

    def shuffle(self, chance: Chance) -> None:
        """Put the cards whose order nobody knows in a random order. CR 103.3a."""
        place = len(self.cards) - self.known
        order = list(range(place))
        chance.shuffle(order)
        self.cards = [*[self.cards[one] for one in order], *self.cards[place:]]

    def summary(self) -> str:
        """Everything in one line."""
        return f"{self.owner} {self.known} {[one.card.name for one in self.cards]}"
