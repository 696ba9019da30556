"""What came of what: why each event happened. CR 603.2, 608.2, 614.6, 704.3.

It is noted only while the log is kept, and the rules never look at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.events.stack import AbilityActivated, SpellCast, TriggerStacked
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.ir.base import Replacement
    from jajna.kernel.game import Game

__all__ = [
    "BY_RULE",
    "Averted",
    "Cause",
    "Instead",
    "chain",
    "cloned",
    "follow",
    "note",
    "occasion",
    "replaced",
]

BY_RULE: Final[dict[int, str]] = {
    EventKind.DAMAGE: "120.3",
    EventKind.DESTROYED: "701.8a",
    EventKind.SACRIFICED: "701.21a",
    EventKind.DISCARDED: "701.9a",
    EventKind.DRAW: "121.1",
    EventKind.TOKEN: "111.2",
    EventKind.COUNTERED: "701.6a",
}
"""The rule by which something follows from an event, by its kind; others have none of their own."""


OCCASIONS: Final[dict[str, tuple[int, ...]]] = {
    "704.5a": (EventKind.LIFE_LOST,),
    "704.5b": (EventKind.DRAW,),
    "704.5c": (EventKind.COUNTERS_PUT,),
    "704.5g": (EventKind.DAMAGE,),
    "704.5h": (EventKind.DAMAGE,),
    "704.5i": (EventKind.COUNTERS_REMOVED,),
    "704.5v": (EventKind.COUNTERS_REMOVED,),
}
"""What kinds of events make a state-based action apply before others, by its rule."""


_UNTOLD: Final = (EventKind.MARKED, EventKind.NOTHING, EventKind.OTHER)
"""Kinds of events of which nobody is told."""

_PASSING: Final = (
    EventKind.STEP,
    EventKind.MANA_ADDED,
    EventKind.MANA_EMPTIED,
    EventKind.MANA_SPENT,
    EventKind.SPELL_CAST,
    EventKind.ABILITY_ACTIVATED,
    EventKind.TRIGGER_STACKED,
    EventKind.TARGETED,
    EventKind.TAPPED_FOR_MANA,
)
"""Kinds of events that change nothing by which state-based actions go."""

_CHANGING: Final = (
    EventKind.EFFECT_BEGAN,
    EventKind.EFFECT_ENDED,
    EventKind.CONTROL,
    EventKind.ATTACHED,
    EventKind.UNATTACHED,
    EventKind.COUNTERS_PUT,
    EventKind.COUNTERS_REMOVED,
    EventKind.TRANSFORMED,
    EventKind.TURNED_FACE_UP,
    EventKind.TURNED_FACE_DOWN,
    EventKind.PHASED_OUT,
    EventKind.PHASED_IN,
)
"""Kinds of events that often change what permanents are."""


@final
class Instead:
    """A replacement or prevention effect that was applied to an event. CR 614.6, 615.

    ``event`` is what would have happened but for it. ``player`` is who chose it among the
    ``options`` effects that could be applied, -1 if nobody had to (CR 616.1).
    """

    def __init__(
        self, source: int, replacement: Replacement, event: Event, player: int, options: int
    ) -> None:
        self.source = source
        self.replacement = replacement
        self.event = event
        self.player = player
        self.options = options


@final
class Averted(Event):
    """Nothing happened instead of an event. CR 614.6, 615.1. It only stands in the log."""

    def __init__(self, instead: Instead) -> None:
        super().__init__(EventKind.NOTHING)
        self.instead = instead

    def things(self) -> list[int]:
        return [self.instead.source, *self.instead.event.things()]

    def amount(self) -> int:
        return self.instead.event.amount()

    def apply(self, game: Game) -> list[Event]:
        return []


@final
class Cause:
    """Why an event happened.

    ``rule`` says how it came about: 608.2 as something resolves, 601.2 and 602.2 as a spell is cast
    or an ability activated (601.2i and 602.2b: that it is), 603.3 as a triggered ability is put on
    the stack, 605.3b by a mana ability, 703.4 by a turn-based action, a letter of 704.5 by a
    state-based action, 116.2a as a land is played; where it follows from the event ``after`` by
    rule, which one (``BY_RULE``). A state-based action applied after the event ``after``. ``item``
    is the object on the stack that resolves or is put there, 0 for none; of a triggered ability
    that was put on the stack, ``after`` is what triggered it, if an event did.
    """

    def __init__(self, rule: str, item: int = 0, after: Event | None = None) -> None:
        self.rule = rule
        self.item = item
        self.after = after
        self.instead: list[Instead] = []

    def clone(self) -> Cause:
        """The same, for another event."""
        copy = Cause(self.rule, self.item, self.after)
        copy.instead = self.instead.copy()
        return copy


def note(game: Game, event: Event) -> None:
    """Note why an event happens, if that isn't known yet: what is under way."""
    cause = event.why
    if cause is None:
        cause = Cause("")
        event.why = cause
    if cause.rule or cause.after is not None:
        return
    for frame in reversed(game.frames):
        rule, item = frame.doing()
        if rule:
            cause.rule = rule
            cause.item = item
            return


def follow(events: list[Event], after: Event) -> None:
    """Note that events follow from another by rule."""
    for event in events:
        if event.why is None:
            event.why = Cause(BY_RULE.get(after.kind, ""), 0, after)


def occasion(game: Game, action: Event) -> None:
    """Note after what a state-based action applies: of what has happened since they were last
    looked for the latest that makes it so, else that is about the same thing, else that can have
    changed anything. CR 704.3.
    """
    cause = action.why
    if cause is None or cause.after is not None:
        return
    since = game.state_based.judged if game.state_based.judged <= len(game.history.log) else 0
    thing = action.things()[0]
    rank = 0
    for event in reversed(game.history.log[since:]):
        this = _weight(event, thing, cause.rule)
        if this > rank:
            cause.after, rank = event, this


def _weight(event: Event, thing: int, rule: str) -> int:
    """How likely it is that a state-based action applies to a thing because of an event; 0: not."""
    if event.kind in _UNTOLD:
        return 0
    if thing in event.concerned():
        return 4 if event.kind in OCCASIONS.get(rule, ()) else 3
    if isinstance(event, ZoneChange):
        if Zone.BATTLEFIELD in (event.origin, event.to):
            return 2
        return 0 if event.origin is Zone.STACK else 1
    if event.kind in _CHANGING:
        return 2
    return 0 if event.kind in _PASSING else 1


def replaced(game: Game, event: Event, instead: Instead, changed: list[Event]) -> None:
    """Note that an effect was applied to an event, and what is left to happen."""
    if not changed:
        game.history.log.append(Averted(instead))
    for one in changed:
        if one.why is None or one.why is event.why:
            one.why = event.why.clone() if event.why is not None else Cause("")
        one.why.instead.append(instead)


def cloned(event: Event) -> Event:
    """A copy of an event for another game, which happens for the same reason."""
    copy = event.clone()
    if copy.why is None and event.why is not None:
        copy.why = event.why.clone()
    return copy


def chain(game: Game, event: Event) -> list[Event]:
    """What led to an event: it first, then what made it happen, and so on; each knows ``why``.

    A resolving spell or ability leads to what put it on the stack, a triggered ability to what
    triggered it.
    """
    links: list[Event] = []
    found: Event | None = event
    while found is not None and not any(link is found for link in links):
        links.append(found)
        found = _before(game, found)
    return links


def _before(game: Game, event: Event) -> Event | None:
    cause = event.why
    if cause is None:
        return None
    if cause.after is not None:
        return cause.after
    if not cause.item:
        return None
    for other in game.history.log:
        if isinstance(other, (SpellCast, AbilityActivated, TriggerStacked)):
            if other.object == cause.item:
                return other
    return None
