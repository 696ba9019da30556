"""Compiles a face: every line is read, bound, printed again and compared. CR 113, 200.

A face compiles when each line has exactly one meaning that prints back to the line, letter for
letter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, final

from jajna.card import Face
from jajna.era import CURRENT
from jajna.ir.abilities import Ability, Keyworded, Replacing, SpellAbility, Static
from jajna.ir.base import Filter, Pattern, said_alike, walk, without_repeats
from jajna.ir.command_zone import working_there
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Either
from jajna.ir.filters.stats import Extreme, HasGreatest
from jajna.ir.refs import And, You
from jajna.limits import MOST_NAME, MOST_RULES_TEXT
from jajna.oracle.binder import Binder, Spoken, UnboundError
from jajna.oracle.english.normal import is_station_card, normal_lines
from jajna.oracle.language import ENGLISH, LANGUAGES, Language
from jajna.oracle.lines import read_line
from jajna.oracle.links import done_by_costs, linked_by
from jajna.oracle.opening_words import unknown_keywords
from jajna.oracle.source import FaceData
from jajna.oracle.spanish.sense import events_first, in_usual_words, is_well_said
from jajna.oracle.vocabulary import load
from jajna.text.own_names import NAME, OwnName, noun_of
from jajna.text.phrases import UnwordedError
from jajna.text.printers import printer
from jajna.text.tokens import PARAGRAPH
from jajna.vocab import (
    COLOR_LETTERS,
    NONTRADITIONAL,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    mana_cost,
)

__all__ = ["Compiled", "LineVerdict", "compile_face", "compile_line", "first_blocker", "unfit_text"]

Abilities = tuple[Ability, ...]


@final
@dataclass(frozen=True)
class Compiled:
    """The result for a face: the compiled face, or the clauses that couldn't be read.

    ``blockers`` has the first clause of each line that couldn't be read. ``ambiguous`` says
    whether a line has several meanings.
    """

    face: Face | None
    blockers: tuple[str, ...] = ()
    ambiguous: bool = False


@final
@dataclass(frozen=True)
class LineVerdict:
    """The meanings of a line that print back to it, each with the number of the next target.

    ``understood`` is the position of the furthest token that was read. ``spoken`` is what a single
    meaning leaves for the next paragraph of a spell to speak of.
    """

    meanings: tuple[tuple[Abilities, int], ...]
    understood: int
    spoken: Spoken | None = None


_NUMBER: Final = re.compile(r"[\d²³¹⁰-⁹₀-₉]+")
"""The pattern of whatever Python takes for digits."""
MOST_PRINTED: Final = 9
"""Digits of a number on a card."""
_TYPES: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_SUPERTYPES: Final = {name: bit for bit, name in SUPERTYPE_NAMES.items()}
_LETTERS: Final = {letter: color for color, letter in COLOR_LETTERS.items()}
_LAYOUTS: Final = frozenset(
    {
        "normal",
        "transform",
        "modal_dfc",
        "split",
        "aftermath",
        "flip",
        "adventure",
        "prepare",
        "case",
        "saga",
        "leveler",
        "class",
        "mutate",
        "prototype",
        "meld",
        "planar",
        "scheme",
        "vanguard",
    }
)
"""The layouts whose cards can be compiled."""


def unfit_part(data: FaceData) -> str:
    """What of a face nobody could print: a text of endless length, or such a number; "" if all can
    be.
    """
    parts = (data.mana_cost, data.power, data.toughness, data.loyalty, data.defense)
    for part in (data.name, data.types_line, data.text, *parts):
        unfit = unfit_text(part)
        if unfit:
            return unfit
    return ""


def unfit_text(text: str) -> str:
    """What of a text nobody could print, as ``unfit_part`` says it."""
    if len(text) > MOST_RULES_TEXT:
        return f"{text[:MOST_NAME]}… ({len(text)} letters; there can be {MOST_RULES_TEXT})"
    found = next((one for one in _NUMBER.findall(text) if not _is_printed(one)), "")
    return str(found)


def _is_printed(number: str) -> bool:
    """Whether digits are those of a number on a card."""
    return number.isascii() and len(number) <= MOST_PRINTED


def compile_face(data: FaceData, language: str = "en", called: str = "") -> Compiled:
    """Compile one face. Text that can't be read is reported as blockers, never raised.

    ``language`` is that of the text, "en" or "es". ``called`` is the name that the text has for
    the card, by default the face's own.
    """
    unfit = unfit_part(data)
    if unfit:
        return Compiled(None, (unfit,))
    load()
    try:
        return _compiled(data, language, called)
    except RecursionError:
        return Compiled(None, (f"nested too deep: {data.text}",))


def _compiled(data: FaceData, language: str, called: str) -> Compiled:
    facts = _facts(data)
    if isinstance(facts, str):
        return Compiled(None, (facts,))
    own = noun_of(facts[0], data.subtypes).named()
    spell = "Instant" in data.types or "Sorcery" in data.types
    abilities: list[Ability] = []
    blockers: list[str] = []
    ambiguous = False
    slot = 0
    spoken: Spoken | None = None
    for line in normal_lines(replace(data, name=called) if called else data, language):
        done = done_by_costs(abilities) if spell else linked_by(abilities)
        verdict = compile_line(line, spell, slot, done, language, own)
        if not verdict.meanings and spoken is not None:  # CR 608.2c
            verdict = compile_line(line, spell, slot, done, language, own, spoken)
        if len(verdict.meanings) != 1:
            ambiguous = ambiguous or len(verdict.meanings) > 1
            blockers.append(first_blocker(line, spell, verdict.understood, language))
            continue
        meaning, after = verdict.meanings[0]
        abilities += meaning
        if is_spell_ability(meaning[0]):
            slot = after
            spoken = verdict.spoken
    if language == "en":
        blockers = blockers or unknown_keywords(data.text, data.keywords)
    if blockers:
        return Compiled(None, tuple(blockers), ambiguous)
    return Compiled(_face(data, facts, tuple(abilities)))


def compile_line(
    line: str,
    spell: bool,
    slot: int = 0,
    done: tuple[str, ...] = (),
    language: str = "en",
    own: OwnName = NAME,
    spoken: Spoken | None = None,
) -> LineVerdict:
    """The meanings of one line in its normal form.

    ``slot`` is the number of a spell's next target. ``spoken`` is what the paragraph before it
    spoke of, to which its pronouns may refer. ``done`` are the facts established by a
    spell's additional costs (``done_by_costs``) or a permanent's linked abilities
    (``linked_by``). ``own`` is the noun for the card, which gives a Spanish text its gender.

    A Spanish line counts with a meaning only if its English is read as that meaning alone.
    """
    load()
    if spell and _BRACKETED.search(line):
        return _compile_bracketed(line, slot, done, language)
    tongue = LANGUAGES[language]
    marked = _PARAGRAPH.sub(f" {PARAGRAPH} ", line)
    readings, understood = read_line(tongue.split(marked), spell, tongue)
    meanings: list[tuple[Abilities, int]] = []
    left: list[tuple[tuple[Abilities, int], Spoken]] = []
    for reading in readings:
        try:
            meaning, after = _bound(reading, slot, done, spell, spoken)
        except UnboundError:
            continue
        if _prints_as(meaning[0], line, language, own):
            meanings.append(meaning)
            left.append((meaning, after))
    meanings = without_repeats(meanings)
    if tongue is not ENGLISH:
        meanings = [one for one in meanings if _is_said_in_english(one, spell, slot, done, spoken)]
        meanings = [one for one in meanings if is_well_said(one[0])]
        meanings = in_usual_words(events_first(meanings))
    chosen = _preferred(meanings)
    last = [one for meaning, one in left if len(chosen) == 1 and meaning is chosen[0]]
    return LineVerdict(chosen, understood, last[0] if last else None)


def _compile_bracketed(line: str, slot: int, done: tuple[str, ...], language: str) -> LineVerdict:
    """The meanings of a spell's line with words in square brackets, with and without those.
    CR 702.148a.
    """
    whole = compile_line(_BRACKETS.sub("", line), True, slot, done, language)
    cleft = compile_line(_BRACKETED.sub("", line).strip(), True, slot, done, language)
    meanings: list[tuple[Abilities, int]] = []
    for abilities, after in whole.meanings:
        for others, also_after in cleft.meanings:
            one, other = abilities[0], others[0]
            if len(abilities) > 1 or not isinstance(one, SpellAbility):
                continue
            if len(others) > 1 or not isinstance(other, SpellAbility):
                continue
            both = (replace(one, cleft=other.effect),)
            if _prints_as(both, line, language, NAME) and _is_worded(both):
                meanings.append((both, max(after, also_after)))
    return LineVerdict(tuple(meanings), 0)


def _is_worded(abilities: Abilities) -> bool:
    """Whether the abilities can be printed in every language."""
    try:
        return all(printer(language, CURRENT).lines(abilities) for language in LANGUAGES)
    except UnwordedError:
        return False


_PARAGRAPH: Final = re.compile(r"\n(?!•)")
"""Where another paragraph of the same ability begins."""
_BRACKETS: Final = re.compile(r"[\[\]]")
_BRACKETED: Final = re.compile(r" ?\[[^\[\]]*\](?=[.,])|\[[^\[\]]*\] ?")
"""Words in square brackets with the space that goes with them."""


def _is_said_in_english(
    meaning: tuple[Abilities, int],
    spell: bool,
    slot: int,
    done: tuple[str, ...],
    spoken: Spoken | None,
) -> bool:
    """Whether the English of a meaning is read as that meaning and no other."""
    try:
        line = "\n".join(printer("en", CURRENT).lines(meaning[0]))
    except UnwordedError:
        return False
    read = compile_line(line, spell, slot, done, spoken=spoken)
    return said_alike(read.meanings, (meaning,))


def _preferred(meanings: list[tuple[Abilities, int]]) -> tuple[tuple[Abilities, int], ...]:
    """The meanings with the fewest unlikely nodes, as a tuple.

    Unlikely are:

    - "A and B" as two references, where one description or two slots of a phrase fit;
    - "you" as the object of a trigger event that could be one about players;
    - a condition of a replacement effect that could be part of the effect itself;
    - "if" as the condition of a static ability that could be part of what it forbids;
    - a second ability with the condition of the first, where one ability could have both changes;
    - a continuous effect without a duration;
    - a condition said after "if" that could be part of what is changed;
    - words after "that targets" that don't describe the target;
    - objects done something to "this way" that are looked for where they could be counted;
    - an instruction in place of an event that could be changed;
    - "highest" and "lowest" for the greatest and the least.
    """
    if len(meanings) < 2:
        return tuple(meanings)
    counts = [_strangeness(meaning[0]) for meaning in meanings]
    least = min(counts)
    return tuple([one for one, count in zip(meanings, counts, strict=True) if count == least])


def _strangeness(abilities: Abilities) -> int:
    nodes = [node for ability in abilities for node in walk(ability)]
    found = sum(1 for node in nodes if isinstance(node, And))
    found += sum(1 for node in nodes if isinstance(node, Replacing) and node.condition is not None)
    statics = [node for node in nodes if isinstance(node, Static)]
    found += sum(2 for node in statics if node.said_if)
    found += sum(1 for node in statics if node.along)
    found += sum(1 for node in nodes if has_trait(node, Trait.UNLIKELY))
    found += sum(2 for node in nodes if has_trait(node, Trait.VERY_UNLIKELY))
    found += sum(1 for node in nodes if isinstance(node, HasGreatest) and node.word in RARER)
    for node in nodes:
        if isinstance(node, Either):
            targeting = [_targets_something(part) for part in node.parts]
            found += any(targeting) and not all(targeting)
        if isinstance(node, Pattern):
            what: object = getattr(node, "what", None)
            found += isinstance(what, Is) and isinstance(what.ref, You)
    return found


RARER: Final = (Extreme.HIGHEST, Extreme.LOWEST)
"""The rarer words for the greatest and the least; Spanish has only one word for each."""


def _targets_something(description: Filter) -> bool:
    return any(has_trait(node, Trait.SAYS_TARGETS) for node in walk(description))


def _bound(
    reading: Abilities, slot: int, done: tuple[str, ...], spell: bool, spoken: Spoken | None
) -> tuple[tuple[Abilities, int], Spoken]:
    """The abilities with their pronouns bound, and the number of the next target; then what they
    leave for a spell's next paragraph to speak of.

    ``spell`` says that they are on an instant or sorcery. Only spell abilities can refer to what
    its costs did, or to what the paragraph before them spoke of.
    """
    found: list[Ability] = []
    after = slot
    left = Spoken((), ())
    for ability in reading:
        if is_spell_ability(ability):
            binder = Binder(slot, done)
            if spoken is not None:
                binder.go_on(spoken)
        else:
            binder = Binder(established=() if spell else done)
        bound = binder.bind(ability)
        assert isinstance(bound, Ability)
        found.append(bound)
        after = binder.slot
        left = binder.spoken()
    return (tuple(found), after), left


def is_spell_ability(ability: Ability) -> bool:
    """Whether an ability is a spell ability, or a keyword that stands for one. CR 702.113a."""
    if isinstance(ability, Keyworded):
        return any(isinstance(one, SpellAbility) for one in ability.meaning)
    return isinstance(ability, SpellAbility)


def _prints_as(abilities: Abilities, line: str, language: str, own: OwnName) -> bool:
    said_by = printer(language, CURRENT, NAME if language == "en" else own)
    try:
        printed = "\n".join(said_by.text_box(abilities))
        if printed == line or language == "en":
            return printed == line
        return "\n".join(said_by.lines(abilities)) == line  # no full stop after its keywords
    except UnwordedError:
        return False


# -- facts ---------------------------------------------------------------------------------------


def _facts(data: FaceData) -> tuple[int, int] | str:
    """Masks of the card types and supertypes; or a blocker, if one of the facts is unknown."""
    if data.layout not in _LAYOUTS or _is_another(data):
        return f"layout: {data.layout}"
    types = supertypes = 0
    for word in data.types:
        bit = _TYPES.get({"tribal": "kindred"}.get(word.lower(), word.lower()))
        if bit is None:
            return f"card type: {word}"
        types |= bit
    for word in data.supertypes:
        bit = _SUPERTYPES.get(word.lower())
        if bit is None:
            return f"supertype: {word}"
        supertypes |= bit
    try:
        mana_cost(data.mana_cost)
    except ValueError as error:
        return str(error)
    for modifier in (data.hand, data.life):
        if modifier and not re.fullmatch(r"[+-]?\d{1,2}", modifier):
            return f"hand or life modifier: {modifier}"
    for number in (data.power, data.toughness):
        if number and not re.fullmatch(r"-?\d+|\*|\d[+-]\*|\*\+\d", number):
            return f"power or toughness: {number}"
    return types, supertypes


def _is_another(data: FaceData) -> bool:
    """Whether a card's types show that its layout isn't the one that card data names.

    Split cards are instants and sorceries, or Rooms with one type line (CR 709.5); insets are
    Adventures or Omens (CR 715, 720).
    """
    spell = "Instant" in data.types or "Sorcery" in data.types
    if data.layout in ("split", "aftermath"):
        return not spell and "Room" not in data.subtypes
    return data.layout == "adventure" and spell and not {"Adventure", "Omen"} & {*data.subtypes}


def _face(data: FaceData, facts: tuple[int, int], abilities: Abilities) -> Face:
    cost = mana_cost(data.mana_cost) if data.mana_cost else None
    colors = 0
    for letter in data.color_indicator:
        colors |= _LETTERS[letter]
    if cost is not None and not colors:
        colors = cost.colors
    power, toughness = ("", "") if is_station_card(data) else (data.power, data.toughness)
    if facts[0] & NONTRADITIONAL:
        abilities = tuple([working_there(one) for one in abilities])
    return Face(
        data.name,
        cost,
        colors,
        facts[0],
        facts[1],
        data.subtypes,
        power,
        toughness,
        data.loyalty,
        data.defense,
        abilities,
        data.hand,
        data.life,
    )


# -- blockers ------------------------------------------------------------------------------------


def first_blocker(line: str, spell: bool, understood: int, language: str = "en") -> str:
    """The sentence of a line in which reading stopped.

    If every word was read, it is the first sentence that can't be read alone, or else the line.
    """
    tongue = LANGUAGES[language]
    sentences = _sentences(line)
    end = 0
    for sentence in sentences:
        end += len(tongue.split(sentence))
        if understood < end and understood < len(tongue.split(line)):
            return sentence
    for sentence in sentences:
        if not _stands(tongue.split(sentence), spell, tongue):
            return sentence
    return line


def _stands(sentence: list[str], spell: bool, language: Language) -> bool:
    readings, _ = read_line(sentence, spell, language)
    if readings:
        return True
    return not spell and bool(read_line(sentence, True, language)[0])


def _sentences(line: str) -> list[str]:
    """The sentences of a line as a list: each mode by itself, quotations kept whole."""
    found: list[str] = []
    for part in line.split("\n"):
        text = part.removeprefix("• ")
        start = 0
        quoted = False
        for at, sign in enumerate(text):
            if sign == '"':
                quoted = not quoted
            if sign == "." and not quoted and (at + 1 == len(text) or text[at + 1] == " "):
                found.append(text[start : at + 1].strip())
                start = at + 1
        rest = text[start:].strip()
        if rest and not rest.endswith("—"):
            found.append(rest)
    return found
