"""What is played in place of cards whose text isn't understood, where the player says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, final

from jajna.card import Card
from jajna.cards.names import fold
from jajna.errors import DeckError, UnsupportedCardError
from jajna.messages import Message

__all__ = ["NONE", "Substitutes"]


@final
@dataclass(frozen=True)
class Substitutes:
    """Cards by the folded names of those in whose place they are played, and whether all others
    that can't be played are left out.
    """

    cards: Mapping[str, Card] = field(default_factory=dict, hash=False)
    leaves_out: bool = False

    @staticmethod
    def of(
        names: Mapping[str, str], leaves_out: bool, lookup: Callable[[str], Card]
    ) -> Substitutes:
        """Substitutes by names, that of the card first.

        Raises DeckError for one of a card that can be played itself, and CardError for a card that
        there isn't, or for a substitute that can't be played either.
        """
        found: dict[str, Card] = {}
        for name, other in names.items():
            try:
                known = lookup(name)
            except UnsupportedCardError:
                found[fold(name)] = lookup(other)
                continue
            raise DeckError(
                Message("{card} can be played; only others have substitutes", card=known.name)
            )
        return Substitutes(found, leaves_out)

    def of_card(self, name: str) -> Card | None:
        """What is played in place of a card; None if nothing is."""
        return self.cards.get(fold(name))

    def note(self, name: str, count: int) -> Message | None:
        """What is to be told of copies of a card that can't be played; None if they stop it."""
        other = self.of_card(name)
        if other is not None:
            return Message(
                "{count} {card} can't be played: {other} is in its place",
                count=count,
                card=name,
                other=other.name,
            )
        if self.leaves_out:
            return Message(
                "{count} {card} can't be played and isn't in the deck", count=count, card=name
            )
        return None


NONE: Final = Substitutes()
"""Every card is played as it is."""
