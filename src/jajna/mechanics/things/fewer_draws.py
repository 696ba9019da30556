"""Life for cards that players don't draw although they may. CR 121.2, 119.3, 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.life import LifeGained
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect
from jajna.ir.declared.binding import needs
from jajna.kernel.door.perform import perform
from jajna.mechanics.things.draws import MAY_DRAW, drawn_by
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["GainLifeForFewer"]


@final
@dataclass(frozen=True)
class GainLifeForFewer(Effect):
    """Each player gains life for each card less than a number that they have just drawn.
    CR 119.3, 608.2c.
    """

    number: int
    amount: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events = [
            LifeGained(player, amount * (self.number - drawn_by(game, ctx, player)))
            for player in game.players.in_order(game.turn.active)
            if drawn_by(game, ctx, player) < self.number
        ]
        perform(game, [*events])


phrase(
    GainLifeForFewer,
    en="for each card less than {number} a player draws this way, that player gains {amount} life",
    es="por cada carta menos que {number} que un jugador robe de esta manera, ese jugador gana "
    "{amount:1 vida/vidas}",
)
needs(GainLifeForFewer, MAY_DRAW, "nobody could choose how many cards to draw before")
