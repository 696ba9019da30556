"""Promises: what a game's chance follows from is fixed before the game, and told after the match.

The promise is the SHA-256 of the seed and a salt, and says nothing of them. Who has it from before
the first shuffle can check that the game which was played is the one that was promised.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final, final

import msgspec

from jajna.card import CardNames
from jajna.errors import DriftError, IllegalAnswerError, JajnaError
from jajna.files import ContentError, FileError, from_json, read_whole
from jajna.messages import Message, cause
from jajna.replay import RESEED, GameRecord, Lookup, Session, setup_of

__all__ = [
    "GamePlayed",
    "MatchPlayed",
    "Promise",
    "PromiseError",
    "promise_of",
    "read_match",
    "salt_of",
    "verify",
]

VERSION: Final = 1


@final
class PromiseError(JajnaError):
    """A file that holds no match, or a match that isn't what was promised."""


class Promise(msgspec.Struct, frozen=True, omit_defaults=True):
    """The promise of a game; seed and salt are told once its match is over."""

    game: int
    promise: str
    seed: str = ""
    salt: str = ""


class GamePlayed(msgspec.Struct, frozen=True):
    """A game with what was promised of it."""

    promise: str
    salt: str
    record: GameRecord


class MatchPlayed(msgspec.Struct, frozen=True):
    """The games of a table, as they are told once the match is over. ``version`` is the form's."""

    version: int
    table: str
    games: list[GamePlayed]


def salt_of(secret: str, game: int) -> str:
    """The salt of a game, by which nobody can tell the secret or another game's salt."""
    return sha256(f"{secret}:{game}".encode()).hexdigest()


def promise_of(seed: int, salt: str) -> str:
    """What is promised of a seed."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def read_match(path: Path) -> MatchPlayed:
    """The match in a file. Raises PromiseError for anything else."""
    try:
        match = from_json(read_whole(path), MatchPlayed)
    except FileError as error:
        raise PromiseError(cause(error)) from error
    except ContentError as error:
        raise PromiseError(
            Message(
                "{path} holds no match with its promises: {why}", path=str(path), why=cause(error)
            )
        ) from error
    if match.version != VERSION or not match.games:
        raise PromiseError(
            Message("{path} holds no match of this version of Jajna", path=str(path))
        )
    return match


def verify(played: GamePlayed, lookup: Lookup, names: CardNames | None) -> int:
    """How many of a game's seeds aren't covered by its promise: those drawn after takebacks.

    Raises PromiseError if the seed isn't the one that was promised, or if the game doesn't follow
    from it; CardError for a card that isn't known.
    """
    record = played.record
    if promise_of(record.seed, played.salt) != played.promise:
        raise PromiseError(Message("its seed and salt aren't those that were promised"))
    if len(record.digests) != len(record.answers) + 1:
        raise PromiseError(Message("it has not one digest for each answer"))
    session = Session(setup_of(record, lookup, names))
    for step, notation in enumerate(record.answers):
        _compare(session, record, step)
        try:
            session.repeat(notation)
        except IllegalAnswerError as error:
            raise PromiseError(
                Message("step {step}: {why}", step=step, why=cause(error))
            ) from error
    _compare(session, record, len(record.answers))
    outcome = session.game.outcome
    found = (outcome.winner, outcome.rule) if outcome is not None else None
    if record.result is not None and found != (record.result.winner, record.result.rule):
        raise PromiseError(Message("it ends in another way than it says"))
    return sum(notation.startswith(RESEED) for notation in record.answers)


def _compare(session: Session, record: GameRecord, step: int) -> None:
    if record.digests[step] and session.digests[-1] != record.digests[step]:
        raise PromiseError(
            cause(
                DriftError(
                    Message(
                        "step {step}: the state is not the recorded one (digest {found}, recorded "
                        "{recorded})",
                        step=step,
                        found=session.digests[-1],
                        recorded=record.digests[step],
                    )
                )
            )
        )
