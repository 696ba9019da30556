"""Cards that players play: lands as lands, other cards as spells. CR 701.18, 305.1, 601.2i."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.events.stack import SpellCast
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern, walk
from jajna.ir.declared.binding import mentions, misplaced
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import Card, OfSubtype, OfType, Spell
from jajna.ir.mentions import Mention
from jajna.ir.refs import EventObject
from jajna.mechanics.triggers.common import bind
from jajna.subtypes import LAND_TYPES
from jajna.vocab import Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PlaysCard", "PlaysLand"]


@final
@dataclass(frozen=True)
class PlaysLand(Pattern):
    """A player plays a land that fits, which is more than that it enters. CR 305.1, 305.4."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def described(self) -> tuple[Filter, ...]:
        return (self.who,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.cause == "play"
            and event.became > 0
            and self.who.matches(game, ctx, game.object(event.became).controller)
            and self.what.matches(game, ctx, event.became)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.became)


phrase(
    PlaysLand,
    en="{word:when} {who:this} <plays> {what:a}",
    es="{word:when} {who:this} <juega> {what:un}",
)


def _is_of_lands(what: Filter) -> bool:
    """Whether a description is one of lands only."""
    if isinstance(what, Either):
        return all(_is_of_lands(part) for part in what.parts)
    parts = what.parts if isinstance(what, All) else (what,)
    return any(
        (isinstance(part, OfType) and part.type == Type.LAND)
        or (isinstance(part, OfSubtype) and part.name in LAND_TYPES)
        for part in parts
    )


def _why_no_land(made: PlaysLand) -> str | None:
    said = any(isinstance(part, (Card, Spell)) for part in walk(made.what))
    return None if _is_of_lands(made.what) and not said else "only lands are played as such"


def _land(made: PlaysLand) -> list[Mention]:
    return [Mention(EventObject(), made.what, False, False)]


misplaced(PlaysLand, _why_no_land)
mentions(PlaysLand, _land)


@final
@dataclass(frozen=True)
class PlaysCard(Pattern):
    """A player plays a card: as a land, or as a spell, which is more than that they cast a copy.
    CR 701.18b.
    """

    who: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE, EventKind.SPELL_CAST)

    def described(self) -> tuple[Filter, ...]:
        return (self.who,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        played = _played(event)
        if played <= 0:
            return False
        found = game.object(played)
        card = not found.copied_card and not found.token
        return card and self.who.matches(game, ctx, found.controller)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, _played(event))


def _played(event: Event) -> int:
    """The land or spell that a player played; 0 if nobody did."""
    if isinstance(event, SpellCast):
        return event.object
    if isinstance(event, ZoneChange) and event.cause == "play":
        return event.became
    return 0


phrase(
    PlaysCard,
    en="{word:when} {who:this} <plays> a card",
    es="{word:when} {who:this} <juega> una carta",
)
