"""The printers by language and era."""

from __future__ import annotations

from functools import cache

from jajna.era import CURRENT, Era
from jajna.text.english_printer import ENGLISH, EnglishPrinter
from jajna.text.printer import Printer
from jajna.text.spanish_printer import SPANISH, SpanishPrinter

__all__ = ["printer"]


@cache
def printer(language: str, era: Era) -> Printer:
    """The printer of a language, "en" or "es", in the words of an era."""
    if language == "en":
        return ENGLISH if era == CURRENT else EnglishPrinter(era)
    return SPANISH if era == CURRENT else SpanishPrinter(era)
