"""What its controller may leave tapped in the untap step. CR 502.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.ir.base import Filter, Layer, Modification, Ref
from jajna.ir.filters import Is
from jajna.ir.refs import THIS, YOU
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game
    from jajna.kernel.rules import PlayerRules

__all__ = ["MayStayTapped"]


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
