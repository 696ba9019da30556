"""Messages and errors in a language of the interface."""

from __future__ import annotations

from collections.abc import Mapping

from jajna.messages import Message, Word, cause, quoted
from jajna.text.catalogue import LANGUAGES, language

__all__ = ["either", "error_text", "worded"]


def worded(message: Message, code: str) -> str:
    """The message in a language of the interface."""
    words = {name: _word(word, code) for name, word in message.words.items()}
    return language(code).say(message.template, **words)


def _word(word: Word, code: str) -> str | int:
    if isinstance(word, Message):
        return worded(word, code)
    if isinstance(word, tuple):
        return "\n".join(str(_word(one, code)) for one in word)
    said = word[code] if isinstance(word, Mapping) else word
    return quoted(said) if isinstance(said, str) else said


def error_text(error: BaseException, code: str) -> str:
    """What an error says in a language of the interface; in English if it has no message."""
    said = cause(error)
    return worded(said, code) if isinstance(said, Message) else str(error)


def either(items: tuple[str, ...]) -> dict[str, str]:
    """Items joined with "or" before the last, as a text by language code."""
    return {code: language(code).listed(items, either=True) for code in LANGUAGES}
