"""Lands of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Activated, Replacing, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.conditions.permanents import ControlsBoth
from jajna.ir.costs import TAP
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfSubtype
from jajna.ir.mana import AddMana, AddManaInstead, AddManaOfColors
from jajna.ir.refs import THIS, YOU, It
from jajna.mechanics.replacements.entering import EntersTapped
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.triggers.permanents import BecomesTapped
from jajna.vocab import Mana, Supertype, Type

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "City of Brass",
        faces=(
            Face(
                "City of Brass",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                abilities=(
                    Triggered(BecomesTapped(SELF), effect=DealDamage(ONE, to=YOU, source=It(THIS))),
                    Activated((TAP,), effect=AddManaOfColors(ONE)),
                ),
            ),
        ),
        spanish="Ciudad de bronce",
    ),
    Card(
        "Coastal Tower",
        faces=(
            Face(
                "Coastal Tower",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                abilities=(
                    Replacing(EntersTapped(SELF)),
                    Activated((TAP,), effect=AddMana(((Mana.WHITE,), (Mana.BLUE,)))),
                ),
            ),
        ),
        spanish="Torre costera",
    ),
    Card(
        "Elfhame Palace",
        faces=(
            Face(
                "Elfhame Palace",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                abilities=(
                    Replacing(EntersTapped(SELF)),
                    Activated((TAP,), effect=AddMana(((Mana.GREEN,), (Mana.WHITE,)))),
                ),
            ),
        ),
        spanish="Palacio Elfhogar",
    ),
    Card(
        "Forest",
        faces=(
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
        "Island",
        faces=(
            Face(
                "Island",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                supertypes=Supertype.BASIC,
                subtypes=("Island",),
            ),
        ),
        spanish="Isla",
    ),
    Card(
        "Mountain",
        faces=(
            Face(
                "Mountain",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                supertypes=Supertype.BASIC,
                subtypes=("Mountain",),
            ),
        ),
        spanish="Montaña",
    ),
    Card(
        "Plains",
        faces=(
            Face(
                "Plains",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                supertypes=Supertype.BASIC,
                subtypes=("Plains",),
            ),
        ),
        spanish="Llanura",
    ),
    Card(
        "Salt Marsh",
        faces=(
            Face(
                "Salt Marsh",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                abilities=(
                    Replacing(EntersTapped(SELF)),
                    Activated((TAP,), effect=AddMana(((Mana.BLUE,), (Mana.BLACK,)))),
                ),
            ),
        ),
        spanish="Cenagal salino",
    ),
    Card(
        "Shivan Oasis",
        faces=(
            Face(
                "Shivan Oasis",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                abilities=(
                    Replacing(EntersTapped(SELF)),
                    Activated((TAP,), effect=AddMana(((Mana.RED,), (Mana.GREEN,)))),
                ),
            ),
        ),
        spanish="Oasis shivano",
    ),
    Card(
        "Swamp",
        faces=(
            Face(
                "Swamp",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                supertypes=Supertype.BASIC,
                subtypes=("Swamp",),
            ),
        ),
        spanish="Pantano",
    ),
    Card(
        "Urborg Volcano",
        faces=(
            Face(
                "Urborg Volcano",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                abilities=(
                    Replacing(EntersTapped(SELF)),
                    Activated((TAP,), effect=AddMana(((Mana.BLACK,), (Mana.RED,)))),
                ),
            ),
        ),
        spanish="Volcán de Urborg",
    ),
    Card(
        "Urza's Mine",
        faces=(
            Face(
                "Urza's Mine",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                subtypes=("Urza's", "Mine"),
                abilities=(
                    Activated(
                        (TAP,),
                        effect=AddManaInstead(
                            AddMana(((Mana.COLORLESS,),)),
                            condition=ControlsBoth(
                                All((OfSubtype("Urza's"), OfSubtype("Power-Plant"))),
                                other=All((OfSubtype("Urza's"), OfSubtype("Tower"))),
                            ),
                            instead=AddMana(((Mana.COLORLESS, Mana.COLORLESS),)),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Mina de Urza",
    ),
    Card(
        "Urza's Power Plant",
        faces=(
            Face(
                "Urza's Power Plant",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                subtypes=("Urza's", "Power-Plant"),
                abilities=(
                    Activated(
                        (TAP,),
                        effect=AddManaInstead(
                            AddMana(((Mana.COLORLESS,),)),
                            condition=ControlsBoth(
                                All((OfSubtype("Urza's"), OfSubtype("Mine"))),
                                other=All((OfSubtype("Urza's"), OfSubtype("Tower"))),
                            ),
                            instead=AddMana(((Mana.COLORLESS, Mana.COLORLESS),)),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Central de energía de Urza",
    ),
    Card(
        "Urza's Tower",
        faces=(
            Face(
                "Urza's Tower",
                mana_cost=None,
                colors=0,
                types=Type.LAND,
                subtypes=("Urza's", "Tower"),
                abilities=(
                    Activated(
                        (TAP,),
                        effect=AddManaInstead(
                            AddMana(((Mana.COLORLESS,),)),
                            condition=ControlsBoth(
                                All((OfSubtype("Urza's"), OfSubtype("Mine"))),
                                other=All((OfSubtype("Urza's"), OfSubtype("Power-Plant"))),
                            ),
                            instead=AddMana(((Mana.COLORLESS, Mana.COLORLESS, Mana.COLORLESS),)),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Torre de Urza",
    ),
)
