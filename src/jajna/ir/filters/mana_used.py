"""Spells that were cast with mana of a certain source. CR 106.3, 601.2h."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Filter, Ref, walk
from jajna.ir.declared.names import game_binds, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.refs import THIS
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MANA_FROM", "UsingManaOf", "asks_for_mana_of_source"]

MANA_FROM: Final = "mana from"
"""Name of the sources, in the context of a spell, whose mana was spent on it and that ask for it.
"""
game_binds(MANA_FROM)


@final
@dataclass(frozen=True)
class UsingManaOf(Filter):
    """A spell on which mana was spent that an object produced. CR 106.3, 601.2h."""

    by: Ref = THIS

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.item is None or found.item.copied:
            return False
        sources = found.item.ctx.bound.get(MANA_FROM, [])
        return any(source in sources for source in self.by.things(game, ctx))


looks_up(UsingManaOf, MANA_FROM)
phrase(
    UsingManaOf,
    en="using mana produced by {by}",
    es="usando maná producido por {by}",
    place="suffix",
)


@cache
def asks_for_mana_of_source(ability: Triggered) -> bool:
    """Whether a triggered ability asks which spells its source's mana was spent on."""
    return any(isinstance(node, UsingManaOf) for node in walk(ability.on))
