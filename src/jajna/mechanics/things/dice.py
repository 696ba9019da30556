"""Rolling dice. CR 706."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event, EventKind, OfPlayer
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Pattern, Ref, Replacement
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import RESULT, binds, looks_up
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER, IMPLIED
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.planes import PlanarDieRolled
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.triggers.common import bind
from jajna.telling import silent, tell_player
from jajna.vocab import Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "DiceRoll",
    "DieResult",
    "DieRolled",
    "OfTwo",
    "ResultOfTwo",
    "RollAnotherDie",
    "RollDie",
    "RollsDice",
    "RollsHighest",
]

OTHER_RESULT: Final = "other result"
"""Name of the number that is the result not chosen of two."""
ROLLS: Final = "dice rolled"
"""Key for the number of dice rolled this turn; with a number after it, for one die's result."""


@final
class DiceRoll(OfPlayer):
    """A player rolls one or more dice at once. CR 706.1.

    ``ignored`` is how many of them, the lowest ones, are then ignored (CR 706.6); ``plus`` is what
    the instruction adds to the natural result (CR 706.2). The results are in the history of the
    player's turn.
    """

    def __init__(self, player: int, sides: int, count: int = 1) -> None:
        super().__init__(EventKind.DICE_ROLL, player)
        self.sides = sides
        self.count = count
        self.ignored = 0
        self.plus = 0

    def clone(self) -> Event:
        copy = DiceRoll(self.player, self.sides, self.count)
        copy.ignored = self.ignored
        copy.plus = self.plus
        copy.used = self.used
        return copy

    def summed(self) -> int:
        return EventKind.DIE_ROLLED

    def amount(self) -> int:
        return 0

    def apply(self, game: Game) -> list[Event]:
        naturals = [game.chance.below(self.sides) + 1 for _ in range(self.count)]
        for low in sorted(naturals)[: self.ignored]:
            naturals.remove(low)
        return [DieRolled(self.player, self.sides, one, one + self.plus) for one in naturals]


tell_player(
    DiceRoll, "You roll dice with {sides} sides.", "{player} rolls dice with {sides} sides."
)
silent(DiceRoll)


@final
class DieRolled(Event):
    """A die was rolled. CR 706.2. ``natural`` is what it shows, ``number`` the result."""

    def __init__(self, player: int, sides: int, natural: int, number: int) -> None:
        super().__init__(EventKind.DIE_ROLLED)
        self.player = player
        self.sides = sides
        self.natural = natural
        self.number = number

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.player]

    def amount(self) -> int:
        return self.number

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, ROLLS)
        game.players[self.player].note(
            game.characteristics,
            f"{ROLLS} {game.players[self.player].happened(ROLLS)}",
            self.number,
        )
        return []


tell_player(
    DieRolled,
    "You roll {number} on a die with {sides} sides.",
    "{player} rolls {number} on a die with {sides} sides.",
)


_SIDES: Final = (4, 6, 8, 10, 12, 20)
words("die", {sides: (f"a d{sides}", f"un d{sides}") for sides in _SIDES})
words("dice", {sides: (f"two d{sides}", f"dos d{sides}") for sides in _SIDES})
words("die in words", {6: ("a six-sided die", "un dado de seis caras")})
words("added", {1: ("add", "suma"), -1: ("subtract", "resta")})


class OfTwo(Term):
    """Which result counts if two dice are rolled. CR 706.4, 706.6."""

    NOT_TWO = ""
    """A single die is rolled."""
    HIGHER = "higher"
    """The lower roll is ignored."""
    CHOSEN = "chosen"
    """The player chooses one; the other is noted too."""


@final
@dataclass(frozen=True)
class RollDie(Effect):
    """An instruction to roll a die. CR 706.1. ``spelled``: the text has its sides in words.

    ``modifier`` is then added to, or with ``sign`` -1 subtracted from, the natural result
    (CR 706.2). ``of_two``: two dice are rolled, of which one counts.
    """

    sides: int
    who: Ref = IMPLIED
    spelled: bool = False
    modifier: Amount | None = None
    sign: int = 1
    of_two: OfTwo = OfTwo.NOT_TWO

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        count = 1 if self.of_two is OfTwo.NOT_TWO else 2
        rolls = [DiceRoll(one, self.sides, count) for one in players]
        for roll in rolls:
            if self.of_two is OfTwo.HIGHER:
                roll.ignored = 1
            if self.modifier is not None:
                roll.plus = self.sign * self.modifier.value(game, ctx)
        if self.of_two is OfTwo.CHOSEN:
            game.frames.run_in_order((ChooseResult(self.who),), ctx)
        perform(game, [*rolls], ctx, RESULT)


binds(RollDie, OTHER_RESULT, RESULT)


def _settles_result(made: RollDie) -> bool:
    return made.of_two is not OfTwo.CHOSEN


trait(RollDie, Trait.ROLLS, when=_settles_result)
phrase(
    RollDie,
    en="{who} <rolls> {sides:die in words}",
    es="{who} <tira> {sides:die in words}",
    when={"spelled": True, "modifier": None},
)
phrase(
    RollDie,
    en="{who} <rolls> {sides:die}",
    es="{who} <tira> {sides:die}",
    when={"spelled": False, "modifier": None},
)
phrase(
    RollDie,
    en="{who} <rolls> {sides:die} and {sign:added} {modifier}",
    es="{who} <tira> {sides:die} y {sign:added} {modifier}",
    when={"spelled": False},
)
phrase(
    RollDie,
    en="{who} <rolls> {sides:dice} and ignore the lower roll",
    es="{who} <tira> {sides:dice} e ignora la tirada más baja",
    when={"of_two": OfTwo.HIGHER},
)
phrase(
    RollDie,
    en="{who} <rolls> {sides:dice} and choose one result",
    es="{who} <tira> {sides:dice} y elige un resultado",
    when={"of_two": OfTwo.CHOSEN},
)


@final
@dataclass(frozen=True)
class ChooseResult(Effect):
    """Choose one of the two results just rolled; the other one is noted too. CR 706.4."""

    who: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx)
        if not players:
            return None
        options = [Pick(place, str(one)) for place, one in enumerate(_last_two(game, players[0]))]
        return Decision(players[0], Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        for player in self.who.things(game, ctx)[:1]:
            assert isinstance(answer, Pick), answer
            results = _last_two(game, player)
            ctx.bind_number(RESULT, results[answer.index])
            ctx.bind_number(OTHER_RESULT, results[1 - answer.index])


binds(ChooseResult, OTHER_RESULT, RESULT)


def _last_two(game: Game, player: int) -> list[int]:
    """The results of the last two dice that the player rolled this turn."""
    last = game.players[player].happened(ROLLS)
    return [game.players[player].happened(f"{ROLLS} {number}") for number in (last - 1, last)]


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


looks_up(DieResult, RESULT)
phrase(DieResult, en="the result", es="el resultado")


@final
@dataclass(frozen=True)
class ResultOfTwo(Amount):
    """The result chosen of two, or the other one. CR 706.4."""

    chosen: bool

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(RESULT if self.chosen else OTHER_RESULT, 0)


looks_up(ResultOfTwo, OTHER_RESULT, RESULT)
phrase(ResultOfTwo, en="that result", es="ese resultado", when={"chosen": True})
phrase(ResultOfTwo, en="the other result", es="el otro resultado", when={"chosen": False})


@final
@dataclass(frozen=True)
class RollsDice(Pattern):
    """A player rolls one or more dice, or a die each time. CR 706.1, 603.2c.

    The planar die is one, whose roll has no result. CR 706.7.
    """

    who: Filter
    several: bool = True

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DIE_ROLLED, EventKind.PLANAR_DIE_ROLLED)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, PlanarDieRolled):
            return self.who.matches(game, ctx, event.player)
        return isinstance(event, DieRolled) and self.who.matches(game, ctx, event.player)

    def may_gather(self) -> bool:
        return True

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        return self.several and isinstance(event, DieRolled)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        if isinstance(event, PlanarDieRolled):
            bind(game, ctx, event.player, 0)
            return
        assert isinstance(event, DieRolled), event
        bind(game, ctx, event.player, event.number)
        ctx.bind_number(RESULT, event.number)


binds(RollsDice, EVENT_PLAYER, EVENT_AMOUNT, RESULT)
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


@final
@dataclass(frozen=True)
class RollsHighest(Pattern):
    """A player rolls the highest natural result of a die. CR 706.2."""

    who: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DIE_ROLLED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DieRolled)
            and event.natural == event.sides
            and self.who.matches(game, ctx, event.player)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DieRolled), event
        bind(game, ctx, event.player, event.number)


binds(RollsHighest, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    RollsHighest,
    en="whenever {who:this} <rolls> a die's highest natural result",
    es="siempre que {who:this} <saca> el resultado natural más alto de un dado",
)


@final
@dataclass(frozen=True)
class RollAnotherDie(Replacement):
    """A player who rolls dice rolls one more and ignores the lowest roll. CR 614.1a, 706.6."""

    who: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DICE_ROLL,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, DiceRoll) and self.who.matches(game, ctx, event.player)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DiceRoll), event
        event.count += 1
        event.ignored += 1
        return [event]


phrase(
    RollAnotherDie,
    en="if {who:this} would roll one or more dice, instead roll that many dice plus one and "
    "ignore the lowest roll",
    es="si {who:this} <fuera> a tirar uno o más dados, en vez de eso, tira esa cantidad de dados "
    "más uno e ignora la tirada más baja",
)
