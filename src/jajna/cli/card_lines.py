"""Cards in a line, by their names in the language of whoever asked."""

from __future__ import annotations

from typing import Final

from jajna.cards.printing import type_line
from jajna.errors import CardError
from jajna.formats.deck import Finish, Printing
from jajna.formats.decklist import Lookup
from jajna.text.catalogue import SPANISH, Language, message

__all__ = [
    "card_line",
    "card_name",
    "finish_word",
    "printed_line",
    "printed_name",
]

SEPARATOR: Final = " // "
FINISHES: Final = {Finish.FOIL: message("foil"), Finish.ETCHED: message("etched foil")}


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
    """A card in a line: name, mana cost, type line, and power and toughness if it has them; all but
    the name where it can be played.
    """
    shown = card_name(name, lookup, spoken)
    try:
        card = lookup(name)
    except CardError:
        return shown
    costs = SEPARATOR.join(str(face.mana_cost) for face in card.faces if face.mana_cost)
    face = card.faces[0]
    size = f"{face.power}/{face.toughness}" if face.power else ""
    parts = (shown, costs, type_line(face, spoken.code), size)
    return "  ".join(part for part in parts if part)


def finish_word(finish: Finish, spoken: Language) -> str:
    """What a finish is called, "" for none."""
    return spoken.say(FINISHES[finish]) if finish in FINISHES else ""


def printed_name(one: Printing, lookup: Lookup, spoken: Language) -> str:
    """A card's name with its finish, as "Shock (foil)"."""
    name, word = card_name(one.card, lookup, spoken), finish_word(one.finish, spoken)
    return f"{name} ({word})" if word else name


def printed_line(one: Printing, lookup: Lookup, spoken: Language) -> str:
    """A card in a line, with its finish."""
    line, word = card_line(one.card, lookup, spoken), finish_word(one.finish, spoken)
    return f"{line}  ({word})" if word else line
