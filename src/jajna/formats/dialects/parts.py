"""The words by which lists begin a part, in English and Spanish, and those of mere groups."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from jajna.formats.dialects.lists import Part

__all__ = ["is_about", "is_group", "looks_like_heading", "nearest_heading", "part_called"]

ABOUT: Final = frozenset({"about", "acerca de", "metadata"})
"""Words of a part that describes the list."""

PARTS: Final[dict[Part, tuple[str, ...]]] = {
    Part.MAIN: ("deck", "mazo", "main", "maindeck", "main deck", "mainboard", "principal",
                "mazo principal", "baraja"),
    Part.SIDEBOARD: ("sideboard", "side board", "side", "sb", "banquillo", "reserva"),
    Part.COMMANDER: ("commander", "commanders", "comandante", "comandantes"),
    Part.COMPANION: ("companion", "companions", "compañero", "compañeros"),
    Part.SUPPLEMENTARY: ("supplementary", "suplementario", "avatar", "vanguard", "planes", "planos",
                         "planar deck", "mazo planar", "schemes", "scheme deck", "mazo de planes",
                         "conspiracy", "conspiracies", "conspiraciones"),
    Part.ASIDE: ("maybeboard", "maybe", "considering", "acquireboard", "wishlist", "tokens",
                 "tokens & extras", "fichas", "dungeon", "dungeons", "attractions",
                 "attraction deck", "contraptions", "stickers", "sticker sheets"),
}  # fmt: skip
_PART_BY_WORD: Final = {word: part for part, words in PARTS.items() for word in words}

GROUPS: Final = frozenset({
    "artifact", "artifacts", "artefacto", "artefactos", "basic land", "basic lands", "batalla",
    "batallas", "battle", "battles", "conjuro", "conjuros", "creature", "creatures", "criatura",
    "criaturas", "enchantment", "enchantments", "encantamiento", "encantamientos", "hechizos",
    "instant", "instants", "instantáneo", "instantáneos", "land", "lands", "other", "other spells",
    "otros", "planeswalker", "planeswalkers", "sorceries", "sorcery", "spells", "tierra",
    "tierra básica", "tierras", "tierras básicas",
})  # fmt: skip
ALIKE: Final = 0.8
"""How much of a word must be as in a heading that was meant."""
_COUNTED: Final = re.compile(r"(.*?)\s*(?:[(\[][0-9]+[)\]]|:\s*[0-9]+)?\s*:?")
_BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")


def _word(text: str) -> str:
    """A heading without its brackets, its count and its colon."""
    inside = _BRACKETS.fullmatch(text)
    plain = inside.group(1) if inside else text
    found = _COUNTED.fullmatch(plain)
    return (found.group(1) if found else plain).strip().casefold()


def part_called(heading: str) -> Part | None:
    """The part that a line begins, as ``Sideboard (15)``; None if it begins none."""
    return _PART_BY_WORD.get(_word(heading))


def is_about(heading: str) -> bool:
    """Whether a line begins the description of a list."""
    return _word(heading) in ABOUT


def is_group(heading: str) -> bool:
    """Whether a line names a group of cards within a part, as ``Creatures (24)``."""
    return _word(heading) in GROUPS


def nearest_heading(line: str) -> str:
    """The heading of a part that a line may have been meant for, "" for none."""
    return next(iter(get_close_matches(_word(line), _PART_BY_WORD, 1, ALIKE)), "").capitalize()


def looks_like_heading(line: str) -> bool:
    """Whether a line without a count is built as headings are: ``Ramp (12)``, ``Ramp:``."""
    return line.endswith(":") or re.search(r"[(\[][0-9]+[)\]]$", line) is not None
