"""Just what a reference refers to, and anything but that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import ANYWHERE, ON_BATTLEFIELD, Filter, Ref
from jajna.ir.declared.binding import LATER, needs
from jajna.ir.refs import Attached, Target, This
from jajna.vocab import Reads, is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["FEW", "SELF", "ExceptFor", "Is", "Other", "OtherThan", "OtherThanA"]

FEW: Final = 8
"""As many things as are found in a list sooner than in a set made of it."""


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

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        meant = self.ref.things(game, ctx)
        if len(meant) <= FEW:
            return [thing for thing in things if thing in meant]
        found = set(meant)
        return [thing for thing in things if thing in found]


def _is_a_target(made: Is) -> bool:
    return isinstance(made.ref, Target)


needs(Is, LATER, "only a delayed ability waits for what a target does", when=_is_a_target)


@final
@dataclass(frozen=True)
class Other(Filter):
    """Not the source itself: "another", "other". With a player as noun, not you.

    After target phrases of the same kind it is instead not what they chose: those of the slots
    from ``since`` up to ``before``; equal without them. Where the text is about something else, it
    is not that, ``than``: the host of the source, the object or player of the trigger event, or the
    thing for which a static ability counts.
    """

    since: int = 0
    before: int = 0
    than: Ref | None = None

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0 if self.since == self.before else Reads.IDENTITY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if self.than is not None:
            return thing not in self.than.things(game, ctx)
        if self.since < self.before:
            for chosen in ctx.targets[self.since : self.before]:
                if thing in chosen:
                    return False
            return True
        if is_player(thing):
            return is_another_player(thing, ctx.controller)
        return thing != game.objects.followed(ctx, ctx.source)


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


@final
@dataclass(frozen=True)
class OtherThanA(Filter):
    """Other than what fits: "a card other than a basic land card"."""

    fits: Filter

    def aspects(self) -> int:
        return self.fits.aspects()

    def reads(self) -> int:
        return self.fits.reads()

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not self.fits.matches(game, ctx, thing)


phrase(OtherThanA, en="other than {fits:a}", es="que no sea {fits:un}", place="suffix")


SELF: Final = Is(This())
"""The filter for the object itself."""


@final
@dataclass(frozen=True)
class ExceptFor(Filter):
    """Anything but what fits: "creatures except for commanders"."""

    what: Filter

    def aspects(self) -> int:
        return self.what.aspects()

    def reads(self) -> int:
        return self.what.reads()

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not self.what.matches(game, ctx, thing)


phrase(ExceptFor, en="except for {what:s}", es="excepto {what:los}", place="suffix")
phrase(ExceptFor, en="except for ~", es="excepto ~", when={"what": SELF}, place="suffix")
