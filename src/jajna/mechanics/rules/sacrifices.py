"""Players whom opponents' spells and abilities can't cause to sacrifice. CR 101.2, 701.21a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import Is
from jajna.ir.refs import YOU
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = ["UnforcedSacrifices", "is_spared"]


@final
@dataclass(frozen=True)
class UnforcedSacrifices(Modification):
    """Spells and abilities of your opponents can't cause you to sacrifice permanents. CR 101.2."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.unforced_sacrifices = True


phrase(
    UnforcedSacrifices,
    en="spells and abilities your opponents control can't cause you to sacrifice permanents",
    es="los hechizos y habilidades que controlan tus oponentes no te pueden hacer sacrificar"
    " permanentes",
)


def is_spared(game: Game, ctx: Context, player: int) -> bool:
    """Whether what is followed can't cause a player to sacrifice permanents. CR 101.2."""
    if not game.effects.rules or not game.effects.rules[player].unforced_sacrifices:
        return False
    cause = ctx.controller
    if ctx.item and ctx.item in game.objects:
        cause = game.object(ctx.item).controller
    return game.players.is_opponent(cause, player)
