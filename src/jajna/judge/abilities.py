"""Abilities of objects as their texts, one by one. CR 113."""

from __future__ import annotations

import re
from typing import Final

from jajna.ir.abilities import Ability
from jajna.kernel.objects.kit import Kit
from jajna.text.catalogue import ENGLISH, language
from jajna.text.things import printer_of

__all__ = ["ability_texts", "all_abilities", "same_text"]

OWN_NAME: Final = re.compile("[~@]")
"""The marks for the object's own name in printed lines, outside and inside quotation marks."""
SELF: Final = re.compile(
    r"\bthis (artifact|aura|creature|enchantment|equipment|land|permanent|planeswalker|spell)\b"
)


def all_abilities(name: str, kit: Kit) -> list[str]:
    """The texts of all abilities of an object of this name, those by its land types first."""
    return ability_texts(name, kit.intrinsic) + ability_texts(name, kit.all)


def ability_texts(name: str, abilities: tuple[Ability, ...]) -> list[str]:
    """The list of the abilities' texts; "?" if the phrase book has no words for it."""
    return [_text(name, ability) for ability in abilities]


def same_text(name: str, text: str) -> str:
    """A form of an ability's text that is the same however it names its object."""
    lowered = text.casefold()
    return SELF.sub("~", lowered.replace(name.casefold(), "~") if name else lowered)


def _text(name: str, ability: Ability) -> str:
    printer = printer_of(language(ENGLISH))
    try:
        lines = printer.lines((ability,))
    except LookupError:
        return "?"
    return "\n".join(OWN_NAME.sub(name, line) for line in lines)
