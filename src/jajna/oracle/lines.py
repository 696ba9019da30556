"""Reads whole lines, keyword abilities, and abilities inside sentences. CR 113.3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from jajna.ir.abilities import (
    Ability,
    Activated,
    Keyworded,
    OwnCostChange,
    Replacing,
    SpecialAction,
    SpellAbility,
    Static,
    TargetsCost,
    Triggered,
)
from jajna.ir.amounts import Number, X
from jajna.ir.base import Amount, Condition, Effect, Node, without_repeats
from jajna.ir.costs import PayMana
from jajna.oracle.activated import activated, costs_before_colon
from jajna.oracle.grammar import Spec
from jajna.oracle.language import ENGLISH, Language
from jajna.oracle.modes import mode_lists
from jajna.oracle.opening_words import opening_word
from jajna.oracle.reader import FAMILIES, Reader, Reading
from jajna.oracle.rebuild import with_fields
from jajna.oracle.sentences import with_meaning_of_x
from jajna.oracle.statics import statics
from jajna.oracle.triggered import triggered, triggered_late
from jajna.oracle.worded_abilities import Abilities, whole, worded_abilities
from jajna.text.tokens import QUOTES, ends_with_stop
from jajna.wording import KEYWORDS, LAYOUTS, TABLES, KeywordWording, Layout

__all__ = ["read_line"]

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
    found += [(one,) for one in whole(reader, activated(reader, 0))]
    found += [(one,) for one in whole(reader, triggered(reader, 0))]
    if not spell:
        found += [(one,) for one in whole(reader, triggered_late(reader, 0))]
    found += statics(reader, 0)
    found += [
        (one,)
        for one in whole(reader, worded_abilities(reader, 0))
        if not isinstance(one, SpecialAction)
    ]
    found += _laid_out(reader)
    if spell:
        for value, end in reader.read(Spec("Effect", option="text"), 0):
            if end == reader.size and isinstance(value, Effect):
                found.append((SpellAbility(value),))
    if word:
        found = [_with_word(abilities, word) for abilities in found]
    return without_repeats(found), start + reader.furthest


# -- keyword abilities with a layout of their own -------------------------------------------------


def _laid_out(reader: Reader) -> list[Abilities]:
    """Keyword abilities with a layout of their own."""
    found: list[Abilities] = []
    for laid in LAYOUTS.values():
        if laid.make is not None:
            for parts in _PARTS[laid.layout](reader, laid.names[reader.language.place]):
                made = laid.make(parts)
                if made is not None and laid.layout is Layout.CHAPTER:
                    made = replace(made, word=_chapter_word(reader)[0])
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
    return [(*numbers, effect) for effect in _whole_text(reader, at + 1 + _chapter_word(reader)[1])]


def _chapter_word(reader: Reader) -> tuple[str, int]:
    """The flavor word after the numbers of a chapter, and how many tokens it takes. CR 207.2d."""
    if "—" not in reader.tokens:
        return "", 0
    return opening_word(reader.tokens[reader.tokens.index("—") + 1 :], reader.language)


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


def _station(reader: Reader, name: str) -> list[Parts]:
    """ "8+ | 3/4" with the abilities listed after it. CR 721.2."""
    least, plus, rest = reader.tokens[0].partition("+") if reader.tokens else ("", "", "")
    if not least.isdigit() or not plus or rest or not reader.at(1, "|"):
        return []
    numbers = [least]
    after = 2
    if reader.at(3, "/") and reader.tokens[2].isdigit() and reader.tokens[4].isdigit():
        numbers = [least, reader.tokens[2], reader.tokens[4]]
        after = 5
    said = [Number(int(one)) for one in numbers]
    return [(*said, *abilities) for abilities in _marked_abilities(reader, after)]


def _level_bar(reader: Reader, name: str) -> list[Parts]:
    """ "{2}{W}: Level 2" with the abilities listed after it. CR 716.2a."""
    found: list[Parts] = []
    for costs, end, loyalty in costs_before_colon(reader, 0):
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
    return [(ability,) for ability in whole(reader, activated(reader, 2))]


def _worded(reader: Reader, name: str) -> list[Parts]:
    """A keyword, a dash and an ability of any kind: "Max speed — [Ability]". CR 702.178a."""
    words = name.split(" ")
    if not reader.at(0, *words, "—"):
        return []
    lines, _ = read_line(reader.tokens[len(words) + 1 :], False, reader.language)
    return list(lines)


def _priced_modes(reader: Reader, name: str) -> list[Parts]:
    """ "Spree" and its modes, "• [Costs] — [Instruction]", perhaps with flavor words. CR 700.2h."""
    if not reader.at(0, name, "•"):
        return []
    return [*mode_lists(reader, 1, priced=True)]


def _companion(reader: Reader, name: str) -> list[Parts]:
    """ "Companion — [Condition]", "To solve — [Condition]". CR 702.139a, 719.3a."""
    words = name.split(" ")
    if not reader.at(0, *words, "—"):
        return []
    return [
        (condition,)
        for condition, end in reader.read(Spec("Condition"), len(words) + 1)
        if isinstance(condition, Condition) and reader.at(end, ".") and end + 1 == reader.size
    ]


def _exert(reader: Reader, name: str) -> list[Parts]:
    """ "You may exert ~ as it attacks. When you do, ...". CR 701.43d."""
    once = reader.past(0, "if ~ hasn't been exerted this turn , you may exert it as it attacks .")
    end = once or reader.past(0, "you may exert ~ as it attacks .")
    if not end:
        return []
    times: Parts = (Number(1),) if once else ()
    if reader.size == end:
        return [times]
    start = reader.past(end, "when you do ,")
    return [(*times, effect) for effect in _whole_text(reader, start)] if start else []


_PARTS: Final[dict[Layout, Callable[[Reader, str], list[Parts]]]] = {
    Layout.CHAPTER: _chapter,
    Layout.COMPANION: _companion,
    Layout.EXERT: _exert,
    Layout.LEVEL: _level,
    Layout.LEVEL_BAR: _level_bar,
    Layout.STATION: _station,
    Layout.PRICED_MODES: _priced_modes,
    Layout.WORDED: _worded,
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
    alone = isinstance(first, Keyworded) and len(abilities) == 1 and first.name not in LAYOUTS
    if alone or isinstance(first, _AFTER_WORDS):
        changed = with_fields(first, {"word": word})
        assert isinstance(changed, Ability)
        return (changed, *abilities[1:])
    return ()


# -- lines of keyword abilities -------------------------------------------------------------------


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
    elif limited := _limited(reader, so_far, end):
        found.append(limited)
    elif reader.at(end, ","):
        _more_keywords(reader, so_far, end + 1, found)
        found += _with_number(reader, so_far, end)
    elif (again := _for_mana(so_far[-1])) and (start := reader.past(end, "and / or")):
        for costs, after in reader.read(Spec("Cost", True, ","), start):
            if not isinstance(costs, tuple):
                continue
            second = with_fields(again.make(costs), {"joined": True})
            if isinstance(second, Ability) and _for_mana(second):
                _finish_keyword(reader, (*so_far, second), after, found)


def _with_number(reader: Reader, so_far: Abilities, end: int) -> list[Abilities]:
    """A keyword with X as its number, and what X is: "firebending X, where X is ~'s power"."""
    start = reader.past(end, ", where x is")
    only = so_far[0]
    if not start or len(so_far) > 1 or not isinstance(only, Keyworded) or X() not in only.parameter:
        return []
    found: list[Abilities] = []
    for meaning, after in reader.read(Spec("Amount"), start):
        last = after == reader.size or (after + 1 == reader.size and reader.at(after, "."))
        if last and isinstance(meaning, Amount):
            made = with_meaning_of_x(only, meaning)
            assert isinstance(made, Keyworded), made
            found.append((made,))
    return found


def _limited(reader: Reader, so_far: Abilities, end: int) -> Abilities:
    """A keyword for an activated ability, with a restriction after it: "Crew 1. Activate only once
    each turn." Empty without one. CR 602.5b.
    """
    only = so_far[0]
    if len(so_far) > 1 or not isinstance(only, Keyworded) or not reader.at(end, "."):
        return ()
    first = only.meaning[0] if only.meaning else None
    start = reader.past(end + 1, "activate only")
    after = reader.past(start, "once each turn") if start else 0
    if not after or reader.after_stop(after) != reader.size:
        return ()
    if not isinstance(first, Activated) or first.limit:
        return ()
    return (replace(only, meaning=(replace(first, limit=1), *only.meaning[1:])),)


def _for_mana(ability: Ability) -> KeywordWording | None:
    """A keyword of which two may stand side by side, for costs of mana alone; None for another.
    CR 702.33b.
    """
    held = KEYWORDS.get(ability.name) if isinstance(ability, Keyworded) else None
    if held is None or not held.either_or_both or not isinstance(ability, Keyworded):
        return None
    return held if all(isinstance(cost, PayMana) for cost in ability.parameter) else None


# -- abilities inside sentences ------------------------------------------------------------------


def _read_ability(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    """Abilities that an object has or gains: keywords bare, others in quotation marks."""
    if spec.many:
        return reader.read_list(Spec("Ability", False, spec.option), position)
    if any(reader.at(position, mark) for mark in QUOTES):
        close = reader.closing_quote(position)
        if close < 0:
            return []
        inner = reader.tokens[position + 1 : close]
        if not inner:
            return []
        if not ends_with_stop(inner) and reader.tokens[close + 1 : close + 2] not in ([], ["."]):
            inner = [*inner, "."]  # within a sentence it has no full stop
        return [
            (abilities[0], close + 1)
            for abilities in read_line(inner, False, reader.language)[0]
            if len(abilities) == 1
        ]
    return reader.keywords(position)


FAMILIES["Ability"] = _read_ability
