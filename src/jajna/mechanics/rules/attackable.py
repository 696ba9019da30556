"""Restrictions on the players and permanents that a creature can attack. CR 508.1c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.owners import WhoControls
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = ["AttackOnlyWhoControls"]


@final
@dataclass(frozen=True)
class AttackOnlyWhoControls(Modification):
    """Can't attack unless defending player controls something that fits. CR 508.1c, 508.5."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.attacks_only.append((ctx.kept(), WhoControls(self.what)))


phrase(
    AttackOnlyWhoControls,
    en="<can't> attack unless defending player controls {what:a}",
    es="no <puede> atacar a menos que el jugador defensor controle {what:un}",
)
