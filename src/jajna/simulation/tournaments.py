"""Tournaments that programs play: their decks, and their matches in processes.

Everything follows from the seed of the tournament, and each result is kept as soon as it is there:
whoever is stopped goes on where they were, and comes to the same end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, final

import msgspec

from jajna.agents import make_agent
from jajna.agents.door import open_lists
from jajna.agents.drafting import Prospects, build, make_drafter, pick_for, ranks
from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.cards.sets import CardSet, set_called
from jajna.era import Era
from jajna.era import find as find_era
from jajna.formats.deck import Deck, Printing
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.limited.decks import deck_of
from jajna.limited.drafts import Draft as DraftOfCards
from jajna.limited.drafts import DraftKind, begin
from jajna.limited.drafts import Setup as Draft
from jajna.limited.opening import set_packs, spare_packs, with_acts
from jajna.messages import Message
from jajna.noted import Noted
from jajna.simulation.processes import SimulationError, working
from jajna.simulation.running import play_out
from jajna.tournaments.kept import Shelf
from jajna.tournaments.locks import digest_of
from jajna.tournaments.records import BYE, ByProgram, Score, Setup, Structure
from jajna.tournaments.tournaments import Progress, Tournament, TournamentError
from jajna.vocab import is_another_player

__all__ = ["PROGRAMS", "Game", "decks_of", "enter", "matches_in_all", "play_on"]

PROGRAMS: Final = "programs"
"""The table at which programs play their matches."""
POD: Final = 8
"""The most who draft at one table."""
SPREAD: Final = 1 << 20
MORE_GAMES: Final = 20
"""How many games more than planned a match may have that needs a winner."""


class Game(NamedTuple):
    """A match to be played: its place in the round, who plays, and what its games follow from."""

    place: int
    first: int
    second: int
    seed: int
    games: int
    needs_winner: bool


# -- decks -----------------------------------------------------------------------------------------


def decks_of(setup: Setup, pool: Pool, find: Callable[[str], Deck]) -> list[Deck]:
    """The decks of a tournament of programs, by player. ``find`` gives decks by their names.

    Raises CardError for a set that isn't known.
    """
    played = _played(setup)
    if not played.set_code:
        named = [find(name) for name in played.decks]
        return [named[player % len(named)] for player in range(played.players)]
    printed = set_called(played.set_code, pool.sets)
    kind = DraftKind(played.opened)
    prospects = Prospects(pool.card)
    ranked = ranks(pool.sets)
    era = find_era(played.era)
    found: list[Deck] = []
    for number, size in enumerate(_pods(played.players, kind)):
        seed = setup.seed + SPREAD * (number + 1)
        draft = _drafted(kind, size, printed, pool, era, seed, played, prospects, ranked)
        for seat, cards in enumerate(draft.pools):
            main = build([prospects.of(one.card) for one in cards])
            name = f"Deck {len(found) + 1}"
            found.append(deck_of(name, cards, main, pool.card, draft.notes(seat)))
    return found


def _played(setup: Setup) -> ByProgram:
    if setup.played is None:
        raise TournamentError(
            Message("{name} is played by people: programs can't play it", name=repr(setup.name))
        )
    return setup.played


def _pods(players: int, kind: DraftKind) -> list[int]:
    """How many sit at each table: as few tables as can be, and as even."""
    if kind is DraftKind.SEALED:
        return [players]
    tables = (players + POD - 1) // POD
    return [players // tables + (table < players % tables) for table in range(tables)]


def _drafted(
    kind: DraftKind,
    seats: int,
    printed: CardSet,
    pool: Pool,
    era: Era,
    seed: int,
    played: ByProgram,
    prospects: Prospects,
    ranked: dict[Printing, int],
) -> DraftOfCards:
    """The draft at a table, at its end."""
    names = tuple(str(seat) for seat in range(seats))
    packs = set_packs(kind, seats, printed, pool.sets, era, seed)
    more = spare_packs(printed, pool.sets, era, seed)
    draft = begin(with_acts(Draft(kind, names, packs, seed), pool.card, more))
    drafters = {
        seat: make_drafter(played.drafter, prospects, ranked, seed + seat) for seat in range(seats)
    }
    pick_for(draft, drafters)
    return draft


def enter(tournament: Tournament, decks: Sequence[Deck], names: Sequence[str]) -> None:
    """Enter a program for each deck, which is locked."""
    for name, deck in zip(names, decks, strict=True):
        tournament.register(name, digest_of(deck))


# -- playing ---------------------------------------------------------------------------------------


def matches_in_all(tournament: Tournament) -> int:
    """How many matches there will be, as far as that is known; nobody leaves who is a program."""
    players = len(tournament.entrants)
    structure = tournament.setup.structure
    if structure is Structure.ELIMINATION:
        return players - 1
    if structure is Structure.DOUBLE_ELIMINATION:
        return 2 * players - 2
    cut = _cut(tournament)
    return tournament.last_round * (players // 2) + max(cut - 1, 0)


def _cut(tournament: Tournament) -> int:
    """How many play on after the rounds; nobody where there are too few."""
    size = tournament.cut_size
    return size if 2 <= size <= len(tournament.entrants) else 0


def play_on(
    shelf: Shelf,
    name: str,
    decks: Sequence[Deck],
    pool_path: Path,
    jobs: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Play a tournament of programs to its end, and keep each result as it comes.

    Raises TournamentError if the decks aren't those that were locked, SimulationError if a process
    dies or a game breaks.
    """
    now = shelf.read(name)
    played = _played(now.setup)
    if [one.deck for one in now.entrants] != [digest_of(deck) for deck in decks]:
        raise TournamentError(
            Message("the decks of {name} are no longer those that were locked", name=repr(name))
        )
    shared = _Shared(
        str(pool_path),
        [_listed(deck) for deck in decks],
        [[card.name for card in deck.outside()] for deck in decks],
        [deck.noted for deck in decks],
        played.agent,
        played.era,
    )
    with working(_play, _seated, shared, jobs) as results_of:
        while not now.is_over:
            _next_step(shelf, name)
            now = shelf.read(name)
            for made in results_of(_waiting(now)):
                now = shelf.change(name, _Reporting(made).into)
                if progress is not None:
                    progress(_done(now), matches_in_all(now))
    return now


def _next_step(shelf: Shelf, name: str) -> None:
    """Begin the next round, or the final, or end it, if nothing is being played."""
    shelf.change(name, _step)


def _step(now: Tournament) -> None:
    if now.progress is Progress.PLAYING:
        return
    is_last = not now.finalists and 0 < now.last_round <= len(now.rounds)
    if is_last and _cut(now):
        now.cut(_cut(now))
    elif is_last:
        now.end()
        return
    now.pair()
    for place, one in enumerate(now.rounds[-1].pairings):
        if one.second != BYE:
            now.host(place, PROGRAMS)


def _waiting(now: Tournament) -> list[Game]:
    """The matches of the round that haven't been played."""
    if now.is_over:
        return []
    chance = Chance(now.setup.seed + len(now.rounds))
    seeds = [chance.below(1 << 40) for _ in now.rounds[-1].pairings]
    knocked_out = bool(now.finalists) or now.setup.structure in (
        Structure.ELIMINATION,
        Structure.DOUBLE_ELIMINATION,
    )
    return [
        Game(place, one.first, one.second, seeds[place], now.setup.games, knocked_out)
        for place, one in enumerate(now.rounds[-1].pairings)
        if place not in now.rounds[-1].scores
    ]


def _done(now: Tournament) -> int:
    return sum(
        one.second != BYE
        for played in now.rounds
        for place, one in enumerate(played.pairings)
        if place in played.scores
    )


@final
class _Reporting:
    """A result on its way into the tournament."""

    def __init__(self, made: _Made) -> None:
        self._made = made

    def into(self, now: Tournament) -> Tournament:
        """Report it. Raises SimulationError for a game that broke."""
        made = self._made
        if made.error:
            raise SimulationError(
                Message("the match at table {table} broke: {why}", table=made.place + 1,
                        why=made.error)
            )  # fmt: skip
        now.report(made.place, Score(made.won[0], made.won[1], made.drawn), PROGRAMS)
        return now


# -- in other processes ----------------------------------------------------------------------------


@final
class _Shared(msgspec.Struct, frozen=True):
    """What all processes need: decks as names of cards, and who plays."""

    pool: str
    decks: list[list[str]]
    sides: list[list[str]]
    noted: list[tuple[Noted, ...]]
    agent: str
    era: str


class _Made(NamedTuple):
    place: int
    won: tuple[int, int]
    drawn: int
    error: str = ""


@final
class _Seated:
    """The decks with their cards, in one process."""

    def __init__(self, shared: _Shared) -> None:
        pool = Pool(Path(shared.pool))
        self.decks = [[pool.card(name) for name in deck] for deck in shared.decks]
        self.sides = [[pool.card(name) for name in side] for side in shared.sides]
        self.noted = shared.noted
        self.agent = shared.agent
        self.era = find_era(shared.era)
        self.definitions = Definitions(self.era)

    def game(self, match: Game, number: int, chooser: int | None) -> int:
        """Play one game: who has won, -1 for nobody. CR 103.1."""
        seats = (match.first, match.second)
        decks: list[Sequence[Card]] = [self.decks[one] for one in seats]
        seed = match.seed + number
        self.definitions.tidy()
        game = new_game(
            decks,
            ("first", "second"),
            seed,
            self.era,
            chooser=chooser,
            sideboards=[self.sides[one] for one in seats],
            definitions=self.definitions,
            noted=[self.noted[one] for one in seats],
        )
        game.settings.keep_log = False
        agents = [make_agent(self.agent, f"{seed}.{seat}") for seat in range(2)]
        return play_out(game, agents, beliefs=open_lists(decks)).winner


def _seated(shared: _Shared) -> _Seated:
    return _Seated(shared)


def _listed(deck: Deck) -> list[str]:
    return [card.name for card in deck.cards()]


def _play(seated: _Seated, match: Game) -> _Made:
    """Play a match. Each game is begun with the decks as they were locked; who lost the last one
    chooses who begins the next.
    """
    won = [0, 0]
    drawn = 0
    chooser: int | None = None
    most = match.games + (MORE_GAMES if match.needs_winner else 0)
    for number in range(most):
        if max(won) > match.games // 2 or (number >= match.games and won[0] != won[1]):
            break
        try:
            winner = seated.game(match, number, chooser)
        except Exception as error:  # what breaks in a game is told with its match
            return _Made(match.place, (0, 0), 0, f"{type(error).__name__}: {error}")
        if winner in (0, 1):
            won[winner] += 1
            chooser = next(seat for seat in range(2) if is_another_player(seat, winner))
        else:
            drawn += 1
    if match.needs_winner and won[0] == won[1]:
        won[match.seed % 2] += 1
    return _Made(match.place, (won[0], won[1]), drawn)
