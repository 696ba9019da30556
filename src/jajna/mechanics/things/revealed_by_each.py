"""Two players who each revealed a card: what each does because of the other's. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import REVEALED, looks_up
from jajna.ir.refs import Target
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_turn_order, in_zone
from jajna.mechanics.moving.common import moves
from jajna.mechanics.things.library import Reveal, TopCards
from jajna.mechanics.things.life import life_lost
from jajna.vocab import Zone, is_another_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LoseLifeForTheOthers", "TakeWhatEachRevealed"]

BY_TWO: Final = "revealed by two players"
"""Two players each revealed the top card of their library."""


@final
@dataclass(frozen=True)
class LoseLifeForTheOthers(Effect):
    """Players each lose life equal to the mana value of the card that the other player revealed.
    CR 119.3, 202.3.

    Where the other player revealed none, no life is lost.
    """

    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = ctx.bound.get(REVEALED, [])
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            others = [card for card in cards if is_another_player(game.object(card).owner, player)]
            number = sum([game.object(card).now.mana_value() for card in others])
            events += life_lost(player, number)
        perform(game, events)


looks_up(LoseLifeForTheOthers, REVEALED)
needs(LoseLifeForTheOthers, BY_TWO, "no two players revealed a card before")
phrase(
    LoseLifeForTheOthers,
    en="{who} each <loses> life equal to the mana value of the card revealed by the other player",
    es="{who} <pierde> cada uno vidas igual al valor de maná de la carta mostrada por el otro "
    "jugador",
)


@final
@dataclass(frozen=True)
class TakeWhatEachRevealed(Effect):
    """Players each put the card that they revealed from their library into their hand. CR 400.7."""

    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        cards = [
            card
            for card in in_zone(game, ctx.bound.get(REVEALED, []), Zone.LIBRARY)
            if game.object(card).owner in players
        ]
        perform(game, [*moves(game, cards, Zone.HAND, "put")])


looks_up(TakeWhatEachRevealed, REVEALED)
needs(TakeWhatEachRevealed, BY_TWO, "no two players revealed a card before")
phrase(
    TakeWhatEachRevealed,
    en="{who} each <puts> the card they revealed into their hand",
    es="{who} <pone> cada uno en su mano la carta que mostró",
)


def _by_two(made: Reveal) -> bool:
    """Whether two target players each reveal the top card of their library."""
    both = isinstance(made.who, Target) and made.who.minimum == made.who.maximum == 2
    return both and isinstance(made.what, TopCards)


tells(Reveal, BY_TWO, _by_two)
