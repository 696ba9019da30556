"""Reading type lines, in English or Spanish, as cards of any time have them.

CR 205.1, 205.3; CR 2003-07-01 205.3c, 212.4c, 215.2.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from jajna.errors import CardError
from jajna.messages import Message
from jajna.subtypes import ALL_SUBTYPES, LEGEND
from jajna.text.lexicon import (
    SPANISH_NONTRADITIONAL,
    SPANISH_ONGOING,
    SUPERTYPE_WORDS,
    TYPE_WORDS,
)
from jajna.text.spanish import words as spanish
from jajna.text.spanish.subtypes import SPANISH_SUBTYPES
from jajna.vocab import SUPERTYPE_NAMES, TYPE_NAMES, Supertype, Type

__all__ = ["TypeLine", "read_type_line"]

DASH: Final = re.compile(r"\s+[—–-]\s+")
AURA: Final = "Aura"
ENCHANT: Final = ("enchant", "encantar")
ONGOING: Final = SPANISH_ONGOING.split()
TRIBAL: Final = "tribal"
PERMANENT: Final = {"permanent": "permanent", "permanente": "permanent"}
PLAYERS: Final = {"player": "player", "jugador": "player"}


@final
@dataclass(frozen=True)
class TypeLine:
    """The types of a type line: masks of types and supertypes, and English subtypes.

    ``enchants`` is the object that a local enchantment (before 2005) can enchant, as the text of an
    Aura names it today: "creature", "Forest"; "" for other cards.
    """

    types: int
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    enchants: str = ""


def read_type_line(line: str) -> TypeLine:
    """The types of a type line, which is English or Spanish and in the words of any era.

    A Legend among the creature types is legendary, "Enchant Creature" an Aura, and tribal cards are
    kindred. An unknown subtype is kept as it is written. Raises CardError for an unknown word
    before the dash.
    """
    front, *behind = DASH.split(line.strip(), maxsplit=1)
    subtypes = _subtypes(behind[0]) if behind else ()
    words = front.casefold().split()
    enchants = ""
    for place, word in enumerate(words):
        if word in ENCHANT:
            enchants = _enchanted(front.split()[place + 1 :], line)
            words = words[:place]
            break
    types, supertypes = _masks(words, line)
    if types & Type.PLANE and behind:
        subtypes = (behind[0],)  # CR 311.3
    if enchants:
        types |= Type.ENCHANTMENT
        subtypes = (AURA, *subtypes)
    if LEGEND in subtypes and types & Type.CREATURE:
        supertypes |= Supertype.LEGENDARY
        subtypes = tuple(one for one in subtypes if one != LEGEND)
    if not types:
        raise CardError(
            Message("the type line {line} names no card type (CR 205.2a)", line=repr(line))
        )
    return TypeLine(types, supertypes, subtypes, enchants)


def _masks(words: list[str], line: str) -> tuple[int, int]:
    types = supertypes = 0
    if words[-len(ONGOING) :] == ONGOING:
        words = words[: -len(ONGOING)]
        supertypes = Supertype.ONGOING
    for word in words:
        if word in _types():
            types |= _types()[word]
        elif word in _supertypes():
            supertypes |= _supertypes()[word]
        else:
            raise CardError(
                Message(
                    "{word} in the type line {line} is no type and no supertype",
                    word=repr(word),
                    line=repr(line),
                )
            )
    return types, supertypes


def _enchanted(words: list[str], line: str) -> str:
    """The object that a local enchantment can enchant, one word. CR 2003-07-01 212.4c."""
    if len(words) != 1:
        raise CardError(
            Message(
                "the type line {line} names more or less than one kind of thing", line=repr(line)
            )
        )
    word = words[0].casefold()
    plain = {**PERMANENT, **PLAYERS}
    if word in plain:
        return plain[word]
    if word in _types():
        return TYPE_NAMES[_types()[word]]
    found = _subtypes(words[0])
    if found[0] not in ALL_SUBTYPES:
        raise CardError(
            Message(
                "{word} in the type line {line} is nothing that is enchanted",
                word=repr(words[0]),
                line=repr(line),
            )
        )
    return found[0]


def _subtypes(text: str) -> tuple[str, ...]:
    """English subtypes; one of several words stays together. CR 205.3."""
    words = text.split()
    found: list[str] = []
    while words:
        for taken in (3, 2, 1):
            said = " ".join(words[:taken])
            known = _known_subtypes().get(said.casefold(), "")
            if known or taken == 1:
                found.append(known or said)
                words = words[taken:]
                break
    return tuple(found)


@cache
def _types() -> dict[str, int]:
    found = {name: bit for bit, name in TYPE_NAMES.items()}
    found |= {words[2]: bit for bit, words in TYPE_WORDS.items()}
    found |= {word: bit for bit, word in SPANISH_NONTRADITIONAL.items()}
    return {**found, TRIBAL: Type.KINDRED}


@cache
def _supertypes() -> dict[str, int]:
    found = {name: bit for bit, name in SUPERTYPE_NAMES.items()}
    for bit, (_, word) in SUPERTYPE_WORDS.items():
        for feminine in (False, True):
            found[spanish.adjective(word, False, feminine)] = bit
    return found


@cache
def _known_subtypes() -> dict[str, str]:
    """English subtypes by their names in both languages."""
    found = {name.casefold(): english for english, (name, _) in SPANISH_SUBTYPES.items()}
    return {**found, **{one.casefold(): one for one in sorted(ALL_SUBTYPES)}}
