"""Recruiting, which the rules of 2026-01-16 don't have: it means its reminder text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Effect, Ref
from jajna.ir.composites import Clause
from jajna.ir.declared.names import DISCARDED, binds
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import Card, OfType
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.choices.chosen_things import PICKED, Some
from jajna.mechanics.counts.done_this_way import WasDone
from jajna.mechanics.things.draws import DRAWN, DrawCards
from jajna.mechanics.things.tokens import CreateTokens
from jajna.vocab import Color, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Recruit"]

NONLAND: Final = All((Not(OfType(Type.LAND)), Card()))
SOLDIER: Final = CreateTokens(ONE, ONE, ONE, Color.WHITE, subtypes=("Human", "Soldier"))


@final
@dataclass(frozen=True)
class Recruit(Effect):
    """An instruction to recruit: draw a card, then discard a card; for a nonland card there is a
    1/1 white Human Soldier creature token.
    """

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        steps: tuple[Effect, ...] = (
            DrawCards(ONE, self.who),
            Discard(Some(ONE, Card()), self.who),
            Clause(SOLDIER, condition=WasDone(NONLAND, DISCARDED, past=True)),
        )
        game.frames.run_in_order(steps, ctx)


binds(Recruit, DISCARDED, DRAWN, EVENT_AMOUNT, PICKED)
phrase(Recruit, en="{who} <recruits>", es="{who} <recluta>")
