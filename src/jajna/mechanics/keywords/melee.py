"""Melee. CR 702.121."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Amount
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.combat import Attacks
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MELEE", "OpponentsAttacked"]


@final
@dataclass(frozen=True)
class OpponentsAttacked(Amount):
    """The number of opponents you attacked with a creature this combat; other players can't be
    attacked. CR 508.1b, 702.121a.

    Those who have left the game since count too. CR 608.2i.
    """

    def value(self, game: Game, ctx: Context) -> int:
        attacked = game.turn.combat.declared.values() if game.turn.combat is not None else []
        seats = {one for one in attacked if is_player(one)}
        return sum([game.players.is_opponent(seat, ctx.controller) for seat in seats])


phrase(
    OpponentsAttacked,
    en="the number of players you attacked this combat",
    es="la cantidad de jugadores a los que atacaste este combate",
)

MELEE: Final[Keyworded] = plain(
    "melee",
    "escaramuza",
    meaning=(
        Triggered(
            Attacks(SELF),
            Change(THIS, (PowerToughness(OpponentsAttacked(), OpponentsAttacked()),)),
        ),
    ),
    rule="702.121",
)
"""CR 702.121a."""
