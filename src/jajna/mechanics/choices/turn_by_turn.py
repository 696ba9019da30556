"""Players taking turns to choose among exiled cards until none is left. CR 608.2c, 101.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Effect
from jajna.ir.declared.names import EXILED, binds, looks_up
from jajna.kernel.door.perform import perform
from jajna.kernel.zones import attaching
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseInTurn"]

TURNS: Final = "cards chosen in turn"
"""Name of the number of cards chosen so far."""


def _arrival(game: Game, card: int, player: int) -> ZoneChange:
    move = ZoneChange(card, Zone.EXILE, Zone.BATTLEFIELD, "put")
    move.controller = player
    move.tapped = True
    return move


@final
@dataclass(frozen=True)
class ChooseInTurn(Effect):
    """Each player in turn, you first, puts one of the exiled cards onto the battlefield tapped.

    This goes on until all of them that can enter have been chosen. An Aura that could be attached
    to nothing can't be chosen (CR 303.4g).
    """

    def _chooser(self, game: Game, ctx: Context) -> int:
        seats = game.players.within(ctx.controller, game.players.in_order(ctx.controller))
        return seats[ctx.numbers.get(TURNS, 0) % len(seats)]

    def _cards(self, game: Game, ctx: Context) -> list[int]:
        player = self._chooser(game, ctx)
        found: list[int] = []
        for thing in ctx.bound.get(EXILED, []):
            card = game.objects.followed(ctx, thing)
            if not game.objects.exists(card) or game.object(card).zone is not Zone.EXILE:
                continue
            move = _arrival(game, card, player)
            if not attaching.needs_host(game, move) or attaching.hosts(game, move):
                found.append(card)
        return found

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = self._cards(game, ctx)
        if not cards:
            return None
        player = self._chooser(game, ctx)
        options = [Thing(card) for card in cards]
        return Decision(player, Kind.OBJECTS, "608.2d", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(answer, Thing):
            player = self._chooser(game, ctx)
            ctx.bind_number(TURNS, ctx.numbers.get(TURNS, 0) + 1)
            game.frames.run_in_order((self,), ctx)
            perform(game, [_arrival(game, answer.thing, player)])


binds(ChooseInTurn, TURNS)
looks_up(ChooseInTurn, EXILED)
phrase(
    ChooseInTurn,
    en="starting with you, each player chooses one of the exiled cards and puts it onto the "
    "battlefield tapped under their control. repeat this process until all cards exiled this way "
    "have been chosen",
    es="comenzando por ti, cada jugador elige una de las cartas exiliadas y la pone en el campo de "
    "batalla girada bajo su control. repite este proceso hasta que se hayan elegido todas las "
    "cartas exiliadas de esta manera",
)
