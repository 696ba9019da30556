"""Tables to try: two people with decks of a few cards, and what a journal would keep."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

from jajna.card import Card
from jajna.decision import Answer, Kind, Pass, PlayLand
from jajna.replay import GameSetup, Session
from jajna.tables.clock import ClockRules
from jajna.tables.journal import Journal
from jajna.tables.seat import Seat
from jajna.tables.table import DeckCheck, Table
from tests.mechanics.bench import text_card
from tests.rules.cards import CARDS

ANN: Final = 0
BOB: Final = 1
EVERYWHERE: Final = "all"
SHUFFLE: Final = text_card("Riffle", "Instant", "Shuffle your library.")
PEEK: Final = text_card("Peek", "Instant", "Look at the top card of your library.")
TICK: Final = text_card("Tick", "Artifact", "At the beginning of your upkeep, you may gain 1 life.")
KNOWN: Final[dict[str, Card]] = {**CARDS, SHUFFLE.name: SHUFFLE, PEEK.name: PEEK, TICK.name: TICK}


def deck(*counts: tuple[int, str]) -> tuple[Card, ...]:
    """A deck of cards by name."""
    return tuple(KNOWN[name] for number, name in counts for _ in range(number))


GREEN: Final = deck((20, "Forest"), (20, "Grizzly Bears"))
RIFFLES: Final = deck((20, "Forest"), (20, SHUFFLE.name))
PEEKS: Final = deck((20, "Forest"), (20, PEEK.name))
CUB: Final = text_card(
    "Cub", "Creature — Bear", "{0}: This creature gets +1/+0 until end of turn.", ("2", "2")
)
KNOWN[CUB.name] = CUB
BEARS: Final = deck((20, "Forest"), (20, CUB.name))
TICKS: Final = deck((20, "Forest"), (20, TICK.name))
SIDE: Final = deck((2, "Giant Growth"))


def begun(main: tuple[Card, ...] = GREEN, side: tuple[Card, ...] = (), seed: int = 5) -> Session:
    """A game of two people at its first question; Ann begins."""
    return Session(
        GameSetup(
            (main, main), ("Ann", "Bob"), seed, ANN, by_hand=(ANN, BOB), sideboards=(side, side)
        )
    )


def table(
    session: Session | None = None,
    stops: str = EVERYWHERE,
    agent: str = "",
    games: int = 1,
    clock: ClockRules | None = None,
    journal: Journal | None = None,
    decks: DeckCheck | None = None,
) -> Table:
    """A table of Ann and Bob, who has an agent if one is named."""
    seats = [Seat("", stops), Seat(agent, stops)]
    return Table(
        session or begun(), seats, count(100).__next__, games, clock, journal, "one", decks
    )


def keep_hands(at: Table) -> None:
    """Let both keep their hands, and Ann come to her first main phase."""
    while at.question is not None and at.question.kind is Kind.MULLIGAN:
        at.answer(at.question.fallback)
    pass_until(at, lambda: at.session.game.turn.step.name == "PRECOMBAT_MAIN")


def pass_until(at: Table, over: Callable[[], bool]) -> None:
    """Pass, and answer in the usual way, until something is so."""
    while not over():
        assert at.question is not None
        at.answer(at.question.fallback)


def land_of(at: Table) -> Answer:
    """The play of a land that is offered."""
    assert at.question is not None
    return next(one for one in at.question.options if isinstance(one, PlayLand))


def play_land(at: Table) -> None:
    at.answer(land_of(at))


def both_pass(at: Table) -> None:
    at.answer(Pass())
    at.answer(Pass())
