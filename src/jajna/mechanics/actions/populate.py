"""Populating. CR 701.36."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Token
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import YOU
from jajna.mechanics.choices.chosen_things import CHOSEN_THINGS, PICKED, Choose, Some
from jajna.mechanics.things.copies import CreateCopies
from jajna.vocab import Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Populate"]

CREATURE_TOKEN: Final = All((OfType(Type.CREATURE), Token(), Controlled()))
STEPS: Final = (
    Choose(Some(ONE, CREATURE_TOKEN), YOU, name=PICKED),
    CreateCopies(ONE, CHOSEN_THINGS, who=YOU),
)


@final
@dataclass(frozen=True)
class Populate(Effect):
    """An instruction to populate, so many times. CR 701.36a, 701.36b."""

    times: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order(STEPS * max(self.times.value(game, ctx), 0), ctx)


phrase(Populate, en="populate", es="repuebla", when={"times": ONE})
phrase(Populate, en="populate {times:a} times", es="repuebla {times:una} veces")
