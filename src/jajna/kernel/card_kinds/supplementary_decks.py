"""Supplementary decks: planar decks and scheme decks. CR 100.2d, 901.3, 904.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.chance import Chance

__all__ = ["COMMUNAL", "SupplementaryDeck", "deck_of", "face_up"]

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


def deck_of(game: Game, player: int) -> SupplementaryDeck | None:
    """A player's supplementary deck, or the communal one; None for a player without, or who has
    left. CR 901.15c.
    """
    for deck in game.players.decks:
        if deck.owner in (player, COMMUNAL):
            return deck
    return None


def face_up(game: Game, kinds: int) -> list[Object]:
    """The list of face-up cards in the command zone that are of any of some types, as a mask.
    CR 311.4, 312.4, 314.4.
    """
    there = [game.objects[number] for number in game.zones.command]
    return [thing for thing in there if thing.definition.faces[0].types & kinds]
