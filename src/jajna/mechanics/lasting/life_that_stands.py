"""Players whose life total can't change for a while. CR 119.7, 119.8."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Effect
from jajna.kernel.door.perform import perform
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.rules.player_limits import LifeTotalStands
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["StandFirm"]


@final
@dataclass(frozen=True)
class StandFirm(Effect):
    """For a while your life total can't change, and you have abilities. CR 119.7, 119.8, 113.1b."""

    abilities: tuple[Ability, ...]
    duration: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        changes = (LifeTotalStands(), GainAbilities(self.abilities, gained=True))
        perform(game, begin(ctx, changes, self.duration, [ctx.controller]))


phrase(
    StandFirm,
    en="{duration:duration}, your life total can't change and you gain {abilities:and}",
    es="{duration:duration}, tu total de vidas no puede cambiar y ganas {abilities:and}",
)
