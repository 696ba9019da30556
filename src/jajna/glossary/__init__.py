"""The words of the game in our own, in both languages: ``find``, ``term`` and ``terms``."""

from __future__ import annotations

from jajna.glossary.search import UnknownTermError, find
from jajna.glossary.terms import CURRENT_ERA, ERAS, Term, Wording, term, terms

__all__ = ["CURRENT_ERA", "ERAS", "Term", "UnknownTermError", "Wording", "find", "term", "terms"]
