"""Reads trigger events, also several events with one subject. CR 603.1, 603.2."""

from __future__ import annotations

from jajna.ir.base import Condition, Filter, Pattern, field_names
from jajna.ir.patterns import AtATime, OneOfEvents
from jajna.oracle.grammar import PLAYER_FIELDS, PREDICATE, UNSAID_SUBJECT, Spec
from jajna.oracle.reader import FAMILIES, Reader, Reading
from jajna.oracle.rebuild import with_fields
from jajna.text.phrases import subject_field

__all__: list[str] = []


def _read_pattern(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    """Trigger events as a list of readings.

    An event joined by "or" has no "when" of its own; a predicate has no subject either.
    """
    if spec.option == "predicate":
        return reader.family(PREDICATE, position)
    joined = spec.option == "joined"
    found: list[Reading] = []
    for value, end in reader.family("Pattern", position):
        if isinstance(value, Pattern) and (getattr(value, "word", None) == "") == joined:
            found.append((value, end))
            found += _more_of_subject(reader, value, end)
    return found


def _more_of_subject(reader: Reader, first: Pattern, end: int) -> list[Reading]:
    """ "... or attacks", "..., attacks, or dies": further events with the same subject."""
    subject: object = getattr(first, subject_field(first), None)
    if not isinstance(subject, Filter):
        return []
    longer: list[Reading] = []
    reader.more_items(Spec("Pattern", option="predicate"), "or", (first,), end, longer)
    found: list[Reading] = []
    for parts, after in longer:
        if isinstance(parts, tuple):
            events = [first, *[one for part in parts[1:] for one in _with_subject(part, first)]]
            if len(events) == len(parts):
                made = OneOfEvents(tuple(events))
                found += [(made, after), *_at_a_time(reader, made, after)]
    return found


def _at_a_time(reader: Reader, events: OneOfEvents, position: int) -> list[Reading]:
    """The events at a certain time: "attacks or blocks while you control a Dinosaur"."""
    start = reader.past(position, "while")
    times = reader.read(Spec("Condition"), start) if start else []
    found: list[Reading] = [
        (AtATime(events, time, "while"), end) for time, end in times if isinstance(time, Condition)
    ]
    for time, end in reader.read(Spec("Condition", option="timing"), position):
        if isinstance(time, Condition):
            found.append((AtATime(events, time), end))
    return found


def _with_subject(pattern: Pattern, first: Pattern) -> list[Pattern]:
    """The event with the first event's subject and "when" or "whenever", as a list of one.

    The list is empty if one event is about players and the other about objects.
    """
    said = subject_field(first)
    names = [name for name in field_names(pattern) if getattr(pattern, name) == UNSAID_SUBJECT]
    kinds = {_is_of_players(name) for name in (said, *names)} - {None}
    if len(kinds) != 1:
        return []
    changes: dict[str, object] = {name: getattr(first, said) for name in names}
    made = with_fields(pattern, {**changes, "word": getattr(first, "word", "")})
    assert isinstance(made, Pattern), made
    return [made]


def _is_of_players(name: str) -> bool | None:
    """Whether a field of this name holds players; None if it may hold players or objects."""
    return None if name == "doer" else name in PLAYER_FIELDS


FAMILIES["Pattern"] = _read_pattern
