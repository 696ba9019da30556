"""Companions: cards outside the game that are revealed before it begins. CR 103.2b, 702.139."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Several, Shape, Thing
from jajna.events.hidden import Revealed
from jajna.events.marks import Marked
from jajna.ir.abilities import CompanionIf
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["COMPANION", "CompanionsFrame", "is_companion", "starting_deck"]

COMPANION: Final = "companion"
"""Name of the keyword, and of the mark on the card that its owner has chosen."""


def starting_deck(game: Game, player: int) -> list[int]:
    """The cards of a player's deck before the game begins. CR 702.139b."""
    return game.players[player].library


def is_companion(game: Game, card: int) -> bool:
    """Whether its owner has chosen it as their companion. CR 116.2g."""
    return COMPANION in game.objects[card].marks


@final
class CompanionsFrame(Frame):
    """Each player in turn order may reveal a companion. CR 103.2b.

    ``seats`` is a list of the players still to be asked.
    """

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def run(self, game: Game) -> None:
        while self.seats:
            cards = _companions(game, self.seats[0])
            if cards:
                options: list[Answer] = [Thing(card) for card in cards]
                game.decision = Decision(
                    self.seats[0], Kind.COMPANION, "103.2b", Shape.SOME, options, 0, 1
                )
                return
            self.seats.pop(0)
        game.frames.pop()

    def take(self, game: Game, answer: Answer) -> None:
        seat = self.seats.pop(0)
        assert isinstance(answer, Several), answer
        cards = [one.thing for one in answer.options if isinstance(one, Thing)]
        if cards:
            chosen = [Marked(card, COMPANION, [seat]) for card in cards]
            perform(game, [Revealed(seat, cards), *chosen])

    def standing(self) -> str:
        return f"companions {self.seats}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        return CompanionsFrame(self.seats.copy())


def _companions(game: Game, player: int) -> list[int]:
    """A list of a player's possible companions: their starting deck fulfills the condition."""
    return [card for card in game.players[player].outside if _is_fulfilled(game, player, card)]


def _is_fulfilled(game: Game, player: int, card: int) -> bool:
    for keyworded in game.objects[card].now.kit.keyworded:
        for ability in keyworded.meaning:
            if isinstance(ability, CompanionIf):
                return ability.condition.holds(game, Context(card, player))
    return False
