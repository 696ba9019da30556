"""Supporting creatures. CR 701.41."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import OtherThan
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import THIS, Target
from jajna.mechanics.things.counters import GIVEN_COUNTERS, PutCounters
from jajna.vocab import PLUS_COUNTER, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Support"]

CREATURE: Final = All((OfType(Type.CREATURE), OtherThan(THIS)))
"""The source itself is no target; that of a spell couldn't be one anyway."""


@final
@dataclass(frozen=True)
class Support(Effect):
    """An instruction to support: a counter on each of up to so many target creatures.
    CR 701.41a.
    """

    number: int
    on: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((PutCounters(ONE, PLUS_COUNTER, self.on),), ctx)


binds(Support, GIVEN_COUNTERS)
for _number in range(1, 11):
    phrase(
        Support,
        en=f"support {_number}",
        es=f"apoya {_number}",
        when={"number": _number, "on": Target(CREATURE, 0, _number)},
    )
