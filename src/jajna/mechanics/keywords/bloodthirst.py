"""Bloodthirst. CR 702.54."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing
from jajna.ir.amounts import X
from jajna.ir.base import Amount, Node
from jajna.ir.conditions.turns import HappenedThisTurn
from jajna.ir.filters.identity import SELF
from jajna.ir.someone import Someone
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.vocab import PLUS_COUNTER, Reads
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["bloodthirst"]


@final
@dataclass(frozen=True)
class DamageOpponentsTook(Amount):
    """The damage dealt to one's opponents this turn, the X of bloodthirst X. CR 702.54b."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        opponents = game.players.opponents_within(ctx.controller)
        return sum([game.players[opponent].happened("damage taken") for opponent in opponents])


phrase(
    DamageOpponentsTook,
    en="the total damage your opponents have been dealt this turn",
    es="el daño total que tus oponentes recibieron este turno",
)


def bloodthirst(parameter: tuple[Node, ...]) -> Keyworded:
    """Bloodthirst N. CR 702.54a, 702.54b."""
    number = amount_in(parameter)
    if number == X():
        number = DamageOpponentsTook()
    struck = HappenedThisTurn("damage taken", whose=Someone.OPPONENT)
    enters = EntersWithCounters(SELF, number, PLUS_COUNTER, condition=struck)
    return Keyworded("bloodthirst", 0, parameter, (Replacing(enters),))


keyword(
    "bloodthirst", "sed de sangre", bloodthirst, parameter="{0}", slots=("Amount",), rule="702.54"
)
