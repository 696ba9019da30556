"""Power, toughness and mana value, compared. CR 208, 202.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import StatOf, stat_value
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.filters.common import object_of
from jajna.ir.refs import all_that_fit
from jajna.vocab import Aspects, Reads, is_player, zone_facts
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HasGreatest", "Lesser", "OfSize", "OwnStatsCompare", "StatIs"]


@final
@dataclass(frozen=True)
class StatIs(Filter):
    """Whose power, toughness or mana value compares to an amount. CR 208, 202.3.

    ``compare`` is "or less", "or greater", "less", "greater" or "" for equal.
    """

    stat: str
    than: Amount
    compare: str = ""

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        left = stat_value(game, thing, self.stat)
        right = self.than.value(game, ctx)
        if self.compare == "or less":
            return left <= right
        if self.compare == "or greater":
            return left >= right
        if self.compare == "less":
            return left < right
        if self.compare == "greater":
            return left > right
        if self.compare == "less or equal":
            return left <= right
        assert self.compare in ("", "equal"), self.compare
        return left == right


for _compare, _en, _es in (
    ("or less", "with {stat:stat} {than} or less", "con {stat:stat} de {than} o menos"),
    ("or greater", "with {stat:stat} {than} or greater", "con {stat:stat} de {than} o más"),
    ("less", "with {stat:stat} less than {than}", "con {stat:stat} menor que {than}"),
    ("greater", "with {stat:stat} greater than {than}", "con {stat:stat} mayor que {than}"),
    (
        "less or equal",
        "with {stat:stat} less than or equal to {than}",
        "con {stat:stat} menor o igual que {than}",
    ),
    ("equal", "with {stat:stat} equal to {than}", "con {stat:stat} igual a {than}"),
    ("", "with {stat:stat} {than}", "con {stat:stat} de {than}"),
):
    phrase(StatIs, en=_en, es=_es, when={"compare": _compare}, place="suffix")


@final
@dataclass(frozen=True)
class OfSize(Filter):
    """With just this power and toughness: "1/1 creature". CR 208.1."""

    power: int
    toughness: int

    def aspects(self) -> int:
        return Aspects.POWER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return (found.now.power, found.now.toughness) == (self.power, self.toughness)


phrase(
    OfSize,
    en="{power:#}/{toughness:#}",
    es="{power:#}/{toughness:#}",
    place="prefix",
)


@final
@dataclass(frozen=True)
class OwnStatsCompare(Filter):
    """Whose power compares to its own toughness, or the other way round. CR 208.

    ``compare`` is "equal to", "greater than" or "less than".
    """

    stat: str
    compare: str
    other: str

    def aspects(self) -> int:
        return Aspects.POWER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        left, right = stat_value(game, thing, self.stat), stat_value(game, thing, self.other)
        if self.compare == "equal to":
            return left == right
        return left > right if self.compare == "greater than" else left < right


words(
    "compared",
    {
        "equal to": ("equal to", "igual a"),
        "greater than": ("greater than", "mayor que"),
        "less than": ("less than", "menor que"),
    },
)

phrase(
    OwnStatsCompare,
    en="with {stat:stat} {compare:compared} (its|their) {other:stat}",
    es="con {stat:stat} {compare:compared} su {other:stat}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class Lesser(Filter):
    """Whose power, toughness or mana value is less than that of something named before, or
    ``equal`` to it. CR 608.2h. ``of`` is that, which the text doesn't say again.
    """

    stat: str
    equal: bool = False
    of: Ref | None = None

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        assert self.of is not None, "what it is less than was never bound"
        if is_player(thing):
            return False
        most = StatOf(self.of, self.stat).value(game, ctx)
        return stat_value(game, thing, self.stat) < most + self.equal


phrase(
    Lesser,
    en="with[equal? equal or] lesser {stat:stat}",
    es="con {stat:stat} [equal? igual o] menor",
    place="suffix",
    unsaid=("of",),
)


@final
@dataclass(frozen=True)
class HasGreatest(Filter):
    """Whose power, toughness or mana value is the greatest among some things. CR 208, 202.3.

    ``word`` is "greatest", "highest", "least" or "lowest".
    """

    stat: str
    among: Filter
    word: str = "greatest"

    def aspects(self) -> int:
        return Aspects.NAMES if self.stat == "mana value" else Aspects.POWER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.among.where())

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        values = [stat_value(game, one, self.stat) for one in all_that_fit(game, ctx, self.among)]
        if is_player(thing) or not values:
            return False
        most = max(values) if self.word in ("greatest", "highest") else min(values)
        return stat_value(game, thing, self.stat) == most


words(
    "most",
    {
        "greatest": ("greatest", "mayor"),
        "highest": ("highest", "mayor"),
        "least": ("least", "menor"),
        "lowest": ("lowest", "menor"),
    },
)

phrase(
    HasGreatest,
    en="with the {word:most} {stat:stat} among {among:s}",
    es="que <tenga> la {word:most} {stat:stat} entre {among:los}",
    place="suffix",
)
phrase(
    HasGreatest,
    en="with the {word:most} mana value among {among:s}",
    es="que <tenga> el {word:most} valor de maná entre {among:los}",
    when={"stat": "mana value"},
    place="suffix",
)
