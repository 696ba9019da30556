"""The words of the game in our own, and the sections of its rules, in both languages."""

from __future__ import annotations

from jajna.glossary.keywords import SupportedKeyword, keywords
from jajna.glossary.search import UnknownTermError, find
from jajna.glossary.sections import Section, chapter_of, find_sections, sections, terms_in
from jajna.glossary.terms import CURRENT_ERA, ERAS, Term, Wording, term, terms

__all__ = [
    "CURRENT_ERA",
    "ERAS",
    "Section",
    "SupportedKeyword",
    "Term",
    "UnknownTermError",
    "Wording",
    "chapter_of",
    "find",
    "find_sections",
    "keywords",
    "sections",
    "term",
    "terms",
    "terms_in",
]
