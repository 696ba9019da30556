"""The words for sets of colors and of card types. CR 105, 205."""

from __future__ import annotations

import re
from typing import Final

from jajna.vocab import TYPE_NAMES, Color, Type
from jajna.wording import Value, words

__all__ = ["COLOR_WORDS", "TYPE_WORDS"]


_COLOR_NAMES: Final[dict[int, tuple[str, str]]] = {
    Color.WHITE: ("white", "blanco"),
    Color.BLUE: ("blue", "azul"),
    Color.BLACK: ("black", "negro"),
    Color.RED: ("red", "rojo"),
    Color.GREEN: ("green", "verde"),
}

_COLOR_ORDERS: Final = (
    (1, 2), (2, 4), (4, 8), (8, 16), (16, 1), (1, 4), (2, 8), (4, 16), (8, 1), (16, 2),
    (1, 2, 4), (2, 4, 8), (4, 8, 16), (8, 16, 1), (16, 1, 2),
    (1, 4, 16), (2, 8, 1), (4, 16, 2), (8, 1, 4), (16, 2, 8),
    (1, 2, 4, 8), (2, 4, 8, 16), (4, 8, 16, 1), (8, 16, 1, 2), (16, 1, 2, 4), (1, 2, 4, 8, 16),
)  # fmt: skip
"""The order in which cards name several colors: around the wheel."""


def _listed(names: list[str], joiner: str) -> str:
    if len(names) < 3:
        return f" {joiner} ".join(names)
    comma = ", " if joiner == "and" else " "
    return ", ".join(names[:-1]) + f"{comma}{joiner} " + names[-1]


def _color_words() -> dict[Value, tuple[str, str]]:
    found: dict[Value, tuple[str, str]] = {0: ("colorless", "incoloro")}
    for color, pair in _COLOR_NAMES.items():
        found[color] = pair
    for order in _COLOR_ORDERS:
        english = _listed([_COLOR_NAMES[one][0] for one in order], "and")
        spanish = _listed([_COLOR_NAMES[one][1] for one in order], "y")
        found[sum(order)] = (english, spanish)
    return found


COLOR_WORDS: Final[dict[Value, tuple[str, str]]] = _color_words()
"""Every set of colors in words, by its mask."""


def _token_color_words() -> dict[Value, tuple[str, str]]:
    """The colors of tokens: in Spanish they agree with the number of creatures."""
    return {
        mask: (english, " ".join([_of_creatures(word) for word in spanish.split(" ")]))
        for mask, (english, spanish) in COLOR_WORDS.items()
    }


def _of_creatures(word: str) -> str:
    bare = word.removesuffix(",")
    if bare == "y":
        return word
    feminine = bare[:-1] + "a" if bare.endswith("o") else bare
    many = feminine + ("s" if feminine[-1] in "aeiou" else "es")
    return f"{feminine}/{many}" + word[len(bare) :]


words("token colors", _token_color_words())

words(
    "many token colors",
    {
        mask: (english, re.sub(r"[^ /]+/", "", spanish))
        for mask, (english, spanish) in _token_color_words().items()
    },
)
"""The colors of tokens in words, always in the plural."""

_SPANISH_TYPES: Final = {
    Type.ARTIFACT: "artefacto",
    Type.CREATURE: "criatura",
    Type.ENCHANTMENT: "encantamiento",
    Type.LAND: "tierra",
    Type.PLANESWALKER: "planeswalker",
}


def _type_words() -> dict[Value, tuple[str, str]]:
    found: dict[Value, tuple[str, str]] = {}
    for types in (
        Type.CREATURE,
        Type.ARTIFACT,
        Type.ENCHANTMENT,
        Type.LAND,
        Type.PLANESWALKER,
        Type.ARTIFACT | Type.CREATURE,
        Type.ENCHANTMENT | Type.CREATURE,
        Type.ENCHANTMENT | Type.ARTIFACT,
        Type.LAND | Type.CREATURE,
        Type.ENCHANTMENT | Type.ARTIFACT | Type.CREATURE,
    ):
        order = [
            one
            for one in (
                Type.ENCHANTMENT,
                Type.ARTIFACT,
                Type.LAND,
                Type.PLANESWALKER,
                Type.CREATURE,
            )
            if types & one
        ]
        english = " ".join([TYPE_NAMES[one] for one in order])
        spanish = " ".join([_SPANISH_TYPES[one] for one in reversed(order)])
        found[types] = (english, spanish)
    return found


TYPE_WORDS: Final = _type_words()
"""Card types and their combinations as nouns, by their mask."""

words(
    "colors",
    {
        mask: (english, re.sub(r"\w{2,}", r"<*\g<0>>", spanish))
        for mask, (english, spanish) in COLOR_WORDS.items()
    },
)

words("mana colors", COLOR_WORDS)

words(
    "devotion colors",
    {
        mask: (english, spanish.replace(" y ", " y al "))
        for mask, (english, spanish) in COLOR_WORDS.items()
        if mask in _COLOR_NAMES or mask in [sum(order) for order in _COLOR_ORDERS[:10]]
    },
)

words("types", TYPE_WORDS)
