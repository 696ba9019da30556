"""Effects that last until their source, a card in exile, is cast. CR 611.2a."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.effects import EffectEnded
from jajna.ir.base import Duration
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["what_casting_ends"]


def what_casting_ends(game: Game, spell: Object) -> list[Event]:
    """The events by which effects end as a card is cast from exile."""
    if spell.item is None or spell.item.cast_from is not Zone.EXILE:
        return []
    over = [
        one
        for one in game.effects.all_lasting()
        if one.duration == Duration.UNTIL_CAST_FROM_EXILE
        and game.objects.followed(one.ctx, one.ctx.source) in (spell.came_from, spell.id)
    ]
    return [EffectEnded(over)] if over else []
