"""Ladders of agents: who meets whom, how strong they come out, and that they go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.card import Card
from jajna.cards import starter
from jajna.cli import main
from jajna.formats.archetypes import ARCHETYPES, archetype
from jajna.formats.themes import theme
from jajna.simulation.ladder import Ladder, Row, climb, matrix, pod_standings, standings
from tests.mechanics.bench import BEAR


def lookup(name: str) -> Card:
    found = starter.SHELF.card(name)
    assert found is not None, f"the starter pool has no {name}"
    return found


def deck(name: str) -> tuple[str, tuple[Card, ...]]:
    return name, tuple(theme(name, lookup).cards())


def row(number: int, winner: int, agents: tuple[str, ...] = ("one", "two")) -> Row:
    return Row(number, 0, "current", list(agents), ["a"] * len(agents), 0, winner, 5, 50, 0)


def test_agents_meet_both_ways_round_with_the_same_chance() -> None:
    games = Ladder(("one", "two", "three"), (deck("red"), deck("green")), rounds=2).games()
    assert len(games) == 2 * 3 * 2
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first.agents == second.agents[::-1]
        assert (first.seed, first.decks, first.first) == (second.seed, second.decks, second.first)


def test_agents_take_turns_at_bigger_tables() -> None:
    games = Ladder(("one", "two", "three"), (deck("red"),), rounds=1, seats=3).games()
    assert [game.agents for game in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [game.first for game in games] == [0, 1, 2]


def test_equal_results_give_equal_strengths() -> None:
    found = standings([row(0, 0), row(1, 1)], ["one", "two"])
    assert [round(one.points, 6) for one in found] == [0, 0]
    assert found[0].low < 0 < found[0].high


def test_strengths_follow_from_the_odds() -> None:
    found = standings([row(one, int(one >= 300)) for one in range(400)], ["one", "two"])
    assert [one.agent for one in found] == ["one", "two"]
    assert found[0].points - found[1].points == pytest.approx(400 * 0.4771, abs=2)
    few = standings([row(one, int(one >= 3)) for one in range(4)], ["one", "two"])
    assert few[0].high - few[0].low > 5 * (found[0].high - found[0].low)


def test_who_never_met_is_ranked_by_others() -> None:
    rows = [row(one, 0, ("a", "b")) for one in range(9)] + [
        row(one, 0, ("b", "c")) for one in range(9)
    ]
    assert [one.agent for one in standings(rows, ["c", "b", "a"])] == ["a", "b", "c"]


def test_a_draw_is_half_a_game_and_a_broken_game_none() -> None:
    broken = Row(3, 0, "current", ["one", "two"], ["a", "a"], 0, 0, 0, 0, 0, "Error: x")
    assert matrix([row(0, -1), row(1, 0), broken], ["one", "two"]) == [[0.0, 1.5], [0.5, 0.0]]


def test_tables_are_rated_by_who_won() -> None:
    rows = [row(one, 0, ("a", "b", "c")) for one in range(10)]
    found = pod_standings(rows, ["b", "c", "a"])
    assert found[0].agent == "a"
    assert (found[0].games, found[0].wins) == (10, 10.0)
    assert found[0].low < found[0].points < found[0].high


def test_a_ladder_goes_on_where_it_was_stopped() -> None:
    ladder = Ladder(("random", "easy"), (deck("red"), deck("green")), turns=12)
    whole = climb(ladder, jobs=1)
    new: list[Row] = []
    again = climb(ladder, whole[:1], jobs=1, note=new.append)
    assert again == whole
    assert [one.game for one in new] == [1]
    assert all(ladder.belongs(one) for one in whole)
    assert not Ladder(("random", "easy"), ladder.decks, seed=9).belongs(whole[0])


def test_the_command_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    words = ["ladder", "--agents", "random,easy", "--decks", "red,green", "--turns", "8", "--jobs",
             "1", "--rows", str(rows), "--json"]  # fmt: skip
    first = CliRunner().invoke(main, words)
    assert first.exit_code == 0, first.output
    told = json.loads(first.stdout)
    assert told["games"] == 2
    kept = rows.read_bytes()
    rows.write_bytes(kept.splitlines(keepends=True)[0] + b'{"game": 1, "se')
    second = CliRunner().invoke(main, words)
    assert json.loads(second.stdout) == told
    assert rows.read_bytes() == kept
    other = CliRunner().invoke(main, [*words, "--seed", "5"])
    assert other.exit_code == 2
    assert "another ladder" in other.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--agents", "easy"], "two agents or more"),
        (["--agents", "easy,nobody"], "is no agent"),
        (["--seats", "9"], "2 to 8 seats"),
        (["--decks", "nothing"], "nothing"),
    ],
)
def test_what_makes_no_ladder_is_refused(words: list[str], why: str) -> None:
    told = CliRunner().invoke(main, ["ladder", *words])
    assert told.exit_code == 2
    assert why in told.stderr


def test_rows_of_matches_are_written(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    words = ["sim", "red", "green", "--games", "2", "--agents", "random", "--turns", "6", "--jobs",
             "1", "--rows", str(rows), "--json"]  # fmt: skip
    told = CliRunner().invoke(main, words)
    found = [json.loads(line) for line in rows.read_text().splitlines()]
    assert [(one["game"], one["first"], one["agents"]) for one in found] == [
        (0, 0, ["random", "random"]), (1, 1, ["random", "random"]),
    ]  # fmt: skip
    assert len(json.loads(told.stdout)["intervals"]) == 2


@pytest.mark.parametrize("name", ARCHETYPES)
def test_archetypes_have_sixty_cards_and_at_most_four_of_each(name: str) -> None:
    made = archetype(name, lambda wanted: BEAR)
    assert len(list(made.cards())) == 60
    basic = ("Plains", "Island", "Swamp", "Mountain", "Forest")
    assert all(count <= 4 for count, card in ARCHETYPES[name] if card not in basic)


def test_there_are_twenty_archetypes() -> None:
    assert len(ARCHETYPES) == 20
