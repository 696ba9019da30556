"""An event as a line. Each kind of event is told by a function that is registered for it."""

from __future__ import annotations

from functools import singledispatch

from jajna.events import DamageDealt, Event
from jajna.kernel.causes import Averted, Instead
from jajna.text.things import Teller

__all__ = ["bare_text", "changed_text", "event_text"]


def changed_text(instead: Instead, teller: Teller, event: Event | None = None) -> str:
    """An effect that was applied to an event: what would have happened, by what it changed, and who
    chose that. What would have happened isn't said where it is told like ``event``, what did.
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
    """The event as words within a line: without a full stop."""
    return event_text(event, teller).rstrip(".")


def _rule_of(instead: Instead) -> str:
    return "615.6" if isinstance(instead.event, DamageDealt) else "614.6"


@singledispatch
def event_text(event: Event, teller: Teller) -> str:
    """The event as a line. An event of a kind without wording is told by its notation."""
    return event.notation()


@event_text.register
def _averted(event: Averted, teller: Teller) -> str:
    return teller.say("Nothing happens {change}.", change=changed_text(event.instead, teller))
