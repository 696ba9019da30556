"""The tree of a search: what a player may answer now and later, and how it turned out.

There is one tree over what the player knows: the same answers after the same questions are the same
branch in whatever world, and are counted where they are there (information set search).
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from jajna.decision import Answer

__all__ = ["Branch", "Node", "outlook"]

EAGERNESS: Final = 0.6
"""How much seldom tried answers are preferred below the root."""
TRUST: Final = 0.6
"""What the prior's answer has of all trust; the others share the rest."""
FAR: Final = 100.0
"""An outlook without doubt."""
LITTLE: Final = 1e-6


@final
class Branch:
    """An answer, what came of it, and the questions that followed."""

    def __init__(self, answer: Answer, trust: float) -> None:
        self.answer = answer
        self.trust = trust
        self.results: dict[int, float] = {}
        """What it came to, by the number of the world."""
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.below: dict[str, Node] = {}
        """The questions that followed, by what the player saw of them."""

    @property
    def mean(self) -> float:
        """What it came to on average; a half if it was never tried."""
        return self.total / self.visits if self.visits else 0.5

    def add(self, result: float) -> None:
        """Count a result."""
        self.visits += 1
        self.total += result

    def gain_over(self, other: Branch) -> tuple[float, float]:
        """How much more it came to than another answer in the same worlds, and the standard error
        of that.
        """
        both = [number for number in self.results if number in other.results]
        if len(both) < 2:
            return 0.0, 1.0
        gains = [self.results[number] - other.results[number] for number in both]
        mean = sum(gains) / len(gains)
        spread = sum((one - mean) ** 2 for one in gains) / (len(gains) - 1)
        return mean, sqrt(spread / len(gains))


@final
class Node:
    """A question to the player, with the answers that are compared."""

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}
        self.visits = 0

    def offer(self, answers: list[Answer]) -> list[Branch]:
        """The branches of these answers, the prior's first; each of them is available once more."""
        share = (1.0 - TRUST) / max(len(answers) - 1, 1)
        found: list[Branch] = []
        for place, answer in enumerate(answers):
            mark = answer.notation()
            branch = self.branches.get(mark)
            if branch is None:
                branch = Branch(answer, TRUST if place == 0 else share)
                self.branches[mark] = branch
            branch.available += 1
            found.append(branch)
        return found

    def promising(self, branches: list[Branch]) -> Branch:
        """The branch to try next: what did well, is trusted, and was seldom tried where it could
        be.
        """
        return max(branches, key=_promise)


def _promise(branch: Branch) -> float:
    more = EAGERNESS * branch.trust * sqrt(branch.available) / (1 + branch.visits)
    return branch.mean + more


def outlook(gain: float, error: float, tried: int, rest: int, sure: float) -> float:
    """How likely a gain that was found in ``tried`` worlds will be more than ``sure`` standard
    errors after ``rest`` more, as a value of the standard normal distribution: the predictive power
    of Spiegelhalter, Freedman and Blackburn (1986).
    """
    if error <= 0.0:
        return FAR if gain > 0.0 else -FAR
    share = tried / (tried + rest)
    return (gain / error - sure * sqrt(share)) / sqrt(max(1.0 - share, LITTLE))
