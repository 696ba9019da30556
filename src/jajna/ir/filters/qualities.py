"""What something is like by its characteristics: colors, supertypes, abilities. CR 109.3."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter
from jajna.ir.filters.common import object_of
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import Aspects, ManaCost, Term, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "BothColors",
    "ColorCount",
    "Colored",
    "HasAdventure",
    "HowColored",
    "OfColor",
    "OfSupertype",
    "WithAnyKeyword",
    "WithKeyword",
    "WithXInCost",
    "WithoutAbilities",
]


@final
@dataclass(frozen=True)
class OfColor(Filter):
    """Of the color, by its ``Color`` bit. CR 105.2."""

    color: int

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors & self.color != 0


class HowColored(Term):
    """How many colors something has. CR 105.2a, 105.2b, 105.2c."""

    COLORLESS = "colorless"
    MONOCOLORED = "monocolored"
    MULTICOLORED = "multicolored"


@final
@dataclass(frozen=True)
class ColorCount(Filter):
    """Colorless, monocolored or multicolored. CR 105.2a, 105.2b, 105.2c."""

    word: HowColored

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        count = found.now.colors.bit_count()
        if self.word is HowColored.COLORLESS:
            return count == 0
        if self.word is HowColored.MONOCOLORED:
            return count == 1
        assert self.word is HowColored.MULTICOLORED, self.word
        return count > 1


words(
    "color count",
    {
        HowColored.COLORLESS: ("colorless", "<*incoloro>"),
        HowColored.MONOCOLORED: ("monocolored", "<*monocolor>"),
        HowColored.MULTICOLORED: ("multicolored", "<*multicolor>"),
    },
)

phrase(ColorCount, en="{word:color count}", es="{word:color count}", place="prefix")


@final
@dataclass(frozen=True)
class WithBasicLandType(Filter):
    """With a basic land type. CR 305.6."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and any(one in found.now.subtypes for one in BASIC_LAND_TYPES)


phrase(
    WithBasicLandType,
    en="with a basic land type",
    es="con un tipo de tierra básica",
    place="suffix",
)


@final
@dataclass(frozen=True)
class Historic(Filter):
    """Legendary, an artifact or a Saga. CR 700.6."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.is_historic()


phrase(Historic, en="historic", es="<*histórico>", place="prefix")


@final
@dataclass(frozen=True)
class Colored(Filter):
    """That has a color, or several. CR 105.2."""

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors != 0


phrase(
    Colored,
    en="that <is> one or more colors",
    es="que <sea> de uno o más colores",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfSupertype(Filter):
    """With a supertype, by its ``Supertype`` bit. CR 205.4."""

    supertype: int

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.supertypes & self.supertype != 0


@final
@dataclass(frozen=True)
class WithKeyword(Filter):
    """With, or ``without``, a keyword ability, by its ``Keyword`` bit. CR 702."""

    keyword: int
    without: bool = False
    clause: bool = field(default=False, compare=False)
    """Whether the text says "that has"."""

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.has(self.keyword) != self.without


phrase(
    WithKeyword,
    en="that has {keyword:keyword}",
    es="que <tenga> la habilidad de {keyword:keyword}",
    when={"without": False, "clause": True},
    place="suffix",
)
phrase(
    WithKeyword,
    en="with {keyword:keyword}",
    es="con la habilidad de {keyword:keyword}",
    when={"without": False, "clause": False},
    place="suffix",
)

phrase(
    WithKeyword,
    en="without {keyword:keyword}",
    es="sin la habilidad de {keyword:keyword}",
    when={"without": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithAnyKeyword(Filter):
    """With at least one of several keyword abilities, or ``without`` all of them, by their names.

    CR 702.
    """

    first: str
    middle: tuple[str, ...]
    last: str
    without: bool = False

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        names = (self.first, *self.middle, self.last)
        has = any(one.name in names for one in found.now.kit.keyworded)
        return has != self.without


for _without, _with, _con in ((False, "with", "con"), (True, "without", "sin")):
    phrase(
        WithAnyKeyword,
        en=f"{_with} {{first:keyword name}} or {{last:keyword name}}",
        es=f"{_con} las habilidades de {{first:keyword name}} o {{last:keyword name}}",
        when={"without": _without, "middle": ()},
        place="suffix",
    )
    phrase(
        WithAnyKeyword,
        en=f"{_with} {{first:keyword name}}, {{middle:,;keyword name}}, or {{last:keyword name}}",
        es=f"{_con} las habilidades de {{first:keyword name}}, {{middle:,;keyword name}} o "
        "{last:keyword name}",
        when={"without": _without},
        place="suffix",
    )


@final
@dataclass(frozen=True)
class WithoutAbilities(Filter):
    """With no abilities at all, nor a mana ability of a basic land type. CR 113, 305.6."""

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and not found.now.kit.all and not found.now.kit.intrinsic


phrase(WithoutAbilities, en="with no abilities", es="sin habilidades", place="suffix")


@final
@dataclass(frozen=True)
class HasAdventure(Filter):
    """That has an Adventure, even if it isn't one now. CR 715.2a."""

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.has_adventure


phrase(
    HasAdventure,
    en="that has an Adventure",
    es="que <tenga> una Aventura",
    place="suffix",
)


@final
@dataclass(frozen=True)
class SpellOrAdventure(Filter):
    """That is an instant or a sorcery, or has an Adventure, as a text lists these of cards.
    CR 304, 307, 715.2a.
    """

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return found.now.types & (Type.INSTANT | Type.SORCERY) != 0 or found.now.has_adventure


phrase(
    SpellOrAdventure,
    en="that are instant cards, sorcery cards, and/or have an Adventure",
    es="que sean cartas de instantáneo, cartas de conjuro y/o tengan una Aventura",
    place="suffix",
)


@final
@dataclass(frozen=True)
class BothColors(Filter):
    """Of each of two colors, by their ``Color`` bits. CR 105.2."""

    first: int
    second: int

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        both = self.first | self.second
        return found is not None and found.now.colors & both == both


phrase(
    BothColors,
    en="that <is> both {first:colors} and {second:colors}",
    es="que <sea> {first:colors} y {second:colors} a la vez",
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithXInCost(Filter):
    """With {X} in its mana cost. CR 107.3, 202.1. ``many``: the text says "their mana costs"."""

    without: bool = False
    many: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.NAMES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        cost = found.now.mana_cost
        has = cost is not None and any(one.variable for one in cost.symbols)
        return has != self.without


phrase(
    WithXInCost,
    en="with {X} in its mana cost",
    es="con {X} en su coste de maná",
    when={"without": False, "many": False},
    place="suffix",
)
phrase(
    WithXInCost,
    en="with {X} in their mana costs",
    es="con {X} en sus costes de maná",
    when={"without": False, "many": True},
    place="suffix",
)
phrase(
    WithXInCost,
    en="without {X} in its mana cost",
    es="sin {X} en su coste de maná",
    when={"without": True, "many": False},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithManaCost(Filter):
    """With exactly one of some mana costs: "with mana cost {0} or {1}". CR 202.1, 118.5."""

    costs: tuple[ManaCost, ...]

    def aspects(self) -> int:
        return Aspects.NAMES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.now.mana_cost is None:
            return False
        return any(found.now.mana_cost.symbols == one.symbols for one in self.costs)


phrase(
    WithManaCost,
    en="with mana cost {costs:or}",
    es="con coste de maná {costs:o}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfSoManyColors(Filter):
    """Of exactly so many colors. CR 105.2."""

    number: int

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors.bit_count() == self.number


phrase(
    OfSoManyColors,
    en="that <is> exactly {number} colors",
    es="que <sea> exactamente de {number} colores",
    place="suffix",
)
