"""Haunt: a card in exile that watches over a creature. CR 702.55."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Effect, Pattern, Ref
from jajna.ir.declared.names import binds, finds_noted, looks_up, notes
from jajna.ir.declared.worth import Occurrence, waits_for
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, THIS, Target
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import HOST_LEFT
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.triggers.common import bind
from jajna.mechanics.triggers.zone_changes import Dies, Enters
from jajna.vocab import Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HAUNT", "EntersOrHauntedDies", "ExileHaunting", "HauntedDies"]

HAUNTED: Final = "haunted"
"""Name of the mark on a card in exile with the creature it haunts."""


@final
@dataclass(frozen=True)
class MarkHaunting(Effect):
    """The card just exiled haunts the target. CR 702.55b."""

    target: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [
            card
            for card in ctx.bound.get(HAUNTED, [])
            if game.objects.exists(card) and game.object(card).zone is Zone.EXILE
        ]
        things = self.target.things(game, ctx)
        perform(game, [Marked(card, HAUNTED, things) for card in cards])


looks_up(MarkHaunting, HAUNTED)
notes(MarkHaunting, HAUNTED)


@final
@dataclass(frozen=True)
class ExileCard(Effect):
    """Exile the card from the graveyard, bound under ``HAUNTED``. CR 702.55a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = [
            ZoneChange(thing, Zone.GRAVEYARD, Zone.EXILE, "exile")
            for thing in self.what.things(game, ctx)
            if game.objects.exists(thing) and game.object(thing).zone is Zone.GRAVEYARD
        ]
        perform(game, events, ctx, HAUNTED)


binds(ExileCard, HAUNTED)


@final
@dataclass(frozen=True)
class ExileHaunting(Effect):
    """Exile a card haunting a creature. CR 702.55a."""

    what: Ref
    target: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((ExileCard(self.what), MarkHaunting(self.target)), ctx)


binds(ExileHaunting, HAUNTED)
notes(ExileHaunting, HAUNTED)


@final
@dataclass(frozen=True)
class PutThereAsItResolves(Pattern):
    """The spell is put into a graveyard during its resolution. CR 702.55a, 608.2n.

    It triggers in the graveyard, where the card then is.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return 1 << Zone.GRAVEYARD

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.STACK
            and event.to is Zone.GRAVEYARD
            and event.cause == "resolve"
            and event.became == ctx.source
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.became)


_EXILE: Final = ExileHaunting(THIS, Target(OfType(Type.CREATURE)))

HAUNT: Final[Keyworded] = plain(
    "haunt",
    "acechar",
    meaning=(
        Triggered(Dies(SELF), _EXILE),
        Triggered(PutThereAsItResolves(), _EXILE, zones=1 << Zone.GRAVEYARD),
    ),
    rule="702.55",
)
"""CR 702.55a: of permanents, and of instants and sorceries."""


@final
@dataclass(frozen=True)
class HauntedDies(Pattern):
    """The creature that the card haunts dies. CR 702.55c."""

    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return 1 << Zone.EXILE

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return _is_haunted(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.object)


def _is_haunted(game: Game, ctx: Context, event: Event) -> bool:
    """Whether the creature that the source haunts dies."""
    return (
        isinstance(event, ZoneChange)
        and event.origin is Zone.BATTLEFIELD
        and event.to is Zone.GRAVEYARD
        and event.object in game.object(ctx.source).marks.get(HAUNTED, [])
    )


binds(PutThereAsItResolves, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
binds(HauntedDies, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
finds_noted(HauntedDies, HAUNTED)
phrase(
    HauntedDies,
    en="{word:when} the creature ~ haunts dies",
    es="{word:when} la criatura a la que ~ ronda muera",
)


@final
@dataclass(frozen=True)
class EntersOrHauntedDies(Pattern):
    """The card enters, or the creature it haunts dies. CR 702.55c."""

    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return 1 << Zone.BATTLEFIELD | 1 << Zone.EXILE

    def looks_back(self) -> bool:
        return True

    def looks_back_at(self, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return Enters(SELF).matches(game, ctx, event) or _is_haunted(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.object if event.origin is Zone.BATTLEFIELD else event.became)


binds(EntersOrHauntedDies, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, HOST_LEFT)
finds_noted(EntersOrHauntedDies, HAUNTED)
phrase(
    EntersOrHauntedDies,
    en="{word:when} ~ enters or the creature it haunts dies",
    es="{word:when} ~ entre o la criatura a la que ronda muera",
)
waits_for(EntersOrHauntedDies, Occurrence.ENTERING)
