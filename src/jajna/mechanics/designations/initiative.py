"""The initiative. CR 725."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect, Filter, Pattern, Ref
from jajna.ir.declared.names import binds
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER, IMPLIED, EventPlayer
from jajna.ir.someone import Someone
from jajna.kernel.players.designations import INITIATIVE, DesignationGiven
from jajna.mechanics.designations.common import (
    HolderIsStruck,
    HoldersStep,
    give,
    has_designation,
    is_given,
)
from jajna.mechanics.dungeons.venture import UNDERCITY, Venture
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Reads, Step
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HasInitiative", "TakeInitiative", "TakesInitiative"]


@final
@dataclass(frozen=True)
class TakesInitiative(Pattern):
    """A player takes the initiative, who may have had it already. CR 725.3, 725.5."""

    who: Filter | None = None
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DESIGNATION_GIVEN,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return is_given(game, ctx, event, INITIATIVE, self.who)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DesignationGiven), event
        if self.who is None:
            ctx.controller = event.player
        bind(game, ctx, event.player)


binds(TakesInitiative, EVENT_PLAYER, EVENT_AMOUNT)
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
        give(game, ctx, INITIATIVE, self.who.things(game, ctx), INHERENT)


phrase(TakeInitiative, en="{who} <takes> the initiative", es="{who} <toma> la iniciativa")

VENTURES: Final = Venture(EventPlayer(), UNDERCITY)
INHERENT: Final[tuple[tuple[Pattern, Effect], ...]] = (
    (HoldersStep(INITIATIVE, Step.UPKEEP), VENTURES),
    (HolderIsStruck(INITIATIVE, together=True), TakeInitiative(EventPlayer())),
    (TakesInitiative(), VENTURES),
)
"""The triggered abilities that come with the initiative. CR 725.2."""


@final
@dataclass(frozen=True)
class HasInitiative(Condition):
    """A player has the initiative: you, or an opponent. CR 725.1."""

    whose: Someone = Someone.YOU

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return has_designation(game, ctx, INITIATIVE, self.whose)


words(
    "initiative",
    {
        Someone.YOU: ("you have the initiative", "<tiene@tú> la iniciativa"),
        Someone.OPPONENT: (
            "an opponent has the initiative",
            "un oponente <tiene@él> la iniciativa",
        ),
    },
)
phrase(HasInitiative, en="{whose:initiative}", es="{whose:initiative}")
