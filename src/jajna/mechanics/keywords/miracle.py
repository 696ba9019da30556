"""Miracle. CR 702.94."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Replacing, Triggered
from jajna.ir.base import IN_HAND, Node, Pattern, Replacement
from jajna.ir.declared.names import binds, notes
from jajna.ir.refs import THIS, YOU
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.lasting.casting_while_resolving import CastWhileResolving
from jajna.vocab import Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["RevealAsDrawn", "RevealedByMiracle", "miracle"]

MIRACLE: Final = "miracle"
NOWHERE_BY_ITSELF: Final = 0
"""The mask of the zones from which a player can cast it by miracle without another effect: none."""


@final
@dataclass(frozen=True)
class RevealAsDrawn(Replacement):
    """As it is drawn, first of the cards drawn this turn, it may be revealed. CR 702.94a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.cause == "draw"
            and event.to is Zone.HAND
            and game.players[ctx.controller].happened("drawn") <= 1
        )

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        # CR 400.6: who draws it looks at it.
        game.knowledge.show([ctx.source], game.players.mask(ctx.controller))
        return Decision(
            ctx.controller, Kind.MAY, "702.94a", Shape.ONE, [YES, NO], source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, YesNo) and answer.yes:
            event.mark(MIRACLE, [1])
            return [Revealed(ctx.controller, [ctx.source]), event]
        return [event]


notes(RevealAsDrawn, MIRACLE)


@final
@dataclass(frozen=True)
class RevealedByMiracle(Pattern):
    """A trigger event: this card is revealed by its miracle ability as it is drawn. CR 702.94a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.became == ctx.source
            and event.to is Zone.HAND
            and MIRACLE in event.marks
        )


binds(RevealedByMiracle)


def miracle(parameter: tuple[Node, ...]) -> Keyworded:
    """Miracle. CR 702.94a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name=MIRACLE, zones=NOWHERE_BY_ITSELF)
    shown = Replacing(RevealAsDrawn(), zones=1 << Zone.LIBRARY)
    cast = CastWhileResolving(THIS, YOU, MIRACLE, int(Zone.HAND))
    later = Triggered(RevealedByMiracle(), cast, zones=IN_HAND)
    return Keyworded(MIRACLE, 0, parameter, (cost, shown, later))


keyword(MIRACLE, "milagro", miracle, parameter="{0:,}", slots=COSTS, rule="702.94")
