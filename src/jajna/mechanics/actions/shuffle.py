"""Shuffling libraries. CR 701.24."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.hidden import Shuffled
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref, walk
from jajna.ir.declared.binding import SHUFFLED, misplaced, tells
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.combat import BlockedByThat
from jajna.ir.refs import IMPLIED, That, You
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Shuffle"]


@final
@dataclass(frozen=True)
class Shuffle(Effect):
    """An instruction to shuffle a library. CR 701.24a.

    ``many`` is true where the text has the plural "libraries", ``said`` where it says
    "library", ``that`` where it says "that library".
    """

    who: Ref = IMPLIED
    many: bool = False
    said: bool = False
    that: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        perform(game, [Shuffled(player) for player in players])


touches(Shuffle, "who", Does.SHUFFLE)

phrase(
    Shuffle,
    en="{who} <shuffles>",
    es="{who} <baraja>",
    when={"many": False, "said": False, "that": False},
)

phrase(
    Shuffle,
    en="{who} <shuffles> {who:own} library",
    es="{who} <baraja> {who:own} biblioteca",
    when={"many": False, "said": True, "that": False},
)

phrase(
    Shuffle,
    en="{who} <shuffles> that library",
    es="{who} <baraja> esa biblioteca",
    when={"many": False, "said": True, "that": True},
)

phrase(
    Shuffle,
    en="{who} <shuffles> {who:own} libraries",
    es="{who} <baraja> sus bibliotecas",
    when={"many": True, "that": False},
)


def _is_yours(made: Shuffle) -> bool:
    return isinstance(made.who, You)


tells(Shuffle, SHUFFLED, _is_yours)


def _are_found_in_combat(made: Shuffle) -> str | None:
    """Whose creatures were in combat isn't known once these are in libraries. CR 608.2h."""
    fought = any(isinstance(one, BlockedByThat) for one in walk(made.who))
    return "what was blocked is gone as its owners shuffle" if fought else None


misplaced(Shuffle, _are_found_in_combat)


def _is_of_another(made: Shuffle) -> str | None:
    """The reason why "that library" isn't one's own; None if a player named before shuffles it."""
    return None if not made.that or isinstance(made.who, That) else "it isn't said whose that is"


misplaced(Shuffle, _is_of_another)
