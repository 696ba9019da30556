"""Keywords that copy the spell they are on as it is cast.
CR 702.40, 702.56, 702.78, 702.144, 702.153.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import CastingCost, Keyworded, Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Condition, Filter, Node
from jajna.ir.composites import Clause, Sequence
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.ir.filters.stats import StatIs
from jajna.ir.names import looks_up
from jajna.ir.refs import THIS, YOU, Bound
from jajna.mechanics.actions.sorting import AN_OPPONENT, ChooseOpponent
from jajna.mechanics.actions.spells import CopySpell
from jajna.mechanics.costs import Sacrifice, TapOthers
from jajna.mechanics.keywords.common import amount_in, costs_in, plain
from jajna.mechanics.patterns.casting import CastThis
from jajna.vocab import Aspects, Keyword, Type, Zone, is_player
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "CONSPIRE",
    "DEMONSTRATE",
    "STORM",
    "SharesColorWithThis",
    "SpellsCastBefore",
    "TimesPaid",
    "WasPaid",
    "casualty",
    "replicate",
]

ON_STACK: Final = 1 << Zone.STACK
CREATURE: Final = OfType(Type.CREATURE)
CAST_BEFORE: Final = "spells cast before it"
"""Name of the number that a spell keeps: how many spells were cast before it this turn."""


@final
@dataclass(frozen=True)
class SpellsCastBefore(Amount):
    """How many other spells were cast before the source this turn. CR 702.40a."""

    def value(self, game: Game, ctx: Context) -> int:
        item = game.object(ctx.source).item
        return item.ctx.numbers.get(CAST_BEFORE, 0) if item is not None else 0


looks_up(SpellsCastBefore, CAST_BEFORE)


@final
@dataclass(frozen=True)
class TimesPaid(Amount):
    """How often an optional cost of the source was paid. CR 702.56a."""

    name: str

    def value(self, game: Game, ctx: Context) -> int:
        item = game.object(ctx.source).item
        return item.paid.count(self.name) if item is not None else 0


@final
@dataclass(frozen=True)
class WasPaid(Condition):
    """An optional cost of the source was paid. CR 702.56a."""

    name: str

    def holds(self, game: Game, ctx: Context) -> bool:
        return TimesPaid(self.name).value(game, ctx) > 0


@final
@dataclass(frozen=True)
class SharesColorWithThis(Filter):
    """That shares a color with the source. CR 702.78a."""

    def aspects(self) -> int:
        return Aspects.COLORS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        return game.object(thing).now.colors & game.object(ctx.source).now.colors != 0


phrase(
    SharesColorWithThis,
    en="that <shares> a color with ~",
    es="que <comparta> un color con ~",
    place="suffix",
)


def _copies(count: Amount, condition: Condition | None = None) -> Triggered:
    """ "When you cast this spell, copy it. You may choose new targets for the copy." """
    return Triggered(
        CastThis(), CopySpell(THIS, count=count, choosing=True), condition, zones=ON_STACK
    )


STORM: Final = plain("storm", "tormenta", Keyword.STORM, (_copies(SpellsCastBefore()),))
"""CR 702.40a."""


def replicate(parameter: tuple[Node, ...]) -> Keyworded:
    """Replicate: its cost may be paid any number of times, for as many copies. CR 702.56a."""
    cost = CastingCost(costs_in(parameter), optional=True, name="replicate", many=True)
    copies = _copies(TimesPaid("replicate"), WasPaid("replicate"))
    return Keyworded("replicate", 0, parameter, (cost, copies))


keyword("replicate", "replicar", replicate, parameter="{0:,}", slots=("tuple[Cost, ...]",))

_CONSPIRATORS: Final = All((Untapped(), CREATURE, Controlled(), SharesColorWithThis()))
CONSPIRE: Final = plain(
    "conspire",
    "conspirar",
    0,
    (
        CastingCost((TapOthers(Number(2), _CONSPIRATORS),), optional=True, name="conspire"),
        _copies(ONE, WasPaid("conspire")),
    ),
)
"""CR 702.78a."""


def casualty(parameter: tuple[Node, ...]) -> Keyworded:
    """Casualty: a creature of such a power may be sacrificed for a copy. CR 702.153a."""
    power = amount_in(parameter)
    strong = All((CREATURE, Controlled(), StatIs("power", power, "or greater")))
    cost = CastingCost((Sacrifice(ONE, strong),), optional=True, name="casualty")
    return Keyworded("casualty", 0, parameter, (cost, _copies(ONE, WasPaid("casualty"))))


keyword("casualty", "víctima", casualty, parameter="{0}", slots=("Amount",))

DEMONSTRATE: Final = plain(
    "demonstrate",
    "demostrar",
    0,
    (
        Triggered(
            CastThis(),
            Clause(
                Sequence(
                    (
                        CopySpell(THIS, choosing=True),
                        ChooseOpponent(),
                        CopySpell(THIS, who=Bound(AN_OPPONENT), choosing=True),
                    )
                ),
                may=YOU,
            ),
            zones=ON_STACK,
        ),
    ),
)
"""CR 702.144a."""
