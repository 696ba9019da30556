"""The part of a spell's cost that another player could pay. CR 702.132."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.kernel.costs.payment import Bill, payable
from jajna.kernel.costs.total_cost import with_generic
from jajna.vocab import Symbol, is_another_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["generic_in", "helpers_of", "less", "most_help", "payable_with_help", "share"]


def payable_with_help(game: Game, bill: Bill) -> bool:
    """Whether a mana cost can be paid with the help of one other player. CR 702.132a."""
    for helper in helpers_of(game, bill.player):
        most = most_help(game, helper, bill)
        if most and payable(game, less(bill, most)):
            return True
    return False


def helpers_of(game: Game, player: int) -> list[int]:
    """The list of players who may help to pay for a player's spell. CR 702.132a."""
    return [
        seat for seat in game.players.in_order(game.turn.active) if is_another_player(seat, player)
    ]


def most_help(game: Game, helper: int, bill: Bill) -> int:
    """The greatest amount of generic mana of a cost that another player could pay."""
    low, high = 0, generic_in(bill.symbols) + 1
    while high - low > 1:
        middle = (low + high) // 2
        if payable(game, share(helper, bill, middle)):
            low = middle
        else:
            high = middle
    return low


def generic_in(symbols: tuple[Symbol, ...]) -> int:
    """The amount of generic mana in a cost. CR 107.4b."""
    return sum([one.generic for one in symbols if not one.mana])


def share(helper: int, bill: Bill, number: int) -> Bill:
    """The bill of the other player, for ``number`` generic mana."""
    symbols = (Symbol(str(number), generic=number),)
    return Bill(helper, bill.purpose, symbols, casting=bill.casting, contained=bill.contained)


def less(bill: Bill, number: int) -> Bill:
    """The bill of the caster when another player pays ``number`` generic mana of it."""
    return bill.rest(tuple(with_generic(list(bill.symbols), -number)))
