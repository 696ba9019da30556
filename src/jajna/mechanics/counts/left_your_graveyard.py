"""How many cards have left your graveyard this turn. CR 400.7, 608.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LeftYourGraveyardCount"]


@final
@dataclass(frozen=True)
class LeftYourGraveyardCount(Amount):
    """The number of cards that fit and left your graveyard this turn. CR 400.7, 608.2h.

    Each is judged as it last was there; a card that left it twice counts twice.
    """

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def value(self, game: Game, ctx: Context) -> int:
        found = 0
        for gone in game.objects.left_since(game.turn.began):
            if gone.zone is Zone.GRAVEYARD and gone.owner == ctx.controller:
                found += self.what.matches(game, ctx, gone.id)
        return found


phrase(
    LeftYourGraveyardCount,
    en="the number of {what:s} that left your graveyard this turn",
    es="la cantidad de {what:s} que hayan dejado tu cementerio este turno",
)
phrase(
    LeftYourGraveyardCount,
    en="{what:one} that left your graveyard this turn",
    es="{what:one} que haya dejado tu cementerio este turno",
    place="each",
)
