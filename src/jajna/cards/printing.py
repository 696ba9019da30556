"""A face in words: its type line and the text of its abilities. CR 205.1, 207.1."""

from __future__ import annotations

from typing import Final

from jajna.card import Face
from jajna.cards import facts
from jajna.vocab import SUPERTYPE_NAMES, TYPE_NAMES

__all__ = ["LANGUAGES", "face_text", "type_line"]

LANGUAGES: Final = ("en", "es")


def face_text(face: Face, language: str) -> str:
    """The face's abilities as the phrase book words them, a line for each."""
    # Loading the phrase book takes longer than most commands need.
    from jajna.text import print_face

    return print_face(face, language)


def type_line(face: Face, language: str) -> str:
    """The face's type line; in Spanish the last type leads, and the supertypes agree with it."""
    if language == "en":
        return facts.type_line(face)
    types = " ".join(_spanish_types(face) + _spanish_supertypes(face)).capitalize()
    return f"{types} — {' '.join(face.subtypes)}" if face.subtypes else types


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
