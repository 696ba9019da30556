"""Modular. CR 702.43."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing, Triggered
from jajna.ir.amounts import CountersOn
from jajna.ir.base import Filter, Node, Replacement
from jajna.ir.composites import Clause
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import THIS, YOU, Target
from jajna.mechanics.keywords.common import CREATURE, amount_in
from jajna.mechanics.replacements.entering import EntersWithCounters
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.vocab import PLUS_COUNTER, Type
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MoreCountersOfModular", "modular"]


PASSES: Final = Clause(
    PutCounters(
        CountersOn(THIS, PLUS_COUNTER), PLUS_COUNTER, Target(All((OfType(Type.ARTIFACT), CREATURE)))
    ),
    may=YOU,
)
"""What the triggered ability of modular does. CR 702.43a."""


def modular(parameter: tuple[Node, ...]) -> Keyworded:
    """Modular N. CR 702.43a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), PLUS_COUNTER))
    return Keyworded("modular", 0, parameter, (enters, Triggered(Dies(SELF), PASSES)))


keyword("modular", "modular", modular, parameter="{0}", slots=("Amount",), rule="702.43")


@final
@dataclass(frozen=True)
class MoreCountersOfModular(Replacement):
    """A modular triggered ability puts one more +1/+1 counter on what fits. CR 614.1a, 702.43a."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_PUT,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, CountersPut)
            and event.number > 0
            and event.name == PLUS_COUNTER
            and event.by_effect
            and game.kernel.what_resolves(game) == (PASSES,)
            and self.what.matches(game, ctx, event.object)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, CountersPut), event
        event.number += 1
        return [event]


phrase(
    MoreCountersOfModular,
    en="if a modular triggered ability would put one or more +1/+1 counters on {what:a}, that many "
    "plus one +1/+1 counters are put on it instead",
    es="si una habilidad disparada de modular fuera a poner uno o más contadores +1/+1 sobre "
    "{what:un}, en vez de eso, se pone esa cantidad más un contador +1/+1",
)
