"""A printed card: its characteristics and abilities. CR 108, 200, 201-209."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.vocab import ManaCost

if TYPE_CHECKING:
    from jajna.ir.abilities import Ability

__all__ = ["Card", "Face"]


@final
@dataclass(frozen=True)
class Face:
    """One face, or half, of a card. CR 200.1.

    ``types``, ``supertypes`` and ``colors`` are masks; ``colors`` comes from the mana cost or the
    color indicator (CR 105.2). ``power`` and ``toughness`` are as printed, "" where there are none,
    ``*`` where an ability defines them (CR 208.2).
    """

    name: str
    mana_cost: ManaCost | None
    colors: int
    types: int
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    abilities: tuple[Ability, ...] = ()


@final
@dataclass(frozen=True)
class Card:
    """A card with its faces, the front or main one first. CR 108.2.

    ``layout`` is MTGJSON's word: ``normal``, ``split``, ``transform``, ``token``, ...
    ``spanish`` is the card's Spanish name, "" where there is none.
    """

    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    spanish: str = ""
