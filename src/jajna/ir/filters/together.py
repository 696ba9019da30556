"""What several things that are chosen must have together: different names, a total. CR 601.2c,
701.23b.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import OBJECTS, Amount, Filter
from jajna.ir.declared.binding import needs, within
from jajna.ir.filters.logic import All
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import Target
from jajna.vocab import Aspects, Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ONE_AFTER_ANOTHER",
    "ControlledTogether",
    "DifferentManaValues",
    "DifferentNames",
    "Together",
    "TotalAtMost",
    "can_be_chosen",
    "together_in",
]

ONE_AFTER_ANOTHER: Final = "one after another"
"""Several things are described that are chosen one after another."""


@dataclass(frozen=True, eq=False)
class Together(Filter):
    """A description of several things as a whole, of which each alone may be anything."""

    def where(self) -> int:
        return OBJECTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return True

    def allows(self, game: Game, ctx: Context, chosen: list[int], thing: int) -> bool:
        """Whether a thing can be chosen as well after others were."""
        raise NotImplementedError(type(self).__name__)

    def is_checked_again(self) -> bool:
        """Whether targets that no longer fit together are illegal on resolution. CR 608.2b."""
        return False


def together_in(fits: Filter) -> Together | None:
    """The part of a description that is about several things as a whole; None without one."""
    for part in fits.parts if isinstance(fits, All) else (fits,):
        if isinstance(part, Together):
            return part
    return None


def can_be_chosen(
    game: Game, ctx: Context, fits: Together, things: list[int], chosen: list[int], least: int
) -> list[int]:
    """The things that can be chosen next, as a list, so that ``least`` can be chosen in all."""
    left = [
        thing for thing in things if thing not in chosen and fits.allows(game, ctx, chosen, thing)
    ]
    if len(chosen) + 1 >= least:
        return left
    return [
        thing for thing in left if can_be_chosen(game, ctx, fits, left, [*chosen, thing], least)
    ]


class SaidNames(Term):
    """How a text says that some cards have different names. CR 201.2b."""

    WITH = "with different names"
    THAT = "that have different names"
    EACH = "that each have different names"


words(
    "with different names",
    {
        SaidNames.WITH: ("with different names", "con nombres diferentes"),
        SaidNames.THAT: ("that have different names", "que tengan nombres diferentes"),
        SaidNames.EACH: (
            "that each have different names",
            "que tengan cada una un nombre diferente",
        ),
    },
)


@final
@dataclass(frozen=True)
class DifferentNames(Together):
    """Things of which no two have the same name, and each has one. CR 201.2b."""

    said: SaidNames = field(default=SaidNames.WITH, compare=False)

    def aspects(self) -> int:
        return Aspects.NAMES

    def allows(self, game: Game, ctx: Context, chosen: list[int], thing: int) -> bool:
        name = game.object(thing).now.name
        return name != "" and name not in [game.object(one).now.name for one in chosen]


phrase(
    DifferentNames,
    en="{said:with different names}",
    es="{said:with different names}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class DifferentManaValues(Together):
    """Things of which no two have the same mana value. CR 202.3."""

    def allows(self, game: Game, ctx: Context, chosen: list[int], thing: int) -> bool:
        values = [stat_value(game, one, Stat.MANA_VALUE) for one in chosen]
        return stat_value(game, thing, Stat.MANA_VALUE) not in values


phrase(
    DifferentManaValues,
    en="with different mana values",
    es="con valores de maná diferentes",
    place="suffix",
)


@final
@dataclass(frozen=True)
class ControlledTogether(Together):
    """Things that the same player controls, or all different players. CR 108.4, 601.2c."""

    same: bool

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def allows(self, game: Game, ctx: Context, chosen: list[int], thing: int) -> bool:
        player = game.object(thing).controller
        return all((game.object(one).controller == player) == self.same for one in chosen)

    def is_checked_again(self) -> bool:
        return True


phrase(
    ControlledTogether,
    en="controlled by the same player",
    es="<*controlado> por el mismo jugador",
    when={"same": True},
    place="suffix",
)
phrase(
    ControlledTogether,
    en="controlled by different players",
    es="<*controlado> por jugadores diferentes",
    when={"same": False},
    place="suffix",
)
needs(ControlledTogether, ONE_AFTER_ANOTHER, "only what is targeted is chosen so")


@final
@dataclass(frozen=True)
class TotalAtMost(Together):
    """Things whose mana values or powers add up to no more than a number. CR 202.3, 208.1."""

    stat: Stat
    most: Amount

    def allows(self, game: Game, ctx: Context, chosen: list[int], thing: int) -> bool:
        total = sum([stat_value(game, one, self.stat) for one in [*chosen, thing]])
        return total <= self.most.value(game, ctx)


phrase(
    TotalAtMost,
    en="with total mana value {most} or less",
    es="con valor de maná total de {most} o menos",
    when={"stat": Stat.MANA_VALUE},
    place="suffix",
)
phrase(
    TotalAtMost,
    en="with total power {most} or less",
    es="con fuerza total de {most} o menos",
    when={"stat": Stat.POWER},
    place="suffix",
)
needs(DifferentNames, ONE_AFTER_ANOTHER, "what is chosen here isn't chosen one after another")
needs(DifferentManaValues, ONE_AFTER_ANOTHER, "what is chosen here isn't chosen one after another")
needs(TotalAtMost, ONE_AFTER_ANOTHER, "what is chosen here isn't chosen one after another")
within(Target, ONE_AFTER_ANOTHER, "filter")
