"""Echo. CR 702.30."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Condition, Node
from jajna.ir.composites import Clause
from jajna.ir.refs import THIS, YOU
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.keywords.common import AT_YOUR_UPKEEP, COSTS, costs_in
from jajna.vocab import Reads
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CameSinceLastUpkeep", "echo"]


@final
@dataclass(frozen=True)
class CameSinceLastUpkeep(Condition):
    """The source came under its controller's control since their last upkeep began. CR 702.30a."""

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        source = game.object(ctx.source)
        return source.since_turn >= game.players[ctx.controller].turn_before


def echo(parameter: tuple[Node, ...]) -> Keyworded:
    """Echo. CR 702.30a."""
    effect = Clause(Sacrifice(THIS), unless=costs_in(parameter), payer=YOU)
    ability = Triggered(AT_YOUR_UPKEEP, effect, CameSinceLastUpkeep())
    return Keyworded("echo", 0, parameter, (ability,))


keyword("echo", "eco", echo, parameter="{0:,}", slots=COSTS, rule="702.30")
