"""Crimes and mana spent on spells, and what waits for them. CR 700.13, 700.14."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.mana import ManaSpent
from jajna.events.marks import CRIMES, MANA_ON_SPELLS
from jajna.events.stack import CrimeCommitted
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.ir.conditions.turns import HappenedThisTurn
from jajna.ir.declared.names import binds
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER
from jajna.ir.someone import Someone
from jajna.mechanics.triggers.common import DoneBy, bind
from jajna.telling import silent, tell_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CommitsCrime", "Expends"]

tell_player(
    CrimeCommitted,
    "You commit a crime (CR {rule}).",
    "{player} commits a crime (CR {rule}).",
    rule="700.13",
)
silent(CrimeCommitted)


@final
@dataclass(frozen=True)
class CommitsCrime(DoneBy):
    """A player commits a crime. CR 700.13."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.CRIME


phrase(
    CommitsCrime,
    en="{word:when} {who:this} <commits> a crime",
    es="{word:when} {who:this} <comete> un delito",
)
phrase(
    HappenedThisTurn,
    en="you've committed a crime this turn",
    es="<ha@tú> cometido un delito este turno",
    when={"what": CRIMES, "least": 1, "whose": Someone.YOU, "perfect": True},
)


@final
@dataclass(frozen=True)
class Expends(Pattern):
    """A player has spent so much mana this turn to cast spells. CR 700.14."""

    who: Filter
    number: int
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MANA_SPENT,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ManaSpent) or not event.spell:
            return False
        after = game.players[event.player].happened(MANA_ON_SPELLS)
        return after - event.number < self.number <= after and self.who.matches(
            game, ctx, event.player
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ManaSpent), event
        bind(game, ctx, event.player, event.number)


binds(Expends, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    Expends,
    en="{word:when} {who:this} <expends> {number:#}",
    es="{word:when} {who:this} <gasta> un total de {number:#} manás en hechizos",
)
