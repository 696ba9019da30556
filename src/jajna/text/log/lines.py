"""Tells an event as a line: by a function registered for its class, or as its mechanic declares."""

from __future__ import annotations

import re
from functools import singledispatch
from typing import Final

from jajna.card import Card
from jajna.events.base import Event
from jajna.events.damage import DamageDealt
from jajna.kernel.state.causes import Averted, Instead
from jajna.telling import LINES, As, Line, Word
from jajna.text.catalogue import RULE
from jajna.text.things import Teller
from jajna.vocab import Step

__all__ = ["bare_text", "changed_text", "event_text"]

PLACE: Final = re.compile(r"\{(\w+)\}")
PLAYER: Final = "player"
"""The place in a line for its player."""


def changed_text(instead: Instead, teller: Teller, event: Event | None = None) -> str:
    """A replacement effect applied to an event: the original event, the source, and the chooser.

    The original event is left out if its line is that of ``event``, which really happened.
    """
    would = bare_text(instead.event, teller)
    source, rule = teller.name(instead.source), _rule_of(instead)
    if event is not None and would == bare_text(event, teller):
        line = teller.say("as {source} has it, CR {rule}", source=source, rule=rule)
    else:
        line = teller.say(
            "instead of: {event}; {source}, CR {rule}", event=would, source=source, rule=rule
        )
    if instead.player < 0:
        return line
    return line + teller.person(
        instead.player,
        "; you chose it among {options} effects, CR 616.1",
        "; {player} chose it among {options} effects, CR 616.1",
        options=instead.options,
    )


def bare_text(event: Event, teller: Teller) -> str:
    """The line of an event without its full stop, to stand within another line."""
    return event_text(event, teller).rstrip(".")


def _rule_of(instead: Instead) -> str:
    return "615.6" if isinstance(instead.event, DamageDealt) else "614.6"


@singledispatch
def event_text(event: Event, teller: Teller) -> str:
    """The event as a line; an event without wording is its notation."""
    for line in LINES.get(type(event), ()):
        if all(getattr(event, name) == value for name, value in line.when.items()):
            return _declared(line, event, teller)
    return event.notation()


def _declared(line: Line, event: Event, teller: Teller) -> str:
    """An event told by the line that is declared beside its class."""
    places = set(PLACE.findall(line.one + line.other)) - {PLAYER, RULE}
    words = {place: _word(line.words.get(place), place, event, teller) for place in places}
    if RULE in line.one:
        words[RULE] = line.rule
    if line.person:
        return teller.person(getattr(event, line.person), line.one, line.other, **words)
    if line.number:
        return teller.count(len(getattr(event, line.number)), line.one, line.other, **words)
    return teller.say(line.one, **words)


def _word(word: Word | None, place: str, event: Event, teller: Teller) -> str | int:
    """The word or number for a place of a line."""
    value: object = getattr(event, place if word is None else word.field)
    said = None if word is None else word.said
    if said is As.THING and isinstance(value, int):
        return teller.name(value)
    if said is As.THINGS and isinstance(value, list):
        return teller.language.listed([teller.name(one) for one in value])
    if said is As.CARD and isinstance(value, Card):
        return teller.card(value.name)
    if said is As.STEPS and isinstance(value, tuple):
        steps = [teller.say("turn") if one < 0 else teller.step(Step(one)) for one in value]
        return teller.language.listed(steps)
    if word is not None and said is As.WORD and isinstance(value, str):
        return teller.in_table(word.table, value)
    assert said is None, (event, place)
    return value if isinstance(value, int) else str(value)


@event_text.register
def _averted(event: Averted, teller: Teller) -> str:
    return teller.say("Nothing happens {change}.", change=changed_text(event.instead, teller))
