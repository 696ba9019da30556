"""The printers by language and era."""

from __future__ import annotations

from functools import cache

from jajna.era import CURRENT, Era
from jajna.text.english.printer import ENGLISH, EnglishPrinter
from jajna.text.own_names import NAME, OwnName
from jajna.text.printer import Printer
from jajna.text.spanish.printer import SpanishPrinter

__all__ = ["printer"]


@cache
def printer(language: str, era: Era, own: OwnName = NAME, shown: bool = False) -> Printer:
    """The printer of a language, "en" or "es", in the words of an era.

    ``own`` is the name or noun that the text has for its object. With ``shown``, a quoted ability
    calls its object by a noun ("this creature"), otherwise "~".
    """
    if language == "en":
        plain = era == CURRENT and own == NAME and not shown
        return ENGLISH if plain else EnglishPrinter(era, own, shown)
    return SpanishPrinter(era, own, shown)
