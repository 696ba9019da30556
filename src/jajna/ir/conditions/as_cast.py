"""What a player controlled as a spell became cast. CR 601.2i, 608.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter
from jajna.ir.conditions.spells import item_of
from jajna.ir.refs import all_that_fit
from jajna.vocab import Reads, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AS_CAST", "OPTIONAL_COST", "ControlledAsCast"]

OPTIONAL_COST: Final = "additional cost"
"""What an optional additional cost without a name of its own is noted under. CR 118.8."""

AS_CAST: Final = "controlled as cast"
"""What a spell notes if the player controlled what its text asks for as it became cast."""


@final
@dataclass(frozen=True)
class ControlledAsCast(Condition):
    """You controlled something that fits as you finished casting the spell, or with ``revealed``
    you paid its optional additional cost by revealing such a card. CR 601.2i, 601.2b.

    A copy of the spell wasn't cast.
    """

    what: Filter
    revealed: Filter | None = None

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        item = item_of(game, ctx.item if ctx.item else ctx.source) or item_of(game, ctx.source)
        if item is None:
            return False
        if self.revealed is not None and OPTIONAL_COST in item.paid:
            return True
        return AS_CAST in item.paid and not item.copied

    def is_so(self, game: Game, ctx: Context) -> bool:
        """Whether the player who has just cast the spell controls such a thing."""
        return any(
            not is_player(thing) and game.object(thing).controller == ctx.controller
            for thing in all_that_fit(game, ctx, self.what)
        )


phrase(
    ControlledAsCast,
    en="you controlled {what:a} as you cast this spell",
    es="<controlaba@tú> {what:un} al lanzar este hechizo",
    when={"revealed": None},
)
phrase(
    ControlledAsCast,
    en="you revealed {revealed:a} or controlled {what:a} as you cast this spell",
    es="<mostró@tú> {revealed:un} o <controlaba@tú> {what:un} al lanzar este hechizo",
)
