"""Tournaments in files: their setups and events, from which all else follows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar, final

import msgspec

from jajna.errors import JajnaError
from jajna.files import FileError, alone_with, from_json, inside, read_whole, write_whole
from jajna.messages import Message, cause
from jajna.tournaments.records import Event, Setup
from jajna.tournaments.tournaments import Tournament, replayed
from jajna.typed import is_name

__all__ = ["FOLDER", "Shelf", "ShelfError"]

FOLDER: Final = "tournaments"
"""Where a user's tournaments are, among their data."""
VERSION: Final = 1
SUFFIX: Final = ".json"
FORBIDDEN: Final = frozenset('/\\:*?"<>|.')
T = TypeVar("T")


@final
class ShelfError(JajnaError):
    """A tournament that isn't there, that is there already, or whose file is damaged."""


class _Told(msgspec.Struct, frozen=True):
    """A tournament as it is told to other programs."""

    setup: Setup
    events: list[Event]


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a tournament."""

    version: int
    setup: Setup
    events: list[Event]


@final
class Shelf:
    """The tournaments in a folder, a file for each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        """The names of all, in alphabetical order."""
        return [path.stem for path in inside(self.folder) if path.suffix == SUFFIX]

    def begin(self, setup: Setup) -> Tournament:
        """A new tournament. Raises ShelfError for a name that can't be one, or that is taken."""
        path = self._path(setup.name)
        made = Tournament(setup)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ShelfError(str(error)) from error
        with alone_with(path):
            if path.exists():
                raise ShelfError(
                    Message("there is a tournament called {name} already", name=repr(setup.name))
                )
            self._write(path, made)
        return made

    def read(self, name: str) -> Tournament:
        """The tournament with a name. Raises ShelfError if it isn't there or is damaged."""
        path = self._path(name)
        if not path.exists():
            known = ", ".join(self.names()) or "-"
            raise ShelfError(
                Message("there is no tournament {name}; there are {known}",
                        name=repr(name), known=known)
            )  # fmt: skip
        try:
            kept = from_json(read_whole(path), _Kept)
            if kept.version != VERSION:
                raise ShelfError(
                    Message("{path} is of form {found}, this version of Jajna reads {known}; it "
                            "was left as it is.", path=str(path), found=kept.version,
                            known=VERSION)
                )  # fmt: skip
            return replayed(kept.setup, kept.events)
        except ShelfError:
            raise
        except (JajnaError, LookupError) as error:
            why = cause(error) if isinstance(error, JajnaError) else repr(error)
            raise ShelfError(
                Message("{path} holds no tournament, or is damaged: {why}", path=str(path), why=why)
            ) from error

    def take_in(self, file: Path) -> str:
        """Keep the tournament that a file tells of; its name.

        Raises ShelfError for a file without one, or with a name that is taken.
        """
        try:
            told = from_json(read_whole(file), _Told)
            made = replayed(told.setup, told.events)
        except (JajnaError, LookupError) as error:
            why = cause(error) if isinstance(error, JajnaError) else repr(error)
            raise ShelfError(
                Message("{path} holds no tournament, or is damaged: {why}", path=str(file), why=why)
            ) from error
        self.begin(told.setup)

        def happen(one: Tournament) -> None:
            for event in made.events:
                one.happen(event)

        self.change(told.setup.name, happen)
        return told.setup.name

    def deck_path(self, name: str, player: int) -> Path:
        """Where the list is kept that a player of a tournament has handed in."""
        return self.folder / f"{name} decks" / f"{player + 1}.txt"

    def change(self, name: str, how: Callable[[Tournament], T]) -> T:
        """Change a tournament and keep it; nothing is kept if ``how`` raises."""
        path = self._path(name)
        with alone_with(path):
            tournament = self.read(name)
            result = how(tournament)
            self._write(path, tournament)
        return result

    def _path(self, name: str) -> Path:
        if not is_name(name) or FORBIDDEN & set(name):
            raise ShelfError(Message("{name} can't be the name of a tournament", name=repr(name)))
        return self.folder / f"{name}{SUFFIX}"

    def _write(self, path: Path, tournament: Tournament) -> None:
        kept = _Kept(VERSION, tournament.setup, tournament.events)
        content = msgspec.json.format(msgspec.json.encode(kept), indent=1)
        try:
            write_whole(path, content)
        except FileError as error:
            raise ShelfError(cause(error)) from error
