"""``jajna sim``, ``replay``, ``fuzz`` and ``bench``: their JSON and exit codes are a contract."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from jajna.agents import RandomAgent
from jajna.card import Card
from jajna.cards import starter
from jajna.cli import main
from jajna.formats.supplementary import is_supplementary
from jajna.formats.themes import theme
from jajna.replay import GameSetup, Session
from jajna.simulation import trouble
from jajna.simulation.answer_times import at


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder without imported cards."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def read_json(result: Result) -> dict[str, object]:
    found: object = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def test_sim_prints_what_the_contract_says() -> None:
    result = run(
        "sim", "red", "green", "--games", "4", "--seed", "3", "--agents", "heuristic,random",
        "--json",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    data = read_json(result)
    assert {
        "games", "errors", "wins", "draws", "decisions", "seconds", "games_per_second",
        "decisions_per_second", "build",
    } <= data.keys()  # fmt: skip
    assert (data["games"], data["errors"]) == (4, 0)
    assert isinstance(data["wins"], dict)
    assert data["wins"].keys() == {"heuristic", "random"}
    assert data["build"] in ("compiled", "interpreted")


def test_sim_gives_the_same_games_for_the_same_seed() -> None:
    arguments = ("sim", "red", "red", "--games", "3", "--agents", "random", "--json")
    one, other = read_json(run(*arguments)), read_json(run(*arguments, "--jobs", "2"))
    for key in ("wins", "draws", "decisions", "turns"):
        assert one[key] == other[key]
    assert isinstance(one["wins"], dict)
    assert one["wins"].keys() == {"0", "1"}


def test_sim_reads_deck_lists(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("20 Forest\n20 Grizzly Bears\n", encoding="utf-8")
    result = run("sim", str(path), "red", "--games", "2")
    assert result.exit_code == 0, result.output
    assert "games: 2" in result.output


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("sim", "red"), 2),
        (("sim", "red", "red", "--agents", "human"), 2),
        (("sim", "red", "red", "--agents", "random,random,random"), 2),
        (("sim", "red", "red", "--games", "0"), 2),
        (("sim", "red", "no such deck"), 2),
        (("replay",), 2),
        (("replay", "no such file"), 2),
        (("fuzz", "--games", "none"), 2),
        (("bench", "--seconds", "0"), 2),
    ],
)
def test_bad_usage_ends_with_2(arguments: tuple[str, ...], code: int) -> None:
    assert run(*arguments).exit_code == code


def lookup(name: str) -> Card:
    found = starter.SHELF.card(name)
    assert found is not None
    return found


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game of random players."""
    decks = tuple(tuple(theme(name, lookup).cards()) for name in ("red", "green"))
    session = Session(GameSetup(decks, ("Ann", "Bob"), 3))
    agents = [RandomAgent(seat) for seat in range(2)]
    while (question := session.game.decision) is not None:
        answer = agents[question.player].choose(question, None)
        session.answer(answer if session.game.why_not(answer) is None else question.fallback)
    path = tmp_path / "game.json"
    session.save(path)
    return path


def test_replay_verifies_a_saved_game(saved: Path) -> None:
    result = run("replay", str(saved))
    assert result.exit_code == 0, result.output
    assert "won in turn" in result.output
    data = read_json(run("replay", str(saved), "--json"))
    assert data["over"] is True
    assert data["changed_cards"] == []


def test_replay_ends_with_1_where_the_game_drifts(saved: Path) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["digests"][4] = "0" * 16
    saved.write_text(json.dumps(data), encoding="utf-8")
    result = run("replay", str(saved))
    assert result.exit_code == 1
    assert "step 4" in result.output


def test_fuzz_prints_what_the_contract_says() -> None:
    result = run("fuzz", "--games", "2", "--seed", "1", "--json")
    assert result.exit_code == 0, result.output
    data = read_json(result)
    assert {"games", "failures", "cards_in_pool", "cards_played"} <= data.keys()
    assert (data["games"], data["failures"]) == (2, [])
    cards = [starter.card(name) for name in starter.names()]
    assert data["cards_in_pool"] == len([one for one in cards if one and not is_supplementary(one)])


def test_fuzz_tells_failures_and_saves_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(game: object, before: object) -> str:
        return "a card is lost"

    monkeypatch.setattr(trouble, "why_cards_lost", lost)
    folder = tmp_path / "failures"
    result = run("fuzz", "--games", "1", "--seed", "5", "--json", "--save", str(folder))
    assert result.exit_code == 1
    assert read_json(result)["failures"] == [
        {"seed": 5, "step": 0, "kind": "cards are lost", "message": "a card is lost"}
    ]
    assert "seed 5, step 0: a card is lost" in result.stderr
    assert [path.name for path in folder.iterdir()] == ["5.json"]
    assert run("replay", str(folder / "5.json")).exit_code == 0


def test_bench_measures_what_is_asked_for() -> None:
    result = run("bench", "--only", "boards", "--sizes", "4,8", "--json")
    assert result.exit_code == 0, result.output
    data = read_json(result)
    assert data["workloads"] == data["growth"] == {}
    curves = data["curves"]
    assert isinstance(curves, dict)
    assert {"combat", "sweep", "triggers", "doubling", "swarm", "each", "priority"} == curves.keys()
    assert [cost["size"] for cost in curves["combat"]["costs"]] == [4, 8]


@pytest.mark.parametrize("sizes", ["", "8,4", "4,4", "1,8", "many", "4,-8"])
def test_bench_wants_sizes_that_increase(sizes: str) -> None:
    result = run("bench", "--only", "boards", "--sizes", sizes)
    assert result.exit_code == 2
    assert "--sizes" in result.output


def test_bench_measures_environments_where_it_is_asked() -> None:
    pytest.importorskip("gymnasium", reason="the extra rl isn't installed")
    result = run("bench", "--only", "learning", "--seconds", "0.01", "--json")
    measured = json.loads(result.stdout)["workloads"]
    assert set(measured) == {"learning_by_both", "learning_duel"}
    assert all(one["value"] > 0 and one["unit"] == "steps/s" for one in measured.values())


def test_bench_says_what_environments_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jajna.rl.benchmarks", None)
    result = run("bench", "--only", "learning")
    assert result.exit_code == 1
    assert "pip install 'jajna[rl]'" in result.stderr


def test_bench_prints_what_the_contract_says() -> None:
    result = run("bench", "--only", "games", "--only", "positions", "--seconds", "0.01", "--json")
    assert result.exit_code == 0, result.output
    data = read_json(result)
    assert data["build"] in ("compiled", "interpreted")
    workloads = data["workloads"]
    assert isinstance(workloads, dict)
    assert {
        "random_games",
        "asked_decisions",
        "pod_games",
        "heuristic_decisions",
        "fork_early",
        "fork_middle",
    } <= workloads.keys()
    for measure in workloads.values():
        assert measure["value"] > 0
        assert measure["unit"] in ("games/s", "decisions/s", "µs")
    shown = run("bench", "--only", "paying", "--only", "growth", "--seconds", "0.01",
                "--sizes", "4,8").output  # fmt: skip
    assert "listing_by_hand" in shown
    assert "lord_" in shown


def test_bench_times_the_answers_of_so_many_games() -> None:
    found: dict[int, dict[str, dict[str, float]]] = {}
    for games in (1, 2):
        result = run("bench", "--only", "answers", "--games", str(games), "--json")
        assert result.exit_code == 0, result.output
        found[games] = json.loads(result.stdout)["workloads"]
    usual, slow, slowest = found[2].values()
    assert [*found[2]] == ["answers_usual", "answers_slow", "answers_slowest"]
    assert usual["value"] <= slow["value"] <= slowest["value"]
    assert found[2]["answers_slow"]["repetitions"] > found[1]["answers_slow"]["repetitions"] > 0


@pytest.mark.parametrize(("share", "milliseconds"), [(0.5, 6.0), (0.9, 10.0), (1.0, 10.0)])
def test_a_share_of_answers_takes_no_longer(share: float, milliseconds: float) -> None:
    assert at([number * 1_000_000 for number in range(1, 11)], share) == milliseconds
