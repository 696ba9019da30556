"""Champion. CR 702.72."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.events.base import Event, EventKind
from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Effect, Filter, Node, Pattern
from jajna.ir.conditions.logic import TO_SACRIFICE
from jajna.ir.declared.names import SACRIFICED, binds, finds_noted, notes
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import EVENT_AMOUNT, THIS, all_that_fit
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things, in_zone
from jajna.mechanics.keywords.common import filter_in
from jajna.mechanics.moving.common import moves
from jajna.mechanics.triggers.common import bind
from jajna.mechanics.triggers.zone_changes import Enters, Leaves
from jajna.vocab import Zone
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Champion", "IsChampioned", "ReturnChampioned", "champion"]

CHAMPIONED: Final = "championed"
"""Name of the mark with the cards that a permanent champions. CR 702.72c."""


@final
@dataclass(frozen=True)
class Champion(Effect):
    """Sacrifice the source unless another permanent that fits is exiled. CR 702.72a."""

    what: Filter

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        others = All((Other(), self.what, Controlled()))
        things = all_that_fit(game, ctx, others)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "702.72a", things, 0, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = in_zone(game, chosen_things(answer), Zone.BATTLEFIELD)
        if not chosen:
            game.frames.run_in_order((Sacrifice(THIS),), ctx)
            return
        links: list[Event] = [Marked(ctx.source, CHAMPIONED, chosen)]
        perform(game, [*links, *moves(game, chosen, Zone.EXILE, "exile")])


binds(Champion, EVENT_AMOUNT, SACRIFICED, TO_SACRIFICE)

notes(Champion, CHAMPIONED)


@final
@dataclass(frozen=True)
class ReturnChampioned(Effect):
    """The exiled card returns to the battlefield under its owner's control. CR 702.72a, 702.72b."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        held = game.object(ctx.source).marks.get(CHAMPIONED, [])
        cards = in_zone(game, [game.objects.became.get(one, one) for one in held], Zone.EXILE)
        perform(game, [*moves(game, cards, Zone.BATTLEFIELD, "return")])


finds_noted(ReturnChampioned, CHAMPIONED)


def champion(parameter: tuple[Node, ...]) -> Keyworded:
    """Champion an object. CR 702.72a."""
    enters = Triggered(Enters(SELF), Champion(filter_in(parameter)))
    leaves = Triggered(Leaves(SELF), ReturnChampioned())
    return Keyworded("champion", 0, parameter, (enters, leaves))


@final
@dataclass(frozen=True)
class IsChampioned(Pattern):
    """A permanent that fits is championed by the source of the ability. CR 702.72c."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MARKED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Marked)
            and event.name == CHAMPIONED
            and event.object == ctx.source
            and any(self.what.matches(game, ctx, one) for one in event.marked)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Marked), event
        bind(game, ctx, event.marked[0])


phrase(
    IsChampioned,
    en="when {what:a} is championed with ~",
    es="cuando {what:un} sea <*amparado@what> con ~",
)


keyword(
    "champion",
    "amparar",
    champion,
    parameter="{0:a}",
    parameter_es="{0:un}",
    slots=("Filter",),
    rule="702.72",
)
