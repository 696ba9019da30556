"""The name or noun that a text has for its object: the card's name or "this creature". CR 201.5.

In Spanish the name has the gender of the noun for the object too: "la criatura".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from jajna.ir.base import Filter
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfSubtype, OfType, Token
from jajna.subtypes import CREATURE_TYPES, LAND_TYPES, type_of
from jajna.text.lexicon import TYPE_WORDS
from jajna.text.spanish.subtypes import SPANISH_SUBTYPES
from jajna.vocab import Supertype, Type

__all__ = [
    "CARD",
    "NAME",
    "PERMANENT",
    "TOKEN",
    "OwnName",
    "before_epithet",
    "card_noun",
    "noun_of",
    "own_name_by",
    "short_form",
]


@final
@dataclass(frozen=True)
class OwnName:
    """The English and Spanish words for an object in its own text, and its Spanish gender.

    "~" stands for its name, which is filled in later.
    """

    english: str = "~"
    spanish: str = "~"
    feminine: bool = False
    by_name: bool = True
    """Whether its name is also used while it is a card in a hand or graveyard."""

    def named(self) -> OwnName:
        """The same object called by its name."""
        return OwnName(feminine=self.feminine)


NAME: Final = OwnName()
"""An object called by its name, about which nothing else is known."""
CARD: Final = OwnName("this card", "esta carta", True, False)
"""An object whose ability functions outside of the battlefield and the stack. CR 113.6."""
TOKEN: Final = OwnName("this token", "esta ficha", True, False)
PERMANENT: Final = OwnName("this permanent", "este permanente", False, False)

_SPELL: Final = OwnName(by_name=False)
"""An instant or sorcery, called by its name while it is a spell; both nouns are masculine."""
_LEADING: Final = (
    Type.CREATURE, Type.BATTLE, Type.PLANESWALKER, Type.LAND, Type.ARTIFACT, Type.ENCHANTMENT,
)  # fmt: skip
"""Types of permanents in the order in which they become the noun for one with several."""
_EPITHETS: Final = (" the ", " of ")
_SPANISH_EPITHETS: Final = (*_EPITHETS, " el ", " la ", " de ")
"""What stands between a name and what its bearer is called besides; a card may have only an English
name.
"""
_SUBTYPES: Final = (
    "Vehicle", "Spacecraft", "Equipment", "Fortification", "Aura", "Saga", "Class", "Case", "Room",
)  # fmt: skip
"""Subtypes that are the noun for a permanent that isn't a creature."""


def noun_of(types: int, subtypes: Sequence[str]) -> OwnName:
    """ "This" with the noun for an object of these types; the name for an instant or sorcery.

    ``types`` is a mask of card types.
    """
    if types & (Type.INSTANT | Type.SORCERY):
        return _SPELL
    for name in _SUBTYPES if not types & Type.CREATURE else ():
        if name in subtypes:
            return _of_subtype(name)
    for one in _LEADING:
        if types & one:
            return _of_type(one)
    return NAME


def card_noun(types: int, supertypes: int, subtypes: Sequence[str]) -> OwnName:
    """The name or noun in a card's present text; legendary permanents and spells have the name."""
    own = noun_of(types, subtypes)
    if supertypes & Supertype.LEGENDARY:
        return OwnName(feminine=own.feminine, by_name=False)
    return own


def short_form(name: str, types: int, language: str) -> str:
    """What a legendary permanent with this name is called in its own text: the part before a comma,
    and of a creature's name also that before "the" or "of". CR 201.5c.
    """
    if types & (Type.CREATURE | Type.PLANESWALKER):
        return before_epithet(name, language)
    return name.partition(",")[0]


def before_epithet(name: str, language: str) -> str:
    """The part of a name before a comma, else before "the" or "of"."""
    before, comma, _ = name.partition(",")
    if comma:
        return before
    epithets = _EPITHETS if language == "en" else _SPANISH_EPITHETS
    return min([name.partition(mark)[0] for mark in epithets], key=len)


def own_name_by(fits: Filter) -> OwnName:
    """ "This" with the noun of a filter; "this permanent" if the filter names no type."""
    for part in reversed(fits.parts if isinstance(fits, All) else (fits,)):
        if isinstance(part, OfType):
            return _of_type(part.type)
        if isinstance(part, Token):
            return TOKEN
        if isinstance(part, OfSubtype) and part.name in _SUBTYPES:
            return _of_subtype(part.name)
        if isinstance(part, OfSubtype) and part.name in CREATURE_TYPES:
            return _of_type(Type.CREATURE)
        if isinstance(part, OfSubtype) and part.name in LAND_TYPES:
            return _of_type(Type.LAND)
    return PERMANENT


def _of_type(one: int) -> OwnName:
    english, _, spanish, _, gender = TYPE_WORDS[one]
    return _this(english, spanish, gender == "f")


def _of_subtype(name: str) -> OwnName:
    if name in SPANISH_SUBTYPES:
        spanish, gender = SPANISH_SUBTYPES[name]
    else:  # its Spanish word isn't known
        _, _, spanish, _, gender = TYPE_WORDS[type_of(name)]
    return _this(name, spanish, gender == "f")


def _this(english: str, spanish: str, feminine: bool) -> OwnName:
    return OwnName(
        f"this {english}", f"{'esta' if feminine else 'este'} {spanish}", feminine, False
    )
