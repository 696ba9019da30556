"""Training. CR 702.149."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.combat import AttackersDeclared
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Filter, Pattern
from jajna.ir.filters.identity import SELF
from jajna.mechanics.actions.actions_taken import Action, GrowFor
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.triggers.common import bind

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TRAINING"]


@final
@dataclass(frozen=True)
class AttacksWithStronger(Pattern):
    """A trigger event: this attacks with a creature of greater power. CR 702.149a."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACKERS,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AttackersDeclared):
            return False
        mine = [one for one in event.attackers if self.what.matches(game, ctx, one)]
        if not mine:
            return False
        power = game.object(mine[0]).now.power
        return any(game.object(one).now.power > power for one in event.all_attackers)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source)


TRAINING: Final = plain(
    "training",
    "entrenamiento",
    0,
    (Triggered(AttacksWithStronger(SELF), GrowFor(Action.TRAIN)),),
    rule="702.149",
)
"""CR 702.149a."""
