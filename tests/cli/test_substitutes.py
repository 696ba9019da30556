"""Decks with cards that aren't understood, played as the player says, and never silently."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from jajna.cards.pool import Pool
from jajna.cli import main
from tests.cards import files


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A list with four copies of a card that isn't understood."""
    data = tmp_path / "data"
    data.mkdir()
    monkeypatch.setenv("JAJNA_DATA", str(data))
    cards = {"Strange Drake": [files.face("Strange Drake", "Sleeping")]}
    Pool().import_file(files.write(data / "cards.json", cards))
    path = tmp_path / "drakes.txt"
    path.write_text("4 Strange Drake\n20 Forest\n20 Grizzly Bears\n", encoding="utf-8")
    return str(path)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def test_a_card_that_is_not_understood_stops_a_deck_by_default(deck: str) -> None:
    done = run("play", deck, "white", "--lang", "en")
    assert done.exit_code == 2
    assert "Strange Drake can't be played: this clause is not understood: Sleeping" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--leave-out",), "4 Strange Drake can't be played and isn't in the deck"),
        (
            ("--instead", "strange drake=Wind Drake"),
            "4 Strange Drake can't be played: Wind Drake is in its place",
        ),
    ],
)
def test_a_deck_is_played_as_the_player_says_and_told_so(
    deck: str, words: tuple[str, ...], said: str
) -> None:
    done = run("play", deck, "white", "--lang", "en", *words)
    assert "== " in done.stdout
    assert f"line 1: {said}" in done.stderr
    sim = run("sim", deck, "white", "--games", "1", "--jobs", "1", "--json", *words)
    assert json.loads(sim.stdout)["games"] == 1
    assert said in sim.stderr


def test_100_2b_a_deck_that_is_too_small_without_them_is_refused(deck: str) -> None:
    Path(deck).write_text("4 Strange Drake\n36 Forest\n", encoding="utf-8")
    done = run("play", deck, "white", "--lang", "en", "--leave-out")
    assert done.exit_code == 2
    assert "it has 36 cards and must have at least 40" in done.stderr


@pytest.mark.parametrize(
    ("word", "code", "why"),
    [
        ("Grizzly Bears=Wind Drake", 2, "Grizzly Bears can be played"),
        ("Strange Drake", 2, "is not like 'Card=Other card'"),
        ("Strange Drake=", 2, "is not like 'Card=Other card'"),
        ("Strange Drake=Nobody", 1, "There is no card named 'Nobody'"),
        ("Nobody=Wind Drake", 1, "There is no card named 'Nobody'"),
    ],
)
def test_substitutes_are_named_and_for_cards_that_need_one(
    deck: str, word: str, code: int, why: str
) -> None:
    done = run("play", deck, "white", "--lang", "en", "--instead", word)
    assert done.exit_code == code
    assert why in done.stderr
