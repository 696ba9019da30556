"""The rooms of a server: new tables, those taken up from the journal, and who may enter."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Final, NamedTuple, final

import msgspec

from jajna.agents import AGENTS
from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.era import CURRENT
from jajna.era import find as find_era
from jajna.errors import JajnaError
from jajna.formats.construction import CASUAL, violations
from jajna.formats.deck import Deck
from jajna.formats.decklist import read_deck
from jajna.formats.themes import THEMES, theme
from jajna.limits import MOST_PLAYERS
from jajna.messages import Message
from jajna.replay import GameSetup, Session, record_of
from jajna.tables.journal import Journal, KeptSeat, KeptTable
from jajna.tables.kept import Wanted, begin, take_up
from jajna.tables.stops import Stops
from jajna.tables.table import Stage, Table
from jajna.text.catalogue import SPANISH, Language
from jajna.text.spanish.subtypes import SPANISH_SUBTYPES
from jajna.text.things import card_names
from jajna.typed import clean_name
from jajna.web.programs import Programs, Thought
from jajna.web.room import Room

__all__ = ["Invitation", "NewSeat", "NewTable", "Rooms", "RoomsError", "TableListed"]

BITS: Final = 64
"""Of a seed."""
TOKEN: Final = 18
"""Bytes of chance in the token of a seat, and in the salt of a seed."""
MOST_GAMES: Final = 9
MOST_LIST: Final = 20_000
"""Letters of a deck list."""


@final
class RoomsError(JajnaError):
    """A table that can't be begun or entered."""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: the name of a deck that comes with Jajna, or a list.

    ``agent`` is "" for a person.
    """

    deck: str
    name: str = ""
    agent: str = ""
    stops: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is wanted; ``seconds`` is what each seat has for a game, None for no clock."""

    seats: list[NewSeat]
    era: str = CURRENT.name
    games: int = 1
    seconds: float | None = None


class Invitation(msgspec.Struct, frozen=True):
    """A new table's name and, for each seat, the secret word by which it is entered."""

    table: str
    tokens: list[str]
    promise: str
    """SHA-256 of the seed and the salt, which are told once the game is over."""


class TableListed(msgspec.Struct, frozen=True):
    """A table in the list of all: who sits there, and what it is at."""

    table: str
    players: list[str]
    stage: str
    turn: int


class _Secret(NamedTuple):
    """The seed of a first game with the salt of its promise."""

    seed: int
    salt: str

    def promise(self) -> str:
        return sha256(f"{self.seed}:{self.salt}".encode()).hexdigest()


@final
class Rooms:
    """The rooms of a server by name. They are taken up from the journal as they are needed."""

    def __init__(self, journal: Journal, pool: Pool, programs: Programs) -> None:
        self.journal = journal
        self.pool = pool
        self.programs = programs
        self._rooms: dict[str, Room] = {}

    def begin(self, wish: NewTable, now: float) -> Invitation:
        """A new table. Raises JajnaError for one that can't be."""
        era = find_era(wish.era)
        _check(wish)
        decks = [self._deck(seat.deck) for seat in wish.seats]
        for deck in decks:
            if violations(deck, CASUAL, era):
                raise RoomsError(
                    Message(
                        "a deck has {count} cards and must have at least {least} (CR 100.2b)",
                        count=deck.size,
                        least=CASUAL.smallest_deck,
                    )
                )
        secret = _Secret(secrets.randbits(BITS), secrets.token_urlsafe(TOKEN))
        setup = GameSetup(
            tuple(tuple(deck.cards()) for deck in decks),
            tuple(
                clean_name(seat.name) or f"Player {place}"
                for place, seat in enumerate(wish.seats, 1)
            ),
            secret.seed,
            era=era,
            format=CASUAL.name,
            by_hand=tuple(place for place, seat in enumerate(wish.seats) if not seat.agent),
            sideboards=tuple(tuple(deck.outside()) for deck in decks),
            card_names=self.pool.card_names,
        )
        tokens = [secrets.token_urlsafe(TOKEN) for _ in wish.seats]
        made = KeptTable(
            [KeptSeat(seat.agent, seat.stops) for seat in wish.seats],
            wish.games,
            wish.seconds,
            more={
                "salt": secret.salt,
                **{f"token {place}": token for place, token in enumerate(tokens)},
            },
        )
        name = secrets.token_hex(6)
        table = begin(name, Session(setup), made, self.journal, self._wanted(), now)
        self._rooms[name] = Room(table, self._names(table))
        return Invitation(name, tokens, secret.promise())

    def room(self, name: str, now: float) -> Room:
        """The room with this name. Raises JajnaError if there is none, or it can't be taken up."""
        found = self._rooms.get(name)
        if found is None:
            table = take_up(name, self.journal, self._wanted(), now)
            found = Room(table, self._names(table))
            self._rooms[name] = found
        return found

    def open_rooms(self) -> list[tuple[str, Room]]:
        """The rooms that are open now."""
        return list(self._rooms.items())

    def seat(self, name: str, token: str) -> int:
        """The seat that a token opens. Raises JajnaError if it opens none."""
        more = self.journal.made(name).more
        for key, kept in more.items():
            if key.startswith("token ") and hmac.compare_digest(kept.encode(), token.encode()):
                return int(key.removeprefix("token "))
        raise RoomsError(Message("this invitation isn't for this table"))

    def leave(self, name: str) -> None:
        """Let go of a room that can't be trusted; it is taken up again from the journal."""
        room = self._rooms.pop(name, None)
        if room is not None:
            for one in room.connections:
                one.end()

    def listed(self, now: float) -> list[TableListed]:
        """All tables, the latest first; those that can't be taken up now are left out."""
        found: list[TableListed] = []
        for name in self.journal.names():
            try:
                table = self.room(name, now).table
            except JajnaError:
                continue
            setup = table.session.setup
            found.append(
                TableListed(
                    name,
                    [setup.name(seat) for seat in range(len(table.seats))],
                    table.stage.value,
                    table.session.game.turn.number,
                )
            )
        return found

    def promise(self, name: str) -> dict[str, str]:
        """The promise of the first game's seed; seed and salt too once the match is over."""
        salt = self.journal.made(name).more.get("salt", "")
        room = self.room(name, 0.0)
        record = msgspec.json.decode(self.journal.games(name)[0].record)
        secret = _Secret(int(record["seed"]), salt)
        told = {"promise": secret.promise()}
        if room.table.stage is Stage.OVER:
            told |= {"seed": str(secret.seed), "salt": salt}
        return told

    async def think(self, name: str, room: Room, clock: Callable[[], float]) -> None:
        """Let the programs of a room answer until a person is asked, or the room is left."""
        table = room.table
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
            notation = await self.programs.answer(thought)
            question = table.question
            if question is None or table.revision != revision:
                continue
            table.answer_of_program(question.parse(notation), clock())
            room.spread(clock())

    def _deck(self, text: str) -> Deck:
        """The deck with a name, or of a list. Raises DeckError for one that can't be read."""
        if text in THEMES:
            return theme(text, self.pool.card)
        if len(text) > MOST_LIST:
            raise RoomsError(Message("a deck list can have {most} letters", most=MOST_LIST))
        return read_deck(text, self.pool.card)

    def _wanted(self) -> Wanted:
        return Wanted(self.pool.card, _seed, names=self.pool.card_names)

    def _names(self, table: Table) -> Callable[[Language], Mapping[str, str]]:
        setup = table.session.setup
        cards = [card for deck in (*setup.decks, *setup.sideboards) for card in deck]
        return _Names(cards).of


@final
class _Names:
    """The names of a table's cards and of their tokens in Spanish."""

    def __init__(self, cards: list[Card]) -> None:
        self._spanish = {english: spanish for english, (spanish, _) in SPANISH_SUBTYPES.items()}
        self._spanish |= card_names((card.name, card.spanish) for card in cards)

    def of(self, spoken: Language) -> Mapping[str, str]:
        """The names that differ from the English ones in a language."""
        return self._spanish if spoken.code == SPANISH else {}


def _check(wish: NewTable) -> None:
    """Raise RoomsError or StopError for a table that can't be made so."""
    if not 2 <= len(wish.seats) <= MOST_PLAYERS:
        raise RoomsError(Message("a table has 2 to {most} seats", most=MOST_PLAYERS))
    if not 1 <= wish.games <= MOST_GAMES:
        raise RoomsError(Message("a match has 1 to {most} games", most=MOST_GAMES))
    for seat in wish.seats:
        if seat.agent and seat.agent not in AGENTS:
            raise RoomsError(
                Message(
                    "there is no program called {name}; there are {known}",
                    name=repr(seat.agent),
                    known=", ".join(AGENTS),
                )
            )
        Stops(seat.stops)


def _seed() -> int:
    return secrets.randbits(BITS)
