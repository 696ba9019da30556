"""Events in files: their results and the standings that were published, to be recomputed."""

from __future__ import annotations

import re
import tomllib
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from jajna.tournaments.policies import policy
from jajna.tournaments.records import BYE, Pairing, Score
from jajna.tournaments.standings import Played, Standing, standings

SCORED: Final = re.compile(r"(?P<first>.+?) (?P<games>[0-9]+-[0-9]+(?:-[0-9]+)?) (?P<second>.+)")
ALONE: Final = re.compile(r"(?P<first>.+?) (?P<what>bye|absent)")
LINE: Final = re.compile(
    r"(?P<place>[0-9]+) (?P<player>.+) (?P<points>[0-9]+)(?P<shares>( [0-9.]+%?){3})"
)
FEWEST_DIGITS: Final = 4


class EventError(ValueError):
    """A file that can't be used; the message says which line of it."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says."""

    event: str
    date: str
    source: str
    rounds: list[list[str]]
    standings: list[str]
    policy: str = "current"


class Published(NamedTuple):
    """A line of published standings; shares as they are written."""

    place: int
    player: str
    points: int
    shares: tuple[str, str, str]


def read(path: Path) -> Event:
    """The event in a file. Raises EventError for a file that has none."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Event)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise EventError(f"{path.name}: {error}") from error


def differences(event: Event) -> list[str]:
    """Where the standings that were published aren't those of the results."""
    names = _names(event)
    played = [_played(line, names) for one in event.rounds for line in one]
    found = standings(range(len(names)), played, policy(event.policy))
    by_name = {list(names)[one.player]: one for one in found}
    published = [_line(line) for line in event.standings]
    if {one.player for one in published} != set(names):
        strange = {one.player for one in published} ^ set(names)
        raise EventError(f"not in rounds and standings both: {', '.join(sorted(strange))}")
    return [
        f"{one.player}: {what}"
        for one in published
        for what in _different(one, by_name[one.player])
    ]


def _names(event: Event) -> dict[str, int]:
    """The players by number, in the order in which they come."""
    found: dict[str, int] = {}
    for one in event.rounds:
        there: set[str] = set()
        for line in one:
            for name in _players(line):
                if name in there:
                    raise EventError(f"{line!r}: {name} plays twice in a round")
                there.add(name)
                found.setdefault(name, len(found))
    return found


def _players(line: str) -> list[str]:
    match = SCORED.fullmatch(line)
    if match:
        return [match["first"], match["second"]]
    alone = ALONE.fullmatch(line)
    if alone:
        return [alone["first"]]
    raise EventError(f"{line!r} is no match: 'Ann 2-1 Bob', 'Ann bye', 'Ann absent'")


def _played(line: str, names: dict[str, int]) -> Played:
    match = SCORED.fullmatch(line)
    if match:
        first, second, *drawn = (int(one) for one in match["games"].split("-"))
        pairing = Pairing(names[match["first"]], names[match["second"]])
        return Played(pairing, Score(first, second, *drawn))
    alone = ALONE.fullmatch(line)
    assert alone is not None, line
    is_absent = alone["what"] == "absent"
    score = Score(0, 0) if is_absent else Score(2, 0)
    return Played(Pairing(names[alone["first"]], BYE), score, is_absent)


def _line(line: str) -> Published:
    match = LINE.fullmatch(line)
    if match is None:
        raise EventError(f"{line!r} isn't: place, player, points, OMW%, GW%, OGW%")
    first, second, third = match["shares"].split()
    return Published(int(match["place"]), match["player"], int(match["points"]),
                     (first, second, third))  # fmt: skip


def _different(published: Published, found: Standing) -> list[str]:
    """What of a line differs; shares are compared by the digits that were published."""
    wrong: list[str] = []
    for what, told, is_so in (
        ("place", published.place, found.place),
        ("points", published.points, found.points),
    ):
        if told != is_so:
            wrong.append(f"{what} {told}, recomputed {is_so}")
    shares = found.opponents_match_wins, found.game_wins, found.opponents_game_wins
    for name, said, share in zip(("OMW%", "GW%", "OGW%"), published.shares, shares, strict=True):
        again = _written(share, said)
        if again != said:
            wrong.append(f"{name} {said}, recomputed {again}")
    return wrong


def _written(share: Fraction, like: str) -> str:
    """A share with as many digits as a text has. Raises EventError for fewer than four."""
    is_percent = like.endswith("%")
    digits = len(like.rstrip("%").partition(".")[2])
    if digits + 2 * is_percent < FEWEST_DIGITS:
        raise EventError(f"{like} has too few digits: {FEWEST_DIGITS} behind the point, or %.2f%%")
    exact = Decimal(share.numerator) / Decimal(share.denominator) * (100 if is_percent else 1)
    rounded = exact.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    return f"{rounded}%" if is_percent else str(rounded)
