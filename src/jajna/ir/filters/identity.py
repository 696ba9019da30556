"""Just what a reference refers to, and anything but that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import ANYWHERE, ON_BATTLEFIELD, Filter, Ref
from jajna.ir.declared.names import looks_up
from jajna.ir.refs import EVENT_OBJECT, EVENT_PLAYER, TARGETED, Attached, This
from jajna.vocab import Reads, is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "OTHER_THAN_EVENT_OBJECT",
    "OTHER_THAN_HOST",
    "OTHER_THAN_TARGETED",
    "SELF",
    "Is",
    "Other",
    "OtherThan",
]


@final
@dataclass(frozen=True)
class Is(Filter):
    """Exactly what a reference refers to: "enchanted creature", "~"."""

    ref: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in self.ref.things(game, ctx)

    def where(self) -> int:
        return ON_BATTLEFIELD if isinstance(self.ref, Attached) else ANYWHERE

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        return self.ref.things(game, ctx)


OTHER_THAN_HOST: Final = -3
"""``Other.since`` where the text is about what the source is attached to."""
OTHER_THAN_EVENT_OBJECT: Final = -4
"""``Other.since`` where the text is about the object of the trigger event."""
OTHER_THAN_TARGETED: Final = -5
"""``Other.since`` where a spell is copied for each of several objects."""


@final
@dataclass(frozen=True)
class Other(Filter):
    """Not the source itself: "another", "other". With a player as noun, not you.

    After target phrases of the same kind it is instead not what they chose: those of the slots
    from ``since`` up to ``before``; equal without them. In what a static ability counts for each of
    several things, ``since`` -1, it is not the thing counted for; after a trigger about a player,
    ``since`` -2, not that player; where the text is about the host of the source, ``since`` -3, not
    that host; after a trigger about an object, ``since`` -4, not that object. In what a spell is
    copied for, ``since`` -5, it is none of that spell's targets.
    """

    since: int = 0
    before: int = 0

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0 if self.since == self.before else Reads.IDENTITY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if self.since == OTHER_THAN_EVENT_OBJECT:
            return thing not in ctx.bound.get(EVENT_OBJECT, [])
        if self.since == OTHER_THAN_TARGETED:
            return thing not in ctx.bound.get(TARGETED, [])
        if self.since == OTHER_THAN_HOST:
            return thing != game.object(ctx.source).attached_to
        if self.since < -1:
            return thing not in ctx.bound.get(EVENT_PLAYER, [])
        if self.since < 0:
            return thing != ctx.affected
        if self.since < self.before:
            for chosen in ctx.targets[self.since : self.before]:
                if thing in chosen:
                    return False
            return True
        if is_player(thing):
            return is_another_player(thing, ctx.controller)
        return thing != game.objects.followed(ctx, ctx.source)


looks_up(Other, EVENT_PLAYER, EVENT_OBJECT, TARGETED)


@final
@dataclass(frozen=True)
class OtherThan(Filter):
    """Other than what a reference refers to."""

    ref: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.IDENTITY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing not in self.ref.things(game, ctx)


phrase(OtherThan, en="other than {ref}", es="que no sea {ref}", place="suffix")


SELF: Final = Is(This())
"""The filter for the object itself."""
