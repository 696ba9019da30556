"""Madness. CR 702.35."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.marks import UNTIL_PASSING, Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, Replacing, Triggered
from jajna.ir.base import IN_HAND, Condition, Effect, Node, Pattern, Replacement
from jajna.ir.composites import DID, Sequence
from jajna.ir.declared.names import binds, finds_noted, notes
from jajna.ir.refs import THIS, YOU
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.lasting.casting_while_resolving import CastWhileResolving
from jajna.mechanics.moving.common import moves
from jajna.vocab import Reads, Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ExileAsDiscarded", "ExiledByMadness", "madness"]

MADNESS: Final = "madness"

NOWHERE_BY_ITSELF: Final = 0
"""The mask of the zones from which a player can cast it by madness without another effect: none."""


@final
@dataclass(frozen=True)
class ExileAsDiscarded(Replacement):
    """As it is discarded it is exiled instead of going to the graveyard. CR 702.35a.

    By the rules of 2003 its owner may do so. CR 2003-07-01 502.24a.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.origin is Zone.HAND
            and event.to is Zone.GRAVEYARD
            and event.cause == "discard"
        )

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        if not game.era.madness_optional:
            return None
        rule = game.era.cited("madness_optional")
        return Decision(
            event.affected(game), Kind.MAY, rule, Shape.ONE, [YES, NO], source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, YesNo) and not answer.yes:
            return [event]
        event.to = Zone.EXILE
        event.mark(MADNESS, [1])
        return [event]


notes(ExileAsDiscarded, MADNESS)


@final
@dataclass(frozen=True)
class ExiledByMadness(Pattern):
    """A trigger event: this card is exiled by its madness ability. CR 702.35a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.became == ctx.source
            and event.to is Zone.EXILE
            and MADNESS in event.marks
        )


binds(ExiledByMadness)


@final
@dataclass(frozen=True)
class CastByMadness(Effect):
    """An effect: the card may be cast for its madness cost as the ability resolves. CR 702.35a.

    By the rules of 2003 it may be instead whenever its owner could play an instant until they pass
    (``kernel.turn.priority``). CR 2003-07-01 502.24a.
    """

    cast: CastWhileResolving

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return None if game.era.madness_until_passing else self.cast.ask(game, ctx)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if not game.era.madness_until_passing:
            self.cast.do(game, ctx, answer)
            return
        ctx.bind_number(DID, 1)
        for card in in_zone(game, [ctx.source], Zone.EXILE):
            perform(game, [Marked(card, UNTIL_PASSING, [game.objects[card].owner])])


notes(CastByMadness, UNTIL_PASSING)


@final
@dataclass(frozen=True)
class OwnerHasNotPassed(Condition):
    """The owner hasn't passed since the madness ability of the card resolved.

    CR 2003-07-01 502.24a.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(game.object(ctx.source).marks.get(UNTIL_PASSING))


finds_noted(OwnerHasNotPassed, UNTIL_PASSING)


@final
@dataclass(frozen=True)
class OtherwiseGraveyard(Effect):
    """An effect: a card that wasn't cast is put into its owner's graveyard. CR 702.35a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        left = in_zone(game, [ctx.source], Zone.EXILE) if not ctx.numbers.get(DID) else []
        perform(game, [*moves(game, left, Zone.GRAVEYARD, "put")])


def madness(parameter: tuple[Node, ...]) -> Keyworded:
    """Madness. CR 702.35a, 702.35b."""
    costs = costs_in(parameter)
    cost = CastingCost(costs, alternative=True, name=MADNESS, zones=NOWHERE_BY_ITSELF)
    meanwhile = CastingCost(
        costs,
        alternative=True,
        condition=OwnerHasNotPassed(),
        name=MADNESS,
        zones=1 << Zone.EXILE,
        any_time=True,
    )
    exiled = Replacing(ExileAsDiscarded(), zones=IN_HAND)
    cast = CastByMadness(CastWhileResolving(THIS, YOU, MADNESS, int(Zone.EXILE)))
    later = Triggered(
        ExiledByMadness(), Sequence((cast, OtherwiseGraveyard())), zones=1 << Zone.EXILE
    )
    return Keyworded(MADNESS, 0, parameter, (cost, meanwhile, exiled, later))


keyword(
    MADNESS,
    "demencia",
    madness,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.35",
    asked=(Asked.NAME, Asked.COST_PAID),
)
