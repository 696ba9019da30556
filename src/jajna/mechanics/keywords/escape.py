"""Escape. CR 702.138."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, CastingCost, Keyworded
from jajna.ir.base import IN_GRAVEYARD, Amount, Filter, Layer, Modification, Node, Replacement
from jajna.kernel.state.context import Context
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.replacements.entering import fits_entering
from jajna.vocab import Reads
from jajna.wording import Asked, keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = ["EscapesWith", "EscapesWithCounters", "escape"]


def escape(parameter: tuple[Node, ...]) -> Keyworded:
    """Escape: the card may be cast from the graveyard for a cost. CR 702.138a."""
    cost = CastingCost(costs_in(parameter), alternative=True, name="escape", zones=IN_GRAVEYARD)
    return Keyworded("escape", 0, parameter, (cost,))


@final
@dataclass(frozen=True)
class EscapesWithCounters(Replacement):
    """Enters with counters if it escaped. CR 702.138b, 702.138c."""

    what: Filter
    count: Amount
    name: str

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or "escape" not in event.marks:
            return False
        return fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        number = self.count.value(game, ctx)
        event.add_counters(self.name, number)
        return [event]


phrase(
    EscapesWithCounters,
    en="{what:this} <escapes> with {count:a} {name:counter} counter/counters on it",
    es="{what:this} <escapa> con {count:un} contador/contadores {name:counter}",
)


@final
@dataclass(frozen=True)
class EscapesWith(Modification):
    """Has abilities if it escaped. CR 702.138d."""

    abilities: tuple[Ability, ...]

    def grants_abilities(self) -> bool:
        return True

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def reads(self) -> int:
        return Reads.MARKS

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if "escape" in game.object(thing).marks:
            GainAbilities(self.abilities).modify(game, ctx, thing, now)


phrase(
    EscapesWith,
    en="<escapes> with {abilities:quoted}",
    es="<escapa> con {abilities:quoted}",
)

keyword(
    "escape",
    "escapar",
    escape,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.138",
    asked=(Asked.OWN_MANA_COST,),
)
