"""Morph and megamorph. CR 702.37."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.permanents import TurnedFaceUp
from jajna.frozen import dataclass
from jajna.ir.abilities import CastFaceDown, Keyworded, Replacing
from jajna.ir.base import Node, Replacement
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.vocab import PLUS_COUNTER
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["megamorph", "morph"]

MEGAMORPH: Final = "megamorph"


def morph(parameter: tuple[Node, ...]) -> Keyworded:
    """Morph. CR 702.37a."""
    return Keyworded("morph", 0, parameter, (CastFaceDown(costs_in(parameter)),))


keyword(
    "morph",
    "metamorfosis",
    morph,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.37",
    asked=(Asked.NAME,),
)


@final
@dataclass(frozen=True)
class CounterForMegamorph(Replacement):
    """As it is turned face up for its megamorph cost, a +1/+1 counter is put on it. CR 702.37b."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.TURNED_FACE_UP,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, TurnedFaceUp) and event.object == ctx.source and event.by == MEGAMORPH
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return [event, CountersPut(ctx.source, PLUS_COUNTER, 1, ctx.controller)]


def megamorph(parameter: tuple[Node, ...]) -> Keyworded:
    """Megamorph. CR 702.37b."""
    form = CastFaceDown(costs_in(parameter), name=MEGAMORPH)
    return Keyworded("megamorph", 0, parameter, (form, Replacing(CounterForMegamorph())))


keyword(
    "megamorph",
    "megametamorfosis",
    megamorph,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.37",
    kind_of="morph",
)
