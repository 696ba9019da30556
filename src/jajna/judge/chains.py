"""The causes of an event in words, from the event back to the first one. CR 603.2, 608.2, 614.6."""

from __future__ import annotations

from typing import Final

from jajna.events.base import Event
from jajna.kernel.state.causes import Cause
from jajna.text.catalogue import capital, message
from jajna.text.log import changed_text, event_text
from jajna.text.things import Teller

__all__ = ["chain_data", "chain_lines", "events_with"]

ACTIONS: Final[dict[str, str]] = {
    "608.2": message("as {thing} resolves (CR {rule})"),
    "601.2": message("as {thing} is cast (CR {rule})"),
    "602.2": message("as an ability is activated (CR {rule})"),
    "603.3": message("as a triggered ability is put on the stack (CR {rule})"),
    "605.3b": message("by a mana ability (CR {rule})"),
    "703.4": message("by a turn-based action (CR {rule})"),
    "116.2a": message("by a special action (CR {rule})"),
    "601.2i": message("as a player with priority decided (CR {rule})"),
    "602.2b": message("as a player with priority decided (CR {rule})"),
}
"""The words for an event's cause, by the rule of the cause."""


def chain_lines(links: list[Event], teller: Teller) -> list[str]:
    """Each event of the chain, with why it happened below it."""
    lines: list[str] = []
    for place, event in enumerate(links):
        lines.append(capital(event_text(event, teller)))
        lines += [f"  {text}" for text in _changes(event.why, teller)]
        why = _reason(event.why, teller)
        if why:
            lines.append(f"  {why}" + (":" if place + 1 < len(links) else ""))
    return lines


def chain_data(links: list[Event], teller: Teller) -> list[dict[str, object]]:
    """The chain as JSON has it: of each event its text, how it came about and its rule."""
    return [
        {
            "event": capital(event_text(event, teller)),
            "rule": teller.language.rule(_rule(event.why)),
            "why": _reason(event.why, teller),
            "instead": _changes(event.why, teller),
        }
        for event in links
    ]


def events_with(events: list[Event], words: str, teller: Teller) -> list[Event]:
    """The events whose lines contain the words, as a list, the latest first."""
    wanted = words.casefold()
    return [event for event in reversed(events) if wanted in event_text(event, teller).casefold()]


def _changes(cause: Cause | None, teller: Teller) -> list[str]:
    return [changed_text(instead, teller) for instead in cause.instead] if cause else []


def _rule(cause: Cause | None) -> str:
    """The rule by which an event came about; for a trigger the rule by which it triggered."""
    if cause is None:
        return ""
    return "603.2" if _was_triggered(cause) else cause.rule


def _was_triggered(cause: Cause) -> bool:
    return cause.rule == "603.3" and cause.after is not None


def _reason(cause: Cause | None, teller: Teller) -> str:
    """The cause of an event in words; "" if it isn't known."""
    if cause is None:
        return ""
    rule = _rule(cause)
    if _was_triggered(cause):
        return teller.say("it triggered as this happened (CR {rule})", rule=rule)
    if cause.after is not None and rule.startswith("704"):
        return teller.say("by a state-based action (CR {rule}), after this", rule=rule)
    if cause.after is not None and not rule:
        return teller.say("it follows by rule from this")
    if cause.after is not None:
        return teller.say("it follows by rule from this (CR {rule})", rule=rule)
    if rule in ACTIONS:
        return teller.say(ACTIONS[rule], thing=teller.name(cause.item), rule=rule)
    if rule.startswith("704"):
        return teller.say("by a state-based action (CR {rule})", rule=rule)
    return f"CR {teller.language.rule(rule)}" if rule else ""
