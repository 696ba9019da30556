"""What a static ability says something is: "is a 1/1 creature that's still a land". CR 205.1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.base import Amount, Layer, Modification
from jajna.mechanics.actions import lasting
from jajna.mechanics.changes import (
    AddColors,
    AddTypes,
    SetColors,
    SetCreatureTypes,
    SetPowerToughness,
    SetTypes,
    subtypes_kept,
)
from jajna.mechanics.statics.lands import BecomeLandType
from jajna.subtypes import ALL_SUBTYPES, BASIC_LAND_TYPES, plural
from jajna.vocab import Supertype, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Characteristics

__all__ = ["DescribedAs", "IsNot"]

assert lasting.COLOR_NAMES, "the words for subtypes are registered there"

TYPES: Final = "types"
CREATURE_TYPES: Final = "creature types"
COLORS_AND_TYPES: Final = "colors and types"


@final
@dataclass(frozen=True)
class DescribedAs(Modification):
    """Is what a noun phrase describes, with a size or not. CR 205.1, 613.1d.

    Types it doesn't keep are replaced (CR 205.1a). It keeps them where ``also`` says which besides
    ("types", "creature types", "colors and types"), where ``still`` is a type that the text says it
    keeps, and where it becomes an artifact creature (CR 205.1b). ``colors`` is -1 where none is
    stated. Power and toughness stand in front, or with ``base`` behind; ``each`` is what both are
    equal to. ``many``: the text speaks of several things.
    """

    types: int = 0
    subtypes: tuple[str, ...] = ()
    colors: int = -1
    power: Amount | None = None
    toughness: Amount | None = None
    base: bool = False
    each: Amount | None = None
    also: str = ""
    still: int = 0
    lands: str = ""
    many: bool = False

    def layer(self) -> int:
        return Layer.TYPE

    def parts(self) -> tuple[Modification, ...]:
        found = self._types()
        if self.colors >= 0 and self.also == COLORS_AND_TYPES:
            found.append(AddColors(self.colors))
        elif self.colors >= 0:
            found.append(SetColors(self.colors))
        if self.power is not None and self.toughness is not None:
            found.append(SetPowerToughness(self.power, self.toughness))
        elif self.each is not None:
            found.append(SetPowerToughness(self.each, self.each))
        return tuple(found)

    def _types(self) -> list[Modification]:
        subtypes = (*self.subtypes, self.lands) if self.lands else self.subtypes
        types = self.types | Type.LAND if self.lands else self.types
        if self.also:
            return [AddTypes(types, subtypes)]
        if not types:
            return [SetCreatureTypes(subtypes)]
        both = Type.ARTIFACT | Type.CREATURE
        if self.still or types & both == both:
            changes: list[Modification] = [AddTypes(types)]
            if subtypes:
                changes.append(SetCreatureTypes(subtypes))
            return changes
        basic = [name for name in subtypes if name in BASIC_LAND_TYPES]
        if not basic:
            return [SetTypes(types, subtypes)]
        return [SetTypes(types), *[BecomeLandType(name) for name in basic]]  # CR 305.7


words(
    "other types",
    {
        TYPES: ("types", "tipos"),
        CREATURE_TYPES: ("creature types", "tipos de criatura"),
        COLORS_AND_TYPES: ("colors and types", "colores y tipos"),
    },
)
words(
    "kept type",
    {
        Type.LAND: ("a land", "una tierra"),
        Type.ARTIFACT: ("an artifact", "un artefacto"),
        Type.ENCHANTMENT: ("an enchantment", "un encantamiento"),
    },
)
words(
    "kept types",
    {
        Type.LAND: ("lands", "tierras"),
        Type.ARTIFACT: ("artifacts", "artefactos"),
        Type.ENCHANTMENT: ("enchantments", "encantamientos"),
    },
)
words(
    "many types",
    {
        Type.CREATURE: ("creatures", "criaturas"),
        Type.ARTIFACT: ("artifacts", "artefactos"),
        Type.ENCHANTMENT: ("enchantments", "encantamientos"),
        Type.LAND: ("lands", "tierras"),
        Type.ARTIFACT | Type.CREATURE: ("artifact creatures", "criaturas artefacto"),
    },
)
_OWN: Final = sorted(ALL_SUBTYPES - frozenset(BASIC_LAND_TYPES))
words("a subtype", {name: (name, name) for name in _OWN})
words("many subtypes", {name: (plural(name), plural(name)) for name in _OWN})
words("basic land", {name: (name, name) for name in BASIC_LAND_TYPES})

_STATS: Final = "[power? {power}/{toughness}] [colors? {colors:colors}] "
_SPANISH_STATS: Final = " [colors? {colors:colors}] [power? {power}/{toughness}]"
_ALSO: Final = "[also? in addition to its other {also:other types}]"
_MANY_ALSO: Final = "[also? in addition to their other {also:other types}]"
_SPANISH_ALSO: Final = "[also? además de sus otros {also:other types}]"

# One thing, with card types and without.
phrase(
    DescribedAs,
    en="<is> (a|an) "
    + _STATS
    + "[subtypes? {subtypes:_;subtype}] {types:types}"
    + _ALSO
    + "[still? that's still {still:kept type}]",
    es="<es> {types:types} [subtypes? {subtypes:_;subtype}]"
    + _SPANISH_STATS
    + _SPANISH_ALSO
    + "[still? que sigue siendo {still:kept type}]",
    when={"many": False, "base": False, "each": None, "lands": ""},
)
phrase(
    DescribedAs,
    en="<is> (a|an) " + _STATS + "{subtypes:_;a subtype}" + _ALSO,
    es="<es> {subtypes:_;a subtype}" + _SPANISH_STATS + _SPANISH_ALSO,
    when={"many": False, "base": False, "each": None, "lands": "", "types": 0, "still": 0},
)
phrase(
    DescribedAs,
    en="<is> (a|an) [colors? {colors:colors}] [subtypes? {subtypes:_;subtype}] {types:types} "
    "with base power and toughness {power}/{toughness}" + _ALSO,
    es="<es> {types:types} [subtypes? {subtypes:_;subtype}] [colors? {colors:colors}] "
    "con fuerza y resistencia base de {power}/{toughness}" + _SPANISH_ALSO,
    when={"many": False, "base": True, "each": None, "lands": "", "still": 0},
)
phrase(
    DescribedAs,
    en="<is> (a|an) [colors? {colors:colors}] {subtypes:_;a subtype} "
    "with base power and toughness {power}/{toughness}" + _ALSO,
    es="<es> {subtypes:_;a subtype} [colors? {colors:colors}] "
    "con fuerza y resistencia base de {power}/{toughness}" + _SPANISH_ALSO,
    when={"many": False, "base": True, "each": None, "lands": "", "types": 0, "still": 0},
)
phrase(
    DescribedAs,
    en="<is> (a|an) [colors? {colors:colors}] [subtypes? {subtypes:_;subtype}] {types:types} "
    "with power and toughness each equal to {each}" + _ALSO,
    es="<es> {types:types} [subtypes? {subtypes:_;subtype}] [colors? {colors:colors}] "
    "con fuerza y resistencia iguales a {each}" + _SPANISH_ALSO,
    when={"many": False, "base": False, "power": None, "lands": "", "still": 0},
)
# Several things.
phrase(
    DescribedAs,
    en="<is> "
    + _STATS
    + "[subtypes? {subtypes:_;subtype}] {types:many types}"
    + _MANY_ALSO
    + "[still? that are still {still:kept types}]",
    es="<es> {types:many types} [subtypes? {subtypes:_;subtype}]"
    + _SPANISH_STATS
    + _SPANISH_ALSO
    + "[still? que siguen siendo {still:kept types}]",
    when={"many": True, "base": False, "each": None, "lands": ""},
)
phrase(
    DescribedAs,
    en="<is> [colors? {colors:colors}] {subtypes:_;many subtypes}" + _MANY_ALSO,
    es="<es> {subtypes:_;many subtypes} [colors? {colors:colors}]" + _SPANISH_ALSO,
    when={
        "many": True,
        "base": False,
        "each": None,
        "lands": "",
        "types": 0,
        "still": 0,
        "power": None,
    },
)
phrase(
    DescribedAs,
    en="<is> "
    + _STATS
    + "{subtypes:_;subtype} {types:many types} and {lands:basic land} lands"
    + _MANY_ALSO,
    es="<es> {types:many types} {subtypes:_;subtype}"
    + _SPANISH_STATS
    + " y tierras {lands:basic land}"
    + _SPANISH_ALSO,
    when={"many": True, "base": False, "each": None, "still": 0},
)


# -- what it isn't, and words of their own -------------------------------------------------------


@final
@dataclass(frozen=True)
class IsNot(Modification):
    """Isn't of a card type it would be of, and loses the subtypes that go with it. CR 205.1a."""

    type: int

    def layer(self) -> int:
        return Layer.TYPE

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if now.types & self.type:
            now.types &= ~self.type
            now.subtypes = subtypes_kept(now.subtypes, now.types)


words(
    "no type",
    {
        Type.CREATURE: ("a creature", "una criatura"),
        Type.PLANESWALKER: ("a planeswalker", "un planeswalker"),
        Type.ARTIFACT: ("an artifact", "un artefacto"),
    },
)
phrase(IsNot, en="isn't {type:no type}", es="no <es> {type:no type}")


@final
@dataclass(frozen=True)
class OnlyType(Modification):
    """Is of one card type and loses all others. CR 205.1a."""

    type: int

    def layer(self) -> int:
        return Layer.TYPE

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.types = self.type
        now.subtypes = subtypes_kept(now.subtypes, now.types)


phrase(
    OnlyType,
    en="<is> {type:kept type} and <loses> all other card types",
    es="<es> {type:kept type} y <pierde> todos los otros tipos de carta",
)
phrase(
    SetCreatureTypes,
    en="<is> every creature type",
    es="<es> de todos los tipos de criatura",
    when={"subtypes": ()},
)
words(
    "supertype",
    {
        Supertype.LEGENDARY: ("legendary", "legendario"),
        Supertype.SNOW: ("snow", "nevado"),
    },
)
phrase(
    AddTypes,
    en="<is> {supertypes:supertype}",
    es="<es> {supertypes:supertype}",
    when={"types": 0, "subtypes": ()},
)
