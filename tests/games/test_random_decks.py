"""Random decks, played at random, with everything checked that must hold in all games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from jajna.cards import starter
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.nodes import load_nodes
from jajna.cli import main
from jajna.formats.supplementary import is_supplementary
from jajna.simulation.coverage import Coverage
from jajna.simulation.decks import Stock
from jajna.simulation.fuzz import fuzz

GAMES: Final = 12
EVERY: Final = 10
"""One card of so many of the corpus is looked at here; ``jajna fuzz --cards`` takes them all."""


@pytest.mark.slow
def test_games_with_starter_cards_keep_what_must_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    arguments = ["fuzz", "--games", str(GAMES), "--seed", "100", "--json"]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["games"] == GAMES
    assert report["failures"] == []
    dealt = [one for one in map(starter.card, starter.names()) if one and not is_supplementary(one)]
    assert report["cards_in_pool"] == len(dealt)
    assert report["cards_played"] > len(dealt) // 3


@pytest.fixture(scope="module")
def stock(shared: Path) -> Stock:
    """Cards spread over the corpus."""
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    load_nodes()
    verdicts = [
        compile_card(data, default_compiler()) for data in list(read_card_file(file))[::EVERY]
    ]
    return Stock.of(one.card for one in verdicts if one.card is not None)


@pytest.mark.slow
def test_games_with_cards_of_the_corpus_keep_what_must_hold(stock: Stock) -> None:
    report = fuzz(Coverage(stock, 200), GAMES)
    assert [(one.seed, one.step, one.message) for one in report.failures] == []
    assert report.games == GAMES
    assert report.seen()["played"].count > GAMES
