"""The definitions of all cards in the games of an era, made once and shared by games."""

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
    """The definitions of cards and tokens, and the announcements of their instructions.

    Playing a game changes no definition, so the games of a match and forks share them. They are
    ``lasting`` where games go on at the same time: nothing may be forgotten before all have ended.
    """

    def __init__(self, era: Era, lasting: bool = False) -> None:
        self.era = era
        self.lasting = lasting
        self.made: dict[int, Definition] = {}
        """The definitions by the identity of the card."""
        self.announcements: dict[int, Announcement] = {}
        """The announcements by the identity of the instructions, or of the only one."""

    def of(self, card: Card) -> Definition:
        """The definition of a card, made once.

        Raises CardError if the card has a card type that doesn't exist in the era.
        """
        known = self.made.get(id(card))
        if known is None:
            known = Definition(card)
            card_types_by_era.settle(self.era, known)
            self.made[id(card)] = known
        return known

    def announcement(self, effects: tuple[Effect, ...]) -> Announcement:
        """The choices these instructions need as they go on the stack; computed once. CR 601.2b."""
        single = len(effects) == 1  # an ability's, in a tuple of its own each time
        key = id(effects[0]) if single else id(effects)
        known = self.announcements.get(key)
        if known is not None:
            if known.effects is effects:
                return known
            if single and len(known.effects) == 1 and known.effects[0] is effects[0]:
                return known
        if len(self.announcements) >= _MANY:
            self.announcements = {}  # they are computed anew, as the game and its forks go on
        known = Announcement(effects)
        self.announcements[key] = known
        return known

    def all(self) -> list[Definition]:
        """The list of definitions made so far, oldest first."""
        return list(self.made.values())

    def cards(self) -> list[Card]:
        """The list of cards that have definitions, oldest first."""
        return [definition.card for definition in self.made.values()]

    def are_many(self) -> bool:
        """Whether there are so many that other games had better begin with none."""
        return len(self.made) + len(self.announcements) > _MANY

    def tidy(self) -> None:
        """Forget all definitions if there are many: games have added tokens and copies to them.

        A caller does this between games; of lasting ones nothing is forgotten.
        """
        if self.are_many() and not self.lasting:
            self.made = {}
            self.announcements = {}
