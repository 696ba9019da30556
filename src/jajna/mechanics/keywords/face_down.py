"""Morph, megamorph and disguise. CR 702.37, 702.168."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events import CountersPut, Event, EventKind, TurnedFaceUp
from jajna.frozen import dataclass
from jajna.ir.abilities import CastFaceDown, Keyworded, Replacing
from jajna.ir.base import Node, Replacement
from jajna.ir.costs import PayMana
from jajna.mechanics.keywords.common import costs_in
from jajna.mechanics.keywords.triggered import ward
from jajna.vocab import mana_cost
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["WARDED", "disguise", "megamorph", "morph"]

MEGAMORPH: Final = "megamorph"

WARDED: Final = (ward((PayMana(mana_cost("{2}")),)),)
"""What a disguised or cloaked permanent has: ward {2}. CR 702.168a, 701.58a."""


def morph(parameter: tuple[Node, ...]) -> Keyworded:
    """Morph. CR 702.37a."""
    return Keyworded("morph", 0, parameter, (CastFaceDown(costs_in(parameter)),))


keyword("morph", "metamorfosis", morph, parameter="{0:,}", slots=("tuple[Cost, ...]",))


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
        return [event, CountersPut(ctx.source, "+1/+1", 1, ctx.controller)]


def megamorph(parameter: tuple[Node, ...]) -> Keyworded:
    """Megamorph. CR 702.37b."""
    form = CastFaceDown(costs_in(parameter), name=MEGAMORPH)
    return Keyworded("megamorph", 0, parameter, (form, Replacing(CounterForMegamorph())))


keyword("megamorph", "megametamorfosis", megamorph, parameter="{0:,}", slots=("tuple[Cost, ...]",))


def disguise(parameter: tuple[Node, ...]) -> Keyworded:
    """Disguise. CR 702.168a."""
    form = CastFaceDown(costs_in(parameter), WARDED, "disguise")
    return Keyworded("disguise", 0, parameter, (form,))


keyword("disguise", "disfraz", disguise, parameter="{0:,}", slots=("tuple[Cost, ...]",))
