"""Which cards a player wants to draw next, or to keep in hand: by lands, costs and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.agents.heuristic.deeds import deeds_of
from jajna.agents.heuristic.worth import card_worth
from jajna.ir.declared.worth import Does
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.kernel.views.view import ObjectView, View

__all__ = ["UNWANTED", "is_better_dead", "land_wanted", "wanted"]

UNWANTED: Final = 1.0
"""What is worth less is better not drawn."""
FEW_LANDS: Final = 3
ENOUGH_LANDS: Final = 5
FEW: Final = 5.0
SOME: Final = 2.5
FOR_THE_DEAREST: Final = 1.5
SPARE: Final = 0.2
"""What another land is worth to who has few, some, enough but for the dearest card, and enough."""
LATE: Final = 1.5
"""What a card loses for each land that is missing beyond the next one."""
DEAR: Final = 2
"""A creature that costs so much more than there are lands is better in the graveyard, if something
in hand returns it."""


def wanted(card: ObjectView, view: View) -> float:
    """What drawing a card next is worth to the player who looks."""
    lands = _lands(view, True)
    if card.types & Type.LAND:
        return land_wanted(view, lands)
    cost = card.mana_cost.value if card.mana_cost is not None else 0
    return max(card_worth(card) - LATE * max(cost - lands - 1, 0), 0.0)


def land_wanted(view: View, lands: int) -> float:
    """What one more land is worth to a player with so many."""
    if lands < FEW_LANDS:
        return FEW
    if lands < ENOUGH_LANDS:
        return SOME
    costs = [card.mana_cost.value for card in view.me.hand if card.mana_cost is not None]
    return FOR_THE_DEAREST if max(costs, default=0) > lands else SPARE


def is_better_dead(card: ObjectView, view: View) -> bool:
    """Whether a creature card can't be cast for long, and a card in hand brings it back."""
    if not card.types & Type.CREATURE or card.mana_cost is None:
        return False
    if card.mana_cost.value < _lands(view, False) + DEAR:
        return False
    return any(
        deed.does is Does.RAISE
        for other in view.me.hand
        if other.id != card.id and other.kit is not None and not other.types & Type.CREATURE
        for deed in deeds_of(other.kit.spell_effects)
    )


def _lands(view: View, with_hand: bool) -> int:
    """The lands that the player controls, and perhaps those in hand."""
    found = sum(1 for one in view.permanents(view.player) if one.types & Type.LAND)
    if with_hand:
        found += sum(1 for one in view.me.hand if one.types & Type.LAND)
    return found
