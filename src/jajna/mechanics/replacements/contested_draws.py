"""Draws that others may stop by paying life. CR 614.1a, 614.11, 121.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.hidden import Revealed
from jajna.events.life import LifeLost
from jajna.events.moves import Draw, ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Replacement
from jajna.ir.declared.names import binds
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.telling import tell_player
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["DrawForSale", "OthersMayPay"]

DECLINED = "players who declined"


@final
class RevealedForSale(OfPlayer):
    """A card about to be drawn is shown; the other players are then asked. CR 614.11a."""

    def __init__(self, player: int, source: int, controller: int, life: int) -> None:
        super().__init__(EventKind.REVEALED_FOR_SALE, player)
        self.source = source
        self.controller = controller
        self.life = life

    def apply(self, game: Game) -> list[Event]:
        library = game.players[self.player].library
        offer = OthersMayPay(self.player, self.life, tuple(self.used))
        game.frames.run_in_order((offer,), Context(self.source, self.controller))
        return [Revealed(self.player, library[:1])] if library else []


tell_player(
    RevealedForSale,
    "The card you would draw is shown first.",
    "The card {player} would draw is shown first.",
)


@final
@dataclass(frozen=True)
class OthersMayPay(Effect):
    """Each other player in turn order may pay life to put the card into the graveyard.

    If nobody does, the player draws it. ``used`` are the replacement effects that have been applied
    to the draw (CR 614.5).
    """

    player: int
    life: int
    used: tuple[str, ...]

    def _next(self, game: Game, ctx: Context) -> int:
        """The next player who could pay and hasn't been asked; -1 for none."""
        for seat in game.players.within(ctx.controller, game.players.in_order(game.turn.active)):
            asked = seat in ctx.bound.get(DECLINED, [])
            if seat == self.player or asked:
                continue
            if game.effects.life_to_pay(game.players[seat]) >= self.life:
                return seat
        return -1

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        seat = self._next(game, ctx)
        if seat < 0 or not game.players[self.player].library:
            return None
        return Decision(seat, Kind.PAY_COST, "118.12", Shape.ONE, [YES, NO], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        library = game.players[self.player].library
        if answer is None:
            draw = Draw(self.player)
            draw.used = list(self.used)
            perform(game, [draw])
            return
        seat = self._next(game, ctx)
        if isinstance(answer, YesNo) and answer.yes:
            card = ZoneChange(library[0], Zone.LIBRARY, Zone.GRAVEYARD, "put")
            perform(game, [LifeLost(seat, self.life, paid=True), card])
            return
        ctx.bind(DECLINED, [*ctx.bound.get(DECLINED, []), seat])
        game.frames.run_in_order((self,), ctx)


binds(OthersMayPay, DECLINED)


@final
@dataclass(frozen=True)
class DrawForSale(Replacement):
    """Each card drawn is revealed first; another player may pay life to have it discarded instead.

    CR 614.11.
    """

    life: int

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DRAW,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, Draw)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, Draw), event
        return [RevealedForSale(event.player, ctx.source, ctx.controller, self.life)]


binds(DrawForSale, DECLINED)
phrase(
    DrawForSale,
    en="if a player would draw a card, they reveal it instead. then any other player may pay "
    "{life:#} life. if a player does, put that card into its owner's graveyard. otherwise, that "
    "player draws a card",
    es="si un jugador fuera a robar una carta, en vez de eso, la muestra. luego cualquier otro "
    "jugador puede pagar {life:#} vidas. si un jugador lo hace, pon esa carta en el cementerio de "
    "su propietario. de lo contrario, ese jugador roba una carta",
)
