"""The compiler's input: the printed characteristics and the text of one face. CR 200.1, 201-209."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

__all__ = ["FaceData"]


@final
@dataclass(frozen=True)
class FaceData:
    """One face of a card as in card data: words and letters, nothing compiled yet.

    ``name`` is the face's own, ``full_name`` the whole card's (``Fire // Ice``). ``supertypes``,
    ``types`` and ``subtypes`` are the words of ``types_line``. ``colors`` and ``color_indicator``
    are letters out of ``WUBRG``. ``text`` is Oracle text with a newline between abilities.
    ``layout`` is MTGJSON's word, ``side`` the face's letter, "" on a card of one face. ``power``,
    ``toughness``, ``loyalty`` and ``defense`` are as printed, "" where there are none.
    """

    name: str
    full_name: str
    mana_cost: str
    types_line: str
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    text: str
    power: str
    toughness: str
    loyalty: str
    defense: str
    colors: str
    color_indicator: str
    layout: str
    side: str
    keywords: tuple[str, ...]
    hand: str = ""
    """The hand modifier of a vanguard, as printed. CR 211.1."""
    life: str = ""
    """The life modifier of a vanguard, as printed. CR 212.1."""
