"""What waits for other abilities to trigger. CR 603.2, 603.3b."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.ir.declared.binding import mentions
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Occurrence, waits_for
from jajna.ir.filters.nouns import StackAbility
from jajna.ir.mentions import Mention
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, Bound
from jajna.kernel.casting.stack_triggers import TRIGGERED
from jajna.kernel.state.pending import AbilityTriggered
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TRIGGERED_ABILITY", "EnteringTriggers"]

TRIGGERED_ABILITY: Final = StackAbility()
"""What such a pattern speaks of: the ability that triggered, bound under ``TRIGGERED``."""


@final
@dataclass(frozen=True)
class EnteringTriggers(Pattern):
    """Something that enters causes an ability to trigger. CR 603.2, 603.3b."""

    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ABILITY_TRIGGERED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        cause = event.cause if isinstance(event, AbilityTriggered) else None
        return (
            isinstance(cause, ZoneChange)
            and cause.to is Zone.BATTLEFIELD
            and cause.became > 0
            and self.what.matches(game, ctx, cause.became)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AbilityTriggered), event
        assert isinstance(event.cause, ZoneChange), event.cause
        bind(game, ctx, event.cause.became)
        ctx.bind(TRIGGERED, [])


binds(EnteringTriggers, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, TRIGGERED)
phrase(
    EnteringTriggers,
    en="{word:when} {what:a} entering causes a triggered ability to trigger",
    es="{word:when} {what:un} que entra haga que se dispare una habilidad disparada",
)


def _triggered(made: EnteringTriggers) -> list[Mention]:
    return [Mention(Bound(TRIGGERED), TRIGGERED_ABILITY, False, False)]


mentions(EnteringTriggers, _triggered)
waits_for(EnteringTriggers, Occurrence.ENTERING)
