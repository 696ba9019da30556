"""Earthbending. CR 701.66."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Duration, Effect, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import RETURNED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import (
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_PLAYER,
    IMPLIED,
    Bound,
    Same,
    Target,
    You,
)
from jajna.kernel.state.context import HOST_LEFT
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.continuous.descriptions import DescribedAs, Kept
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.lasting.delayed_triggers import DoWhen
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.entering_attacking import ATTACKED
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.moving.to_battlefield import PUT_ONTO_BATTLEFIELD, PutOntoBattlefield
from jajna.mechanics.things.counters import GIVEN_COUNTERS, PutCounters
from jajna.mechanics.triggers.common import NONE_SUCH
from jajna.mechanics.triggers.zone_changes import LeavesBattlefield
from jajna.vocab import PLUS_COUNTER, Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Earthbend"]

EARTHBENT: Final = "earthbent"
"""Name under which the land is bound that becomes a creature."""

A_LAND: Final = Target(All((OfType(Type.LAND), Controlled())))
THE_LAND: Final = Bound(EARTHBENT)


@final
@dataclass(frozen=True)
class DiesOrIsExiled(LeavesBattlefield):
    """A permanent dies or is put into exile from the battlefield. CR 701.66a, 700.4."""

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return NONE_SUCH
        gone = event.to is Zone.GRAVEYARD or event.to is Zone.EXILE
        return event.object if gone else NONE_SUCH


ANIMATED: Final = DescribedAs(
    Type.CREATURE,
    power=Number(0),
    toughness=Number(0),
    abilities=(HASTE,),
    also=Kept.TYPES,
    becomes=True,
)
"""What becomes of the land: a 0/0 creature with haste that is still a land."""


@final
@dataclass(frozen=True)
class Earthbend(Effect):
    """An instruction to earthbend a number. CR 701.66a, 701.66b."""

    count: Amount
    what: Ref = A_LAND
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        land = on_battlefield(game, self.what.things(game, ctx))
        if not land:
            return
        ctx.bind(EARTHBENT, land)
        back = PutOntoBattlefield(THE_LAND, True, OfWhom.YOUR, returned=True)
        game.frames.run_in_order(
            (
                Change(THE_LAND, (ANIMATED,), Duration.PERMANENT),
                PutCounters(self.count, PLUS_COUNTER, THE_LAND),
                DoWhen(DiesOrIsExiled(Is(THE_LAND)), back, this_turn=False),
                NoteAction(Action.EARTHBEND, self.who),
            ),
            ctx,
        )


binds(
    Earthbend,
    ATTACKED,
    EARTHBENT,
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_PLAYER,
    GIVEN_COUNTERS,
    HOST_LEFT,
    PUT_ONTO_BATTLEFIELD,
    RETURNED,
)
phrase(
    Earthbend,
    en="{who} <earthbends> {count}",
    es="{who} <domina> la tierra {count}",
    unsaid=("what",),
)


def _by_another(made: Earthbend) -> str | None:
    return None if isinstance(made.who, (You, Same)) else "the land is one that you control"


misplaced(Earthbend, _by_another)
touches(Earthbend, "what", Does.PLUS_COUNTERS, "count")
