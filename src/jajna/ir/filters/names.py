"""What something is named. CR 201."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import Other
from jajna.ir.refs import all_that_fit, as_known
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Named", "NamedLike", "NamedLikeOneOfTheirs", "SameNameAs", "SameNameAsA"]


@final
@dataclass(frozen=True)
class Named(Filter):
    """With a name. CR 201.2."""

    name: str

    def aspects(self) -> int:
        return Aspects.NAMES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.has_name(self.name)


def _shares_name(game: Game, thing: int, others: list[int]) -> bool:
    """Whether an object has a name in common with at least one of others. CR 201.2a."""
    found = object_of(game, thing)
    if found is None:
        return False
    for other in others:
        named = object_of(game, other)
        if named is not None and named.now.shares_name(found.now):
            return True
    return False


@final
@dataclass(frozen=True)
class SameNameAs(Filter):
    """With the same name as what a reference refers to, or with ``negative`` with another or none.
    CR 201.2a.
    """

    ref: Ref
    negative: bool = False

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return _shares_name(game, thing, as_known(self.ref, game, ctx)) != self.negative


phrase(
    SameNameAs,
    en="with the same name as {ref}",
    es="con el mismo nombre que {ref}",
    when={"negative": False},
    place="suffix",
)
phrase(
    SameNameAs,
    en="that <doesn't> have the same name as {ref}",
    es="que no <tenga> el mismo nombre que {ref}",
    when={"negative": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class SameNameAsA(Filter):
    """With the same name as something else that fits. CR 201.2a.

    ``clause``: the text says "that has the same name", not "with the same name". ``negative``: not
    with the name of any such thing.
    """

    fits: Filter
    clause: bool = field(default=False, compare=False)
    negative: bool = False

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        others = [one for one in all_that_fit(game, ctx, self.fits) if one != thing]
        return _shares_name(game, thing, others) != self.negative


phrase(
    SameNameAsA,
    en="that <has> the same name as {fits:a}",
    es="que <tenga> el mismo nombre que {fits:un}",
    when={"clause": True, "negative": False},
    place="suffix",
)
phrase(
    SameNameAsA,
    en="that <doesn't> have the same name as {fits:a}",
    es="que no <tenga> el mismo nombre que {fits:un}",
    when={"clause": True, "negative": True},
    place="suffix",
)
phrase(
    SameNameAsA,
    en="with the same name as {fits:a}",
    es="con el mismo nombre que {fits:un}",
    when={"clause": False, "negative": False},
    place="suffix",
)


def _other_than_which(made: SameNameAsA) -> str | None:
    """ "That doesn't have the same name as another permanent": other than what is described."""
    other = any(isinstance(one, Other) and one.than is None for one in walk(made.fits))
    return "another is measured from what is described" if made.negative and other else None


misplaced(SameNameAsA, _other_than_which)


@final
@dataclass(frozen=True)
class NamedLikeOneOfTheirs(Filter):
    """A spell with the same name as a card in the graveyard of the player who casts it.
    CR 201.2a.
    """

    def reads(self) -> int:
        return Reads.ZONES

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return _shares_name(game, thing, game.players[found.controller].graveyard)


phrase(
    NamedLikeOneOfTheirs,
    en="with the same name as a card in their graveyard",
    es="con el mismo nombre que una carta en su cementerio",
    place="suffix",
)


@final
@dataclass(frozen=True)
class NamedLike(Filter):
    """Named like what a reference refers to: "a card named ~". CR 201.2."""

    ref: Ref
    negative: bool = False

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        source = object_of(game, ctx.source)
        if found is None or source is None:
            return False
        return found.now.has_name(source.base.name) != self.negative


phrase(NamedLike, en="named {ref}", es="<*llamado> {ref}", when={"negative": False}, place="suffix")

phrase(
    NamedLike,
    en="not named {ref}",
    es="no <*llamado> {ref}",
    when={"negative": True},
    place="suffix",
)
calls_itself(NamedLike, Own.NAME)
