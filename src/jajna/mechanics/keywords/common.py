"""What keyword modules share: registering a keyword that has no parameter. CR 702.1."""

from __future__ import annotations

from typing import Final, final

from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.base import Amount, Cost, Filter, Node
from jajna.wording import keyword

__all__ = ["Always", "amount_in", "costs_in", "filter_in", "plain"]


@final
class Always:
    """Makes the same ability each time, for keywords without parameter."""

    def __init__(self, ability: Keyworded) -> None:
        self.ability: Final = ability

    def __call__(self, parameter: tuple[Node, ...]) -> Keyworded:
        return self.ability


def plain(
    name: str, es: str, bit: int = 0, meaning: tuple[Ability, ...] = (), line_es: str = ""
) -> Keyworded:
    """Register a keyword without parameter; the ability it is."""
    ability = Keyworded(name, bit, (), meaning)
    keyword(name, es, Always(ability), line_es=line_es)
    return ability


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
