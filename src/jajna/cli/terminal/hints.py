"""What a program would answer in a person's place, and what it looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.agents.door import answer_of
from jajna.agents.search.player import SearchAgent
from jajna.text.prompts import option

if TYPE_CHECKING:
    from jajna.agents.search.player import Considered
    from jajna.decision import Decision
    from jajna.kernel.game import Game
    from jajna.text.things import Teller

__all__ = ["considered_lines", "hint_lines"]

SIMULATIONS: Final = 100
SECONDS: Final = 2.0
MOST: Final = 5
"""Most answers that are told."""


def hint_lines(game: Game, seat: int, teller: Teller) -> list[str]:
    """What the searching player would do for a seat. It knows no more than the seat does."""
    question = game.decision
    assert question is not None, "a hint is for a question"
    agent = SearchAgent(game.turn.number, SIMULATIONS, SECONDS)
    answer = answer_of(agent, game, seat)
    found = [teller.say("I would: {answer}.", answer=option(question, answer, teller))]
    return found + considered_lines(question, agent.considered[:MOST], teller)


def considered_lines(
    question: Decision, considered: tuple[Considered, ...], teller: Teller
) -> list[str]:
    """The answers that were compared, in the order of a search, a line each."""
    found: list[str] = []
    for one in considered:
        line = teller.say(
            "{answer}: {share} % in {count} games that I played on",
            answer=option(question, one.answer, teller),
            share=round(100 * one.share),
            count=one.tried,
        )
        if not one.proposed:
            line += teller.say(
                "; {gain} points (give or take {error}) against my first thought",
                gain=f"{100 * one.gain:+.0f}",
                error=round(100 * one.error),
            )
        found.append("  " + line)
    return found
