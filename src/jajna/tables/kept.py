"""Tables that are taken up again from a journal, at the question where they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from jajna.card import CardNames
from jajna.errors import DriftError, IllegalAnswerError
from jajna.messages import Message, cause
from jajna.replay import GameRecord, Lookup, Session, setup_of
from jajna.tables.clock import ClockRules
from jajna.tables.journal import Journal, JournalError, KeptGame, KeptTable
from jajna.tables.seat import Seat
from jajna.tables.table import COPIES, DeckCheck, Standing, Table

__all__ = ["Wanted", "begin", "take_up"]


def no_beat() -> None:
    """No sign of life: nobody watches."""


class Wanted(NamedTuple):
    """What a table needs besides what is kept of it, as in ``Table``."""

    lookup: Lookup
    draw_seed: Callable[[], int]
    decks: DeckCheck | None = None
    names: CardNames | None = None
    """The card names that may be chosen, as in ``replay.setup_of``. CR 201.4."""
    beat: Callable[[], None] = no_beat
    """Called with each answer that is given again, as a sign of life."""


def begin(
    name: str, session: Session, made: KeptTable, journal: Journal, wanted: Wanted, now: float = 0.0
) -> Table:
    """A new table, kept in a journal from its first question on."""
    journal.open(name, made)
    return Table(
        session,
        [Seat.taken_up(one) for one in made.seats],
        wanted.draw_seed,
        made.games,
        _clock(made),
        journal,
        name,
        wanted.decks,
        now=now,
        pause=made.pause,
    )


def take_up(name: str, journal: Journal, wanted: Wanted, now: float = 0.0) -> Table:
    """The table with this name as it was left: at its question, with the games won so far. Whoever
    held it can change it no longer.

    Raises JournalError if it isn't kept or is damaged, DriftError if its game goes another way now,
    CardError if a card isn't known any more.
    """
    made = journal.made(name)
    journal.claim(name)
    games = journal.games(name)
    if not games:
        raise JournalError(Message("the table {name} has no game", name=repr(name)))
    wins = [0] * len(made.seats)
    for game in games[:-1]:
        ended = game.finished
        if game.match == games[-1].match and ended is not None and ended.winner >= 0:
            wins[ended.winner] += 1
    first = setup_of(_record(name, games[0]), wanted.lookup, wanted.names)
    state = journal.state(name)
    return Table(
        _session(name, games[-1], wanted),
        [Seat.taken_up(one) for one in (state.seats if state is not None else made.seats)],
        wanted.draw_seed,
        made.games,
        _clock(made),
        journal,
        name,
        wanted.decks,
        Standing(
            len(games),
            games[-1].match,
            first,
            tuple(wins),
            games[-1].finished,
            state,
            tuple((one.number, one.seat, one.seconds) for one in games[-1].answers if one.seconds),
        ),
        now,
        made.pause,
    )


def _clock(made: KeptTable) -> ClockRules | None:
    return ClockRules(made.seconds, made.free) if made.seconds is not None else None


def _record(name: str, game: KeptGame) -> GameRecord:
    """What a game of a table follows from. Raises JournalError if it is damaged."""
    try:
        return msgspec.json.decode(game.record, type=GameRecord)
    except msgspec.DecodeError as error:
        raise JournalError(
            Message("the table {name} is damaged: {why}", name=repr(name), why=str(error))
        ) from error


def _session(name: str, game: KeptGame, wanted: Wanted) -> Session:
    """The game of a table, played again and compared with its digests."""
    record = _record(name, game)
    session = Session(setup_of(record, wanted.lookup, wanted.names), COPIES)
    _compare(session, 0, record.digests[0] if record.digests else "")
    for answer in game.answers:
        try:
            session.repeat(answer.notation, answer.automatic)
            wanted.beat()
        except IllegalAnswerError as error:
            raise DriftError(
                Message("step {step}: {why}", step=answer.number, why=cause(error))
            ) from error
        _compare(session, answer.number + 1, answer.digest)
    return session


def _compare(session: Session, step: int, digest: str) -> None:
    if session.digests[-1] != digest:
        raise DriftError(
            Message(
                "step {step}: the state is not the recorded one (digest {found}, recorded "
                "{recorded})",
                step=step,
                found=session.digests[-1],
                recorded=digest,
            )
        )
