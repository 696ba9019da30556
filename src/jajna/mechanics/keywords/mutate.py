"""Mutate. CR 702.140."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.base import Amount, Node, Ref
from jajna.ir.refs import as_known
from jajna.kernel.card_kinds.merged import MUTATED, Merged
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.triggers.common import NONE_SUCH, HappensTo
from jajna.vocab import Reads, is_player
from jajna.wording import Asked, keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Mutates", "TimesMutated", "mutate"]


def mutate(parameter: tuple[Node, ...]) -> Keyworded:
    """Mutate. CR 702.140a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="mutate", mutating=True)
    return Keyworded("mutate", 0, parameter, (cost,))


keyword(
    "mutate",
    "mutar",
    mutate,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.140",
    asked=(Asked.NAME,),
)


@final
@dataclass(frozen=True)
class Mutates(HappensTo):
    """A creature mutates: a spell merges with it. CR 702.140d."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.MERGED

    def about(self, game: Game, event: Event) -> int:
        return event.permanent if isinstance(event, Merged) else NONE_SUCH


phrase(
    Mutates,
    en="{word:when} {what:this} <mutates>",
    es="{word:when} {what:this} <muta>",
)


@final
@dataclass(frozen=True)
class TimesMutated(Amount):
    """The number of times that a creature has mutated. CR 702.140d."""

    what: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        times = 0
        for thing in as_known(self.what, game, ctx):
            if not is_player(thing):
                times += game.object(thing).marks.get(MUTATED, [0])[0]
        return times


phrase(
    TimesMutated,
    en="the number of times {what} <has> mutated",
    es="la cantidad de veces que {what} <ha> mutado",
)
