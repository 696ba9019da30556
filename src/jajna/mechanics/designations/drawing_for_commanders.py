"""Cards that are drawn for how often a player has cast commanders. CR 121.1, 903.8."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.moves import Draw
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import EVENT_AMOUNT
from jajna.kernel.card_kinds import commanders
from jajna.kernel.door.perform import perform_in_turn
from jajna.mechanics.choices.chosen_by_each import amount_for, in_turn_order
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DrawForCommanders"]


@final
@dataclass(frozen=True)
class DrawForCommanders(Effect):
    """An instruction to draw cards, and one more for each time the player who draws has cast a
    commander from the command zone. CR 121.2, 903.8.
    """

    count: Amount
    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            times = commanders.times_cast(player, game.players.commanders)
            count = amount_for(self.count, game, ctx, player) + times
            events += [Draw(player) for _ in range(count)]
        perform_in_turn(game, events, ctx, EVENT_AMOUNT)


binds(DrawForCommanders, EVENT_AMOUNT)
touches(DrawForCommanders, "who", Does.DRAW, "count")
phrase(
    DrawForCommanders,
    en="{who} <draws> {count:a card/cards} plus an additional card for each time they've cast a "
    "commander from the command zone this game",
    es="{who} <roba> {count:una carta/cartas} más una carta adicional por cada vez que haya "
    "lanzado un comandante desde la zona de mando esta partida",
)
