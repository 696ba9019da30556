"""Puzzles solved: a proof that the goal is reached whatever the opponents do, or that it can't be.

The search goes through every answer of every player. It follows no line that chance decides, and
proves nothing of one; what it doesn't get to the end of stays open.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple, TypeAlias, final

from jajna.decision import Activate, Answer, Cast, Decision, Kind, Pass, PlayLand, Several
from jajna.errors import EngineLimitError
from jajna.ir.mana import is_mana_ability
from jajna.kernel.ending.positions import survey
from jajna.kernel.game import Game
from jajna.puzzles.puzzle import Puzzle
from jajna.steps import Steps
from jajna.text.catalogue import ENGLISH, Language, language
from jajna.text.prompts import option
from jajna.text.things import Teller
from jajna.vocab import Zone

__all__ = ["POSITIONS", "Move", "Solution", "Verdict", "came_of", "defence", "solve"]

POSITIONS: Final = 100_000
"""Positions that are looked at unless more are asked for."""
DEEPEST: Final = 250
"""Answers after each other that are followed."""
NOWHERE: Final = DEEPEST + 1
"""How deep a position stands to which nothing came back."""
Key: TypeAlias = "tuple[str, tuple[int, ...], int, int, bool]"


class Verdict(Enum):
    """What is known of a puzzle."""

    SOLVED = "solved"
    NO_SOLUTION = "no solution"
    OPEN = "open"


class Move(NamedTuple):
    """An answer in the line of a solution: who gave it, its notation, and what it says."""

    seat: int
    answer: str
    words: str


@final
class Solution:
    """What was found. ``line`` is one way to the goal, against one of the opponents' ways to play;
    ``keys`` are the first moves that reach it, as far as they were looked for, and ``positions``
    says how many were looked at.
    """

    def __init__(self, verdict: Verdict, line: tuple[Move, ...], positions: int) -> None:
        self.verdict = verdict
        self.line = line
        self.positions = positions
        self.keys: list[Move] = []
        self.first_moves = 0
        """How many first moves there are."""
        self.all_keys = False
        """Whether every first move was looked at to its end."""

    @property
    def unique(self) -> bool:
        """Whether there is one first move, and no other, that reaches the goal."""
        return self.all_keys and len(self.keys) == 1

    def __repr__(self) -> str:
        return (
            f"<Solution {self.verdict.value}: {len(self.line)} moves, {self.positions} positions>"
        )


class _Found(NamedTuple):
    """What is known of a position, and the least depth of a position before it to which the search
    came back and didn't follow it further.
    """

    verdict: Verdict
    line: tuple[Move, ...]
    back: int


def came_of(puzzle: Puzzle, game: Game, last_turn: int) -> Verdict | None:
    """What has come of a game that is over or has gone on beyond the last turn of a puzzle; None
    for another.
    """
    survives = puzzle.goal.reach == "survive"
    if game.over:
        outcome = game.outcome
        winner = outcome.winner if outcome is not None else -1
        team = game.players.variant.team
        if winner >= 0 and team(winner) == team(puzzle.seat):
            return Verdict.SOLVED
        return Verdict.SOLVED if survives and winner < 0 else Verdict.NO_SOLUTION
    if not game.players[puzzle.seat].in_game:
        return Verdict.NO_SOLUTION
    if game.turn.number > last_turn:
        return Verdict.SOLVED if survives else Verdict.NO_SOLUTION
    return None


@final
class _Search:
    """The search for one goal."""

    def __init__(
        self, puzzle: Puzzle, game: Game, turns: int, limit: int, spoken: Language
    ) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.survive = puzzle.goal.reach == "survive"
        self.last_turn = game.turn.number + turns - 1
        self.limit = limit
        self.spoken = spoken
        self.positions = 0
        self.with_mana = False
        """Whether mana abilities are also activated before they are needed. CR 605.3a."""
        self.known: dict[Key, _Found] = {}
        self.path: dict[Key, int] = {}

    def go_on(self, game: Game) -> Verdict | None:
        """Give the answers that have no alternative; what has come of the game, None if it goes on.

        Everybody is asked at every step, so that no turn goes by unnoticed.
        """
        while True:
            verdict = came_of(self.puzzle, game, self.last_turn)
            if verdict is not None:
                return verdict
            question = game.decision
            assert question is not None
            forced = question.forced
            if forced is None or (self.with_mana and question.kind is Kind.PRIORITY):
                return None
            game.answer(forced)

    def prove(self, game: Game, depth: int) -> _Found:
        """What can be reached in a game, which is used up."""
        verdict = self.go_on(game)
        if verdict is not None:
            return _Found(verdict, (), NOWHERE)
        if depth > DEEPEST or self.positions >= self.limit:
            return _Found(Verdict.OPEN, (), NOWHERE)
        key = self._key(game)
        if key is None:
            return self._search(game, depth)
        known = self.known.get(key)
        if known is not None:
            return known
        if key in self.path:
            # A shortest way to win comes to no position twice.
            back = Verdict.OPEN if self.survive else Verdict.NO_SOLUTION
            return _Found(back, (), self.path[key])
        self.path[key] = depth
        found = self._search(game, depth)
        del self.path[key]
        if found.back >= depth:
            found = _Found(found.verdict, found.line, NOWHERE)
        settled = found.verdict is Verdict.SOLVED or found.back == NOWHERE
        if settled and found.verdict is not Verdict.OPEN:
            self.known[key] = found
        return found

    def _key(self, game: Game) -> Key | None:
        """A position in which a player has priority, as far as its future depends on it."""
        question = game.decision
        assert question is not None
        if question.kind is not Kind.PRIORITY:
            return None
        position = survey(game)
        if position is None:
            return None
        values = tuple(one.value for one in position.quantities)
        return position.shape, values, game.turn.number, question.whose[0], self.with_mana

    def _search(self, game: Game, depth: int) -> _Found:
        """Try every answer to the question."""
        self.positions += 1
        question = game.decision
        assert question is not None
        ours = self.seat in question.players
        if question.naming is not None:
            return _Found(Verdict.OPEN, (), NOWHERE)
        wanted, other = Verdict.SOLVED, Verdict.NO_SOLUTION
        if not ours:
            wanted, other = other, wanted
        found, back = other, NOWHERE
        line: tuple[Move, ...] = ()
        for answer in self.answers(game, ours):
            tried = self.after(game, answer, depth)
            back = min(back, tried.back)
            if tried.verdict is wanted:
                return _Found(wanted, tried.line, tried.back if not ours else NOWHERE)
            if tried.verdict is Verdict.OPEN:
                found = Verdict.OPEN
            if len(tried.line) >= len(line):
                line = tried.line
        return _Found(found, line, back)

    def after(self, game: Game, answer: Answer | None, depth: int) -> _Found:
        """What can be reached after an answer; None stands for answers that can't be tried."""
        if answer is None:
            return _Found(Verdict.OPEN, (), NOWHERE)
        question = game.decision
        assert question is not None
        fork = game.fork()
        chance = fork.chance.state()
        try:
            fork.answer(answer)
            tried = self.prove(fork, depth + 1)
        except EngineLimitError:
            return _Found(Verdict.OPEN, (), NOWHERE)
        if fork.chance.state() != chance:
            return _Found(Verdict.OPEN, (), NOWHERE)
        if tried.verdict is not Verdict.SOLVED or _is_silent(question, answer):
            return tried
        return _Found(tried.verdict, (self.move(game, answer), *tried.line), tried.back)

    def move(self, game: Game, answer: Answer) -> Move:
        """An answer to the game's question in words."""
        question = game.decision
        assert question is not None
        seat = question.players[0]
        teller = Teller(self.spoken, game.view_to_decide(seat))
        parts = answer.options if isinstance(answer, Several) else (answer,)
        words = ", ".join(option(question, one, teller) for one in parts)
        return Move(seat, answer.notation(), words or "-")

    def answers(self, game: Game, ours: bool) -> Iterator[Answer | None]:
        """Every answer to the question, what promises most first; None for those left out."""
        question = game.decision
        assert question is not None
        if question.kind is Kind.PRIORITY:
            options = _different(game, question.options)
            yield from (one for one in options if not isinstance(one, Pass))
            if self.with_mana and ours:
                yield from _mana_abilities(game, question)
            yield from (one for one in options if isinstance(one, Pass))
        else:
            yield from _completed(Steps(game), ours and question.kind is Kind.ATTACKERS)


def _different(game: Game, options: list[Answer]) -> list[Answer]:
    """The options without those to play another copy of a card in the same hand."""
    found: list[Answer] = []
    seen: set[tuple[type[Answer], int, int, int]] = set()
    for one in options:
        if isinstance(one, (Cast, PlayLand)):
            card = game.objects[one.card]
            way = one.way if isinstance(one, Cast) else 0
            key = (type(one), id(card.definition), one.face, way)
            if card.zone is Zone.HAND:
                if key in seen:
                    continue
                seen.add(key)
        found.append(one)
    return found


def _completed(steps: Steps, last_first: bool) -> Iterator[Answer | None]:
    """Every whole answer that begins with the steps taken."""
    if steps.answer is not None:
        yield steps.answer
        return
    places = range(len(steps.offered))
    for place in reversed(places) if last_first else places:
        one = steps.copy()
        one.take(place)
        yield from _completed(one, last_first)
    if steps.cut:
        yield None


def _mana_abilities(game: Game, question: Decision) -> Iterator[Answer]:
    """The mana abilities that the player with priority can activate. CR 605.3a."""
    for number in game.zones.battlefield:
        thing = game.objects[number]
        if thing.controller not in question.whose:
            continue
        for index, ability in enumerate(thing.now.kit.activated):
            answer = Activate(number, index)
            if is_mana_ability(ability) and game.why_not(answer) is None:
                yield answer


def _is_silent(question: Decision, answer: Answer) -> bool:
    """Whether an answer goes without saying in a line."""
    if question.kind is Kind.PAY:
        return True
    return isinstance(answer, Pass) or answer == question.forced


def solve(
    puzzle: Puzzle,
    game: Game,
    limit: int = POSITIONS,
    keys: bool = False,
    lang: str = ENGLISH,
    turns: int | None = None,
) -> Solution:
    """Look for the solution of a puzzle in a game that stands in its position, or after some moves
    with so many ``turns`` left, the present one counted.

    At most ``limit`` positions are looked at. With ``keys`` every first move is tried, to see
    whether there is but one. The game stays as it is. Raises JajnaError for a language that isn't
    spoken.
    """
    begun = _searched(game)
    left = turns if turns is not None else puzzle.goal.turns
    search = _Search(puzzle, begun, left, limit, language(lang))
    found = search.prove(begun.fork(), 0)
    if found.verdict is Verdict.NO_SOLUTION and not search.survive:
        search.with_mana = True
        found = search.prove(begun.fork(), 0)
    line = found.line if found.verdict is Verdict.SOLVED else ()
    solution = Solution(found.verdict, line, search.positions)
    if keys and found.verdict is Verdict.SOLVED:
        _find_keys(search, begun, solution)
        solution.positions = search.positions
    return solution


def defence(puzzle: Puzzle, game: Game, turns: int, limit: int = POSITIONS) -> Answer:
    """The answer of an opponent by which the goal is missed, as far as so many positions show it.

    Where none is found it is one of which nothing is known, or else one that asks most of the
    player whose goal it is.
    """
    question = game.decision
    assert question is not None
    begun = _searched(game)
    search = _Search(puzzle, begun, turns, limit, language(ENGLISH))
    open_one: Answer | None = None
    hardest, asks = question.fallback, 0
    for answer in search.answers(begun, ours=False):
        if answer is None:
            continue
        tried = search.after(begun, answer, 0)
        if tried.verdict is Verdict.NO_SOLUTION:
            return answer
        if tried.verdict is Verdict.OPEN and open_one is None:
            open_one = answer
        moves = sum(1 for move in tried.line if move.seat == puzzle.seat)
        if moves > asks:
            hardest, asks = answer, moves
    return open_one or hardest


def _searched(game: Game) -> Game:
    """A game as it is searched: everybody is asked everything."""
    begun = game.fork()
    begun.settings.always_ask = True
    for player in begun.players:
        player.pays_by_hand = True
    return begun


def _find_keys(search: _Search, begun: Game, solution: Solution) -> None:
    """Try every first move where there is something to choose."""
    game = begun.fork()
    if search.go_on(game) is not None or game.decision is None:
        return
    ours = search.seat in game.decision.players
    solution.all_keys = ours
    for answer in search.answers(game, ours):
        tried = search.after(game, answer, 0)
        solution.first_moves += 1
        if tried.verdict is Verdict.OPEN:
            solution.all_keys = False
        elif tried.verdict is Verdict.SOLVED and answer is not None:
            solution.keys.append(search.move(game, answer))
