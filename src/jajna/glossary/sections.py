"""The sections of the rules by number and title, in each edition; read from ``sections.toml``."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, final

import msgspec

from jajna.cards.names import fold
from jajna.glossary.terms import CURRENT_ERA, Term, terms
from jajna.text.catalogue import LANGUAGES, SPANISH

__all__ = ["Section", "chapter_of", "find_sections", "sections", "terms_in"]

DATA: Final = "sections.toml"
NUMBER: Final = re.compile(r"(\d{1,3})(\.\d+[a-z]?)?\.?")
"""The number of a chapter, a section or a rule."""


@final
class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section or chapter: its titles and, by era, its number where that edition has it.

    A chapter's number has one digit, a section's three.
    """

    en: str
    es: str
    numbers: dict[str, str]

    def title(self, language: str) -> str:
        """The title in a language."""
        return self.es if language == SPANISH else self.en

    def number(self, era: str) -> str:
        """The number in an edition, "" where that has no such section."""
        return self.numbers.get(era, "")

    def is_chapter(self) -> bool:
        """Whether it is a chapter, which consists of sections."""
        return any(len(number) == 1 for number in self.numbers.values())


@final
class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: tuple[Section, ...]


@cache
def _all() -> tuple[Section, ...]:
    data = files("jajna.glossary").joinpath(DATA).read_bytes()
    return msgspec.toml.decode(data, type=_File).section


@cache
def sections(era: str = CURRENT_ERA) -> tuple[Section, ...]:
    """The chapters and sections of an edition in the order of their numbers."""
    held = [one for one in _all() if one.number(era)]
    return tuple(sorted(held, key=lambda one: (one.number(era)[0], one.number(era))))


def find_sections(word: str, era: str = CURRENT_ERA) -> tuple[Section, ...]:
    """The sections of an edition with this number or this title, in whatever language.

    A number may be that of a rule; that of a chapter may also end in "00". Case and accents don't
    count. Empty if there is none.
    """
    said = NUMBER.fullmatch(word.strip())
    if said is not None:
        return _numbered(said.group(1), era)
    wanted = fold(word)
    return tuple(
        one
        for one in sections(era)
        if wanted in [fold(one.title(language)) for language in LANGUAGES]
    )


def _numbered(number: str, era: str) -> tuple[Section, ...]:
    by_number = {one.number(era): one for one in sections(era)}
    if number not in by_number and number.endswith("00"):
        number = number[0]
    return (by_number[number],) if number in by_number else ()


def chapter_of(section: Section, era: str = CURRENT_ERA) -> Section | None:
    """The chapter of a section of this edition; None for a chapter itself."""
    number = section.number(era)
    return None if len(number) == 1 else _numbered(number[0], era)[0]


def terms_in(section: Section, era: str = CURRENT_ERA) -> list[Term]:
    """The terms of the glossary about which rules of the section are, in that edition."""
    number = section.number(era)
    return [
        one
        for one in terms()
        if any(rule.split(".")[0] == number for rule in one.rules[era].split(", "))
    ]
