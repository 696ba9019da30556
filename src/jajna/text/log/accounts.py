"""A short account of many events: the notable ones, in few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from jajna.events.base import Event
from jajna.events.combat import (
    AttackDeclared,
    AttackersDeclared,
    BecameBlocked,
    BecameUnblocked,
)
from jajna.events.damage import DamageRemoved
from jajna.events.effects import EffectBegan, EffectEnded
from jajna.events.hidden import Revealed, Searched
from jajna.events.life import LifeLost
from jajna.events.mana import ManaAdded, ManaSpent, TappedForMana
from jajna.events.marks import SUSPECTED, Marked
from jajna.events.moves import AboutToDraw, Draw, ZoneChange
from jajna.events.permanents import Tapped, Untapped
from jajna.events.stack import AbilityActivated, BecameTarget, SpellCast, TriggerStacked
from jajna.events.turns import StepBegan
from jajna.kernel.objects.object import CLASS_LEVEL
from jajna.kernel.state.pending import AbilityTriggered
from jajna.kernel.triggers.control_lost import ControlLost
from jajna.telling import SILENT
from jajna.text.catalogue import capital
from jajna.text.log.cards import draws_text
from jajna.text.log.combat import attack_lines
from jajna.text.log.lines import bare_text, changed_text, event_text
from jajna.text.things import Teller
from jajna.vocab import Zone

__all__ = ["account", "account_of", "is_notable"]


TOLD: Final = (
    "cast",
    "draw",
    "destroy",
    "sacrifice",
    "discard",
    "token",
    "cease",
    "counter",
    "fizzle",
    "mulligan",
    "venture",
    "complete",
    "planeswalk away",
    "scheme turned down",
)
"""The causes of moves that the lines of other events already tell."""

IMPLIED: Final = (
    AboutToDraw,
    AttackersDeclared,
    BecameBlocked,
    BecameTarget,
    BecameUnblocked,
    AbilityTriggered,
    ControlLost,
    DamageRemoved,
    EffectBegan,
    EffectEnded,
    ManaAdded,
    ManaSpent,
    StepBegan,
    Tapped,
    TappedForMana,
    Untapped,
)
"""Events that an account leaves out, besides those that mechanics declare silent."""


def is_notable(event: Event) -> bool:
    """Whether an account mentions the event."""
    if isinstance(event, IMPLIED) or type(event) in SILENT:
        return False
    if isinstance(event, ZoneChange):
        if event.cause == "resolve":
            return event.to is Zone.BATTLEFIELD
        if event.cause == "leave":  # CR 800.4a: that their owner lost says it, but for CR 800.4c
            return event.to is not Zone.NOWHERE
        return event.cause not in TOLD
    if isinstance(event, Marked):
        return event.name in (CLASS_LEVEL, SUSPECTED)
    if isinstance(event, LifeLost):
        return not event.damage
    if isinstance(event, AbilityActivated):
        return not event.mana
    return True


def is_told(event: Event) -> bool:
    """Whether an account says anything of the event, by itself or together with others."""
    return isinstance(event, (Draw, AttackDeclared)) or is_notable(event)


def account(events: Sequence[Event], teller: Teller) -> list[str]:
    """The notable events as a list of lines, with a player's draws and attacks together.

    ``teller`` must have been made with these events.
    """
    return [line for line, _ in account_of(events, teller)]


def account_of(events: Sequence[Event], teller: Teller) -> list[tuple[str, Event]]:
    """The lines of an account, each with the first of the events that it tells."""
    targets = _targets(events)
    lines: list[tuple[str, Event]] = []
    place = 0
    while place < len(events):
        event = events[place]
        place += 1
        if isinstance(event, Draw):
            drawn = [event]
            while place < len(events) and _goes_on(events[place], event):
                further = events[place]
                if isinstance(further, Draw):
                    drawn.append(further)
                place += 1
            lines.append((draws_text(drawn, teller), event))
        elif isinstance(event, AttackDeclared):
            attacks = [event]
            while place < len(events) and isinstance(further := events[place], AttackDeclared):
                attacks.append(further)
                place += 1
            lines += [(line, event) for line in attack_lines(attacks, teller)]
        elif is_notable(event) and not _is_of_search(event, events[place : place + 1]):
            about = targets.get(_item(event), [])
            line = _with_targets(event_text(event, teller), about, teller)
            lines.append((_with_cause(line, event, teller), event))
    return _without_repeats([(capital(line), event) for line, event in lines if line])


def _is_of_search(event: Event, following: Sequence[Event]) -> bool:
    """Whether an event only shows the cards that a player searches, which another event tells."""
    return isinstance(event, Revealed) and any(
        isinstance(one, Searched) and one.player == event.to for one in following
    )


def _goes_on(event: Event, first: Draw) -> bool:
    """Whether an event belongs to the draws of the player of ``first``."""
    if isinstance(event, ZoneChange):
        return event.cause == "draw"
    return isinstance(event, Draw) and event.player == first.player


def _targets(events: Iterable[Event]) -> dict[int, list[int]]:
    """The targets of each spell and ability that was put on the stack."""
    found: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, BecameTarget):
            found.setdefault(event.by, []).append(event.object)
    return found


def _item(event: Event) -> int:
    """The spell or ability that an event puts on the stack; 0 for other events."""
    if isinstance(event, (SpellCast, AbilityActivated, TriggerStacked)):
        return event.object
    return 0


def _with_targets(line: str, targets: list[int], teller: Teller) -> str:
    if not targets:
        return line
    names = [
        teller.say("you") if one == teller.view.player else teller.name(one) for one in targets
    ]
    whole = teller.language.listed(names)
    return teller.say("{line}, targeting {targets}.", line=line.rstrip("."), targets=whole)


def _with_cause(line: str, event: Event, teller: Teller) -> str:
    """The line with the cause of a trigger, and the effects that changed the event."""
    cause = event.why
    if cause is None:
        return line
    if isinstance(event, TriggerStacked) and cause.after is not None:
        line = teller.say(
            "{line} ({event}; CR 603.2)", line=line, event=bare_text(cause.after, teller)
        )
    for instead in cause.instead:
        line = f"{line} ({changed_text(instead, teller, event)})"
    return line


def _without_repeats(lines: list[tuple[str, Event]]) -> list[tuple[str, Event]]:
    """The lines as a list; equal neighbors become one line with their number."""
    found: list[tuple[str, Event]] = []
    count = 0
    for place, (line, event) in enumerate(lines):
        count += 1
        if place + 1 == len(lines) or lines[place + 1][0] != line:
            found.append((line if count == 1 else f"{line} (×{count})", event))
            count = 0
    return found
