"""Instructions that change the rules for players for a while. CR 611.2, 613.11."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Modification
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.rules.players import CannotLose, CastWithFlash
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChangeRules"]


@final
@dataclass(frozen=True)
class ChangeRules(Effect):
    """An instruction that changes rules for its controller for a while. CR 611.2c, 613.11.

    "Until your next turn, you may cast sorcery spells as though they had flash." ``change`` is a
    modification that has its own subject. ``within``: it says itself that it is for this turn.
    """

    change: Modification
    duration: int = Duration.END_OF_TURN
    within: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        affected = self.change.subject()
        assert affected is not None, self.change
        players = [
            seat
            for seat in game.players.within(ctx.controller, game.players.in_order(game.turn.active))
            if affected.matches(game, ctx, seat)
        ]
        perform(game, begin(ctx, (self.change,), self.duration, players))


phrase(
    ChangeRules,
    en="you can't lose the game this turn and your opponents can't win the game this turn",
    es="no puedes perder el juego este turno y tus oponentes no pueden ganar el juego este turno",
    when={"change": CannotLose(), "duration": Duration.END_OF_TURN, "within": True},
)
phrase(
    ChangeRules,
    en="{change}",
    es="{change}",
    when={"duration": Duration.END_OF_TURN, "within": True},
)
phrase(
    ChangeRules,
    en="{duration:duration}, {change}",
    es="{duration:duration}, {change}",
    when={"within": False},
)


def _not_said_whose(made: ChangeRules) -> str | None:
    says = isinstance(made.change, CastWithFlash) and made.change.this_turn
    if (says or (made.within and made.change == CannotLose())) != made.within:
        return "it isn't said for how long, or said twice"
    return "it isn't said what is changed" if made.change.subject() is None else None


misplaced(ChangeRules, _not_said_whose)
trait(ChangeRules, Trait.SAYS_TIME_FIRST)
