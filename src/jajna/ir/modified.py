"""Modified permanents. CR 700.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter
from jajna.ir.filters.common import object_of
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Modified", "is_modified"]


def is_modified(game: Game, thing: int) -> bool:
    """Whether a permanent has a counter on it, is equipped, or is enchanted by an Aura that its own
    controller controls. CR 700.9.
    """
    found = object_of(game, thing)
    if found is None or found.zone is not Zone.BATTLEFIELD:
        return False
    if any(found.counters.values()):
        return True
    for number in found.attachments:
        attached = game.object(number)
        if "Equipment" in attached.now.subtypes:
            return True
        if "Aura" in attached.now.subtypes and attached.controller == found.controller:
            return True
    return False


@final
@dataclass(frozen=True)
class Modified(Filter):
    """That is modified. CR 700.9."""

    def aspects(self) -> int:
        return Aspects.TYPES | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.COUNTERS | Reads.BOARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_modified(game, thing)


phrase(Modified, en="modified", es="modificado", place="prefix")
