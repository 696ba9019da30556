"""Characteristics shared by objects: "that shares a creature type with it". CR 109.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref, walk
from jajna.ir.declared.binding import misplaced, needs
from jajna.ir.filters.common import object_of
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.together import ONE_AFTER_ANOTHER, Together
from jajna.ir.refs import all_that_fit, as_known
from jajna.subtypes import type_of
from jajna.vocab import Reads, Term, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = [
    "AllShare",
    "DoesShare",
    "NoneShare",
    "Shared",
    "SharesOneOfThose",
    "SharesWith",
    "SharesWithOne",
]


def creature_types(now: Characteristics) -> frozenset[str]:
    """The creature types among the subtypes. CR 205.3m."""
    return frozenset([name for name in now.subtypes if type_of(name) & Type.CREATURE])


def land_types(now: Characteristics) -> frozenset[str]:
    """The land types among the subtypes. CR 205.3i."""
    return frozenset([name for name in now.subtypes if type_of(name) & Type.LAND])


class Shared(Term):
    """What two objects can have in common."""

    CREATURE_TYPE = "creature type"
    LAND_TYPE = "land type"
    CARD_TYPE = "card type"
    COLOR = "color"


def shares(one: Characteristics, other: Characteristics, what: Shared) -> bool:
    """Whether two objects have a creature, land or card type or a color in common."""
    return all_share([one, other], what)


def all_share(objects: list[Characteristics], what: Shared) -> bool:
    """Whether one creature, land or card type or one color is common to all objects."""
    if what is Shared.CREATURE_TYPE or what is Shared.LAND_TYPE:
        named = creature_types if what is Shared.CREATURE_TYPE else land_types
        common = named(objects[0])
        for one in objects[1:]:
            common &= named(one)
        return bool(common)
    mask = -1
    for one in objects:
        mask &= one.types if what is Shared.CARD_TYPE else one.colors
    return mask != 0


@final
@dataclass(frozen=True)
class SharesWith(Filter):
    """That has a creature type, card type or color in common with an object. CR 109.3.

    ``what`` is "creature type", "card type" or "color"; ``least``: the text says "at least one".
    """

    what: Shared
    other: Ref
    least: bool = False

    def reads(self) -> int:
        return Reads.TIMELESS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        for one in as_known(self.other, game, ctx):
            like = object_of(game, one)
            if like is not None and shares(found.now, like.now, self.what):
                return True
        return False


@final
@dataclass(frozen=True)
class SharesOneOfThose(Filter):
    """That shares with a target one of the card types in its target phrase. CR 109.3, 205.2a."""

    other: Ref

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        named = 0
        for node in walk(self.other):
            if isinstance(node, OfType):
                named |= node.type
        found = object_of(game, thing)
        for one in as_known(self.other, game, ctx):
            like = object_of(game, one)
            if found is not None and like is not None and found.now.types & like.now.types & named:
                return True
        return False


phrase(
    SharesOneOfThose,
    en="that <shares> one of those types with {other}",
    es="que <comparta> uno de esos tipos con {other}",
    place="suffix",
)


def _why_no_types(made: SharesOneOfThose) -> str | None:
    """The reason why there are no "those types"; None if the target phrase names several."""
    for node in walk(made.other):
        if isinstance(node, Either) and all(isinstance(part, OfType) for part in node.parts):
            return None
    return "no types were named before"


misplaced(SharesOneOfThose, _why_no_types)

words(
    "shared",
    {
        Shared.CREATURE_TYPE: ("creature type", "tipo de criatura"),
        Shared.LAND_TYPE: ("land type", "tipo de tierra"),
        Shared.CARD_TYPE: ("card type", "tipo de carta"),
        Shared.COLOR: ("color", "color"),
    },
)


words(
    "shared kinds",
    {
        Shared.CREATURE_TYPE: ("creature types", "tipo de criatura"),
        Shared.LAND_TYPE: ("land types", "tipo de tierra"),
        Shared.CARD_TYPE: ("card types", "tipo de carta"),
        Shared.COLOR: ("colors", "color"),
    },
)


@final
@dataclass(frozen=True)
class AllShare(Together):
    """Things that all have one creature, land or card type or one color in common. CR 109.3."""

    what: Shared

    def allows(self, game: Game, ctx: Context, chosen: list[int], thing: int) -> bool:
        return all_share([game.object(one).now for one in [*chosen, thing]], self.what)


@final
@dataclass(frozen=True)
class NoneShare(Together):
    """Things of which no two have a creature, land or card type or a color in common. CR 109.3."""

    what: Shared

    def allows(self, game: Game, ctx: Context, chosen: list[int], thing: int) -> bool:
        now = game.object(thing).now
        return not any(shares(game.object(one).now, now, self.what) for one in chosen)


needs(AllShare, ONE_AFTER_ANOTHER, "what is chosen here isn't chosen one after another")
needs(NoneShare, ONE_AFTER_ANOTHER, "what is chosen here isn't chosen one after another")
phrase(
    AllShare,
    en="that share a {what:shared}",
    es="que compartan un {what:shared}",
    place="suffix",
)
phrase(
    NoneShare,
    en="that share no {what:shared kinds}",
    es="que no compartan ningún {what:shared}",
    place="suffix",
)
phrase(
    SharesWith,
    en="that <shares> a {what:shared} with {other}",
    es="que <comparta> un {what:shared} con {other}",
    when={"least": False},
    place="suffix",
)
phrase(
    SharesWith,
    en="that <shares> at least one {what:shared} with {other}",
    es="que <comparta> al menos un {what:shared} con {other}",
    when={"least": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class DoesShare(Condition):
    """An object has a creature type, card type or color in common with another. CR 109.3."""

    thing: Ref
    what: Shared
    other: Ref

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        shared = SharesWith(self.what, self.other)
        things = as_known(self.thing, game, ctx)
        return any(shared.matches(game, ctx, one) for one in things)


phrase(
    DoesShare,
    en="{thing} <shares> a {what:shared} with {other}",
    es="{thing} <comparte> un {what:shared} con {other}",
)


@final
@dataclass(frozen=True)
class SharesWithOne(Filter):
    """That has something in common with one of the objects that fit; ``negative``: with none.

    CR 109.3.
    """

    what: Shared
    others: Filter
    negative: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        for one in all_that_fit(game, ctx, self.others):
            like = object_of(game, one)
            if like is not None and shares(found.now, like.now, self.what):
                return not self.negative
        return self.negative


phrase(
    SharesWithOne,
    en="that <shares> a {what:shared} with {others:a}",
    es="que <comparta> un {what:shared} con {others:un}",
    when={"negative": False},
    place="suffix",
)
phrase(
    SharesWithOne,
    en="that <doesn't> share a {what:shared} with {others:a}",
    es="que no <comparta> un {what:shared} con {others:un}",
    when={"negative": True},
    place="suffix",
)


def _why_not_either(made: SharesWithOne) -> str | None:
    """What is joined by "or" could also go with what shares."""
    return "what it shares with is one thing" if isinstance(made.others, Either) else None


misplaced(SharesWithOne, _why_not_either)
