"""What schemes wait for and do: being set in motion, being abandoned. CR 314, 701.32, 701.33."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter, Pattern
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.schemes import SET_IN_MOTION, abandoning
from jajna.mechanics.triggers.common import bind
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AbandonThis", "SetsInMotion"]


@final
@dataclass(frozen=True)
class SetsInMotion(Pattern):
    """You set this scheme in motion, of which the text then speaks as "it". CR 701.32b, 904.9."""

    what: Filter = SELF

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.became == ctx.source
            and event.cause == SET_IN_MOTION
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source)


binds(SetsInMotion, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    SetsInMotion, en="when you set ~ in motion", es="cuando pongas en marcha ~", unsaid=("what",)
)


@final
@dataclass(frozen=True)
class AbandonThis(Effect):
    """An instruction to abandon this scheme. CR 701.33b."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, abandoning(game, ctx.source))


phrase(AbandonThis, en="abandon ~", es="abandona ~")
