"""Evolve. CR 702.100."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Condition
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import EVENT_OBJECT
from jajna.mechanics.actions.actions_taken import Action, GrowFor
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EVOLVE", "OutgrowsThis"]


@final
@dataclass(frozen=True)
class OutgrowsThis(Condition):
    """A condition: the permanent that entered has greater power or toughness than the source.
    CR 702.100a, 702.100d.
    """

    def holds(self, game: Game, ctx: Context) -> bool:
        mine = game.object(ctx.source).now
        if not mine.types & Type.CREATURE:
            return False
        for thing in ctx.bound.get(EVENT_OBJECT, []):
            other = game.object(thing).now
            if other.types & Type.CREATURE:
                return other.power > mine.power or other.toughness > mine.toughness
        return False


looks_up(OutgrowsThis, EVENT_OBJECT)

EVOLVE: Final = plain(
    "evolve",
    "evolucionar",
    0,
    (
        Triggered(
            Enters(All((CREATURE, Controlled()))),
            GrowFor(Action.EVOLVE),
            OutgrowsThis(),
        ),
    ),
    rule="702.100",
)
"""CR 702.100a."""
