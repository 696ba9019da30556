"""Abilities of objects as their texts, one by one. CR 113."""

from __future__ import annotations

import re
from typing import Final

from jajna.ir.abilities import Ability
from jajna.kernel.objects.kit import Kit
from jajna.text.catalogue import ENGLISH, language
from jajna.text.things import NameOf, printer_of, with_names

__all__ = ["ability_texts", "all_abilities", "same_text"]

SELF: Final = re.compile(
    r"\bthis (artifact|aura|creature|enchantment|equipment|land|permanent|planeswalker|spell)\b"
)


def all_abilities(name: str, kit: Kit, name_of: NameOf) -> list[str]:
    """The texts of all abilities of an object of this name, those by its land types first."""
    return ability_texts(name, (*kit.intrinsic, *kit.all), name_of)


def ability_texts(name: str, abilities: tuple[Ability, ...], name_of: NameOf) -> list[str]:
    """The list of the abilities' texts; "?" if the phrase book has no words for it.

    ``name_of`` names the objects that granted them. CR 201.5a.
    """
    return [_text(name, ability, name_of) for ability in abilities]


def same_text(name: str, text: str) -> str:
    """A form of an ability's text that is the same however it names its object."""
    lowered = text.casefold()
    return SELF.sub("~", lowered.replace(name.casefold(), "~") if name else lowered)


def _text(name: str, ability: Ability, name_of: NameOf) -> str:
    printer = printer_of(language(ENGLISH))
    try:
        lines = printer.lines((ability,))
    except LookupError:
        return "?"
    return with_names("\n".join(lines), (ability,), name, name_of)
