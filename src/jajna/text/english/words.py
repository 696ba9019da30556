"""English words in their forms: verbs, plurals, articles, numbers."""

from __future__ import annotations

from typing import Final

__all__ = [
    "NUMBER_WORDS",
    "ORDINALS",
    "article",
    "gerund",
    "number_word",
    "plural_noun",
    "plural_verb",
    "third_person",
    "verb_forms",
]

_UP_TO_TWENTY: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
)  # fmt: skip

_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")

NUMBER_WORDS: Final = (
    *_UP_TO_TWENTY[:20],
    *[
        tens if unit == 0 else f"{tens}-{_UP_TO_TWENTY[unit]}"
        for tens in _TENS
        for unit in range(10)
    ],
)
"""The words for the numbers from zero to ninety-nine."""

ORDINALS: Final = (
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
    "ninth", "tenth",
)  # fmt: skip

_VERBS: Final[dict[str, str]] = {
    "is": "are",
    "isn't": "aren't",
    "has": "have",
    "hasn't": "haven't",
    "does": "do",
    "doesn't": "don't",
    "was": "were",
    "wasn't": "weren't",
    "goes": "go",
    "dies": "die",
    "ties": "tie",
}

_SAME: Final = frozenset({"can", "can't", "may", "must", "could", "would", "didn't", "'s"})

_VOWELS: Final = "aeiouAEIOU"


def plural_verb(verb: str) -> str:
    """The plural, and bare, form of a verb given in the third person singular."""
    known = _VERBS.get(verb)
    if known is not None:
        return known
    if verb in _SAME or not verb.endswith("s"):
        return verb
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    if verb.endswith(("ches", "shes", "sses", "xes", "zes")):
        return verb[:-2]
    return verb[:-1]


def verb_forms(verb: str) -> tuple[str, ...]:
    """The forms of a verb that a text may have, as a tuple."""
    if verb == "is":
        return ("is", "are", "'s", "'re")
    other = plural_verb(verb)
    return (verb,) if other == verb else (verb, other)


def third_person(verb: str) -> str:
    """The third person singular of a verb that stands in its bare form: "pays", "discards"."""
    return "has" if verb == "have" else plural_noun(verb)


def gerund(verb: str) -> str:
    """The form of a bare verb after "by": "paying", "removing", "tapping"."""
    if verb in _DOUBLED:
        return verb + verb[-1] + "ing"
    if verb.endswith("e") and not verb.endswith("ee"):
        return verb[:-1] + "ing"
    return verb + "ing"


_DOUBLED: Final = frozenset({"tap", "untap", "put"})
"""Verbs that double their last letter before "-ing"."""


def plural_noun(noun: str) -> str:
    """The plural of a regular noun."""
    if noun.endswith("y") and noun[-2:-1] not in _VOWELS:
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    return noun + "s"


def article(word: str) -> str:
    """ "a" or "an", as the word after it sounds."""
    if word == "X" or word.startswith("8") or word in ("11", "18"):
        return "an"
    if word.lower().startswith(("uni", "use", "usa", "one", "eu")):
        return "a"
    return "an" if word[:1] in _VOWELS else "a"


def number_word(number: int) -> str:
    """A number in words up to ninety-nine, in digits above."""
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else str(number)
