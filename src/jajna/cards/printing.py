"""A face in words: its type line and the text of its abilities. CR 205.1, 207.1."""

from __future__ import annotations

import re
from typing import Final

from jajna.card import Face
from jajna.cards import facts
from jajna.era import CURRENT, Era
from jajna.vocab import SUPERTYPE_NAMES, TYPE_NAMES

__all__ = ["LANGUAGES", "face_text", "type_line"]

LANGUAGES: Final = ("en", "es")

OWN_NAME: Final = re.compile("[~@]")
"""What stands for the card's own name in printed lines, outside and inside quotation marks."""


def face_text(face: Face, language: str, name: str = "", era: Era = CURRENT) -> str:
    """The face's abilities as the phrase book words them, a line for each, in an era's words.

    ``name`` is what the text calls the card itself, by default the face's English name.
    """
    # The phrase book takes a while to load, and most commands print nothing with it.
    from jajna.oracle.vocabulary import load
    from jajna.text.printers import printer

    load()
    lines = printer(language, era).lines(face.abilities)
    return "\n".join(OWN_NAME.sub(name or face.name, line) for line in lines)


def type_line(face: Face, language: str) -> str:
    """The face's type line; in Spanish the last type leads, and the supertypes agree with it.

    A subtype whose Spanish word isn't known stays English.
    """
    if language == "en":
        return facts.type_line(face)
    from jajna.text.spanish_subtypes import SPANISH_SUBTYPES

    types = " ".join(_spanish_types(face) + _spanish_supertypes(face)).capitalize()
    subtypes = [SPANISH_SUBTYPES.get(one, (one, ""))[0] for one in face.subtypes]
    return f"{types} — {' '.join(subtypes)}" if subtypes else types


def _spanish_types(face: Face) -> list[str]:
    from jajna.text.lexicon import TYPE_WORDS

    return [
        TYPE_WORDS[bit][2] if bit in TYPE_WORDS else TYPE_NAMES[bit]
        for bit in reversed(facts.TYPE_ORDER)
        if face.types & bit
    ]


def _spanish_supertypes(face: Face) -> list[str]:
    from jajna.text.lexicon import SUPERTYPE_WORDS, TYPE_WORDS

    leading = [bit for bit in reversed(facts.TYPE_ORDER) if face.types & bit]
    feminine = bool(leading) and leading[0] in TYPE_WORDS and TYPE_WORDS[leading[0]][4] == "f"
    found: list[str] = []
    for bit in facts.SUPERTYPE_ORDER:
        if face.supertypes & bit:
            word = SUPERTYPE_WORDS[bit][1] if bit in SUPERTYPE_WORDS else SUPERTYPE_NAMES[bit]
            found.append(word[:-1] + "a" if feminine and word.endswith("o") else word)
    return found
