"""Learning. CR 701.48."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Effect
from jajna.ir.composites import Clause
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfSubtype
from jajna.ir.filters.owners import Owned
from jajna.ir.refs import YOU
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.moving.from_outside_the_game import TakeFromOutside
from jajna.mechanics.things.draws import DrawCards
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Learn"]

LESSON: Final = All((OfSubtype("Lesson"), Card(), Owned()))
FETCH: Final = Clause(TakeFromOutside(LESSON), may=YOU)
RUMMAGE: Final = Clause(
    DrawCards(ONE, YOU), may=YOU, costs=(Discard(Some(ONE, Card())),), payer=YOU
)


@final
@dataclass(frozen=True)
class Learn(Effect):
    """An instruction to learn: discard a card and draw one, or else take a Lesson from outside the
    game. CR 701.48a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        outside = game.players[ctx.controller].outside
        has_lesson = any(LESSON.matches(game, ctx, card) for card in outside)
        taken = replace(RUMMAGE, otherwise=FETCH) if has_lesson else RUMMAGE
        taken.do(game, ctx, answer)


phrase(Learn, en="learn", es="aprende")
