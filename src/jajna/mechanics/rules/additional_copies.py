"""Additional copies of spells. CR 614.1a, 707.10."""

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

__all__ = ["CopiesOnceMore"]


@final
@dataclass(frozen=True)
class CopiesOnceMore(Modification):
    """Whenever you copy a spell you copy it an additional time, and may choose new targets for that
    copy. CR 614.1a, 707.10c.

    Several such effects each act once (CR 614.5), in whichever order: each adds a copy.
    """

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.additional_copies += 1


phrase(
    CopiesOnceMore,
    en="if you would copy a spell one or more times, instead copy it that many times plus an "
    "additional time. you may choose new targets for the additional copy",
    es="si fueras a copiar un hechizo una o más veces, en vez de eso, cópialo esa cantidad de "
    "veces más una vez adicional. puedes elegir nuevos objetivos para la copia adicional",
)
