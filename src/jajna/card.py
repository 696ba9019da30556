"""Printed cards: their characteristics and abilities, and the names there are.

CR 108, 200, 201-209.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.vocab import ManaCost

if TYPE_CHECKING:
    from jajna.ir.abilities import Ability

__all__ = [
    "BOTH_NAMES",
    "DOUBLE_FACED_TOKEN",
    "HALF_NAME",
    "SPLIT_LAYOUTS",
    "TOKEN",
    "WHOLE_NAME",
    "Card",
    "CardNames",
    "Face",
    "PrintedName",
    "names_on",
    "printed_names",
]

SPLIT_LAYOUTS: Final = ("split", "aftermath")
"""The layouts of split cards. CR 709."""
TOKEN: Final = "token"
"""The layout of tokens."""
DOUBLE_FACED_TOKEN: Final = "double_faced_token"
"""The layout of tokens that can transform. CR 111.10i."""
WHOLE_NAME: Final = 0
"""``PrintedName.part`` of a face: a front or back face, a flip card's half, an adventure."""
HALF_NAME: Final = 1
"""``PrintedName.part`` of one half of a split card. CR 709.4a."""
BOTH_NAMES: Final = 2
"""``PrintedName.part`` of both halves of a split card together. CR 2003-07-01 505.7."""


@final
@dataclass(frozen=True)
class Face:
    """One face, or half, of a card. CR 200.1.

    ``types``, ``supertypes`` and ``colors`` are masks; ``colors`` comes from the mana cost or the
    color indicator (CR 105.2). ``power`` and ``toughness`` are as printed, "" where there are none,
    ``*`` where an ability defines them (CR 208.2). Only vanguards have ``hand_modifier`` and
    ``life_modifier`` (CR 211, 212).
    """

    name: str
    mana_cost: ManaCost | None
    colors: int
    types: int
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    abilities: tuple[Ability, ...] = ()
    hand_modifier: str = ""
    life_modifier: str = ""


@final
@dataclass(frozen=True)
class Card:
    """A card with its faces, the front or main one first. CR 108.2.

    ``layout`` is MTGJSON's word: ``normal``, ``split``, ``transform``, ``token``, ...
    ``spanish`` is the card's Spanish name, "" where there is none.
    """

    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    spanish: str = ""


@final
class PrintedName:
    """A name on a card, with the types printed with it. CR 201.4a.

    ``types`` and ``supertypes`` are masks. ``part`` says of what it is the name: ``WHOLE_NAME``,
    ``HALF_NAME`` or ``BOTH_NAMES``.
    """

    def __init__(self, name: str, types: int, supertypes: int = 0, part: int = WHOLE_NAME) -> None:
        self.name = name
        self.types = types
        self.supertypes = supertypes
        self.part = part


def names_on(layout: str, faces: list[PrintedName]) -> list[PrintedName]:
    """The list of names of a card with these faces: of each, and of a split card's halves together.

    CR 201.4b, 201.4c, 201.4d, 201.4e, 201.4f.
    """
    if layout in (TOKEN, DOUBLE_FACED_TOKEN):
        return []
    if layout not in SPLIT_LAYOUTS:
        return faces
    types = supertypes = 0
    for face in faces:
        types |= face.types
        supertypes |= face.supertypes
    both = " // ".join([face.name for face in faces])
    found = [PrintedName(one.name, one.types, one.supertypes, HALF_NAME) for one in faces]
    return [*found, PrintedName(both, types, supertypes, BOTH_NAMES)]


def printed_names(card: Card) -> list[PrintedName]:
    """The list of names on a card, each with what is printed with it."""
    faces = [PrintedName(face.name, face.types, face.supertypes) for face in card.faces]
    return names_on(card.layout, faces)


@final
class CardNames:
    """The card names that players may choose, whoever plays with these cards. CR 201.4.

    ``read`` gives all of them; it is called when the first name is looked for. ``aliases`` gives
    other spellings of names, such as Spanish ones, for people who type them.
    """

    def __init__(
        self,
        read: Callable[[], list[PrintedName]],
        aliases: Callable[[str], list[str]] | None = None,
    ) -> None:
        self._read = read
        self._aliases = aliases
        self._by_name: dict[str, list[PrintedName]] | None = None

    def by_name(self) -> dict[str, list[PrintedName]]:
        """What is printed with each name; several cards can have the same."""
        if self._by_name is None:
            found: dict[str, list[PrintedName]] = {}
            for one in self._read():
                if one.name:
                    found.setdefault(one.name, []).append(one)
            self._by_name = found
        return self._by_name

    def of(self, name: str) -> list[PrintedName]:
        """What is printed with a name; nothing if no card has it."""
        return self.by_name().get(name, [])

    def meant(self, typed: str) -> list[str]:
        """The list of names that a text can mean: itself, or other spellings."""
        if typed in self.by_name():
            return [typed]
        return self._aliases(typed) if self._aliases is not None else []

    def every(self) -> list[PrintedName]:
        """The list of what is printed with all names."""
        return [one for rows in self.by_name().values() for one in rows]
