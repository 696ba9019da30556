"""Cards that a set's file describes itself: those of new sets are data too. CR 200.1.

The fields are MTGJSON's. What follows from others may be left out: colors and mana value follow
from the cost (CR 105.2, 202.3), types from the type line (CR 205.1).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from jajna.card import SPLIT_LAYOUTS
from jajna.cards.mtgjson import CardData, FaceFields, OptionalFields, card_data
from jajna.cards.packed import unpack
from jajna.cards.sets import one_or_several
from jajna.cards.type_lines import read_type_line
from jajna.errors import CardError
from jajna.messages import Message, cause
from jajna.vocab import (
    COLOR_LETTERS,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    ManaCost,
    bits,
    mana_cost,
)

__all__ = ["described_cards"]

NORMAL: Final = "normal"


class _Face(OptionalFields, frozen=True):
    """A printing of a face; it describes the face if it has a type line."""

    name: str
    type: str = ""
    layout: str = NORMAL
    supertypes: tuple[str, ...] | None = None
    types: tuple[str, ...] | None = None
    subtypes: tuple[str, ...] | None = None
    colors: tuple[str, ...] | None = None
    manaValue: float | None = None


class _Set(msgspec.Struct, frozen=True):
    code: str
    cards: tuple[_Face, ...]


class _One(msgspec.Struct, frozen=True):
    data: _Set


class _Several(msgspec.Struct, frozen=True):
    data: dict[str, _Set]


def described_cards(path: Path) -> dict[str, CardData]:
    """The cards by name that the sets of a file describe, not only list.

    Raises CardError, naming file and card, for a card that can't be one.
    """
    found: dict[str, CardData] = {}
    for one in _sets(path):
        faces: dict[str, dict[str, _Face]] = {}
        for face in one.cards:
            if face.type:
                faces.setdefault(face.name, {}).setdefault(face.side or "", face)
        for name, sides in faces.items():
            found.setdefault(name, _card(path, name, one.code.upper(), list(sides.values())))
    return found


def _sets(path: Path) -> tuple[_Set, ...]:
    found = one_or_several(unpack(path), str(path), _One, _Several)
    return (found.data,) if isinstance(found, _One) else tuple(found.data.values())


def _card(path: Path, name: str, code: str, faces: list[_Face]) -> CardData:
    try:
        costs = [mana_cost(face.manaCost) for face in faces]
        both = faces[0].layout in SPLIT_LAYOUTS
        value = float(sum(cost.value for cost in (costs if both else costs[:1])))  # CR 709.4b
        fields = [_fields(face, cost, value, code) for face, cost in zip(faces, costs, strict=True)]
        return card_data(name, tuple(fields))
    except (CardError, ValueError) as error:
        raise CardError(
            Message(
                "{path}: {name} can't be a card: {why}",
                path=str(path),
                name=repr(name),
                why=cause(error),
            )
        ) from error


def _fields(face: _Face, cost: ManaCost, value: float, code: str) -> FaceFields:
    """The face, with what its fields imply."""
    said = read_type_line(face.type) if face.types is None else None
    supertypes, types, subtypes = face.supertypes, face.types, face.subtypes
    if said is not None:
        supertypes = tuple([SUPERTYPE_NAMES[bit].capitalize() for bit in bits(said.supertypes)])
        types = tuple([TYPE_NAMES[bit].capitalize() for bit in bits(said.types)])
        subtypes = said.subtypes
    colors = face.colors
    if colors is None:
        indicated = "".join(face.colorIndicator)
        colors = tuple(
            [
                letter
                for bit, letter in COLOR_LETTERS.items()
                if cost.colors & bit or letter in indicated
            ]
        )
    return FaceFields(
        name=face.name,
        layout=face.layout,
        type=face.type,
        supertypes=supertypes or (),
        types=types or (),
        subtypes=subtypes or (),
        colors=colors,
        manaValue=value if face.manaValue is None else face.manaValue,
        printings=tuple(sorted({code, *face.printings})),
        faceName=face.faceName,
        side=face.side,
        manaCost=face.manaCost,
        text=face.text,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        colorIndicator=face.colorIndicator,
        keywords=face.keywords,
        foreignData=face.foreignData,
    )
