"""The facts of a card of the package, in the form of a card file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

import msgspec

from jajna.card import SPLIT_LAYOUTS, Card, Face, PrintedName, names_on
from jajna.cards.mtgjson import CardData
from jajna.oracle.source import FaceData
from jajna.vocab import (
    COLOR_LETTERS,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    Supertype,
    Type,
    bits,
)

__all__ = [
    "SUPERTYPE_ORDER",
    "TYPE_ORDER",
    "PrintedFace",
    "PrintedFaces",
    "card_facts",
    "color_letters",
    "masks_of",
    "names_in_facts",
    "spanish_of_faces",
    "type_line",
]

SUPERTYPE_ORDER: Final = (
    Supertype.BASIC,
    Supertype.WORLD,
    Supertype.LEGENDARY,
    Supertype.SNOW,
    Supertype.ONGOING,
)
TYPE_ORDER: Final = (
    Type.KINDRED,
    Type.ENCHANTMENT,
    Type.ARTIFACT,
    Type.LAND,
    Type.BATTLE,
    Type.PLANESWALKER,
    Type.CREATURE,
    Type.INSTANT,
    Type.SORCERY,
    Type.DUNGEON,
    Type.CONSPIRACY,
    Type.PHENOMENON,
    Type.PLANE,
    Type.SCHEME,
    Type.VANGUARD,
)
"""The order in which cards print their types: a land that is a creature is a "Land Creature"."""

_TYPES: Final[dict[str, int]] = {word: bit for bit, word in TYPE_NAMES.items()}
_TYPES["tribal"] = Type.KINDRED
_SUPERTYPES: Final[dict[str, int]] = {word: bit for bit, word in SUPERTYPE_NAMES.items()}


@final
class PrintedFace(msgspec.Struct, frozen=True):
    """Of a face's facts those that matter to its name."""

    name: str
    types: tuple[str, ...]
    supertypes: tuple[str, ...]


@final
class PrintedFaces(msgspec.Struct, frozen=True):
    """Of a card's facts those that matter to its names: quicker to read than all."""

    layout: str
    faces: tuple[PrintedFace, ...]


def names_in_facts(card: CardData | PrintedFaces) -> list[PrintedName]:
    """The list of names of a card, each with the types printed with it. CR 201.4a."""
    return names_on(
        card.layout,
        [
            PrintedName(face.name, _mask(face.types, _TYPES), _mask(face.supertypes, _SUPERTYPES))
            for face in card.faces
        ],
    )


def masks_of(face: FaceData) -> tuple[int, int] | None:
    """The masks of a face's card types and supertypes; None if it has one that isn't known."""
    types, supertypes = _mask(face.types, _TYPES), _mask(face.supertypes, _SUPERTYPES)
    words = (*face.types, *face.supertypes)
    is_known = all(word.lower() in _TYPES or word.lower() in _SUPERTYPES for word in words)
    return (types, supertypes) if is_known else None


def _mask(words: tuple[str, ...], bits_by_word: Mapping[str, int]) -> int:
    """The mask of the words that are known."""
    mask = 0
    for word in words:
        mask |= bits_by_word.get(word.lower(), 0)
    return mask


def card_facts(card: Card, text: Callable[[Face], str]) -> CardData:
    """The card as data of a card file; ``text`` prints a face's abilities."""
    several = len(card.faces) > 1
    counted = card.faces if card.layout in SPLIT_LAYOUTS else card.faces[:1]
    return CardData(
        name=card.name,
        layout=card.layout,
        mana_value=float(sum(face.mana_cost.value for face in counted if face.mana_cost)),
        faces=tuple(
            _face_facts(card, face, "abcde"[index] if several else "", text(face))
            for index, face in enumerate(card.faces)
        ),
        spanish=spanish_of_faces(card),
    )


def type_line(face: Face, other: Mapping[int, str] | None = None) -> str:
    """The face's type line; ``other`` are words for card types other than today's. CR 205.1."""
    names = {bit: (other or {}).get(bit, TYPE_NAMES[bit].title()) for bit in TYPE_ORDER}
    words = _supertypes(face) + [names[bit] for bit in TYPE_ORDER if face.types & bit]
    if not face.subtypes:
        return " ".join(words)
    return " ".join(words) + " — " + " ".join(face.subtypes)


def color_letters(colors: int) -> str:
    """Letters of a mask of colors, in the order WUBRG."""
    return "".join(COLOR_LETTERS[bit] for bit in bits(colors))


def _face_facts(card: Card, face: Face, side: str, text: str) -> FaceData:
    indicator = face.mana_cost is None or face.mana_cost.colors != face.colors
    return FaceData(
        name=face.name,
        full_name=card.name,
        mana_cost=str(face.mana_cost or ""),
        types_line=type_line(face),
        supertypes=tuple(_supertypes(face)),
        types=tuple(_types(face)),
        subtypes=face.subtypes,
        text=text,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        colors=color_letters(face.colors),
        color_indicator=color_letters(face.colors) if indicator else "",
        layout=card.layout,
        side=side,
        keywords=(),
        hand=face.hand_modifier,
        life=face.life_modifier,
    )


def _supertypes(face: Face) -> list[str]:
    return [SUPERTYPE_NAMES[bit].title() for bit in SUPERTYPE_ORDER if face.supertypes & bit]


def _types(face: Face) -> list[str]:
    return [TYPE_NAMES[bit].title() for bit in TYPE_ORDER if face.types & bit]


def spanish_of_faces(card: Card) -> tuple[str, ...]:
    """The Spanish name of each face of a card, "" where it isn't known."""
    parts = card.spanish.split(" // ") if len(card.faces) > 1 else [card.spanish]
    return tuple(parts[index] if index < len(parts) else "" for index in range(len(card.faces)))
