"""Finds the facts that linked abilities of one object refer to. CR 607.2."""

from __future__ import annotations

from collections.abc import Iterable

from jajna.ir.abilities import Ability, CastingCost, Keyworded, Replacing, Static, Triggered
from jajna.ir.base import Filter, walk
from jajna.ir.declared.binding import ENCHANT, HOST, done_by
from jajna.ir.declared.names import EXILED
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import Attached
from jajna.vocab import Type

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
    """The facts that a permanent's abilities establish for those after them. CR 607.2a.

    The tuple has the word for "exiled" if a triggered ability or keyword exiles a card, or it is
    exiled as the permanent enters: other abilities can then refer to "the exiled card". It has the
    word for "host" if a static ability is about the creature that the permanent is attached to:
    "other creatures" are others than that. It has the word for "enchant" if it is an Aura.
    """
    exiles = host = enchants = False
    for ability in abilities:
        for node in walk(ability) if isinstance(ability, (Triggered, Keyworded)) else []:
            exiles = exiles or done_by(node) == EXILED
        if isinstance(ability, Replacing):
            exiles = exiles or done_by(ability.effect) == EXILED
        enchants = enchants or (isinstance(ability, Keyworded) and ability.name == "enchant")
        host = host or (isinstance(ability, Static) and _is_about_host(ability.affects))
    found = ((EXILED, exiles), (HOST, host), (ENCHANT, enchants))
    return tuple([word for word, established in found if established])


def _is_about_host(affects: Filter) -> bool:
    """Whether a description means the creature that the source is attached to."""
    return (
        isinstance(affects, Is)
        and isinstance(affects.ref, Attached)
        and affects.ref.noun == OfType(Type.CREATURE)
    )
