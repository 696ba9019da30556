"""The keyword abilities that cards may have here, in both languages. CR 702."""

from __future__ import annotations

from typing import Final, final

import msgspec

from jajna.cards.nodes import load_nodes
from jajna.text.catalogue import SPANISH
from jajna.wording import KEYWORDS

__all__ = ["SupportedKeyword", "keywords"]

QUALITIES: Final = ("protection from ", "hexproof from", "snow ")
"""The beginnings of keywords with a quality, which aren't listed for each quality."""


@final
class SupportedKeyword(msgspec.Struct, frozen=True):
    """A keyword ability that is read on cards and played."""

    en: str
    es: str

    def name(self, language: str) -> str:
        """What it is called in a language."""
        return self.es if language == SPANISH else self.en


def keywords(language: str) -> list[SupportedKeyword]:
    """Every keyword ability, in the order of its names in a language."""
    load_nodes()
    found = [
        SupportedKeyword(one.name, one.es)
        for one in KEYWORDS.values()
        if not one.name.startswith(QUALITIES) and not one.name.endswith(" offering")
    ]
    return sorted(set(found), key=lambda one: (one.name(language), one.en))
