"""A face in words: its type line and the text of its abilities. CR 205.1, 207.1."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from jajna.card import Card, Face
from jajna.cards import facts
from jajna.era import CURRENT, Era
from jajna.ir.abilities import Ability, Keyworded
from jajna.oracle.source import FaceData
from jajna.subtypes import LEGEND
from jajna.text.era_words import EraWords, era_words
from jajna.vocab import SUPERTYPE_NAMES, TYPE_NAMES, Supertype, Type

__all__ = [
    "LANGUAGES",
    "by_sections",
    "card_texts",
    "data_type_line",
    "face_text",
    "type_line",
]

LANGUAGES: Final = ("en", "es")

AURA: Final = "Aura"
WALL: Final = "Wall"
OWN_NAME: Final = re.compile("[~@]")
"""The marks for the card's own name in printed lines, outside and inside quotation marks."""
DEFINED: Final = re.compile(r"^~(?='s (?:power|toughness)\b.* equal to )", re.MULTILINE)
"""The mark at the start of an ability that defines characteristics, which has the whole name."""
LEVEL: Final = re.compile(r"((?:LEVEL|NIVEL) \S+) (\S+/\S+)")
"""A level symbol with power and toughness, as the phrase book words them."""
STATION: Final = re.compile(r"(\d+\+ \|)(?: \d+/\d+)?")
"""A station symbol, with power and toughness where it makes a creature, as the phrase book words
them.
"""
LEVEL_BAR: Final = re.compile(r"[^:]*: (?:Level|Nivel) \d+")
BULLET: Final = "• "


def face_text(face: Face, language: str, name: str = "", era: Era = CURRENT) -> str:
    """The face's abilities as the phrase book words them, a line for each, in an era's words.

    ``name`` is what the card is called, by default its English name. Spells have it in their text,
    legendary permanents by a short form, the others in eras that didn't say "this creature".
    """
    # The phrase book takes a while to load, and most commands print nothing with it.
    from jajna.oracle.vocabulary import load
    from jajna.text.own_names import card_noun, short_form
    from jajna.text.printers import printer

    load()
    words = era_words(language, era)
    called = name or face.name
    own = card_noun(face.types, face.supertypes, face.subtypes)
    if not words.nouns:
        own = own.named()
    elif face.supertypes & Supertype.LEGENDARY:
        called = short_form(called, face.types, language)
    lines = printer(language, era, own, True).text_box(_written(face, words))
    stop = "." if language != "en" else ""
    said = "\n".join(by_sections("\n".join(lines).split("\n"), stop))
    return OWN_NAME.sub(called, DEFINED.sub(name or face.name, said))


def by_sections(lines: Iterable[str], stop: str) -> Iterator[str]:
    """The lines with the abilities of levels as cards have them: each on a line of its own below
    its level, and the power and toughness too. CR 711.2, 716.2a. The first ability of a station
    symbol stands beside it, and power and toughness in the card's corner (CR 721.2b).

    ``stop`` ends a line of keywords.
    """
    inside = False
    symbol = ""
    for line in lines:
        if symbol and not line.startswith(BULLET):
            yield symbol
            symbol = ""
        level = LEVEL.fullmatch(line)
        station = STATION.fullmatch(line)
        if level is not None:
            yield from level.groups()
            inside = True
        elif station is not None:
            symbol, inside = station.group(1), True
        elif LEVEL_BAR.fullmatch(line):
            yield line
            inside = True
        elif inside and line.startswith(BULLET):
            told = line.removeprefix(BULLET)
            told = told if told.endswith((".", '"')) else told + stop
            yield f"{symbol} {told}" if symbol else told
            symbol = ""
        else:
            yield line
            inside = False
    if symbol:
        yield symbol


def card_texts(card: Card, language: str) -> list[str]:
    """The text of each face of a card, which calls itself by its name in the language."""
    names = facts.spanish_of_faces(card) if language == "es" else ("",) * len(card.faces)
    return [face_text(one, language, name) for one, name in zip(card.faces, names, strict=True)]


def _written(face: Face, words: EraWords) -> tuple[Ability, ...]:
    """The abilities that the text box says: a type line may have said the others."""
    unwritten: list[str] = []
    if words.local_enchantments and AURA in face.subtypes:
        unwritten.append("enchant")  # CR 2003-07-01 212.4c
    if not words.walls_attack and WALL in face.subtypes:
        unwritten.append("defender")  # CR 2003-07-01 308.2a
    return tuple(
        one for one in face.abilities if not (isinstance(one, Keyworded) and one.name in unwritten)
    )


def type_line(face: Face, language: str, era: Era = CURRENT) -> str:
    """The face's type line in an era; in Spanish the last type leads, supertypes agree with it.

    A subtype whose Spanish word isn't known stays English. CR 205.1; CR 2003-07-01 205.3c, 215.2.
    """
    words = era_words(language, era)
    other: dict[int, str] = {}
    if words.tribal and language == "en":
        other[Type.KINDRED] = "Tribal"
    if words.local_enchantments and AURA in face.subtypes:
        enchants = _enchants(face, language, era)
        other |= {Type.ENCHANTMENT: enchants} if enchants else {}
        face = _with(face, face.supertypes, [one for one in face.subtypes if one != AURA])
    if face.supertypes & Supertype.LEGENDARY:
        face = _legend(face, words)
    if language == "en":
        return facts.type_line(face, other)
    return _spanish_type_line(face.types, face.supertypes, face.subtypes, other)


def data_type_line(data: FaceData, language: str) -> str:
    """The type line of a face of card data, of which nothing need be compiled. CR 205.1.

    One with a type or supertype that isn't known stays as the data have it.
    """
    masks = facts.masks_of(data)
    if language == "en" or masks is None:
        return data.types_line
    return _spanish_type_line(*masks, data.subtypes, {})


def _enchants(face: Face, language: str, era: Era) -> str:
    """The type of an Aura in old words, "Enchant Creature"; "" where no ability says it."""
    from jajna.oracle.vocabulary import load
    from jajna.text.printers import printer

    load()
    for one in face.abilities:
        if isinstance(one, Keyworded) and one.name == "enchant":
            line = printer(language, era).lines((one,))[0]
            return line.title() if language == "en" else line
    return ""


def _legend(face: Face, words: EraWords) -> Face:
    """The face with its legendary status in an era's words: as a type, unsaid, or as today."""
    rest = face.supertypes & ~Supertype.LEGENDARY
    if words.legends and face.types & Type.CREATURE:
        return _with(face, rest, [*face.subtypes, LEGEND])
    if words.plain_planeswalkers and face.types & Type.PLANESWALKER:
        return _with(face, rest, face.subtypes)
    return face


def _with(face: Face, supertypes: int, subtypes: Iterable[str]) -> Face:
    return replace(face, supertypes=supertypes, subtypes=tuple(subtypes))


def _spanish_type_line(
    types: int, supertypes: int, subtypes: Iterable[str], other: Mapping[int, str]
) -> str:
    from jajna.text.spanish.subtypes import SPANISH_SUBTYPES

    line = " ".join(_spanish_types(types, other) + _spanish_supertypes(types, supertypes))
    line = line[:1].upper() + line[1:]
    words = [SPANISH_SUBTYPES.get(one, (one, ""))[0] for one in subtypes]
    return f"{line} — {' '.join(words)}" if words else line


def _spanish_types(types: int, other: Mapping[int, str]) -> list[str]:
    from jajna.text.lexicon import SPANISH_NONTRADITIONAL, TYPE_WORDS

    words = {bit: found[2] for bit, found in TYPE_WORDS.items()}
    words |= {**SPANISH_NONTRADITIONAL, **other}
    return [words.get(bit, TYPE_NAMES[bit]) for bit in reversed(facts.TYPE_ORDER) if types & bit]


def _spanish_supertypes(types: int, supertypes: int) -> list[str]:
    from jajna.text.lexicon import SPANISH_ONGOING, SUPERTYPE_WORDS, TYPE_WORDS

    leading = [bit for bit in reversed(facts.TYPE_ORDER) if types & bit]
    feminine = bool(leading) and leading[0] in TYPE_WORDS and TYPE_WORDS[leading[0]][4] == "f"
    words = {**SUPERTYPE_WORDS, Supertype.ONGOING: ("ongoing", SPANISH_ONGOING)}
    found: list[str] = []
    for bit in facts.SUPERTYPE_ORDER:
        if supertypes & bit:
            word = words[bit][1] if bit in words else SUPERTYPE_NAMES[bit]
            found.append(word[:-1] + "a" if feminine and word.endswith("o") else word)
    return found
