"""Rolling dice. CR 706."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import Event, EventKind
from jajna.ir.base import Amount, Effect, Filter, Node, Pattern, Ref
from jajna.ir.refs import IMPLIED
from jajna.kernel.door import perform
from jajna.mechanics.actions.choosing import in_turn_order
from jajna.mechanics.patterns.common import bind
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["DieResult", "DieRolled", "Outcome", "RollDie", "RollTable", "RollsDice"]

RESULT: Final = "result"
"""Name of the number that is the result of the die just rolled."""


@final
class DieRolled(Event):
    """A player rolls a die; ``number`` is the result. CR 706.1, 706.2."""

    def __init__(self, player: int, sides: int, number: int) -> None:
        super().__init__(EventKind.OTHER)
        self.player = player
        self.sides = sides
        self.number = number

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.player]

    def amount(self) -> int:
        return self.number

    def apply(self, game: Game) -> list[Event]:
        return []


_SIDES: Final = (4, 6, 8, 10, 12, 20)
words("die", {sides: (f"a d{sides}", f"un d{sides}") for sides in _SIDES})
words("die in words", {6: ("a six-sided die", "un dado de seis caras")})


@final
@dataclass(frozen=True)
class RollDie(Effect):
    """An instruction to roll a die. CR 706.1. ``spelled``: the text has its sides in words."""

    sides: int
    who: Ref = IMPLIED
    spelled: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        rolls = [DieRolled(one, self.sides, game.chance.below(self.sides) + 1) for one in players]
        ctx.numbers[RESULT] = sum(roll.number for roll in rolls[:1])
        perform(game, [*rolls])


phrase(
    RollDie,
    en="{who} <rolls> {sides:die in words}",
    es="{who} <tira> {sides:die in words}",
    when={"spelled": True},
)
phrase(
    RollDie,
    en="{who} <rolls> {sides:die}",
    es="{who} <tira> {sides:die}",
    when={"spelled": False},
)


@final
@dataclass(frozen=True)
class DieResult(Amount):
    """The result of the die just rolled. CR 706.2."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(RESULT, 0)


phrase(DieResult, en="the result", es="el resultado")


@final
@dataclass(frozen=True)
class Outcome(Node):
    """One row of a results table: what is done for results from ``least`` to ``most``. CR 706.3.

    ``most`` is -1 where the row has no end, ``word`` a flavor word (CR 207.2d).
    """

    least: int
    most: int
    effect: Effect
    word: str = ""

    def covers(self, result: int) -> bool:
        """Whether the row is for this result."""
        return self.least <= result and (self.most < 0 or result <= self.most)


@final
@dataclass(frozen=True)
class RollTable(Effect):
    """An instruction to roll a die, with a results table. CR 706.3."""

    roll: Effect
    outcomes: tuple[Outcome, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.run_in_order((self.roll, LookUp(self.outcomes)), ctx)


@final
@dataclass(frozen=True)
class LookUp(Effect):
    """Follow the row of a results table for the result just rolled. CR 706.3a."""

    outcomes: tuple[Outcome, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        result = ctx.numbers.get(RESULT, 0)
        rows = [one.effect for one in self.outcomes if one.covers(result)]
        game.run_in_order(tuple(rows[:1]), ctx)


@final
@dataclass(frozen=True)
class RollsDice(Pattern):
    """A player rolls one or more dice, or a die each time. CR 706.1, 603.2c."""

    who: Filter
    several: bool = True

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.OTHER,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, DieRolled) and self.who.matches(game, ctx, event.player)

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        return self.several and isinstance(event, DieRolled)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DieRolled), event
        bind(game, ctx, event.player, event.number)
        ctx.numbers[RESULT] = event.number


phrase(
    RollsDice,
    en="whenever {who:this} <rolls> one or more dice",
    es="siempre que {who:this} <tira> uno o más dados",
    when={"several": True},
)
phrase(
    RollsDice,
    en="whenever {who:this} <rolls> a die",
    es="siempre que {who:this} <tira> un dado",
    when={"several": False},
)
