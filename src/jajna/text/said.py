"""Messages of the catalogue that are said later, in whichever language; and errors made of them."""

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
    """A message of the catalogue and the words for its places; some by language."""

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
    """An error that can be said in each language; as a text it is English."""

    def __init__(self, message: str, /, **words: str | int | Mapping[str, str]) -> None:
        self.said = Said(message, **words)
        super().__init__(self.said.text())

    def text(self, code: str = ENGLISH) -> str:
        """What is wrong, in a language of the interface."""
        return self.said.text(code)


@final
class SaidCardError(SaidError, CardError):
    """A card, a set or a booster that there isn't, in words."""


@final
class SaidUnsupportedCardError(SaidError, UnsupportedCardError):
    """A card whose text is not wholly understood, in words."""


@final
class SaidDeckError(SaidError, DeckError):
    """A deck or a format that there isn't, in words."""


def either(items: tuple[str, ...]) -> dict[str, str]:
    """Items with "or" before the last, by language."""
    return {code: language(code).listed(items, either=True) for code in LANGUAGES}
