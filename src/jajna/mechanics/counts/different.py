"""Numbers of different powers, toughnesses, mana values or names. CR 208, 202.3, 201.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Filter
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import all_that_fit
from jajna.vocab import Aspects, Reads, Term, zone_facts
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ControlDifferent", "DifferentAmong", "DifferentAre", "DifferentlyNamed", "Differing"]


class Differing(Term):
    """A characteristic to compare objects by: a number or the name. CR 201.2, 202.3, 208."""

    POWER = "power"
    TOUGHNESS = "toughness"
    MANA_VALUE = "mana value"
    NAME = "name"


words(
    "stats",
    {
        Differing.POWER: ("powers", "fuerzas"),
        Differing.TOUGHNESS: ("toughnesses", "resistencias"),
        Differing.MANA_VALUE: ("mana values", "valores de maná"),
    },
)
words(
    "different stats",
    {
        Differing.POWER: ("different powers", "fuerzas diferentes"),
        Differing.TOUGHNESS: ("different toughnesses", "resistencias diferentes"),
        Differing.MANA_VALUE: ("different mana values", "valores de maná diferentes"),
        Differing.NAME: ("different names", "nombres diferentes"),
    },
)
words(
    "each different stat",
    {
        Differing.POWER: ("different power", "fuerza diferente"),
        Differing.TOUGHNESS: ("different toughness", "resistencia diferente"),
        Differing.MANA_VALUE: ("different mana value", "valor de maná diferente"),
    },
)


def _aspects(stat: Differing) -> int:
    return Aspects.NAMES if stat in (Differing.MANA_VALUE, Differing.NAME) else Aspects.POWER


def _different(game: Game, things: list[int], stat: Differing) -> int:
    if stat is Differing.NAME:
        # CR 201.2a: objects without a name have neither a common nor a different name.
        return len({game.object(thing).now.name for thing in things} - {""})
    numbers = Stat(stat.value)
    return len({stat_value(game, thing, numbers) for thing in things})


@final
@dataclass(frozen=True)
class DifferentAmong(Amount):
    """The number of different values that a characteristic has among objects. CR 208, 202.3."""

    filter: Filter
    stat: Differing = Differing.POWER

    def aspects(self) -> int:
        return _aspects(self.stat)

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        return _different(game, all_that_fit(game, ctx, self.filter), self.stat)


phrase(
    DifferentAmong,
    en="the number of {stat:different stats} among {filter:s}",
    es="la cantidad de {stat:different stats} entre {filter:los}",
)
phrase(
    DifferentAmong,
    en="{stat:each different stat} among {filter:s}",
    es="{stat:each different stat} entre {filter:los}",
    place="each",
)


@final
@dataclass(frozen=True)
class DifferentCosts(Amount):
    """The number of different mana costs among objects; what has none doesn't count. CR 202.1."""

    filter: Filter

    def aspects(self) -> int:
        return Aspects.NAMES

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        costs = [game.object(one).now.mana_cost for one in all_that_fit(game, ctx, self.filter)]
        return len({str(cost) for cost in costs if cost is not None})


phrase(
    DifferentCosts,
    en="the number of different mana costs among {filter:s}",
    es="la cantidad de costes de maná diferentes entre {filter:los}",
)
phrase(
    DifferentCosts,
    en="different mana cost among {filter:s}",
    es="coste de maná diferente entre {filter:los}",
    place="each",
)


@final
@dataclass(frozen=True)
class DifferentlyNamed(Amount):
    """The number of different names among objects. CR 201.2a."""

    filter: Filter

    def aspects(self) -> int:
        return Aspects.NAMES

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        return _different(game, all_that_fit(game, ctx, self.filter), Differing.NAME)


phrase(
    DifferentlyNamed,
    en="the number of differently named {filter:s}",
    es="la cantidad de {filter:s} con nombres diferentes",
)
phrase(
    DifferentlyNamed,
    en="differently named {filter:one}",
    es="{filter:one} con un nombre diferente",
    place="each",
)


@final
@dataclass(frozen=True)
class DifferentAre(Condition):
    """A characteristic has at least ``number`` different values among objects. CR 202.3."""

    number: int
    stat: Differing
    filter: Filter

    def aspects(self) -> int:
        return _aspects(self.stat)

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        return _different(game, all_that_fit(game, ctx, self.filter), self.stat) >= self.number


phrase(
    DifferentAre,
    en="there are {number} or more {stat:stats} among {filter:s}",
    es="<hay> {number} o más {stat:stats} entre {filter:los}",
)


@final
@dataclass(frozen=True)
class ControlDifferent(Condition):
    """You control at least ``number`` objects with different values. CR 208, 202.3."""

    number: int
    what: Filter
    stat: Differing = Differing.POWER

    def aspects(self) -> int:
        return _aspects(self.stat) | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        found = all_that_fit(game, ctx, self.what)
        yours = [one for one in found if game.object(one).controller == ctx.controller]
        return _different(game, yours, self.stat) >= self.number


phrase(
    ControlDifferent,
    en="you control {number} or more {what:s} with {stat:different stats}",
    es="<controla@tú> {number} o más {what:s} con {stat:different stats}",
)
