"""Reads activated abilities, with who may activate them and when. CR 602.1, 602.5."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jajna.ir.abilities import Activated, OnlyBy, SpendOnX
from jajna.ir.amounts import ManaWorth, X
from jajna.ir.base import ON_BATTLEFIELD, Amount, Condition, Cost, Effect, walk
from jajna.ir.conditions.logic import AllOf
from jajna.ir.conditions.turns import TimeIs, Timing
from jajna.ir.costs import TAP, LoyaltyCost, PayMana
from jajna.ir.filters.zones import InZone
from jajna.ir.mana import is_mana_ability
from jajna.oracle.ability_zones import zones_of
from jajna.oracle.grammar import Spec
from jajna.oracle.modes import restricted_modes
from jajna.oracle.reader import Reader
from jajna.oracle.rebuild import with_fields
from jajna.oracle.sentences import with_meaning_of_x
from jajna.oracle.worded_abilities import AbilityReading, reductions, worded_abilities
from jajna.vocab import ManaCost, symbol

__all__ = ["activated", "costs_before_colon"]


def costs_before_colon(reader: Reader, position: int) -> list[tuple[tuple[Cost, ...], int, bool]]:
    """Costs before a colon: triples of the costs, where they end, and whether they are loyalty."""
    loyalty = _loyalty(reader, position)
    if loyalty:
        return loyalty
    found = _tapping_with_either(reader, position)
    for value, end in reader.read(Spec("Cost", True, ","), position):
        if isinstance(value, tuple) and reader.at(end, ":"):
            found.append((value, end + 1, False))
    return found


def _tapping_with_either(reader: Reader, position: int) -> list[tuple[tuple[Cost, ...], int, bool]]:
    """ "{3}, {T} or {U}, {T}": tapping it and either mana, one hybrid symbol. CR 107.4e."""
    found: list[tuple[tuple[Cost, ...], int, bool]] = []
    for first, end in reader.read(Spec("ManaCost"), position):
        middle = reader.past(end + 2, "or") if reader.at(end, ",", "{t}") else 0
        for second, last in reader.read(Spec("ManaCost"), middle) if middle else []:
            if reader.at(last, ",", "{t}", ":"):
                either = _either(first, second)
                found += [((PayMana(one, tapping=True), TAP), last + 3, False) for one in either]
    return found


def _either(first: object, second: object) -> list[ManaCost]:
    """The cost of a hybrid symbol for a number and a type of mana; none for other costs."""
    symbols = [
        one.symbols[0]
        for one in (first, second)
        if isinstance(one, ManaCost) and len(one.symbols) == 1
    ]
    if len(symbols) < 2 or not symbols[0].generic or not symbols[1].mana:
        return []
    return [ManaCost((symbol(f"{symbols[0].text}/{symbols[1].text}"),))]


def _loyalty(reader: Reader, position: int) -> list[tuple[tuple[Cost, ...], int, bool]]:
    if not reader.at(position, "[") or not reader.at(position + 2, "]", ":"):
        return []
    token = reader.tokens[position + 1].replace("−", "-")
    if token == "-X":
        return [((LoyaltyCost(0, True),), position + 4, True)]
    if token.lstrip("+-").isdigit():
        return [((LoyaltyCost(int(token)),), position + 4, True)]
    return []


def activated(reader: Reader, position: int) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    for costs, start, loyalty in costs_before_colon(reader, position):
        for value, end in reader.read(Spec("Effect", option="text"), start):
            if not isinstance(value, Effect):
                continue
            if any(_says_x(cost) for cost in costs) and _explains_x(value):
                continue  # it is that of the costs as well
            ability = Activated(costs, value, loyalty=loyalty)
            zones = zones_of((*costs, value))
            made = with_fields(ability, {"zones": zones})
            assert isinstance(made, Activated)
            told = [(made, end), *_cheaper(reader, made, end), *_spending_on_x(reader, made, end)]
            told += _with_x_in_costs(reader, made, end)
            for changed, after in told:
                found.append((changed, after))
                found += _limits(reader, changed, after)
        found += _with_modes_last(reader, costs, start, loyalty)
    return found


def _with_modes_last(
    reader: Reader, costs: tuple[Cost, ...], start: int, loyalty: bool
) -> list[AbilityReading]:
    """Activated abilities of which the text lists the modes after the restrictions. CR 602.5."""

    def limited(modes: Effect, position: int) -> list[AbilityReading]:
        made = Activated(costs, modes, loyalty=loyalty, zones=zones_of((*costs, modes)))
        return _limits(reader, made, position)

    return restricted_modes(reader, start, limited)


def _with_x_in_costs(
    reader: Reader, ability: Activated, position: int
) -> list[tuple[Activated, int]]:
    """ "X is the mana value of the exiled card", of {X} in the costs. CR 107.3c."""
    start = reader.past(position, "x is")
    if not start or not any(_says_x(cost) for cost in ability.costs) or is_mana_ability(ability):
        return []
    found: list[tuple[Activated, int]] = []
    for meaning, end in reader.read(Spec("Amount"), start):
        if isinstance(meaning, Amount) and reader.at(end, ".") and not _chooses_whose(meaning):
            known = with_meaning_of_x(ability, meaning, apart=True)
            assert isinstance(known, Activated)
            found.append((known, end + 1))
    return found


def _chooses_whose(meaning: Amount) -> bool:
    """Whether it is of some opponent, whom the player would have to choose."""
    return any(isinstance(node, InZone) and node.opponents for node in walk(meaning))


def _explains_x(effect: Effect) -> bool:
    """Whether a sentence of its own says what X is."""
    return any(isinstance(node, X) and node.apart for node in walk(effect))


def _says_x(cost: Cost) -> bool:
    return isinstance(cost, PayMana) and bool(cost.cost.variables)


def _spending_on_x(
    reader: Reader, ability: Activated, position: int
) -> list[tuple[Activated, int]]:
    """ "Spend only red mana on X." CR 107.3, 602.2b."""
    paid = [cost for cost in ability.costs if isinstance(cost, PayMana) and cost.cost.variables]
    return [
        (replace(ability, on_x=told.colors), end)
        for told, end in worded_abilities(reader, position)
        if isinstance(told, SpendOnX) and paid
    ]


def _cheaper(reader: Reader, ability: Activated, position: int) -> list[tuple[Activated, int]]:
    """ "This ability costs {1} less to activate for each ...", "... if ...". CR 601.2f, 602.2b."""
    start = reader.past(position, "this ability costs")
    found: list[tuple[Activated, int]] = []
    for cost, end in reader.read(Spec("ManaCost"), start) if start else []:
        after = reader.past(end, "less to activate")
        if not after or not isinstance(cost, ManaCost):
            continue
        said: list[tuple[dict[str, object], int]] = [
            ({"less": less}, last) for less, last in reductions(reader, ManaWorth(cost), after)
        ]
        if conditioned := reader.past(after, "if"):
            said += [
                ({"less": ManaWorth(cost), "less_if": condition}, last)
                for condition, last in reader.read(Spec("Condition"), conditioned)
                if isinstance(condition, Condition) and not cost.variables
            ]
        said += [
            ({"less": ManaWorth(cost), "less_if": condition}, last)
            for condition, last in reader.family("Condition:timing", after)
            if condition == TimeIs(Timing.YOUR_TURN) and not cost.variables
        ]
        for changes, last in said:
            changed = with_fields(ability, changes)
            assert isinstance(changed, Activated)
            if reader.at(last, "."):
                found.append((changed, last + 1))
    return found


ACTIVATED_ONLY_BY: Final = (
    ("only ~ 's owner may activate this ability .", OnlyBy.OWNER),
    ("only your opponents may activate this ability .", OnlyBy.OPPONENTS),
)
"""Sentences that restrict which players may activate an ability. CR 602.2."""


def _limits(reader: Reader, ability: Activated, position: int) -> list[AbilityReading]:
    """Restrictions: "Activate only as a sorcery", "only once each turn", "only if ...". CR 602.5.

    "Any player may activate this ability" is read here too. CR 602.2.
    """
    if start := reader.past(position, "activate no more than"):
        return _most(reader, ability, start)
    if start := reader.past(position, "activate only"):
        return _only(reader, ability, start)
    if ability.zones != ON_BATTLEFIELD or is_mana_ability(ability):
        return []
    for words, who in ACTIVATED_ONLY_BY:
        if start := reader.past(position, words):
            alone = with_fields(ability, {"anyone": True, "only_by": who})
            assert isinstance(alone, Activated)
            return [(alone, start)]
    start = reader.past(position, "any player may activate this ability")
    if not start:
        return []
    anyone = with_fields(ability, {"anyone": True})
    assert isinstance(anyone, Activated)
    if reader.at(start, "."):
        return [(anyone, start + 1)]
    only = reader.past(start, "but only")
    return _only(reader, anyone, only) if only else []


def _only(reader: Reader, ability: Activated, start: int) -> list[AbilityReading]:
    """One or two restrictions on an activated ability: "only as a sorcery and only once"."""
    found: list[AbilityReading] = []
    for changes, end in _limit(reader, start):
        changed = with_fields(ability, changes)
        assert isinstance(changed, Activated)
        if changed.condition is not None:
            said = (*changed.costs, changed.effect, changed.condition)
            changed = replace(changed, zones=zones_of(said))
        if reader.at(end, "."):
            found.append((changed, end + 1))
        elif again := reader.past(end, "and only"):
            for more, last in _limit(reader, again):
                before = changed.condition
                also: object = more.get("condition")
                if before is not None and isinstance(also, Condition):
                    more = {**more, "condition": AllOf((before, also))}
                elif before is not None and "sorcery_speed" in more:
                    more = {**more, "sorcery_last": True}
                elif (changed.limit or changed.once) and "limit" not in more:
                    more = {**more, "limit_first": True}
                twice = with_fields(changed, more)
                assert isinstance(twice, Activated)
                if reader.at(last, "."):
                    found.append((twice, last + 1))
    return found


def _most(reader: Reader, ability: Activated, position: int) -> list[AbilityReading]:
    """ "Activate no more than twice each turn." CR 602.5b."""
    times, after = _times(reader, position)
    if times < 2 or not reader.at(after, "."):
        return []
    changed = with_fields(ability, {"limit": times})
    assert isinstance(changed, Activated)
    return [(changed, after + 1)]


def _times(reader: Reader, position: int) -> tuple[int, int]:
    """The number before "times each turn" and where that ends; 0 if there is none."""
    if once := reader.past(position, "once each turn"):
        return 1, once
    if twice := reader.past(position, "twice each turn"):
        return 2, twice
    times = reader.number(position)
    after = reader.past(position + 1, "times each turn")
    return (times, after) if times is not None and after else (0, position)


def _limit(reader: Reader, position: int) -> list[tuple[dict[str, object], int]]:
    if end := reader.past(position, "as an instant"):
        return [({"instant_speed": True}, end)]
    if end := reader.past(position, "as a sorcery"):
        return [({"sorcery_speed": True}, end)]
    times, end = _times(reader, position)
    if times and times <= reader.language.most_times:
        return [({"limit": times}, end)]
    if end := reader.past(position, "once"):
        return [({"once": True}, end)]
    found: list[tuple[dict[str, object], int]] = []
    start = reader.past(position, "if")
    timing = "" if start else "timing"
    for value, end in reader.read(Spec("Condition", option=timing), start or position):
        if isinstance(value, Condition):
            found.append(({"condition": value}, end))
    return found
