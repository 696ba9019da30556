"""Guesses at hidden cards. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect, Ref
from jajna.ir.declared.binding import GUESS, does, needs
from jajna.ir.declared.names import chooses, looks_up
from jajna.ir.measures import Stat, stat_value
from jajna.mechanics.choices.chosen_by_each import CHOSEN
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["GuessManaValue", "GuessedWrong"]

WRONG: Final = "guessed wrong"


@final
@dataclass(frozen=True)
class GuessManaValue(Effect):
    """A player guesses whether the mana value of the card chosen is greater than a number."""

    who: Ref
    number: int

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx)
        if not players or not ctx.bound.get(CHOSEN):
            return None
        options = [Pick(0, "greater"), Pick(1, "not greater")]
        return Decision(players[0], Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(WRONG, 0)
        for card in ctx.bound.get(CHOSEN, []):
            greater = stat_value(game, card, Stat.MANA_VALUE) > self.number
            guessed = isinstance(answer, Pick) and answer.index == 0
            ctx.bind_number(WRONG, int(guessed != greater))


looks_up(GuessManaValue, CHOSEN)
chooses(GuessManaValue, WRONG)
phrase(
    GuessManaValue,
    en="{who} <guesses> whether the card's mana value is greater than {number:#}",
    es="{who} <adivina> si el valor de maná de la carta es mayor que {number:#}",
)
does(GuessManaValue, GUESS)


@final
@dataclass(frozen=True)
class GuessedWrong(Condition):
    """Whether the guess before was wrong."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return ctx.numbers.get(WRONG, 0) == 1


looks_up(GuessedWrong, WRONG)
phrase(
    GuessedWrong,
    en="the player guessed wrong",
    es="el jugador se equivocó",
)
needs(GuessedWrong, GUESS)
