"""Commander for four from the command line, with the decks that come with Jajna. CR 903."""

from __future__ import annotations

import json

from click.testing import CliRunner

from jajna.cli import main


def run(*words: str, typed: str = "") -> tuple[int, str]:
    """How a command ended, and what it printed."""
    done = CliRunner().invoke(main, words, input=typed)
    return done.exit_code, done.output


def test_903_four_play_at_the_terminal_with_40_life_each() -> None:
    words = ("play", "--players", "4", "--variant", "commander", "--seed", "7")
    code, said = run(*words, typed="1\n" * 3 + "quit\n")
    assert code == 0, said
    assert said.count("40") >= 4


def test_903_games_of_four_are_simulated_and_reported_as_json() -> None:
    words = ("sim", "--players", "4", "--variant", "commander", "--games", "2", "--json")
    code, said = run(
        *words, "--seed", "3", "--agents", "random,random,random,random", "--jobs", "1"
    )
    assert code == 0, said
    told = json.loads(said)
    assert (told["games"], told["errors"]) == (2, 0)
    assert sorted(told["wins"]) == ["0", "1", "2", "3"]


def test_903_one_alone_is_refused() -> None:
    code, said = run("sim", "--players", "1", "--variant", "commander", "--games", "1")
    assert code == 2
    assert "1" in said
