"""The JSON of the commands is what `docs/json.md` says, key by key and type by type."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from jajna.agents import RandomAgent
from jajna.cards import starter
from jajna.cards.pool import Pool
from jajna.cli import main
from jajna.formats.supplementary import is_supplementary
from jajna.formats.themes import theme
from jajna.glossary import term
from jajna.replay import GameSetup, Session
from jajna.simulation import trouble
from tests.cards import files
from tests.conftest import ROOT
from tests.seen import at_least

DOCUMENT: Final = (ROOT / "docs/json.md").read_text(encoding="utf-8")
ROW: Final = re.compile(r"^\| (`[^|]*`) \| ([a-z ]+) \| .* \|$", re.MULTILINE)
CODE: Final = re.compile(r"`([a-z_]+)`")
TYPES: Final[dict[str, tuple[type, ...]]] = {
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}


def documented(command: str, place: int = 1) -> dict[str, str]:
    """The keys of a command, with what they are, from one of its tables."""
    named = "jajna.view_json" if command == "view" else f"jajna {command}"
    section = DOCUMENT.split(f"\n## `{named}", 1)[1].split("\n## ", 1)[0]
    table = section.split("| --- | --- | --- |\n")[place].split("\n\n", 1)[0]
    return {key: kind for keys, kind in ROW.findall(table) for key in CODE.findall(keys)}


def is_of(value: object, kind: str) -> bool:
    """Whether a value is of a documented type; true and false are no numbers."""
    for word in kind.split(" or "):
        if isinstance(value, TYPES[word]) and (word == "boolean" or not isinstance(value, bool)):
            return True
    return False


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder without imported cards."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def output(*arguments: str, code: int = 0) -> object:
    """What a command prints to standard output: one JSON value and nothing else."""
    result = run(*arguments, "--json")
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def keys_of(data: object, command: str, place: int = 1) -> dict[str, object]:
    """The data, after a comparison of its keys and types with the documented ones."""
    assert isinstance(data, dict)
    kinds = documented(command, place)
    assert kinds, f"docs/json.md has no table for {command}"
    assert list(data) == list(kinds)
    for key, kind in kinds.items():
        assert is_of(data[key], kind), f"{command}: {key} is {data[key]!r}, not {kind}"
    return data


@pytest.fixture
def card_file(tmp_path: Path) -> Path:
    """Two cards that compile and one that does not."""
    cards = {
        "Grizzly Bears": [files.face("Grizzly Bears")],
        "Wind Drake": [files.face("Wind Drake", "Flying", printings=["8ED", "9ED"])],
        "Strange Drake": [files.face("Strange Drake", "Sleeping", printings=["9ED"])],
    }
    return files.write(tmp_path / "cards.json", cards)


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A game saved after a few answers."""
    find = Pool().card
    decks = tuple(tuple(theme(name, find).cards()) for name in ("red", "green"))
    session = Session(GameSetup(decks, ("Ann", "Bob"), 3))
    agents = [RandomAgent(seat) for seat in range(2)]
    for _ in range(40):
        question = session.game.decision
        assert question is not None
        answer = agents[question.player].choose(question, None)
        session.answer(answer if session.game.why_not(answer) is None else question.fallback)
    path = tmp_path / "game.json"
    session.save(path)
    return path


def test_tournaments_keep_to_their_contract() -> None:
    words = ("--players", "2", "--rounds", "1", "--cut", "0", "--games", "1", "--agent", "random")
    made = output("tournament", "run", "Cup", *words, "--deck", "silver", "--jobs", "1")
    found = keys_of(made, "tournament run")
    table = keys_of(output("tournament", "standings", "Cup"), "tournament standings")

    rated = output("tournament", "ratings", "Cup")
    assert isinstance(rated, list)
    assert [keys_of(one, "tournament ratings")["matches"] for one in rated] == [1, 1]
    assert found["standings"] == table["standings"]
    rounds = found["rounds"]
    assert isinstance(rounds, list)
    assert list(rounds[0][0]) == ["table", "first", "second", "score"]


def test_coverage(card_file: Path) -> None:
    data = keys_of(output("cards", "coverage", "--cards", str(card_file)), "cards coverage")

    assert data == {
        "cards": 3,
        "compiled": 2,
        "share": 0.6667,
        "sets": {
            "8ED": {"cards": 2, "compiled": 2, "share": 1.0},
            "9ED": {"cards": 2, "compiled": 1, "share": 0.5},
        },
        "blockers": [{"clause": "Sleeping", "cards": 1}],
    }


def test_decks_check() -> None:
    found = output("decks", "check", "white", "--era", "2003-07", code=1)
    data = keys_of(found, "decks check")
    broken = data["violations"]
    assert isinstance(broken, list)
    assert [one["code"] for one in broken] == ["too few cards"]
    named = DOCUMENT.split("## `jajna decks check", 1)[1].split("| `violations` | array | `{", 1)[1]
    assert list(broken[0]) == re.findall(r'"([a-z]+)"', named.split("}", 1)[0])


def test_decks_legal() -> None:
    data = keys_of(output("decks", "legal", "skies", "--format", "standard"), "decks legal")
    formats = data["formats"]
    assert isinstance(formats, dict)
    legal = [span for span in formats["standard"] if span["legal"]]
    assert [(span["since"], span["until"]) for span in legal] == [("2003-07-28", "2005-07-29")]
    assert list(legal[0]) == ["since", "until", "legal", "violations"]


def items_of(data: dict[str, object], key: str) -> list[dict[str, object]]:
    """The objects of an array, after a comparison of their keys with the documented ones."""
    found = data[key]
    assert isinstance(found, list)
    named = re.search(rf"\| `{key}` \| array \| `\{{([^}}]*)\}}`", DOCUMENT)
    assert named is not None, key
    for one in found:
        assert isinstance(one, dict)
        assert list(one) == re.findall(r'"([a-z_]+)"', named.group(1))
    return found


def test_decks_stats() -> None:
    data = keys_of(output("decks", "stats", "white", "--games", "3"), "decks stats")
    assert (data["cards"], data["lands"], data["hands"]) == (40, 17, 3)
    for one in items_of(data, "castable"):
        chances, counted = one["chances"], one["counted"]
        assert isinstance(chances, list)
        assert isinstance(counted, list)
        assert len(chances) == len(counted) == 8


def test_decks_hands() -> None:
    data = keys_of(output("decks", "hands", "white", "--count", "2"), "decks hands")
    hands = data["hands"]
    assert isinstance(hands, list)
    assert [list(one) for one in hands] == [["seed", "mulligans", "hand", "next"]] * 2


def test_decks_goldfish() -> None:
    keys_of(output("decks", "goldfish", "red", "--games", "1"), "decks goldfish")


def test_decks_gauntlet() -> None:
    words = ("decks", "gauntlet", "red", "white", "--games", "2", "--jobs", "1")
    data = keys_of(output(*words), "decks gauntlet")
    (against,) = items_of(data, "against")
    total = data["total"]
    assert isinstance(total, dict)
    assert {**against, "deck": ""} == total


def test_coverage_against_a_ledger(card_file: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.tsv"
    ledger.write_text("Strange Drake\tok\nWind Drake\tFlying\n", encoding="utf-8")
    data = output("cards", "coverage", "--cards", str(card_file), "--against", str(ledger))

    assert isinstance(data, dict)
    assert list(data)[-2:] == ["gained", "lost"]
    assert data["lost"] == [{"name": "Strange Drake", "clause": "Sleeping"}]


def test_show() -> None:
    data = keys_of(output("cards", "show", "Serra Angel"), "cards show")

    faces = data["faces"]
    assert isinstance(faces, list)
    (face,) = faces
    named = DOCUMENT.split("A face has the keys ", 1)[1].split(" (letters", 1)[0]
    assert list(face) == CODE.findall(named)
    assert all(isinstance(value, str) for value in face.values())


def test_search() -> None:
    found = output("cards", "search", "flying", "--limit", "3")

    assert isinstance(found, list)
    assert len(found) == 3
    for one in found:
        keys_of(one, "cards search")


@pytest.mark.parametrize(
    ("agents", "names"),
    [("heuristic,random", {"heuristic", "random"}), ("random,random", {"0", "1"})],
)
def test_sim(agents: str, names: set[str]) -> None:
    arguments = ("sim", "red", "green", "--games", "2", "--seed", "3", "--agents", agents)
    data = keys_of(output(*arguments), "sim")

    wins = data["wins"]
    assert isinstance(wins, dict)
    assert wins.keys() == names
    assert all(isinstance(count, int) for count in wins.values())
    assert data["draws"] == 2 - sum(wins.values())
    assert data["games"] == 2
    assert data["errors"] == 0
    assert data["build"] in ("compiled", "interpreted")


def test_replay(game_file: Path) -> None:
    data = keys_of(output("replay", str(game_file)), "replay")

    assert data["steps"] == 40
    assert data["winner"] is None


def test_fuzz() -> None:
    data = keys_of(output("fuzz", "--games", "1", "--seed", "2"), "fuzz")

    assert data["failures"] == []
    cards = [starter.card(name) for name in starter.names()]
    assert data["cards_in_pool"] == sum(1 for one in cards if one and not is_supplementary(one))
    assert isinstance(data["cards_played"], int) and data["cards_played"] > 0


def test_fuzz_with_a_failure_ends_with_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(game: object, before: object) -> str:
        return "a card is lost"

    monkeypatch.setattr(trouble, "why_cards_lost", lost)
    arguments = ("fuzz", "--games", "1", "--seed", "5", "--save", str(tmp_path))
    data = keys_of(output(*arguments, code=1), "fuzz")

    assert data["failures"] == [
        {"seed": 5, "step": 0, "kind": "cards are lost", "message": "a card is lost"}
    ]


def test_bench() -> None:
    data = keys_of(output("bench", "--seconds", "0.01", "--sizes", "4,8", "--games", "1"), "bench")

    workloads = data["workloads"]
    assert isinstance(workloads, dict)
    table = DOCUMENT.split("| Workload | Unit |", 1)[1].split("\n\n", 1)[0]
    units: dict[str, str] = {}
    for names, unit in re.findall(r"^\| (`.*?`) \| `(.*?)` \|", table, re.MULTILINE):
        measured = [name for name in CODE.findall(names) if not name.startswith("web_")]
        units.update(dict.fromkeys(measured, unit))
    assert {name: measure["unit"] for name, measure in workloads.items()} == units
    for measure in at_least(20, workloads.values()):
        assert list(measure) == ["value", "unit", "repetitions"]
        assert measure["value"] > 0
        assert measure["repetitions"] > 0
    curves = data["curves"]
    assert isinstance(curves, dict)
    table = DOCUMENT.split("| Curve | Size |", 1)[1].split("\n\n", 1)[0]
    assert list(curves) == re.findall(r"^\| `(.*?)` \|", table, re.MULTILINE)
    for one in at_least(10, curves.values()):
        assert list(one) == ["unit", "exponent", "most", "costs"]
        for cost in one["costs"]:
            assert list(cost) == ["size", "value"]
            assert cost["value"] > 0
    growth = data["growth"]
    assert isinstance(growth, dict)
    table = DOCUMENT.split("| Event | What happens |", 1)[1].split("\n\n", 1)[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    told = [name for names in rows for name in CODE.findall(names)]
    assert list(growth) == told
    for one in at_least(8, growth.values()):
        assert list(one) == ["by_creatures", "by_lords", "costs"]
        for cost in one["costs"]:
            assert list(cost) == ["creatures", "lords", "value"]
            assert cost["value"] > 0


def test_glossary() -> None:
    data = keys_of(
        output("glossary", "mana", "value", "--lang", "es", "--era", "2003-07"), "glossary"
    )

    assert data["language"] == "es"
    assert data["era"] == "2003-07"
    terms = data["terms"]
    assert isinstance(terms, list)
    (found,) = terms
    one = keys_of(found, "glossary", 2)
    assert one["id"] == "converted-mana-cost"
    assert one["name"] == one["spanish"] == "Coste de maná convertido"
    assert one["exists"] is True
    assert one["rules"] == term("converted-mana-cost").rules
    assert one["wordings"] == [
        {"eras": ["2023-04", "current"], "name": "Valor de maná", "text": ""}
    ]
    related = one["related"]
    assert isinstance(related, list)
    assert related[0] == {"id": "mana-cost", "name": "Coste de maná"}


def test_links_of_a_term_tell_where_others_stand_in_its_text() -> None:
    data = output("glossary", "flying", "--lang", "en")

    assert isinstance(data, dict)
    (found,) = data["terms"]
    one = keys_of(found, "glossary", 2)
    text, links = one["text"], one["links"]
    assert isinstance(text, str) and isinstance(links, list)
    linked = {text[link["start"] : link["end"]]: link["term"] for link in links}
    assert linked["evasion ability"] == "evasion-ability"
    assert (one["sort"], one["see"]) == ("evasion", "")


def test_sections_of_the_glossary() -> None:
    data = output("glossary", "--sections", "--lang", "en")

    assert isinstance(data, dict)
    assert data["terms"] == []
    sections = [keys_of(one, "glossary", 3) for one in data["sections"]]
    titles = {one["number"]: one["title"] for one in sections}
    assert titles["702"] == "Keyword Abilities"


def test_handbook() -> None:
    data = output("handbook", "--lang", "en")

    assert isinstance(data, dict)
    assert list(data) == ["language", "era", "pages"]
    described = DOCUMENT.split("A page has the keys ", 1)[1].split("\n\n", 1)[0]
    keys = ("id", "title", "chapter", "pages", "paragraphs", "sections", "cards")
    assert set(keys) <= set(CODE.findall(described))
    assert all(set(page) == set(keys) for page in data["pages"])


def no_cards(folder: Path) -> list[str]:
    (folder / "broken.json").write_text("{", encoding="utf-8")
    return ["cards", "coverage", "--cards", str(folder / "broken.json"), "--json"]


def unknown_card(folder: Path) -> list[str]:
    return ["cards", "show", "Grizzly Bares", "--json"]


def not_a_game(folder: Path) -> list[str]:
    (folder / "game.json").write_text("[]", encoding="utf-8")
    return ["replay", str(folder / "game.json"), "--json"]


def unknown_term(folder: Path) -> list[str]:
    return ["glossary", "trampel", "--json"]


@pytest.mark.parametrize("broken", [no_cards, unknown_card, not_a_game, unknown_term])
def test_what_can_t_be_used_ends_with_1_and_prints_no_json(
    broken: Callable[[Path], list[str]], tmp_path: Path
) -> None:
    result = run(*broken(tmp_path))

    assert result.exit_code == 1
    assert result.stdout == ""
    assert "Error: " in result.stderr


def unknown_option(folder: Path) -> list[str]:
    return ["sim", "red", "green", "--cheat", "--json"]


def unknown_command(folder: Path) -> list[str]:
    return ["win"]


def no_such_file(folder: Path) -> list[str]:
    return ["replay", str(folder / "none.json"), "--json"]


def deck_that_can_t_be_played(folder: Path) -> list[str]:
    (folder / "deck.txt").write_text("17 Mountain\n23 Grizzly Bares\n", encoding="utf-8")
    return ["sim", str(folder / "deck.txt"), "red", "--json"]


def play_with_such_a_deck(folder: Path) -> list[str]:
    return ["play", *deck_that_can_t_be_played(folder)[1:2]]


def empty_pool(folder: Path) -> list[str]:
    return ["cards", "coverage", "--json"]


@pytest.mark.parametrize(
    "used",
    [
        unknown_option,
        unknown_command,
        no_such_file,
        deck_that_can_t_be_played,
        play_with_such_a_deck,
        empty_pool,
    ],
)
def test_bad_usage_ends_with_2_and_prints_no_json(
    used: Callable[[Path], list[str]], tmp_path: Path
) -> None:
    result = run(*used(tmp_path))

    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Error: " in result.stderr
