"""What the READMEs show works, and both show the same."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
import pytest
from click.testing import CliRunner

from jajna.cards.pool import Pool
from jajna.cli import main
from jajna.formats.themes import THEMES, theme
from jajna.replay import GameSetup, Session
from jajna.web.promises import GamePlayed, MatchPlayed, promise_of
from tests.cards import files
from tests.conftest import ROOT
from tests.seen import at_least

TEXTS: Final = {
    name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.es.md")
}
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHEAPER: Final = {
    "sim": ["--games", "1"],
    "fuzz": ["--games", "1"],
    "bench": ["--seconds", "0.01", "--sizes", "4,8", "--games", "1"],
    "ladder": ["--agents", "easy,random", "--decks", "white", "--jobs", "1"],
    "web": ["--no-open", "--port", "0"],
}
"""What is added to a command so that it takes no time."""
SCENARIO: Final = """\
title: Bears
players: [{name: Ann}, {name: Bob}]
battlefield: [Grizzly Bears]
steps: [{expect: {objects: {Grizzly Bears: 2/2}}}]
"""
PUZZLE: Final = """\
title: Nearly dead
goal: {reach: win}
players: [{name: Ann, hand: [Shock]}, {name: Bob, life: 2}]
battlefield: [Mountain]
"""
FROM_AFAR: Final = (["cards", "update"], ["build"])
"""The commands that need a network, or the launcher and some minutes."""


def blocks(text: str, language: str) -> list[str]:
    return [body for named, body in BLOCK.findall(text) if named == language]


def commands(text: str) -> list[str]:
    """The commands that a README shows, each once, in their order."""
    shown = re.findall(r"^(\./.*)$|`(\./[^`]*)`", text, re.MULTILINE)
    return list(dict.fromkeys(line or code for line, code in shown))


def arguments(command: str) -> list[str]:
    return shlex.split(command)[1:]


TO_START: Final = [
    command for command in commands(TEXTS["README.md"]) if command.startswith("./jajna ")
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the commands name, where they are run."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    files.write(tmp_path / "FILE")
    (tmp_path / "scenario.yaml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "puzzle.yaml").write_text(PUZZLE, encoding="utf-8")
    for name, deck in (("mine.txt", "white"), ("theirs.txt", "red")):
        lines = "".join(f"{count} {card}\n" for count, card in THEMES[deck])
        (tmp_path / name).write_text(lines, encoding="utf-8")
    find = Pool().card
    decks = tuple(tuple(theme(name, find).cards()) for name in ("white", "black"))
    session = Session(GameSetup(decks, ("You", "Jajna"), 7, by_hand=(0,)))
    for _ in range(12):
        assert session.game.decision is not None
        session.answer(session.game.decision.fallback)
    session.save(tmp_path / "game.json")
    played = GamePlayed(promise_of(7, "salt"), "salt", session.record())
    match = MatchPlayed(1, "table", [played])
    (tmp_path / "match.json").write_bytes(msgspec.json.encode(match))
    monkeypatch.setattr("jajna.web.home.serve", lambda *words: None)  # it would serve for ever
    monkeypatch.setattr("jajna.cli.mcp.run_server", lambda seat: print(seat.state()))
    return tmp_path


def test_both_languages_show_the_same_commands_and_programs() -> None:
    english, spanish = TEXTS.values()
    assert commands(english) == commands(spanish)
    assert blocks(english, "sh") == blocks(spanish, "sh") == ["./jajna play\n", "./check\n"]
    assert blocks(english, "python") == blocks(spanish, "python")


def test_both_languages_have_the_same_parts_and_numbers() -> None:
    english, spanish = TEXTS.values()
    assert english.count("\n## ") == spanish.count("\n## ")
    assert english.count("\n- ") == spanish.count("\n- ")
    numbers = [
        sorted(re.findall(r"\d[\d.]*\d", re.sub(r"(?<=\d)[, ](?=\d)", "", text)))
        for text in (english, spanish)
    ]
    assert numbers[0] == numbers[1]


def test_every_deck_is_named() -> None:
    for text in at_least(2, TEXTS.values()):
        assert all(f"`{name}`" in text for name in THEMES)


def test_the_program_plays_a_game(tmp_path: Path) -> None:
    (program,) = blocks(TEXTS["README.md"], "python")
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(ROOT / "src"), "JAJNA_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"Outcome\(winner=(-1|0|1), CR 104\.\w+\)\n", done.stdout)


@pytest.mark.parametrize("command", TO_START)
def test_the_command_works(command: str, folder: Path) -> None:
    words = arguments(command)
    if words in FROM_AFAR:
        words = [*words, "--help"]
    if words[:2] == ["cards", "coverage"]:
        assert CliRunner().invoke(main, ["cards", "import", "FILE"]).exit_code == 0
    if words[:2] == ["decks", "new"]:
        assert CliRunner().invoke(main, ["collection", "new", "Ann"]).exit_code == 0
    result = CliRunner().invoke(main, [*words, *CHEAPER.get(words[0], [])], input="")
    assert result.exit_code == 0, result.output
    assert result.stdout


def test_a_game_without_a_player_at_the_keyboard_ends_with_the_input(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "jajna", "play", "--seed", "7"],
        env={"PYTHONPATH": str(ROOT / "src"), "JAJNA_DATA": str(tmp_path), "LANG": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Keep this hand" in done.stdout
    assert done.stderr == ""
    assert max(map(len, done.stdout.splitlines())) <= 80
