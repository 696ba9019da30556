"""Reads lines: keyword abilities, activated, triggered and static abilities, spells. CR 113.3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from jajna.ir.abilities import (
    Ability,
    Activated,
    Keyworded,
    OnlyBy,
    OwnCostChange,
    Replacing,
    SpecialAction,
    SpellAbility,
    SpendOnX,
    Static,
    TargetsCost,
    Triggered,
)
from jajna.ir.amounts import ManaWorth, Number, PerEach, X
from jajna.ir.base import (
    ON_BATTLEFIELD,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Layer,
    Modification,
    Node,
    Pattern,
    Ref,
    Replacement,
    children,
    without_repeats,
)
from jajna.ir.conditions.objects import IsState, State
from jajna.ir.conditions.spells import WasCast
from jajna.ir.conditions.turns import TimeIs, Timing
from jajna.ir.control import SetController
from jajna.ir.costs import LoyaltyCost, PayMana
from jajna.ir.declared.binding import Trait, affected_after, has_trait, is_about_ability
from jajna.ir.filters.identity import Is
from jajna.ir.mana import is_mana_ability
from jajna.ir.patterns import EitherEvent
from jajna.ir.refs import THIS, Each, EachWord, Target, This, ThisFrom, ThisSpell, You
from jajna.oracle.grammar import THINGS, Spec
from jajna.oracle.language import ENGLISH, Language
from jajna.oracle.opening_words import opening_word
from jajna.oracle.reader import FAMILIES, Reader, Reading
from jajna.oracle.rebuild import with_fields
from jajna.oracle.sentences import counted_for_each, per_each, with_meaning_of_x
from jajna.vocab import ManaCost, Zone
from jajna.wording import KEYWORDS, LAYOUTS, TABLES, KeywordWording, Layout

__all__ = ["read_line"]

AbilityReading = tuple[Ability, int]
Abilities = tuple[Ability, ...]
Parts = tuple[Node, ...]
"""What a keyword ability with a layout is made from."""


def read_line(
    tokens: list[str], spell: bool, language: Language = ENGLISH
) -> tuple[list[Abilities], int]:
    """All readings of a whole line, and the position of the furthest token understood.

    ``spell`` says that the line stands on an instant or sorcery.
    """
    word, start = opening_word(tokens, language)
    reader = Reader(tokens[start:], language)
    found: list[Abilities] = []
    found += _keyword_line(reader)
    found += [(one,) for one in _whole(reader, _activated(reader, 0))]
    found += [(one,) for one in _whole(reader, _triggered(reader, 0))]
    if not spell:
        found += [(one,) for one in _whole(reader, _triggered_late(reader, 0))]
    found += _statics(reader, 0)
    found += [
        (one,) for one in _whole(reader, _others(reader, 0)) if not isinstance(one, SpecialAction)
    ]
    found += _laid_out(reader)
    if spell:
        for value, end in reader.read(Spec("Effect", option="text"), 0):
            if end == reader.size and isinstance(value, Effect):
                found.append((SpellAbility(value),))
    if word:
        found = [_with_word(abilities, word) for abilities in found]
    return without_repeats(found), start + reader.furthest


def _laid_out(reader: Reader) -> list[Abilities]:
    """Keyword abilities with a layout of their own."""
    found: list[Abilities] = []
    for laid in LAYOUTS.values():
        if laid.make is not None:
            for parts in _PARTS[laid.layout](reader, laid.names[reader.language.place]):
                made = laid.make(parts)
                if made is not None:
                    found.append((made,))
    return found


def _chapter(reader: Reader, name: str) -> list[Parts]:
    """ "II, III — [instruction]". CR 714.2."""
    romans = {roman: number for number, (roman, _) in TABLES["chapter"].items()}
    numbers: list[Node] = []
    at = 0
    while at < reader.size and reader.tokens[at] in romans:
        number = romans[reader.tokens[at]]
        assert isinstance(number, int), number
        numbers.append(Number(number))
        at += 1
        if not reader.at(at, ","):
            break
        at += 1
    if not numbers or not reader.at(at, "—"):
        return []
    return [(*numbers, effect) for effect in _whole_text(reader, at + 1)]


def _whole_text(reader: Reader, position: int) -> list[Effect]:
    """All readings of the rest of the line as instructions."""
    return [
        effect
        for effect, end in reader.read(Spec("Effect", option="text"), position)
        if end == reader.size and isinstance(effect, Effect)
    ]


def _level(reader: Reader, name: str) -> list[Parts]:
    """ "LEVEL 1-3 4/4" with the abilities listed after it. CR 711.2."""
    if not reader.past(0, "level") or reader.size < 4 or not reader.tokens[1].isdigit():
        return []
    least = int(reader.tokens[1])
    most = -1
    if reader.tokens[2] != "+":
        if not reader.tokens[2].lstrip("-").isdigit():
            return []
        most = int(reader.tokens[2].lstrip("-"))
    if not (reader.tokens[3].isdigit() and reader.at(4, "/") and reader.tokens[5].isdigit()):
        return []
    said = (least, most, int(reader.tokens[3]), int(reader.tokens[5]))
    numbers = [Number(one) for one in said]
    return [(*numbers, *abilities) for abilities in _marked_abilities(reader, 6)]


def _level_bar(reader: Reader, name: str) -> list[Parts]:
    """ "{2}{W}: Level 2" with the abilities listed after it. CR 716.2a."""
    found: list[Parts] = []
    for costs, end, loyalty in _costs(reader, 0):
        number = reader.tokens[end + 1 : end + 2]
        if loyalty or not reader.past(end, "level") or not number or not number[0].isdigit():
            continue
        for abilities in _marked_abilities(reader, end + 2):
            if abilities:
                found.append((*costs, Number(int(number[0])), *abilities))
    return found


def _marked_abilities(reader: Reader, position: int) -> list[Abilities]:
    """All readings of the bulleted abilities from the position to the end, as tuples."""
    groups: list[Abilities] = [()]
    bounds = [at for at in range(position, reader.size) if reader.tokens[at] == "•"]
    if bounds[:1] != [position] and reader.size > position:
        return []
    for place, start in enumerate(bounds):
        stop = bounds[place + 1] if place + 1 < len(bounds) else reader.size
        lines, _ = read_line(reader.tokens[start + 1 : stop], False, reader.language)
        groups = [(*one, *more) for one in groups for more in lines]
    return groups


def _written_out(reader: Reader, name: str) -> list[Parts]:
    """A keyword, a dash and an activated ability: "Forecast — [Activated ability]".
    CR 702.57a, 702.142a.
    """
    if not reader.at(0, name, "—"):
        return []
    return [(ability,) for ability in _whole(reader, _activated(reader, 2))]


def _companion(reader: Reader, name: str) -> list[Parts]:
    """ "Companion — [Condition]". CR 702.139a."""
    if not reader.at(0, name, "—"):
        return []
    return [
        (condition,)
        for condition, end in reader.read(Spec("Condition"), 2)
        if isinstance(condition, Condition) and reader.at(end, ".") and end + 1 == reader.size
    ]


def _exert(reader: Reader, name: str) -> list[Parts]:
    """ "You may exert ~ as it attacks. When you do, ...". CR 701.43d."""
    end = reader.past(0, "you may exert ~ as it attacks .")
    if not end:
        return []
    if reader.size == end:
        return [()]
    start = reader.past(end, "when you do ,")
    return [(effect,) for effect in _whole_text(reader, start)] if start else []


_PARTS: Final[dict[Layout, Callable[[Reader, str], list[Parts]]]] = {
    Layout.CHAPTER: _chapter,
    Layout.COMPANION: _companion,
    Layout.EXERT: _exert,
    Layout.LEVEL: _level,
    Layout.LEVEL_BAR: _level_bar,
    Layout.WRITTEN_OUT: _written_out,
}
"""The functions that read the parts of keyword abilities with a layout, given their name."""


_AFTER_WORDS: Final = (
    Activated,
    OwnCostChange,
    Replacing,
    SpellAbility,
    Static,
    TargetsCost,
    Triggered,
)
"""Abilities that may stand after an ability word. CR 207.2c."""


def _with_word(abilities: Abilities, word: str) -> Abilities:
    first = abilities[0]
    if isinstance(first, _AFTER_WORDS):
        changed = with_fields(first, {"word": word})
        assert isinstance(changed, Ability)
        return (changed, *abilities[1:])
    return ()


def _whole(reader: Reader, readings: list[AbilityReading]) -> list[Ability]:
    return [ability for ability, end in readings if end == reader.size]


# -- keyword abilities ---------------------------------------------------------------------------


def _keyword_line(reader: Reader) -> list[Abilities]:
    found: list[Abilities] = []
    _more_keywords(reader, (), 0, found)
    return found


def _more_keywords(
    reader: Reader, so_far: Abilities, position: int, found: list[Abilities]
) -> None:
    for value, end in reader.keywords(position):
        if not isinstance(value, Ability):
            continue
        if so_far:
            changed = (
                with_fields(value, {"joined": True}) if isinstance(value, Keyworded) else value
            )
            assert isinstance(changed, Ability)
            value = changed
        _finish_keyword(reader, (*so_far, value), end, found)


def _finish_keyword(reader: Reader, so_far: Abilities, end: int, found: list[Abilities]) -> None:
    """Read on after a keyword: the end of the line, another keyword, or another kicker cost."""
    if end == reader.size or (end + 1 == reader.size and reader.at(end, ".")):
        found.append(so_far)
    elif reader.at(end, ","):
        _more_keywords(reader, so_far, end + 1, found)
    elif (again := _for_mana(so_far[-1])) and (start := reader.past(end, "and / or")):
        for costs, after in reader.read(Spec("Cost", True, ","), start):
            if not isinstance(costs, tuple):
                continue
            second = with_fields(again.make(costs), {"joined": True})
            if isinstance(second, Ability) and _for_mana(second):
                _finish_keyword(reader, (*so_far, second), after, found)


def _for_mana(ability: Ability) -> KeywordWording | None:
    """A keyword of which two may stand side by side, for costs of mana alone; None for another.
    CR 702.33b.
    """
    held = KEYWORDS.get(ability.name) if isinstance(ability, Keyworded) else None
    if held is None or not held.either_or_both or not isinstance(ability, Keyworded):
        return None
    return held if all(isinstance(cost, PayMana) for cost in ability.parameter) else None


# -- activated abilities -------------------------------------------------------------------------


def _costs(reader: Reader, position: int) -> list[tuple[tuple[Cost, ...], int, bool]]:
    """Costs before a colon: triples of the costs, where they end, and whether they are loyalty."""
    loyalty = _loyalty(reader, position)
    if loyalty:
        return loyalty
    found: list[tuple[tuple[Cost, ...], int, bool]] = []
    for value, end in reader.read(Spec("Cost", True, ","), position):
        if isinstance(value, tuple) and reader.at(end, ":"):
            found.append((value, end + 1, False))
    return found


def _loyalty(reader: Reader, position: int) -> list[tuple[tuple[Cost, ...], int, bool]]:
    if not reader.at(position, "[") or not reader.at(position + 2, "]", ":"):
        return []
    token = reader.tokens[position + 1].replace("−", "-")
    if token == "-X":
        return [((LoyaltyCost(0, True),), position + 4, True)]
    if token.lstrip("+-").isdigit():
        return [((LoyaltyCost(int(token)),), position + 4, True)]
    return []


def _activated(reader: Reader, position: int) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    for costs, start, loyalty in _costs(reader, position):
        for value, end in reader.read(Spec("Effect", option="text"), start):
            if not isinstance(value, Effect):
                continue
            ability = Activated(costs, value, loyalty=loyalty)
            zones = _zones((*costs, value))
            made = with_fields(ability, {"zones": zones})
            assert isinstance(made, Activated)
            told = [(made, end), *_cheaper(reader, made, end), *_spending_on_x(reader, made, end)]
            for changed, after in told:
                found.append((changed, after))
                found += _limits(reader, changed, after)
    return found


def _spending_on_x(
    reader: Reader, ability: Activated, position: int
) -> list[tuple[Activated, int]]:
    """ "Spend only red mana on X." CR 107.3, 602.2b."""
    paid = [cost for cost in ability.costs if isinstance(cost, PayMana) and cost.cost.variables]
    return [
        (replace(ability, on_x=told.colors), end)
        for told, end in _others(reader, position)
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
            ({"less": less}, last) for less, last in _reductions(reader, ManaWorth(cost), after)
        ]
        if conditioned := reader.past(after, "if"):
            said += [
                ({"less": ManaWorth(cost), "less_if": condition}, last)
                for condition, last in reader.read(Spec("Condition"), conditioned)
                if isinstance(condition, Condition) and not cost.variables
            ]
        for changes, last in said:
            changed = with_fields(ability, changes)
            assert isinstance(changed, Activated)
            if reader.at(last, "."):
                found.append((changed, last + 1))
    return found


def _own(node: Node) -> list[Node]:
    """The node and its descendants as a list, without those in abilities that it grants."""
    found = [node]
    for child in children(node):
        reflexive = isinstance(child, Triggered) and has_trait(child.on, Trait.GOES_ON)
        if reflexive or not isinstance(child, Ability):
            found += _own(child)
    return found


def _zones(nodes: tuple[Node, ...]) -> int:
    """Mask of the zones an ability functions in, those its text gives to the source. CR 113.6."""
    for node in nodes:
        for part in _own(node):
            if isinstance(part, ThisFrom):
                return 1 << part.zone
            if isinstance(part, IsState) and part.what == This() and not part.negative:
                if part.state in STATED_ZONES:
                    return STATED_ZONES[part.state]
            if isinstance(part, (Cost, Pattern)) and part.works_in():
                return part.works_in()
    return ON_BATTLEFIELD


WHEREVER_CAST: Final = 127 & ~(1 << Zone.BATTLEFIELD)
"""Mask of the zones a spell's own static abilities function in: all but the battlefield.
CR 113.6, 702.8a.
"""

STATED_ZONES: Final = {
    State.IN_YOUR_GRAVEYARD: 1 << Zone.GRAVEYARD,
    State.SUSPENDED: 1 << Zone.EXILE,
    State.IN_THE_COMMAND_ZONE_OR_ON_THE_BATTLEFIELD: 1 << Zone.COMMAND | 1 << Zone.BATTLEFIELD,
}
"""States of the source that name a zone, each with its mask: the ability functions there.
CR 113.6b.
"""


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
            changed = replace(changed, zones=_zones(said))
        if reader.at(end, "."):
            found.append((changed, end + 1))
        elif again := reader.past(end, "and only"):
            for more, last in _limit(reader, again):
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
    found: list[tuple[dict[str, object], int]] = []
    start = reader.past(position, "if")
    family = "Condition" if start else "Condition:timing"
    for value, end in reader.family(family, start or position):
        if isinstance(value, Condition):
            found.append(({"condition": value}, end))
    return found


# -- triggered abilities -------------------------------------------------------------------------


def _triggered(reader: Reader, position: int) -> list[AbilityReading]:
    if not reader.past(position, "when"):
        return []
    found: list[AbilityReading] = []
    for pattern, end in reader.read(Spec("Pattern"), position):
        if not isinstance(pattern, Pattern):
            continue
        if has_trait(pattern, Trait.ONLY_LATER) or has_trait(pattern, Trait.NEXT_SPELL):
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
    return found


def _triggered_late(reader: Reader, position: int) -> list[AbilityReading]:
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
                zones = _zones((effect, pattern))
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
            zones = _zones(said)
            made = Triggered(pattern, effect, condition, zones)
            found.append((made, end))
            if last := reader.past(end, "this ability triggers only once each turn ."):
                found.append((Triggered(pattern, effect, condition, zones, 1), last))
            if last := reader.past(end, "this ability can't be countered ."):
                found.append((Triggered(pattern, effect, condition, zones, sure=True), last))
    return found


# -- static abilities and others -----------------------------------------------------------------


def _statics(reader: Reader, position: int) -> list[Abilities]:
    """One or more sentences, each a static or replacement ability."""
    found: list[Abilities] = []
    _more_statics(reader, (), position, found)
    return found


def _more_statics(reader: Reader, so_far: Abilities, position: int, found: list[Abilities]) -> None:
    readings = _static(reader, position) + _replacing(reader, position)
    if so_far:
        readings += _same(reader, so_far[-1], position)
    for ability, end in readings:
        if not so_far:
            found += _also_so(reader, ability, end)
        end = reader.after_stop(end)
        if end < 0:
            continue
        about = isinstance(ability, Static) and is_about_ability(ability.changes[0])
        if so_far or about:
            second = _about_last(so_far, ability) if about else ability
            if not isinstance(second, Static):
                continue
            changed = with_fields(second, {"joined": True})
            assert isinstance(changed, Ability)
            ability = changed
        longer = (*so_far, ability)
        found += _linked_after(reader, longer, end)
        if end == reader.size:
            found.append(longer)
        elif isinstance(ability, Static):
            _more_statics(reader, longer, end, found)


def _about_last(so_far: Abilities, ability: Ability) -> Static | None:
    """An ability about the one before it, with what it affects; None if it can't be about that."""
    if not so_far or not isinstance(ability, Static):
        return None
    affected = affected_after(ability.changes[0], so_far[-1])
    return None if affected is None else Static(affected, ability.changes)


def _also_so(reader: Reader, ability: Ability, position: int) -> list[Abilities]:
    """Two abilities in one sentence: "~ enters tapped and doesn't untap during your untap step".
    CR 614.1d, 604.1.
    """
    if not isinstance(ability, Replacing):
        return []
    if not has_trait(ability.effect, Trait.SAYS_SUBJECT_FOR_TWO):
        return []
    start = reader.past(position, "and")
    return [
        (ability, replace(_make_static(THIS, (change,)), joined=True))
        for change, end in (reader.read(Spec("Modification"), start) if start else [])
        if isinstance(change, Modification)
        and has_trait(change, Trait.SHARES_SUBJECT)
        and reader.after_stop(end) == reader.size
    ]


def _linked_after(reader: Reader, so_far: Abilities, position: int) -> list[Abilities]:
    """The abilities so far with one more that belongs to the last of them.

    It is a triggered ability linked to it (CR 603.11), or the special action that ignores its
    effect (CR 116.2d).
    """
    if position >= reader.size or not isinstance(so_far[-1], Static):
        return []
    found: list[Abilities] = [
        (*so_far, ability)
        for ability in _whole(reader, _others(reader, position))
        if isinstance(ability, SpecialAction) and _can_be_ignored(so_far[-1])
    ]
    for ability in _whole(reader, _triggered(reader, position)):
        if isinstance(ability, Triggered) and has_trait(ability.on, Trait.IS_LINKED):
            changed = with_fields(ability, {"joined": True})
            assert isinstance(changed, Ability)
            found.append((*so_far, changed))
    return found


def _can_be_ignored(ability: Static) -> bool:
    """Whether players can take a special action to ignore an ability's effects. CR 116.2d."""
    return all(has_trait(change, Trait.CAN_BE_IGNORED) for change in ability.changes)


def _same(reader: Reader, before: Ability, position: int) -> list[AbilityReading]:
    """ "The same is true for ..." after a static ability."""
    if not isinstance(before, Static) or before.condition is not None:
        return []
    start = reader.past(position, "the same is true for")
    if not start:
        return []
    return [
        (Static(subject_filter(ref), before.changes, same=True), end)
        for ref, end in reader.read(Spec("Ref"), start)
        if isinstance(ref, Ref)
    ]


def _static(reader: Reader, position: int) -> list[AbilityReading]:
    found = _plain_static(reader, position)
    for ability, end in list(found):
        start = reader.past(end, "as long as")
        if isinstance(ability, Static) and start:
            for condition, after in reader.read(Spec("Condition"), start):
                found.append((_static_if(ability, condition, False), after))
    for condition, end in reader.family("Condition:timing", position):
        if reader.at(end, ",") and condition in DURING:
            found += [
                (_static_if(ability, condition, True), after)
                for ability, after in _plain_static(reader, end + 1)
            ]
    if start := reader.past(position, "as long as"):
        for condition, end in reader.read(Spec("Condition"), start):
            if reader.at(end, ","):
                plain = [*_plain_static(reader, end + 1), *_static_of_it(reader, end + 1)]
                found += [(_static_if(ability, condition, True), after) for ability, after in plain]
    for ability, end in list(found):
        if start := reader.past(end, ", where x is"):
            for meaning, after in reader.read(Spec("Amount"), start):
                if isinstance(meaning, Amount):
                    made = with_meaning_of_x(ability, meaning)
                    if isinstance(made, Ability) and made is not ability:
                        found.append((made, after))
    return found


DURING: Final = (TimeIs(Timing.YOUR_TURN),)
"""Conditions that may begin a static ability: "during your turn, ..."."""


def _stated_zones(condition: object) -> int:
    """Mask of the zones that a condition gives to the source; 0 if it names none. CR 113.6b."""
    if not isinstance(condition, IsState):
        return 0
    zones = _zones((condition,))
    return zones if zones != ON_BATTLEFIELD else 0


def _static_if(ability: Ability, condition: object, first: bool) -> Ability:
    changes: dict[str, object] = {"condition": condition, "condition_first": first}
    if isinstance(ability, Static):
        changes["defining"] = False  # CR 604.3a
        if elsewhere := _stated_zones(condition):
            changes["zones"] = elsewhere
    changed = with_fields(ability, changes)
    assert isinstance(changed, Ability)
    return changed


def _plain_static(reader: Reader, position: int) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    if start := reader.past(position, "you control"):
        found += [
            (Static(subject_filter(ref), (SetController(),)), end)
            for ref, end in reader.read(Spec("Ref"), start)
            if isinstance(ref, Ref)
        ]
    for value, end in reader.read(Spec("Modification"), position):
        subject = value.subject() if isinstance(value, Modification) else None
        if isinstance(value, Modification) and subject is not None:
            found.append((Static(subject, (value,)), end))
            for counted, after in counted_for_each(reader, end):
                sized = per_each(value, counted)
                if isinstance(sized, Modification) and sized != value:
                    found.append((Static(subject, (sized,)), after))
    for ref, end in reader.read(Spec("Ref", option="subjects"), position):
        if not isinstance(ref, Ref) or isinstance(ref, Target):
            continue
        found += _changed(reader, ref, end)
    return found


def _changed(reader: Reader, ref: Ref, position: int) -> list[AbilityReading]:
    """Static abilities of a subject: the changes after it, perhaps counted by "for each"."""
    found = _sized_first(reader, ref, position)
    for changes, after in reader.read(Spec("Modification", True), position):
        if not isinstance(changes, tuple) or any(_becomes(one) for one in changes):
            continue
        found.append((_make_static(ref, changes), after))
        for counted, last in counted_for_each(reader, after):
            more = tuple([per_each(one, counted) for one in changes if isinstance(one, Node)])
            if more != changes:
                found.append((_make_static(ref, more), last))
    return found


def _static_of_it(reader: Reader, position: int) -> list[AbilityReading]:
    """Static abilities of "it", a subject that Spanish leaves out after a condition."""
    if reader.language is ENGLISH:
        return []
    return [reading for it in THINGS for reading in _changed(reader, it, position)]


def _becomes(change: object) -> bool:
    """Whether a change is an event, not a statement that a static ability can make. CR 604.1."""
    return isinstance(change, Modification) and has_trait(change, Trait.HAPPENS)


def _sized_first(reader: Reader, ref: Ref, position: int) -> list[AbilityReading]:
    """ "... gets +1/+1 for each ... and has flying": only the first change is counted."""
    found: list[AbilityReading] = []
    for change, end in reader.read(Spec("Modification"), position):
        if not isinstance(change, Modification) or not _is_size(change):
            continue
        for counted, after in counted_for_each(reader, end):
            sized = per_each(change, counted)
            start = reader.past(after, "and")
            if not isinstance(sized, Modification) or not start:
                continue
            for more, last in reader.read(Spec("Modification"), start):
                if isinstance(more, Modification) and not _is_size(more):
                    found.append((_make_static(ref, (sized, more)), last))
    return found


def _is_size(change: Modification) -> bool:
    """Whether a change says what is added to power and toughness. CR 613.4c."""
    return change.layer() == Layer.POWER_CHANGED


def _make_static(ref: Ref, changes: tuple[object, ...]) -> Static:
    modifications = tuple([one for one in changes if isinstance(one, Modification)])
    defining = isinstance(ref, This) and all(one.defines() for one in modifications)
    zones = modifications[0].works_in() if isinstance(ref, (This, ThisSpell, You)) else 0
    if isinstance(ref, ThisSpell) and not zones:
        zones = WHEREVER_CAST
    return Static(
        subject_filter(ref), modifications, zones=zones or ON_BATTLEFIELD, defining=defining
    )


def subject_filter(ref: Ref) -> Filter:
    """The filter for a static ability's subject: a bare plural's own filter, or one object."""
    return ref.filter if isinstance(ref, Each) and ref.word is EachWord.BARE else Is(ref)


def _replacing(reader: Reader, position: int) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    for value, end in reader.read(Spec("Replacement"), position):
        if isinstance(value, Replacement):
            ability = Replacing(value, zones=ON_BATTLEFIELD | value.works_in())
            found += _replacing_after(reader, ability, end)
    if start := reader.past(position, "if"):
        for condition, end in reader.read(Spec("Condition"), start):
            if reader.at(end, ",") and isinstance(condition, Condition):
                found += _replacing_if(reader, condition, end + 1)
    if start := reader.past(position, "as long as"):
        for condition, end in reader.read(Spec("Condition"), start):
            if reader.at(end, ",") and isinstance(condition, Condition):
                found += _replacing_if(reader, condition, end + 1, lasting=True)
    for condition, end in reader.family("Condition:timing", position):
        if reader.at(end, ",") and condition in DURING and isinstance(condition, Condition):
            found += _replacing_if(reader, condition, end + 1)
    return found


def _replacing_if(
    reader: Reader, condition: Condition, position: int, lasting: bool = False
) -> list[AbilityReading]:
    return [
        (
            Replacing(
                value,
                condition,
                zones=_stated_zones(condition) or ON_BATTLEFIELD | value.works_in(),
                condition_first=True,
                lasting=lasting,
            ),
            end,
        )
        for value, end in reader.read(Spec("Replacement"), position)
        if isinstance(value, Replacement)
    ]


def _replacing_after(reader: Reader, ability: Replacing, end: int) -> list[AbilityReading]:
    """A replacement effect with its suffixes: "for each ...", "if ...", "where X is ..."."""
    found: list[AbilityReading] = [(ability, end)]
    for counted, after in counted_for_each(reader, end):
        more = with_fields(ability, {"effect": per_each(ability.effect, counted)})
        if more != ability and isinstance(more, Ability):
            found.append((more, after))
    if start := reader.past(end, "if"):
        for condition, after in reader.read(Spec("Condition"), start):
            changed = with_fields(ability, {"condition": condition})
            assert isinstance(changed, Ability)
            found.append((changed, after))
    for condition, after in reader.family("Condition:timing", end):
        if condition in DURING:
            changed = with_fields(ability, {"condition": condition})
            assert isinstance(changed, Ability)
            found.append((changed, after))
    if start := reader.past(end, ", where x is"):
        for meaning, after in reader.read(Spec("Amount"), start):
            if isinstance(meaning, Amount):
                made = with_meaning_of_x(ability, meaning)
                if isinstance(made, Ability) and made is not ability:
                    found.append((made, after))
    return found


def _others(reader: Reader, position: int) -> list[AbilityReading]:
    """Abilities that are phrases of their own in the phrase book, with their ends."""
    found: list[AbilityReading] = []
    for value, end in reader.family("Ability", position):
        if not isinstance(value, Ability):
            continue
        if not isinstance(value, OwnCostChange):
            found.append((value, reader.after_stop(end)))
            continue
        for less, after in _reductions(reader, value.less, end):
            made = with_fields(value, {"less": less})
            assert isinstance(made, Ability)
            found.append((made, reader.after_stop(after)))
    return [(value, end) for value, end in found if end >= 0]


def _reductions(reader: Reader, less: Amount, position: int) -> list[tuple[Amount, int]]:
    """Cost reductions with their suffixes: "for each ...", "where X is ..."; pairs with ends."""
    if isinstance(less, ManaWorth) and less.cost.variables:
        start = reader.past(position, ", where x is")
        return [
            (ManaWorth(less.cost, X(meaning)), end)
            for meaning, end in (reader.read(Spec("Amount"), start) if start else [])
            if isinstance(meaning, Amount)
        ]
    counted = counted_for_each(reader, position)
    return [(less, position), *[(PerEach(less, one), after) for one, after in counted]]


# -- abilities inside sentences ------------------------------------------------------------------


def _read_ability(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    """Abilities that an object has or gains: keywords bare, others in quotation marks."""
    if spec.many:
        return reader.read_list(Spec("Ability", False, spec.option), position)
    if reader.at(position, '"'):
        close = reader.closing_quote(position)
        if close < 0:
            return []
        inner = reader.tokens[position + 1 : close]
        if not inner:
            return []
        if inner[-1] != "." and reader.tokens[close + 1 : close + 2] not in ([], ["."]):
            inner = [*inner, "."]  # within a sentence it has no full stop
        return [
            (abilities[0], close + 1)
            for abilities in read_line(inner, False, reader.language)[0]
            if len(abilities) == 1
        ]
    return reader.keywords(position)


FAMILIES["Ability"] = _read_ability
