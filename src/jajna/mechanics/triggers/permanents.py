"""Permanents that change their state: tapped, attached, counters. CR 603.2e, 122.6, 701.3.

And states of the game that themselves trigger abilities. CR 603.8.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Attached, Tapped
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Pattern, walk
from jajna.ir.declared.binding import Trait, mentions, misplaced, trait
from jajna.ir.declared.names import binds
from jajna.ir.filters.common import fits_there, object_of
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All, Several
from jajna.ir.filters.states import Untapped
from jajna.ir.mentions import Mention
from jajna.ir.refs import This
from jajna.mechanics.triggers.common import HappensTo, bind, is_named
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "BecomesAttached",
    "BecomesTapped",
    "BecomesUntapped",
    "CounterIsRemoved",
    "CountersArePut",
    "NthCounterIsPut",
    "StateHolds",
    "Taps",
]


@final
@dataclass(frozen=True)
class BecomesTapped(HappensTo):
    """A permanent becomes tapped. CR 603.2e.

    ``idle``: only if it isn't being declared as an attacker (CR 508.1f), which it is no more as the
    ability resolves.
    """

    word: str = field(default="whenever", compare=False)
    idle: bool = False

    def kind(self) -> int:
        return EventKind.TAPPED

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if self.idle and isinstance(event, Tapped) and event.attacking:
            return False
        return super().matches(game, ctx, event)


phrase(
    BecomesTapped,
    en="{word:when} {what:this} <becomes> tapped",
    es="{word:when} {what:this} <es> <*girado>",
    when={"idle": False},
)
phrase(
    BecomesTapped,
    en="{word:when} {what:this} <becomes> tapped, if it isn't being declared as an attacker",
    es="{word:when} {what:this} <es> <*girado>, si no está siendo <*declarado> como atacante",
    when={"idle": True},
)


@final
@dataclass(frozen=True)
class Taps(Pattern):
    """A player taps an untapped permanent, for a cost or by an instruction. CR 701.26a.

    The permanent is judged as it is afterwards, but it needn't be untapped still.
    """

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.TAPPED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Tapped)
            and event.by >= 0
            and self.who.matches(game, ctx, event.by)
            and _but_untapped(self.what).matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Tapped), event
        bind(game, ctx, event.object)


def _but_untapped(what: Filter) -> Filter:
    """A description without the word "untapped"."""
    if isinstance(what, Several):
        return _but_untapped(what.fits)
    if isinstance(what, All):
        return All(tuple(part for part in what.parts if not isinstance(part, Untapped)))
    return what


phrase(
    Taps,
    en="{word:when} {who:this} <taps> {what:some}",
    es="{word:when} {who:this} <gira> {what:some}",
)


def _was_tapped_before(made: Taps) -> str | None:
    fits = made.what.fits if isinstance(made.what, Several) else made.what
    if isinstance(fits, All) and any(isinstance(part, Untapped) for part in fits.parts):
        return None
    return "only what is untapped is tapped"


misplaced(Taps, _was_tapped_before)


@final
@dataclass(frozen=True)
class BecomesUntapped(HappensTo):
    """A permanent becomes untapped. CR 603.2e."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.UNTAPPED


phrase(
    BecomesUntapped,
    en="{word:when} {what:this} <becomes> untapped",
    es="{word:when} {what:this} se <endereza>",
)


@final
@dataclass(frozen=True)
class BecomesAttached(Pattern):
    """An attachment becomes attached to something. CR 701.3a."""

    what: Filter
    to: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACHED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Attached)
            and self.what.matches(game, ctx, event.object)
            and self.to.matches(game, ctx, event.to)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Attached), event
        bind(game, ctx, event.to if is_named(self.what) else event.object)


phrase(
    BecomesAttached,
    en="{word:when} {what:this} <becomes> attached to {to:this}",
    es="{word:when} {what:this} <se anexa> a {to:this}",
)


@final
@dataclass(frozen=True)
class CountersArePut(Pattern):
    """One or more counters of a kind, or "" for any, are put on something. CR 122.6.

    A permanent may also enter with them. ``yours``: you put them; of a permanent that enters with
    them its controller does (CR 122.6a). ``single``: the text says "a counter", and the ability
    triggers for each.
    """

    name: str
    what: Filter
    word: str = field(default="whenever", compare=False)
    yours: bool = False
    single: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_PUT, EventKind.ZONE_CHANGE)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        thing = _given(event)
        if thing < 0 or not self._number(event) or not fits_there(game, ctx, self.what, thing):
            return False
        if not self.yours:
            return True
        by = event.by if isinstance(event, CountersPut) else game.object(thing).controller
        return by == ctx.controller

    def _number(self, event: Event) -> int:
        """The number of such counters that are put on something."""
        if isinstance(event, CountersPut):
            return max(event.number, 0) if self.name in ("", event.name) else 0
        assert isinstance(event, ZoneChange), event
        return sum([n for name, n in event.counters.items() if self.name in ("", name)])

    def times(self, event: Event) -> int:
        return self._number(event) if self.single else 1

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, _given(event), self._number(event))


def _given(event: Event) -> int:
    """The object or player that is given counters, -1 for none."""
    if isinstance(event, CountersPut):
        return event.object
    if isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD and event.became:
        return event.became
    return -1


phrase(
    CountersArePut,
    en="{word:when} one or more {name:counter} counters are put on {what:this}",
    es="{word:when} se pongan uno o más contadores {name:counter} sobre {what:this}",
    when={"yours": False, "single": False},
)
phrase(
    CountersArePut,
    en="{word:when} one or more counters are put on {what:this}",
    es="{word:when} se pongan uno o más contadores sobre {what:this}",
    when={"yours": False, "single": False, "name": ""},
)
phrase(
    CountersArePut,
    en="{word:when} a counter is put on {what:this}",
    es="{word:when} se ponga un contador sobre {what:this}",
    when={"yours": False, "single": True, "name": ""},
)
phrase(
    CountersArePut,
    en="{word:when} (a|an) {name:counter} counter is put on {what:this}",
    es="{word:when} se ponga un contador {name:counter} sobre {what:this}",
    when={"yours": False, "single": True},
)
phrase(
    CountersArePut,
    en="{word:when} you put one or more {name:counter} counters on {what:this}",
    es="{word:when} <pone@tú> uno o más contadores {name:counter} sobre {what:this}",
    when={"yours": True, "single": False},
)
phrase(
    CountersArePut,
    en="{word:when} you put one or more counters on {what:this}",
    es="{word:when} <pone@tú> uno o más contadores sobre {what:this}",
    when={"yours": True, "single": False, "name": ""},
)
phrase(
    CountersArePut,
    en="{word:when} you put (a|an) {name:counter} counter on {what:this}",
    es="{word:when} <pone@tú> un contador {name:counter} sobre {what:this}",
    when={"yours": True, "single": True},
)


@final
@dataclass(frozen=True)
class StateHolds(Pattern):
    """The game is in a state: "when you control no Islands". CR 603.8.

    It triggers without an event, and not again until its ability has left the stack.
    """

    condition: Condition
    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STATE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return self.condition.holds(game, ctx)


binds(StateHolds)
phrase(StateHolds, en="{word:when} {condition}", es="{word:when} {condition}")


def _speaks_of_itself(made: StateHolds) -> list[Mention]:
    return [Mention(This(), None, False, False)] if This() in walk(made) else []


mentions(StateHolds, _speaks_of_itself)
trait(StateHolds, Trait.WAITS_FOR_STATE, Trait.UNLIKELY)


@final
@dataclass(frozen=True)
class NthCounterIsPut(Pattern):
    """The counter of a kind is put on something of which it then has so many. CR 122.6.

    It may be one of several that are put at once.
    """

    number: int
    name: str
    what: Filter
    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_PUT, EventKind.ZONE_CHANGE)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        thing = _given(event)
        if thing < 0 or not fits_there(game, ctx, self.what, thing):
            return False
        found = object_of(game, thing)
        held = found.counters.get(self.name, 0) if found is not None else 0
        if isinstance(event, CountersPut):
            put = max(event.number, 0) if event.name == self.name else 0
        else:
            assert isinstance(event, ZoneChange), event
            put = event.counters.get(self.name, 0)
        return held - put < self.number <= held

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, _given(event))


phrase(
    NthCounterIsPut,
    en="{word:when} the {number:nth} {name:counter} counter is put on {what:this}",
    es="{word:when} se ponga el {number:nth} contador {name:counter} sobre {what:this}",
)


@final
@dataclass(frozen=True)
class CounterIsRemoved(Pattern):
    """A counter of a kind is removed from something, for each of them. CR 122.1, 603.2c.

    ``exiled``: the source is in exile, and the ability functions there (CR 113.6k).
    """

    name: str
    what: Filter
    word: str = field(default="whenever", compare=False)
    exiled: bool = False

    def works_in(self) -> int:
        return 1 << Zone.EXILE if self.exiled else 0

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_REMOVED,)

    def times(self, event: Event) -> int:
        return event.amount()

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, CountersRemoved)
            and event.number > 0
            and event.name == self.name
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, CountersRemoved), event
        bind(game, ctx, event.object)


phrase(
    CounterIsRemoved,
    en="{word:when} (a|an) {name:counter} counter is removed from {what:this}"
    "[exiled? while it's exiled]",
    es="{word:when} se remueva un contador {name:counter} de {what:this}"
    "[exiled? mientras esté en el exilio]",
)


def _not_itself(made: CounterIsRemoved) -> str | None:
    return "only the source itself is exiled" if made.exiled and made.what != SELF else None


misplaced(CounterIsRemoved, _not_itself)
