"""Players who were chosen for things, one for each: "each permanent for which they were chosen".
CR 608.2c, 608.2d.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import OBJECTS, Filter, Ref
from jajna.ir.composites import ForEach
from jajna.ir.declared.binding import needs, tells
from jajna.ir.mentions import is_player_filter
from jajna.mechanics.choices.chosen_by_each import chosen_for
from jajna.mechanics.choices.chosen_things import AtRandom, Choose, Some
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChosenFor"]

CHOSEN_FOR_EACH: Final = "chosen for each"
"""A player was chosen for each of several things."""


@final
@dataclass(frozen=True)
class ChosenFor(Filter):
    """Something for which an instruction before chose a player. CR 608.2c."""

    who: Ref

    def where(self) -> int:
        return OBJECTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        chosen = [] if is_player(thing) else ctx.bound.get(chosen_for(thing), [])
        return any(player in chosen for player in self.who.things(game, ctx))


phrase(
    ChosenFor,
    en="for which {who} <was> chosen",
    es="para <*el@_> cual {who} <fue> <*elegido>",
    place="suffix",
)


def _chooses_players(made: ForEach) -> bool:
    chosen = made.effect.what if isinstance(made.effect, Choose) else None
    described = chosen.choice() if isinstance(chosen, AtRandom) else chosen
    return isinstance(described, Some) and is_player_filter(described.what)


tells(ForEach, CHOSEN_FOR_EACH, _chooses_players)
needs(ChosenFor, CHOSEN_FOR_EACH, "nobody was chosen for each of several things before")
