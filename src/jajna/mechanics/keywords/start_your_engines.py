"""Start your engines! and what is said of a player's speed. CR 702.179."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Inherent
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Condition, Effect, Ref
from jajna.ir.conditions.logic import AllOf
from jajna.ir.conditions.turns import TurnIs
from jajna.ir.filters.nouns import Opponent
from jajna.ir.refs import IMPLIED, YOU
from jajna.kernel.door.perform import perform
from jajna.kernel.players.speed import MAX_SPEED, SpeedChanged, became
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.triggers.players import LosesLife
from jajna.telling import tell_player
from jajna.vocab import Aspects, Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["INHERENT", "START_YOUR_ENGINES", "HasMaxSpeed", "IncreaseSpeed", "SpeedOf"]


@final
@dataclass(frozen=True)
class HasMaxSpeed(Condition):
    """You have max speed. CR 702.179e. With ``negative`` you don't."""

    negative: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return (game.players[ctx.controller].speed == MAX_SPEED) != self.negative


phrase(
    HasMaxSpeed,
    en="you have max speed",
    es="<tiene@tú> velocidad máxima",
    when={"negative": False},
)
phrase(
    HasMaxSpeed,
    en="you don't have max speed",
    es="no <tiene@tú> velocidad máxima",
    when={"negative": True},
)


@final
@dataclass(frozen=True)
class SpeedOf(Amount):
    """A player's speed, 0 for a player who has none. CR 702.179f."""

    of: Ref = YOU

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        return sum([game.players[seat].speed for seat in self.of.things(game, ctx)])


phrase(SpeedOf, en="{of:'s} speed", es="{of:de la velocidad}")


@final
@dataclass(frozen=True)
class IncreaseSpeed(Effect):
    """An instruction that a player's speed increases. CR 702.179c, 702.179d."""

    number: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = self.number.value(game, ctx)
        events: list[Event] = []
        for seat in self.who.things(game, ctx):
            speed = min(game.players[seat].speed + number, MAX_SPEED)
            if speed > game.players[seat].speed:
                events += became(game, ctx.source, seat, speed, INHERENT)
        perform(game, events)


phrase(
    IncreaseSpeed,
    en="{who:'s} speed increases by {number}",
    es="{who:de la velocidad} aumenta en {number}",
)

INHERENT: Final = Inherent(
    LosesLife(Opponent()),
    IncreaseSpeed(ONE, YOU),
    AllOf((TurnIs(), HasMaxSpeed(negative=True))),
)
"""The triggered ability of a player who has speed; it triggers once each turn. CR 702.179d."""

tell_player(
    SpeedChanged,
    "Your speed becomes {speed}.",
    "{player}'s speed becomes {speed}.",
)

START_YOUR_ENGINES: Final = plain(
    "start your engines!",
    "¡enciendan motores!",
    meaning=(INHERENT,),
    rule="702.179",
)
"""CR 702.179a. That speed becomes 1, the rules see to. CR 704.5z."""
