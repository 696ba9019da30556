"""Card files in the schema of MTGJSON's AtomicCards: JSON, plain or packed as gz, xz or zip."""

from __future__ import annotations

import gzip
import lzma
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final, final

import msgspec

from jajna.errors import CardError
from jajna.files import ContentError, FileError, from_json, limited, unreadable
from jajna.limits import MOST_CARD_BYTES, MOST_NAME, MOST_RATIO
from jajna.messages import Message, cause
from jajna.oracle.source import FaceData
from jajna.text.catalogue import message
from jajna.typed import clean_text, printable

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
PLAIN: Final = (b"{", b"[", b'"', b"\xef\xbb\xbf")
"""The beginning of a file that isn't packed."""
MOST_FACES: Final = 20
"""Faces of a card, or cards that share a name."""
ENCRYPTED: Final = 1
"""The mark of an encrypted file in an archive."""
XZ_MEMORY: Final = 100_000_000
"""Bytes that xz may need to unpack a file; the strongest of its presets asks for 65 MB."""
LEAST_GROWN: Final = 1_000_000
"""Bytes that may be unpacked of the smallest file."""
NOT_ATOMIC: Final = message("{path} is JSON but not MTGJSON's AtomicCards: {why}")
NOT_JSON: Final = message("{path} is not JSON, or is cut short: {why}")


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
            faces = from_json(bytes(raw), tuple[FaceFields, ...])
            card = card_data(name, faces + self._melded(name, faces[0])) if faces else None
        except (ContentError, ValueError) as error:
            raise CardError(
                Message(
                    "{path}: {name} is not a card of MTGJSON's AtomicCards: {why}",
                    path=str(self.path),
                    name=repr(name),
                    why=cause(error),
                )
            ) from error
        if card is None:
            raise CardError(
                Message(
                    "{path}: the card {name} has no faces", path=str(self.path), name=repr(name)
                )
            )
        return card

    def _melded(self, name: str, front: FaceFields) -> tuple[FaceFields, ...]:
        """The face of a melded pair, which the file has as a card by itself. CR 712.4."""
        result = name.partition(SEPARATOR)[2]
        if front.layout != MELD or result not in self._cards:
            return ()
        return from_json(bytes(self._cards[result]), tuple[FaceFields, ...])[:1]


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


def read_card_file(path: Path) -> CardFile:
    """Open a card file, packed or plain: what it is, is seen by its first bytes.

    Raises CardError if it can't be read, is damaged, or is not AtomicCards.
    """
    content = unpack(path)
    try:
        found = from_json(content, _File)
    except ContentError as error:
        template = NOT_ATOMIC if error.is_json else NOT_JSON
        raise CardError(Message(template, path=str(path), why=cause(error))) from error
    _refuse_other_files(path, found)
    return CardFile(path, found)


def unpack(path: Path) -> bytes:
    """The content of a file, packed or plain. Raises CardError for one that can't be read."""
    try:
        with path.open("rb") as file:
            start = file.peek(len(XZ))
            opener = next((OPENERS[magic] for magic in OPENERS if start.startswith(magic)), None)
            if opener is None and not start.lstrip().startswith(PLAIN):
                why = Message("it doesn't begin as one")
                raise CardError(Message(NOT_JSON, path=str(path), why=why))
            content = limited(file, path, MOST_CARD_BYTES)
    except FileError as error:
        raise CardError(cause(error)) from error
    except (OSError, ValueError) as error:
        raise CardError(cause(unreadable(path, error))) from error
    return content if opener is None else _unpacked(opener, content, path)


def _unpacked(opener: Callable[[bytes, int], bytes], packed: bytes, path: Path) -> bytes:
    """What was packed. Raises CardError for what is damaged, or grows as no file of cards does."""
    most = min(MOST_CARD_BYTES, LEAST_GROWN + MOST_RATIO * len(packed))
    try:
        content = opener(packed, most + 1)
    except CardError as error:
        raise CardError(Message("{path} {why}", path=str(path), why=cause(error))) from error
    except Exception as error:  # the libraries raise what they like for damaged files
        raise CardError(
            Message(
                "{path} is damaged or cut short ({why}); get it anew",
                path=str(path),
                why=cause(error) or type(error).__name__,
            )
        ) from error
    if len(content) > most:
        raise CardError(
            Message(
                "{path} grows to more than {most} bytes as it is unpacked: that is no file of "
                "cards; get it anew",
                path=str(path),
                most=most,
            )
        )
    return content


def _ungzip(packed: bytes, most: int) -> bytes:
    with gzip.GzipFile(fileobj=BytesIO(packed)) as file:
        return file.read(most)


def _unxz(packed: bytes, most: int) -> bytes:
    content, rest = b"", packed
    while rest and len(content) < most:
        stream = lzma.LZMADecompressor(lzma.FORMAT_XZ, XZ_MEMORY)
        content += stream.decompress(rest, most - len(content))
        if not stream.eof and len(content) < most:
            raise EOFError("it ends too early")
        rest = stream.unused_data.lstrip(b"\0")
    return content


def _unzip(packed: bytes, most: int) -> bytes:
    """The one file with JSON in an archive. Raises CardError for none, several, a strange one."""
    with zipfile.ZipFile(BytesIO(packed)) as archive:
        inside = [one for one in archive.infolist() if one.filename.endswith(".json")]
        if len(inside) != 1:
            raise CardError(
                Message("holds {count} JSON files; it must hold exactly one", count=len(inside))
            )
        if inside[0].flag_bits & ENCRYPTED:
            raise CardError(Message("is encrypted; unpack it first"))
        if inside[0].compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise CardError(Message("is packed in a way that isn't known here; unpack it first"))
        with archive.open(inside[0]) as file:
            return file.read(most)


XZ: Final = b"\xfd7zXZ\x00"
OPENERS: Final[dict[bytes, Callable[[bytes, int], bytes]]] = {
    b"\x1f\x8b": _ungzip,
    XZ: _unxz,
    b"PK\x03\x04": _unzip,
}
"""How at most so many bytes are unpacked, by the first bytes of a file."""


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
