"""Colors of commanders that are chosen before the game begins. CR 103.2c, 607.2p, 903.4b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Pick, Shape
from jajna.events.base import NO_EVENTS, Event, EventKind, OfPlayer
from jajna.kernel.card_kinds import commanders
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import Frame
from jajna.vocab import COLORS

if TYPE_CHECKING:
    from jajna.kernel.card_kinds.commanders import Commander
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["COLOR_NAMES", "CommanderColorChosen", "CommanderColorsFrame"]

COLOR_NAMES: Final = ("white", "blue", "black", "red", "green")


@final
class CommanderColorChosen(OfPlayer):
    """A player reveals the color chosen for a commander, as the bit ``number``. CR 903.4b."""

    def __init__(self, player: int, commander: int, color: int) -> None:
        super().__init__(EventKind.COMMANDER_COLOR_CHOSEN, player, color)
        self.commander = commander

    def things(self) -> list[int]:
        return [self.player, self.commander]

    def apply(self, game: Game) -> list[Event]:
        for one in commanders.of_object(game, self.commander):
            commanders.choose_color(game, one, self.number)
        return NO_EVENTS


@final
class CommanderColorsFrame(Frame):
    """Each player in turn order chooses colors for their commanders that ask for it. CR 903.4b.

    The choice was made as the deck was built: where its colors leave only one, nobody is asked.
    ``seats`` is a list of the players who haven't chosen all of theirs.
    """

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def run(self, game: Game) -> None:
        while self.seats:
            one = _without_color(game, self.seats[0])
            if one is None:
                self.seats.pop(0)
                continue
            colors = [color for color in COLORS if not one.identity or one.identity & color]
            if len(colors) == 1:
                perform(game, [CommanderColorChosen(one.owner, one.card, colors[0])])
                continue
            options: list[Answer] = []
            for place, color in enumerate(COLORS):
                if color in colors:
                    options.append(Pick(place, COLOR_NAMES[place]))
            game.decision = Decision(
                one.owner, Kind.COLOR, "903.4b", Shape.ONE, options, source=one.card
            )
            return
        game.frames.pop()

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Pick), answer
        one = _without_color(game, self.seats[0])
        assert one is not None, self.seats
        perform(game, [CommanderColorChosen(one.owner, one.card, COLORS[answer.index])])

    def standing(self) -> str:
        return f"commander colors {self.seats}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        return CommanderColorsFrame(self.seats.copy())


def _without_color(game: Game, player: int) -> Commander | None:
    """The next commander of a player for which a color is still to be chosen; None if none is."""
    for one in commanders.led_by(game, player):
        if not one.color and commanders.chooses_color(one) and game.players[player].in_game:
            return one
    return None
