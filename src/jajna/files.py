"""Files of which nothing is known: read whole up to a limit, and written whole or not at all.

Whatever is read passes here, so that no file is too large, and no path or content raises anything
but the errors of this module.
"""

from __future__ import annotations

import os
import tempfile
import time
import tomllib
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, TypeVar, final

import msgspec
import platformdirs

from jajna.errors import JajnaError
from jajna.limits import MOST_BYTES
from jajna.messages import Message, cause

__all__ = [
    "ContentError",
    "FileError",
    "UnusableFile",
    "alone_with",
    "data_folder",
    "from_json",
    "from_toml",
    "inside",
    "is_file",
    "limited",
    "pass_over",
    "path_of",
    "read_text",
    "read_whole",
    "unreadable",
    "write_whole",
]

FOLDER_VARIABLE: Final = "JAJNA_DATA"


def data_folder() -> Path:
    """The folder for the user's data: that of the environment's JAJNA_DATA, or the system's."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_data_path("jajna", appauthor=False)


PREFIX: Final = ".jajna-"
"""The beginning of the names of files that are being written."""
ABANDONED: Final = 3600
"""The age in seconds of a file being written that is given up, where files can't be locked."""
LOCKS: Final = os.name == "posix"
T = TypeVar("T")


@final
class FileError(JajnaError):
    """A file that can't be read or written; it names the file."""


@final
class UnusableFile(UserWarning):
    """A file among others that is passed over as it can't be used; ``error`` says why."""

    def __init__(self, error: JajnaError) -> None:
        super().__init__(str(error))
        self.error = error


def pass_over(error: JajnaError) -> None:
    """Warn, once for each, that a file among others isn't used."""
    warnings.warn(UnusableFile(error), stacklevel=1)


@final
class ContentError(JajnaError):
    """A content that isn't of the form it must have; ``is_json`` says that it is JSON at least."""

    def __init__(self, why: Message | str, is_json: bool = False) -> None:
        super().__init__(why)
        self.is_json: Final = is_json


# -- paths -----------------------------------------------------------------------------------------


def path_of(text: str) -> Path:
    """The path that a person typed, with ``~`` for a home. Raises FileError for none."""
    if "\0" in text:
        raise FileError(Message("{path} can't be the name of a file", path=repr(text)))
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise FileError(
            Message("{path}: there is no such user; begin it with './'", path=text)
        ) from error


def is_file(path: Path) -> bool:
    """Whether there is a file of this name, or something else to read from."""
    try:
        return path.exists() and not path.is_dir()
    except (OSError, ValueError):  # it can't be a name of a file
        return False


def inside(folder: Path) -> list[Path]:
    """What is in a folder, in order; nothing where there is no folder.

    Raises FileError for one that can't be read.
    """
    try:
        return sorted(folder.iterdir()) if folder.is_dir() else []
    except (OSError, ValueError) as error:
        raise unreadable(folder, error) from error


# -- reading ---------------------------------------------------------------------------------------


def read_whole(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a file. Raises FileError for one that can't be read or has more bytes."""
    try:
        with path.open("rb") as file:
            return limited(file, path, most)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error


def limited(file: IO[bytes], path: Path, most: int) -> bytes:
    """What is left of an open file. Raises FileError where that is more than so many bytes."""
    size = os.fstat(file.fileno()).st_size
    content = b"" if size > most else file.read(most + 1)
    if max(size, len(content)) > most:
        raise FileError(
            Message("{path} is larger than {most} bytes: it can't be what is read here",
                    path=str(path), most=most)
        )  # fmt: skip
    return content


def unreadable(path: Path, error: Exception) -> FileError:
    """The error that a file can't be read, for one of the system's."""
    return FileError(Message("{path} can't be read: {why}", path=str(path), why=_why(error)))


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text in a file. Raises FileError for one that can't be read or isn't in UTF-8."""
    content = read_whole(path, most)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(
            Message(
                "{path} is not a text in UTF-8 (line {line}); save it as UTF-8",
                path=str(path),
                line=content.count(b"\n", 0, error.start) + 1,
            )
        ) from error


def from_json(content: bytes, kind: type[T]) -> T:
    """What is written in JSON. Raises ContentError for what isn't JSON or not of this form."""
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        raise ContentError(cause(error), is_json=True) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise ContentError(cause(error)) from error
    except RecursionError as error:
        raise ContentError(Message("it is nested too deep")) from error


def from_toml(text: str, kind: type[T]) -> T:
    """What is written in TOML. Raises ContentError for what isn't TOML or not of this form."""
    try:
        return msgspec.convert(tomllib.loads(text), type=kind)
    except ValueError as error:
        raise ContentError(cause(error)) from error
    except RecursionError as error:
        raise ContentError(Message("it is nested too deep")) from error


# -- writing ---------------------------------------------------------------------------------------


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, and its folder where there is none: what was there stays until all is written.

    Raises FileError if that fails; then the old file is untouched.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _clear(path.parent)
        _write(path, content)
    except (OSError, ValueError, RecursionError) as error:
        raise FileError(
            Message("{path} can't be written: {why}", path=str(path), why=_why(error))
        ) from error


def _write(path: Path, content: bytes) -> None:
    handle, temporary = _begun(path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if LOCKS:  # while it is locked nobody takes it for one that was left behind
                Path(temporary).replace(path)
        if not LOCKS:
            Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _begun(folder: Path) -> tuple[int, str]:
    """A new file to write to, which stays locked until it is closed."""
    while True:
        handle, temporary = tempfile.mkstemp(prefix=PREFIX, dir=folder)
        _lock(handle)
        if Path(temporary).exists():
            return handle, temporary
        os.close(handle)  # another process took it for one that was left behind


def _clear(folder: Path) -> None:
    """Remove the unfinished files that processes left behind which were killed as they wrote."""
    for left in folder.glob(f"{PREFIX}*"):
        with suppress(OSError):
            if left.is_file() and not left.is_symlink() and _is_abandoned(left):
                left.unlink()


def _is_abandoned(left: Path) -> bool:
    with left.open("rb+") as file:
        locked = _lock(file.fileno())
        return time.time() - left.stat().st_mtime > ABANDONED if locked is None else locked


def _lock(handle: int) -> bool | None:
    """Whether an open file could be locked; None where the system has no locks."""
    if not LOCKS:
        return None
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _why(error: Exception) -> str:
    """The reason that the system gives, without the path."""
    said = error.strerror if isinstance(error, OSError) else None
    return said or str(error)


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Let other processes wait that want to be alone with the file, where the system can.

    Raises FileError if the folder can't be written.
    """
    if not LOCKS:
        yield
        return
    import fcntl

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(f".{path.name}.lock").open("w")
    except (OSError, ValueError) as error:
        raise FileError(
            Message("{path} can't be written: {why}", path=str(path), why=_why(error))
        ) from error
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
