"""Aura cards that could enchant something. CR 303.4a, 702.5a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref
from jajna.ir.refs import as_known
from jajna.kernel.zones.attaching import could_enchant
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CouldEnchant"]


@final
@dataclass(frozen=True)
class CouldEnchant(Filter):
    """An Aura that could enchant something, which is as it is or last was. CR 303.4a, 608.2h."""

    host: Ref

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing) and any(
            could_enchant(game, ctx.controller, thing, host)
            for host in as_known(self.host, game, ctx)
        )


phrase(
    CouldEnchant,
    en="that could enchant {host}",
    es="que pudiera encantar {host}",
    place="suffix",
)
