"""Two real lists of 60 cards out of the corpus, played two hundred times."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from jajna.card import Card
from jajna.cards import starter
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.mtgjson import read_card_file
from jajna.cards.nodes import load_nodes
from jajna.errors import CardError
from jajna.formats.decklist import read_deck
from jajna.simulation.matches import Match, play_match

GOBLINS: Final = """
4 Goblin Lackey
4 Mogg Fanatic
4 Skirk Prospector
4 Goblin Piledriver
4 Goblin Warchief
4 Goblin Matron
3 Goblin Sharpshooter
4 Goblin Ringleader
3 Siege-Gang Commander
4 Lightning Bolt
22 Mountain
"""

WHITE_WEENIE: Final = """
4 Savannah Lions
3 Isamaru, Hound of Konda
4 White Knight
4 Soltari Priest
4 Soltari Monk
4 Knight of Meadowgrain
4 Spectral Procession
4 Honor of the Pure
4 Swords to Plowshares
3 Serra Angel
22 Plains
"""


@pytest.fixture(scope="module")
def pool(shared: Path) -> dict[str, Card]:
    """The cards of both lists, compiled from their own text."""
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.exists():
        pytest.skip(f"no corpus in {file}")
    load_nodes()
    names = {
        line.partition(" ")[2] for line in (GOBLINS + WHITE_WEENIE).splitlines() if line.strip()
    }
    found: dict[str, Card] = {}
    for data in read_card_file(file):
        if data.name in names:
            verdict = compile_card(data, default_compiler())
            assert verdict.card is not None, f"{data.name}: {verdict.blockers}"
            found[data.name] = verdict.card
    for basic in ("Mountain", "Plains"):
        land = starter.SHELF.card(basic)
        assert land is not None
        found[basic] = land
    return found


@pytest.mark.slow
def test_two_real_lists_play_two_hundred_games(pool: dict[str, Card]) -> None:
    def lookup(name: str) -> Card:
        if name not in pool:
            raise CardError(f"no card named {name!r}")
        return pool[name]

    decks = tuple(tuple(read_deck(text, lookup).cards()) for text in (GOBLINS, WHITE_WEENIE))
    assert [len(deck) for deck in decks] == [60, 60]
    report = play_match(Match(decks, ("heuristic", "heuristic"), seed=1), 200)
    assert report.errors == []
    assert report.games == 200
    assert sum(report.wins) + report.draws == 200
    assert min(report.wins) > 10
