"""The words of the game in our own, and the sections of its rules, in both languages."""

from __future__ import annotations

from jajna.glossary.keywords import SupportedKeyword, keywords
from jajna.glossary.links import Link, links
from jajna.glossary.pages import (
    Page,
    UnknownPageError,
    chapters,
    find_page,
    pages_about,
    pages_of,
)
from jajna.glossary.search import UnknownTermError, find
from jajna.glossary.sections import Section, chapter_of, find_sections, sections, terms_in
from jajna.glossary.terms import CURRENT_ERA, ERAS, Term, Wording, opened, term, terms

__all__ = [
    "CURRENT_ERA",
    "ERAS",
    "Link",
    "Page",
    "Section",
    "SupportedKeyword",
    "Term",
    "UnknownPageError",
    "UnknownTermError",
    "Wording",
    "chapter_of",
    "chapters",
    "find",
    "find_page",
    "find_sections",
    "keywords",
    "links",
    "opened",
    "pages_about",
    "pages_of",
    "sections",
    "term",
    "terms",
    "terms_in",
]
