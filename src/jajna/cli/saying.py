"""Errors in the language of whoever asked, and cards by their names in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from jajna.cards.printing import type_line
from jajna.errors import CardError, JajnaError
from jajna.formats.decklist import Lookup
from jajna.text.catalogue import SPANISH, Language
from jajna.text.said import SaidError

__all__ = ["card_line", "card_name", "errors_said", "said"]

SEPARATOR: Final = " // "


@contextmanager
def errors_said(spoken: Language) -> Iterator[None]:
    """Say what went wrong, and end with exit code 1."""
    try:
        yield
    except JajnaError as error:
        raise click.ClickException(said(error, spoken)) from error


def said(error: JajnaError, spoken: Language) -> str:
    """An error in words."""
    return error.text(spoken.code) if isinstance(error, SaidError) else str(error)


def card_name(name: str, lookup: Lookup, spoken: Language) -> str:
    """A card's name, in Spanish with the English one beside it where it is known."""
    if spoken.code != SPANISH:
        return name
    try:
        spanish = lookup(name).spanish
    except CardError:
        return name
    return f"{spanish} ({name})" if spanish and spanish != name else name


def card_line(name: str, lookup: Lookup, spoken: Language) -> str:
    """A card in a line: name, mana cost and type line, the last two where it can be played."""
    shown = card_name(name, lookup, spoken)
    try:
        card = lookup(name)
    except CardError:
        return shown
    costs = SEPARATOR.join(str(face.mana_cost) for face in card.faces if face.mana_cost)
    types = type_line(card.faces[0], spoken.code)
    return "  ".join(part for part in (shown, costs, types) if part)
