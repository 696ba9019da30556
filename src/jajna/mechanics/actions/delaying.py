"""Delayed triggered abilities that instructions make. CR 603.7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.events import EffectBegan
from jajna.ir.base import Duration, Effect, Pattern
from jajna.kernel.door import perform
from jajna.kernel.effects import DelayedTrigger
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["DoLater"]


@final
@dataclass(frozen=True)
class DoLater(Effect):
    """An instruction followed once, when something happens later. CR 603.7a, 603.7b.

    ``last``: the text says when at its end.
    """

    on: Pattern
    effect: Effect
    last: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        later = DelayedTrigger(ctx.clone({}), self.on, self.effect, Duration.PERMANENT)
        perform(game, [EffectBegan(later)])


phrase(DoLater, en="{effect} {on}", es="{effect} {on}", when={"last": True})
phrase(DoLater, en="{on}, {effect}", es="{on}, {effect}", when={"last": False})
