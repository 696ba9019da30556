"""Effects made of effects: sequences, clauses with conditions and costs, modes, later triggers.
CR 603.7, 603.12, 608.2, 700.2.

These are the only effects that push frames.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Triggered
from jajna.ir.amounts import CountOfThese
from jajna.ir.base import Amount, Condition, Cost, Duration, Effect, Filter, Node, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import RESULT, game_binds, looks_up
from jajna.vocab import Step, Term
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AGREED",
    "DID",
    "ChooseFirst",
    "ChooseTarget",
    "Clause",
    "Delayed",
    "Enchanting",
    "ForEach",
    "Later",
    "LookUp",
    "Mode",
    "Modes",
    "Mutating",
    "Outcome",
    "Repeat",
    "RollTable",
    "Sequence",
    "WhenNext",
    "WhenYouDo",
    "WheneverThisTurn",
    "is_done_once",
]

DID: Final = "did"
"""Name of the number for the last optional or paid clause: 1 if it was done, 0 if not; of one with
"unless" whether somebody paid.
"""
AGREED: Final = "agreed"
"""Name under which the players are bound who decided to do what the last clause let them do."""
game_binds(AGREED)


@final
@dataclass(frozen=True)
class Sequence(Effect):
    """Instructions followed in order. CR 608.2c.

    ``joiner`` is how the text joins them: "." or ". Then" between sentences, "and", ", and" or
    ", then" within one; "then" is commas and ", then" before the last.
    """

    effects: tuple[Effect, ...]
    joiner: str = field(default=".", compare=False)

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        # What is joined by "and" is one cost; what comes then depends on what was done before it.
        first = self.effects if self.joiner in ("and", ", and") else self.effects[:1]
        return any(one.falls_short(game, ctx, player) for one in first)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order(self.effects, ctx)


@final
@dataclass(frozen=True)
class Clause(Effect):
    """An instruction with its condition, choice and costs. CR 608.2c, 118.12.

    They resolve in this order. If ``condition`` is false, ``otherwise`` happens, or nothing. The
    player ``may``, if given, decides whether to go on. ``payer`` then pays ``costs`` to go on:
    "you may pay {1}. If you do, ...". ``payer`` may pay ``unless`` to prevent the instruction:
    "... unless its controller pays {3}". The result is noted for "if you do". ``once``: the player
    may do so only once each turn, as the last sentence of the text says.

    The other fields are only wording. ``late``: the condition follows the instruction. ``have``:
    "may have ... do" for an instruction with another subject. ``instead``: ``otherwise`` is an
    earlier sentence, which this one replaces if the condition holds. Its value is the place of
    that word: "first" before the instruction, "last" after it, "late" if the condition follows.
    ``apart``: the earlier sentence is a paragraph of its own, perhaps after an ability ``word``.
    ``refused``: an earlier sentence offers to pay ``unless``: "that player may pay {3}. If they
    don't, ...". Its value is the word for ``payer``: "you", "they", "that player" or "the player".
    ``paid`` is the word for another ``payer`` after the payment: "that player" or "the player", ""
    for "they". ``then``: "you may then"; ``ahead``: the text has ``unless`` before the instruction.
    """

    effect: Effect
    condition: Condition | None = None
    may: Ref | None = None
    costs: tuple[Cost, ...] = ()
    unless: tuple[Cost, ...] = ()
    payer: Ref | None = None
    otherwise: Effect | None = None
    late: bool = False
    have: bool = False
    instead: str = field(default="", compare=False)
    apart: bool = False
    word: str = field(default="", compare=False)
    refused: str = field(default="", compare=False)
    paid: str = field(default="", compare=False)
    once: bool = False
    then: bool = field(default=False, compare=False)
    ahead: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.kernel.run_clause(game, self, ctx)


def is_done_once(effect: Effect) -> bool:
    """Whether what a player may do first is something that they may do only once each turn."""
    first = effect.effects[0] if isinstance(effect, Sequence) else effect
    return isinstance(first, Clause) and first.once


def _ends_too_early(made: Sequence) -> str | None:
    """The reason why an "unless" before several instructions isn't about the first alone."""
    early = made.effects[:-1] if made.joiner not in (".", ". Then") else ()
    if any(isinstance(one, Clause) and one.ahead for one in early):
        return "what is said first is about all that follows in the sentence"
    return None


misplaced(Sequence, _ends_too_early)


@final
@dataclass(frozen=True)
class ChooseFirst(Effect):
    """An instruction for which something has to be chosen first. CR 608.2d.

    The text says no more than the instruction: "creatures of the creature type of your choice".
    """

    choice: Effect
    effect: Effect

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((self.choice, self.effect), ctx)


@final
@dataclass(frozen=True)
class ForEach(Effect):
    """An instruction followed for each of several things. CR 608.2f.

    It happens for all at once where that is possible, else for one after the other.
    ``ctx.affected`` and ``ctx.bound[refs.EACH]`` are the present thing.
    """

    each: Ref
    effect: Effect

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.kernel.run_for_all(game, self.each.things(game, ctx), self.effect, ctx)


@final
@dataclass(frozen=True)
class Repeat(Effect):
    """An instruction followed several times: "for each 1 damage prevented this way". CR 608.2c.

    ``times`` is the number that "for each" counts. With ``each`` the instruction speaks of the
    present one of the things counted, ``ctx.bound[refs.EACH]``.
    """

    times: Amount
    effect: Effect
    each: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.each:
            things = self.times.each_counted(game, ctx)
            game.kernel.run_for_all(game, things, self.effect, ctx)
            return
        game.frames.run_in_order((self.effect,) * max(self.times.value(game, ctx), 0), ctx)


def _is_done_for_these(made: Repeat) -> str | None:
    these = isinstance(made.times, CountOfThese)
    return "it is done for each of the things themselves" if these else None


misplaced(Repeat, _is_done_for_these)


@final
@dataclass(frozen=True)
class Enchanting(Effect):
    """The effect of an Aura spell: the Aura enters attached to its target. CR 303.4a, 608.3c.

    What ``not_as_cast`` describes can't be chosen as that target as the spell is cast (CR 601.2c).
    """

    to: Ref
    not_as_cast: Filter | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        """Nothing: the Aura's resolution itself attaches it."""


@final
@dataclass(frozen=True)
class Mutating(Effect):
    """The effect of a mutating creature spell: it merges with its target. CR 702.140c.

    With no legal target left it does nothing, and the spell enters as a creature (CR 702.140b).
    """

    to: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not self.to.things(game, ctx):
            return None
        options = [Pick(0, "on top of it"), Pick(1, "under it")]
        return Decision(
            ctx.controller, Kind.WORD, "702.140c", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        for thing in self.to.things(game, ctx):
            assert isinstance(answer, Pick), answer
            game.kernel.mutate(game, thing, ctx.source, answer.index == 0)


@final
@dataclass(frozen=True)
class ChooseTarget(Effect):
    """An instruction that only names targets; later instructions affect them. CR 115.1."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        return None


phrase(ChooseTarget, en="choose {what}", es="elige {what}")


@final
@dataclass(frozen=True)
class Mode(Node):
    """One choice of a modal spell or ability, with its own cost if it has one. CR 700.2.

    ``word`` is a flavor word before it (CR 207.2d). ``pawprints`` is how many pawprint symbols
    stand before it (CR 700.2i).
    """

    effect: Effect
    costs: tuple[Cost, ...] = ()
    word: str = field(default="", compare=False)
    pawprints: int = 0


class Fresh(Term):
    """Since when a mode must not have been chosen for the same object. CR 700.2."""

    NO = ""
    EVER = "ever"
    TURN = "turn"


@final
@dataclass(frozen=True)
class Modes(Effect):
    """Chosen modes, followed in printed order. CR 700.2.

    They are chosen during casting (CR 601.2b). ``maximum`` -1 is "any number"; it is ``most_if`` if
    ``more_if`` holds as they are chosen. Only with ``repeats`` may a mode be chosen twice
    (CR 700.2d). ``chooser`` is another player who chooses (CR 700.2e). ``fresh`` says which earlier
    chosen modes of the source are excluded. Of modes with pawprint symbols ``maximum`` limits the
    symbols of those chosen (CR 700.2i).
    """

    modes: tuple[Mode, ...]
    minimum: int = 1
    maximum: int = 1
    repeats: bool = False
    chooser: Ref | None = None
    fresh: Fresh = Fresh.NO
    more_if: Condition | None = None
    most_if: int = 2
    instead: bool = field(default=False, compare=False)
    """Whether the text of the condition ends with "instead"."""
    as_cast: bool = field(default=False, compare=False)
    """Whether the text says "as you cast this spell"."""
    least_if: int = 1
    """The least number of modes if ``more_if`` holds: "choose both instead"."""

    def least(self, game: Game, ctx: Context) -> int:
        """The least number of modes that must be chosen now. CR 700.2a."""
        if self.more_if is not None and self.more_if.holds(game, ctx):
            return self.least_if
        return self.minimum

    def asks_payment(self) -> str:
        """The name of the optional cost on which the number of modes depends; "" if on none."""
        return self.more_if.asks_payment() if self.more_if is not None else ""

    def by_pawprints(self) -> bool:
        """Whether the modes are chosen by their pawprint symbols. CR 700.2i."""
        return any(mode.pawprints > 0 for mode in self.modes)

    def pawprints(self, chosen: list[int]) -> int:
        """The number of pawprint symbols of the chosen modes. CR 700.2i."""
        return sum(self.modes[number].pawprints for number in chosen)

    def most(self, game: Game, ctx: Context) -> int:
        """The greatest number of modes that may be chosen now, -1 for any number. CR 601.2b."""
        if self.more_if is not None and self.more_if.holds(game, ctx):
            return self.most_if
        return self.maximum

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order(
            tuple(self.modes[number].effect for number in sorted(ctx.modes)), ctx
        )


class Later(Term):
    """When a delayed instruction is followed: as the next step of a kind begins. CR 603.7b."""

    END = "end"
    YOUR_END = "your end"
    COMBAT = "combat"
    UPKEEP = "upkeep"
    YOUR_UPKEEP = "your upkeep"
    THEIR_UPKEEP = "their upkeep"
    NEXT_TURN = "next turn"
    """The upkeep of the next turn."""
    CLEANUP = "cleanup"
    FIRST_UPKEEP = "first upkeep"
    YOUR_FIRST_UPKEEP = "your first upkeep"
    YOUR_FIRST_MAIN = "your first main phase"
    YOUR_MAIN = "your main phase"
    THAT_END = "that turn's end"
    """The end step of the extra turn just added."""
    THAT_COMBAT = "that combat"
    """The beginning of the combat phase just added."""

    def step(self) -> Step:
        """The step that begins."""
        if self in (Later.END, Later.YOUR_END, Later.THAT_END):
            return Step.END
        if self is Later.COMBAT:
            return Step.END_OF_COMBAT
        if self is Later.THAT_COMBAT:
            return Step.BEGINNING_OF_COMBAT
        if self is Later.YOUR_FIRST_MAIN or self is Later.YOUR_MAIN:
            return Step.PRECOMBAT_MAIN
        return Step.CLEANUP if self is Later.CLEANUP else Step.UPKEEP

    def is_begun_by(self, step: Step) -> bool:
        """Whether it comes as a step begins: either main phase is "your next main phase"."""
        return step is self.step() or (self is Later.YOUR_MAIN and step is Step.POSTCOMBAT_MAIN)

    def is_yours(self) -> bool:
        """Whether it is a step of the controller's own turn."""
        return self in (
            Later.YOUR_END,
            Later.YOUR_UPKEEP,
            Later.YOUR_FIRST_UPKEEP,
            Later.YOUR_FIRST_MAIN,
            Later.YOUR_MAIN,
        )

    def is_first(self) -> bool:
        """Whether it is the first such step of the game. CR 103.6b."""
        return self in (Later.FIRST_UPKEEP, Later.YOUR_FIRST_UPKEEP, Later.YOUR_FIRST_MAIN)


@dataclass(frozen=True, eq=False)
class Delayed(Effect):
    """Base: an instruction that is followed at a later ``moment``. CR 603.7a."""

    moment: Later
    effect: Effect


@final
@dataclass(frozen=True)
class WhenYouDo(Effect):
    """ "When you do, ...": if the action before was done, an ability triggers at once.

    CR 603.12. ``ability`` is triggered, by ``JustDone``, and chooses its own targets. ``done`` says
    what was done where the text does: "when you discard a land card this way".
    """

    ability: Ability
    done: Condition | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.done is not None:
            if not self.done.holds(game, ctx):
                return
        elif not ctx.numbers.get(DID, 1):  # what says nothing of it couldn't be left undone
            return
        assert isinstance(self.ability, Triggered), self
        game.kernel.trigger_later(game, self.ability, ctx, Duration.PERMANENT)


@final
@dataclass(frozen=True)
class WhenNext(Effect):
    """ "When you next ..., ...": an ability triggers once, later this turn. CR 603.7b, 603.7c.

    ``ability`` is triggered, and chooses its own targets.
    """

    ability: Ability

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(self.ability, Triggered), self
        on = self.ability.on
        for waiting in on.waiting(game, ctx):
            game.kernel.trigger_later(game, self.ability, waiting, on.waits())


@final
@dataclass(frozen=True)
class WheneverThisTurn(Effect):
    """ "Whenever ... this turn, ...": an ability triggers each time until the turn ends. CR 603.7b.

    ``ability`` is triggered, and chooses its own targets as it does (CR 603.3d).
    """

    ability: Ability

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(self.ability, Triggered), self
        game.kernel.trigger_later(game, self.ability, ctx, Duration.END_OF_TURN, once=False)


@final
@dataclass(frozen=True)
class Outcome(Node):
    """One row of a results table: what is done for results from ``least`` to ``most``. CR 706.3.

    ``most`` is -1 where the row has no end, ``word`` a flavor word (CR 207.2d).
    """

    least: int
    most: int
    effect: Effect
    word: str = field(default="", compare=False)

    def covers(self, result: int) -> bool:
        """Whether the row is for this result."""
        return self.least <= result and (self.most < 0 or result <= self.most)


@final
@dataclass(frozen=True)
class RollTable(Effect):
    """An instruction to roll a die, with a results table. CR 706.3.

    ``roll`` may do something else first (CR 706.3b).
    """

    roll: Effect
    outcomes: tuple[Outcome, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((self.roll, LookUp(self.outcomes)), ctx)


@final
@dataclass(frozen=True)
class LookUp(Effect):
    """Follow the row of a results table for the result just rolled. CR 706.3a."""

    outcomes: tuple[Outcome, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        result = ctx.numbers.get(RESULT, 0)
        rows = [one.effect for one in self.outcomes if one.covers(result)]
        game.frames.run_in_order(tuple(rows[:1]), ctx)


looks_up(LookUp, RESULT)
