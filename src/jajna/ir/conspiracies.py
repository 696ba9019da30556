"""What face-down conspiracies are waiting for: being turned face up. CR 116.2j, 702.106."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import SpecialAction
from jajna.ir.base import Effect
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AGENDA", "TURN_UP", "TurnConspiracyUp"]

AGENDA: Final = "hidden agenda"
"""The name of the keyword, and of the special action. CR 702.106."""


@final
@dataclass(frozen=True)
class TurnConspiracyUp(Effect):
    """Turn this face-down conspiracy face up, and reveal the names chosen for it. CR 702.106c."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.kernel.turn_conspiracy_up(game, ctx.source)


TURN_UP: Final = SpecialAction(
    AGENDA, (), TurnConspiracyUp(), 1 << Zone.COMMAND, with_priority=True
)
"""The special action that a face-down conspiracy stands for. CR 116.2j, 905.4a."""
