"""Real lists of 60 cards, compiled from their own text and played by agents."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from jajna.card import Card
from jajna.cards import starter
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.nodes import load_nodes
from jajna.errors import CardError
from jajna.formats.decklist import read_deck
from jajna.simulation.matches import Match, Report, play_match
from jajna.simulation.running import Limits

WHITE_WEENIE: Final = """
4 Elite Vanguard
4 Soul Warden
4 Ajani's Pridemate
4 White Knight
4 Stormfront Pegasus
2 Squadron Hawk
2 Knight Exemplar
2 Veteran Swordsmith
3 Serra Angel
3 Honor of the Pure
2 Pacifism
2 Oblivion Ring
1 Day of Judgment
23 Plains
"""

RED_BURN: Final = """
4 Goblin Arsonist
2 Grim Lavamancer
4 Mogg Fanatic
4 Ember Hauler
3 Stormblood Berserker
3 Ball Lightning
3 Prodigal Pyromancer
2 Siege-Gang Commander
4 Lightning Bolt
4 Shock
2 Sudden Impact
1 Earthquake
2 Lava Axe
22 Mountain
"""

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

SHADOWS: Final = """
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

CORE_SETS: Final = (WHITE_WEENIE, RED_BURN)
"""Out of Tenth Edition to Magic 2012."""
OLDER_SETS: Final = (GOBLINS, SHADOWS)

LIMITS: Final = Limits(60, 10_000)
"""A game that takes longer than sixty turns is drawn; hardly one does."""
SEED: Final = 2012
MANY: Final = 200
SOME: Final = 20


def names_in(*lists: str) -> set[str]:
    return {line.partition(" ")[2] for text in lists for line in text.strip().splitlines()}


@pytest.fixture(scope="module")
def cards(shared: Path) -> dict[str, Card]:
    """The cards of all lists by name, compiled from their own text."""
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    load_nodes()
    wanted = names_in(*CORE_SETS, *OLDER_SETS)
    found: dict[str, Card] = {}
    for data in read_card_file(file):
        if data.name in wanted:
            verdict = compile_card(data, default_compiler())
            assert verdict.card is not None, f"{data.name}: {verdict.blockers}"
            found[data.name] = verdict.card
    for name in wanted - found.keys():
        land = starter.card(name)
        assert land is not None, f"the corpus has no {name}"
        found[name] = land
    return found


def played(
    cards: dict[str, Card], lists: tuple[str, str], games: int, seed: int, jobs: int
) -> Report:
    """Games of heuristic agents with two lists."""

    def find(name: str) -> Card:
        if name not in cards:
            raise CardError(f"no card is named {name!r}")
        return cards[name]

    decks = tuple(tuple(read_deck(text, find).cards()) for text in lists)
    assert [len(deck) for deck in decks] == [60, 60]
    match = Match(decks, ("heuristic", "heuristic"), seed, limits=LIMITS)
    return play_match(match, games, jobs)


def test_twenty_games_end_without_an_error(cards: dict[str, Card]) -> None:
    report = played(cards, CORE_SETS, SOME, SEED, jobs=1)
    assert report.errors == []
    assert sum(report.wins) + report.draws == report.games == SOME


@pytest.mark.slow
@pytest.mark.parametrize("lists", [CORE_SETS, OLDER_SETS], ids=["core sets", "older sets"])
def test_two_hundred_games_end_without_an_error(
    cards: dict[str, Card], lists: tuple[str, str]
) -> None:
    report = played(cards, lists, MANY, SEED + SOME, jobs=0)
    assert report.errors == []
    assert sum(report.wins) + report.draws == report.games == MANY
    assert min(report.wins) >= MANY // 20
    assert report.draws <= MANY // 20
