"""Conditions about what is attached to what. CR 301.5, 303.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.filters.common import object_of
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AttachedToA", "HostOf", "IsAttachedToA"]


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
