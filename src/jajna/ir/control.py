"""Changes of control. CR 613.1b."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Layer, Modification, Ref
from jajna.ir.declared.worth import Alters, alters
from jajna.ir.refs import YOU

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["SetController"]


@final
@dataclass(frozen=True)
class SetController(Modification):
    """Gives control to a player. CR 613.1b."""

    to: Ref = YOU

    def layer(self) -> int:
        return Layer.CONTROL

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        players = self.to.things(game, ctx)
        if players and game.players[players[0]].in_game:  # CR 800.4b
            game.object(thing).controller = players[0]


alters(SetController, Alters.CONTROLLER, "to")
