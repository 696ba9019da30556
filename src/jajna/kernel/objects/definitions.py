"""Cards as the games of an era use them: read once, for all games that share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.kernel.objects import card_types_by_era
from jajna.kernel.objects.definition import Definition
from jajna.kernel.state.targets import Announcement

if TYPE_CHECKING:
    from jajna.card import Card
    from jajna.era import Era
    from jajna.ir.base import Effect

__all__ = ["Definitions"]

_MANY: Final = 5_000


@final
class Definitions:
    """The definitions of cards and tokens, and what their instructions need announced.

    Nothing in them changes as games are played, so that a match, or forks, can share them; each has
    one for each card.
    """

    def __init__(self, era: Era) -> None:
        self.era = era
        self.made: dict[int, Definition] = {}
        """By the identity of the card."""
        self.announcements: dict[int, Announcement] = {}
        """By the identity of the instructions."""

    def of(self, card: Card) -> Definition:
        """The definition of a card, made once.

        Raises CardError if it has a card type that there isn't in the era.
        """
        known = self.made.get(id(card))
        if known is None:
            known = Definition(card)
            card_types_by_era.settle(self.era, known)
            self.made[id(card)] = known
        return known

    def announcement(self, effects: tuple[Effect, ...]) -> Announcement:
        """What these instructions need announced as they go on the stack; read once and kept."""
        known = self.announcements.get(id(effects))
        if known is None or known.effects is not effects:
            known = Announcement(effects)
            self.announcements[id(effects)] = known
        return known

    def all(self) -> list[Definition]:
        """Those made so far, in the order of their making."""
        return list(self.made.values())

    def cards(self) -> list[Card]:
        """The cards of which they were made."""
        return [definition.card for definition in self.made.values()]

    def tidy(self) -> None:
        """Forget all if there are many, before another game: what games made up is among them."""
        if len(self.made) + len(self.announcements) > _MANY:
            self.made = {}
            self.announcements = {}
