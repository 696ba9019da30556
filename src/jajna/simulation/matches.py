"""Many games of two decks, in processes, with one result whatever their number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter
from typing import Final, final

import msgspec

from jajna.agents import make_agent
from jajna.agents.door import open_lists
from jajna.card import Card
from jajna.cards.nodes import load_nodes
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.formats.commanders import color_identities
from jajna.formats.deck import Deck
from jajna.ir.codec import Codec
from jajna.kernel.card_kinds.random_cards import RandomCards
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.start.setup import new_game
from jajna.noted import Noted
from jajna.simulation.build import build_name
from jajna.simulation.clusters import spread_over
from jajna.simulation.intervals import interval
from jajna.simulation.processes import spread
from jajna.simulation.running import LIMITS, Finished, Limits, play_out
from jajna.variant import COMMANDER, DUEL, Variant
from jajna.variant import find as find_variant

__all__ = [
    *("GameReport", "Match", "Report"),
    *("commander_match", "packed_decks", "play_match", "unpacked_decks"),
]

DRAW: Final = -1


@final
@dataclass(frozen=True)
class Match:
    """A match: a deck and an agent for each seat. Game n has the seed ``seed`` + n.

    Agents that look ahead know the lists of all decks.

    With ``always_ask`` players are asked whenever they have priority, even if they can only pass.
    ``variant`` is by default the usual one; ``commanders`` begin in the command zone.
    ``supplementary`` and ``noted`` are as in ``kernel.start.setup.new_game``, which chooses at
    random among the ``creatures``.
    """

    decks: tuple[tuple[Card, ...], ...]
    agents: tuple[str, ...]
    seed: int = 0
    seconds: float | None = None
    limits: Limits = LIMITS
    era: Era = CURRENT
    always_ask: bool = False
    variant: Variant | None = None
    commanders: tuple[tuple[Card, ...], ...] = ()
    supplementary: tuple[tuple[Card, ...], ...] = ()
    creatures: tuple[Card, ...] = ()
    noted: tuple[tuple[Noted, ...], ...] = ()

    @cached_property
    def leaders(self) -> list[list[tuple[Card, int]]]:
        """The commanders of each deck with their color identities. CR 903.4a."""
        return [
            list(zip(cards, color_identities(cards, deck), strict=True))
            for cards, deck in zip(self.commanders, self.decks, strict=False)
        ]

    @cached_property
    def at_random(self) -> RandomCards:
        """The creature cards that may be chosen at random."""
        return RandomCards(self.creatures)

    @cached_property
    def definitions(self) -> Definitions:
        """The cards as all its games use them."""
        return Definitions(self.era)

    def play(self, number: int) -> Finished:
        """Play one game; the seats take turns in going first."""
        seed = self.seed + number
        first = number % len(self.decks)
        game = new_game(
            self.decks,
            self.agents,
            seed,
            self.era,
            first,
            definitions=self.definitions,
            variant=self.variant,
            commanders=self.leaders,
            supplementary=self.supplementary,
            creatures=self.at_random,
            noted=self.noted,
        )
        game.settings.keep_log = False
        game.settings.always_ask = self.always_ask
        agents = [
            make_agent(name, f"{seed}.{seat}", self.seconds)
            for seat, name in enumerate(self.agents)
        ]
        return play_out(game, agents, self.limits, beliefs=open_lists(self.decks))


def commander_match(decks: Sequence[Deck], agent: str, seed: int, era: Era = CURRENT) -> Match:
    """A match of Commander in which the same agent plays each deck. CR 903."""
    return Match(
        tuple(tuple(one.cards()) for one in decks),
        (agent,) * len(decks),
        seed,
        era=era,
        variant=COMMANDER,
        commanders=tuple(tuple(one.leaders()) for one in decks),
    )


@final
@dataclass(frozen=True)
class GameReport:
    """The report of one game of a match; ``error`` says what went wrong, "" if nothing did."""

    number: int
    winner: int
    turns: int
    decisions: int
    refused: int
    error: str

    def data(self, match: Match) -> dict[str, object]:
        """The game as a row: who played what, and how it went; ``winner`` is a seat or -1."""
        return {
            "game": self.number,
            "seed": match.seed + self.number,
            "first": self.number % len(match.decks),
            "agents": list(match.agents),
            "winner": self.winner,
            "turns": self.turns,
            "decisions": self.decisions,
            "refused": self.refused,
            "error": self.error,
        }


@final
@dataclass
class Report:
    """The games of a match added up. ``wins`` are by seat; of a team each player has them."""

    agents: tuple[str, ...]
    variant: Variant = DUEL
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    decisions: int = 0
    turns: int = 0
    refused: int = 0
    seconds: float = 0.0
    errors: list[tuple[int, str]] = field(default_factory=list)
    """The seed of each game that broke, and what happened."""

    def add(self, game: GameReport, seed: int) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += game.decisions
        self.turns += game.turns
        self.refused += game.refused
        if game.error:
            self.errors.append((seed, game.error))
        elif game.winner == DRAW:
            self.draws += 1
        else:
            for seat in range(len(self.wins)):
                if self.variant.team(seat) == self.variant.team(game.winner):
                    self.wins[seat] += 1  # CR 104.2c

    def wins_by_name(self) -> dict[str, int]:
        """Wins by agent, or by seat where an agent has several."""
        if len(set(self.agents)) == len(self.agents):
            return dict(zip(self.agents, self.wins, strict=True))
        return {str(seat): count for seat, count in enumerate(self.wins)}

    def intervals(self) -> list[list[float]]:
        """For each seat between which shares of games its true one lies with 95 %."""
        played = self.games - len(self.errors)
        return [[round(one, 4) for one in interval(wins, played)] for wins in self.wins]

    def data(self) -> dict[str, object]:
        """The report as the command line prints it in JSON."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "errors": len(self.errors),
            "wins": self.wins_by_name(),
            "intervals": self.intervals(),
            "draws": self.draws,
            "turns": self.turns,
            "decisions": self.decisions,
            "refused": self.refused,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "build": build_name(),
        }


def play_match(
    match: Match,
    games: int,
    jobs: int = 0,
    progress: Callable[[int, int], None] | None = None,
    scheduler: str = "",
    note: Callable[[GameReport], None] | None = None,
) -> Report:
    """Play games in ``jobs`` processes (0: one per core), or by the workers of the Dask scheduler
    at an address (``tcp://host:port``). What breaks in a game is only counted; where the games are
    played changes nothing but the time. ``note`` is called with each game, in order.

    Raises SimulationError if a process dies, and if the scheduler or its workers can't be used.
    """
    began = perf_counter()
    report = Report(match.agents, match.variant or DUEL, wins=[0] * len(match.decks))
    packed = _packed(match)
    if scheduler:
        played = spread_over(scheduler, _play, range(games), _unpacked, packed)
    else:
        played = spread(_play, range(games), _unpacked, packed, jobs)
    for done in played:
        report.add(done, match.seed + done.number)
        if note is not None:
            note(done)
        if progress is not None:
            progress(report.games, games)
    report.seconds = perf_counter() - began
    return report


@final
class _Packed(msgspec.Struct, frozen=True):
    """A match as it goes to other processes: cards as JSON, decks as their numbers."""

    cards: list[bytes]
    decks: list[list[int]]
    agents: tuple[str, ...]
    seed: int
    seconds: float | None
    turns: int
    decisions: int
    era: str
    always_ask: bool
    variant: str
    commanders: list[list[int]]
    supplementary: list[list[int]]
    creatures: list[int]
    noted: tuple[tuple[Noted, ...], ...]


def packed_decks(decks: Sequence[Sequence[Card]]) -> tuple[list[bytes], list[list[int]]]:
    """Decks as they go to other processes: cards as JSON, and decks as their numbers."""
    load_nodes()
    codec = Codec()
    numbers: dict[str, int] = {}
    cards: list[bytes] = []
    for deck in decks:
        for card in deck:
            if card.name not in numbers:
                numbers[card.name] = len(cards)
                cards.append(msgspec.json.encode(codec.encode(card)))
    return cards, [[numbers[card.name] for card in deck] for deck in decks]


def unpacked_decks(cards: list[bytes], decks: list[list[int]]) -> tuple[tuple[Card, ...], ...]:
    """The decks that ``packed_decks`` made."""
    load_nodes()
    codec = Codec()
    made = [codec.decode_card(msgspec.json.decode(data)) for data in cards]
    return tuple(tuple(made[number] for number in deck) for deck in decks)


def _packed(match: Match) -> _Packed:
    cards, listed = packed_decks(
        (*match.decks, *match.commanders, *match.supplementary, match.creatures)
    )
    limits = match.limits
    led = len(match.decks) + len(match.commanders)
    return _Packed(
        cards,
        listed[: len(match.decks)],
        match.agents,
        match.seed,
        match.seconds,
        limits.turns,
        limits.decisions,
        match.era.name,
        match.always_ask,
        match.variant.name if match.variant is not None else "",
        listed[len(match.decks) : led],
        listed[led:-1],
        listed[-1],
        match.noted,
    )


def _unpacked(packed: _Packed) -> Match:
    decks = unpacked_decks(
        packed.cards,
        [*packed.decks, *packed.commanders, *packed.supplementary, packed.creatures],
    )
    led = len(packed.decks) + len(packed.commanders)
    limits = Limits(packed.turns, packed.decisions)
    era = find_era(packed.era)
    return Match(
        decks[: len(packed.decks)],
        packed.agents,
        packed.seed,
        packed.seconds,
        limits,
        era,
        packed.always_ask,
        find_variant(packed.variant) if packed.variant else None,
        decks[len(packed.decks) : led],
        decks[led:-1],
        decks[-1],
        packed.noted,
    )


def _play(match: Match, number: int) -> GameReport:
    try:
        done = match.play(number)
    except Exception as error:
        return GameReport(number, DRAW, 0, 0, 0, f"{type(error).__name__}: {error}")
    return GameReport(number, done.winner, done.turns, done.decisions, done.refused, "")
