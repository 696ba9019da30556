"""Files with cards or sets as they come: JSON, plain or packed as gz, xz or zip."""

from __future__ import annotations

import gzip
import lzma
import zipfile
from codecs import BOM_UTF8
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

from jajna.errors import CardError
from jajna.files import FileError, limited, unreadable
from jajna.limits import MOST_CARD_BYTES, MOST_RATIO
from jajna.messages import Message, cause
from jajna.text.catalogue import message

__all__ = ["NOT_JSON", "unpack"]

PLAIN: Final = (b"{", b"[", b'"', BOM_UTF8)
"""The beginning of a file that isn't packed."""
ATOMIC: Final = "AtomicCards.json"
"""The name of MTGJSON's file with all cards."""
ENCRYPTED: Final = 1
"""The mark of an encrypted file in an archive."""
XZ_MEMORY: Final = 100_000_000
"""Bytes that xz may need to unpack a file; the strongest of its presets asks for 65 MB."""
LEAST_GROWN: Final = 1_000_000
"""Bytes that may be unpacked of the smallest file."""
NOT_JSON: Final = message("{path} is not JSON, or is cut short: {why}")


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
    plain = content if opener is None else _unpacked(opener, content, path)
    return plain.removeprefix(BOM_UTF8)


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
    """The file with JSON in an archive, or that with AtomicCards among several.

    Raises CardError for none, several, a strange one.
    """
    with zipfile.ZipFile(BytesIO(packed)) as archive:
        files = [one for one in archive.infolist() if not one.filename.startswith("__MACOSX/")]
        inside = [one for one in files if one.filename.endswith(".json")]
        atomic = [one for one in inside if Path(one.filename).name == ATOMIC]
        found = atomic if len(inside) > 1 else inside
        if len(found) != 1:
            raise CardError(
                Message(
                    "holds {count} JSON files; it must hold exactly one, or one named {name}",
                    count=len(inside),
                    name=ATOMIC,
                )
            )
        if found[0].flag_bits & ENCRYPTED:
            raise CardError(Message("is encrypted; unpack it first"))
        if found[0].compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise CardError(Message("is packed in a way that isn't known here; unpack it first"))
        with archive.open(found[0]) as file:
            return file.read(most)


XZ: Final = b"\xfd7zXZ\x00"
OPENERS: Final[dict[bytes, Callable[[bytes, int], bytes]]] = {
    b"\x1f\x8b": _ungzip,
    XZ: _unxz,
    b"PK\x03\x04": _unzip,
}
"""How at most so many bytes are unpacked, by the first bytes of a file."""
