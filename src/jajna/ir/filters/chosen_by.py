"""Targets that another player chooses. CR 601.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import OBJECTS, PLAYERS, Filter, Ref
from jajna.ir.declared.binding import follows, needs, within
from jajna.ir.declared.names import game_binds
from jajna.ir.filters.common import object_of
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Opponent
from jajna.ir.players import ActivePlayer
from jajna.ir.refs import Target
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CHOOSING", "CHOSEN_BY_OPPONENT", "ChosenBy", "chosen_by"]

CHOOSING: Final = "choosing opponent"
"""Name of the opponent who chooses a target, once the ability's controller has said who it is."""
game_binds(CHOOSING)
CHOSEN_BY_OPPONENT: Final = "chosen by an opponent"
"""Things are described that an opponent may choose as the instruction is followed. CR 608.2d."""
TARGETING: Final = "targeting"
"""A target is described."""


@final
@dataclass(frozen=True)
class ChosenBy(Filter):
    """A target that a player chooses, or an opponent without ``who``. CR 601.2c, 608.2d.

    ``theirs``: that opponent has to control it.
    """

    who: Ref | None = None
    theirs: bool = False

    def where(self) -> int:
        return OBJECTS if self.theirs else OBJECTS | PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not self.theirs:
            return True
        found = object_of(game, thing)
        if found is None:
            return False
        chooser = ctx.bound.get(CHOOSING)
        if chooser:
            return found.controller in chooser
        return Opponent().matches(game, ctx, found.controller)


def _why_not_theirs(made: ChosenBy, done: list[str]) -> str | None:
    """The reason why nobody else can choose; None of a target or where an instruction allows it."""
    opponents = made.who is None and not made.theirs and CHOSEN_BY_OPPONENT in done
    return None if TARGETING in done or opponents else "only the choice of a target is another's"


follows(ChosenBy, _why_not_theirs)
within(Target, TARGETING, "filter")
needs(ActivePlayer, TARGETING, "of a team nobody says which active player is meant")


def chosen_by(fits: Filter) -> ChosenBy | None:
    """The part of a target's description that has another player choose it; None without one."""
    for part in fits.parts if isinstance(fits, All) else (fits,):
        if isinstance(part, ChosenBy):
            return part
    return None


phrase(
    ChosenBy,
    en="of an opponent's choice",
    es="a elección de un oponente",
    when={"who": None, "theirs": False},
    place="suffix",
)
phrase(
    ChosenBy,
    en="of an opponent's choice they control",
    es="a elección de un oponente y que ese oponente controle",
    when={"who": None, "theirs": True},
    place="suffix",
)
phrase(
    ChosenBy,
    en="of {who:'s} choice",
    es="a elección de {who}",
    when={"theirs": False},
    place="suffix",
)
