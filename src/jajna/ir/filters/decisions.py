"""Players who decided to do something, or not to. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter
from jajna.ir.composites import AGREED, Clause
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import looks_up
from jajna.ir.refs import Each
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["WhoAgreed"]

EACH_DECIDES: Final = "each decides"
"""That each of several players has decided whether to follow an instruction."""


@final
@dataclass(frozen=True)
class WhoAgreed(Filter):
    """A player who has just decided to do something, or with ``negative`` not to. CR 608.2c."""

    negative: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and (thing in ctx.bound.get(AGREED, ())) != self.negative


def _asks_several(made: Clause) -> bool:
    return isinstance(made.may, Each)


looks_up(WhoAgreed, AGREED)
tells(Clause, EACH_DECIDES, _asks_several)
needs(WhoAgreed, EACH_DECIDES, "nobody was asked")
phrase(
    WhoAgreed,
    en="who <does>",
    es="que lo <haga>",
    when={"negative": False},
    place="suffix",
)
phrase(
    WhoAgreed,
    en="who <doesn't>",
    es="que no lo <haga>",
    when={"negative": True},
    place="suffix",
)
