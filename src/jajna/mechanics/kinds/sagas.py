"""Chapter abilities. CR 714.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Number as HowMany
from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Effect, Node, Pattern
from jajna.ir.filters.identity import SELF
from jajna.kernel.card_kinds.sagas import (
    CHAPTER,
    LORE,
    final_chapter,
    may_read_ahead,
)
from jajna.mechanics.choices.numbers import number_question
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Zone
from jajna.wording import Layout, laid_out, words

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChapterReached", "ChooseChapter", "chapter"]

ROMANS: Final = ("I", "II", "III", "IV", "V", "VI")
"""Chapter numbers as they are written, from the first."""

words("chapter", {number: (roman, roman) for number, roman in enumerate(ROMANS, 1)})


@final
@dataclass(frozen=True)
class ChapterReached(Pattern):
    """Lore counters put on this Saga make their number reach a chapter's. CR 714.2b."""

    number: int

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_PUT, EventKind.ZONE_CHANGE)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, ZoneChange):
            if event.to is not Zone.BATTLEFIELD or not event.became:
                return False
            thing, put = event.became, event.counters.get(LORE, 0)
        elif isinstance(event, CountersPut) and event.name == LORE:
            thing, put = event.object, event.number
        else:
            return False
        if not SELF.matches(game, ctx, thing):
            return False
        saga = game.object(thing)
        now = saga.counters.get(LORE, 0)
        if may_read_ahead(saga.now) and saga.arrived >= game.turn.began:  # CR 702.155a
            return put > 0 and now == self.number
        return now - put < self.number <= now

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source)


@final
@dataclass(frozen=True)
class ChooseChapter(AsThisEnters):
    """As a Saga enters, its controller chooses with how many lore counters, only once.
    CR 702.155b, 702.155c, 714.3a.
    """

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, ZoneChange), event
        return not event.counters.get(LORE, 0) and super().applies(game, ctx, event)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        ahead = event.ahead if event.ahead is not None else game.object(event.object).now
        last = final_chapter(ahead)
        return number_question(ctx, 1, last, "702.155b") if last else None

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, HowMany):
            event.add_counters(LORE, answer.number)
        return [event]


def chapter(parts: tuple[Node, ...]) -> Keyworded:
    """A chapter ability, or several with the same effect. CR 714.2c.

    ``parts`` are the numbers of the chapters and the effect.
    """
    *numbers, effect = parts
    assert isinstance(effect, Effect), parts
    abilities = [
        Triggered(ChapterReached(one.number), effect) for one in numbers if isinstance(one, Number)
    ]
    return Keyworded(CHAPTER, 0, tuple(numbers), tuple(abilities))


laid_out(CHAPTER, Layout.CHAPTER, make=chapter)
