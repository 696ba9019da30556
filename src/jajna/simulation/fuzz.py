"""Random games of random decks, with everything checked that must hold in all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic, process_time
from typing import TYPE_CHECKING, Final, final

from jajna.era import CURRENT, Era
from jajna.events.effects import NothingHappened
from jajna.events.stack import AbilityActivated, SpellCast, TriggerStacked
from jajna.replay import CONCEDE, GameRecord, GameSetup, record_of, repeat
from jajna.simulation.coverage import Coverage, Mechanic, Seen
from jajna.simulation.decks import CASTING, Stock
from jajna.simulation.explorer import Explorer, Wanted
from jajna.simulation.failing_games import record as record_after
from jajna.simulation.failing_games import shrunk
from jajna.simulation.failing_scenarios import retold
from jajna.simulation.invariants import Census, census
from jajna.simulation.plans import Plan, Planner, setup_of
from jajna.simulation.processes import cores, working
from jajna.simulation.running import Limits
from jajna.simulation.trouble import Trouble, broken, raised
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.card import Card
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = [
    "FUZZ_LIMITS",
    "TALL",
    "Failure",
    "FuzzReport",
    "Fuzzed",
    "Slowest",
    "fuzz",
    "fuzz_game",
]

FUZZ_LIMITS: Final = Limits(100, 4_000)
TALL: Final = 60
"""A game with more on the stack is left off: each step looks at all of it."""
PATIENCE: Final = 250
"""Answers in a row that show nothing new, after which a game is left off."""
ROUND: Final = 32
"""Games planned at once, by what all games before them have reached."""
COSTLY: Final = 4
"""The number of decisions of which one gets the costly checks; each gets the cheap ones."""
REPLAYED: Final = 3
"""The number of games of which one is played again, with copies taken along the way."""
FORKS: Final = 3
"""Copies taken along the way and played on afterwards."""
CONCEDING: Final = 0.005
"""How often somebody concedes instead of an answer in games of more than two."""
SELDOM: Final = 10
"""The number of steps of which one compares the states of copies."""


@final
@dataclass(frozen=True)
class Failure:
    """A failure of a game: its ``message``, and the ``step``, a number of answers.

    ``kind`` is what it has in common with others: the invariant, or the exception and its place.
    ``record`` is a game that fails so: the shortest found for the first failure of a kind, else the
    game up to where it fails. ``scenario`` tells the end of that game as YAML, "" where no position
    of it can be written.
    """

    seed: int
    step: int
    kind: str
    message: str
    record: GameRecord
    scenario: str = ""


@final
@dataclass(frozen=True)
class Slowest:
    """The answer that took the game longest: ``seconds`` of processor time at a step of the game
    with this seed.
    """

    seconds: float = 0.0
    seed: int = 0
    step: int = 0


@final
@dataclass
class Fuzzed:
    """The result of one game, with what was seen in it.

    ``played`` are names of cards that were on the stack or the battlefield, ``reached`` uses of
    cards with the name and the place (``CASTING`` or that of an ability). ``events`` counts what
    happened by name. ``cut`` is true if the game was left off.
    """

    seed: int
    failure: Failure | None = None
    decisions: int = 0
    turns: int = 0
    refused: int = 0
    cut: bool = False
    seconds: float = 0.0
    slowest: Slowest = field(default_factory=Slowest)
    played: dict[str, bool] = field(default_factory=dict)
    reached: dict[tuple[str, int], bool] = field(default_factory=dict)
    events: dict[str, int] = field(default_factory=dict)


@final
@dataclass
class FuzzReport:
    """Games fuzzed, added up. ``coverage`` is what these and the games before them reached."""

    coverage: Coverage
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)
    slowest: Slowest = field(default_factory=Slowest)

    @property
    def cards_in_pool(self) -> int:
        """The number of different cards from which the decks were drawn."""
        return len(self.coverage.stock)

    def add(self, game: Fuzzed) -> None:
        """Count a game."""
        coverage = self.coverage
        self.games += 1
        self.decisions += game.decisions
        self.seconds += game.seconds
        coverage.games += 1
        coverage.decisions += game.decisions
        coverage.seconds += game.seconds
        for name in game.played:
            coverage.see(name)
        for name, place in game.reached:
            coverage.reach(name, place)
        for name, count in game.events.items():
            coverage.events[name] = coverage.events.get(name, 0) + count
        if game.slowest.seconds > self.slowest.seconds:
            self.slowest = game.slowest
        if game.failure is not None:
            kind = game.failure.kind
            coverage.failures[kind] = coverage.failures.get(kind, 0) + 1
            self.failures.append(game.failure)

    def seen(self) -> dict[str, Seen]:
        """The cards seen in each use, and the abilities."""
        return self.coverage.shares()

    def never_reached(self) -> list[Mechanic]:
        """The mechanics of which no game has shown anything."""
        return [one for one in self.coverage.mechanics() if not one.reached]

    def data(self) -> dict[str, object]:
        """The report as the command line prints it in JSON."""
        seen = self.seen()
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "failures": [
                {"seed": one.seed, "step": one.step, "kind": one.kind, "message": one.message}
                for one in self.failures
            ],
            "cards_in_pool": self.cards_in_pool,
            "games_in_all": self.coverage.games,
            "cards_played": seen["played"].count,
            **{
                name: one.data("abilities" if name == "abilities" else "cards")
                for name, one in seen.items()
            },
            "never_reached": [
                {"mechanic": one.name, "uses": one.of, "example": one.example}
                for one in self.never_reached()
            ],
            "slowest_answer": {
                "milliseconds": round(self.slowest.seconds * 1000, 1),
                "seed": self.slowest.seed,
                "step": self.slowest.step,
            },
        }


def fuzz(
    coverage: Coverage,
    games: int,
    jobs: int = 0,
    minutes: float | None = None,
    progress: Callable[[int, int], None] | None = None,
    tell: Callable[[Failure], None] | None = None,
    eras: tuple[Era, ...] = (CURRENT,),
    keep: Callable[[Coverage], None] | None = None,
    several: bool = False,
    checked: float = 1.0,
) -> FuzzReport:
    """Fuzz the next games of a coverage, in ``jobs`` processes (0: one per core), at most as long
    as some ``minutes``.

    Games are planned in rounds, by what all games before them have reached. Game n is of the era
    at place n modulo their number. ``tell`` is given each failure in the order of seeds, ``keep``
    the coverage after each round. With ``several`` all are for three to six players. A share
    ``checked`` of the games, 0 to 1, is checked at each decision, the others at the end: those
    take a fraction of the time. Raises SimulationError if a process dies.
    """
    report = FuzzReport(coverage)
    planner = Planner(coverage, several, checked)
    until = monotonic() + minutes * 60 if minutes is not None else None
    jobs = jobs or (1 if games < ROUND else cores())
    with working(_fuzz, Stock, coverage.stock.items, jobs) as results_of:
        while report.games < games and (until is None or monotonic() < until):
            plans = planner.plans(min(ROUND, games - report.games), eras)
            for game in results_of(plans):
                report.add(game)
                if game.failure is not None and tell is not None:
                    tell(game.failure)
                if progress is not None:
                    progress(report.games, games)
            if keep is not None:
                keep(coverage)
    return report


def _fuzz(stock: Stock, plan: Plan) -> Fuzzed:
    return fuzz_game(stock, plan)


def fuzz_game(stock: Stock, plan: Plan, limits: Limits = FUZZ_LIMITS) -> Fuzzed:
    """Play a planned game and check it; what fails is told, never raised."""
    began = process_time()
    course = _Course(setup_of(stock, plan), limits, Wanted(plan.missing), plan.checked)
    step, trouble = course.run()
    found = course.found
    found.decisions, found.turns = len(course.answers), course.turns
    if trouble is not None:
        found.failure = _shortest(stock, course, step, trouble, plan)
    found.seconds = process_time() - began
    return found


@final
class _Course:
    """A game being fuzzed, with its answers and states so far."""

    def __init__(
        self, setup: GameSetup, limits: Limits, wanted: Wanted, checked: bool = True
    ) -> None:
        self.setup = setup
        self.limits = limits
        self.answers: list[str] = []
        self.digests: list[str] = []
        self.broken = ""
        """The answer that raised an exception, where one did."""
        self.forks: list[tuple[int, Game]] = []
        self.turns = 0
        self.found = Fuzzed(setup.seed)
        self._wanted = wanted
        self._steered = setup.lands_out
        self._checked = checked
        self._replayed = checked and setup.seed % REPLAYED == 0
        self._latest = 0
        """The latest step that showed something new."""
        self._told = 0
        """The number of events of the game that have been checked."""
        self._before: Census = {}
        self._chance = Random(f"checks {setup.seed}")
        self._conceding = Random(f"concessions {setup.seed}")
        self._explorer = Explorer(wanted, f"player {setup.seed}")

    def run(self) -> tuple[int, Trouble | None]:
        """Play, in some games replay and play the forks; give the step and a failure, or None."""
        step, trouble = self._play()
        if trouble is None and self._replayed:
            step, trouble = self._again(self.setup.begin(), 0, "the replay", 1)
        for begun, fork in self.forks:
            if trouble is None:
                what = f"the fork taken at step {begun}"
                step, trouble = self._again(fork, begun, what, SELDOM)
        return step, trouble

    def _play(self) -> tuple[int, Trouble | None]:
        try:
            game = self.setup.begin()
            self._before = census(game)
            while game.decision is not None and not self._at_limit(game):
                if self._checked:
                    self.digests.append(game.digest())
                    trouble = self.check(game, self._chance.randrange(COSTLY) == 0)
                    if trouble is not None:
                        return len(self.answers), trouble
                self._note(game)
                self._step(game)
        except Exception as error:
            return len(self.answers), raised(error)
        if self._checked:
            self.digests.append(game.digest())
        self.turns = game.turn.number
        self.found.cut = not game.over
        self._note(game)
        return len(self.answers), self.check(game, True)

    def _at_limit(self, game: Game) -> bool:
        idle = len(self.answers) - self._latest
        return (
            game.turn.number > self.limits.turns
            or len(self.answers) >= self.limits.decisions
            or len(game.zones.stack) > TALL
            or (self._steered and (idle > PATIENCE or not self._wanted.open))
        )

    def _step(self, game: Game) -> None:
        question = game.decision
        assert question is not None, "nothing is asked"
        if len(game.players) > 2 and self._conceding.random() < CONCEDING:
            self._concede(game)
            return
        answer = self._explorer.choose(game, question)
        if game.why_not(answer) is not None:
            self.found.refused += 1
            answer = question.fallback
        if self._replayed and len(self.forks) < FORKS and self._chance.random() < 0.02:
            self.forks.append((len(self.answers), game.fork()))
        self.broken = answer.notation()
        began = process_time()
        game.answer(answer)
        seconds = process_time() - began
        if seconds > self.found.slowest.seconds:
            self.found.slowest = Slowest(seconds, self.setup.seed, len(self.answers))
        self.answers.append(self.broken)
        self.broken = ""

    def _concede(self, game: Game) -> None:
        """Let a player concede, whoever is asked. CR 104.3a."""
        seat = self._conceding.choice([one.id for one in game.players if one.in_game])
        self.broken = f"{CONCEDE}{seat}"
        game.concede(seat)
        self.answers.append(self.broken)
        self.broken = ""

    # -- what is seen --------------------------------------------------------------------------

    def _note(self, game: Game) -> None:
        """Note the cards and what happened to them since this was last called."""
        for number in (*game.zones.battlefield, *game.zones.stack):
            thing = game.object(number)
            if not thing.token and (thing.item is None or thing.item.is_spell):
                card = thing.definition.card
                if card.name not in self.found.played:
                    self.found.played[card.name] = True
                    if card.faces[0].types & Type.LAND:
                        self._reach(card, CASTING)
        for event in game.history.log[self._told :]:
            self._note_event(game, event)
        self._told = len(game.history.log)

    def _note_event(self, game: Game, event: Event) -> None:
        self._count(f"{type(event).__name__}")
        if isinstance(event, NothingHappened):
            self._count(f"nothing happened: {event.code}")
        elif isinstance(event, SpellCast):
            self._reach(game.object(event.object).definition.card, CASTING)
        elif isinstance(event, AbilityActivated):
            card = game.object(event.source).definition.card
            place = self._wanted.place(card, event.ability)
            if place != CASTING:
                self._reach(card, place)
        elif isinstance(event, TriggerStacked):
            card = game.object(event.source).definition.card
            item = game.object(event.object).item
            place = self._wanted.place_of_trigger(card, item.effects) if item else CASTING
            if place != CASTING:
                self._reach(card, place)

    def _count(self, what: str) -> None:
        self.found.events[what] = self.found.events.get(what, 0) + 1

    def _reach(self, card: Card, place: int) -> None:
        self.found.reached[card.name, place] = True
        if place == CASTING:
            self.found.played[card.name] = True
        if self._wanted.reached(card, place):
            self._latest = len(self.answers)

    # -- what must hold ------------------------------------------------------------------------

    def check(self, game: Game, thoroughly: bool) -> Trouble | None:
        """The first invariant that doesn't hold now; None if all do."""
        return broken(game, self._before, self._chance, thoroughly)

    def _again(self, game: Game, begun: int, what: str, often: int) -> tuple[int, Trouble | None]:
        """Give the same answers to another game; it must go through the same states.

        They are compared at one step out of ``often``, and at the end.
        """
        step = begun
        kind = "a replay goes another way" if often == 1 else "a fork goes another way"
        try:
            for step in range(begun, len(self.answers)):
                recorded = self.digests[step]
                if step % often == 0 and (found := game.digest()) != recorded:
                    return step, Trouble(
                        kind, f"{what} has the digest {found} instead of {recorded}"
                    )
                question = game.decision
                if question is None:
                    return step, Trouble(kind, f"{what} is over")
                repeat(game, self.answers[step])
            step = len(self.answers)
            found = game.digest()
        except Exception as error:
            return step, raised(error, f"{what} fails: ")
        if found != self.digests[step]:
            return step, Trouble(
                kind, f"{what} ends with the digest {found} instead of {self.digests[step]}"
            )
        return step, None

    def thorough_replay(self, last: int) -> tuple[int, Trouble | None]:
        """The first step, up to ``last``, at which a check made at every decision fails."""
        game = self.setup.begin()
        for step in range(last + 1):
            trouble = self.check(game, True)
            if trouble is not None:
                return step, trouble
            if step == last or game.decision is None:
                break
            repeat(game, self.answers[step])
        return last, None

    def record(self, step: int) -> GameRecord:
        """The game up to a step, as it is saved."""
        answers = self.answers[:step]
        if self.broken and step == len(self.answers):
            answers.append(self.broken)
        digests = self.digests[: step + 1]
        missing = [""] * (len(answers) + 1 - len(digests))
        return record_of(self.setup, answers, [*digests, *missing])


def _shortest(stock: Stock, course: _Course, step: int, trouble: Trouble, plan: Plan) -> Failure:
    """The failure with the shortest game found; one of a known kind, or in which
    somebody conceded, is only cut where it fails. Scenarios have no commanders.
    """
    step, trouble = _earliest(course, step, trouble)
    record = course.record(step)
    scenario: str | None = None
    conceded = any(one.startswith(CONCEDE) for one in record.answers)
    if trouble.kind not in plan.known and not conceded:
        found = shrunk(course.setup, record.answers, trouble.kind)
        if found is not None:
            setup, played = found
            record, trouble = record_after(setup, played.answers), played.trouble
            if not setup.commanders:
                scenario = retold(setup, played, stock.card)
    return Failure(plan.seed, step, trouble.kind, trouble.message, record, scenario or "")


def _earliest(course: _Course, step: int, trouble: Trouble) -> tuple[int, Trouble]:
    """The earliest step at which the game is wrong: the shortest beginning that still fails."""
    try:
        earlier, found = course.thorough_replay(step)
    except Exception as error:
        again = raised(error)
        if again.kind == trouble.kind:
            return step, trouble
        return step, Trouble(
            trouble.kind, f"{trouble.message}; repeated, it fails otherwise: {again.message}"
        )
    return (earlier, found) if found is not None else (step, trouble)
