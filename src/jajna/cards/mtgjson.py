"""Card files in the schema of MTGJSON's AtomicCards: JSON, plain or packed as gz, xz or zip."""

from __future__ import annotations

import gzip
import lzma
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

import msgspec

from jajna.errors import CardError
from jajna.messages import Message, cause
from jajna.oracle.source import FaceData

__all__ = [
    "CardData",
    "CardFile",
    "FaceFields",
    "Translation",
    "card_data",
    "read_card_file",
    "unpack",
]

SPANISH: Final = "Spanish"
SEPARATOR: Final = " // "
MELD: Final = "meld"


@final
@dataclass(frozen=True)
class CardData:
    """A card as a card file has it.

    ``spanish`` has one name for each face, "" where none is known; ``printings`` are set codes.
    Several ``faces`` without a side are versions that share a name, as some un-cards do.
    """

    name: str
    layout: str
    mana_value: float
    faces: tuple[FaceData, ...]
    spanish: tuple[str, ...] = ()
    printings: tuple[str, ...] = ()

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
    colorIndicator: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    foreignData: tuple[Translation, ...] = ()


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
class CardFile:
    """A card file that has been opened: its cards are read one by one, in the file's order."""

    def __init__(self, path: Path, content: _File) -> None:
        self.path = path
        self.date = content.meta.date
        self.version = content.meta.version
        self._cards = content.data
        self._fronts = {
            name.partition(SEPARATOR)[0]: name for name in content.data if SEPARATOR in name
        }
        self._decoder = msgspec.json.Decoder(tuple[FaceFields, ...])

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[CardData]:
        """The cards. Raises CardError at one that is not in the schema."""
        for name, raw in self._cards.items():
            yield self._read(name, raw)

    def card(self, name: str) -> CardData:
        """The card of this name, or the one whose front or main face is named so.

        Raises CardError if the file has none, or has it in another schema.
        """
        full = name if name in self._cards else self._fronts.get(name, "")
        if not full:
            raise CardError(
                Message("{path} has no card named {name}", path=str(self.path), name=repr(name))
            )
        return self._read(full, self._cards[full])

    def _read(self, name: str, raw: msgspec.Raw) -> CardData:
        try:
            faces = self._decoder.decode(raw)
        except msgspec.DecodeError as error:
            raise CardError(
                Message(
                    "{path}: {name} is not a card of MTGJSON's AtomicCards: {why}",
                    path=str(self.path),
                    name=repr(name),
                    why=cause(error),
                )
            ) from error
        if not faces:
            raise CardError(
                Message(
                    "{path}: the card {name} has no faces", path=str(self.path), name=repr(name)
                )
            )
        return card_data(name, faces + self._melded(name, faces[0]))

    def _melded(self, name: str, front: FaceFields) -> tuple[FaceFields, ...]:
        """The face of a melded pair, which the file has as a card by itself. CR 712.4."""
        result = name.partition(SEPARATOR)[2]
        if front.layout != MELD or result not in self._cards:
            return ()
        return self._decoder.decode(self._cards[result])[:1]


def card_data(name: str, faces: tuple[FaceFields, ...]) -> CardData:
    """The card of this name, from the fields of its faces; the first is the front or main one."""
    first = faces[0]
    return CardData(
        name=name,
        layout=first.layout,
        mana_value=first.manaValue,
        faces=tuple(_face_data(name, face) for face in faces),
        spanish=tuple(_spanish(face, index) for index, face in enumerate(faces)),
        printings=tuple(sorted({code for face in faces for code in face.printings})),
    )


def read_card_file(path: Path) -> CardFile:
    """Open a card file, packed or plain: what it is, is seen by its first bytes.

    Raises CardError if it can't be read, is damaged, or is not AtomicCards.
    """
    content = unpack(path)
    try:
        found = msgspec.json.decode(content, type=_File)
    except msgspec.ValidationError as error:
        raise CardError(
            Message(
                "{path} is JSON but not MTGJSON's AtomicCards: {why}",
                path=str(path),
                why=cause(error),
            )
        ) from error
    except msgspec.DecodeError as error:
        raise CardError(
            Message("{path} is not JSON, or is cut short: {why}", path=str(path), why=cause(error))
        ) from error
    _refuse_other_files(path, found)
    return CardFile(path, found)


def unpack(path: Path) -> bytes:
    """The content of a file, packed or plain. Raises CardError for one that can't be read."""
    try:
        with path.open("rb") as file:
            start = file.read(6)
        if start.startswith(b"\x1f\x8b"):
            with gzip.open(path) as unpacked:
                return unpacked.read()
        if start.startswith(b"\xfd7zXZ\x00"):
            with lzma.open(path) as unpacked:
                return unpacked.read()
        if start.startswith(b"PK\x03\x04"):
            return _unzip(path)
        return path.read_bytes()
    except (EOFError, lzma.LZMAError, zlib.error, zipfile.BadZipFile, gzip.BadGzipFile) as error:
        raise CardError(
            Message(
                "{path} is damaged or cut short ({why}); get it anew",
                path=str(path),
                why=cause(error),
            )
        ) from error
    except OSError as error:
        raise CardError(
            Message("{path} can't be read: {why}", path=str(path), why=error.strerror or str(error))
        ) from error


def _unzip(path: Path) -> bytes:
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if name.endswith(".json")]
        if len(names) != 1:
            raise CardError(
                Message(
                    "{path} holds {count} JSON files; it must hold exactly one",
                    path=str(path),
                    count=len(names),
                )
            )
        return archive.read(names[0])


def _refuse_other_files(path: Path, found: _File) -> None:
    if not found.data:
        raise CardError(Message("{path} holds no cards", path=str(path)))
    first = next(iter(found.data.values()))
    if not bytes(first).lstrip().startswith(b"["):
        raise CardError(
            Message(
                "{path} is a file of MTGJSON, but not AtomicCards: its entries are not lists of "
                "faces",
                path=str(path),
            )
        )


def _face_data(full_name: str, face: FaceFields) -> FaceData:
    return FaceData(
        name=face.faceName or face.name,
        full_name=full_name,
        mana_cost=face.manaCost,
        types_line=face.type,
        supertypes=face.supertypes,
        types=face.types,
        subtypes=face.subtypes,
        text=face.text,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        colors="".join(face.colors),
        color_indicator="".join(face.colorIndicator),
        layout=face.layout,
        side=face.side or "",
        keywords=face.keywords,
    )


def _spanish(face: FaceFields, index: int) -> str:
    """The face's Spanish name; older files have only the whole card's, with its parts joined."""
    for translation in face.foreignData:
        if translation.language == SPANISH:
            if translation.faceName:
                return translation.faceName
            parts = (translation.name or "").split(SEPARATOR)
            return parts[index] if index < len(parts) else parts[0]
    return ""
