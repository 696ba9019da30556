"""Reflexive triggered abilities: "When you do, ..." after an optional action. CR 603.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Duration, Pattern
from jajna.ir.composites import DID
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds
from jajna.ir.shapes import Reflexive
from jajna.kernel.door.perform import perform
from jajna.kernel.state.lasting_effects import DelayedTrigger

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["JustDone", "WhenYouDo"]


@final
@dataclass(frozen=True)
class JustDone(Pattern):
    """The action just done: the reflexive ability triggers at once. CR 603.12."""

    def is_reflexive(self) -> bool:
        return True

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.EFFECT_BEGAN,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, EffectBegan) and event.effect.ctx is ctx


trait(JustDone, Trait.GOES_ON)


binds(JustDone)


@final
@dataclass(frozen=True)
class WhenYouDo(Reflexive):
    """If the action before was done, an ability triggers, which chooses its own targets.

    CR 603.12. ``ability`` is triggered, by ``JustDone``.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if not ctx.numbers.get(DID, 1):  # what says nothing of it couldn't be left undone
            return
        assert isinstance(self.ability, Triggered), self
        kept = ctx.clone({})
        kept.targets = []
        kept.shares = []
        kept.modes = []
        later = DelayedTrigger(kept, self.ability.on, self.ability.effect, Duration.PERMANENT)
        perform(game, [EffectBegan(later)])
