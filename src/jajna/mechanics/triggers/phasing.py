"""Permanents that phase in or out. CR 702.26, 603.10b."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.kernel.zones.phasing import PhasedIn, PhasedOut
from jajna.mechanics.triggers.common import bind
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PhasesIn", "PhasesOut"]


@final
@dataclass(frozen=True)
class PhasesOut(Pattern):
    """A permanent phases out. CR 603.10b."""

    what: Filter
    word: str = "whenever"

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.PHASED_OUT,)

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, PhasedOut) and self.what.matches(game, ctx, event.object)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, PhasedOut), event
        bind(game, ctx, event.object)


phrase(
    PhasesOut,
    en="{word:when} {what:this} <phases> out",
    es="{word:when} {what:this} <sale> de fase",
)


@final
@dataclass(frozen=True)
class PhasesIn(Pattern):
    """A permanent phases in. CR 702.26c."""

    what: Filter
    word: str = "whenever"

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.PHASED_IN,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, PhasedIn) and self.what.matches(game, ctx, event.object)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, PhasedIn), event
        bind(game, ctx, event.object)


phrase(
    PhasesIn,
    en="{word:when} {what:this} <phases> in",
    es="{word:when} {what:this} <entra> en fase",
)
