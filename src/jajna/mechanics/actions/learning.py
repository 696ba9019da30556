"""Learning. CR 701.48."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.amounts import ONE
from jajna.ir.base import Effect
from jajna.ir.composites import Clause
from jajna.ir.filters import Card
from jajna.ir.refs import YOU
from jajna.mechanics.actions.cards import DrawCards
from jajna.mechanics.costs import Discard
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["Learn"]

RUMMAGE: Final = Clause(DrawCards(ONE, YOU), may=YOU, costs=(Discard(ONE, Card()),), payer=YOU)


@final
@dataclass(frozen=True)
class Learn(Effect):
    """An instruction to learn. CR 701.48a.

    Games are played without cards outside the game (CR 400.11), so no Lesson can be revealed: what
    may be done is to discard a card and draw one.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.run_clause(RUMMAGE, ctx)


phrase(Learn, en="learn", es="aprende")
