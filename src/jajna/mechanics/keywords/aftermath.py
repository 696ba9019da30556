"""Aftermath. CR 702.127."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastFrom, Replacing
from jajna.ir.base import ON_STACK, Replacement
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AFTERMATH", "ExileIfCastFromGraveyard"]


@final
@dataclass(frozen=True)
class ExileIfCastFromGraveyard(Replacement):
    """A replacement: a spell cast from a graveyard leaves the stack to exile. CR 702.127a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.origin is not Zone.STACK or event.to is Zone.EXILE:
            return False
        item = game.object(ctx.source).item
        return item is not None and item.cast_from is Zone.GRAVEYARD

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


AFTERMATH: Final = plain(
    "aftermath",
    "secuela",
    meaning=(
        CastFrom(1 << Zone.GRAVEYARD),
        Replacing(ExileIfCastFromGraveyard(), zones=ON_STACK),
    ),
    rule="702.127",
)
"""CR 702.127a."""
