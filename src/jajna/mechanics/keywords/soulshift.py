"""Soulshift. CR 702.46."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ThatMuch
from jajna.ir.base import Amount, Node, Pattern
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Clause
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfSubtype
from jajna.ir.filters.stats import StatIs
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.ir.refs import EVENT_AMOUNT, YOU, Target
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.vocab import Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DiesWithSoulshift", "soulshift"]

_DIES: Final = Dies(SELF)


@final
@dataclass(frozen=True)
class DiesWithSoulshift(Pattern):
    """It dies; N of its soulshift is bound, as it was just before. CR 702.46a, 603.10a."""

    number: Amount

    def kinds(self) -> tuple[int, ...]:
        return _DIES.kinds()

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return _DIES.matches(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        _DIES.bind(game, ctx, event)
        ctx.bind_number(EVENT_AMOUNT, self.number.value(game, ctx))


binds(DiesWithSoulshift, EVENT_AMOUNT)


def soulshift(parameter: tuple[Node, ...]) -> Keyworded:
    """Soulshift N. CR 702.46a."""
    spirit = All(
        (
            OfSubtype("Spirit"),
            Card(),
            StatIs(Stat.MANA_VALUE, ThatMuch(), Comparison.OR_LESS),
            InZone(Zone.GRAVEYARD, YOU, "from"),
        )
    )
    effect = Clause(PutIntoHand(Target(spirit), returned=True), may=YOU)
    dies = DiesWithSoulshift(amount_in(parameter))
    return Keyworded("soulshift", 0, parameter, (Triggered(dies, effect),))


keyword(
    "soulshift", "migración de almas", soulshift, parameter="{0}", slots=("Amount",), rule="702.46"
)
