"""The server on a machine of one's own: all its parts, run until it is told to end."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from jajna.cards.pool import Pool
from jajna.garbage_collector import collecting_seldom
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.web.decks import Decks
from jajna.web.exchange import MOST_BYTES
from jajna.web.files import page
from jajna.web.places import Place
from jajna.web.programs import Programs
from jajna.web.replays import Replays
from jajna.web.rooms import Rooms
from jajna.web.server import application

__all__ = ["serve"]

AT_THE_END: Final = 1
"""Most seconds that pages are waited for as the server ends."""


def serve(listener: socket.socket, found: Place, kept: Path) -> None:
    """Answer at a socket, which is found at a place, with the tables kept in a file.

    Ends as the process is interrupted. Raises JournalError if the file can't be used.
    """
    rooms = Rooms(SqliteJournal(kept), Pool(), Programs(), lists_all=found.is_private)
    served = application(rooms, found.hosts, more=parts(rooms), address=found.in_network)
    with collecting_seldom():
        uvicorn.Server(_run(served)).run([listener])


def parts(rooms: Rooms) -> list[BaseRoute]:
    """What there is besides tables. The files of the page come last: they are all the rest."""
    return [
        *Decks(rooms.pool, is_home=rooms.lists_all).routes(),
        *Replays(rooms).routes(),
        page(),
    ]


def _run(served: Starlette) -> uvicorn.Config:
    """How the server runs. What is sent is small, so that packing it costs more than it saves."""
    return uvicorn.Config(
        served,
        loop="asyncio",
        http="h11",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=AT_THE_END,
    )
