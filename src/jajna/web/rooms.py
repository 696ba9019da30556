"""The rooms of a server: new tables, those taken up from the journal, and who may enter."""

from __future__ import annotations

import hmac
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, TypeVar, final

import msgspec

from jajna.cards.pool import Pool
from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.replay import GameRecord, GameSetup, Result, Session, record_of
from jajna.tables.definitions import SharedDefinitions
from jajna.tables.journal import (
    Journal,
    JournalError,
    KeptGame,
    KeptNote,
    KeptSeat,
    KeptTable,
    Trouble,
)
from jajna.tables.kept import Wanted, begin, take_up
from jajna.tables.match_time import MatchTime
from jajna.tables.stops import Stops
from jajna.tables.table import AGREED, COPIES, TIME, Stage, Table
from jajna.web.company import WATCHER, Company
from jajna.web.gatherings import Gathering
from jajna.web.names import names_in
from jajna.web.new_tables import (
    Coming,
    NewTable,
    RoomsError,
    check,
    check_deck,
    names_of,
    setup_for,
)
from jajna.web.programs import ProgramError, Programs, Thought
from jajna.web.promises import VERSION, GamePlayed, MatchPlayed, Promise, promise_of, salt_of
from jajna.web.pulse import Pulse
from jajna.web.room import Room

__all__ = ["BrokenTableError", "Invitation", "Own", "Retold", "Rooms", "TableListed"]

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
BITS: Final = 64
"""Of a seed."""
TOKEN: Final = 18
"""Bytes of chance in the token of a seat, and in the secret of a table."""
ROOM: Final = "room"
"""The name of what is kept of a room, in what is kept of its table."""
GATHERING: Final = "gathering"
"""The stage of a table that awaits somebody."""
TRIES: Final = 3
"""Errors of Jajna itself after which a table is closed, and of a program until it is helped."""


@final
class BrokenTableError(JajnaError):
    """A table that met errors of Jajna itself, and is closed."""


class Invitation(msgspec.Struct, frozen=True):
    """A new table's name and, for each seat, the secret word by which it is entered.

    The word of an open seat is for whoever takes it, who gets another one then: nobody else knows
    that. ``watch`` is the word for those who look on.
    """

    table: str
    tokens: list[str]
    promise: str
    """SHA-256 of the first game's seed and salt, which are told once the match is over."""
    watch: str = ""


class TableListed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list: who sits there, what it is at, and the words by which it is entered.

    ``tokens`` has "" for a seat that isn't this visitor's. ``people`` are the seats of people, and
    ``asked`` is the one of them who is to decide, -1 for nobody.
    """

    table: str
    players: list[str]
    stage: str
    turn: int
    tokens: list[str] = []
    watch: str = ""
    era: str = ""
    people: tuple[int, ...] = ()
    asked: int = -1


class Retold(NamedTuple):
    """A game as it may be shown again: its record so far, and the seat that alone may see it.

    ``seat`` is ``WATCHER`` once the match is over: then all may be seen.
    """

    record: GameRecord
    seat: int
    games: int


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a page knows a word for."""

    table: str
    token: str


class _KeptRoom(msgspec.Struct, frozen=True):
    """What is kept of a room besides its table: how it was wanted, and the secret words.

    ``guests`` are the seats that were taken by invitation; ``begun`` says whether all had come.
    """

    wish: NewTable
    tokens: list[str]
    watch: str
    secret: str
    seed: str
    guests: list[int] = []
    begun: bool = False


@final
class Rooms:
    """The rooms of a server by name. They are taken up from the journal as they are needed.

    ``lists_all`` says whether who asks for tables may see all of them: at home, where nobody else
    reaches the server. What is done at a table is told to ``pulse``; new tables get names that this
    process ``has``.
    """

    def __init__(
        self,
        journal: Journal,
        pool: Pool,
        programs: Programs,
        lists_all: bool = True,
        pulse: Pulse | None = None,
        has: Callable[[str], bool] = bool,
    ) -> None:
        self.journal = journal
        self.pool = pool
        self.programs = programs
        self.lists_all = lists_all
        self._rooms: dict[str, Room] = {}
        self._gatherings: dict[str, Gathering] = {}
        self._definitions = SharedDefinitions()
        self.pulse = pulse or Pulse()
        self._has = has

    # -- new tables --------------------------------------------------------------------------------

    def begin(self, wish: NewTable, now: float) -> Invitation:
        """A new table, whose game begins once nobody is awaited. Raises JajnaError for one that
        can't be.
        """
        check(wish, self.pool)
        name = self._new_name()
        kept = _KeptRoom(
            wish,
            [_word() for _ in wish.seats],
            _word(),
            _word(),
            str(secrets.randbits(BITS)),
        )
        if any(seat.is_open for seat in wish.seats):
            self.journal.open(name, _made(kept))
        else:
            self._begin(name, kept, now)
        promise = promise_of(int(kept.seed), salt_of(kept.secret, 1))
        return Invitation(name, kept.tokens, promise, kept.watch)

    def gathering(self, name: str) -> Gathering | None:
        """The gathering at a table, None if its game has begun. Raises JajnaError for no table."""
        if name in self._rooms:
            return None
        kept = self._kept(name)
        if kept.begun:
            return None
        found = self._gatherings.get(name)
        if found is not None and not self.journal.holds(name):
            found.end()
            found = None
        if found is None:
            self.journal.claim(name)
            found = self._gatherings[name] = Gathering(kept.wish)
        return found

    def enter(self, name: str, token: str, coming: Coming, now: float) -> str:
        """Take the open seat that a word is for; the word by which it is entered from now on.

        Raises JajnaError if it isn't open, or the deck can't be played.
        """
        seat = self.seat(name, token)
        kept = self._kept(name)
        if seat == WATCHER or not kept.wish.seats[seat].is_open:
            raise RoomsError(Message("this seat is taken already"))
        check_deck(kept.wish, coming.deck, seat, self.pool)
        Stops(coming.stops)
        before = kept.wish.seats[seat]
        taken = msgspec.structs.replace(
            before,
            deck=coming.deck,
            name=coming.name or before.name,
            stops=coming.stops or before.stops,
        )
        word = _word()
        kept = msgspec.structs.replace(
            kept,
            wish=msgspec.structs.replace(kept.wish, seats=_with(kept.wish.seats, seat, taken)),
            tokens=_with(kept.tokens, seat, word),
            guests=[*kept.guests, seat],
        )
        gathering = self.gathering(name)
        assert gathering is not None, "a seat is open before the game alone"
        gathering.wish = kept.wish
        if gathering.is_complete:
            self._begin(name, kept, now)
            self._gatherings.pop(name).end()
        else:
            self.journal.open(name, _made(kept))
            gathering.tell()
        return word

    def _begin(self, name: str, kept: _KeptRoom, now: float) -> None:
        """Begin the first game of a table at which nobody is awaited."""
        kept = msgspec.structs.replace(kept, begun=True)
        wanted = self._wanted()
        setup = wanted.shared(setup_for(kept.wish, int(kept.seed), self.pool))
        session = Session(setup, COPIES)
        table = begin(name, session, _made(kept), self.journal, wanted, now)
        self._rooms[name] = self._room(table, kept, now)

    def go_on_from(
        self, setup: GameSetup, answers: Sequence[str], wish: NewTable, now: float
    ) -> Invitation:
        """A new table at which a game goes on from where it was after these answers.

        Chance goes another way from there, so that nobody knows what will be drawn. Raises
        JajnaError if the answers don't lead there.
        """
        name = self._new_name()
        kept = _KeptRoom(wish, [_word() for _ in wish.seats], _word(), _word(), str(setup.seed),
                         begun=True)  # fmt: skip
        wanted = self._wanted()
        session = Session(wanted.shared(setup), COPIES)
        for notation in answers:
            session.repeat(notation)
            self.pulse.beat()
        session.reseed(_seed())
        table = begin(name, session, _made(kept), self.journal, wanted, now)
        self._rooms[name] = self._room(table, kept, now)
        return Invitation(name, kept.tokens, "", kept.watch)

    def _new_name(self) -> str:
        """A name for a table that this process has."""
        name = secrets.token_hex(6)
        while not self._has(name):
            name = secrets.token_hex(6)
        return name

    # -- rooms -------------------------------------------------------------------------------------

    def room(self, name: str, now: float) -> Room:
        """The room with this name. Raises JajnaError if there is none, or it can't be taken up."""
        trouble = self.journal.trouble(name)
        if _is_closed(trouble):
            raise BrokenTableError(
                Message(
                    "this table met an error of Jajna itself after its answer {number} and is "
                    "closed; its game is kept",
                    number=trouble.answers,
                )
            )
        found = self._rooms.get(name)
        if found is not None and not self.journal.holds(name):
            self.leave(name)
            found = None
        if found is None:
            found = self._taken_up(name, now)
            self._rooms[name] = found
        return found

    def open_rooms(self) -> list[tuple[str, Room]]:
        """The rooms that are open now."""
        return list(self._rooms.items())

    def seat(self, name: str, token: str) -> int:
        """The seat that a word opens, ``WATCHER`` for looking on. Raises JajnaError for none."""
        kept = self._kept(name)
        for seat, word in enumerate(kept.tokens):
            if hmac.compare_digest(word.encode(), token.encode()):
                return seat
        if hmac.compare_digest(kept.watch.encode(), token.encode()):
            return WATCHER
        raise RoomsError(Message("this invitation isn't for this table"))

    def leave(self, name: str) -> None:
        """Let go of a room; it is taken up again from the journal when somebody comes."""
        room = self._rooms.pop(name, None)
        self.journal.leave(name)
        if room is not None:
            for one in list(room.connections):
                one.out.close()

    def fail(self, name: str) -> None:
        """Let go of a room that met an error of Jajna itself; close it if that happens again and
        again.
        """
        self._note_trouble(name, 1)
        self.leave(name)

    def stopped(self, name: str) -> None:
        """Note that a process ended in the middle of something at a table."""
        self._note_trouble(name, 1)

    def _note_trouble(self, name: str, errors: int) -> None:
        try:
            self.journal.note_trouble(name, errors)
        except JournalError:
            LOG.exception("an error of the table %s can't be kept", name)

    def forget(self, name: str, token: str) -> None:
        """Keep nothing more of a table. Raises JajnaError where others still play there.

        At home whoever reaches the server may do so; elsewhere, who sits there.
        """
        kept = self._kept(name)
        if not self.lists_all:
            seat = self.seat(name, token)
            people = [one for one, who in enumerate(kept.wish.seats) if not who.agent]
            over = kept.begun and self._stage(name) is Stage.OVER
            if seat == WATCHER or not (over or not kept.begun or people == [seat]):
                raise RoomsError(Message("others play at this table; concede first"))
        self.leave(name)
        gathering = self._gatherings.pop(name, None)
        if gathering is not None:
            gathering.end()
        self.journal.forget(name)

    def _taken_up(self, name: str, now: float) -> Room:
        kept = self._kept(name)
        if not kept.begun:
            raise RoomsError(Message("somebody is still awaited at this table"))
        try:
            return self._room(take_up(name, self.journal, self._wanted(), now), kept, now)
        except JajnaError:
            raise
        except Exception:
            LOG.exception("the table %s can't be taken up", name)
            self.journal.note_trouble(name, TRIES)
            return self.room(name, now)

    def _room(self, table: Table, kept: _KeptRoom, now: float) -> Room:
        setup = table.session.setup
        match = kept.wish.match
        limit = (
            MatchTime(match.until, match.extra_turns, match.needs_winner)
            if match is not None and match.until
            else None
        )
        company = Company(kept.secret, match.tournament if match is not None else "")
        return Room(table, partial(names_in, setup), company, now, limit)

    def _kept(self, name: str) -> _KeptRoom:
        """What is kept of a room. Raises JajnaError if there is none."""
        try:
            return msgspec.json.decode(self.journal.made(name).more.get(ROOM, ""), type=_KeptRoom)
        except msgspec.DecodeError as error:
            raise RoomsError(
                Message("the table {name} is damaged: {why}", name=repr(name), why=str(error))
            ) from error

    # -- lists -------------------------------------------------------------------------------------

    def listed(self, own: list[Own]) -> list[TableListed]:
        """The tables that a visitor may see, the latest first: those for which they have a word,
        and at home all. Words of seats that guests have taken are told to nobody else.
        """
        words = {(one.table, one.token) for one in own}
        found: list[TableListed] = []
        for one in self.journal.listed():
            try:
                kept = msgspec.json.decode(one.made.more.get(ROOM, ""), type=_KeptRoom)
            except msgspec.DecodeError:
                continue
            tokens = [
                word
                if (self.lists_all and seat not in kept.guests) or (one.name, word) in words
                else ""
                for seat, word in enumerate(kept.tokens)
            ]
            watches = self.lists_all or (one.name, kept.watch) in words
            if not any(tokens) and not watches:
                continue
            note = self._note(one.name, one.note, kept.begun)
            found.append(
                TableListed(
                    one.name,
                    names_of(kept.wish),
                    note.stage,
                    note.turn,
                    tokens,
                    kept.watch if watches else "",
                    kept.wish.era,
                    tuple(at for at, seat in enumerate(kept.wish.seats) if not seat.agent),
                    note.asked,
                )
            )
        return found

    def _note(self, name: str, text: str, begun: bool) -> KeptNote:
        room = self._rooms.get(name)
        if room is not None:
            return room.table.note()
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(text, type=KeptNote)
        return KeptNote(Stage.PLAYING.value if begun else GATHERING, 0)

    # -- promises ----------------------------------------------------------------------------------

    def promises(self, name: str) -> list[Promise]:
        """The promises of a table's games so far, with their seeds where the match is over."""
        kept = self._kept(name)
        if not kept.begun:
            return [Promise(1, promise_of(int(kept.seed), salt_of(kept.secret, 1)))]
        games = self.journal.games(name)
        told = self._told(name, games)
        found: list[Promise] = []
        for number, game in enumerate(games, 1):
            seed = _record(game).seed
            salt = salt_of(kept.secret, number)
            promise = promise_of(seed, salt)
            found.append(
                Promise(number, promise, str(seed), salt)
                if number <= told
                else Promise(number, promise)
            )
        return found

    def played(self, name: str, token: str) -> MatchPlayed:
        """The games of a table whose matches are over, for those who sit or look on there.

        Raises JajnaError while there are none: what a game follows from tells all that is hidden.
        """
        self.seat(name, token)
        kept = self._kept(name)
        games = self.journal.games(name) if kept.begun else []
        told = self._told(name, games)
        if told < len(games) and _is_closed(self.journal.trouble(name)):
            self.journal.note_told(name)  # nobody plays on with what is known now
            told = len(games)
        if not told:
            raise RoomsError(Message("the match isn't over yet"))
        return MatchPlayed(
            VERSION,
            name,
            [
                GamePlayed(
                    promise_of(_record(game).seed, salt_of(kept.secret, number)),
                    salt_of(kept.secret, number),
                    _whole(game),
                )
                for number, game in enumerate(games[:told], 1)
            ],
        )

    def retold(self, name: str, token: str, number: int) -> Retold:
        """A game of a table for whoever has a word for it, the latest for 0.

        Raises JajnaError if there is none, or if who looks on has to await the end of the match.
        """
        seat = self.seat(name, token)
        games = self.journal.games(name) if self._kept(name).begun else []
        number = number or len(games)
        if not 0 < number <= len(games):
            raise RoomsError(Message("there is no such game"))
        if number <= self._told(name, games):
            seat = WATCHER
        elif seat == WATCHER:
            raise RoomsError(Message("the match isn't over yet"))
        return Retold(_whole(games[number - 1]), seat, len(games))

    def _told(self, name: str, games: list[KeptGame]) -> int:
        """How many of a table's games may be told: those of matches that are over."""
        if self._stage(name) is Stage.OVER:
            return len(games)
        return sum(game.match < games[-1].match for game in games)

    def _stage(self, name: str) -> Stage:
        """What a table is at; one that can't be taken up isn't over."""
        try:
            return self.room(name, time.monotonic()).table.stage
        except JajnaError:
            return Stage.PLAYING

    # -- programs ----------------------------------------------------------------------------------

    async def think(self, name: str, room: Room, clock: Callable[[], float]) -> None:
        """Let the programs of a room answer until a person is asked, or the room is left.

        Where one fails again and again, the table is paused, and its people may help it.
        """
        table = room.table
        failed = 0
        while table.thinking >= 0 and self._rooms.get(name) is room:
            revision, seat, session = table.revision, table.thinking, table.session
            thought = Thought(
                f"{name}.{table.game_number}",
                table.seats[seat].agent,
                f"{session.setup.seed}.{seat}",
                seat,
                msgspec.json.encode(record_of(session.setup, [], session.digests[:1])),
                tuple(session.answers),
            )
            try:
                notation = await self.programs.answer(thought)
            except ProgramError as error:
                LOG.warning("a program at the table %s: %s", name, error)
                failed += 1
                if failed < TRIES or table.revision != revision:
                    continue
                table.stop_for_program()
                room.spread(clock())
                return
            failed = 0
            question = table.question
            if question is None or table.revision != revision:
                continue
            with self.pulse.at(name):
                table.answer_of_program(question.parse(notation), clock())
                room.spread(clock())

    def _wanted(self) -> Wanted:
        return Wanted(
            self.pool.card,
            _seed,
            names=self.pool.card_names,
            beat=self.pulse.beat,
            definitions=self._definitions,
        )


def _made(kept: _KeptRoom) -> KeptTable:
    """What is kept of a table."""
    wish = kept.wish
    return KeptTable(
        [KeptSeat(seat.agent, seat.stops) for seat in wish.seats],
        wish.games,
        wish.seconds,
        pause=wish.pause,
        more={ROOM: msgspec.json.encode(kept).decode()},
    )


def _is_closed(trouble: Trouble) -> bool:
    """Whether a table met too many errors to be opened, or somebody knows all that is hidden."""
    return trouble.told or trouble.errors >= TRIES


def _record(game: KeptGame) -> GameRecord:
    return msgspec.json.decode(game.record, type=GameRecord)


def _whole(game: KeptGame) -> GameRecord:
    """The record of a game with its answers."""
    record = _record(game)
    ended = game.finished
    result = None
    if ended is not None and ended.rule not in (AGREED, TIME):
        result = Result(ended.winner, ended.rule)
    return msgspec.structs.replace(
        record,
        answers=[answer.notation for answer in game.answers],
        digests=[*record.digests[:1], *(answer.digest for answer in game.answers)],
        result=result,
    )


def _with(items: list[T], place: int, item: T) -> list[T]:
    """A list with another item at a place."""
    return [*items[:place], item, *items[place + 1 :]]


def _word() -> str:
    return secrets.token_urlsafe(TOKEN)


def _seed() -> int:
    return secrets.randbits(BITS)
