"""Cards that are suspended. CR 702.62b."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter
from jajna.ir.conditions.objects import is_suspended
from jajna.ir.filters.common import object_of
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["Suspended"]


@final
@dataclass(frozen=True)
class Suspended(Filter):
    """Suspended: in exile, with suspend and a time counter on it. CR 702.62b."""

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return Reads.COUNTERS

    def where(self) -> int:
        return 1 << Zone.EXILE

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and is_suspended(found)


phrase(Suspended, en="suspended", es="suspendido", place="prefix")
