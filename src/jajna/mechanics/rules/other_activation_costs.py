"""Other costs that may be paid for abilities of keywords. CR 118.9, 602.2b."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, final

from jajna.events.stack import activations_of
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Activated, Keyworded
from jajna.ir.base import Condition, Cost, Filter, Layer, Modification, Node
from jajna.ir.conditions.logic import AllOf
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, Permanent
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import YOU
from jajna.kernel.layers.layers import with_abilities
from jajna.vocab import Reads, Term, Zone
from jajna.wording import KEYWORDS, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["MayActivateFor"]


class CostOf(Term):
    """The keyword whose costs needn't be paid. CR 702.29a, 702.6a."""

    CYCLING = "cycling"
    FIRST_EQUIP = "first equip"
    """Only the cost of the first equip ability that a player activates each turn."""

    def keyword(self) -> str:
        """The name of the keyword."""
        return "cycling" if self is CostOf.CYCLING else "equip"

    def names(self, name: str) -> bool:
        """Whether it is about a keyword of that name: variants are meant as well. CR 702.29f."""
        return name.endswith("cycling") if self is CostOf.CYCLING else name.startswith("equip")


@final
@dataclass(frozen=True)
class NoneActivated(Condition):
    """You have activated no ability of a keyword this turn. CR 602.2."""

    name: str

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return not game.players[ctx.controller].happened(activations_of(self.name))


@cache
def _otherwise(held: Keyworded, costs: tuple[Cost, ...], of: CostOf) -> Keyworded:
    """The same keyword ability for other costs."""
    parameter: list[Node] = []
    paid = False
    for one in held.parameter:
        if not isinstance(one, Cost):
            parameter.append(one)
        elif not paid:
            parameter += costs
            paid = True
    made = KEYWORDS[held.name].make(tuple(parameter))
    if of is CostOf.CYCLING:
        return made
    return replace(made, meaning=tuple([_only_first(one) for one in made.meaning]))


def _only_first(ability: Ability) -> Ability:
    if not isinstance(ability, Activated):
        return ability
    first = NoneActivated(CostOf.FIRST_EQUIP.keyword())
    known = ability.condition
    return replace(ability, condition=first if known is None else AllOf((known, first)))


@final
@dataclass(frozen=True)
class MayActivateFor(Modification):
    """You may pay some costs rather than those of a keyword's abilities. CR 118.9, 602.2b."""

    costs: tuple[Cost, ...]
    of: CostOf

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.HISTORY if self.of is CostOf.FIRST_EQUIP else 0

    def subject(self) -> Filter | None:
        if self.of is CostOf.CYCLING:
            return All((Card(), InZone(Zone.HAND, YOU)))
        return All((Permanent(), Controlled()))

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        others = [
            _otherwise(held, self.costs, self.of)
            for held in now.kit.keyworded
            if self.of.names(held.name)
        ]
        with_abilities(game, now, tuple(others), ctx.source)


phrase(
    MayActivateFor,
    en="you may pay {costs:and} rather than pay cycling costs",
    es="puedes pagar {costs:and} en lugar de pagar los costes de ciclo",
    when={"of": CostOf.CYCLING},
)
phrase(
    MayActivateFor,
    en="you may pay {costs:and} rather than pay the equip cost of the first equip ability you"
    " activate each turn",
    es="puedes pagar {costs:and} en lugar de pagar el coste de equipar de la primera habilidad de"
    " equipar que actives cada turno",
    when={"of": CostOf.FIRST_EQUIP},
)
