"""How many counters a permanent can have. CR 122.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Layer, Modification
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["MostCounters"]


@final
@dataclass(frozen=True)
class MostCounters(Modification):
    """Can't have more than a number of counters of a kind. CR 122.4.

    Counters beyond it are removed as a state-based action (CR 704.5r), which asks for this ability.
    """

    name: str
    number: int

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        """Nothing: no characteristic changes."""


phrase(
    MostCounters,
    en="<can't> have more than {number} {name:counter} counters on (it|them)",
    es="no <puede> tener más de {number} contadores {name:counter}",
)
