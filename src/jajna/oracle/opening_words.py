"""Words without rules meaning before an ability, a mode or a row of a results table.
CR 207.2c, 207.2d.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from jajna.oracle.language import ENGLISH, Language
from jajna.subtypes import ALL_SUBTYPES
from jajna.text.spanish.ability_words import ABILITY_WORDS as SPANISH_ABILITY_WORDS
from jajna.text.tokens import join
from jajna.wording import KEYWORDS, LAYOUTS, Layout

__all__ = ["opening_word", "unknown_keywords"]

ABILITY_WORDS: Final = frozenset(
    {
        "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel",
        "chroma", "cohort", "constellation", "converge", "council's dilemma", "coven", "delirium",
        "descend 4", "descend 8", "domain", "eerie", "eminence", "enrage", "fateful hour",
        "fathomless descent", "ferocious", "flurry", "formidable", "grandeur", "hellbent",
        "heroic", "imprint", "inspired", "join forces", "kinship", "landfall", "lieutenant",
        "magecraft", "metalcraft", "morbid", "pack tactics", "paradox", "parley", "radiance",
        "raid", "rally", "renew", "revolt", "secret council", "spell mastery", "strive",
        "survival", "sweep", "tempting offer", "threshold", "undergrowth", "valiant", "vivid",
        "void", "will of the council",
    }
)  # fmt: skip
"""The ability words, in small letters. CR 207.2c."""

MEANINGFUL: Final = frozenset({"companion", "exhaust", "prize", "solved", "splice", "visit"})
"""Words before a dash with a rules meaning, besides the keywords in the phrase book.
CR 702.139a, 702.47a, 702.159, 702.169a, 702.177a.
"""
SMALL: Final = frozenset(
    {"a", "an", "and", "at", "by", "for", "in", "it", "of", "on", "the", "to", "with"}
)
"""Words that keep small letters within a title."""
_LARGE: Final = re.compile(r"\d{1,3}(?:,\d{3})+")
"""A number of thousands, with its commas."""
NUMERALS: Final = frozenset({"I", "II", "III", "IV", "V", "VI"})
"""The numerals of chapters. CR 714.2."""


SPANISH_WORDS: Final = {spanish: english for english, spanish in SPANISH_ABILITY_WORDS.items()}
"""The English ability words by their Spanish ones."""


def opening_word(tokens: list[str], language: Language = ENGLISH) -> tuple[str, int]:
    """The ability word, in English, or flavor word at the beginning; and the position after it.

    It is "" and 0 if there is none. CR 207.2c, 207.2d.
    """
    if "—" not in tokens:
        return "", 0
    at = tokens.index("—")
    word = join(tokens[:at])
    if language is not ENGLISH and word.lower() in SPANISH_WORDS:
        english = SPANISH_WORDS[word.lower()]
        return english[:1].upper() + english[1:], at + 1
    if word.lower() in ABILITY_WORDS:
        return word, at + 1
    return (word, at + 1) if _is_flavor(tokens[:at], tokens[at + 1 :]) else ("", 0)


_OPENING: Final = re.compile(r"^(?:• )?([A-Z][^—.:(\"]*?) — ")
_REMINDER: Final = re.compile(r"\(([^()]*)\)")
_RULES_ITSELF: Final = re.compile(r"\b(?:Activate|Reduce the cost|This ability)\b")
"""What reminder text says of the ability that it stands behind."""


def unknown_keywords(text: str, keywords: tuple[str, ...]) -> list[str]:
    """The lines of a text that begin with what can be no flavor word, as it has rules meaning.

    The data of the card lists the word among its keywords, or reminder text rules what the ability
    does: nothing explains flavor words. CR 207.2a, 207.2d.
    """
    listed = [keyword.lower() for keyword in keywords]
    found: list[str] = []
    for line in text.split("\n"):
        opening = _OPENING.match(line)
        word = opening.group(1) if opening is not None else ""
        if not word or word.lower() in ABILITY_WORDS or not _is_flavor(word.split(" "), ["."]):
            continue
        reminders = " ".join(_REMINDER.findall(line))
        explained = word.lower() in reminders.lower() or _RULES_ITSELF.search(reminders)
        if explained or word.lower() in listed:
            found.append(_REMINDER.sub("", line).strip())
    return found


def _is_flavor(words: list[str], after: list[str]) -> bool:
    """Whether the words are a flavor word: written as a title, and no keyword or numeral.
    CR 207.2d.
    """
    if not words or not after or after[0] == "•":
        return False
    name = words[0].lower()
    if name in MEANINGFUL or words[0] in NUMERALS:
        return False
    if name in KEYWORDS and not _is_longer_title(words):
        return False
    title = " ".join(words).lower()
    if {name, title} & {en for en, _ in _written_out()} or name in _spanish_keywords():
        return False
    begins = words[0][0].isupper() or _LARGE.fullmatch(words[0]) is not None
    return begins and all(_in_title(word) for word in words)


def _is_longer_title(words: list[str]) -> bool:
    """Whether a title only begins with the name of a keyword: "Sneak Attack" or "Echo of the Lost",
    not "Reinforce X".
    """
    if len(words) < 2 or words[1] == "X":
        return False
    if words[1] == "of":
        return True
    return words[1][0].isupper() and words[1] not in ALL_SUBTYPES


def _written_out() -> list[tuple[str, str]]:
    """The names in both languages of keywords that stand before an ability written out."""
    return [
        laid.names
        for laid in LAYOUTS.values()
        if laid.layout in (Layout.WORDED, Layout.WRITTEN_OUT)
    ]


@cache
def _spanish_keywords() -> frozenset[str]:
    """The first words of the Spanish names of keywords, in small letters."""
    held = KEYWORDS.values()
    names = [
        *[one.es for one in held],
        *[one.line_es for one in held],
        *[es for _, es in _written_out()],
    ]
    return frozenset([name.split(" ")[0].lower() for name in names])


def _in_title(word: str) -> bool:
    if word in SMALL or word in ("'s", "!") or word.isdecimal() or _LARGE.fullmatch(word):
        return True
    return word[0].isupper() and word.replace("-", "").replace("'", "").isalpha()
