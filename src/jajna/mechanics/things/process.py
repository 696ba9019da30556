"""Repeating the process of a spell or ability. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect
from jajna.ir.composites import Sequence
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["RepeatProcess"]


@final
@dataclass(frozen=True)
class RepeatProcess(Effect):
    """Follow the instructions of the spell or ability again, this one included. CR 608.2c.

    With ``times`` the instructions before this one are followed so many times more. ``freely``: the
    text says that it may be done any number of times, since the choice comes up again.
    """

    times: int = 0
    freely: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        whole = game.kernel.what_resolves(game)
        if not self.times:
            game.frames.run_in_order(whole, ctx)
            return
        once: list[Effect] = []
        for effect in whole:
            steps = effect.effects if isinstance(effect, Sequence) else (effect,)
            if self in steps:
                once += steps[: steps.index(self)]
                break
            once.append(effect)
        game.frames.run_in_order(tuple(once) * self.times, ctx)


phrase(
    RepeatProcess,
    en="repeat this process any number of times",
    es="repite este proceso cualquier cantidad de veces",
    when={"times": 0, "freely": True},
)
phrase(
    RepeatProcess,
    en="repeat this process",
    es="repite este proceso",
    when={"times": 0, "freely": False},
)
phrase(
    RepeatProcess,
    en="repeat this process once",
    es="repite este proceso una vez",
    when={"times": 1, "freely": False},
)
phrase(
    RepeatProcess,
    en="repeat this process {times} more times",
    es="repite este proceso {times} veces más",
    when={"freely": False},
)
