"""Counts of two kinds of things together. CR 608.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter
from jajna.ir.refs import all_that_fit
from jajna.vocab import Reads, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CountOfBoth"]


@final
@dataclass(frozen=True)
class CountOfBoth(Amount):
    """How many things fit one description and how many fit another, together: "each land you
    control and each land card in your graveyard". CR 608.2h.
    """

    one: Filter
    other: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        facts = zone_facts(self.one.where()) | zone_facts(self.other.where())
        return Reads.BOARD | facts

    def value(self, game: Game, ctx: Context) -> int:
        return len(all_that_fit(game, ctx, self.one)) + len(all_that_fit(game, ctx, self.other))


phrase(
    CountOfBoth,
    en="{one:one} and each {other:one}",
    es="{one:one} y cada {other:one}",
    place="each",
)
