"""From which zone a spell was cast, and when. CR 601.2a, 400.7."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.conditions.spells import item_of
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST
from jajna.ir.refs import as_known
from jajna.vocab import Term, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.stack_item import StackItem
    from jajna.kernel.state.context import Context

__all__ = ["CastFromThere", "CastInMainPhase", "CastPlace", "WasCastFrom"]


class CastPlace(Term):
    """Where a spell was cast from. CR 601.2a."""

    HAND = "hand"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    ELSEWHERE = "elsewhere"


words(
    "your origin",
    {
        CastPlace.HAND: ("your hand", "tu mano"),
        CastPlace.GRAVEYARD: ("a graveyard", "un cementerio"),
        CastPlace.EXILE: ("exile", "el exilio"),
        CastPlace.ELSEWHERE: ("anywhere other than your hand", "un lugar que no sea tu mano"),
    },
)
words(
    "its origin",
    {
        CastPlace.HAND: ("its owner's hand", "la mano de su propietario"),
        CastPlace.GRAVEYARD: ("a graveyard", "un cementerio"),
        CastPlace.EXILE: ("exile", "el exilio"),
    },
)


def _came_from(item: StackItem | None, where: CastPlace) -> bool:
    """Whether a spell was cast from a zone; a copy that wasn't cast came from nowhere."""
    return _is_of(item.cast_from if item is not None else Zone.NOWHERE, where)


def _is_of(zone: Zone, where: CastPlace) -> bool:
    if zone is Zone.NOWHERE:
        return False
    if where is CastPlace.ELSEWHERE:
        return zone is not Zone.HAND
    return zone.name.lower() == str(where)


def _zone_before(game: Game, ctx: Context, thing: int) -> Zone:
    """The zone from which a spell was cast, or a card would be that is judged as the spell it would
    be; ``NOWHERE`` for others. CR 601.2a, 601.3e.
    """
    found = object_of(game, thing)
    if found is None:
        return Zone.NOWHERE
    if found.item is not None:
        return found.item.cast_from if found.item.is_spell else Zone.NOWHERE
    return found.zone if thing in ctx.bound.get(ABOUT_TO_BE_CAST, ()) else Zone.NOWHERE


@final
@dataclass(frozen=True)
class WasCastFrom(Condition):
    """The spell, or the spell that became the permanent, was cast from there. CR 601.2a."""

    what: Ref
    where: CastPlace

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        things = as_known(self.what, game, ctx)
        return any(_came_from(item_of(game, thing), self.where) for thing in things)


phrase(
    WasCastFrom,
    en="{what} <was> cast from {where:your origin}",
    es="{what} <fue> <*lanzado> desde {where:your origin}",
)


@final
@dataclass(frozen=True)
class CastInMainPhase(Condition):
    """You cast the spell, or the spell that became the permanent, during your main phase.

    CR 505.1. A copy wasn't cast (CR 707.10).
    """

    what: Ref

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        items = [item_of(game, thing) for thing in as_known(self.what, game, ctx)]
        return any(
            item is not None and not item.copied and item.main_phase_of == ctx.controller
            for item in items
        )


phrase(
    CastInMainPhase,
    en="you cast {what} during your main phase",
    es="<lanzó@tú> {what} durante tu fase principal",
)


@final
@dataclass(frozen=True)
class CastFromThere(Filter):
    """A spell that was cast from there, or with ``negative`` one that wasn't. CR 601.2a.

    ``theirs``: the text speaks of the hand of those who cast it.
    """

    place: CastPlace
    negative: bool = False
    theirs: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        zone = _zone_before(game, ctx, thing)
        found = object_of(game, thing)
        copied = found is not None and found.item is not None and found.item.is_spell
        if zone is Zone.NOWHERE and not copied:
            return False
        return _is_of(zone, self.place) != self.negative


looks_up(CastFromThere, ABOUT_TO_BE_CAST)


@final
@dataclass(frozen=True)
class CastFromYourGraveyardOrExile(Filter):
    """A spell that is cast from its controller's graveyard or from exile. CR 601.2a."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        zone = _zone_before(game, ctx, thing)
        yours = not is_player(thing) and game.object(thing).owner == ctx.controller
        return zone is Zone.EXILE or (zone is Zone.GRAVEYARD and yours)


looks_up(CastFromYourGraveyardOrExile, ABOUT_TO_BE_CAST)
phrase(
    CastFromYourGraveyardOrExile,
    en="from your graveyard or from exile",
    es="desde tu cementerio o desde el exilio",
    place="suffix",
)
phrase(
    CastFromThere,
    en="cast from {place:its origin}",
    es="<*lanzado> desde {place:its origin}",
    when={"negative": False},
    place="suffix",
)
phrase(
    CastFromThere,
    en="from anywhere other than your hand",
    es="desde un lugar que no sea tu mano",
    when={"place": CastPlace.ELSEWHERE, "negative": False, "theirs": False},
    place="suffix",
)
phrase(
    CastFromThere,
    en="from anywhere other than their hand",
    es="desde un lugar que no sea su mano",
    when={"place": CastPlace.ELSEWHERE, "negative": False, "theirs": True},
    place="suffix",
)
phrase(
    CastFromThere,
    en="from exile",
    es="desde el exilio",
    when={"place": CastPlace.EXILE, "negative": False},
    place="suffix",
    also=("cast from exile",),
)
phrase(
    CastFromThere,
    en="that <wasn't> cast from {place:its origin}",
    es="que no <fue> <*lanzado> desde {place:its origin}",
    when={"negative": True},
    place="suffix",
)
