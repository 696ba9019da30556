"""The handbook: chapters that tell the game in short, as its rulebooks do; from ``pages.toml``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

import msgspec

from jajna.cards.names import fold, nearest, suggestion
from jajna.errors import JajnaError
from jajna.glossary.sections import Section, sections
from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES, SPANISH
from jajna.typed import whole_number

__all__ = ["Page", "UnknownPageError", "chapters", "find_page", "pages_about", "pages_of"]

DATA: Final = "pages.toml"


@final
class UnknownPageError(JajnaError):
    """A word that is no page of the handbook."""


@final
class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page: its titles, its paragraphs, the sections of the rules that say it in full, by their
    English titles, and cards as examples. ``chapter`` is the page it belongs to, "" for a chapter.
    """

    id: str
    chapter: str
    en: str
    es: str
    text_en: tuple[str, ...]
    text_es: tuple[str, ...]
    sections: tuple[str, ...]
    cards: tuple[str, ...]

    def title(self, language: str) -> str:
        """The title in a language."""
        return self.es if language == SPANISH else self.en

    def paragraphs(self, language: str) -> tuple[str, ...]:
        """The text in a language."""
        return self.text_es if language == SPANISH else self.text_en

    def sections_in(self, era: str) -> list[Section]:
        """The sections of an edition that say it in full."""
        return [one for one in sections(era) if one.en in self.sections]


@final
class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    page: tuple[Page, ...]


@cache
def _pages() -> tuple[Page, ...]:
    data = files("jajna.glossary").joinpath(DATA).read_bytes()
    return msgspec.toml.decode(data, type=_File).page


def chapters() -> list[Page]:
    """The chapters in their order."""
    return pages_of("")


def pages_of(chapter: str) -> list[Page]:
    """The pages that belong to a chapter."""
    return [one for one in _pages() if one.chapter == chapter]


def pages_about(section: Section) -> list[Page]:
    """The pages that a section of the rules says in full."""
    return [one for one in _pages() if section.en in one.sections]


def find_page(word: str) -> Page:
    """The page with this title or a part of it that no other has, in whatever language, or the
    chapter with this number, from 1.

    Case and accents don't count. Raises UnknownPageError, with titles that look alike.
    """
    listed = chapters()
    number = whole_number(word)
    if number is not None and 0 < number <= len(listed):
        return listed[number - 1]
    titles = {one.title(code): one for one in _pages() for code in LANGUAGES}
    for title, page in titles.items():
        if fold(word) in (fold(title), page.id):
            return page
    within = {page.id: page for title, page in titles.items() if fold(word) in fold(title)}
    if len(within) == 1:
        return next(iter(within.values()))
    raise UnknownPageError(
        Message(
            "{word} is no page of the handbook; 'jajna handbook' lists them.{suggestion}",
            word=repr(word),
            suggestion=suggestion(nearest(word, titles, 3)),
        )
    )
