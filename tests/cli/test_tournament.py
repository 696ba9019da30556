"""``jajna tournament``: an evening from the entries to the winner, at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from time import time

import pytest
from click.testing import CliRunner

from jajna.cli import main


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of its own."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    return tmp_path


def ran(*words: str) -> str:
    """What a command prints."""
    result = CliRunner().invoke(main, ["tournament", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str) -> str:
    """What a command says that can't be done."""
    result = CliRunner().invoke(main, ["tournament", *words])
    assert result.exit_code == 1, result.output
    return result.stderr


def test_an_evening_with_a_cut() -> None:
    ran("new", "Friday", "--seed", "3", "--rounds", "2", "--cut", "2")
    ran("join", "Friday", "Ann", "Bob", "Cleo", "Dan")
    for _ in range(2):
        assert "50 minutes and 5 more turns" in ran("pair", "Friday")
        ran("report", "Friday", "1", "2-0")
        ran("report", "Friday", "2", "2-1")
    assert "They play on" in ran("cut", "Friday")
    ran("pair", "Friday")
    said = ran("report", "Friday", "1", "0-2")

    assert "has won" in said and "has won" in ran("show", "Friday")
    assert "Friday: 4 players, over" in ran("list")
    assert ran("export", "Friday").count("\n") == 1 + 5
    table = ran("export", "Friday", "--to", "standings").splitlines()
    assert table[0].startswith("Rank,Name,Points,Match Record") and len(table) == 1 + 4
    assert table[1].startswith("1,") and table[4].startswith("4,")
    assert json.loads(ran("export", "Friday", "--to", "json"))["events"][-1]["event"] == "reported"


def test_a_league_counts_any_matches() -> None:
    ran("new", "Club", "--structure", "league", "--policy", "2003")
    ran("join", "Club", "Ann", "Bob")
    ran("report", "Club", "Ann", "bob", "2-1")
    ran("report", "Club", "Bob", "Ann", "0-2")

    assert ran("standings", "Club").splitlines()[1].split()[:3] == ["1", "Ann", "6"]
    said = refused("report", "Club", "Ann", "Bob", "2-0", "--round", "1")
    assert "a league has no rounds" in said
    assert "6 points: 2 won for 3 each" in ran("standings", "Club", "--explain", "Ann")


def test_a_deck_is_locked_by_what_is_in_it(folder: Path) -> None:
    (folder / "a.txt").write_text("20 Forest\n20 Grizzly Bears\n")
    (folder / "b.txt").write_text("20 Grizzly Bears\n20 Forest\n")
    ran("new", "Cup")
    ran("join", "Cup", "Ann", "--deck", str(folder / "a.txt"))
    ran("join", "Cup", "Bob", "--deck", str(folder / "b.txt"))
    events = json.loads(ran("export", "Cup", "--to", "json"))["events"]

    assert len(events[0]["deck"]) == 16


def test_what_cannot_be_done_is_said(folder: Path) -> None:
    assert "there is no tournament 'None'" in refused("show", "None")
    ran("new", "Cup")
    assert "already" in refused("new", "Cup")
    assert "can't be the name" in refused("new", "../evil")
    assert "needs two players" in refused("pair", "Cup")
    ran("join", "Cup", "Ann", "Bob")
    assert "has entered already" in refused("join", "Cup", "Cleo", "Ann")
    assert "nobody called 'Cleo'" in refused("drop", "Cup", "Cleo")
    ran("pair", "Cup")
    assert "no score" in refused("report", "Cup", "1", "two")
    assert "no such match" in refused("report", "Cup", "2", "2-0")
    file = folder / "tournaments" / "Cup.json"
    file.write_text(file.read_text().replace('": 0', '": 7'))
    assert "is damaged" in refused("show", "Cup")


def test_slips_are_for_matches_of_two() -> None:
    ran("new", "Cup", "--seed", "1")
    ran("join", "Cup", "Ann", "Bob", "Cleo")
    ran("pair", "Cup")

    assert ran("export", "Cup", "--to", "slips").count("table") == 1


def test_what_is_reported_is_said_with_the_names() -> None:
    ran("new", "Cup", "--seed", "1")
    ran("join", "Cup", "Ann", "Bob")
    ran("pair", "Cup")
    first, second = ("Ann", "Bob") if "Ann – Bob" in ran("show", "Cup") else ("Bob", "Ann")

    said, following = ran("report", "Cup", "1", "2-1").splitlines()
    assert said == f"Reported: {first} 2-1 {second}."
    assert following == "The round is over: 'jajna tournament pair Cup' begins the next one."
    corrected = ran("report", "Cup", "1", "1-2", "--round", "1")
    assert corrected.startswith(f"Reported: {first} 1-2 {second}.")


def test_a_match_is_reported_by_its_players_in_either_order() -> None:
    ran("new", "Cup", "--seed", "1", "--rounds", "2")
    ran("join", "Cup", "Ann", "Bob", "Cleo")
    ran("pair", "Cup")
    lines = [line[4:] for line in ran("show", "Cup").splitlines() if " – " in line]
    (first, second), _ = (line.strip().split(" – ") for line in lines)
    (alone,) = {"Ann", "Bob", "Cleo"} - {first, second}

    said = ran("report", "Cup", second, first, "2-1")
    assert said.startswith(f"Reported: {first} 1-2 {second}.\n")
    again = ran("report", "Cup", first, second, "2-0", "--round", "1")
    assert again == f"Reported: {first} 2-0 {second}.\n"
    why = refused("report", "Cup", first, alone, "2-0")
    assert f"{first} and {alone} have no match in round 1" in why
    assert f"{alone} has a bye: there is nothing to report" in refused("report", "Cup", "2", "2-0")
    assert "two players and a score" in refused("report", "Cup", "one", "2-0")


def test_slips_are_for_matches_without_a_result() -> None:
    ran("new", "Cup", "--seed", "1")
    ran("join", "Cup", "Ann", "Bob", "Cleo", "Dan")
    ran("pair", "Cup")
    ran("report", "Cup", "1", "2-0")
    slips = ran("export", "Cup", "--to", "slips")
    assert "table 2" in slips and "table 1" not in slips
    ran("report", "Cup", "2", "2-0")
    result = CliRunner().invoke(main, ["tournament", "export", "Cup", "--to", "slips"])

    assert result.stdout == "" and "No match waits for its result" in result.stderr


def test_shares_in_tables_have_four_digits() -> None:
    ran("new", "Cup", "--seed", "1")
    ran("join", "Cup", "Ann", "Bob")
    ran("pair", "Cup")
    ran("report", "Cup", "1", "2-0")

    assert (
        ran("export", "Cup", "--to", "standings")
        .splitlines()[1]
        .endswith(",3,1-0-0,0,0.3300,1.0000,0.3300")
    )


def test_nothing_to_list_is_said() -> None:
    assert ran("list") == "There is no tournament yet.\n"


def test_standings_say_what_was_won_and_who_has_left() -> None:
    ran("new", "Cup", "--seed", "1", "--rounds", "2")
    ran("join", "Cup", "Ann", "Bob")
    ran("pair", "Cup")
    ran("report", "Cup", "1", "2-0")
    ran("drop", "Cup", "Ann")
    lines = ran("standings", "Cup").splitlines()

    assert "won-lost-drawn" in lines[0]
    assert sorted(line.split()[3] for line in lines[1:]) == ["0-1-0", "1-0-0"]
    assert ["(has left)" in line for line in lines[1:]].count(True) == 1


def test_a_penalty_is_noted_and_shown() -> None:
    ran("new", "Cup")
    ran("join", "Cup", "Ann", "Bob")
    assert "Noted of Ann: came late." in ran("penalize", "Cup", "Ann", "came late")
    assert "nobody called 'Eve'" in refused("penalize", "Cup", "Eve", "x")

    assert "Penalty of Ann: came late (warning)" in ran("show", "Cup")


def test_a_lost_match_is_reported_by_its_penalty() -> None:
    ran("new", "Cup", "--seed", "1", "--rounds", "2")
    ran("join", "Cup", "Ann", "Bob")
    assert "no match that could be lost" in refused(
        "penalize", "Cup", "Ann", "came late", "--cost", "match-loss"
    )
    ran("pair", "Cup")
    said = ran("penalize", "Cup", "Ann", "came late", "--cost", "match-loss")

    assert "The round is over" in said
    assert "Bob       3           1-0-0" in ran("standings", "Cup")
    assert "Penalty of Ann: came late (match loss)" in ran("show", "Cup")


def test_what_comes_next_is_told() -> None:
    ran("new", "Cup", "--seed", "1", "--rounds", "1", "--cut", "2")
    assert "begins" not in ran("show", "Cup")
    ran("join", "Cup", "Ann", "Bob", "Cleo", "Dan")
    assert "'jajna tournament pair Cup' begins the first round." in ran("show", "Cup")
    ran("pair", "Cup")
    assert "begins" not in ran("report", "Cup", "1", "2-0")
    assert "'jajna tournament cut Cup' lets the best play on" in ran("report", "Cup", "2", "2-0")
    ran("drop", "Cup", "Ann")
    ran("drop", "Cup", "Bob")
    ran("drop", "Cup", "Cleo")
    assert "All rounds have been played: 'jajna tournament end Cup'" in ran("show", "Cup")


def test_another_deck_is_handed_in_before_the_first_round_alone(folder: Path) -> None:
    ran("new", "Cup")
    ran("join", "Cup", "Ann", "--deck", "silver")
    ran("join", "Cup", "Bob", "--deck", "gold")
    ran("deck", "Cup", "Ann", "gold")
    events = json.loads(ran("export", "Cup", "--to", "json"))["events"]
    assert events[1]["deck"] == events[2]["deck"]
    ran("pair", "Cup")

    assert "can't be changed" in refused("deck", "Cup", "Ann", "silver")
    kept = (folder / "tournaments" / "Cup decks" / "1.txt").read_text()
    assert kept == (folder / "tournaments" / "Cup decks" / "2.txt").read_text()


def test_a_tournament_that_was_exported_is_taken_in(folder: Path) -> None:
    ran("new", "Cup", "--seed", "1")
    ran("join", "Cup", "Ann", "Bob", "Cleo")
    ran("pair", "Cup")
    ran("report", "Cup", "1", "2-1")
    file = folder / "cup.json"
    file.write_text(ran("export", "Cup", "--to", "json"))
    before = ran("standings", "Cup")
    assert "already" in refused("import", str(file))
    (folder / "tournaments" / "Cup.json").unlink()

    assert "Cup" in ran("import", str(file))
    assert ran("standings", "Cup") == before
    file.write_text("{}")
    assert "holds no tournament" in refused("import", str(file))


def test_a_round_lasts_as_long_as_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    ran("new", "Cup", "--policy", "2003")
    ran("new", "Short", "--minutes", "20")
    for name in ("Cup", "Short"):
        ran("join", name, "Ann", "Bob")
    assert "Round 1, 60 minutes" in ran("pair", "Cup")
    assert "Round 1, 20 minutes" in ran("pair", "Short") and "It lasts until" in ran(
        "show", "Short"
    )

    monkeypatch.setattr("jajna.cli.tournament_lines.time", lambda: time() + 21 * 60)

    assert "Its time is up." in ran("show", "Short") and "It lasts until" in ran("show", "Cup")


# Matches at this terminal


def typed(*words: str, lines: tuple[str, ...], code: int = 0) -> str:
    """What a command prints to whom types these lines."""
    text = "".join(line + "\n" for line in lines)
    result = CliRunner().invoke(main, ["tournament", *words], input=text)
    assert result.exit_code == code, result.output
    return result.output


def begun(*options: str) -> None:
    """A tournament of two with decks, whose first round has begun: Bob sits first."""
    ran("new", "Duel", "--seed", "1", "--rounds", "1", *options)
    ran("join", "Duel", "Ann", "--deck", "silver")
    ran("join", "Duel", "Bob", "--deck", "gold")
    ran("pair", "Duel")


CONCEDED = ("concede", "y")


def test_a_match_that_is_played_here_reports_itself() -> None:
    begun("--games", "1")
    said = typed("play", "Duel", "1", "--program", "Bob", lines=CONCEDED)

    assert "Reported: 1-0" in said
    assert "Bob – Ann  1-0" in ran("show", "Duel")
    assert "has been reported" in refused("play", "Duel", "1")


def test_when_the_time_is_up_the_games_that_were_won_are_the_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun("--games", "3")
    monkeypatch.setattr("jajna.cli.terminal.match.now", lambda: time() + 3600)
    said = typed("play", "Duel", "1", "--program", "Bob", lines=CONCEDED)

    assert "Time is up: this turn is finished, then 5 more turns are played." in said
    assert "Reported: 1-0" in said and "Bob – Ann  1-0" in ran("show", "Duel")


def test_a_match_that_is_left_is_gone_on_with_and_not_reported_by_hand() -> None:
    begun()
    program = ("--program", "Ann")
    said = typed("play", "Duel", "1", *program, lines=(*CONCEDED, "quit", "y"))
    assert "The same command goes on" in said
    assert "its table reports it" in refused("report", "Duel", "1", "2-0")
    said = typed("play", "Duel", "1", lines=("", *CONCEDED))

    assert "Reported: 0-2" in said, "the game before was counted"


def test_an_abandoned_match_is_reported_by_hand() -> None:
    begun()
    typed("play", "Duel", "1", "--program", "Ann", lines=("quit", "y"))
    ran("abandon", "Duel", "1")

    assert "Reported" in ran("report", "Duel", "1", "2-1")


def test_the_deck_is_the_one_that_was_handed_in(folder: Path) -> None:
    begun()
    assert "not the deck that Bob has handed in" in refused("play", "Duel", "1", "--deck", "silver")
    for words in (("2",), ("x",), ("1", "2")):
        refused("play", "Duel", *words)
    assert "a person for one" in refused(
        "play", "Duel", "1", "--program", "Ann", "--program", "Bob"
    )
    ran("new", "Bare", "--rounds", "1")
    ran("join", "Bare", "Ann", "Bob")
    ran("pair", "Bare")
    assert "has handed in no deck" in refused("play", "Bare", "1")
    decks = ("--deck", "silver", "--opponent-deck", "gold", "--program", "Bob")
    assert "goes on" in typed("play", "Bare", "1", *decks, lines=("quit", "y"))


def test_a_match_of_a_league_is_played_by_name() -> None:
    ran("new", "Club", "--structure", "league", "--games", "1")
    ran("join", "Club", "Ann", "Bob")
    words = ("--deck", "silver", "--opponent-deck", "gold", "--program", "Bob")
    said = typed("play", "Club", "ann", "bob", *words, lines=CONCEDED)

    assert "Reported: 0-1" in said
    assert ran("standings", "Club").splitlines()[1].split()[:3] == ["1", "Bob", "3"]
    assert "needs two players" in refused("play", "Club", "Ann", "Ann")


def test_players_of_a_season_are_rated() -> None:
    ran("new", "Club", "--structure", "league")
    ran("join", "Club", "Ann", "Bob")
    ran("report", "Club", "Ann", "Bob", "0-2")

    assert [line.split()[1] for line in ran("ratings", "Club").splitlines()] == ["Bob", "Ann"]
    assert "1 match" in ran("ratings", "Club") or "one match" in ran("ratings", "Club")
