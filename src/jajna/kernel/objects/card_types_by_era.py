"""Cards under the rules of an era: types, colors, names of tokens and the legend rule.

CR 111.4, 204.1, 205.2a, 205.4d, CR 2016-08-26 306.4, CR 2003-07-01 205.2a, 215.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.card import DOUBLE_FACED_TOKEN, TOKEN
from jajna.era_switches import CardTypes, Legends
from jajna.errors import CardError
from jajna.ir.base import Effect, walk
from jajna.messages import Message
from jajna.subtypes import LEGEND
from jajna.vocab import ALL_COLORS, TYPE_NAMES, Supertype, Type, bits

if TYPE_CHECKING:
    from jajna.era import Era
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.definition import Definition

__all__ = ["settle", "unknown_types"]

_SIX: Final = (
    Type.ARTIFACT | Type.CREATURE | Type.ENCHANTMENT | Type.INSTANT | Type.LAND | Type.SORCERY
)
_KNOWN: Final[dict[str, int]] = {
    CardTypes.SIX.value: _SIX,
    CardTypes.PLANESWALKERS.value: _SIX
    | Type.PLANESWALKER
    | Type.KINDRED
    | Type.CONSPIRACY
    | Type.PHENOMENON
    | Type.PLANE
    | Type.SCHEME
    | Type.VANGUARD,
}
"""Masks of the card types of eras that don't have all of today's."""


def unknown_types(era: Era, types: int) -> int:
    """The card types of a mask that don't exist in an era, as a mask. CR 205.2a."""
    return types & ~_KNOWN.get(era.card_types.value, types)


def settle(era: Era, definition: Definition) -> None:
    """Adapt the characteristics of a card to the rules of an era.

    Raises CardError if the card has a card type that doesn't exist in the era, or brings something
    of such a type into the game.
    """
    token = definition.card.layout in (TOKEN, DOUBLE_FACED_TOKEN)
    if token and not era.tokens_named_token:
        _shorten_names(definition)
    for face in definition.faces:
        _refuse(era, face.name, face.types)
        if era.card_types is not CardTypes.BATTLES:
            _refuse_brought(era, face.name, _types_brought(face))
        _settle_legend(era, face)
        if not era.color_indicators and not token:
            face.colors = _colors_of(face)


def _refuse(era: Era, name: str, types: int) -> None:
    """Raise CardError if a card has a type that doesn't exist in the era."""
    if unknown_types(era, types):
        raise CardError(
            Message(
                "{card} is a {names}, which there wasn't in {era} (CR {cited}): leave it out "
                "or play in a later era",
                card=repr(name),
                names=_unknown_names(era, types),
                era=repr(era.name),
                cited=era.cited("card_types"),
            )
        )


def _refuse_brought(era: Era, name: str, types: int) -> None:
    """Raise CardError if a card brings something of a type that doesn't exist in the era."""
    if unknown_types(era, types):
        raise CardError(
            Message(
                "{card} brings a {names}, which there wasn't in {era} (CR {cited}): leave it out "
                "or play in a later era",
                card=repr(name),
                names=_unknown_names(era, types),
                era=repr(era.name),
                cited=era.cited("card_types"),
            )
        )


def _unknown_names(era: Era, types: int) -> str:
    return " ".join([TYPE_NAMES[one] for one in bits(unknown_types(era, types))])


def _types_brought(face: Characteristics) -> int:
    """Mask of the types of the cards and tokens that its abilities bring into the game."""
    found = 0
    for ability in face.kit.all:
        for node in walk(ability):
            if isinstance(node, Effect):
                found |= node.types_brought()
    return found


def _shorten_names(definition: Definition) -> None:
    """Name a token by its subtypes alone if no other name was given. CR 2019-05-03 110.5c."""
    for face, printed in zip(definition.faces, definition.card.faces, strict=False):
        if printed.name == " ".join([*printed.subtypes, "Token"]):
            face.name = " ".join(printed.subtypes)


def _colors_of(face: Characteristics) -> int:
    """The colors of the mana symbols in its mana cost. CR 2003-07-01 203.2."""
    found = 0
    if face.mana_cost is not None:
        for symbol in face.mana_cost.symbols:
            found |= symbol.mana & ALL_COLORS
    return found


def _settle_legend(era: Era, face: Characteristics) -> None:
    """Replace the supertype legendary where the era has another rule for it."""
    if not face.supertypes & Supertype.LEGENDARY:
        return
    if era.planeswalker_uniqueness and face.types & Type.PLANESWALKER:  # CR 2016-08-26 306.4
        face.supertypes &= ~Supertype.LEGENDARY
    elif era.legendary is Legends.CREATURE_TYPE and face.types & Type.CREATURE:
        face.supertypes &= ~Supertype.LEGENDARY  # CR 2003-07-01 215.2
        face.subtypes = face.subtypes | {LEGEND}
