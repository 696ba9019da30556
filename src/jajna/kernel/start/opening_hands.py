"""The actions that players may take with their opening hands. CR 103.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Shape, YesNo
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import BeginsOnBattlefield, RevealsFromOpeningHand
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["OpeningFrame", "openers"]


@final
class OpeningFrame(Frame):
    """Players in turn order may put cards from their hands onto the battlefield or reveal them.
    CR 103.6a, 103.6b.

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
        rule = "103.6a" if _revealing(game, card) is None else "103.6b"
        game.decision = Decision(owner, Kind.MAY, rule, Shape.ONE, [YES, NO], source=card)

    def take(self, game: Game, answer: Answer) -> None:
        card = self.cards.pop(0)
        if not isinstance(answer, YesNo) or not answer.yes:
            return
        shown = _revealing(game, card)
        if shown is None:
            perform(game, [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD, "put")])
            return
        owner = game.object(card).owner
        game.frames.run_in_order((shown.effect,), Context(card, owner))
        perform(game, [Revealed(owner, [card])])

    def standing(self) -> str:
        return f"opening hands {self.cards}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        return OpeningFrame(self.cards.copy())


def _revealing(game: Game, card: int) -> RevealsFromOpeningHand | None:
    """The ability that lets a card be revealed; None if it can begin on the battlefield."""
    for ability in game.object(card).now.kit.all:
        if isinstance(ability, RevealsFromOpeningHand):
            return ability
    return None


def openers(game: Game) -> list[int]:
    """A list of the cards in opening hands with which something may be done then. CR 103.6."""
    return [
        card
        for seat in game.players.in_order(game.turn.active)
        for card in game.players[seat].hand
        if any(
            isinstance(one, (BeginsOnBattlefield, RevealsFromOpeningHand))
            for one in game.object(card).now.kit.all
        )
    ]
