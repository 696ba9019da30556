"""Cards in the schema of MTGJSON's AtomicCards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

import msgspec

from jajna.files import ContentError, from_json
from jajna.limits import MOST_NAME
from jajna.oracle.source import FaceData
from jajna.text.catalogue import message
from jajna.typed import clean_text, printable

__all__ = ["SEPARATOR", "AtomicCards", "CardData", "FaceFields", "Translation", "card_data"]

SPANISH: Final = "Spanish"
SEPARATOR: Final = " // "
MELD: Final = "meld"
MOST_FACES: Final = 20
"""Faces of a card, or cards that share a name."""
OTHER_FILE: Final = message(
    "its entries are not lists of faces; AllPrintings and files of sets are other ones, and "
    "'jajna cards update' fetches AtomicCards"
)


@final
@dataclass(frozen=True)
class CardData:
    """A card as a card file has it.

    ``spanish`` has one name for each face, "" where none is known; ``printings`` are set codes,
    ``legalities`` words as "Banned" by format, of the day of the file.
    Several ``faces`` without a side are versions that share a name, as some un-cards do.
    """

    name: str
    layout: str
    mana_value: float
    faces: tuple[FaceData, ...]
    spanish: tuple[str, ...] = ()
    printings: tuple[str, ...] = ()
    legalities: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def spanish_name(self) -> str:
        """The card's Spanish name: those of its faces, joined if each has one."""
        known = [name for name in self.spanish if name]
        if len(known) == len(self.faces):
            return SEPARATOR.join(known)
        return self.spanish[0] if self.spanish else ""

    @property
    def has_versions(self) -> bool:
        """Whether the faces are different cards of one name rather than faces of one card."""
        return len(self.faces) > 1 and not all(face.side for face in self.faces)


class Translation(msgspec.Struct, frozen=True):
    """A card's name in another language."""

    language: str
    name: str | None = None
    faceName: str | None = None


class OptionalFields(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of a face that a file may leave out."""

    printings: tuple[str, ...] = ()
    faceName: str | None = None
    side: str | None = None
    manaCost: str = ""
    text: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    hand: str = ""
    life: str = ""
    colorIndicator: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    foreignData: tuple[Translation, ...] = ()
    legalities: dict[str, str] = {}


class FaceFields(OptionalFields, frozen=True):
    """The fields of a face that we read; whatever else a file has is passed over."""

    name: str
    layout: str
    type: str
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    colors: tuple[str, ...]
    manaValue: float


class _Meta(msgspec.Struct, frozen=True):
    date: str = ""
    version: str = ""


class _File(msgspec.Struct, frozen=True):
    data: dict[str, msgspec.Raw]
    meta: _Meta = _Meta()


@final
class AtomicCards:
    """The cards of MTGJSON's AtomicCards by name, each read when it is asked for."""

    def __init__(self, content: bytes) -> None:
        """Raises ContentError for content of another form."""
        found = from_json(content, _File)
        self.date: Final = found.meta.date
        self._cards: Final = found.data
        first = next((bytes(entry).lstrip() for entry in found.data.values()), b"[")
        if not first.startswith(b"["):
            raise ContentError(OTHER_FILE, is_json=True)

    def names(self) -> list[str]:
        """The names of the cards, in the file's order."""
        return [*self._cards]

    def faces(self, name: str) -> tuple[FaceFields, ...]:
        """The faces of a card, with that of a melded pair, which the file has as a card by itself.

        CR 712.4. Raises ContentError for a card that is not in the schema.
        """
        faces = from_json(bytes(self._cards[name]), tuple[FaceFields, ...])
        result = name.partition(SEPARATOR)[2]
        if not faces or faces[0].layout != MELD or result not in self._cards:
            return faces
        return faces + from_json(bytes(self._cards[result]), tuple[FaceFields, ...])[:1]


def card_data(name: str, faces: tuple[FaceFields, ...]) -> CardData:
    """The card of this name, from the fields of its faces; the first is the front or main one."""
    if not printable(name).strip() or len(name) > MOST_NAME:
        raise ValueError(f"a name has 1 to {MOST_NAME} letters, not {len(name)}")
    if len(faces) > MOST_FACES:
        raise ValueError(f"a card has at most {MOST_FACES} faces, not {len(faces)}")
    first = faces[0]
    name = printable(name)
    return CardData(
        name=name,
        layout=printable(first.layout),
        mana_value=first.manaValue,
        faces=tuple(_face_data(name, face) for face in faces),
        spanish=tuple(_spanish(face, index) for index, face in enumerate(faces)),
        printings=tuple(sorted({printable(code) for face in faces for code in face.printings})),
        legalities={printable(key): printable(word) for key, word in first.legalities.items()},
    )


def _face_data(full_name: str, face: FaceFields) -> FaceData:
    return FaceData(
        name=printable(face.faceName or face.name),
        full_name=full_name,
        mana_cost=printable(face.manaCost),
        types_line=printable(face.type),
        supertypes=_printable(face.supertypes),
        types=_printable(face.types),
        subtypes=_printable(face.subtypes),
        text=clean_text(face.text),
        power=printable(face.power),
        toughness=printable(face.toughness),
        loyalty=printable(face.loyalty),
        defense=printable(face.defense),
        colors=printable("".join(face.colors)),
        color_indicator=printable("".join(face.colorIndicator)),
        layout=printable(face.layout),
        side=printable(face.side or ""),
        keywords=_printable(face.keywords),
        hand=printable(face.hand),
        life=printable(face.life),
    )


def _printable(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([printable(word) for word in words])


def _spanish(face: FaceFields, index: int) -> str:
    """The face's Spanish name; older files have only the whole card's, with its parts joined."""
    for translation in face.foreignData:
        if translation.language == SPANISH:
            if translation.faceName:
                return printable(translation.faceName)
            parts = printable(translation.name or "").split(SEPARATOR)
            return parts[index] if index < len(parts) else parts[0]
    return ""
