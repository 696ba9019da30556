"""How often an ability has resolved this turn. CR 608.2."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Amount, Condition, walk
from jajna.ir.declared.binding import TIMES, misplaced, needs, tells
from jajna.vocab import Reads
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ResolvedTime", "TimesResolved", "resolution_mark", "times_resolved"]


def resolution_mark(game: Game, item: int) -> str:
    """Under which name it is noted on its source how often the ability on the stack has resolved:
    one of several alike is told from the others by its place among them.
    """
    found = game.object(item).item
    assert found is not None, "only an ability on the stack resolves"
    kit = game.object(found.ctx.source).now.kit
    for place, ability in enumerate(kit.triggered):
        if ability.effect in found.effects:
            return f"resolved trigger {place}"
    for place, activated in enumerate(kit.activated):
        if activated is found.ability:
            return f"resolved ability {place}"
    return "resolved"


def times_resolved(game: Game, item: int) -> int:
    """How often the ability on the stack has resolved this turn, this time counted. CR 608.2."""
    found = game.object(item).item
    if found is None:
        return 0
    noted = game.object(found.ctx.source).marks.get(resolution_mark(game, item), [])
    return noted[1] if noted and noted[0] == game.turn.number else 0


@final
@dataclass(frozen=True)
class TimesResolved(Amount):
    """How often the ability that is resolving has resolved this turn. CR 608.2."""

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def value(self, game: Game, ctx: Context) -> int:
        return times_resolved(game, ctx.item) if ctx.item else 0


phrase(
    TimesResolved,
    en="the number of times this ability has resolved this turn",
    es="la cantidad de veces que esta habilidad se ha resuelto este turno",
)


words(
    "nth time",
    {
        1: ("first", "primera"),
        2: ("second", "segunda"),
        3: ("third", "tercera"),
        4: ("fourth", "cuarta"),
        5: ("fifth", "quinta"),
        10: ("tenth", "décima"),
    },
)


@final
@dataclass(frozen=True)
class ResolvedTime(Condition):
    """The ability is resolving for the first (second, third ...) time this turn. CR 608.2.

    ``again``: the text has just spoken of another time. ``it``: it says "it's", not "this is".
    """

    number: int
    again: bool = False
    it: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(ctx.item) and times_resolved(game, ctx.item) == self.number


phrase(
    ResolvedTime,
    en="this is the {number:nth time} time this ability has resolved this turn",
    es="esta es la {number:nth time} vez que esta habilidad se ha resuelto este turno",
    when={"again": False, "it": False},
)
phrase(
    ResolvedTime,
    en="it's the {number:nth time} time this ability has resolved this turn",
    es="es la {number:nth time} vez que esta habilidad se ha resuelto este turno",
    when={"again": False, "it": True},
)
phrase(
    ResolvedTime,
    en="it's the {number:nth time} time",
    es="es la {number:nth time} vez",
    when={"again": True},
)


def _is_another(made: ResolvedTime) -> bool:
    return made.again


def _not_resolving(made: Triggered) -> str | None:
    if any(isinstance(node, ResolvedTime) for node in walk(made.condition or made.on)):
        return "an ability that only triggers isn't resolving"
    return None


needs(ResolvedTime, TIMES, "no other time was spoken of before", _is_another)
tells(ResolvedTime, TIMES)


misplaced(Triggered, _not_resolving)
