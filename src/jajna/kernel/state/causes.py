"""Causes of events, for readers of the log. CR 603.2, 608.2, 614.6, 704.3.

Causes are noted only while the log is kept; no rule depends on them.
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
"""The rule that makes other events follow from an event of a kind; other kinds have none."""


OCCASIONS: Final[dict[str, tuple[int, ...]]] = {
    "704.5a": (EventKind.LIFE_LOST,),
    "704.5b": (EventKind.DRAW,),
    "704.5c": (EventKind.COUNTERS_PUT,),
    "704.5g": (EventKind.DAMAGE,),
    "704.5h": (EventKind.DAMAGE,),
    "704.5i": (EventKind.COUNTERS_REMOVED,),
    "704.5v": (EventKind.COUNTERS_REMOVED,),
}
"""The kinds of events that most directly cause a state-based action, by the rule of the action."""


_UNTOLD: Final = (EventKind.MARKED, EventKind.NOTHING)
"""Kinds of events that never cause a state-based action, beside those from ``ACTION_TAKEN`` on."""

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
"""Kinds of events that change nothing that state-based actions check."""

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
"""Kinds of events that often change the characteristics or state of permanents."""


@final
class Instead:
    """A replacement or prevention effect that was applied to an event. CR 614.6, 615.

    ``event`` is the event as it would have happened without the effect. ``player`` chose the
    effect among ``options`` applicable ones; -1 if there was no choice (CR 616.1).
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
    """An event of the log alone: another event was replaced with nothing. CR 614.6, 615.1."""

    def __init__(self, instead: Instead) -> None:
        super().__init__(EventKind.NOTHING)
        self.instead = instead

    def things(self) -> list[int]:
        return [self.instead.source, *self.instead.event.things()]

    def amount(self) -> int:
        return self.instead.event.amount()

    def apply(self, game: Game) -> list[Event]:
        return []


_NONE_INSTEAD: Final[list[Instead]] = []
"""What most events were replaced by; never changed."""


@final
class Cause:
    """The cause of an event: a rule, an object on the stack, an earlier event.

    ``rule`` is the rule under which the event happened:

    - 608.2 while a spell or ability resolves
    - 601.2 or 602.2 while a spell is cast or an ability activated, and 601.2i or 602.2b for the
      event that it has been
    - 603.3 while a triggered ability is put on the stack
    - 605.3b for a mana ability, 116.2a for playing a land
    - 703.4 for a turn-based action, a letter of 704.5 for a state-based action
    - one of ``BY_RULE`` where the event follows from the event ``after`` by a rule

    ``item`` is the object on the stack that resolves or is put there, 0 for none. ``after`` is the
    event that preceded a state-based action, or that triggered an ability put on the stack.
    ``instead`` lists the effects that replaced parts of the event; replaced, never changed.
    """

    def __init__(self, rule: str, item: int = 0, after: Event | None = None) -> None:
        self.rule = rule
        self.item = item
        self.after = after
        self.instead = _NONE_INSTEAD

    def clone(self) -> Cause:
        """A copy for another event."""
        copy = Cause(self.rule, self.item, self.after)
        copy.instead = self.instead
        return copy


def note(game: Game, event: Event) -> None:
    """Give an event without a cause that of the topmost frame that has one (``Frame.doing``)."""
    cause = event.why
    if cause is not None and (cause.rule or cause.after is not None):
        return
    rule, item = "", 0
    for frame in reversed(game.frames.held):
        rule, item = frame.doing()
        if rule:
            break
    if cause is None:
        event.why = _shared(game, rule, item)
    elif rule:
        cause.rule = rule
        cause.item = item


def _shared(game: Game, rule: str, item: int) -> Cause:
    """The cause of the latest event, if it is this one, or a new one: most events share theirs.

    The cause of an event that has happened isn't changed any more.
    """
    latest = game.history.log[-1].why if game.history.log else None
    if latest is None or latest.rule != rule or latest.item != item:
        return Cause(rule, item)
    return latest if latest.after is None and not latest.instead else Cause(rule, item)


def follow(events: list[Event], after: Event) -> None:
    """Note the event ``after`` as the cause of events that follow from it by a rule."""
    for event in events:
        if event.why is None:
            event.why = Cause(BY_RULE.get(after.kind, ""), 0, after)


def occasion(game: Game, action: Event) -> None:
    """Note the event after which a state-based action applies. CR 704.3.

    Among the events since the last check it is the one that weighs most (``_weight``), the latest
    of several.
    """
    cause = action.why
    if cause is None or cause.after is not None:
        return
    since = (
        game.state_based.checked_until
        if game.state_based.checked_until <= len(game.history.log)
        else 0
    )
    thing = action.things()[0]
    rank = 0
    for event in reversed(game.history.log[since:]):
        this = _weight(event, thing, cause.rule)
        if this > rank:
            cause.after, rank = event, this


def _weight(event: Event, thing: int, rule: str) -> int:
    """How likely an event is the cause of a state-based action on a thing, from 0 to 4.

    4: an event about the thing that the rule names (``OCCASIONS``); 3: another event about it;
    2: a change of the battlefield or of permanents; 1: anything else; 0: not the cause.
    """
    if event.kind in _UNTOLD or event.kind >= EventKind.ACTION_TAKEN:
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
    """Note an effect applied to an event in the causes of the ``changed`` events that are left."""
    if not changed:
        game.history.log.append(Averted(instead))
    for one in changed:
        if one.why is None or one.why is event.why:
            one.why = event.why.clone() if event.why is not None else Cause("")
        one.why.instead = [*one.why.instead, instead]


def cloned(event: Event) -> Event:
    """A copy of an event for another game, with a copy of its cause."""
    copy = event.clone()
    if copy.why is None and event.why is not None:
        copy.why = event.why.clone()
    return copy


def chain(game: Game, event: Event) -> list[Event]:
    """The list of events that led to an event, which comes first, each caused by the next.

    The event that put a spell or ability on the stack precedes those of its resolution; the event
    that triggered an ability precedes that of putting it on the stack.
    """
    links: list[Event] = []
    found: Event | None = event
    while found is not None and not any(link is found for link in links):
        links.append(found)
        found = _before(game, found)
    return links


def _before(game: Game, event: Event) -> Event | None:
    """The event that caused an event, or put its spell or ability on the stack; None if none."""
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
