"""Random games of random decks, with everything checked that must hold in all games."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final, final

from jajna.agents.random_agent import RandomAgent
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.events.stack import AbilityActivated, SpellCast, TriggerStacked
from jajna.replay import GameRecord, GameSetup, record_of
from jajna.simulation.decks import Stock, Stocked
from jajna.simulation.invariants import (
    Census,
    census,
    why_cards_lost,
    why_fallback_illegal,
    why_listed_wrongly,
    why_not_taken_back,
    why_overlooked,
    why_stale,
    why_zones_disagree,
)
from jajna.simulation.processes import spread
from jajna.simulation.running import Limits
from jajna.simulation.twins import why_hidden_shows
from jajna.variant import DUEL

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "FUZZ_LIMITS",
    "Failure",
    "FuzzReport",
    "Fuzzed",
    "Seen",
    "fuzz",
    "fuzz_game",
    "setup_for",
]

FUZZ_LIMITS: Final = Limits(100, 4_000)
TALL: Final = 60
"""A game with more on the stack is left off: what costs nothing could be activated for ever, and
each step looks at all of it.
"""
MORE_PLAYERS: Final = 0.1
"""The share of games for three."""
PLAIN: Final = 4
"""The number of games of which one begins by the rules.

In the others basic lands of all types are on the battlefield, and the stock's cards come in turn.
"""
IN_TURN: Final = 36
"""Cards whose turn comes in one of those games: few enough to be drawn."""
LONG_LIFE: Final = 2 * DUEL.starting_life
"""The life totals in those games, so that they aren't over too soon."""
COSTLY: Final = 4
"""The number of decisions of which one gets the costly checks; each gets the cheap ones."""
FORKS: Final = 3
"""Copies taken along the way and played on afterwards."""
SELDOM: Final = 10
"""The number of steps of which one compares the states of copies."""
INNERMOST: Final = 3
"""Lines of a traceback that a message shows."""


@final
@dataclass(frozen=True)
class Failure:
    """A failure of a game: its ``message``, and the ``step``, a number of answers.

    ``record`` is the shortest beginning of the game that still fails.
    """

    seed: int
    step: int
    message: str
    record: GameRecord


@final
@dataclass
class Fuzzed:
    """The result of one game, with the cards that were seen in it.

    Four sets hold names of cards: ``played`` were on the stack or the battlefield, ``cast`` were
    cast. ``activated`` and ``triggered`` had an ability activated or one that triggered.
    """

    seed: int
    failure: Failure | None = None
    decisions: int = 0
    turns: int = 0
    refused: int = 0
    played: set[str] = field(default_factory=set)
    cast: set[str] = field(default_factory=set)
    activated: set[str] = field(default_factory=set)
    triggered: set[str] = field(default_factory=set)


@final
@dataclass(frozen=True)
class Seen:
    """The number of cards seen in some use, and the number of cards that have this use."""

    cards: int
    of: int

    @property
    def share(self) -> float:
        """0 to 1; 1 where it can happen to none."""
        return self.cards / self.of if self.of else 1.0

    def data(self) -> dict[str, object]:
        """As the command line prints it in JSON."""
        return {"cards": self.cards, "of": self.of, "share": round(self.share, 4)}


@final
@dataclass
class FuzzReport:
    """Games fuzzed, added up. ``stock`` are the cards the decks were drawn from."""

    stock: Stock
    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    played: set[str] = field(default_factory=set)
    cast: set[str] = field(default_factory=set)
    activated: set[str] = field(default_factory=set)
    triggered: set[str] = field(default_factory=set)

    @property
    def cards_in_pool(self) -> int:
        """The number of different cards from which the decks were drawn."""
        return len(self.stock)

    def add(self, game: Fuzzed) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += game.decisions
        self.played |= game.played
        self.cast |= game.cast
        self.activated |= game.activated
        self.triggered |= game.triggered
        if game.failure is not None:
            self.failures.append(game.failure)

    def seen(self) -> dict[str, Seen]:
        """The number of cards seen in each use: "played", "cast", "activated", "triggered".

        Only cards that aren't lands can be cast, and only cards with such an ability can be seen
        in the last two.
        """
        items = self.stock.items
        return {
            "played": _seen(self.played, [one.name for one in items]),
            "cast": _seen(self.cast, [one.name for one in items if not one.land]),
            "activated": _seen(self.activated, [one.name for one in items if one.activated]),
            "triggered": _seen(self.triggered, [one.name for one in items if one.triggered]),
        }

    def never_played(self) -> list[str]:
        """The cards that never came onto the stack or the battlefield."""
        return [one.name for one in self.stock.items if one.name not in self.played]

    def data(self) -> dict[str, object]:
        """The report as the command line prints it in JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "failures": [
                {"seed": one.seed, "step": one.step, "message": one.message}
                for one in self.failures
            ],
            "cards_in_pool": self.cards_in_pool,
            "cards_played": len(self.played),
            **{name: seen.data() for name, seen in self.seen().items()},
        }


def _seen(names: set[str], among: list[str]) -> Seen:
    return Seen(sum(1 for name in among if name in names), len(among))


def fuzz(
    stock: Stock,
    games: int,
    seed: int = 0,
    jobs: int = 0,
    progress: Callable[[int, int], None] | None = None,
    tell: Callable[[Failure], None] | None = None,
    eras: Sequence[Era] = (CURRENT,),
) -> FuzzReport:
    """Fuzz the games with the seeds from ``seed`` on, in ``jobs`` processes (0: one per core).

    Game n is of the era at place n modulo their number. ``tell`` is given each failure as soon as
    its turn in the order of seeds has come. Raises SimulationError if a process dies.
    """
    report = FuzzReport(stock)
    given = (stock.items, [era.name for era in eras])
    for game in spread(_fuzz, range(seed, seed + games), _start, given, jobs):
        report.add(game)
        if game.failure is not None and tell is not None:
            tell(game.failure)
        if progress is not None:
            progress(report.games, games)
    return report


def _start(given: tuple[list[Stocked], list[str]]) -> tuple[Stock, list[Era]]:
    items, names = given
    return Stock(items), [find_era(name) for name in names]


def _fuzz(state: tuple[Stock, list[Era]], seed: int) -> Fuzzed:
    stock, eras = state
    return fuzz_game(stock, seed, era=eras[seed % len(eras)])


def setup_for(stock: Stock, seed: int, era: Era = CURRENT) -> GameSetup:
    """The decks and players of the game with this seed.

    One game in four is one of random decks. In the others the cards of the stock come in turn, so
    that games with seeds one after the other have them all; basic lands of all types begin on the
    battlefield, so that there is mana for them, and life totals are twice the usual.
    """
    chance = Random(f"decks {seed}")
    players = 3 if chance.random() < MORE_PLAYERS else 2
    lands_out = seed % PLAIN != 0
    if lands_out:
        number = seed // PLAIN * (PLAIN - 1) + seed % PLAIN - 1
        names = stock.in_turn(number * IN_TURN, IN_TURN, era)
        decks = tuple(stock.laid_out_deck(names[seat::players]) for seat in range(players))
    else:
        decks = tuple(stock.random_deck(chance, era) for _ in range(players))
    by_hand = tuple(seat for seat in range(players) if chance.random() < 0.25)
    life = LONG_LIFE if lands_out else None
    return GameSetup(decks, seed=seed, life=life, era=era, by_hand=by_hand, lands_out=lands_out)


def fuzz_game(stock: Stock, seed: int, limits: Limits = FUZZ_LIMITS, era: Era = CURRENT) -> Fuzzed:
    """Play the game with this seed and check it; what fails is told, never raised."""
    course = _Course(setup_for(stock, seed, era), limits)
    step, message = course.run()
    found = course.found
    found.decisions, found.turns = len(course.answers), course.turns
    if message:
        step, message = _earliest(course, step, message)
        found.failure = Failure(seed, step, message, course.record(step))
    return found


def _told(error: Exception) -> str:
    """An exception with the innermost places it came from."""
    frames = traceback.extract_tb(error.__traceback__)[-INNERMOST:]
    places = " < ".join(
        f"{frame.filename.rpartition('jajna/')[2]}:{frame.lineno} {frame.name}"
        for frame in reversed(frames)
    )
    return f"{type(error).__name__}: {error} ({places})"


@final
class _Course:
    """A game being fuzzed, with its answers and states so far."""

    def __init__(self, setup: GameSetup, limits: Limits) -> None:
        self.setup = setup
        self.limits = limits
        self.answers: list[str] = []
        self.digests: list[str] = []
        self.broken = ""
        """The answer that raised an exception, where one did."""
        self.forks: list[tuple[int, Game]] = []
        self.turns = 0
        self.found = Fuzzed(setup.seed)
        self._told = 0
        """The number of events of the game that have been checked."""
        self._before: Census = {}
        self._chance = Random(f"checks {setup.seed}")
        self._agents = [
            RandomAgent(f"player {setup.seed} {seat}") for seat in range(len(setup.decks))
        ]

    def run(self) -> tuple[int, str]:
        """Play, replay and play the forks; give the step and the message of a failure, or ""."""
        step, message = self._play()
        if not message:
            step, message = self._again(self.setup.begin(), 0, "the replay", 1)
        for begun, fork in self.forks:
            if not message:
                what = f"the fork taken at step {begun}"
                step, message = self._again(fork, begun, what, SELDOM)
        return step, message

    def _play(self) -> tuple[int, str]:
        try:
            game = self.setup.begin()
            self._before = census(game)
            while game.decision is not None and not self._at_limit(game):
                self.digests.append(game.digest())
                message = self.check(game, self._chance.randrange(COSTLY) == 0)
                if message:
                    return len(self.answers), message
                self._note(game)
                self._step(game)
        except Exception as error:
            return len(self.answers), _told(error)
        self.digests.append(game.digest())
        self.turns = game.turn.number
        self._note(game)
        return len(self.answers), self.check(game, True)

    def _at_limit(self, game: Game) -> bool:
        return (
            game.turn.number > self.limits.turns
            or len(self.answers) >= self.limits.decisions
            or len(game.zones.stack) > TALL
        )

    def _step(self, game: Game) -> None:
        question = game.decision
        assert question is not None, "nothing is asked"
        answer = self._agents[question.players[0]].choose(question, None)
        if game.why_not(answer) is not None:
            self.found.refused += 1
            answer = question.fallback
        if len(self.forks) < FORKS and self._chance.random() < 0.02:
            self.forks.append((len(self.answers), game.fork()))
        self.broken = answer.notation()
        game.answer(answer)
        self.answers.append(self.broken)
        self.broken = ""

    def _note(self, game: Game) -> None:
        """Note the cards and what happened to them since this was last called."""
        for number in (*game.zones.battlefield, *game.zones.stack):
            self._add(game, number, self.found.played)
        for event in game.history.log[self._told :]:
            if isinstance(event, SpellCast):
                self._add(game, event.object, self.found.cast)
            elif isinstance(event, AbilityActivated):
                self._add(game, event.source, self.found.activated)
            elif isinstance(event, TriggerStacked):
                self._add(game, event.source, self.found.triggered)
        self._told = len(game.history.log)

    def _add(self, game: Game, number: int, names: set[str]) -> None:
        thing = game.object(number)
        if not thing.token and (thing.item is None or thing.item.is_spell):
            names.add(thing.definition.card.name)

    def check(self, game: Game, thoroughly: bool) -> str:
        """The message of the first invariant that doesn't hold now, or ""."""
        message = (
            why_zones_disagree(game)
            or why_cards_lost(game, self._before)
            or why_not_taken_back(game)
        )
        if message is None and thoroughly:
            message = (
                why_fallback_illegal(game)
                or why_stale(game)
                or why_overlooked(game)
                or why_listed_wrongly(game)
                or why_hidden_shows(game, self._chance)
            )
        return message or ""

    def _again(self, game: Game, begun: int, what: str, often: int) -> tuple[int, str]:
        """Give the same answers to another game; it must go through the same states.

        They are compared at one step out of ``often``, and at the end.
        """
        step = begun
        try:
            for step in range(begun, len(self.answers)):
                recorded = self.digests[step]
                if step % often == 0 and (found := game.digest()) != recorded:
                    return step, f"{what} has the digest {found} instead of {recorded}"
                question = game.decision
                if question is None:
                    return step, f"{what} is over"
                game.answer(question.parse(self.answers[step]))
            step = len(self.answers)
            found = game.digest()
        except Exception as error:
            return step, f"{what} fails: {_told(error)}"
        if found != self.digests[step]:
            return step, f"{what} ends with the digest {found} instead of {self.digests[step]}"
        return step, ""

    def thorough_replay(self, last: int) -> tuple[int, str]:
        """The first step, up to ``last``, at which a check made at every decision fails."""
        game = self.setup.begin()
        for step in range(last + 1):
            message = self.check(game, True)
            if message:
                return step, message
            if step == last or game.decision is None:
                break
            game.answer(game.decision.parse(self.answers[step]))
        return last, ""

    def record(self, step: int) -> GameRecord:
        """The game up to a step, as it is saved."""
        answers = self.answers[:step]
        if self.broken and step == len(self.answers):
            answers.append(self.broken)
        digests = self.digests[: step + 1]
        missing = [""] * (len(answers) + 1 - len(digests))
        return record_of(self.setup, answers, [*digests, *missing])


def _earliest(course: _Course, step: int, message: str) -> tuple[int, str]:
    """The earliest step at which the game is wrong: the shortest beginning that still fails."""
    try:
        earlier, told = course.thorough_replay(step)
    except Exception as error:
        return step, f"{message}; repeated, it fails otherwise: {_told(error)}"
    return (earlier, told) if told else (step, message)
