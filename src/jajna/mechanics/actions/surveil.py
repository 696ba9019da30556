"""Surveilling. CR 701.25."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.binding import tells
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import IMPLIED
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.things.library import KEPT, Looking, OrderTop, PutAway
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Surveil"]


@final
@dataclass(frozen=True)
class Surveil(Effect):
    """An instruction to surveil. CR 701.25a."""

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.count.value(game, ctx) > 0:  # CR 701.25c
            look = Looking(self.count, self.who)
            taken = NoteAction(Action.SURVEIL, self.who)  # CR 701.25d
            game.frames.run_in_order(
                (look, PutAway(self.who, True), OrderTop(self.who), taken), ctx
            )


phrase(Surveil, en="{who} <surveils> {count}", es="{who} <vigila> {count}")

binds(Surveil, KEPT)
tells(Surveil, KEPT)
touches(Surveil, "who", Does.SELECT, "count")
