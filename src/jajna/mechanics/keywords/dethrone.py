"""Dethrone. CR 702.105."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.combat import AttackDeclared
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Pattern
from jajna.ir.conditions.players import richest
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.triggers.common import bind
from jajna.vocab import PLUS_COUNTER, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DETHRONE", "AttacksRichest"]


@final
@dataclass(frozen=True)
class AttacksRichest(Pattern):
    """A trigger event: this attacks a player with the most life or tied for it. CR 702.105a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or not SELF.matches(game, ctx, event.object):
            return False
        if not is_player(event.to):
            return False
        return event.to in richest(game, ctx)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])


DETHRONE: Final[Keyworded] = plain(
    "dethrone",
    "destronar",
    meaning=(Triggered(AttacksRichest(), PutCounters(ONE, PLUS_COUNTER, THIS)),),
    rule="702.105",
)
"""CR 702.105a."""
