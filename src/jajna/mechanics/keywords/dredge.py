"""Dredge. CR 702.52."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.moves import Draw, ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing
from jajna.ir.amounts import Number
from jajna.ir.base import Node, Replacement
from jajna.mechanics.keywords.common import amount_in
from jajna.vocab import Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DredgeInstead", "dredge"]


@final
@dataclass(frozen=True)
class DredgeInstead(Replacement):
    """Instead of drawing a card, mill some and return this from the graveyard. CR 702.52a."""

    number: int

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DRAW,)

    def works_in(self) -> int:
        return 1 << Zone.GRAVEYARD

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, Draw):
            return False
        card = game.objects.get(ctx.source)
        return (
            card is not None
            and card.zone is Zone.GRAVEYARD
            and card.owner == event.player
            and len(game.players[event.player].library) >= self.number
        )

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return Decision(
            event.affected(game), Kind.MAY, "702.52a", Shape.ONE, [YES, NO], source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, Draw), event
        if not isinstance(answer, YesNo) or not answer.yes:
            return [event]
        milled: list[Event] = [
            ZoneChange(card, Zone.LIBRARY, Zone.GRAVEYARD, "mill")
            for card in game.players[event.player].library[: self.number]
        ]
        return [*milled, ZoneChange(ctx.source, Zone.GRAVEYARD, Zone.HAND, "return")]


def dredge(parameter: tuple[Node, ...]) -> Keyworded:
    """Dredge N. CR 702.52a. Raises TypeError for a number that isn't written out."""
    number = amount_in(parameter)
    if not isinstance(number, Number):
        raise TypeError("dredge has a number")
    replacing = Replacing(DredgeInstead(number.number), zones=1 << Zone.GRAVEYARD)
    return Keyworded("dredge", 0, parameter, (replacing,))


keyword("dredge", "dragar", dredge, parameter="{0}", slots=("Amount",), rule="702.52")
