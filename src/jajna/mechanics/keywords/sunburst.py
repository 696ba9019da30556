"""Sunburst. CR 702.44."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing
from jajna.ir.base import Replacement
from jajna.ir.filters.identity import SELF
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.replacements.entering import fits_entering
from jajna.vocab import ALL_COLORS, PLUS_COUNTER, Type, Zone

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SUNBURST", "Sunburst"]


@final
@dataclass(frozen=True)
class Sunburst(Replacement):
    """Enters with a counter for each color of mana spent to cast it. CR 702.44a, 702.44b."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.STACK
            and fits_entering(game, ctx, event, SELF)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        spell = game.object(event.object)
        colors = 0
        if spell.item is not None and not spell.item.copied:
            for mana in spell.item.mana_spent:
                colors |= mana & ALL_COLORS
        name = PLUS_COUNTER if spell.now.types & Type.CREATURE else "charge"
        number = colors.bit_count()
        if number:
            event.add_counters(name, number)
        return [event]


SUNBURST: Final[Keyworded] = plain(
    "sunburst", "estallido solar", meaning=(Replacing(Sunburst()),), rule="702.44"
)
"""CR 702.44a."""
