"""The initiative. CR 725."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import DamageDealt, EffectBegan, Event, EventKind, StepBegan
from jajna.ir.base import Condition, Duration, Effect, Filter, Pattern, Ref
from jajna.ir.refs import EVENT_PLAYER, IMPLIED, EventPlayer
from jajna.kernel.context import Context
from jajna.kernel.designations import INITIATIVE, DesignationGiven
from jajna.kernel.door import perform
from jajna.kernel.effects import DelayedTrigger
from jajna.mechanics.dungeons.venturing import UNDERCITY, Venture
from jajna.mechanics.patterns.common import bind
from jajna.vocab import Reads, Step, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["HasInitiative", "TakeInitiative", "TakesInitiative"]


@final
@dataclass(frozen=True)
class HoldersUpkeep(Pattern):
    """The upkeep of the player who has the initiative begins; they control the ability.
    CR 725.2.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, StepBegan)
            and event.step is Step.UPKEEP
            and event.player == game.designations.get(INITIATIVE, -1)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        ctx.controller = game.designations[INITIATIVE]
        bind(game, ctx, ctx.controller)


@final
@dataclass(frozen=True)
class HolderIsStruck(Pattern):
    """Creatures a player controls deal combat damage to the player who has the initiative.
    CR 725.2.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.combat
            and event.number > 0
            and event.to == game.designations.get(INITIATIVE, -1)
            and game.object(event.source).now.types & Type.CREATURE != 0
        )

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, DamageDealt), event
        return ctx.bound[EVENT_PLAYER] == [game.controller_of(event.source)]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DamageDealt), event
        ctx.controller = game.designations[INITIATIVE]
        bind(game, ctx, game.controller_of(event.source))


@final
@dataclass(frozen=True)
class TakesInitiative(Pattern):
    """A player takes the initiative, who may have had it already. CR 725.3, 725.5."""

    who: Filter | None = None
    word: str = "whenever"

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.OTHER,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DesignationGiven) or event.name != INITIATIVE:
            return False
        return self.who is None or self.who.matches(game, ctx, event.player)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DesignationGiven), event
        if self.who is None:
            ctx.controller = event.player
        bind(game, ctx, event.player)


phrase(
    TakesInitiative,
    en="{word:when} {who:this} <takes> the initiative",
    es="{word:when} {who:this} <toma> la iniciativa",
)


@final
@dataclass(frozen=True)
class TakeInitiative(Effect):
    """An instruction that a player takes the initiative. CR 725.1, 725.3."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        events: list[Event] = []
        if players and INITIATIVE not in game.designations:
            events += _inherent(ctx)
        events += [DesignationGiven(INITIATIVE, player) for player in players]
        perform(game, events)


phrase(TakeInitiative, en="{who} <takes> the initiative", es="{who} <toma> la iniciativa")

VENTURES: Final = Venture(EventPlayer(), UNDERCITY)
INHERENT: Final[tuple[tuple[Pattern, Effect], ...]] = (
    (HoldersUpkeep(), VENTURES),
    (HolderIsStruck(), TakeInitiative(EventPlayer())),
    (TakesInitiative(), VENTURES),
)
"""The triggered abilities that come with the initiative. CR 725.2."""


def _inherent(ctx: Context) -> list[Event]:
    """These abilities for the rest of the game."""
    found: list[Event] = []
    for pattern, effect in INHERENT:
        own = Context(ctx.source, ctx.controller)
        trigger = DelayedTrigger(own, pattern, effect, Duration.PERMANENT, once=False)
        found.append(EffectBegan(trigger))
    return found


@final
@dataclass(frozen=True)
class HasInitiative(Condition):
    """A player has the initiative: you, or an opponent. CR 725.1."""

    whose: str = "you"

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        holder = game.designations.get(INITIATIVE, -1)
        if self.whose == "you":
            return holder == ctx.controller
        return holder in game.opponents(ctx.controller)


words(
    "initiative",
    {
        "you": ("you have the initiative", "<tiene@tú> la iniciativa"),
        "an opponent": ("an opponent has the initiative", "un oponente <tiene@él> la iniciativa"),
    },
)
phrase(HasInitiative, en="{whose:initiative}", es="{whose:initiative}")
