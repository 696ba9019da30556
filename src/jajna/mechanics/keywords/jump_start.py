"""Jump-start. CR 702.133."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Replacing
from jajna.ir.amounts import ONE
from jajna.ir.base import IN_GRAVEYARD, ON_STACK, Replacement
from jajna.ir.filters.nouns import Card
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.keywords.kicker import paid_for
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["JUMP_START"]


@final
@dataclass(frozen=True)
class ExileIfCastSo(Replacement):
    """A spell cast in the way of that name is exiled any time it would leave the stack.
    CR 702.133a.
    """

    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.origin is not Zone.STACK or event.to is Zone.EXILE:
            return False
        return paid_for(game, ctx, self.name)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


JUMP_START: Final = plain(
    "jump-start",
    "arranque",
    0,
    (
        CastingCost(
            (Discard(Some(ONE, Card())),),
            alternative=True,
            name="jump-start",
            zones=IN_GRAVEYARD,
            besides=True,
        ),
        Replacing(ExileIfCastSo("jump-start"), zones=ON_STACK),
    ),
    rule="702.133",
)
"""CR 702.133a."""
