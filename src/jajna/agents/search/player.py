"""A player who tries answers out in worlds that may be the true one, and takes what does best.

The heuristic player is its prior: it proposes an answer, plays for everybody after what is tried,
and is overruled only by a gain in the same worlds of more than ``SURE`` standard errors. The
answers are compared by sequential halving: all of them in a few worlds, the better half in twice as
many, and so on, the prior's always among them. Since each world is known to whoever plays in it,
such a search neither bluffs nor holds back what it knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final, final

from jajna.agents.base import Agent
from jajna.agents.heuristic.player import HeuristicAgent
from jajna.agents.search.candidates import candidates
from jajna.agents.search.leaf import outcome, worth
from jajna.agents.search.tree import Branch, Node, outlook
from jajna.errors import IllegalAnswerError
from jajna.vocab import Step

if TYPE_CHECKING:
    from jajna.agents.door import Worlds
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.views.view import View

__all__ = ["SIMULATIONS", "Considered", "SearchAgent"]

SIMULATIONS: Final = 400
"""How many games are played on for an answer unless said otherwise."""
SURE: Final = 1.5
AHEAD: Final = 4
"""So many turns after this one what has come of an answer is judged."""
MOST_ANSWERS: Final = 400
"""A game that takes more answers than this is judged as it is."""
DEPTH: Final = 3
"""So many of the player's own later answers are compared too, in the tree."""
LOOK: Final = 8
"""After so many worlds each it is looked which answers are still worth trying."""
HOPELESS: Final = -1.9
"""An answer is dropped once the worlds that are left will hardly make it overrule the prior's: by
``outlook`` in three cases of a hundred.
"""
CERTAIN: Final = 2.6
SETTLED: Final = 32
"""The search ends with an answer that will overrule the prior's in all but one case of two hundred,
once it was tried in so many worlds.
"""
TRIFLE: Final = 0.003
"""A gain of less isn't searched for."""
CREDIBLE: Final = 2.5
"""So many standard errors more than was found an answer may gain in truth."""
FEWEST: Final = 4
"""Worlds in which an answer is tried before it is dropped."""
PATIENCE: Final = 5.0
"""So many times the seconds for an answer of a quick player pass before a search is cut short."""


@final
@dataclass(frozen=True)
class Considered:
    """An answer that was compared: what share of games it won, as far as the search looked.

    ``error`` is the standard error of its gain over the prior's answer in the same worlds, ``gain``
    that gain; for the prior's own answer both are 0.
    """

    answer: Answer
    tried: int
    share: float
    gain: float
    error: float
    proposed: bool
    chosen: bool


@final
class SearchAgent(Agent):
    """Looks ahead in so many ``simulations`` for each answer.

    ``considered`` are the answers that were compared last, the chosen one first. With ``seconds``
    the search is cut short where it takes ``PATIENCE`` times as long; without, the answers depend
    on nothing but the seed and what was asked.
    """

    needs_worlds = True

    def __init__(
        self, seed: int | str = 0, simulations: int = SIMULATIONS, seconds: float | None = None
    ) -> None:
        assert simulations > 0, f"a search with {simulations} simulations"
        self._prior = HeuristicAgent(seed, seconds)
        self._simulations = simulations
        self._patience = None if seconds is None else PATIENCE * seconds
        self._deadline = 0.0
        self._asked = 0
        self.considered: tuple[Considered, ...] = ()

    def choose(self, decision: Decision, view: View | None) -> Answer:
        """The prior's answer: without worlds there is nothing to look ahead in."""
        return self._prior.choose(decision, view)

    def choose_by(self, decision: Decision, view: View | None, worlds: Worlds) -> Answer:
        prior = self._prior.choose(decision, view)
        self._asked += 1
        self.considered = ()
        if view is None:
            return prior
        answers = candidates(decision, view, prior)
        if len(answers) < 2:
            return prior
        if self._patience is not None:
            self._deadline = monotonic() + self._patience
        search = _Search(self, worlds, view.player, view.turn + AHEAD, self._asked)
        chosen = search.best(answers, self._simulations)
        self.considered = search.account(chosen)
        return chosen.answer

    def is_out_of_time(self) -> bool:
        """Whether the search has to be cut short."""
        return self._patience is not None and monotonic() >= self._deadline


@final
class _Search:
    """The search for one answer."""

    def __init__(self, agent: SearchAgent, worlds: Worlds, seat: int, until: int, number: int):
        self._agent = agent
        self._worlds = worlds
        self._seat = seat
        self._until = until
        self._first = number * 10_000
        """The number of the first world."""
        self._root = Node()
        self._prior: Branch | None = None

    # -- sequential halving --------------------------------------------------------------------

    def best(self, answers: list[Answer], simulations: int) -> Branch:
        """The branch to take after at most so many simulations."""
        branches = self._root.offer(answers)
        prior = branches[0]
        self._prior = prior
        left = branches
        used = 0
        world = 0
        rounds = max((len(branches) - 1).bit_length(), 1)
        for round_number in range(rounds):
            share = (simulations - used) // (rounds - round_number)
            tries = max(share // len(left), FEWEST if round_number == 0 else 1)
            for number in range(tries):
                if self._agent.is_out_of_time():
                    return self._verdict(prior, left)
                left = self._try_all(left, world)
                world += 1
                used += len(left)
                if number % LOOK == LOOK - 1 and prior in left:
                    rest = max(simulations - used, 0) // 2
                    left = self._not_beaten(prior, left, rest)
                    if len(left) < 2 or self._is_settled(prior, left, rest):
                        return self._verdict(prior, left)
            if prior not in left or len(left) < 2:
                break
            if len(left) > 2:
                ranked = sorted(left, key=_mean, reverse=True)
                left = ranked[: (len(left) + 1) // 2]
                if prior not in left:
                    left[-1] = prior
        return self._verdict(prior, left)

    def _not_beaten(self, prior: Branch, left: list[Branch], rest: int) -> list[Branch]:
        """Those that may still overrule the prior's in ``rest`` more worlds, by more than a trifle:
        what comes to the same in every world isn't worth another.
        """
        found: list[Branch] = []
        for branch in left:
            if branch is prior:
                found.append(branch)
                continue
            gain, error = branch.gain_over(prior)
            if branch.visits < LOOK:
                found.append(branch)
            elif gain + CREDIBLE * error > TRIFLE:
                if outlook(gain, error, branch.visits, rest, SURE) > HOPELESS:
                    found.append(branch)
        return found

    def _is_settled(self, prior: Branch, left: list[Branch], rest: int) -> bool:
        """Whether of two answers the other one will almost certainly overrule the prior's."""
        if len(left) != 2:
            return False
        other = left[0] if left[1] is prior else left[1]
        gain, error = other.gain_over(prior)
        return other.visits >= SETTLED and outlook(gain, error, other.visits, rest, SURE) > CERTAIN

    def _verdict(self, prior: Branch, left: list[Branch]) -> Branch:
        """The prior's answer, unless another one is surely better."""
        best = prior
        most = 0.0
        for branch in left:
            if branch is prior:
                continue
            gain, error = branch.gain_over(prior)
            if (gain > SURE * error or prior not in left) and gain > most:
                best, most = branch, gain
        return best if best in left or not left else left[0]

    def _try_all(self, branches: list[Branch], number: int) -> list[Branch]:
        """Try each of the answers in one world; those that are legal in it."""
        world = self._worlds.world(self._first + number)
        legal: list[Branch] = []
        for branch in branches:
            if number in branch.results:
                legal.append(branch)
                continue
            made = world.fork()
            try:
                made.answer(branch.answer)
            except IllegalAnswerError:
                continue
            result = self._play_on(made, branch, self._first + number)
            branch.results[number] = result
            branch.add(result)
            legal.append(branch)
        return legal

    # -- playing on ----------------------------------------------------------------------------

    def _play_on(self, game: Game, branch: Branch, seed: int) -> float:
        """What comes of an answer: in the tree first, then as the heuristic player plays."""
        agents = [HeuristicAgent(seed) for _ in range(len(game.players))]
        path: list[Branch] = []
        leaf = branch
        deep = 0
        growing = True
        for _ in range(MOST_ANSWERS):
            question = game.decision
            if question is None or self._is_far(game):
                break
            seat = question.players[0]
            forced = question.forced
            if forced is not None:
                game.answer(forced)
                continue
            view = game.view_to_decide(seat)
            answer = agents[seat].choose(question, view)
            if seat == self._seat and growing and deep < DEPTH:
                answers = candidates(question, view, answer)
                if len(answers) > 1:
                    mark = f"{view.turn} {view.step.name} {question.kind.value} {question.source}"
                    node = leaf.below.get(mark)
                    if node is None:
                        node = Node()
                        leaf.below[mark] = node
                        growing = False
                    leaf = node.promising(node.offer(answers))
                    path.append(leaf)
                    answer = leaf.answer
                    deep += 1
            try:
                game.answer(answer)
            except IllegalAnswerError:
                game.answer(question.fallback)
        result = outcome(game, self._seat) if game.over else worth(game, self._seat)
        for one in path:
            one.add(result)
        return result

    def _is_far(self, game: Game) -> bool:
        """Whether so much has been played that what has come of an answer can be judged."""
        return game.turn.number > self._until or (
            game.turn.number == self._until and game.turn.step >= Step.END
        )

    # -- what was found ------------------------------------------------------------------------

    def account(self, chosen: Branch) -> tuple[Considered, ...]:
        """The answers that were compared, the chosen one first, then as they did."""
        prior = self._prior
        assert prior is not None, "nothing was compared"
        found: list[Considered] = []
        for branch in self._root.branches.values():
            if branch.visits:
                gain, error = (0.0, 0.0) if branch is prior else branch.gain_over(prior)
                found.append(
                    Considered(
                        branch.answer,
                        branch.visits,
                        branch.mean,
                        gain,
                        error,
                        branch is prior,
                        branch is chosen,
                    )
                )
        found.sort(key=lambda one: (not one.chosen, -one.share))
        return tuple(found)


def _mean(branch: Branch) -> float:
    return branch.mean
