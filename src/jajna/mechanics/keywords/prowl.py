"""Prowl. CR 702.76."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded
from jajna.ir.base import Condition, Node
from jajna.kernel.door.damage import STRUCK_BY
from jajna.kernel.state.context import Context
from jajna.mechanics.counts.shared_characteristics import creature_types
from jajna.mechanics.keywords.common import COSTS
from jajna.mechanics.keywords.conditional_costs import conditional
from jajna.vocab import Reads
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["WasStruckByKin", "prowl"]


@final
@dataclass(frozen=True)
class WasStruckByKin(Condition):
    """A player was dealt combat damage this turn by a source that you controlled then and that had
    a creature type of the source. CR 702.76a.
    """

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        kinds = creature_types(game.object(ctx.source).now)
        return any(game.players[ctx.controller].happened(STRUCK_BY + kind) > 0 for kind in kinds)


def prowl(parameter: tuple[Node, ...]) -> Keyworded:
    """Prowl. CR 702.76a."""
    return conditional("prowl", parameter, WasStruckByKin())


keyword(
    "prowl",
    "rondar",
    prowl,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.76",
    asked=(Asked.COST_PAID,),
)
