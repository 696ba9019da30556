"""Keywords of permanents that enter: amplify, tribute, champion. CR 702.38, 702.72, 702.104."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Several, Shape, Thing, YesNo
from jajna.events import Event, EventKind, Marked, Revealed, ZoneChange
from jajna.ir.abilities import Keyworded, Replacing, Triggered
from jajna.ir.base import Amount, Condition, Effect, Filter, Node, Replacement
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.names import binds, chooses, finds_noted, may_look_up, notes
from jajna.ir.refs import EVENT_AMOUNT, THIS, all_that_fit
from jajna.kernel.door import perform
from jajna.mechanics.actions.choosing import ask_for, chosen_things, in_zone
from jajna.mechanics.actions.destroying import SACRIFICED, SacrificeThose
from jajna.mechanics.actions.moving import moves
from jajna.mechanics.keywords.common import amount_in, filter_in
from jajna.mechanics.likeness import shares
from jajna.mechanics.patterns.zones import Enters, Leaves
from jajna.mechanics.replacements.entering import fits_entering
from jajna.vocab import Reads, Zone
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "Amplify",
    "Champion",
    "ReturnChampioned",
    "TributeChooser",
    "TributePayer",
    "TributeWasntPaid",
    "amplify",
    "champion",
    "tribute",
]

PLUS: Final = "+1/+1"


# -- amplify ---------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Amplify(Replacement):
    """As it enters, cards of its creature types are revealed for so many counters each.
    CR 702.38a.
    """

    number: Amount

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, SELF)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        own = event.ahead if event.ahead is not None else game.object(event.object).now
        kin = [
            Thing(card)
            for card in game.players[ctx.controller].hand
            if card != event.object and shares(game.objects[card].now, own, "creature type")
        ]
        if not kin:
            return None
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            "702.38a",
            Shape.SOME,
            [*kin],
            0,
            len(kin),
            source=ctx.source,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        shown = chosen_things(answer) if isinstance(answer, Several) else []
        if not shown:
            return [event]
        number = self.number.value(game, ctx) * len(shown)
        event.add_counters(PLUS, number)
        return [Revealed(ctx.controller, shown), event]


def amplify(parameter: tuple[Node, ...]) -> Keyworded:
    """Amplify N. CR 702.38a, 702.38b."""
    return Keyworded("amplify", 0, parameter, (Replacing(Amplify(amount_in(parameter))),))


keyword("amplify", "amplificar", amplify, parameter="{0}", slots=("Amount",))


# -- tribute ---------------------------------------------------------------------------------------

ASKED: Final = "asked for tribute"
"""Name of the mark with the opponent who was chosen. CR 702.104a."""
PAID: Final = "tribute paid"


@final
@dataclass(frozen=True)
class TributeChooser(Replacement):
    """As it enters, its controller chooses an opponent. CR 702.104a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, SELF)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        opponents = [Thing(one) for one in game.players.opponents(ctx.controller)]
        if len(opponents) < 2:
            return None
        return Decision(
            ctx.controller, Kind.PLAYER, "702.104a", Shape.ONE, [*opponents], source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        chosen = (
            [answer.thing] if isinstance(answer, Thing) else game.players.opponents(ctx.controller)
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
            event.add_counters(PLUS, number)
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


keyword("tribute", "tributo", tribute, parameter="{0}", slots=("Amount",))


# -- champion --------------------------------------------------------------------------------------

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
            game.frames.run_in_order((SacrificeThose(THIS),), ctx)
            return
        links: list[Event] = [Marked(ctx.source, CHAMPIONED, chosen)]
        perform(game, [*links, *moves(game, chosen, Zone.EXILE, "exile")])


binds(Champion, EVENT_AMOUNT, SACRIFICED)
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


keyword(
    "champion", "campeón de", champion, parameter="{0:a}", parameter_es="{0:un}", slots=("Filter",)
)
