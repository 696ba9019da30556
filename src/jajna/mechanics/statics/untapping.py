"""What its controller may leave tapped in the untap step, and what untaps in those of others.
CR 502.3.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.ir.base import Filter, Layer, Modification, Ref
from jajna.ir.filters import Is, Player
from jajna.ir.refs import THIS, YOU
from jajna.kernel.context import Context
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.rules import PlayerRules

__all__ = ["MayStayTapped", "UntapWithOthers"]


@final
@dataclass(frozen=True)
class MayStayTapped(Modification):
    """You may choose not to untap something during your untap step. CR 502.3."""

    what: Ref = THIS

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.may_stay_tapped += self.what.things(game, ctx)


phrase(
    MayStayTapped,
    en="you may choose not to untap {what} during your untap step",
    es="puedes elegir no enderezar {what} durante tu paso de enderezar",
)


@final
@dataclass(frozen=True)
class UntapWithOthers(Modification):
    """Things untap during the untap steps of other players too. CR 502.3.

    ``whose`` is how the text calls those players.
    """

    what: Ref
    whose: str = "each other player's"

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if player != ctx.controller:
            rules.untapping.append((Context(ctx.source, ctx.controller), self.what))


words(
    "others",
    {
        "each other player's": ("each other player's", "cada otro jugador"),
        "each opponent's": ("each opponent's", "cada oponente"),
    },
)
phrase(
    UntapWithOthers,
    en="untap {what} during {whose:others} untap step",
    es="endereza {what} durante el paso de enderezar de {whose:others}",
)
