"""Detaining permanents. CR 701.35."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Ref
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import Cannot
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Detain"]

DETAINED: Final = Restrict(Cannot.ATTACK | Cannot.BLOCK | Cannot.ACTIVATE | Cannot.ACTIVATE_MANA)


@final
@dataclass(frozen=True)
class Detain(Effect):
    """An instruction to detain permanents. CR 701.35a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        perform(game, begin(ctx, (DETAINED,), Duration.YOUR_NEXT_TURN, things))


phrase(Detain, en="detain {what}", es="detén {what}")
