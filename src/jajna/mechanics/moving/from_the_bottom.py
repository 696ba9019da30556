"""Putting the bottom card of a library into a graveyard. CR 401.1, 404.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import binds
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.moving.common import moves
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["BuryBottomCard"]

BURIED: Final = "put from the bottom"
"""Name under which the card is bound that was put into a graveyard from the bottom."""


@final
@dataclass(frozen=True)
class BuryBottomCard(Effect):
    """An instruction to put the bottom card of one's library into one's graveyard. CR 401.1."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards: list[int] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            cards += game.players[player].library[-1:]
        perform(game, [*moves(game, cards, Zone.GRAVEYARD, "put")], ctx, BURIED)


binds(BuryBottomCard, BURIED)
leaves(BuryBottomCard, BURIED, Card())
phrase(
    BuryBottomCard,
    en="{who} <puts> the bottom card of {who:own} library into {who:own} graveyard",
    es="{who} <pone> la última carta de {who:own} biblioteca en {who:own} cementerio",
)
