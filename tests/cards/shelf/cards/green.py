"""Two cards."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.vocab import Color, Supertype, Type, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Forest",
        (
            Face(
                "Forest",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                supertypes=Supertype.BASIC,
                subtypes=("Forest",),
            ),
        ),
        spanish="Bosque",
    ),
    Card(
        "Grizzly Bears",
        (
            Face(
                "Grizzly Bears",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Bear",),
                power="2",
                toughness="2",
            ),
        ),
    ),
)
