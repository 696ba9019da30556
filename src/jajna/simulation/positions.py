"""Copying, answering, taking back and replaying at several positions of a game of 120 cards."""

from __future__ import annotations

from time import process_time
from typing import Final, final

from jajna.agents import make_agent
from jajna.agents.door import answer_of
from jajna.card import Card
from jajna.cards import starter
from jajna.era import CURRENT, Era
from jajna.errors import CardError
from jajna.formats.deck import Deck
from jajna.formats.themes import ready_for, theme
from jajna.kernel.resolution.resolve import ResolveFrame
from jajna.messages import Message
from jajna.replay import GameSetup, Session
from jajna.simulation.measures import MICRO, Measure, repeated
from jajna.simulation.processes import SimulationError
from jajna.variant import COMMANDER

__all__ = ["SEED", "commander_decks", "decks", "positions", "session_at", "session_resolving"]

SEED: Final = 2003
TURNS: Final = {"early": 2, "middle": 10, "late": 14}
"""The turn of each position; ``resolving`` is in the midst of a spell or ability."""
RESOLVING: Final = "resolving"
SEEDS: Final = 50
"""The number of games that are searched for such a position."""


def _card(name: str) -> Card:
    card = starter.SHELF.card(name)
    if card is None:
        raise CardError(Message("the starter pool has no {name}", name=repr(name)))
    return card


def decks() -> tuple[tuple[Card, ...], ...]:
    """The two decks of 60 cards with which everything is measured."""
    return tuple(tuple(theme(name, _card).cards()) for name in ("stampede", "skies"))


def commander_decks(players: int) -> tuple[Deck, ...]:
    """The decks for Commander that come with the package, for so many players. CR 903.5."""
    names = ready_for(COMMANDER)
    return tuple(theme(names[seat % len(names)], _card) for seat in range(players))


@final
class _Played:
    """A game of heuristic players on its way."""

    def __init__(self, seed: int, era: Era) -> None:
        self.session = Session(GameSetup(decks(), seed=seed, first=0, era=era))
        self.agents = [make_agent("heuristic", f"{seed}.{seat}") for seat in range(2)]

    def step(self) -> None:
        """Answer one decision. Raises SimulationError if the game is over."""
        game = self.session.game
        question = game.decision
        if question is None:
            seed = self.session.setup.seed
            raise SimulationError(
                Message(
                    "the game with seed {seed} ends in turn {number}",
                    seed=seed,
                    number=game.turn.number,
                )
            )
        seat = question.players[0]
        answer = answer_of(self.agents[seat], game, seat)
        if game.why_not(answer) is not None:
            answer = question.fallback
        self.session.answer(answer)


def session_at(turn: int, era: Era = CURRENT) -> Session:
    """A game of heuristic players at the first decision of a turn.

    Raises SimulationError if it ends before.
    """
    played = _Played(SEED, era)
    while played.session.game.turn.number < turn:
        played.step()
    return played.session


def session_resolving(era: Era = CURRENT) -> Session:
    """The first such game in which a player is asked during a resolution, at that question.

    Raises SimulationError if there is none among the first few.
    """
    for seed in range(SEED, SEED + SEEDS):
        played = _Played(seed, era)
        while played.session.game.decision is not None:
            if any(isinstance(frame, ResolveFrame) for frame in played.session.game.frames):
                return played.session
            played.step()
    raise SimulationError(
        Message("in {number} games nobody was asked while anything resolved", number=SEEDS)
    )


def positions(seconds: float, era: Era = CURRENT) -> dict[str, Measure]:
    """The microseconds for copying, answering, taking back and replaying at each position.

    Replaying is told for each answer.
    """
    found: dict[str, Measure] = {}
    sessions = {name: session_at(turn, era) for name, turn in TURNS.items()}
    sessions[RESOLVING] = session_resolving(era)
    for name, session in sessions.items():
        found[f"fork_{name}"] = repeated(session.game.fork, seconds)
        found |= _answering(name, session, seconds)
        found[f"replay_{name}"] = _replaying(session, seconds)
    return found


def _answering(name: str, session: Session, seconds: float) -> dict[str, Measure]:
    """An answer in a session that can be taken back, and taking it back."""
    answering = undoing = 0.0
    count = 0
    while count == 0 or answering + undoing < seconds:
        question = session.game.decision
        assert question is not None, "the game goes on"
        player = question.players[0]
        began = process_time()
        session.answer(question.fallback)
        answered = process_time()
        session.undo(player)
        undoing += process_time() - answered
        answering += answered - began
        count += 1
    return {
        f"answer_{name}": Measure(answering / count * MICRO, "µs", count),
        f"undo_{name}": Measure(undoing / count * MICRO, "µs", count),
    }


def _replaying(session: Session, seconds: float) -> Measure:
    """Playing the answers so far again, for each of them."""

    def act() -> None:
        again = Session(session.setup)
        for notation in session.answers:
            again.repeat(notation)

    whole = repeated(act, seconds)
    return Measure(whole.value / len(session.answers), "µs", whole.repetitions)
