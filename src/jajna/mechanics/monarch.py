"""The monarch. CR 724."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import DamageDealt, EffectBegan, Event, EventKind, StepBegan
from jajna.ir.amounts import ONE
from jajna.ir.base import Condition, Duration, Effect, Filter, Pattern, Ref
from jajna.ir.refs import IMPLIED, YOU, ControllerOf, EventObject
from jajna.kernel.context import Context
from jajna.kernel.designations import MONARCH, DesignationGiven
from jajna.kernel.door import perform
from jajna.kernel.effects import DelayedTrigger
from jajna.mechanics.actions.cards import DrawCards
from jajna.mechanics.patterns.common import bind
from jajna.vocab import Reads, Step, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = [
    "BecomeMonarch",
    "BecomesMonarch",
    "IsMonarch",
    "MonarchIsStruck",
    "MonarchsEndStep",
]


@final
@dataclass(frozen=True)
class MonarchsEndStep(Pattern):
    """The monarch's end step begins. The monarch controls the ability. CR 724.2."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, StepBegan)
            and event.step is Step.END
            and event.player == game.designations.get(MONARCH, -1)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        ctx.controller = game.designations[MONARCH]


@final
@dataclass(frozen=True)
class MonarchIsStruck(Pattern):
    """A creature deals combat damage to the monarch, who controls the ability. CR 724.2."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.combat
            and event.number > 0
            and event.to == game.designations.get(MONARCH, -1)
            and game.object(event.source).now.types & Type.CREATURE != 0
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DamageDealt), event
        ctx.controller = game.designations[MONARCH]
        bind(game, ctx, event.source)


@final
@dataclass(frozen=True)
class BecomeMonarch(Effect):
    """An instruction that a player becomes the monarch. CR 724.1, 724.3."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        events: list[Event] = []
        if players and MONARCH not in game.designations:
            events += _inherent(ctx)
        events += [DesignationGiven(MONARCH, player) for player in players]
        perform(game, events)


phrase(
    BecomeMonarch,
    en="{who} <becomes> the monarch",
    es="{who} <se convierte> en el monarca",
)

TAKES_THE_CROWN: Final = BecomeMonarch(ControllerOf(EventObject()))


def _inherent(ctx: Context) -> list[Event]:
    """The abilities that come with being the monarch, for the rest of the game. CR 724.2."""
    draws = DelayedTrigger(
        Context(ctx.source, ctx.controller),
        MonarchsEndStep(),
        DrawCards(ONE, YOU),
        Duration.PERMANENT,
        once=False,
    )
    changes = DelayedTrigger(
        Context(ctx.source, ctx.controller),
        MonarchIsStruck(),
        TAKES_THE_CROWN,
        Duration.PERMANENT,
        once=False,
    )
    return [EffectBegan(draws), EffectBegan(changes)]


@final
@dataclass(frozen=True)
class BecomesMonarch(Pattern):
    """A player becomes the monarch. CR 724.3."""

    who: Filter
    word: str = "whenever"

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.OTHER,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DesignationGiven)
            and event.name == MONARCH
            and self.who.matches(game, ctx, event.player)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DesignationGiven), event
        bind(game, ctx, event.player)


phrase(
    BecomesMonarch,
    en="{word:when} {who:this} <becomes> the monarch",
    es="{word:when} {who:this} <se convierte> en el monarca",
)


@final
@dataclass(frozen=True)
class IsMonarch(Condition):
    """A player is the monarch: you, or an opponent. CR 724.1."""

    whose: str = "you"

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        monarch = game.designations.get(MONARCH, -1)
        if self.whose == "you":
            return monarch == ctx.controller
        return monarch in game.opponents(ctx.controller)


words(
    "monarch",
    {
        "you": ("you're the monarch", "<es@tú> el monarca"),
        "an opponent": ("an opponent is the monarch", "un oponente <es@él> el monarca"),
    },
)
phrase(IsMonarch, en="{whose:monarch}", es="{whose:monarch}")
