"""The door between agents and a game: what they are asked, their view, and worlds to think in.

An agent never holds the game that it plays. One that looks ahead asks for ``Worlds``: games as the
present one may be for all that its seat knows (``kernel.views.determinizing``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, final

from jajna.kernel.state.chance import Chance
from jajna.kernel.views.determinizing import Beliefs, Determinizer

if TYPE_CHECKING:
    from jajna.agents.base import Agent
    from jajna.card import Card
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["Worlds", "answer_of", "open_lists"]

_SPREAD: Final = (1 << 62) - 57


@final
class Worlds:
    """Games as the present one may be, for all that a seat knows of it."""

    def __init__(self, game: Game, seat: int, beliefs: Beliefs | None = None) -> None:
        dealer: Determinizer | None = None

        def deal(number: int) -> Game:
            nonlocal dealer
            if dealer is None:
                dealer = Determinizer(game, seat, beliefs)
            made = dealer.deal(Chance(number % _SPREAD))
            made.settings.keep_log = False
            return made

        self._deal: Final = deal

    def world(self, number: int) -> Game:
        """The game with what isn't known dealt by chance; the same number gives the same."""
        return self._deal(number)


def answer_of(agent: Agent, game: Game, seat: int, beliefs: Beliefs | None = None) -> Answer:
    """What an agent answers to the game's question for a seat; it gets only what it asks for.

    ``beliefs`` are what it takes the decks of others to be. Raises ValueError if nothing is asked
    that the seat may answer.
    """
    question = game.decision
    if question is None or seat not in question.players:
        raise ValueError(f"nothing is asked that the player in seat {seat} may answer")
    view = game.view_to_decide(seat) if _asks_for(agent, "needs_view") else None
    if _asks_for(agent, "needs_worlds"):
        return agent.choose_by(question, view, Worlds(game, seat, beliefs))
    return agent.choose(question, view)


def _asks_for(agent: Agent, what: str) -> bool:
    """Whether an agent has a need. The name is looked up as Python does: classes that aren't
    compiled say so of themselves, which compiled code doesn't see in their objects.
    """
    return bool(getattr(agent, what))


def open_lists(decks: Iterable[Sequence[Card]]) -> Beliefs:
    """What players believe who know the list of each seat, in order."""
    made = Beliefs()
    for seat, deck in enumerate(decks):
        made.add(seat, deck)
    return made
