"""References to what is chosen as an instruction is followed. CR 608.2d."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.ir.base import Amount, Filter, Ref, children
from jajna.ir.refs import all_that_fit
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["AnyNumber", "Choice", "Some", "described"]


@dataclass(frozen=True, eq=False)
class Choice(Ref):
    """Things that whoever follows an instruction chooses as they do so. CR 608.2d.

    Until they are chosen it stands for those among which the choice is.
    """

    def is_choice(self) -> bool:
        return True

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        """The least and the greatest number of the things that can be chosen."""
        raise NotImplementedError(type(self).__name__)


@final
@dataclass(frozen=True)
class Some(Choice):
    """So many things that fit, as one chooses: "two creatures you control". CR 608.2d."""

    count: Amount
    what: Filter
    up_to: bool = False

    def things(self, game: Game, ctx: Context) -> list[int]:
        return all_that_fit(game, ctx, self.what)

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        count = self.count.value(game, ctx)
        return 0 if self.up_to else count, count


phrase(
    Some,
    en="[up_to? up to] {count*what}",
    es="[up_to? hasta] {count*what}",
    place="some",
)


@final
@dataclass(frozen=True)
class AnyNumber(Choice):
    """As many of the things that fit as one likes. CR 107.1c, 608.2d."""

    what: Filter

    def things(self, game: Game, ctx: Context) -> list[int]:
        return all_that_fit(game, ctx, self.what)

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        return 0, len(things)


phrase(
    AnyNumber,
    en="any number of {what:s}",
    es="cualquier cantidad de {what:s}",
    place="any number",
)


def described(choice: Ref) -> Filter | None:
    """How things that are chosen are described; None where they are only named."""
    for child in children(choice):
        if isinstance(child, Filter):
            return child
    return None
