"""Revealed cards that go where the names say that their players have chosen. CR 201.4, 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect
from jajna.ir.declared.binding import NAME, needs
from jajna.ir.declared.names import REVEALED, looks_up
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.choices.names import has_name_of
from jajna.mechanics.moving.common import moves
from jajna.mechanics.things.library import rearranged
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SortByChosenNames"]


@final
@dataclass(frozen=True)
class SortByChosenNames(Effect):
    """Each player puts the card they revealed from their library into their hand if it has the name
    that they chose, and else on the bottom of their library. CR 201.4, 608.2c.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = in_zone(game, ctx.bound.get(REVEALED, []), Zone.LIBRARY)
        named = [card for card in cards if has_name_of(game, ctx, game.object(card).owner, card)]
        others = [card for card in cards if card not in named]
        perform(game, [*moves(game, named, Zone.HAND, "put"), *rearranged(others, -1)])


looks_up(SortByChosenNames, REVEALED)
phrase(
    SortByChosenNames,
    en="if the card a player revealed has the name they chose, that player puts it into their "
    "hand. if it doesn't, that player puts it on the bottom of their library",
    es="si la carta que mostró un jugador tiene el nombre que eligió, ese jugador la pone en su "
    "mano. si no lo tiene, ese jugador la pone en la parte inferior de su biblioteca",
)
needs(SortByChosenNames, NAME)
needs(SortByChosenNames, REVEALED, "no player revealed a card before")
