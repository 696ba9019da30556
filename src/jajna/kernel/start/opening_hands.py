"""The actions that players may take with their opening hands. CR 103.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Shape, YesNo
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import BeginsOnBattlefield
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import Frame
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["OpeningFrame", "openers"]


@final
class OpeningFrame(Frame):
    """Players in turn order may put cards from their hands onto the battlefield. CR 103.6a.

    ``cards`` is a list of the cards still to be asked about.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def run(self, game: Game) -> None:
        if not self.cards:
            game.frames.pop()
            return
        card = self.cards[0]
        owner = game.object(card).owner
        game.decision = Decision(owner, Kind.MAY, "103.6a", Shape.ONE, [YES, NO], source=card)

    def take(self, game: Game, answer: Answer) -> None:
        card = self.cards.pop(0)
        if isinstance(answer, YesNo) and answer.yes:
            perform(game, [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD, "put")])

    def standing(self) -> str:
        return f"opening hands {self.cards}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        return OpeningFrame(self.cards.copy())


def openers(game: Game) -> list[int]:
    """A list of the cards in opening hands that may begin the game in play. CR 103.6."""
    return [
        card
        for seat in game.players.in_order(game.turn.active)
        for card in game.players[seat].hand
        if any(isinstance(one, BeginsOnBattlefield) for one in game.object(card).now.kit.all)
    ]
