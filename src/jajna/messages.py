"""Messages of the interface as data: a template of the catalogue and the words for its places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

from jajna.limits import MOST_WORD
from jajna.typed import printable

__all__ = ["SOURCE", "TRANSLATION", "Message", "Word", "alternatives", "cause", "quoted"]

SOURCE: Final = "en"
"""The code of the language in which templates are written."""
TRANSLATION: Final = "es"
"""The code of the language into which the catalogue translates them."""

Word: TypeAlias = "str | int | Message | tuple[Message | str, ...] | Mapping[str, str]"
"""The word for a place: as it stands, a message, several in lines, or a text by language code."""


@final
class Message:
    """A message kept for later, in any language; ``text.messages.worded`` says it in one.

    ``str`` gives the English text, so that an error made of a message reads like any other.
    """

    def __init__(self, template: str, /, **words: Word) -> None:
        self.template: Final = template
        self.words: Final[Mapping[str, Word]] = words

    def __str__(self) -> str:
        words = {name: _english(word) for name, word in self.words.items()}
        return self.template.format(**words)

    def __repr__(self) -> str:
        return f"Message({str(self)!r})"


def _english(word: Word) -> str:
    if isinstance(word, tuple):
        return "\n".join([_english(one) for one in word])
    if isinstance(word, Mapping):
        return quoted(word[SOURCE])
    return quoted(word) if isinstance(word, str) else str(word)


def quoted(word: str) -> str:
    """A word from outside as a message shows it: on one line, and cut where it is endless."""
    said = printable(word)
    return said if len(said) <= MOST_WORD else said[: MOST_WORD - 1] + "…"


def cause(error: BaseException) -> Message | str:
    """The word that says why something failed: the message of an error, or its text."""
    first: object = error.args[0] if len(error.args) == 1 else None
    return first if isinstance(first, Message) else str(error)


def alternatives(items: Sequence[str]) -> dict[str, str]:
    """Items joined with "or", as a text by language code."""
    spanish = "".join(
        item if place == 0 else f" {_spanish_or(item)} {item}" for place, item in enumerate(items)
    )
    return {SOURCE: " or ".join(items), TRANSLATION: spanish}


def _spanish_or(following: str) -> str:
    """The Spanish conjunction before a word: "u" before the sound of "o"."""
    return "u" if following.casefold().lstrip("«\"'").startswith(("o", "ho", "ó", "hó")) else "o"
