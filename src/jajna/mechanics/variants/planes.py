"""What planes and phenomena wait for: planeswalking, encountering, chaos. CR 311.7, 312.5, 901."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Pattern
from jajna.ir.declared.names import binds
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.planes import (
    PLANESWALKING,
    ChaosEnsued,
    PlaneswalkedAway,
)
from jajna.mechanics.triggers.common import DoneBy, bind
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ChaosEnsues",
    "LetChaosEnsue",
    "PlaneswalksAway",
    "PlaneswalksTo",
    "RollsPlanarDie",
]


@final
@dataclass(frozen=True)
class PlaneswalksTo(Pattern):
    """You planeswalk to this plane, or encounter this phenomenon. CR 312.5, 901.11b.

    ``encountered``: the text says so of a phenomenon.
    """

    encountered: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.became == ctx.source
            and event.cause == PLANESWALKING
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        ctx.bind(EVENT_PLAYER, [ctx.controller])


binds(PlaneswalksTo, EVENT_PLAYER)
phrase(
    PlaneswalksTo,
    en="when you planeswalk to ~",
    es="cuando camines a ~",
    when={"encountered": False},
)
phrase(
    PlaneswalksTo,
    en="when you encounter ~",
    es="cuando encuentres ~",
    when={"encountered": True},
)


@final
@dataclass(frozen=True)
class PlaneswalksAway(Pattern):
    """You planeswalk away from this plane. CR 901.11b."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.PLANESWALKED_AWAY,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, PlaneswalkedAway) and event.plane == ctx.source

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source)


binds(PlaneswalksAway, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(PlaneswalksAway, en="when you planeswalk away from ~", es="cuando camines desde ~")


@final
@dataclass(frozen=True)
class ChaosEnsues(Pattern):
    """Chaos ensues. CR 311.7.

    ``rolled``: the text says it as editions before 2023 did, "you roll {CHAOS}".
    """

    rolled: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.CHAOS_ENSUED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, ChaosEnsued)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        ctx.bind(EVENT_PLAYER, [ctx.controller])


words("chaos symbol", {True: ("{CHAOS}", "{CHAOS}")})
binds(ChaosEnsues, EVENT_PLAYER)
phrase(
    ChaosEnsues,
    en="whenever chaos ensues",
    es="siempre que se desate el caos",
    when={"rolled": False},
)
phrase(
    ChaosEnsues,
    en="whenever you roll {rolled:chaos symbol}",
    es="siempre que saques {rolled:chaos symbol}",
    when={"rolled": True},
)


@final
@dataclass(frozen=True)
class RollsPlanarDie(DoneBy):
    """A player rolls the planar die. CR 901.9."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.PLANAR_DIE_ROLLED


phrase(
    RollsPlanarDie,
    en="{word:when} {who:this} <rolls> the planar die",
    es="{word:when} {who:this} <tira> el dado planar",
)


@final
@dataclass(frozen=True)
class LetChaosEnsue(Effect):
    """Chaos ensues. CR 311.7."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [ChaosEnsued(ctx.controller)])


phrase(LetChaosEnsue, en="chaos ensues", es="se desata el caos")
