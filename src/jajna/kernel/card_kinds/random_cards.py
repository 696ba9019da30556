"""The creature cards among which one is chosen at random, as the Momir avatar asks for. CR 902."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.card import Card
    from jajna.kernel.state.chance import Chance

__all__ = ["NO_CARDS", "RandomCards"]


def _name(card: Card) -> str:
    return card.name


@final
class RandomCards:
    """Creature cards by mana value, in the order of their names. Games share it; it never changes.

    A card counts once, however often it is given.
    """

    def __init__(self, cards: Sequence[Card]) -> None:
        different = {card.name: card for card in cards}
        self.by_value: dict[int, list[Card]] = {}
        for card in sorted(different.values(), key=_name):
            front = card.faces[0]
            if front.types & Type.CREATURE:
                value = front.mana_cost.value if front.mana_cost is not None else 0
                self.by_value.setdefault(value, []).append(card)

    def choose(self, value: int, chance: Chance) -> Card | None:
        """A card of a mana value, each with the same chance; None if there is none."""
        fitting = self.by_value.get(value)
        return fitting[chance.below(len(fitting))] if fitting else None


NO_CARDS: Final = RandomCards(())
"""Those of games in which nothing asks for them."""
