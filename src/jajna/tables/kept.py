"""Tables that are taken up again from a journal, at the question where they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from jajna.card import CardNames
from jajna.errors import DriftError, IllegalAnswerError
from jajna.messages import Message, cause
from jajna.replay import GameRecord, GameSetup, Lookup, Session, setup_of
from jajna.tables.clock import ClockRules
from jajna.tables.definitions import SharedDefinitions
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
    definitions: SharedDefinitions | None = None
    """Those that all tables share, None for each game's own."""

    def setup(self, record: GameRecord) -> GameSetup:
        """What a recorded game follows from. Raises as ``replay.setup_of``."""
        return self.shared(setup_of(record, self.lookup, self.names))

    def shared(self, setup: GameSetup) -> GameSetup:
        """A setup whose games share what all tables share."""
        return self.definitions.given(setup) if self.definitions is not None else setup


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
    first = wanted.setup(_record(name, games[0]))
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
    """The game of a table, played again and compared with its digest.

    Raises DriftError, which names the first step that differs, if it isn't the one that was kept.
    """
    record = _record(name, game)
    setup = wanted.setup(record)
    try:
        session = _played_again(setup, record, game, wanted, compares=False)
    except IllegalAnswerError:
        session = None
    if session is None or not _is_kept(session, record, game):
        return _played_again(setup, record, game, wanted, compares=True)
    return session


def _is_kept(session: Session, record: GameRecord, game: KeptGame) -> bool:
    """Whether a game that was played again is the one that was kept."""
    digests = [*record.digests[:1], *(answer.digest for answer in game.answers)]
    return bool(digests) and session.game.digest() == digests[-1]


def _played_again(
    setup: GameSetup, record: GameRecord, game: KeptGame, wanted: Wanted, compares: bool
) -> Session:
    """A game by its answers, compared with each of the digests that were kept if it is to be."""
    session = Session(setup, COPIES)
    if compares:
        _compare(session, 0, record.digests[0] if record.digests else "")
    for answer in game.answers:
        digest = "" if not compares or not answer.digest else None
        try:
            session.repeat(answer.notation, answer.automatic, digest)
        except IllegalAnswerError as error:
            if not compares:
                raise
            raise DriftError(
                Message("step {step}: {why}", step=answer.number, why=cause(error))
            ) from error
        wanted.beat()
        if compares and answer.digest:
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
