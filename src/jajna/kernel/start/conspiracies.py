"""Conspiracies as the game begins: names for those that are face down. CR 103.2e, 702.106a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, NamedCard
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import Frame
from jajna.kernel.zones.card_names import name_question, naming_of
from jajna.kernel.zones.conspiracies import AgendaNamed, face_down_conspiracies, names_wanted

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AgendasFrame"]


@final
class AgendasFrame(Frame):
    """Each player in turn order chooses names in secret for their face-down conspiracies.

    ``seats`` is a list of the players still to be asked. CR 702.106a, 702.106f.
    """

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def run(self, game: Game) -> None:
        while self.seats:
            card = self._next(game)
            if card:
                asked = naming_of(game, 0, 0, basic=True)
                game.decision = name_question(game, self.seats[0], asked, "702.106a", card)
                return
            self.seats.pop(0)
        game.frames.pop()

    def _next(self, game: Game) -> int:
        """The next conspiracy of the player for which names are missing; 0 for none."""
        player = game.players[self.seats[0]]
        if not player.in_game:
            return 0
        for card in face_down_conspiracies(game, player.id):
            if len(player.agendas.get(card, ())) < names_wanted(game.objects[card]):
                return card
        return 0

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, NamedCard), answer
        player = game.players[self.seats[0]]
        card = self._next(game)
        if answer.name not in player.agendas.get(card, ()):  # CR 702.106f: different ones
            perform(game, [AgendaNamed(player.id, card, answer.name)])

    def standing(self) -> str:
        return f"agendas {self.seats}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        return AgendasFrame(self.seats.copy())
