"""The engine of a server: its rooms and all else that is asked below /api, loaded when wanted.

Nothing of the rules is loaded with this module, so that the page is there before them.
"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from jajna.messages import Message

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from jajna.tables.journal import Journal
    from jajna.web.pulse import Pulse

__all__ = ["Engine", "Share", "is_shared", "loaded", "place_of"]

DRAFTS: Final = "drafts of the page"
"""The folder of the drafts of a server, among the user's data."""
SHARED: Final = ("postgresql://", "postgres://")
"""How the address of a database begins."""


class Engine(NamedTuple):
    """What a server is made with: the journal's file or address, the names of hosts to which it
    answers, where others reach it, and whether it lists all tables to everybody.
    """

    journal: str
    hosts: tuple[str, ...]
    address: str
    lists_all: bool


class Share(NamedTuple):
    """The tables that a process has: those of a place among ``of``, all by default.

    At the table ``guilty`` the process before it ended, "" for none.
    """

    number: int = 0
    of: int = 1
    guilty: str = ""

    def has(self, table: str) -> bool:
        """Whether this process has a table."""
        return place_of(table, self.of) == self.number


def place_of(table: str, of: int) -> int:
    """The place of a table among so many processes."""
    return crc32(table.encode()) % of


def loaded(engine: Engine, pulse: Pulse, share: Share) -> Starlette:
    """The server's answers to what is asked below /api. Raises JournalError if the journal can't be
    used.

    All words and the starter cards are read before anything is answered, so that no answer meets
    words that another thread is still reading.
    """
    gc.disable()  # nothing that is loaded is garbage
    from jajna.cards import starter
    from jajna.cards.pool import Pool, data_folder
    from jajna.oracle import vocabulary
    from jajna.tournaments.kept import FOLDER, Shelf
    from jajna.web.chances import Chances
    from jajna.web.decks import Decks
    from jajna.web.draft_rooms import DraftRooms
    from jajna.web.drafts import Drafts
    from jajna.web.labs import Labs
    from jajna.web.programs import Programs
    from jajna.web.replays import Replays
    from jajna.web.rooms import Rooms
    from jajna.web.server import application
    from jajna.web.tournaments import Tournaments

    vocabulary.load()
    starter.SHELF.names()
    gc.freeze()
    gc.enable()
    rooms = Rooms(_journal(engine.journal), Pool(), Programs(), engine.lists_all, pulse, share.has)
    if share.guilty:
        rooms.stopped(share.guilty)
    decks = Decks(rooms.pool, is_home=rooms.lists_all)
    drafts = DraftRooms(data_folder() / DRAFTS, rooms.pool)
    events = Tournaments(Shelf(data_folder() / FOLDER), rooms.lists_all, rooms.journal)
    more = [*decks.routes(), *Replays(rooms).routes(), *Labs().routes(), *events.routes()]
    more += [*Drafts(drafts, rooms.lists_all).routes(), *Chances().routes()]
    return application(
        rooms, engine.hosts, more=more, address=engine.address, drafts=drafts, events=events
    )


def is_shared(journal: str) -> bool:
    """Whether a journal is in a database that servers share, and not in a file."""
    return journal.startswith(SHARED)


def _journal(place: str) -> Journal:
    """The journal in a file, or in a database. Raises JournalError if it can't be used."""
    from jajna.tables.journal import JournalError
    from jajna.tables.sqlite_journal import SqliteJournal

    if not is_shared(place):
        return SqliteJournal(Path(place))
    try:
        from jajna.tables.postgres_journal import PostgresJournal
    except ImportError as error:
        raise JournalError(
            Message(
                "games in PostgreSQL need psycopg: python -m pip install 'jajna[postgres]' ({why})",
                why=str(error),
            )
        ) from error
    return PostgresJournal(place)
