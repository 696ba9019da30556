"""Tournaments that programs play, from their packs to the winner; stopped and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from jajna.cards.pool import Pool
from jajna.cli import main
from jajna.cli.decks import find_deck
from jajna.formats.deck import Deck
from jajna.simulation.tournaments import PROGRAMS, decks_of, enter, matches_in_all, play_on
from jajna.tournaments.kept import Shelf
from jajna.tournaments.records import BYE, ByProgram, Reported, Setup, Structure
from jajna.tournaments.tournaments import Tournament, TournamentError

SEED = 5
COMMAND = (
    "--limited", "8ED", "--players", "4", "--rounds", "3", "--cut", "2", "--games", "1",
    "--agent", "random", "--seed", str(SEED), "--jobs", "1",
)  # fmt: skip


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of its own."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    return tmp_path


def named(name: str) -> Deck:
    return find_deck(name, Pool().card)


def setup(
    players: int, opened: str = "", agent: str = "random", structure: Structure = Structure.SWISS
) -> Setup:
    decks = () if opened else ("silver", "gold")
    code, drafter = ("8ED", "abilities") if opened else ("", "")
    played = ByProgram(players, agent, "current", opened, code, drafter, decks)
    return Setup("Cup", structure, seed=SEED, games=1, rounds=2, cut=0, played=played)


def begun(wanted: Setup, folder: Path) -> tuple[Shelf, list[Deck]]:
    decks = decks_of(wanted, Pool(), named)
    shelf = Shelf(folder / "tournaments")
    shelf.begin(wanted)
    names = [f"Player {number}" for number in range(len(decks))]
    shelf.change("Cup", lambda one: enter(one, decks, names))
    return shelf, decks


def command(*more: str) -> Result:
    return CliRunner().invoke(main, ["tournament", "run", "Cup", *more])


# Decks


@pytest.mark.parametrize("opened", ["sealed", "booster", "rochester"])
def test_each_program_builds_a_deck_of_what_it_got(opened: str) -> None:
    decks = decks_of(setup(10, opened), Pool(), named)

    assert [deck.size for deck in decks] == [40] * 10
    opened_cards = {deck.size + deck.sideboard_size for deck in decks}
    assert min(opened_cards) > 45, "what isn't played is the sideboard"
    again = decks_of(setup(10, opened), Pool(), named)
    assert [deck.main for deck in again] == [deck.main for deck in decks]


def test_decks_of_constructed_play_are_dealt_out_in_turn() -> None:
    decks = decks_of(setup(3), Pool(), named)

    assert [deck.name for deck in decks] == ["silver", "gold", "silver"]


def test_decks_are_locked(folder: Path) -> None:
    shelf, decks = begun(setup(4), folder)

    with pytest.raises(TournamentError, match="no longer those that were locked"):
        play_on(shelf, "Cup", decks[::-1], Pool().path, jobs=1)


# Playing


@pytest.mark.slow
@pytest.mark.parametrize(
    ("structure", "players", "matches"),
    [
        (Structure.SWISS, 5, 4),
        (Structure.ELIMINATION, 5, 4),
        (Structure.ROUND_ROBIN, 4, 4),
    ],
)
def test_a_tournament_is_played_to_its_end(
    folder: Path, structure: Structure, players: int, matches: int
) -> None:
    shelf, decks = begun(setup(players, structure=structure), folder)
    told: list[tuple[int, int]] = []
    one = play_on(shelf, "Cup", decks, Pool().path, jobs=1, progress=lambda *now: told.append(now))

    played = [p for number in one.rounds for p in number.pairings if p.second != BYE]
    assert one.is_over and one.winner is not None
    assert len(played) == matches == matches_in_all(one)
    assert told == [(done, matches) for done in range(1, matches + 1)]


def test_a_match_that_programs_play_is_not_reported_by_hand(folder: Path) -> None:
    shelf, _ = begun(setup(2), folder)

    def host(one: Tournament) -> None:
        one.pair()
        one.host(0, PROGRAMS)

    shelf.change("Cup", host)
    result = CliRunner().invoke(main, ["tournament", "report", "Cup", "1", "1-0"])

    assert result.exit_code == 1
    assert "its table reports it" in result.stderr


# At the command line


def results_in(path: Path) -> int:
    """How many matches have been reported in a file."""
    try:
        return path.read_text().count('"reported"')
    except FileNotFoundError:
        return 0


def killed_when(done: Callable[[], bool]) -> None:
    """Run the command, and kill it once something is so."""
    words = [sys.executable, "-P", "-m", "jajna", "tournament", "run", "Cup", *COMMAND]
    with subprocess.Popen(words, env=os.environ, stdout=subprocess.DEVNULL) as process:
        while not done():
            assert process.poll() is None, "it ended by itself"
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)


@pytest.mark.slow
def test_a_tournament_that_is_killed_twice_comes_to_the_same_end(folder: Path) -> None:
    path = folder / "tournaments" / "Cup.json"
    killed_when(lambda: results_in(path) >= 1)
    first = results_in(path)
    killed_when(lambda: results_in(path) >= first + 2)
    assert not Shelf(path.parent).read("Cup").is_over
    assert command(*COMMAND).exit_code == 0
    stopped = Shelf(path.parent).read("Cup")
    path.unlink()
    assert command(*COMMAND).exit_code == 0
    whole = Shelf(path.parent).read("Cup")

    assert stopped.is_over and stopped.events == whole.events
    assert sum(isinstance(event, Reported) for event in whole.events) == 7


@pytest.mark.slow
def test_two_processes_play_as_one_does(folder: Path) -> None:
    one = json.loads(command(*COMMAND, "--json").stdout)
    (folder / "tournaments" / "Cup.json").unlink()
    words = (*COMMAND[:-1], "2")
    two = json.loads(command(*words, "--json").stdout)

    for key in ("rounds", "standings", "winner", "games"):
        assert one[key] == two[key]


def test_another_tournament_of_that_name_is_not_gone_on_with(folder: Path) -> None:
    begun(setup(4), folder)
    result = command("--players", "6", "--deck", "silver")

    assert result.exit_code == 1
    assert "'Cup' is another tournament" in result.stderr


def test_limited_play_is_without_decks() -> None:
    result = command("--limited", "8ED", "--deck", "silver")

    assert result.exit_code == 1 and "leave out --deck" in result.stderr


def test_the_decks_can_be_had(folder: Path) -> None:
    begun_here = folder / "decks"
    result = command(
        "--players", "2", "--rounds", "1", "--cut", "0", "--games", "1", "--limited", "8ED",
        "--agent", "random", "--save-decks", str(begun_here),
    )  # fmt: skip

    assert result.exit_code == 0, result.output
    names = sorted(path.name for path in begun_here.iterdir())
    assert names == ["Player 1.txt", "Player 2.txt"]
    assert named(str(begun_here / names[0])).size == 40
