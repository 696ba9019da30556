"""Targets of which the last one's words say where all are. CR 115.1, 400.1.

"Target artifact card and target enchantment card from your graveyard": both are in it.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from jajna.ir.base import Ref, walk
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import And, Target

__all__ = ["in_one_zone", "parts_as_said"]


def in_one_zone(several: And) -> And:
    """The references; target cards of which nothing says where they are, are where the last is."""
    last = several.parts[-1]
    zone = _zone_of(last)
    if zone is None:
        return several
    return And(tuple([_placed(one, zone) for one in several.parts]), several.each)


def parts_as_said(several: And) -> tuple[Ref, ...]:
    """The references as a text says them: a zone that the next one shares is left out."""
    said: list[Ref] = []
    for one, after in pairwise(several.parts):
        zone = _zone_of(one)
        shared = zone is not None and zone == _zone_of(after)
        said.append(_without_zone(one) if shared else one)
    return (*said, several.parts[-1])


def _zone_of(ref: Ref) -> InZone | None:
    """Where a target card is, if the last words about it say so."""
    if not isinstance(ref, Target) or not isinstance(ref.filter, All):
        return None
    last = ref.filter.parts[-1]
    return last if isinstance(last, InZone) else None


def _placed(ref: Ref, zone: InZone) -> Ref:
    if not isinstance(ref, Target):
        return ref
    said = list(walk(ref.filter))
    is_card = any(isinstance(one, Card) for one in said)
    if not is_card or any(isinstance(one, InZone) for one in said):
        return ref
    parts = ref.filter.parts if isinstance(ref.filter, All) else (ref.filter,)
    return replace(ref, filter=All((*parts, zone)))


def _without_zone(ref: Ref) -> Ref:
    assert isinstance(ref, Target), ref
    assert isinstance(ref.filter, All), ref
    left = ref.filter.parts[:-1]
    return replace(ref, filter=left[0] if len(left) == 1 else All(left))
