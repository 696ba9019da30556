"""Puzzles found in play: positions in which a player can win this turn, and a program doesn't.

Two programs play, and each main phase that begins is looked at. The same seed finds the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, final

import msgspec

from jajna.agents import make_agent
from jajna.card import Card
from jajna.decision import Kind
from jajna.judge.scenario import ScenarioError, Written, of, read
from jajna.judge.scenario.model import Goal
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.puzzles.puzzle import Puzzle
from jajna.puzzles.solving import Solution, Verdict, solve
from jajna.simulation.running import answered
from jajna.vocab import Step, Type, is_another_player

__all__ = ["Made", "found_in_play"]

EARLIEST: Final = 5
"""The first turn that is looked at."""
LATEST: Final = 40
MOST_LIFE: Final = 12
"""The most life that the opponent of a puzzle has."""
REACH: Final = 3
"""How much damage a card in hand may be good for."""


class Made(NamedTuple):
    """A puzzle as text, and its solution."""

    text: str
    solution: Solution


def found_in_play(
    decks: Sequence[Sequence[Card]],
    seed: int,
    lookup: Callable[[str], Card],
    title: str,
    games: int = 20,
    positions: int = 2_000,
) -> Iterator[Made]:
    """Puzzles from so many games, the first of which has this seed.

    Each position is searched as far as ``positions`` goes.
    """
    for number in range(seed, seed + games):
        game = new_game(decks, ("Ann", "Bob"), number, first=number % 2)
        agents = [make_agent("heuristic", f"{number}.{seat}") for seat in range(2)]
        looked = 0
        while (question := game.decision) is not None and game.turn.number <= LATEST:
            seat = question.players[0]
            if game.turn.number > looked and _is_promising(game):
                looked = game.turn.number
                made = _Maker(game, lookup, f"{title} {number}.{looked}").made(positions)
                if made is not None:
                    yield made
            answered(game, agents[seat].choose(question, game.view_to_decide(seat)))


def _is_promising(game: Game) -> bool:
    """Whether a main phase has begun in which the active player could be about to win."""
    question = game.decision
    turn = game.turn
    if question is None or question.kind is not Kind.PRIORITY or game.zones.stack:
        return False
    if turn.step is not Step.PRECOMBAT_MAIN or is_another_player(question.players[0], turn.active):
        return False
    view = game.view(turn.active)
    reach = REACH * view.me.hand_size
    for thing in view.permanents(view.player):
        if thing.types & Type.CREATURE and not thing.tapped:
            reach += thing.power
    most = min(reach, MOST_LIFE)
    return turn.number >= EARLIEST and all(one.life <= most for one in view.opponents())


@final
class _Maker:
    """Makes a puzzle of one position."""

    def __init__(self, game: Game, lookup: Callable[[str], Card], title: str) -> None:
        self.game = game
        self.lookup = lookup
        self.title = title

    def made(self, positions: int) -> Made | None:
        """The puzzle; None if the position is none. What is left out as it is written down is no
        part of it: it is solved as it is written.
        """
        game = self.game
        written = of(game, self.title, self.lookup)
        name = game.players[game.turn.active].name
        data = msgspec.structs.replace(written.data, goal=Goal(reach="win", player=name))
        text = Written(data, []).text()
        try:
            puzzle = Puzzle(read(text)[0])
            table = puzzle.begin(self.lookup)
        except ScenarioError:
            return None
        if _wins_anyhow(table.game, puzzle.seat):
            return None
        solution = solve(puzzle, table.game, positions)
        return Made(text, solution) if solution.verdict is Verdict.SOLVED else None


def _wins_anyhow(game: Game, seat: int) -> bool:
    """Whether the program that plays wins this turn."""
    fork = game.fork()
    agents = [make_agent("heuristic", str(one.id)) for one in fork.players]
    while (question := fork.decision) is not None and fork.turn.number == game.turn.number:
        asked = question.players[0]
        answered(fork, agents[asked].choose(question, fork.view_to_decide(asked)))
    return fork.outcome is not None and fork.outcome.winner == seat
