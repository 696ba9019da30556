"""Keywords that find cards: transmute and dredge. CR 702.52, 702.53."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events import Draw, Event, EventKind, ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import IN_HAND, Activated, Keyworded, Replacing
from jajna.ir.amounts import ONE, Number, StatOf
from jajna.ir.base import Cost, Node, Replacement
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.stats import StatIs
from jajna.ir.refs import THIS
from jajna.mechanics.actions.library import Search
from jajna.mechanics.costs import DiscardThis
from jajna.mechanics.keywords.common import amount_in, costs_in
from jajna.vocab import Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["DredgeInstead", "dredge", "transmute"]


def transmute(parameter: tuple[Node, ...]) -> Keyworded:
    """Transmute. CR 702.53a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), DiscardThis())
    same = All((Card(), StatIs("mana value", StatOf(THIS, "mana value"))))
    ability = Activated(costs, Search(ONE, same, shown="it"), sorcery_speed=True, zones=IN_HAND)
    return Keyworded("transmute", 0, parameter, (ability,))


keyword("transmute", "transmutar", transmute, parameter="{0:,}", slots=("tuple[Cost, ...]",))


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


keyword("dredge", "dragar", dredge, parameter="{0}", slots=("Amount",))
