"""Helpers of keyword modules: registering a keyword that has no parameter. CR 702.1."""

from __future__ import annotations

from typing import Final, final

from jajna.ir.abilities import Ability, Activated, Keyworded, Replacing, Static, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import ON_BATTLEFIELD, Amount, Cost, Filter, Modification, Node
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import YOU, ThisFrom
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.vocab import Step, Type, Zone
from jajna.wording import Asked, keyword

__all__ = [
    "AT_YOUR_UPKEEP",
    "BY_YOU",
    "CARD_IN_GRAVEYARD",
    "COSTS",
    "CREATURE",
    "ZERO",
    "Always",
    "abilities_in",
    "always",
    "amount_in",
    "costs_in",
    "filter_in",
    "is_unrestricted",
    "plain",
    "where_they_work",
]


@final
class Always:
    """Makes the same ability each time, for keywords without parameter."""

    def __init__(self, ability: Keyworded) -> None:
        self.ability: Final = ability

    def __call__(self, parameter: tuple[Node, ...]) -> Keyworded:
        return self.ability


def plain(
    name: str,
    es: str,
    bit: int = 0,
    meaning: tuple[Ability, ...] = (),
    *,
    rule: str,
    asked: tuple[Asked, ...] = (),
    kind_of: str = "",
    line_es: str = "",
) -> Keyworded:
    """Register a keyword without parameter, as ``wording.keyword`` does; the ability it is."""
    ability = Keyworded(name, bit, (), meaning)
    always = Always(ability)
    keyword(name, es, always, rule=rule, bit=bit, asked=asked, kind_of=kind_of, line_es=line_es)
    return ability


def is_unrestricted(ability: Activated) -> bool:
    """Whether nothing but its costs restricts the activated ability, as a keyword adds a
    restriction to it. CR 602.5b.
    """
    restricted = ability.condition is not None or ability.limit > 0
    return not restricted and not ability.sorcery_speed and not ability.loyalty


def abilities_in(parts: tuple[Node, ...]) -> tuple[Ability, ...]:
    """The abilities among the parts of a keyword with a layout of its own."""
    return tuple([one for one in parts if isinstance(one, Ability)])


def where_they_work(abilities: tuple[Ability, ...]) -> int:
    """Mask of the zones where the first ability functions. CR 113.6."""
    first = abilities[0]
    if isinstance(first, (Activated, Triggered, Static, Replacing)):
        return first.zones
    return ON_BATTLEFIELD


def costs_in(parameter: tuple[Node, ...]) -> tuple[Cost, ...]:
    """The costs among the parameters of a keyword."""
    return tuple([one for one in parameter if isinstance(one, Cost)])


def amount_in(parameter: tuple[Node, ...]) -> Amount:
    """The number that is the parameter of a keyword."""
    first = parameter[0]
    assert isinstance(first, Amount), first
    return first


def filter_in(parameter: tuple[Node, ...]) -> Filter:
    """The description that is the parameter of a keyword."""
    first = parameter[0]
    assert isinstance(first, Filter), first
    return first


CREATURE: Final = OfType(Type.CREATURE)
"""Any creature."""

COSTS: Final = ("tuple[Cost, ...]",)
"""The ``slots`` of a keyword that is followed by its cost alone."""


def always(change: Modification, *others: Modification) -> tuple[Ability, ...]:
    """The meaning of a keyword that changes the object it is on."""
    return (Static(SELF, (change, *others)),)


ZERO: Final = Number(0)
"""The comparisons for a number of counters."""

CARD_IN_GRAVEYARD: Final = ThisFrom(Zone.GRAVEYARD)
"""The card itself, as it lies in the graveyard to which the permanent went. CR 400.7e."""

AT_YOUR_UPKEEP: Final = AtBeginning(int(Step.UPKEEP))
"""The trigger event "at the beginning of your upkeep". CR 503.1a."""

BY_YOU: Final = Is(YOU)
"""You, as the player who does what a trigger waits for."""
