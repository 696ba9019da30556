"""Phasing in and out by effects. CR 702.26."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.refs import YOU
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.phasing import phasing_out
from jajna.mechanics.choices.chosen_things import Choice
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PhaseOut"]


@final
@dataclass(frozen=True)
class PhaseOut(Effect):
    """An instruction that permanents phase out, with what is attached to them. CR 702.26b."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", YOU)
            return
        perform(game, phasing_out(game, self.what.things(game, ctx)))


phrase(PhaseOut, en="{what} <phases> out", es="{what} <sale> de fase")
phrase(
    PhaseOut,
    en="you may have {what:of these} phase out",
    es="puedes hacer que {what:of these} salgan de fase",
)
