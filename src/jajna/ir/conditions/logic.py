"""Conditions about what was done before, and those made of others. CR 608.2c, 603.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.composites import DID, Clause
from jajna.ir.declared.binding import ANYONE, follows, tells
from jajna.ir.declared.names import SACRIFICED, looks_up
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import YOU, Each, EachWord, is_anyone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "TO_SACRIFICE",
    "AllOf",
    "AnyOf",
    "CouldNot",
    "Did",
    "Unless",
]


@final
@dataclass(frozen=True)
class Did(Condition):
    """Whether the optional instruction or cost just before was done: "if you do". CR 608.2c.

    An instruction that says nothing of it couldn't be left undone.
    ``who`` and ``negative`` are how the text says it.
    """

    who: Ref = YOU
    negative: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        return (ctx.numbers.get(DID, 1) > 0) != self.negative


SOME_PLAYER: Final = Each(Player(), EachWord.ANY)
"""Some player, of those who may do something."""

phrase(
    Did,
    en="a player does",
    es="un jugador lo <hace@él>",
    when={"who": SOME_PLAYER, "negative": False},
)
phrase(
    Did,
    en="no one does",
    es="nadie lo <hace@él>",
    when={"who": SOME_PLAYER, "negative": True},
)


def _nobody_was_asked(made: Did, done: list[str]) -> str | None:
    """That "a player does" speaks of what any player might have done."""
    return "no player was asked" if made.who == SOME_PLAYER and ANYONE not in done else None


follows(Did, _nobody_was_asked)


def _asks_anyone(made: Clause) -> bool:
    return is_anyone(made.may)


tells(Clause, ANYONE, _asks_anyone)

phrase(Did, en="{who} <does>", es="{who} lo <hace>", when={"negative": False})


phrase(Did, en="{who} <doesn't>", es="{who} no lo <hace>", when={"negative": True})


@final
@dataclass(frozen=True)
class AnyOf(Condition):
    """At least one of several conditions. CR 603.4.

    ``again``: the text says "if" again before the last.
    """

    parts: tuple[Condition, ...]
    again: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(part.holds(game, ctx) for part in self.parts)


@final
@dataclass(frozen=True)
class AllOf(Condition):
    """Several conditions at once."""

    parts: tuple[Condition, ...]

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        return all(part.holds(game, ctx) for part in self.parts)


@final
@dataclass(frozen=True)
class Unless(Condition):
    """A condition that must not hold: "draw a card unless you control a Swamp". CR 608.2c."""

    condition: Condition

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        return not self.condition.holds(game, ctx)


TO_SACRIFICE: Final = "to sacrifice"
"""Name of the number of permanents that an instruction last told a player to sacrifice."""


@final
@dataclass(frozen=True)
class CouldNot(Condition):
    """Less could be sacrificed than the instruction before said: "if you can't". CR 608.2c.

    ``what`` is what was to be sacrificed, where the text says it again. ``who`` is the player who
    was to sacrifice it.
    """

    what: Filter | None = None
    who: Ref = YOU

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        done = ctx.bound.get(SACRIFICED, [])
        return len(done) < max(ctx.numbers.get(TO_SACRIFICE, 1), 1)


looks_up(CouldNot, SACRIFICED)
phrase(
    CouldNot,
    en="you can't[what? sacrifice {what:a}]",
    es="no puedes[what? sacrificar {what:un}]",
    when={"who": YOU},
)
phrase(CouldNot, en="{who} <can't>", es="{who} no <puede>", when={"what": None})


def _not_sacrificed(made: CouldNot, done: list[str]) -> str | None:
    return None if done[-1:] == [SACRIFICED] else "nothing was to be sacrificed before"


follows(CouldNot, _not_sacrificed)
