"""The texts of the interface in both languages: English in the sources, Spanish in a catalogue.

Every message is a string literal handed to ``say``, ``count``, ``person``, ``message`` or
``Message``, with named places such as ``{card}``. ``tools/catalogue.py`` collects them into
``locale/es``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, final

from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.text.era_words import era_words
from jajna.text.rule_numbers import era_rules
from jajna.typed import clean_text

__all__ = ["ENGLISH", "LANGUAGES", "SPANISH", "Language", "capital", "language", "message"]

ENGLISH: Final = "en"
SPANISH: Final = "es"
LANGUAGES: Final = (ENGLISH, SPANISH)
CATALOGUE: Final = "locale/es/LC_MESSAGES/jajna.po"
RULE: Final = "rule"
"""The place for a rule in a message, which is cited by its number in the era."""
CITED: Final = re.compile(r"\bCR (\d{3}(?:\.\d+[a-z]?)?(?:, \d{3}(?:\.\d+[a-z]?)?)*)")
"""The pattern of rules cited in a message."""


def message(text: str) -> str:
    """Mark a text in a table as one to be translated when it is used."""
    return text


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


@final
class Language:
    """A language of the interface: its code, and its texts by the English ones.

    Its texts have the words of ``era``, and cite rules by their numbers there.
    """

    def __init__(
        self,
        code: str,
        single: Mapping[str, str],
        plural: Mapping[str, tuple[str, str]],
        era: Era = CURRENT,
    ) -> None:
        self.code = code
        self.era = era
        self._words = era_words(code, era)
        self._single = single
        self._plural = plural

    def in_era(self, era: Era) -> Language:
        """The language in the words of an era."""
        return Language(self.code, self._single, self._plural, era)

    def say(self, message: str, /, **words: str | int) -> str:
        """The message in this language, with words in its places."""
        return self._said(self._single.get(message, message), words)

    def count(self, number: int, one: str, many: str, /, **words: str | int) -> str:
        """The message for one or for many; ``{number}`` is how many."""
        forms = self._plural.get(one, (one, many))
        return self._said(forms[0 if number == 1 else 1], {"number": number, **words})

    def _said(self, text: str, words: dict[str, str | int]) -> str:
        text = self._words.worded(text)
        if self.era.edition != CURRENT.edition:
            text = CITED.sub(self._cited, text)
        if RULE in words:
            words[RULE] = self.rule(str(words[RULE]))
        for name, word in words.items():
            if isinstance(word, str) and not word.isprintable():
                words[name] = clean_text(word)
        return text.format(**words)

    def _cited(self, match: re.Match[str]) -> str:
        return f"CR {self.rule(match.group(1))}"

    def worded(self, text: str) -> str:
        """A text of this language in the words of the era; it is given in today's words."""
        return self._words.worded(text)

    def rule(self, rule: str) -> str:
        """A rule, or several separated by commas, by the number in the era."""
        return era_rules(rule, self.era)

    def mana(self, units: Iterable[int]) -> str:
        """The symbols of mana, as the era writes them."""
        return self._words.mana(units)

    def keyword(self, name: str) -> str:
        """The few words that the era has for a keyword ability; "" if it has the keyword."""
        return self._words.note(name)

    def listed(self, items: Sequence[str], either: bool = False) -> str:
        """Items as a list in words, with "and", or "or" where ``either`` is true."""
        if len(items) < 2:
            return "".join(items)
        joiner = self._joiner(items[-1], either)
        return f"{', '.join(items[:-1])} {joiner} {items[-1]}"

    def _joiner(self, following: str, either: bool) -> str:
        """The conjunction before a word; Spanish has "e" and "u" before a like sound."""
        if self.code == ENGLISH:
            return "or" if either else "and"
        sound = following.casefold().lstrip("«\"'")
        if either:
            return "u" if sound.startswith(("o", "ho", "ó", "hó")) else "o"
        same = sound.startswith(("i", "hi", "í", "hí")) and not sound.startswith(("hie", "hia"))
        return "e" if same else "y"


@cache
def language(code: str) -> Language:
    """A language by its code. Raises JajnaError for one that the interface doesn't speak."""
    if code == ENGLISH:
        return Language(ENGLISH, {}, {})
    if code == SPANISH:
        return _spanish()
    raise JajnaError(
        Message(
            "{code} is not a language of the interface; there are {known}",
            code=repr(code),
            known=", ".join(LANGUAGES),
        )
    )


def _spanish() -> Language:
    # The catalogue is slow to read, and English needs none.
    from babel.messages.pofile import read_po

    single: dict[str, str] = {}
    plural: dict[str, tuple[str, str]] = {}
    with files("jajna").joinpath(CATALOGUE).open("rb") as file:
        for entry in read_po(file, locale=SPANISH):
            said = entry.string
            if isinstance(entry.id, str):
                if entry.id and isinstance(said, str) and said:
                    single[entry.id] = said
            elif isinstance(said, tuple) and all(said):
                plural[entry.id[0]] = (said[0], said[1])
                single[entry.id[0]] = said[0]
    return Language(SPANISH, single, plural)
