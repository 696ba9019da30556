"""Tribute. CR 702.104."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, Thing, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing
from jajna.ir.base import Amount, Condition, Node, Replacement
from jajna.ir.declared.names import chooses, finds_noted, may_look_up
from jajna.ir.filters.identity import SELF
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.replacements.entering import AsThisEnters, fits_entering
from jajna.vocab import PLUS_COUNTER, Reads
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TributeChooser", "TributePayer", "TributeWasntPaid", "tribute"]

ASKED: Final = "asked for tribute"
"""Name of the mark with the opponent who was chosen. CR 702.104a."""

PAID: Final = "tribute paid"


@final
@dataclass(frozen=True)
class TributeChooser(AsThisEnters):
    """As it enters, its controller chooses an opponent. CR 702.104a."""

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        opponents = [Thing(one) for one in game.players.opponents_within(ctx.controller)]
        if len(opponents) < 2:
            return None
        return Decision(
            ctx.controller, Kind.PLAYER, "702.104a", Shape.ONE, [*opponents], source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        chosen = (
            [answer.thing]
            if isinstance(answer, Thing)
            else game.players.opponents_within(ctx.controller)
        )
        event.mark(ASKED, chosen[:1])
        return [event]


chooses(TributeChooser, ASKED)


@final
@dataclass(frozen=True)
class TributePayer(Replacement):
    """The opponent who was chosen may put additional counters on it. CR 702.104a."""

    number: Amount

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or not event.marks.get(ASKED):
            return False
        return fits_entering(game, ctx, event, SELF)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        chosen = event.marks[ASKED][0]
        return Decision(chosen, Kind.MAY, "702.104a", Shape.ONE, [YES, NO], source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, YesNo) and answer.yes:
            number = self.number.value(game, ctx)
            event.add_counters(PLUS_COUNTER, number)
            event.mark(PAID, [1])
        return [event]


may_look_up(TributePayer, ASKED)

chooses(TributePayer, PAID)


@final
@dataclass(frozen=True)
class TributeWasntPaid(Condition):
    """The opponent chosen for tribute didn't put the counters on it. CR 702.104b."""

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return not game.object(ctx.source).marks.get(PAID)


finds_noted(TributeWasntPaid, PAID)

phrase(TributeWasntPaid, en="tribute wasn't paid", es="no se pagó el tributo")


def tribute(parameter: tuple[Node, ...]) -> Keyworded:
    """Tribute N. CR 702.104a."""
    pays = TributePayer(amount_in(parameter))
    return Keyworded("tribute", 0, parameter, (Replacing(TributeChooser()), Replacing(pays)))


keyword("tribute", "tributo", tribute, parameter="{0}", slots=("Amount",), rule="702.104")
