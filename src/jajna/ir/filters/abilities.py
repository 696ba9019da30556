"""Descriptions of abilities, by what has them and by who activates them. CR 113, 602.

A mana ability never is an object on the stack (CR 605.3b), and what activating costs is asked
before there is one (CR 602.2). So abilities are judged by what they are of, not only as objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref
from jajna.ir.costs import TapThis
from jajna.ir.filters.common import object_of
from jajna.ir.filters.logic import All, Either, Not, ThatIs
from jajna.ir.filters.nouns import AbilityFilter
from jajna.ir.refs import YOU
from jajna.vocab import bit
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.ir.abilities import Activated
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ActivatedBy", "FromSource", "WithTapSymbol", "fits_ability", "is_about_abilities"]


def fits_ability(
    game: Game, ctx: Context, fits: Filter, source: int, player: int, ability: Activated, item: int
) -> bool:
    """Whether an activated ability fits a description.

    ``player`` activates this ability of ``source``. ``item`` is its object on the stack, 0 if it
    isn't there.
    """
    if isinstance(fits, All):
        return all(
            fits_ability(game, ctx, part, source, player, ability, item) for part in fits.parts
        )
    if isinstance(fits, Either):
        return any(
            fits_ability(game, ctx, part, source, player, ability, item) for part in fits.parts
        )
    if isinstance(fits, ThatIs):
        found = fits_ability(game, ctx, fits.fits, source, player, ability, item)
        return found != fits.negative
    if isinstance(fits, Not):
        return not fits_ability(game, ctx, fits.of, source, player, ability, item)
    if isinstance(fits, AbilityFilter):
        return fits.describes(game, ctx, source, player, ability)
    return item != 0 and fits.matches(game, ctx, item)


def is_about_abilities(fits: Filter) -> bool:
    """Whether a part of a noun phrase can only be said of an ability."""
    if isinstance(fits, ThatIs):
        return is_about_abilities(fits.fits)
    if isinstance(fits, Either):
        return any(is_about_abilities(part) for part in fits.parts)
    if isinstance(fits, All):
        return is_about_abilities(fits.parts[-1])
    return isinstance(fits, AbilityFilter)


@final
@dataclass(frozen=True)
class ActivatedBy(AbilityFilter):
    """That a player activates: "abilities you activate". CR 602.2."""

    by: Ref = YOU

    def describes(
        self, game: Game, ctx: Context, source: int, player: int, ability: Activated | None
    ) -> bool:
        return player in self.by.things(game, ctx)


phrase(ActivatedBy, en="{by} <activates>", es="que {by} <activa>", place="suffix")


@final
@dataclass(frozen=True)
class FromSource(AbilityFilter):
    """That comes from a source that fits, as it is or last was: an ability on the stack. CR 113.7a.

    With ``single`` the text says "from an artifact source", with ``owned`` "of an artifact" or "of
    artifacts": these are permanents unless the description says where they are (CR 109.2).
    """

    of: Filter
    single: bool = False
    owned: bool = False
    plural: bool = False

    def describes(
        self, game: Game, ctx: Context, source: int, player: int, ability: Activated | None
    ) -> bool:
        found = object_of(game, source)
        if found is None or (self.owned and not bit(found.zone) & self.of.where()):
            return False
        return self.of.matches(game, ctx, source)


phrase(
    FromSource,
    en="from {of:s}",
    es="de {of:s}",
    when={"single": False, "owned": False, "plural": False},
    place="suffix",
)
phrase(
    FromSource,
    en="from {of:a} source",
    es="de una fuente que sea {of:un}",
    when={"single": True, "owned": False, "plural": False},
    place="suffix",
)
phrase(
    FromSource,
    en="of {of:this}",
    es="de {of:this}",
    when={"single": False, "owned": True, "plural": False},
    place="suffix",
)
phrase(
    FromSource,
    en="of {of:s}",
    es="de {of:s}",
    when={"single": False, "owned": True, "plural": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithTapSymbol(AbilityFilter):
    """With {T} in its activation cost, or without. CR 602.5a."""

    without: bool = False

    def describes(
        self, game: Game, ctx: Context, source: int, player: int, ability: Activated | None
    ) -> bool:
        if ability is None:
            return False
        return any(isinstance(cost, TapThis) for cost in ability.costs) != self.without


phrase(
    WithTapSymbol,
    en="with {T} in its activation cost",
    es="con {T} en su coste de activación",
    when={"without": False},
    place="suffix",
)
phrase(
    WithTapSymbol,
    en="without {T} in its activation cost",
    es="sin {T} en su coste de activación",
    when={"without": True},
    place="suffix",
)
