"""Choose the games of which the course is kept (tools/kept_games.py), and keep them.

    choose_games.py own|corpus SECONDS   games with cards of the package, or of the corpus, which
                                         take so much processor time in all

Many games are played while each condition of the kernel and the mechanics tells what it was. The
games are taken one by one: each time the one that shows most per second that none before it showed.
What other tests don't notice (.cache/mutants.json, by tools/mutation.py) counts more. The decks are
of cards with something rare about them, and the player of random play takes what is new to it.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "tools")]

import mutation  # noqa: E402

SITES: Final = mutation.all_sites()
SAW: Final[set[int]] = set()
mutation.watch(SITES, SAW.add)

from jajna.cards import starter  # noqa: E402
from jajna.cards.compiling import compile_card, default_compiler  # noqa: E402
from jajna.era import CURRENT, ERAS  # noqa: E402
from jajna.replay import GameSetup  # noqa: E402
from jajna.simulation.coverage import Coverage  # noqa: E402
from jajna.simulation.decks import Stock, Stocked  # noqa: E402
from jajna.simulation.plans import Planner, setup_of  # noqa: E402
from kept_games import (  # noqa: E402
    CORPUS,
    OWN,
    KeptGame,
    corpus,
    keep,
    kept_games,
)
from tests.corpus import opened  # noqa: E402

CANDIDATES: Final = {OWN: 64, CORPUS: 320}
ROUND: Final = 32
"""The games among which some are chosen."""
EVERY: Final = 3
"""One card of so many of the corpus is looked at."""
RARE: Final = 4
"""A card is dealt if it has something that fewer cards before it have."""
UNKNOWN: Final = 8
"""How many answers that tests notice one counts for that none does."""


class Candidate(NamedTuple):
    """A game, what its conditions showed, and how long it took."""

    game: KeptGame
    saw: frozenset[int]
    seconds: float


def rare(items: list[Stocked]) -> list[Stocked]:
    """Cards with a mechanic that few others have, in an order by chance."""
    Random(0).shuffle(items)
    met: Counter[str] = Counter()
    found = []
    for item in items:
        words = {word for use in item.mechanics for word in use}
        if any(met[word] < RARE for word in words):
            found.append(item)
            met.update(words)
    return found


def stock_of(kind: str) -> Stock:
    """The cards of which games are played."""
    if kind == OWN:
        own = [card for card in map(starter.card, starter.names()) if card is not None]
        return Stock.of(own)
    found = corpus()
    if found is None:
        sys.exit("there is no corpus (set JAJNA_SHARED)")
    read = list(opened(found.paths[0]))[::EVERY]
    verdicts = [compile_card(data, default_compiler()) for data in read]
    cards = [one.card for one in verdicts if one.card is not None]
    return Stock(rare(Stock.of(cards).items))


def candidates(kind: str, stock: Stock) -> Iterator[Candidate]:
    """Games with cards of a kind; every second one is of the current era."""
    print(f"{kind}: {len(stock)} cards")
    eras = tuple(era for old in ERAS.values() if old != CURRENT for era in (old, CURRENT))
    planner = Planner(Coverage(stock))
    for _ in range(0, CANDIDATES[kind], ROUND):
        for plan in planner.plans(ROUND, eras):
            planned = kept_as(kind, setup_of(stock, plan))
            SAW.clear()
            began = time.process_time()
            try:
                game = planned.played(stock.card)
            except Exception as error:
                print(f"seed {plan.seed} in {plan.era} fails: {error!r}")
                continue
            yield Candidate(game, frozenset(SAW), time.process_time() - began)


def kept_as(kind: str, setup: GameSetup) -> KeptGame:
    """The game that follows from a setup, with its course still to be played."""
    return KeptGame(
        f"{kind}-{setup.seed}",
        kind,
        setup.seed,
        setup.era.name,
        setup.life,
        setup.lands_out,
        list(setup.by_hand),
        [dict(Counter(card.name for card in deck)) for deck in setup.decks],
        "",
        [],
    )


def worth() -> dict[int, int]:
    """What it counts to show an answer of a condition; those that count 1 are left out."""
    if not mutation.RESULTS.is_file():
        return {}
    results: dict[str, str] = json.loads(mutation.RESULTS.read_text())
    found: dict[int, int] = {}
    for number, site in enumerate(SITES):
        for value in (True, False):
            if results.get(f"{site.key}:{value}") in mutation.LISTED:
                found[2 * number + (not value)] = UNKNOWN
    return found


def chosen(games: list[Candidate], seconds: float) -> list[KeptGame]:
    """The games that show most, in the order in which they were taken."""
    counts = worth()
    left = list(games)
    shown: set[int] = set()
    found: list[KeptGame] = []
    while left:
        best = max(left, key=lambda one: _gain(one, shown, counts) / one.seconds)
        left.remove(best)
        if best.seconds > seconds or not best.saw - shown:
            continue
        shown |= best.saw
        seconds -= best.seconds
        found.append(best.game)
    print(f"{len(found)} of {len(games)} games show {len(shown)} of {2 * len(SITES)} answers")
    return found


def _gain(game: Candidate, shown: set[int], counts: dict[int, int]) -> int:
    return sum(counts.get(number, 1) for number in game.saw - shown)


def main(arguments: list[str]) -> int:
    match arguments:
        case [("own" | "corpus") as kind, seconds]:
            others = [game for game in kept_games() if game.cards != kind]
            made = chosen(list(candidates(kind, stock_of(kind))), float(seconds))
            keep(sorted([*others, *made], key=lambda game: game.cards != OWN))
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
