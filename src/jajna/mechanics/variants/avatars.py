"""What vanguards of online play say: cards chosen at random from outside the game. CR 902."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.moves import TokenCreated
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Token
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.things.tokens import CREATED
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CreateRandomCreature"]


@final
@dataclass(frozen=True)
class CreateRandomCreature(Effect):
    """An instruction to create a token that is a copy of a creature card of a mana value chosen at
    random; nothing is created if there is none. CR 111.3, 707.2.
    """

    value: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            card = game.players.creatures.choose(self.value.value(game, ctx), game.chance)
            if card is not None:
                event = TokenCreated(player, game.definitions.of(card))
                event.by = ctx.controller
                events.append(event)
        perform(game, events, ctx, CREATED)


binds(CreateRandomCreature, CREATED)
leaves(CreateRandomCreature, CREATED, Token())
touches(CreateRandomCreature, "who", Does.TOKENS, "value")
phrase(
    CreateRandomCreature,
    en="{who} <creates> a token that's a copy of a creature card with mana value {value} chosen at "
    "random",
    es="{who} <crea> una ficha que es una copia de una carta de criatura con valor de maná de "
    "{value} elegida al azar",
)
