"""Playing a game to its end by agents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, final

from jajna.agents.door import answer_of
from jajna.errors import IllegalAnswerError

if TYPE_CHECKING:
    from jajna.agents.base import Agent
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.views.determinizing import Beliefs

__all__ = ["LIMITS", "Finished", "Limits", "Watch", "answered", "play_out"]

Watch: TypeAlias = "Callable[[Game], None]"
"""Something to do at a decision, before it is answered."""


@final
@dataclass(frozen=True)
class Limits:
    """The numbers of turns and of decisions after which a game is called a draw."""

    turns: int = 200
    decisions: int = 20_000


LIMITS: Final = Limits()


@final
@dataclass(frozen=True)
class Finished:
    """The outcome of a game: ``winner`` is a seat, -1 for a draw.

    ``refused`` counts the answers that the game refused. ``cut`` is true if it hit a limit.
    """

    winner: int
    turns: int
    decisions: int
    refused: int
    cut: bool


def answered(game: Game, answer: Answer) -> bool:
    """Give an answer, or the fallback if the game refuses it; return whether it was taken."""
    question = game.decision
    assert question is not None, "nothing is asked"
    try:
        game.answer(answer)
    except IllegalAnswerError:
        game.answer(question.fallback)
        return False
    return True


def play_out(
    game: Game,
    agents: Sequence[Agent],
    limits: Limits = LIMITS,
    watch: Watch | None = None,
    beliefs: Beliefs | None = None,
) -> Finished:
    """Play a game to its end, or to a limit; ``agents`` are by seat.

    Those who look ahead have ``beliefs`` about the decks of others.

    ``watch`` is called with the game at every decision and once at the end.
    """
    decisions = refused = 0
    while (question := game.decision) is not None:
        if watch is not None:
            watch(game)
        if game.turn.number > limits.turns or decisions >= limits.decisions:
            return Finished(-1, game.turn.number, decisions, refused, True)
        seat = question.players[0]
        if not answered(game, answer_of(agents[seat], game, seat, beliefs)):
            refused += 1
        decisions += 1
    if watch is not None:
        watch(game)
    assert game.outcome is not None, "a game without a decision is over"
    return Finished(game.outcome.winner, game.turn.number, decisions, refused, False)
