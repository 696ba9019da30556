"""What several things must be together to pay a cost: of different names, of one graveyard.
CR 118.3, 601.2h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.base import Filter, Ref
from jajna.ir.choices import described
from jajna.ir.filters.logic import is_in_one_zone
from jajna.ir.filters.together import can_be_chosen, together_in
from jajna.mechanics.choices.chosen_things import Some

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["next_to_pay_with", "said_of_all"]


def said_of_all(of: Ref) -> Filter | None:
    """The description of the things to be chosen if it says what all of them are together."""
    if not isinstance(of, Some) or of.up_to:
        return None
    fits = described(of)
    if fits is None or (together_in(fits) is None and not is_in_one_zone(fits)):
        return None
    return fits


def next_to_pay_with(
    game: Game, ctx: Context, fits: Filter, things: list[int], chosen: list[int], count: int
) -> list[int]:
    """Those of the things that can be chosen next, so that ``count`` can be chosen in all."""
    left = things
    if is_in_one_zone(fits):
        owners = [game.object(one).owner for one in things]
        left = [one for one in things if owners.count(game.object(one).owner) >= count]
        for first in chosen[:1]:
            left = [one for one in left if game.object(one).owner == game.object(first).owner]
    whole = together_in(fits)
    if whole is None:
        return [one for one in left if one not in chosen]
    return can_be_chosen(game, ctx, whole, left, chosen, count)
