"""Games looked at again, for pages: those of this server's tables, and those that users open.

A table's game is told to whoever has a word for it: whole once the match is over, and before that
as their seat has seen it. All is worked out in processes of their own (``web.retelling``).
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from time import monotonic
from typing import Final, NamedTuple, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from jajna.errors import JajnaError
from jajna.files import ContentError, from_json
from jajna.messages import Message
from jajna.replay import GameRecord, setup_of
from jajna.text.messages import error_text, worded
from jajna.web.company import WATCHER
from jajna.web.exchange import as_json, language_of, posted, refused, sent_body
from jajna.web.lookups import Said
from jajna.web.new_tables import MOST_SEATS, NewSeat, NewTable
from jajna.web.promises import GamePlayed, MatchPlayed
from jajna.web.retelling import Answers, Failed, Position, Told, Verified, Wanted, work
from jajna.web.rooms import Rooms
from jajna.web.workshop import Workshop

__all__ = ["FileOpened", "ReplayError", "ReplayWanted", "Replays"]

SECONDS: Final = 20.0
"""Most seconds that a request may take; the first of a game plays it again."""
PROCESSES: Final = 2
MOST_BYTES: Final = 4 << 20
"""Of a file that a page sends."""
MOST_FILES: Final = 24
"""Files that are remembered, so that their links go on."""
FILE: Final = "file-"
"""How the names of files begin, so that none is a table's."""
MOST_ANSWERS: Final = 50_000
"""Of a game in a file."""


class ReplayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wanted of a game of a table or file; ``token`` is a word for the table.

    ``game`` counts from 1, 0 is the latest; ``eyes`` is a seat, or -1 for as much as may be seen.
    ``number`` is a position, or a line of the log. ``agents`` are the programs of a table that goes
    on from there, "" for a person.
    """

    token: str = ""
    game: int = 0
    eyes: int = -1
    number: int = 0
    thing: int = 0
    agents: list[str] = []


class GameIn(msgspec.Struct, frozen=True):
    """A game in a file: who played it, how many answers it has, and who won, -2 for nobody yet."""

    players: list[str]
    answers: int
    winner: int


class FileOpened(msgspec.Struct, frozen=True):
    """The games of a file, which is remembered for a while."""

    games: list[GameIn]


class _File(NamedTuple):
    """A file: the SHA-256 of its content, and the games in it."""

    mark: bytes
    games: list[GamePlayed]


@final
class ReplayError(JajnaError):
    """A game that can't be looked at."""


@final
class Replays:
    """The routes for games that are looked at again."""

    def __init__(self, rooms: Rooms, workshop: Workshop | None = None) -> None:
        self.rooms = rooms
        self.workshop = workshop or Workshop(work, SECONDS, PROCESSES)
        self._files: OrderedDict[str, _File] = OrderedDict()

    def routes(self) -> list[BaseRoute]:
        """What pages can ask."""
        return [
            Route("/api/tables/{name}/replay/file", self.open, methods=["POST"]),
            Route("/api/tables/{name}/replay/play", self.play, methods=["POST"]),
            Route("/api/tables/{name}/replay/{what}", self.tell, methods=["POST"]),
        ]

    async def open(self, request: Request) -> Response:
        """A file with a saved game, or with the games of a match."""
        code = language_of(request)
        content = await sent_body(request, MOST_BYTES)
        if content is None:
            return refused(worded(Message("a file can have {most} bytes", most=MOST_BYTES), code),
                           413)  # fmt: skip
        try:
            games = _games_in(content)
        except JajnaError as error:
            return refused(error_text(error, code))
        name = request.path_params["name"]
        mark = sha256(content).digest()
        known = self._files.get(name)
        if not name.startswith(FILE) or (known is not None and known.mark != mark):
            return refused(worded(Message("there is another file of this name"), code))
        self._files[name] = _File(mark, games)
        self._files.move_to_end(name)
        while len(self._files) > MOST_FILES:
            self._files.popitem(last=False)
        shown = [
            GameIn(
                [player.name for player in game.record.players],
                len(game.record.answers),
                game.record.result.winner if game.record.result is not None else -2,
            )
            for game in games
        ]
        return as_json(FileOpened(shown))

    async def tell(self, request: Request) -> Response:
        """The timeline of a game, one of its positions, or why something is so."""
        what = request.path_params["what"]
        if what not in ("timeline", "position", "explain", "why", "led", "verify"):
            return refused(what, 404)
        wish = await posted(request, ReplayWanted)
        if isinstance(wish, Response):
            return wish
        code = language_of(request)
        try:
            content = await self._work(request.path_params["name"], wish, what, code)
        except JajnaError as error:
            return refused(error_text(error, code))
        told = msgspec.json.decode(content, type=Told | Position | Said | Verified | Failed)
        if isinstance(told, Failed):
            return refused(told.why)
        return Response(content, media_type="application/json")

    async def play(self, request: Request) -> Response:
        """A new table at which a game goes on from one of its positions."""
        wish = await posted(request, ReplayWanted)
        if isinstance(wish, Response):
            return wish
        code = language_of(request)
        try:
            name = request.path_params["name"]
            content = await self._work(name, wish, "answers", code)
            told = msgspec.json.decode(content, type=Answers | Failed)
            if isinstance(told, Failed):
                return refused(told.why)
            game, _, _ = self._game(name, wish)
            record = game.record
            pool = self.rooms.pool
            wanted = NewTable(
                [
                    NewSeat(
                        "\n".join(f"{count} {name}" for name, count in player.deck),
                        player.name,
                        wish.agents[seat] if seat < len(wish.agents) else "",
                    )
                    for seat, player in enumerate(record.players)
                ],
                record.era,
            )
            setup = setup_of(record, pool.card, pool.card_names)
            return as_json(self.rooms.go_on_from(setup, told.answers, wanted, monotonic()))
        except JajnaError as error:
            return refused(error_text(error, code))

    # -- inside ------------------------------------------------------------------------------------

    async def _work(self, name: str, wish: ReplayWanted, what: str, code: str) -> bytes:
        """What the workshop says. Raises JajnaError where there is no such game."""
        game, owner, games = self._game(name, wish)
        eyes = wish.eyes if wish.eyes >= 0 else owner
        wanted = Wanted(what, game.record, owner, eyes, code, wish.number, wish.thing,
                        game.promise, game.salt, games)  # fmt: skip
        return await self.workshop.do(msgspec.msgpack.encode(wanted), name)

    def _game(self, name: str, wish: ReplayWanted) -> tuple[GamePlayed, int, int]:
        """A game with its promise, the seat that alone may see it, and how many the match has.

        Raises JajnaError if there is none that may be seen.
        """
        if name.startswith(FILE):
            file = self._files.get(name)
            if file is None:
                raise ReplayError(Message("this file isn't here any more; open it again"))
            self._files.move_to_end(name)
            games = file.games
            number = wish.game or len(games)
            if not 0 < number <= len(games):
                raise ReplayError(Message("there is no such game"))
            return games[number - 1], WATCHER, len(games)
        found = self.rooms.retold(name, wish.token, wish.game)
        if found.seat == WATCHER:
            played = self.rooms.played(name, wish.token).games
            return played[(wish.game or found.games) - 1], WATCHER, found.games
        return GamePlayed("", "", found.record), found.seat, found.games


def _games_in(content: bytes) -> list[GamePlayed]:
    """The games in a file. Raises ReplayError if it holds none."""
    try:
        games = from_json(content, MatchPlayed).games
    except ContentError:
        try:
            games = [GamePlayed("", "", from_json(content, GameRecord))]
        except ContentError as error:
            raise ReplayError(
                Message("this file holds no saved game and no match of Jajna")
            ) from error
    for game in games:
        record = game.record
        fits = 2 <= len(record.players) <= MOST_SEATS and len(record.answers) <= MOST_ANSWERS
        if not fits or len(record.digests) > MOST_ANSWERS + 1:
            raise ReplayError(Message("the games of this file are too large to be shown"))
    if not games:
        raise ReplayError(Message("this file holds no saved game and no match of Jajna"))
    return games
