"""Predicates made of others. A noun phrase is ``All`` of its predicates in the order of the text:
adjectives, noun, what follows. CR 109.2.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import ANYWHERE, OBJECTS, PLAYERS, Filter, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.combat import Attacking, Blocking
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.nouns import Card, Source, Spell, StackAbility
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Enchanted, Tapped
from jajna.ir.filters.zones import ExiledWith, InZone, InZones
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["All", "Either", "Not", "Several", "Such", "ThatIs", "is_contradictory"]


@final
@dataclass(frozen=True)
class All(Filter):
    """Things that fit all parts: one noun phrase, its parts in the order of the text."""

    parts: tuple[Filter, ...]

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        explicit = OBJECTS | PLAYERS
        found = False
        implied = ANYWHERE
        for part in self.parts:
            place = part.where()
            if isinstance(part, (InZone, InZones, ExiledWith, Spell, Card, StackAbility, Source)):
                explicit &= place
                found = True
            else:
                implied &= place
        return explicit if found else implied

    def looks_back(self) -> bool:
        return any(part.looks_back() for part in self.parts)

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        for part in self.parts:
            narrow = part.narrow(game, ctx)
            if narrow is not None:
                return narrow
        return None

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        for part in self.parts:
            things = part.fitting(game, ctx, things)
        return things

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        for part in self.parts:
            if not part.matches(game, ctx, thing):
                return False
        return True


@final
@dataclass(frozen=True)
class Either(Filter):
    """Things that fit at least one part. ``word`` is "or", "and" or "and/or" in the text.

    With ``apart`` each part is a noun phrase of its own: "permanent or suspended card". A thing
    then fits one only where such things are (CR 109.2), as a card in a hand is no permanent.
    """

    parts: tuple[Filter, ...]
    word: str = field(default="or", compare=False)
    apart: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        mask = 0
        for part in self.parts:
            mask |= part.where()
        return mask

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        for part in self.parts:
            if self.apart:
                if fits_there(game, ctx, part, thing):
                    return True
            elif part.matches(game, ctx, thing):
                return True
        return False


@final
@dataclass(frozen=True)
class Several(Filter):
    """One or more of what fits, as triggered abilities wait for it. CR 603.2c."""

    fits: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return self.fits.where()

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        return self.fits.narrow(game, ctx)

    def is_several(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.fits.matches(game, ctx, thing)


@final
@dataclass(frozen=True)
class Not(Filter):
    """Things that don't fit: "nonblack", "noncreature", "non-Human"."""

    of: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return OBJECTS if self.of.where() != ANYWHERE else ANYWHERE

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not self.of.matches(game, ctx, thing)


@final
@dataclass(frozen=True)
class ThatIs(Filter):
    """That fits another description as well: "creature that's a Wolf", "permanent that's red"."""

    fits: Filter
    negative: bool = False

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.fits.matches(game, ctx, thing) != self.negative


for _state, _en, _es in (
    (Attacking(), "attacking", "atacando"),
    (Blocking(), "blocking", "bloqueando"),
    (Enchanted(), "enchanted", "<*encantado>"),
    (Tapped(), "tapped", "<*girado>"),
):
    phrase(
        ThatIs,
        en=f"that <is> {_en}",
        es=f"que <esté> {_es}",
        when={"fits": _state, "negative": False},
        place="suffix",
    )
    phrase(
        ThatIs,
        en=f"that <isn't> {_en}",
        es=f"que no <esté> {_es}",
        when={"fits": _state, "negative": True},
        place="suffix",
    )

phrase(
    ThatIs,
    en="that <is> {fits:that}",
    es="que <sea> {fits:that}",
    when={"negative": False},
    place="suffix",
)

phrase(
    ThatIs,
    en="that <isn't> {fits:that}",
    es="que no <es> {fits:that}",
    when={"negative": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class Such(Filter):
    """A description said in the plural: "creature spells"."""

    of: Filter

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return self.of.where()

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.of.matches(game, ctx, thing)


def is_in_one_zone(fits: Filter) -> bool:
    """Whether all of several targets have to be in the zone of one player: "a single graveyard"."""
    parts = fits.parts if isinstance(fits, All) else (fits,)
    return any(isinstance(one, InZone) and one.single for one in parts)


_UNCONTROLLED: Final = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)


def is_contradictory(made: Filter) -> bool:
    """Whether a description is of cards that somebody controls where nobody does. CR 109.4."""
    return any(isinstance(one, All) and _controlled_elsewhere(one) for one in walk(made))


def _controlled_elsewhere(made: All) -> str | None:
    """Cards in a graveyard, hand or library have no controller. CR 109.4."""
    controlled = any(isinstance(one, Controlled) and not one.negative for one in made.parts)
    elsewhere = any(isinstance(one, InZone) and one.zone in _UNCONTROLLED for one in made.parts)
    return "cards there have no controller" if controlled and elsewhere else None


misplaced(All, _controlled_elsewhere)
