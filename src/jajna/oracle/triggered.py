"""Reads triggered abilities: an event, perhaps a condition, and instructions. CR 603.1."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.base import Condition, Effect, Pattern, children
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.spells import WasCast
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.patterns import EitherEvent
from jajna.ir.refs import YOU
from jajna.oracle.ability_zones import zones_of
from jajna.oracle.grammar import Spec
from jajna.oracle.reader import Reader
from jajna.oracle.worded_abilities import AbilityReading

__all__ = ["triggered", "triggered_late"]

_LATER: Final = (Trait.ONLY_LATER, Trait.NEXT_EVENT, Trait.OF_MANA)
"""The trigger events that only a part of a text can wait for."""


def triggered(reader: Reader, position: int) -> list[AbilityReading]:
    if not reader.past(position, "when"):
        return []
    found: list[AbilityReading] = []
    for pattern, end in reader.read(Spec("Pattern"), position):
        if not isinstance(pattern, Pattern):
            continue
        if any(has_trait(pattern, one) for one in _LATER):
            continue  # Only delayed triggered abilities wait for the next step or spell: CR 603.7a.
        if has_trait(pattern, Trait.WAITS_FOR_STATE):
            if any(isinstance(one, WasCast) for one in children(pattern)):
                continue  # Casting a spell is an event, so it is no state trigger: CR 603.8.
        if reader.at(end, ","):
            found += _triggered_after(reader, pattern, end + 1)
        start = reader.past(end, "or")
        if start:
            for other, after in reader.read(Spec("Pattern", option="joined"), start):
                if isinstance(other, Pattern) and reader.at(after, ","):
                    found += _triggered_after(reader, EitherEvent(pattern, other), after + 1)
        told_anew = reader.past(end, "and")
        if told_anew and reader.past(told_anew, "when"):
            for other, after in reader.read(Spec("Pattern"), told_anew):
                if isinstance(other, Pattern) and reader.at(after, ","):
                    either = EitherEvent(pattern, other, is_told_anew=True)
                    found += _triggered_after(reader, either, after + 1)
    return found


def triggered_late(reader: Reader, position: int) -> list[AbilityReading]:
    """ "[Effect] at the beginning of [step].": the condition in the middle. CR 603.11."""
    if reader.past(position, "when"):
        return []
    found: list[AbilityReading] = []
    for effect, end in reader.read(Spec("Effect"), position):
        if not isinstance(effect, Effect) or not reader.past(end, "when"):
            continue
        for pattern, last in reader.read(Spec("Pattern"), end):
            if not isinstance(pattern, Pattern) or has_trait(pattern, Trait.ONLY_LATER):
                continue
            if reader.at(last, "."):
                zones = zones_of((effect, pattern))
                found.append((Triggered(pattern, effect, zones=zones, late=True), last + 1))
    return found


def _triggered_after(reader: Reader, pattern: Pattern, position: int) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    starts: list[tuple[Condition | None, int]] = [(None, position)]
    if conditioned := reader.past(position, "if"):
        starts = [
            (condition, end + 1)
            for condition, end in reader.read(Spec("Condition"), conditioned)
            if isinstance(condition, Condition) and reader.at(end, ",")
        ]
    for condition, start in starts:
        for effect, end in reader.read(Spec("Effect", option="text"), start):
            if not isinstance(effect, Effect):
                continue
            said = (pattern, effect) if condition is None else (pattern, condition, effect)
            zones = zones_of(said)
            made = Triggered(pattern, effect, condition, zones)
            found.append((made, end))
            if last := reader.past(end, "this ability triggers only once each turn ."):
                found.append((Triggered(pattern, effect, condition, zones, 1), last))
            if last := reader.past(end, "do this only once each turn ."):
                if limited := _done_once(effect):
                    found.append((Triggered(pattern, limited, condition, zones), last))
            if last := reader.past(end, "this ability can't be countered ."):
                found.append((Triggered(pattern, effect, condition, zones, sure=True), last))
    return found


def _done_once(effect: Effect) -> Effect | None:
    """The instructions with the first, which a player may follow, only once each turn."""
    if isinstance(effect, Sequence):
        first = _done_once(effect.effects[0])
        return replace(effect, effects=(first, *effect.effects[1:])) if first else None
    if isinstance(effect, Clause) and effect.may == YOU:
        return replace(effect, once=True)
    return None
