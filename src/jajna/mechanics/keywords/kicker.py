"""Kicker. CR 702.33."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded
from jajna.ir.base import Amount, Node, Ref
from jajna.ir.conditions.spells import KICKER, item_of, kicker_name, kind_of_cost
from jajna.ir.costs import PayMana
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.refs import You, as_known
from jajna.mechanics.keywords.common import costs_in
from jajna.vocab import Reads
from jajna.wording import Asked, keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TimesKicked", "kicker", "multikicker", "paid_for"]

COSTS = ("tuple[Cost, ...]",)


def kicker(parameter: tuple[Node, ...]) -> Keyworded:
    """Kicker: an additional cost that may be paid, of which there may be two.
    CR 702.33a, 702.33b.
    """
    costs = costs_in(parameter)
    mana = [cost.cost for cost in costs if isinstance(cost, PayMana)]
    cost = CastingCost(costs, optional=True, name=kicker_name(mana[0] if mana else None))
    return Keyworded(KICKER, 0, parameter, (cost,))


keyword(
    KICKER,
    "estímulo",
    kicker,
    parameter="{0:,}",
    slots=COSTS,
    either_or_both=True,
    rule="702.33",
    asked=(Asked.NAME,),
)


def kicker_x(parameter: tuple[Node, ...]) -> Keyworded:
    """Kicker for a cost with an X that can't be 0. CR 702.33a, 107.3a."""
    plainly = kicker(parameter)
    cost = plainly.meaning[0]
    assert isinstance(cost, CastingCost), cost
    if not any(isinstance(one, PayMana) and one.cost.variables for one in cost.costs):
        raise TypeError("a kicker cost without X has no X to choose")
    return Keyworded("kicker X", 0, parameter, (replace(cost, least_x=1),))


keyword(
    "kicker X",
    "estímulo",
    kicker_x,
    said="kicker",
    parameter="{0:,}. X can't be 0.",
    parameter_es="{0:,}. X no puede ser 0.",
    slots=COSTS,
    rule="702.33",
    kind_of="kicker",
)


def multikicker(parameter: tuple[Node, ...]) -> Keyworded:
    """Multikicker: a kicker cost that may be paid any number of times. CR 702.33c."""
    cost = CastingCost(costs_in(parameter), optional=True, name=KICKER, many=True)
    return Keyworded("multikicker", 0, parameter, (cost,))


keyword(
    "multikicker",
    "multiestímulo",
    multikicker,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.33",
    kind_of="kicker",
)


@final
@dataclass(frozen=True)
class TimesKicked(Amount):
    """The number of times that a spell, or the spell that became a permanent, was kicked.
    CR 702.33c, 702.33d.
    """

    what: Ref

    def reads(self) -> int:
        return Reads.TIMELESS

    def value(self, game: Game, ctx: Context) -> int:
        items = [item_of(game, thing) for thing in as_known(self.what, game, ctx)]
        paid = [name for item in items if item is not None for name in item.paid]
        return sum(1 for name in paid if kind_of_cost(name) == KICKER)


trait(TimesKicked, Trait.IS_SAID_OF_SPELLS)
phrase(
    TimesKicked,
    en="the number of times {what} <was> kicked",
    es="la cantidad de veces que {what} <fue> <*estimulado>",
)

phrase(
    TimesKicked,
    en="time {what} <was> kicked",
    es="vez que {what} <fue> <*estimulado>",
    place="each",
)


def _why_not_of_you(made: TimesKicked) -> str | None:
    return "only spells are kicked" if isinstance(made.what, You) else None


misplaced(TimesKicked, _why_not_of_you)


def paid_for(game: Game, ctx: Context, name: str) -> bool:
    """Whether the cost of that name was paid as the source spell was cast."""
    item = game.object(ctx.source).item
    return item is not None and name in item.paid
