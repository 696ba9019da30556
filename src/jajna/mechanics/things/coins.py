"""Flipping coins. CR 705."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Effect, Ref
from jajna.ir.composites import Clause
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.refs import EACH, EVENT_AMOUNT, IMPLIED, THIS, YOU, And, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.triggers.common import DoneBy
from jajna.telling import tell_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CoinFlipped", "FlipCoin", "FlipTogether", "FlipUntilLost", "FlipWas", "WinsFlip"]

WON: Final = "flips won"
"""Name of the number of coin flips just won."""
TAILS: Final = "tails"
"""Name under which the players are bound whose coins came up tails."""


@final
class CoinFlipped(OfPlayer):
    """A player flips a coin. CR 705.1.

    ``success`` is whether the player wins the flip (CR 705.2), or with ``called`` false, where
    nobody wins or loses it, whether it comes up heads.
    """

    def __init__(self, player: int, success: bool, called: bool = True) -> None:
        super().__init__(EventKind.COIN_FLIPPED, player)
        self.success = success
        self.called = called

    def amount(self) -> int:
        return 1 if self.success else 0

    def apply(self, game: Game) -> list[Event]:
        return []


tell_player(
    CoinFlipped,
    "You win a coin flip.",
    "{player} wins a coin flip.",
    when={"called": True, "success": True},
)
tell_player(
    CoinFlipped,
    "You lose a coin flip.",
    "{player} loses a coin flip.",
    when={"called": True, "success": False},
)
tell_player(
    CoinFlipped,
    "Your coin comes up heads.",
    "{player}'s coin comes up heads.",
    when={"called": False, "success": True},
)
tell_player(
    CoinFlipped,
    "Your coin comes up tails.",
    "{player}'s coin comes up tails.",
    when={"called": False, "success": False},
)


@final
@dataclass(frozen=True)
class FlipCoin(Effect):
    """An instruction to flip a coin, which the player wins or loses. CR 705.1, 705.2.

    The player's call doesn't change the odds, so nobody is asked for it. Unless it is ``called``,
    nobody wins or loses; those whose coins come up tails are bound.
    """

    who: Ref = IMPLIED
    called: bool = True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        flips = [CoinFlipped(player, game.chance.below(2) == 1, self.called) for player in players]
        if self.called:
            ctx.bind_number(WON, sum([flip.amount() for flip in flips]))
        else:
            ctx.bind(TAILS, [flip.player for flip in flips if not flip.success])
        perform(game, [*flips])


binds(FlipCoin, WON, TAILS)
phrase(FlipCoin, en="{who} <flips> a coin", es="{who} <lanza> una moneda a cara o cruz")


@final
@dataclass(frozen=True)
class FlipWas(Condition):
    """The flip just made was won, or lost. CR 705.2."""

    won: bool = True
    who: Ref = YOU

    def holds(self, game: Game, ctx: Context) -> bool:
        return (ctx.numbers.get(WON, 0) > 0) == self.won


looks_up(FlipWas, WON)
trait(FlipWas, Trait.ASKS_RESULT)
phrase(
    FlipWas,
    en="{who} <wins> the flip",
    es="{who} <gana> el lanzamiento",
    when={"won": True},
)
phrase(
    FlipWas,
    en="{who} <loses> the flip",
    es="{who} <pierde> el lanzamiento",
    when={"won": False},
)


@final
@dataclass(frozen=True)
class FlipUntilLost(Effect):
    """Flip a coin, and again as long as you win the flip. CR 705.1, 705.2."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        again = Clause(self, condition=FlipWas())  # CR 608.2c
        game.frames.run_in_order((FlipCoin(YOU), again), ctx)


binds(FlipUntilLost, TAILS, WON)
phrase(
    FlipUntilLost,
    en="flip a coin until you lose a flip",
    es="lanza una moneda a cara o cruz hasta que pierdas un lanzamiento",
)


@final
@dataclass(frozen=True)
class WinsFlip(DoneBy):
    """A player wins, or loses, a coin flip. CR 705.2."""

    won: bool = True
    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.COIN_FLIPPED

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, CoinFlipped) or not event.called or event.success != self.won:
            return False
        return super().matches(game, ctx, event)


phrase(
    WinsFlip,
    en="{word:when} {who:this} <wins> a coin flip",
    es="{word:when} {who:this} <gana> un lanzamiento de moneda",
    when={"won": True},
)
phrase(
    WinsFlip,
    en="{word:when} {who:this} <loses> a coin flip",
    es="{word:when} {who:this} <pierde> un lanzamiento de moneda",
    when={"won": False},
)


@final
@dataclass(frozen=True)
class AnyTails(Condition):
    """A coin just flipped came up tails. CR 705.2."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(ctx.bound.get(TAILS, []))


looks_up(AnyTails, TAILS)


@final
@dataclass(frozen=True)
class FlipTogether(Effect):
    """Two players flip coins and are dealt damage for tails until both are heads. CR 705.2."""

    who: Ref
    other: Ref
    amount: Amount
    source: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        flip = FlipCoin(And((self.who, self.other)), called=False)
        damage = DealDamage(self.amount, Bound(TAILS), self.source)
        again = Clause(self, condition=AnyTails())  # CR 608.2c
        game.frames.run_in_order((flip, damage, again), ctx)


binds(FlipTogether, EVENT_AMOUNT, TAILS, WON, EACH)
phrase(
    FlipTogether,
    en="{who} and {other} each flip a coin. {source} <deals> {amount:1 damage} to each player "
    "whose coin comes up tails. repeat this process until both players' coins come up heads on "
    "the same flip",
    es="{who} y {other} lanzan una moneda cada uno. {source} <hace> {amount:1 punto/puntos "
    "de daño} a cada jugador cuya moneda caiga en cruz. repite este proceso hasta que las monedas "
    "de ambos jugadores caigan en cara en el mismo lanzamiento",
)
