"""Descriptions of an object: "is a 1/1 creature that's still a land". CR 205.1.

With a static ability an object "is" as described; with an instruction it "becomes" so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Amount, Layer, Modification
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.rebuild import with_fields
from jajna.mechanics.continuous.abilities import GainAbilities, LoseAllAbilities
from jajna.mechanics.continuous.colors import AddColors, SetColors
from jajna.mechanics.continuous.land_types import BecomeLandType
from jajna.mechanics.continuous.power_toughness import SetPowerToughness
from jajna.mechanics.continuous.types import (
    AddTypes,
    EveryType,
    SetCreatureTypes,
    SetTypes,
    subtypes_kept,
)
from jajna.subtypes import ALL_SUBTYPES, BASIC_LAND_TYPES, plural
from jajna.vocab import Supertype, Term, Type
from jajna.wording import Value, has_noun, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["DescribedAs", "IsNot", "KeepsType", "LoseSubtype"]


class Kept(Term):
    """What the text says something has besides: its other types, or colors too. CR 205.1b."""

    NOTHING = ""
    TYPES = "types"
    CREATURE_TYPES = "creature types"
    COLORS_AND_TYPES = "colors and types"


class LosesOther(Term):
    """What the text says something loses besides what it describes. CR 205.1a, 613.1f."""

    NOTHING = ""
    CARD_TYPES = "loses all other card types"
    ABILITIES = "loses all other abilities"
    CARD_TYPES_AND_ABILITIES = "loses all other card types and abilities"
    ALL = "loses all other abilities, card types, and creature types"

    def loses_types(self) -> bool:
        """Whether only the types that are described are left."""
        return self not in (LosesOther.NOTHING, LosesOther.ABILITIES)

    def loses_abilities(self) -> bool:
        """Whether only the abilities that are described are left."""
        return self not in (LosesOther.NOTHING, LosesOther.CARD_TYPES)


@final
@dataclass(frozen=True)
class DescribedAs(Modification):
    """Is or ``becomes`` what a noun phrase describes, with a size or not. CR 205.1, 613.1d.

    Types it doesn't keep are replaced (CR 205.1a). It keeps them where ``also`` says so, where
    ``still`` is a type that the text says it keeps, and where it becomes an artifact creature
    (CR 205.1b). ``colors`` is -1 where none is stated. Power and toughness stand in front, or with
    ``base`` behind; ``each`` is what both are equal to. ``many``: the text speaks of several
    things; ``bare``: it has no verb. ``other`` is what the text says it loses.
    """

    types: int = 0
    subtypes: tuple[str, ...] = ()
    colors: int = -1
    power: Amount | None = None
    toughness: Amount | None = None
    base: bool = False
    each: Amount | None = None
    abilities: tuple[Ability, ...] = ()
    also: Kept = Kept.NOTHING
    still: int = 0
    lands: str = ""
    many: bool = False
    becomes: bool = False
    every: bool = False
    """Whether it is of every creature type."""
    lost: str | None = None
    """A subtype that the text says it no longer has."""
    bare: bool = False
    other: LosesOther = LosesOther.NOTHING

    def grants_abilities(self) -> bool:
        return True

    def layer(self) -> int:
        return Layer.TYPE

    def happens(self) -> bool:
        """Whether it tells what happens, not what is so. CR 611.2e."""
        return self.becomes

    def parts(self) -> tuple[Modification, ...]:
        found = self._types()
        if self.colors >= 0 and self.also is Kept.COLORS_AND_TYPES:
            found.append(AddColors(self.colors))
        elif self.colors >= 0:
            found.append(SetColors(self.colors))
        if self.power is not None and self.toughness is not None:
            found.append(SetPowerToughness(self.power, self.toughness))
        elif self.each is not None:
            found.append(SetPowerToughness(self.each, self.each))
        if self.every:
            found.append(SetCreatureTypes())
        if self.lost:
            found.append(LoseSubtype(self.lost))
        if self.other.loses_abilities():
            found.append(LoseAllAbilities())
        if self.abilities:
            found.append(GainAbilities(self.abilities))
        return tuple(found)

    def _types(self) -> list[Modification]:
        subtypes = (*self.subtypes, self.lands) if self.lands else self.subtypes
        types = self.types | Type.LAND if self.lands else self.types
        if self.also is not Kept.NOTHING or self.still:
            return [AddTypes(types, subtypes)]  # CR 205.1b
        if not types:
            return [SetCreatureTypes(subtypes)] if subtypes else []
        if self.other.loses_types():
            return [SetTypes(types, subtypes)]
        both = Type.ARTIFACT | Type.CREATURE
        if types & both == both:
            changes: list[Modification] = [AddTypes(types)]
            if subtypes:
                changes.append(SetCreatureTypes(subtypes))
            return changes
        basic = [name for name in subtypes if name in BASIC_LAND_TYPES]
        if not basic:
            return [SetTypes(types, subtypes)]
        return [SetTypes(types), *[BecomeLandType(name) for name in basic]]  # CR 305.7


@final
@dataclass(frozen=True)
class LoseSubtype(Modification):
    """Is no longer of a subtype. CR 205.1a, 613.1d."""

    name: str

    def layer(self) -> int:
        return Layer.TYPE

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.subtypes = now.subtypes - frozenset([self.name])


words(
    "other types",
    {
        Kept.TYPES: ("types", "tipos"),
        Kept.CREATURE_TYPES: ("creature types", "tipos de criatura"),
        Kept.COLORS_AND_TYPES: ("colors and types", "colores y tipos"),
    },
)
words(
    "kept type",
    {
        Type.LAND: ("a land", "una tierra"),
        Type.ARTIFACT: ("an artifact", "un artefacto"),
        Type.ENCHANTMENT: ("an enchantment", "un encantamiento"),
        Type.PLANESWALKER: ("a planeswalker", "un planeswalker"),
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
        Type.ENCHANTMENT | Type.CREATURE: ("enchantment creatures", "criaturas encantamiento"),
    },
)
_OWN: Final = sorted(ALL_SUBTYPES - frozenset(BASIC_LAND_TYPES))
words("subtype", {name: (name, name) for name in ALL_SUBTYPES})
words("a subtype", {name: (name, name) for name in _OWN})
words("many subtypes", {name: (plural(name), plural(name)) for name in _OWN})
words("basic land", {name: (name, name) for name in BASIC_LAND_TYPES})


def _described(en: str, es: str, when: dict[str, object]) -> None:
    """Register two phrases for a description: with "is" and with "becomes"."""
    phrase(
        DescribedAs,
        en=f"<is> {en}",
        es=f"<es> {es}",
        when={"other": LosesOther.NOTHING, **when, "becomes": False, "bare": False},
    )
    phrase(
        DescribedAs,
        en=f"<becomes> {en}",
        es=f"se <convierte> en {es}",
        when={"other": LosesOther.NOTHING, **when, "becomes": True, "bare": False},
    )


_STATS: Final = "[power? {power}/{toughness}] [colors? {colors:colors}] "
_SPANISH_STATS: Final = " [colors? {colors:colors}] [power? {power}/{toughness}]"
_WITH: Final = "[abilities? with {abilities:and}]"
_SPANISH_WITH: Final = "[abilities? con {abilities:and}]"
_ALSO: Final = "[also? in addition to its other {also:other types}]"
_MANY_ALSO: Final = "[also? in addition to their other {also:other types}]"
_SPANISH_ALSO: Final = "[also? además de sus otros {also:other types}]"
_STILL: Final = "[still? that's still {still:kept type}]"
_SPANISH_STILL: Final = "[still? que sigue siendo {still:kept type}]"
_BASE: Final = "with base power and toughness {power}/{toughness}[abilities? and {abilities:and}]"
_SPANISH_BASE: Final = (
    "con fuerza y resistencia base de {power}/{toughness}[abilities? y {abilities:and}]"
)

# One thing, with card types and without.
_described(
    f"(a|an) {_STATS}[subtypes? {{subtypes:_;subtype}}] {{types:types}}{_WITH}{_ALSO}{_STILL}",
    "<*un@types> {types:types} [subtypes? {subtypes:_;subtype}]"
    + _SPANISH_STATS
    + _SPANISH_WITH
    + _SPANISH_ALSO
    + _SPANISH_STILL,
    {"many": False, "base": False, "each": None, "lands": ""},
)
_described(
    f"(a|an) {_STATS}{{subtypes:_;a subtype}}{_WITH}{_ALSO}",
    "<*un@subtypes> {subtypes:_;a subtype}" + _SPANISH_STATS + _SPANISH_WITH + _SPANISH_ALSO,
    {"many": False, "base": False, "each": None, "lands": "", "types": 0, "still": 0},
)
_described(
    "(a|an) [colors? {colors:colors}] [subtypes? {subtypes:_;subtype}] {types:types} "
    + _BASE
    + _ALSO,
    "<*un@types> {types:types} [subtypes? {subtypes:_;subtype}] [colors? {colors:colors}] "
    + _SPANISH_BASE
    + _SPANISH_ALSO,
    {"many": False, "base": True, "each": None, "lands": "", "still": 0},
)
_described(
    "(a|an) [colors? {colors:colors}] {subtypes:_;a subtype} " + _BASE + _ALSO,
    "<*un@subtypes> {subtypes:_;a subtype} [colors? {colors:colors}] "
    + _SPANISH_BASE
    + _SPANISH_ALSO,
    {
        "many": False,
        "base": True,
        "each": None,
        "lands": "",
        "types": 0,
        "still": 0,
    },
)
_described(
    "(a|an) [colors? {colors:colors}] [subtypes? {subtypes:_;subtype}] {types:types} "
    "with power and toughness each equal to {each}" + _ALSO,
    "<*un@types> {types:types} [subtypes? {subtypes:_;subtype}] [colors? {colors:colors}] "
    "con fuerza y resistencia iguales a {each}" + _SPANISH_ALSO,
    {"many": False, "base": False, "power": None, "lands": "", "still": 0},
)
_described(
    f"(a|an) {_STATS}[subtypes? {{subtypes:_;subtype}}] {{types:types}} that's no longer "
    "(a|an) {lost:subtype}",
    "<*un@types> {types:types} [subtypes? {subtypes:_;subtype}]" + _SPANISH_STATS + " que ya no es "
    "<*un@lost> {lost:subtype}",
    {"many": False, "base": False, "each": None, "lands": "", "also": Kept.NOTHING, "still": 0},
)
_described(
    f"(a|an) {_STATS}{{types:types}} with all creature types",
    "<*un@types> {types:types}" + _SPANISH_STATS + " con todos los tipos de criatura",
    {
        "many": False,
        "base": False,
        "each": None,
        "lands": "",
        "subtypes": (),
        "every": True,
        "abilities": (),
    },
)
_described(
    f"(a|an) {_STATS}{{types:types}} with {{abilities:,}} and all creature types",
    "<*un@types> {types:types}" + _SPANISH_STATS + " con {abilities:,} y todos los tipos de "
    "criatura",
    {"many": False, "base": False, "each": None, "lands": "", "subtypes": (), "every": True},
)
# One thing that loses all else.
for _other, _and, _es in (
    (LosesOther.CARD_TYPES, " and it ", "pierde todos los demás tipos de carta"),
    (LosesOther.ABILITIES, ", and it ", "pierde todas las demás habilidades"),
    (
        LosesOther.CARD_TYPES_AND_ABILITIES,
        " and ",
        "pierde todos los demás tipos de carta y habilidades",
    ),
):
    phrase(
        DescribedAs,
        en=f"<is> (a|an) {_STATS}[subtypes? {{subtypes:_;subtype}}] {{types:types}} with "
        f"{{abilities:and}}{_and}{_other}",
        es="<es> <*un@types> {types:types} [subtypes? {subtypes:_;subtype}]"
        + _SPANISH_STATS
        + f" con {{abilities:and}} y {_es}",
        when={
            "many": False,
            "base": False,
            "each": None,
            "lands": "",
            "also": Kept.NOTHING,
            "still": 0,
            "becomes": False,
            "bare": False,
            "other": _other,
        },
    )
phrase(
    DescribedAs,
    en="<is> (a|an) [colors? {colors:colors}] [subtypes? {subtypes:_;subtype}] {types:types} "
    f"with base power and toughness {{power}}/{{toughness}} and has {{abilities:and}}, and it "
    f"{LosesOther.ALL}",
    es="<es> <*un@types> {types:types} [subtypes? {subtypes:_;subtype}] [colors? {colors:colors}] "
    "con fuerza y resistencia base de {power}/{toughness} y tiene {abilities:and}, y "
    "pierde todas las demás habilidades, tipos de carta y tipos de criatura",
    when={
        "many": False,
        "base": True,
        "each": None,
        "lands": "",
        "also": Kept.NOTHING,
        "still": 0,
        "becomes": False,
        "bare": False,
        "other": LosesOther.ALL,
    },
)
# Without a verb, to be chosen from.
_BARE: Final[dict[str, Value | None]] = {
    "many": False,
    "base": False,
    "each": None,
    "lands": "",
    "still": 0,
    "becomes": False,
    "bare": True,
    "other": LosesOther.NOTHING,
}
phrase(
    DescribedAs,
    en=f"(a|an) {_STATS}[subtypes? {{subtypes:_;subtype}}] {{types:types}}{_WITH}{_ALSO}",
    es="<*un@types> {types:types} [subtypes? {subtypes:_;subtype}]"
    + _SPANISH_STATS
    + _SPANISH_WITH
    + _SPANISH_ALSO,
    when=_BARE,
)
phrase(
    DescribedAs,
    en="{power}/{toughness}",
    es="{power}/{toughness}",
    when={**_BARE, "types": 0, "subtypes": (), "colors": -1},
)
trait(DescribedAs, Trait.HAPPENS, when=DescribedAs.happens)
has_noun(DescribedAs, types_in="types", subtypes_in="subtypes", plural_in="many")
# Several things.
_described(
    _STATS
    + "[subtypes? {subtypes:_;subtype}] {types:many types}"
    + _WITH
    + _MANY_ALSO
    + "[still? that are still {still:kept types}]",
    "{types:many types} [subtypes? {subtypes:_;subtype}]"
    + _SPANISH_STATS
    + _SPANISH_WITH
    + _SPANISH_ALSO
    + "[still? que siguen siendo {still:kept types}]",
    {"many": True, "base": False, "each": None, "lands": ""},
)
_described(
    "[colors? {colors:colors}] [subtypes? {subtypes:_;subtype}] {types:many types} "
    + _BASE
    + _MANY_ALSO,
    "{types:many types} [subtypes? {subtypes:_;subtype}] [colors? {colors:colors}] "
    + _SPANISH_BASE
    + _SPANISH_ALSO,
    {"many": True, "base": True, "each": None, "lands": "", "still": 0},
)
_described(
    "[colors? {colors:colors}] {subtypes:_;many subtypes}" + _WITH + _MANY_ALSO,
    "{subtypes:_;many subtypes} [colors? {colors:colors}]" + _SPANISH_WITH + _SPANISH_ALSO,
    {
        "many": True,
        "base": False,
        "each": None,
        "lands": "",
        "types": 0,
        "still": 0,
        "power": None,
    },
)
_described(
    _STATS + "{subtypes:_;subtype} {types:many types} and {lands:basic land} lands" + _MANY_ALSO,
    "{types:many types} {subtypes:_;subtype}"
    + _SPANISH_STATS
    + " y tierras {lands:basic land}"
    + _SPANISH_ALSO,
    {"many": True, "base": False, "each": None, "still": 0},
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
    when={"subtypes": (), "every": EveryType.EVERY},
)
phrase(
    SetCreatureTypes,
    en="<is> all creature types",
    es="<es> todos los tipos de criatura",
    when={"subtypes": (), "every": EveryType.ALL},
)
phrase(
    SetCreatureTypes,
    en="<gains> all creature types",
    es="<gana> todos los tipos de criatura",
    when={"subtypes": (), "every": EveryType.GAINED},
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
    en="<is> also (a|an) {subtypes:and;subtype}",
    es="también <es> {subtypes:and;subtype}",
    when={"types": 0, "supertypes": 0},
)
phrase(
    AddTypes,
    en="<is> {supertypes:supertype}",
    es="<es> {supertypes:supertype}",
    when={"types": 0, "subtypes": ()},
)


@final
@dataclass(frozen=True)
class KeepsType(Modification):
    """Is what a description says, and keeps a type that the text tells after it. CR 205.1b."""

    of: Modification
    still: int
    many: bool = False

    def layer(self) -> int:
        return self.of.layer()

    def parts(self) -> tuple[Modification, ...]:
        assert isinstance(self.of, DescribedAs), self.of
        kept = with_fields(self.of, {"still": self.still})
        assert isinstance(kept, DescribedAs), kept
        return kept.parts()


phrase(
    KeepsType,
    en="{of}. it's still {still:kept type}",
    es="{of}. sigue siendo {still:kept type}",
    when={"many": False},
)
phrase(
    KeepsType,
    en="{of}. they're still {still:kept types}",
    es="{of}. siguen siendo {still:kept types}",
    when={"many": True},
)


def _why_it_keeps_nothing(made: KeepsType) -> str | None:
    """The reason why nothing could keep a type; None if a description says what something is."""
    return None if isinstance(made.of, DescribedAs) else "nothing becomes something else"


misplaced(KeepsType, _why_it_keeps_nothing)
