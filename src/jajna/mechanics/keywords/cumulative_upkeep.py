"""Cumulative upkeep. CR 702.24."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE, CountersOn, PerEach
from jajna.ir.base import Amount, Cost, Node
from jajna.ir.composites import Clause, Sequence
from jajna.ir.costs import PayMana
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import THIS, YOU
from jajna.mechanics.actions.sacrifice import Sacrifice as SacrificeIt
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import (
    CostOfThings,
    Mill,
    PayLife,
    PutCountersOnSome,
    RemoveCountersOfOne,
)
from jajna.mechanics.keywords.common import AT_YOUR_UPKEEP, COSTS, costs_in
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.things.life import OpponentGainsLife
from jajna.vocab import COLOR_LETTERS, mana_cost
from jajna.wording import keyword

__all__ = ["cumulative_upkeep"]

AGE: Final = CountersOn(THIS, "age")


def per_age_counter(cost: Cost) -> Cost:
    """The cost once for each age counter. Raises TypeError for a cost that can't be multiplied."""
    if isinstance(cost, PayMana):
        return PayMana(cost.cost, AGE)
    if isinstance(cost, PayLife):
        return PayLife(_times(cost.amount))
    if isinstance(cost, CostOfThings) and not isinstance(
        cost,
        (PutCountersOnSome, RemoveCountersOfOne),  # the same permanent may be chosen anew
    ):
        of = cost.of()
        if isinstance(of, Some):
            made = with_fields(cost, {"what": Some(_times(of.count), of.what)})
            assert isinstance(made, Cost), made
            return made
    if isinstance(cost, Mill):
        return Mill(_times(cost.count))
    if isinstance(cost, OpponentGainsLife):
        return OpponentGainsLife(_times(cost.amount))
    raise TypeError(f"{cost!r} can't be paid several times; say in per_age_counter how")


def _times(amount: Amount) -> Amount:
    return PerEach(amount, AGE)


def cumulative_upkeep(parameter: tuple[Node, ...]) -> Keyworded:
    """Cumulative upkeep. CR 702.24a."""
    costs = tuple([per_age_counter(cost) for cost in costs_in(parameter)])
    stays = Clause(SacrificeIt(THIS), unless=costs, payer=YOU)
    effect = Sequence((PutCounters(ONE, "age", THIS), stays))
    return Keyworded("cumulative upkeep", 0, parameter, (Triggered(AT_YOUR_UPKEEP, effect),))


keyword(
    "cumulative upkeep",
    "mantenimiento acumulativo",
    cumulative_upkeep,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.24",
)


def cumulative_upkeep_either(parameter: tuple[Node, ...]) -> Keyworded:
    """Cumulative upkeep of one mana or another, chosen for each age counter. CR 702.24a.

    Raises TypeError for costs that aren't one colored mana each.
    """
    first, second = costs_in(parameter)
    if not isinstance(first, PayMana) or not isinstance(second, PayMana):
        raise TypeError("the costs between which is chosen are mana")
    letters = [one.text for cost in (first, second) for one in cost.cost.symbols]
    if len(letters) != 2 or not all(letter in COLOR_LETTERS.values() for letter in letters):
        raise TypeError("the costs between which is chosen are one colored mana each")
    either = PayMana(mana_cost("{" + "/".join(letters) + "}"))  # CR 107.4e
    meaning = cumulative_upkeep((either,)).meaning
    return Keyworded("cumulative upkeep either", 0, parameter, meaning)


keyword(
    "cumulative upkeep either",
    "mantenimiento acumulativo",
    cumulative_upkeep_either,
    parameter="{0} or {1}",
    parameter_es="{0} o {1}",
    slots=("Cost", "Cost"),
    said="cumulative upkeep",
    rule="702.24",
)
