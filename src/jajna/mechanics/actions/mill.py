"""Milling. CR 701.17."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import Half
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.binding import THE_REST, Trait, does, leaves, tells, trait
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import GROUPS, LATEST_GROUP, amount_for, in_turn_order
from jajna.mechanics.moving.common import moves
from jajna.mechanics.things.library import lacks_cards, top_cards
from jajna.mechanics.things.whole_zones import CardsIn
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MILLED", "Mill"]

MILLED: Final = "milled"
"""Name under which milled cards are bound."""


@final
@dataclass(frozen=True)
class Mill(Effect):
    """An instruction to mill cards. CR 701.17a."""

    count: Amount
    who: Ref = IMPLIED

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        return lacks_cards(game, ctx, self.count, self.who, player)  # CR 701.17b

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards: list[int] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            cards += top_cards(game, player, amount_for(self.count, game, ctx, player))
        ctx.bind_number(LATEST_GROUP, GROUPS.index(MILLED))
        perform(game, [*moves(game, cards, Zone.GRAVEYARD, "mill")], ctx, MILLED)


binds(Mill, LATEST_GROUP, MILLED)

phrase(
    Mill,
    en="{who} <mills> {count:a card/cards}",
    es="{who} <muele> {count:una carta/cartas}",
)

for _up, _en, _es in ((False, "down", "hacia abajo"), (True, "up", "hacia arriba")):
    phrase(
        Mill,
        en=f"{{who}} <mills> half {{who:own}} library, rounded {_en}",
        es=f"{{who}} <muele> la mitad de {{who:own}} biblioteca, redondeando {_es}",
        when={"count": Half(CardsIn(int(Zone.LIBRARY)), up=_up)},
    )

does(Mill, MILLED)

tells(Mill, THE_REST)

leaves(Mill, MILLED, Card())

trait(Mill, Trait.COUNTED_FOR_EACH)

touches(Mill, "who", Does.MILL, "count")
