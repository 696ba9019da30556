"""Goading creatures. CR 701.15."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds
from jajna.ir.refs import That
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.until_end_of_turn import Change, begin, changing
from jajna.mechanics.rules.combat import BeGoaded
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Goad"]

GOADED: Final = "goaded"
"""Name under which an instruction binds what it goads."""


@final
@dataclass(frozen=True)
class Goad(Effect):
    """An instruction to goad creatures, until your next turn or for the rest of the game.
    CR 701.15a.
    """

    what: Ref
    duration: int = Duration.YOUR_NEXT_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        perform(game, begin(ctx, (BeGoaded(),), self.duration, things), ctx, GOADED)


binds(Goad, GOADED)

phrase(
    Goad,
    en="goad {what}",
    es="hostiga <+-lo@what> a {what}",
    when={"duration": Duration.YOUR_NEXT_TURN},
)
phrase(
    Goad,
    en="{what} <is> goaded for the rest of the game",
    es="{what} <queda> <*hostigado@what> por el resto de la partida",
    when={"duration": Duration.PERMANENT},
)


def _why_goading(made: Change) -> str | None:
    """The reason why a change says what an instruction to goad does; None if it doesn't."""
    goads = any(isinstance(one, BeGoaded) for one in made.changes)
    return "to goad is an instruction of its own" if goads and isinstance(made.what, That) else None


misplaced(Change, _why_goading)
