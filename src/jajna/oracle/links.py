"""Finds the facts that linked abilities of one object refer to. CR 607.2."""

from __future__ import annotations

from collections.abc import Iterable

from jajna.ir.abilities import Ability, CastingCost, Keyworded, Triggered
from jajna.ir.base import walk
from jajna.ir.declared.binding import done_by
from jajna.ir.declared.names import EXILED

__all__ = ["done_by_costs", "linked_by"]


def done_by_costs(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """The facts that a spell's additional costs establish, as a tuple of words. CR 601.2h, 607.2.

    "The sacrificed creature" is the one sacrificed as the spell was cast.
    """
    found: list[str] = []
    for ability in abilities:
        if isinstance(ability, CastingCost) and not ability.alternative:
            found += [done_by(cost) for cost in ability.costs if done_by(cost)]
    return tuple(found)


def linked_by(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """The facts that a permanent's triggered abilities and keywords establish. CR 607.2a.

    The tuple has the word for "exiled" if one of them exiles a card: other abilities can then
    refer to "the exiled card". It is empty otherwise.
    """
    for ability in abilities:
        for node in walk(ability) if isinstance(ability, (Triggered, Keyworded)) else []:
            if done_by(node) == EXILED:
                return (EXILED,)
    return ()
