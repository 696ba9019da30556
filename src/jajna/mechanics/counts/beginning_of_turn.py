"""What there was as the turn began. CR 500.1, 608.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Ref
from jajna.ir.declared.binding import needs, tells
from jajna.vocab import Aspects, Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HadNoCards", "UntappedLandsBefore"]

HANDS_BEFORE: Final = "hands before"
"""It was asked what there was in a hand as the turn began."""


@final
@dataclass(frozen=True)
class UntappedLandsBefore(Amount):
    """The number of untapped lands that players controlled as the turn began. CR 500.1."""

    who: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TURN

    def value(self, game: Game, ctx: Context) -> int:
        found = game.turn.untapped_lands
        return sum(found[seat] for seat in self.who.things(game, ctx) if seat < len(found))


phrase(
    UntappedLandsBefore,
    en="the number of untapped lands {who} <controlled> at the beginning of this turn",
    es="la cantidad de tierras enderezadas que {who} <controlaba> al comienzo de este turno",
)


@final
@dataclass(frozen=True)
class HadNoCards(Condition):
    """You had no cards in hand as the turn began. CR 402, 500.1.

    ``negative``: you had some then, when the text has just asked whether you had none.
    """

    negative: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        found = game.turn.hands
        if ctx.controller >= len(found):
            return False
        return (found[ctx.controller] == 0) != self.negative


phrase(
    HadNoCards,
    en="you had no cards in hand at the beginning of this turn",
    es="no <tenía@tú> cartas en la mano al comienzo de este turno",
    when={"negative": False},
)
phrase(
    HadNoCards,
    en="you had a card in hand",
    es="<tenía@tú> una carta en la mano",
    when={"negative": True},
)


def _asks_of_beginning(made: HadNoCards) -> bool:
    return not made.negative


def _says_no_time(made: HadNoCards) -> bool:
    return made.negative


tells(HadNoCards, HANDS_BEFORE, _asks_of_beginning)
needs(HadNoCards, HANDS_BEFORE, "it isn't said when that was", _says_no_time)
