"""What one ability of an object does, of which its others speak. CR 607.2."""

from __future__ import annotations

from collections.abc import Iterable

from jajna.ir.abilities import Ability, CastingCost, Keyworded, Triggered
from jajna.ir.base import walk
from jajna.ir.binding import EXILED, done_by

__all__ = ["done_by_costs", "linked_by"]


def done_by_costs(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """What the additional costs among a spell's abilities do: "the sacrificed creature" is the one
    sacrificed as it was cast. CR 601.2h, 607.2.
    """
    found: list[str] = []
    for ability in abilities:
        if isinstance(ability, CastingCost) and not ability.alternative:
            found += [done_by(cost) for cost in ability.costs if done_by(cost)]
    return tuple(found)


def linked_by(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """What the triggered abilities of a permanent, or its keywords, do to something of which its
    other abilities can then speak: "the exiled card". CR 607.2a.
    """
    for ability in abilities:
        for node in walk(ability) if isinstance(ability, (Triggered, Keyworded)) else []:
            if done_by(node) == EXILED:
                return (EXILED,)
    return ()
