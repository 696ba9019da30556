"""Cards in a line, by their names in the language of whoever asked."""

from __future__ import annotations

from typing import Final

from jajna.cards.printing import type_line
from jajna.errors import CardError
from jajna.formats.decklist import Lookup
from jajna.text.catalogue import SPANISH, Language

__all__ = [
    "card_line",
    "card_name",
]

SEPARATOR: Final = " // "


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
