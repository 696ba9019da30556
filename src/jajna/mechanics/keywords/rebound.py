"""Rebound. CR 702.88."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Replacing
from jajna.ir.base import ON_STACK, Duration, Replacement
from jajna.ir.composites import Later
from jajna.ir.declared.names import binds
from jajna.ir.refs import THIS
from jajna.kernel.casting.announce import SPELL_CAST
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.lasting.casting_while_resolving import CastWhileResolving
from jajna.mechanics.lasting.delayed_triggers import NextStep
from jajna.mechanics.rules.play_from_elsewhere import PERMITTED, SINCE
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["REBOUND"]


@final
@dataclass(frozen=True)
class ExileToRebound(Replacement):
    """A replacement: a spell cast from a hand resolves to exile, to be cast again. CR 702.88a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.object != ctx.source:
            return False
        if event.to is not Zone.GRAVEYARD or event.cause != "resolve":
            return False
        item = game.object(ctx.source).item
        return item is not None and not item.copied and item.cast_from is Zone.HAND

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        own = Context(ctx.source, ctx.controller)
        own.begin_span(game.history.events_happened)  # so that it finds the card in exile: CR 400.7
        again = CastWhileResolving(THIS, zone=int(Zone.EXILE))
        later = DelayedTrigger(own, NextStep(Later.YOUR_UPKEEP), again, Duration.PERMANENT)
        return [event, EffectBegan(later)]


binds(ExileToRebound, PERMITTED, SINCE, SPELL_CAST)

REBOUND: Final = plain(
    "rebound", "rebote", 0, (Replacing(ExileToRebound(), zones=ON_STACK),), rule="702.88"
)
"""CR 702.88a."""
