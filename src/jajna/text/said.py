"""Messages of the catalogue kept for later, in any language; and errors made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from jajna.errors import CardError, DeckError, JajnaError, UnsupportedCardError
from jajna.text.catalogue import ENGLISH, LANGUAGES, language

__all__ = [
    "Said",
    "SaidCardError",
    "SaidDeckError",
    "SaidError",
    "SaidUnsupportedCardError",
    "either",
]


@final
class Said:
    """A message of the catalogue and the words for its places; a word may differ by language."""

    def __init__(self, message: str, /, **words: str | int | Mapping[str, str]) -> None:
        self.message = message
        self.words = words

    def text(self, code: str = ENGLISH) -> str:
        """The message in a language of the interface."""
        words = {
            name: word if isinstance(word, str | int) else word[code]
            for name, word in self.words.items()
        }
        return language(code).say(self.message, **words)

    def __repr__(self) -> str:
        return f"Said({self.text()!r})"


class SaidError(JajnaError):
    """An error with a message in each language; ``str`` gives the English one."""

    def __init__(self, message: str, /, **words: str | int | Mapping[str, str]) -> None:
        self.said = Said(message, **words)
        super().__init__(self.said.text())

    def text(self, code: str = ENGLISH) -> str:
        """The error's message in a language of the interface."""
        return self.said.text(code)


@final
class SaidCardError(SaidError, CardError):
    """A card, set or booster that doesn't exist."""


@final
class SaidUnsupportedCardError(SaidError, UnsupportedCardError):
    """A card whose text couldn't be compiled."""


@final
class SaidDeckError(SaidError, DeckError):
    """An error about a deck or format: it doesn't exist, or can't be used."""


def either(items: tuple[str, ...]) -> dict[str, str]:
    """Items joined with "or" before the last, as a text by language code."""
    return {code: language(code).listed(items, either=True) for code in LANGUAGES}
