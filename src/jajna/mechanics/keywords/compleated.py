"""Compleated. CR 702.150."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Replacing
from jajna.ir.declared.names import looks_up
from jajna.kernel.resolution.paying import SYMBOLS_BY_LIFE
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.replacements.entering import AsThisEnters

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["COMPLEATED"]

LOYALTY: Final = "loyalty"


@final
@dataclass(frozen=True)
class EntersCompleated(AsThisEnters):
    """A replacement: it enters with two loyalty counters fewer for each Phyrexian mana symbol of
    its cost that was paid with life as it was cast. CR 702.150a.
    """

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return super().applies(game, ctx, event) and _paid_with_life(game, event) > 0

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        fewer = min(2 * _paid_with_life(game, event), event.counters.get(LOYALTY, 0))
        if fewer > 0:
            event.add_counters(LOYALTY, -fewer)
        return [event]


def _paid_with_life(game: Game, event: Event) -> int:
    """How many symbols were paid with life as the spell that now enters was cast."""
    assert isinstance(event, ZoneChange), event
    item = game.object(event.object).item
    if item is None or not item.is_spell or item.copied:
        return 0
    return item.ctx.numbers.get(SYMBOLS_BY_LIFE, 0)


looks_up(EntersCompleated, SYMBOLS_BY_LIFE)

COMPLEATED: Final = plain(
    "compleated", "completado", 0, (Replacing(EntersCompleated()),), rule="702.150"
)
"""CR 702.150a."""
