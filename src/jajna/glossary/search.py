"""Finds terms by their names; case and accents don't count."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from jajna.cards.names import fold, nearest, suggestion
from jajna.errors import JajnaError
from jajna.glossary.terms import Term, terms
from jajna.messages import Message
from jajna.text.catalogue import ENGLISH, LANGUAGES

__all__ = ["UnknownTermError", "find"]

NEAR: Final = 3
_NOUNS: Final = ("la habilidad de ", "las habilidades de ")
"""What stands before a keyword within a sentence of Spanish, folded."""


@final
class UnknownTermError(JajnaError):
    """A word that is no term of the glossary; ``near`` are names that look like it."""

    def __init__(self, word: str, near: tuple[str, ...]) -> None:
        super().__init__(
            Message(
                "{word} is not in the glossary.{suggestion}",
                word=word,
                suggestion=suggestion(near),
            )
        )
        self.word = word
        self.near = near


def find(word: str, language: str = ENGLISH) -> tuple[Term, ...]:
    """The terms called ``word``; several where a word has several meanings.

    A keyword may be named as within a sentence of Spanish, "la habilidad de volar". Names and
    aliases in ``language`` come first, then those in the other language, then what terms were
    called in other eras; the first of these with any term decides. Raises UnknownTermError, with
    names that look alike, where none has.
    """
    wanted = fold(word)
    for noun in _NOUNS:
        wanted = wanted.removeprefix(noun) or wanted
    others = [code for code in LANGUAGES if code != language]
    for index in (*map(_names, (language, *others)), *map(_old_names, (language, *others))):
        if wanted and wanted in index:
            return index[wanted]
    raise UnknownTermError(word, _near(word, language))


@cache
def _names(language: str) -> dict[str, tuple[Term, ...]]:
    """Terms by their folded names and aliases."""
    index: dict[str, tuple[Term, ...]] = {}
    for one in terms():
        for name in (one.title(language), *one.aliases(language)):
            _add(index, name, one)
    return index


@cache
def _old_names(language: str) -> dict[str, tuple[Term, ...]]:
    """Terms by the folded names that only some eras have."""
    index: dict[str, tuple[Term, ...]] = {}
    for one in terms():
        for wording in one.wording:
            if wording.name(language):
                _add(index, wording.name(language), one)
    return index


def _add(index: dict[str, tuple[Term, ...]], name: str, one: Term) -> None:
    held = index.get(fold(name), ())
    if one not in held:
        index[fold(name)] = (*held, one)


def _near(word: str, language: str) -> tuple[str, ...]:
    """Titles of terms that are called something like a word, in ``language`` if there are any."""
    for code in (language, *(code for code in LANGUAGES if code != language)):
        titles = {
            name: one.title(code)
            for one in terms()
            for name in (one.title(code), *one.aliases(code))
        }
        alike = nearest(word, titles, 2 * NEAR)
        if alike:
            return tuple(dict.fromkeys(titles[name] for name in alike))[:NEAR]
    return ()
