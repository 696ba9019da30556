"""The lines of the log for events, declared beside the mechanics that make the events.

The module of an event says how the log tells it::

    tell(Exerted, "{card} is exerted.", words={"card": thing("thing")})
    tell_player(
        DieRolled,
        "You roll {number} on a die with {sides} sides.",
        "{player} rolls {number} on a die with {sides} sides.",
    )

A line is an English literal; its Spanish is in the catalogue. A place such as ``{sides}`` is
filled by the event's field of that name as it stands, or as ``words`` says. With ``when`` a line is
told of events whose fields have those values; the first line that fits is told. This module only
collects; ``jajna.text.log`` tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from jajna.events.base import Event

__all__ = [
    "LINES",
    "SILENT",
    "As",
    "Line",
    "Word",
    "card",
    "silent",
    "steps",
    "tell",
    "tell_number",
    "tell_player",
    "thing",
    "things",
    "word_of",
]


class As(Enum):
    """The ways in which a field of an event fills a place of a line."""

    THING = "thing"
    """A player or object by its id, as far as whoever is told may know it."""
    THINGS = "things"
    """A list of ids."""
    CARD = "card"
    """A printed card, by its name."""
    STEPS = "steps"
    """Steps of a turn; -1 stands for the turn itself."""
    WORD = "word"
    """A word of a table of the phrase book."""


@final
class Word:
    """The filling of a place in a line: a field of the event, and the table for ``As.WORD``."""

    def __init__(self, said: As, field: str, table: str = "") -> None:
        self.said = said
        self.field = field
        self.table = table


@final
class Line:
    """A line of the log for an event.

    ``one`` is said to the player in the field ``person``, ``other`` of that player to everybody
    else. If ``number`` names a field with a list, ``one`` is said of one thing in it and ``other``
    of several. If both are "", ``one`` is the whole line. ``rule`` is cited at ``{rule}``.
    """

    def __init__(
        self,
        one: str,
        other: str,
        person: str,
        number: str,
        when: Mapping[str, object],
        words: Mapping[str, Word],
        rule: str,
    ) -> None:
        self.one = one
        self.other = other
        self.person = person
        self.number = number
        self.when = when
        self.words = words
        self.rule = rule


LINES: Final[dict[type[Event], list[Line]]] = {}
"""The lines of each kind of event in the order of registration."""

SILENT: Final[set[type[Event]]] = set()
"""The events of mechanics that an account of many events leaves out."""

_ALWAYS: Final[dict[str, object]] = {}
_PLAIN: Final[dict[str, Word]] = {}


def thing(field: str) -> Word:
    """A player or object, by its id in a field."""
    return Word(As.THING, field)


def things(field: str) -> Word:
    """Players and objects, by their ids in a field."""
    return Word(As.THINGS, field)


def card(field: str) -> Word:
    """The name of the printed card in a field."""
    return Word(As.CARD, field)


def steps(field: str) -> Word:
    """The steps in a field."""
    return Word(As.STEPS, field)


def word_of(table: str, field: str) -> Word:
    """The word in a table of the phrase book for the value of a field."""
    return Word(As.WORD, field, table)


def tell(
    event: type[Event],
    line: str,
    *,
    when: Mapping[str, object] | None = None,
    words: Mapping[str, Word] | None = None,
    rule: str = "",
) -> None:
    """Register a line that is the same for everybody."""
    _add(event, Line(line, "", "", "", when or _ALWAYS, words or _PLAIN, rule))


def tell_player(
    event: type[Event],
    you: str,
    other: str,
    *,
    person: str = "player",
    when: Mapping[str, object] | None = None,
    words: Mapping[str, Word] | None = None,
    rule: str = "",
) -> None:
    """Register a line about a player, and what is told to that player instead."""
    _add(event, Line(you, other, person, "", when or _ALWAYS, words or _PLAIN, rule))


def tell_number(
    event: type[Event], one: str, many: str, *, number: str, words: Mapping[str, Word]
) -> None:
    """Register a line about the things in the field ``number``: one of them, or many."""
    _add(event, Line(one, many, "", number, _ALWAYS, words, ""))


def _add(event: type[Event], line: Line) -> None:
    LINES.setdefault(event, []).append(line)


def silent(event: type[Event]) -> None:
    """Leave an event out of accounts: others imply it, or the board shows it."""
    SILENT.add(event)
