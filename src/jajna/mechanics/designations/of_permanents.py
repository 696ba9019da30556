"""Designations of permanents that only mark them: monstrous, renowned. CR 701.37, 702.112."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.marks import SUSPECTED, Marked
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import ANNOUNCED, InField, binds, may_look_up, notes
from jajna.ir.filters.common import object_of
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.triggers.common import NONE_SUCH, HappensTo, bind
from jajna.vocab import PLUS_COUNTER, Reads
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "MONSTROUS",
    "RENOWNED",
    "BecomeDesignated",
    "BecomesDesignated",
    "Designated",
    "Monstrosity",
    "is_designated",
]

MONSTROUS: Final = "monstrous"
RENOWNED: Final = "renowned"
SADDLED: Final = "saddled"
"""Names of the marks; what is saddled is so in the turn that is noted, with how often it has
become so in that turn. CR 701.37b, 702.112b, 702.171b.
"""

words(
    "designation",
    {
        MONSTROUS: ("monstrous", "<*monstruoso>"),
        RENOWNED: ("renowned", "<*renombrado>"),
        SADDLED: ("saddled", "<*ensillado>"),
        SUSPECTED: ("suspected", "<*sospechoso>"),
    },
)


def is_designated(game: Game, thing: Object, name: str) -> bool:
    """Whether an object has a designation; that it is saddled ends with the turn. CR 702.171b."""
    noted = thing.marks.get(name, [])
    return noted[:1] == [game.turn.number] if name == SADDLED else bool(noted)


@final
@dataclass(frozen=True)
class Designated(Filter):
    """That has a designation, as it is or last was. CR 701.37b, 702.112b, 701.60b."""

    name: str

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and is_designated(game, found, self.name)


may_look_up(Designated, InField("name"))
phrase(Designated, en="{name:designation}", es="{name:designation}", place="prefix")


@final
@dataclass(frozen=True)
class BecomeDesignated(Effect):
    """The source gets a designation. CR 701.37b, 702.112a."""

    name: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, [ctx.source])
        perform(game, [Marked(thing, self.name, [1]) for thing in there])


notes(BecomeDesignated, InField("name"))


@final
@dataclass(frozen=True)
class Monstrosity(Effect):
    """An effect: a source that isn't monstrous gets counters and becomes monstrous. CR 701.37a.

    The mark keeps the number, as X for other abilities (CR 701.37c).
    """

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = self.count.value(game, ctx)
        events: list[Event] = []
        for thing in on_battlefield(game, [ctx.source]):
            if game.object(thing).marks.get(MONSTROUS):
                continue
            if number > 0:
                events.append(CountersPut(thing, PLUS_COUNTER, number, ctx.controller))
            events.append(Marked(thing, MONSTROUS, [1, number]))
        perform(game, events)


notes(Monstrosity, MONSTROUS)
phrase(Monstrosity, en="monstrosity {count}", es="monstruosidad {count}")


def _has_number(event: Marked) -> bool:
    """Whether the mark keeps a number for other abilities. CR 701.37c."""
    return event.name == MONSTROUS and len(event.marked) > 1


def _may_become_again(name: str) -> bool:
    """Whether what has a designation can become so anew in the same turn. CR 702.171b."""
    return name == SADDLED


@final
@dataclass(frozen=True)
class BecomesDesignated(HappensTo):
    """A permanent becomes monstrous, renowned or saddled. CR 701.37b, 701.37c, 702.171b.

    ``first``: only for the first time in a turn, of what can become so more than once.
    """

    name: str
    word: str = field(default="when", compare=False)
    first: bool = False

    def kind(self) -> int:
        return EventKind.MARKED

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, Marked) or event.name != self.name or not event.marked:
            return NONE_SUCH
        if self.first and event.marked[1:] != [1]:
            return NONE_SUCH
        return event.object

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Marked), event
        bind(game, ctx, event.object)
        ctx.x = event.marked[1] if _has_number(event) else 0


binds(BecomesDesignated, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, ANNOUNCED)
phrase(
    BecomesDesignated,
    en="{word:when} {what:this} <becomes> {name:designation}[first? for the first time each turn]",
    es="{word:when} {what:this} <se vuelve> {name:designation}"
    "[first? por primera vez en cada turno]",
)


def _only_once(made: BecomesDesignated) -> str | None:
    return "it becomes so only once" if made.first and not _may_become_again(made.name) else None


misplaced(BecomesDesignated, _only_once)
