"""Conditions about what is attached to what. CR 301.5, 303.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.filters.common import object_of
from jajna.ir.refs import all_that_fit
from jajna.vocab import Reads, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AttachedToA", "HasAttached", "HostOf", "IsAttachedToA", "SomeAttached"]


@final
@dataclass(frozen=True)
class HostOf(Ref):
    """The host to which an object is attached. CR 301.5a, 303.4."""

    of: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS

    def things(self, game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for thing in self.of.things(game, ctx):
            attached = object_of(game, thing)
            if attached is not None and attached.attached_to >= 0:
                found.append(attached.attached_to)
        return found


@final
@dataclass(frozen=True)
class IsAttachedToA(Condition):
    """Something is attached to something that fits: "~ is attached to a creature". CR 301.5."""

    what: Ref
    fits: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        hosts = HostOf(self.what).things(game, ctx)
        return any(self.fits.matches(game, ctx, host) for host in hosts)


phrase(
    IsAttachedToA,
    en="{what} <is> attached to {fits:a}",
    es="{what} <está> <*anexado> a {fits:un}",
)


@final
@dataclass(frozen=True)
class AttachedToA(Filter):
    """Attached to something that fits. CR 301.5, 303.4. ``bare``: the text has no "that is"."""

    fits: Filter
    bare: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.attached_to < 0:
            return False
        return self.fits.matches(game, ctx, found.attached_to)


phrase(
    AttachedToA,
    en="that <is> attached to {fits:a}",
    es="que <esté> <*anexado> a {fits:un}",
    when={"bare": False},
    place="suffix",
)
phrase(
    AttachedToA,
    en="attached to {fits:a}",
    es="<*anexado> a {fits:un}",
    when={"bare": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class HasAttached(Condition):
    """At least ``number`` things that fit are attached to something. CR 301.5, 303.4.

    ``enchanted``: the text says that it "is enchanted by" them.
    """

    by: Filter
    what: Ref
    number: int = 1
    enchanted: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        hosts = self.what.things(game, ctx)
        found = [
            one
            for one in all_that_fit(game, ctx, self.by)
            if not is_player(one) and game.object(one).attached_to in hosts
        ]
        return len(found) >= self.number


phrase(
    HasAttached,
    en="{what} <is> enchanted by {number} or more {by:s}",
    es="{what} <está> <*encantado> por {number} o más {by:s}",
    when={"enchanted": True},
)
phrase(
    HasAttached,
    en="{by:a} is attached to {what}",
    es="{by:un} <está@él> <*anexado@by> a {what}",
    when={"number": 1, "enchanted": False},
)
phrase(
    HasAttached,
    en="{number} or more {by:s} are attached to {what}",
    es="{number} o más {by:s} <está@ellos> <*anexado@by> a {what}",
    when={"enchanted": False},
)


@final
@dataclass(frozen=True)
class SomeAttached(Condition):
    """Something that fits is attached to something that fits. CR 301.5, 303.4."""

    what: Filter
    to: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        for one in all_that_fit(game, ctx, self.what):
            host = -1 if is_player(one) else game.object(one).attached_to
            if host >= 0 and self.to.matches(game, ctx, host):
                return True
        return False


phrase(
    SomeAttached,
    en="{what:a} is attached to {to:a}",
    es="{what:un} <está@él> <*anexado@what> a {to:un}",
)
