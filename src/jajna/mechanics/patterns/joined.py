"""Two events that trigger one ability: "whenever you cast a spell or a Swamp enters". CR 603.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.events import AttackDeclared, Event, EventKind, ZoneChange
from jajna.ir.base import Condition, Filter, Pattern
from jajna.mechanics.patterns.casting import BecomesTarget
from jajna.mechanics.patterns.combat import Attacks
from jajna.mechanics.patterns.zones import Dies, Enters, Leaves
from jajna.vocab import Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["AtATime", "AttacksOrBecomesTarget", "EitherEvent", "EntersOr"]


def is_left_behind(event: Event) -> bool:
    """Whether an event moves a permanent from the battlefield: the game looks back. CR 603.10a."""
    return isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD


@final
@dataclass(frozen=True)
class EitherEvent(Pattern):
    """One event or another. CR 603.2."""

    one: Pattern
    other: Pattern

    def kinds(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys((*self.one.kinds(), *self.other.kinds())))

    def works_in(self) -> int:
        return self.one.works_in() & self.other.works_in()

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

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        part = self._part(game, ctx, event)
        assert part is not None, event
        part.bind(game, ctx, event)


phrase(EitherEvent, en="{one} or {other}", es="{one} o {other}")


@final
@dataclass(frozen=True)
class AtATime(Pattern):
    """An event at a certain time: "... during an opponent's turn". CR 603.2."""

    on: Pattern
    time: Condition
    joined_by: str = ""
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

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        self.on.bind(game, ctx, event)


phrase(AtATime, en="{on} {time:timing}", es="{on} {time:timing}", when={"joined_by": ""})
phrase(AtATime, en="{on} while {time}", es="{on} mientras {time}", when={"joined_by": "while"})


@final
@dataclass(frozen=True)
class EntersOr(Pattern):
    """Something enters, or dies or leaves the battlefield, as ``other`` says. CR 603.6a, 603.6c."""

    what: Filter
    other: str
    word: str = "when"

    def _other(self) -> Pattern:
        return Dies(self.what) if self.other == "dies" else Leaves(self.what)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def looks_back(self) -> bool:
        return True

    def looks_back_at(self, event: Event) -> bool:
        return is_left_behind(event)

    def _part(self, event: Event) -> Pattern:
        return self._other() if is_left_behind(event) else Enters(self.what)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return self._part(event).matches(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        self._part(event).bind(game, ctx, event)


words(
    "or leaves",
    {
        "dies": ("dies", "muera"),
        "leaves": ("leaves the battlefield", "deje el campo de batalla"),
    },
)
phrase(
    EntersOr,
    en="{word:when} {what:this} <enters> or {other:or leaves}",
    es="{word:when} {what:this} <entra> o {other:or leaves}",
)


@final
@dataclass(frozen=True)
class AttacksOrBecomesTarget(Pattern):
    """Something attacks or becomes the target of a spell or ability. CR 508.3a, 603.2e.

    ``by`` and ``opposing`` are those of ``BecomesTarget``.
    """

    what: Filter
    by: str = "a spell"
    opposing: bool = False
    word: str = "whenever"

    def _part(self, event: Event) -> Pattern:
        if isinstance(event, AttackDeclared):
            return Attacks(self.what)
        return BecomesTarget(self.what, self.by, self.opposing)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACK, EventKind.TARGETED)

    def described(self) -> tuple[Filter, ...]:
        return (self.what,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return self._part(event).matches(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        self._part(event).bind(game, ctx, event)


phrase(
    AttacksOrBecomesTarget,
    en="{word:when} {what:this} <attacks> or <becomes> the target of {by:targeting}"
    " [opposing? an opponent controls]",
    es="{word:when} {what:this} <ataca> o <es> objetivo de {by:targeting}"
    " [opposing? que controla un oponente]",
)
