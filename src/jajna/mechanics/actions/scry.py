"""Scrying. CR 701.22."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import IMPLIED
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.things.library import Looking, OrderTop, PutAway
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Scry"]


@final
@dataclass(frozen=True)
class Scry(Effect):
    """An instruction to scry. CR 701.22a."""

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.count.value(game, ctx) > 0:  # CR 701.22b
            look = Looking(self.count, self.who)
            taken = NoteAction(Action.SCRY, self.who)  # CR 701.22d
            game.frames.run_in_order((look, PutAway(self.who), OrderTop(self.who), taken), ctx)


phrase(Scry, en="{who} <scries> {count}", es="{who} <adivina> {count}")

touches(Scry, "who", Does.SELECT, "count")
