"""Trigger events that are made of others, and the action just done. CR 603.2, 603.12."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import ON_BATTLEFIELD, Condition, Filter, Pattern
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AtATime", "EitherEvent", "JustDone", "OneOfEvents"]

FITTED: Final = "fitted"
"""Name of the number that says which of several events it was."""


def is_left_behind(event: Event) -> bool:
    """Whether an event moves a permanent from the battlefield: the game looks back. CR 603.10a."""
    return isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD


@final
@dataclass(frozen=True)
class EitherEvent(Pattern):
    """One event or another: "whenever you cast a spell or a Swamp enters". CR 603.2.

    ``is_told_anew`` if the other has its own word: "when ~ enters and whenever you gain life".
    """

    one: Pattern
    other: Pattern
    is_told_anew: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys((*self.one.kinds(), *self.other.kinds())))

    def works_in(self) -> int:
        zones = self.one.works_in() | self.other.works_in()
        if zones and not (self.one.works_in() and self.other.works_in()):
            zones |= ON_BATTLEFIELD  # CR 113.6: the other part names no zone
        return zones

    def looks_back(self) -> bool:
        return self.one.looks_back() or self.other.looks_back()

    def looks_back_at(self, event: Event) -> bool:
        return self.looks_back() and is_left_behind(event)

    def _part(self, game: Game, ctx: Context, event: Event) -> Pattern | None:
        for part in (self.one, self.other):
            if event.kind in part.kinds() and part.matches(game, ctx, event):
                return part
        return None

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return self._part(game, ctx, event) is not None

    def may_gather(self) -> bool:
        return self.one.may_gather() or self.other.may_gather()

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        part = self._part(game, ctx, event)
        return part is not None and part.gathers(game, ctx, event)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        part = self._part(game, ctx, event)
        assert part is not None, event
        return part.spoken_of(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        part = self._part(game, ctx, event)
        assert part is not None, event
        part.bind(game, ctx, event)


binds(EitherEvent)
phrase(EitherEvent, en="{one} or {other}", es="{one} o {other}")
phrase(EitherEvent, en="{one} and {other}", es="{one} y {other}", when={"is_told_anew": True})
trait(EitherEvent, Trait.IS_AMBIGUOUS)


@final
@dataclass(frozen=True)
class AtATime(Pattern):
    """An event at a certain time: "... during an opponent's turn". CR 603.2."""

    on: Pattern
    time: Condition
    joined_by: str = field(default="", compare=False)
    """"while" where the text says so of a condition that is no time."""

    def kinds(self) -> tuple[int, ...]:
        return self.on.kinds()

    def works_in(self) -> int:
        return self.on.works_in()

    def looks_back(self) -> bool:
        return self.on.looks_back()

    def looks_back_at(self, event: Event) -> bool:
        return self.on.looks_back_at(event)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return self.time.holds(game, ctx) and self.on.matches(game, ctx, event)

    def times(self, event: Event) -> int:
        return self.on.times(event)

    def may_gather(self) -> bool:
        return self.on.may_gather()

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        return self.on.gathers(game, ctx, event)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return self.on.spoken_of(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        self.on.bind(game, ctx, event)


binds(AtATime)
phrase(AtATime, en="{on} {time:timing}", es="{on} {time:timing}", when={"joined_by": ""})
phrase(AtATime, en="{on} while {time}", es="{on} mientras {time}", when={"joined_by": "while"})


@final
@dataclass(frozen=True)
class OneOfEvents(Pattern):
    """Any of several events of one subject, which is said once: "~ enters or attacks". CR 603.2.

    ``events`` have the same subject and the same word before it.
    """

    events: tuple[Pattern, ...]

    def kinds(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys([kind for part in self.events for kind in part.kinds()]))

    def works_in(self) -> int:
        zones = self.events[0].works_in()
        for part in self.events[1:]:
            zones &= part.works_in()
        return zones

    def described(self) -> tuple[Filter, ...]:
        found: list[Filter] = []
        for part in self.events:
            described = part.described()
            if not described:
                return ()
            found += described
        return tuple(dict.fromkeys(found))

    def looks_back(self) -> bool:
        return any(part.looks_back() for part in self.events)

    def looks_back_at(self, event: Event) -> bool:
        back = [part.looks_back_at(event) for part in self.events if event.kind in part.kinds()]
        return any(back) and (all(back) or is_left_behind(event))

    def _place(self, game: Game, ctx: Context, event: Event) -> int:
        """The place of the first part that the event fits, -1 if it fits none."""
        for place, part in enumerate(self.events):
            if event.kind in part.kinds() and part.matches(game, ctx, event):
                return place
        return -1

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return self._place(game, ctx, event) >= 0

    def times(self, event: Event) -> int:
        return max([part.times(event) for part in self.events if event.kind in part.kinds()])

    def is_about_several(self) -> bool:
        return any(part.is_about_several() for part in self.events)

    def may_gather(self) -> bool:
        return any(part.may_gather() for part in self.events)

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        place = self._place(game, ctx, event)
        if place < 0 or ctx.numbers[FITTED] != place:
            return False
        return self.events[place].gathers(game, ctx, event)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return self.events[ctx.numbers[FITTED]].spoken_of(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        place = self._place(game, ctx, event)
        ctx.bind_number(FITTED, place)
        self.events[place].bind(game, ctx, event)


binds(OneOfEvents, FITTED)


@final
@dataclass(frozen=True)
class JustDone(Pattern):
    """The action just done: the reflexive ability triggers at once. CR 603.12."""

    def is_reflexive(self) -> bool:
        return True

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.EFFECT_BEGAN,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, EffectBegan) and event.effect.ctx is ctx

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return []


binds(JustDone)
trait(JustDone, Trait.GOES_ON)
