"""Games at the terminal in every era: legal decks, matches of several games, and their eras."""

from __future__ import annotations

from io import StringIO
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from jajna.agents import RandomAgent
from jajna.cli import main
from jajna.cli.terminal.match import Match
from jajna.cli.terminal.screen import Screen
from jajna.decision import Kind
from jajna.era import ERAS, find
from jajna.replay import GameSetup, Session
from jajna.tables.seat import Seat
from jajna.tables.table import Table
from jajna.text.catalogue import language
from tests.rules.cards import CARDS

EVERY_ERA = pytest.mark.parametrize("era", list(ERAS))


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def listed(path: Path, *lines: str) -> str:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


@EVERY_ERA
@pytest.mark.parametrize("place", [0, 1])
def test_100_2_a_game_begins_only_with_a_legal_deck_for_each_player(
    era: str, place: int, tmp_path: Path
) -> None:
    small = listed(tmp_path / "small.txt", "20 Forest", "19 Grizzly Bears")
    decks = ["white", "white"]
    decks[place] = small
    refused = run("play", *decks, "--era", era, "--lang", "en")
    assert refused.exit_code == 2
    assert "39 cards and must have at least 40 (CR 100.2b)" in refused.output
    assert "== " not in refused.output


@EVERY_ERA
def test_100_2_a_game_begins_with_forty_cards_and_a_constructed_one_with_sixty(
    era: str, tmp_path: Path
) -> None:
    forty = listed(tmp_path / "forty.txt", "21 Forest", "19 Grizzly Bears")
    assert "== " in run("play", forty, forty, "--era", era).output
    refused = run("play", forty, "skies", "--era", era, "--format", "constructed", "--lang", "es")
    assert refused.exit_code == 2
    assert "tiene 40 cartas" in refused.output
    assert "19 copias de Grizzly Bears" in refused.output
    assert "== " in run("play", "skies", "stampede", "--era", era, "--format", "constructed").output


@EVERY_ERA
def test_100_2_nothing_begins_without_a_deck(era: str, tmp_path: Path) -> None:
    refused = run("play", "white", listed(tmp_path / "none.txt"), "--era", era)
    assert refused.exit_code == 2
    assert "== " not in refused.output


def begun(era: str) -> Session:
    deck = tuple([CARDS["Forest"]] * 20 + [CARDS["Grizzly Bears"]] * 20)
    return Session(
        GameSetup((deck, deck), ("Ann", "Bob"), 3, era=find(era), by_hand=(0,), chooser=1)
    )


@EVERY_ERA
@pytest.mark.parametrize("line", ["1", "2"])
def test_103_1_in_the_next_game_of_a_match_the_loser_chooses_who_begins(
    era: str, line: str
) -> None:
    typed = ["concede", "y", line, "concede", "y"]
    said = StringIO()
    screen = Screen(language("en"), lambda _: typed.pop(0), Console(file=said), False)
    first = begun(era)
    question = first.game.decision
    assert question is not None and (question.kind, question.player) == (Kind.STARTING_PLAYER, 1)
    table = Table(first, [Seat(), Seat("random")], count(4).__next__, games=3)
    Match(table, {1: RandomAgent("1")}, screen, {}).play()
    assert not typed
    assert first.who[0] == 1
    assert table.session.who[0] == 0
    assert table.session.game.turn.active == int(line) - 1
    assert "The match stands: Ann 0, Bob 1." in said.getvalue()
    assert "The match stands: Ann 0, Bob 2." in said.getvalue()


@EVERY_ERA
@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("en", "help flying", "An evasion ability"),
        ("es", "ayuda volar", "Una habilidad de evasión"),
        ("es", "?volar", "Una habilidad de evasión"),
        ("es", "ayuda Grifo pienavaja", "Dañar primero [First strike]"),
        ("en", "help Razorfoot Griffin", "Flying [Volar]"),
    ],
)
def test_702_1_help_explains_the_keyword_abilities_of_a_card(
    era: str, lang: str, typed: str, words: str, tmp_path: Path
) -> None:
    griffins = listed(tmp_path / "griffins.txt", "40 Razorfoot Griffin")
    said = run("play", griffins, "white", "--era", era, "--lang", lang, "--seed", "1",
               typed=f"1\n{typed}\n").output  # fmt: skip
    assert words in said


def test_702_1_what_was_no_keyword_then_needs_no_help(tmp_path: Path) -> None:
    angels = listed(tmp_path / "angels.txt", "40 Serra Angel")
    for era, known in (("2003-07", False), ("2016-08", True)):
        said = run("play", angels, "white", "--era", era, "--lang", "en", "--seed", "1",
                   typed="1\nhelp Serra Angel\n").output  # fmt: skip
        assert ("Vigilance [" in said) is known
