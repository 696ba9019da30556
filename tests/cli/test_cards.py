"""``jajna cards``: what it prints, its JSON and its exit codes."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from jajna.cards import compiling, download, pool
from jajna.cards.compiling import Compiler
from jajna.cli.cards import cards
from tests.cards import fake, files


@pytest.fixture(autouse=True)
def simple_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of the test's own, the simple compiler and no embedded cards."""

    def find() -> Compiler:
        return fake.compile_simple

    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(compiling, "default_compiler", find)
    monkeypatch.setattr(pool, "default_compiler", find)
    monkeypatch.setattr(pool, "SHELVES", ())


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small card file."""
    return files.write(tmp_path / "AtomicCards.json.xz")


@pytest.fixture
def imported(source: Path) -> None:
    """A pool with the small card file."""
    assert run("import", str(source)).exit_code == 0


def run(*arguments: str) -> Result:
    """Run a command."""
    return CliRunner().invoke(cards, arguments)


def read_json(*arguments: str) -> object:
    """What a command prints as JSON, to standard output alone."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# import and update


def test_import_counts_the_cards(source: Path) -> None:
    result = run("import", str(source))

    assert result.exit_code == 0
    assert result.stdout.startswith("8 cards imported.\nA card is compiled when it is first needed")


def test_import_of_a_damaged_file_fails(source: Path) -> None:
    source.write_bytes(source.read_bytes()[:200])

    result = run("import", str(source))

    assert result.exit_code == 1
    assert "damaged or cut short" in result.stderr


def test_import_of_no_file_is_bad_usage(tmp_path: Path) -> None:
    assert run("import", str(tmp_path / "none.json")).exit_code == 2
    assert run("import").exit_code == 2


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder without a log."""

    def log_message(self, format: str, *args: object) -> None:
        """Keep still."""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that is served in place of MTGJSON."""
    folder = tmp_path / "site"
    folder.mkdir()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    url = f"http://127.0.0.1:{server.server_address[1]}/AtomicCards.json.xz"
    monkeypatch.setattr(download, "CARD_FILE_URL", url)
    yield folder
    server.shutdown()
    server.server_close()
    thread.join()


def test_update_fetches_and_imports(site: Path) -> None:
    files.write(site / "AtomicCards.json.xz")

    result = run("update")

    assert result.exit_code == 0, result.output
    assert "8 cards imported" in result.stdout
    assert run("show", "grizzly bears").exit_code == 0


@pytest.mark.usefixtures("imported")
def test_update_of_what_is_not_there_leaves_the_pool(site: Path) -> None:
    result = run("update")

    assert result.exit_code == 1
    assert "404" in result.stderr
    assert run("show", "Grizzly Bears").exit_code == 0


@pytest.mark.usefixtures("imported")
def test_update_of_a_damaged_file_leaves_the_pool(site: Path) -> None:
    (site / "AtomicCards.json.xz").write_bytes(b"<html>not what you want</html>")

    result = run("update")

    assert result.exit_code == 1
    assert "not JSON" in result.stderr
    assert run("show", "Grizzly Bears").exit_code == 0


@pytest.mark.usefixtures("imported")
def test_update_offline_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(download, "CARD_FILE_URL", "http://127.0.0.1:9/AtomicCards.json.xz")

    result = run("update")

    assert result.exit_code == 1
    assert "jajna cards import FILE" in result.stderr
    assert "untouched" in result.stderr
    assert run("show", "Grizzly Bears").exit_code == 0


# show


@pytest.mark.usefixtures("imported")
def test_show_prints_the_facts_of_a_card_that_does_not_compile() -> None:
    result = run("show", "jotun", "grunt")

    assert result.exit_code == 0
    assert result.stdout == (
        "Jötun Grunt  {1}{G}\nCreature — Bear\nCumulative upkeep\n2/2\nCSP\n"
        "Can't be played; not understood: cumulative upkeep\n"
    )


@pytest.mark.usefixtures("imported")
def test_show_prints_the_text_of_a_compiled_card_in_the_language_asked_for() -> None:
    english = run("show", "osos pardos")
    spanish = run("show", "--lang", "es", "Grizzly", "Bears")

    assert english.stdout == (
        "Grizzly Bears  {1}{G}\nCreature — Bear\n2/2\n◆ 8ED 256/350, common, black symbol\n8ED\n"
    )
    assert spanish.stdout == (
        "Osos pardos (Grizzly Bears)  {1}{G}\nCriatura — Oso\n2/2\n"
        "◆ 8ED 256/350, común, símbolo negro\n8ED\n"
    )


@pytest.mark.usefixtures("imported")
def test_show_prints_abilities_from_what_was_understood() -> None:
    assert "\nFlying\n" in run("show", "wind drake").stdout
    assert "\nVuela.\n" in run("show", "wind drake", "--lang", "es").stdout


@pytest.mark.usefixtures("imported")
def test_show_prints_all_faces() -> None:
    assert run("show", "Ice").stdout.startswith(
        "Fire  {1}{R}\nInstant\nBurn.\n//\nIce  {1}{U}\nInstant\nFreeze.\n"
    )


@pytest.mark.usefixtures("imported")
def test_show_prints_json() -> None:
    data = read_json("show", "Jötun Grunt")

    assert data == {
        "name": "Jötun Grunt",
        "spanish": "",
        "layout": "normal",
        "mana_value": 2.0,
        "printings": ["CSP"],
        "numbers": [],
        "origin": "imported",
        "compiled": False,
        "blockers": ["cumulative upkeep"],
        "faces": [
            {
                "name": "Jötun Grunt",
                "spanish": "",
                "mana_cost": "{1}{G}",
                "type_line": "Creature — Bear",
                "text": "Cumulative upkeep",
                "power": "2",
                "toughness": "2",
                "loyalty": "",
                "defense": "",
                "hand": "",
                "life": "",
                "colors": "G",
            }
        ],
    }


@pytest.mark.usefixtures("imported")
def test_show_puts_the_text_of_the_card_data_beside_what_was_understood() -> None:
    shown = run("show", "wind drake", "--lang", "es", "--oracle").stdout

    assert "\nVuela.\n2/2\nTexto en los datos de la carta:\nFlying\nSe entiende como:\n" in shown
    assert "Se entiende" not in run("show", "Juggernaut", "--lang", "es", "--oracle").stdout
    assert "Texto en los datos" not in run("show", "wind drake", "--lang", "es").stdout


@pytest.mark.usefixtures("imported")
def test_show_has_the_text_of_the_card_data_and_the_nodes_as_json() -> None:
    drake, not_understood = (read_json("show", name, "--oracle") for name in ("Wind Drake", "Ice"))

    assert isinstance(drake, dict) and isinstance(not_understood, dict)
    (face,) = drake["faces"]
    assert face["oracle"] == "Flying"
    assert [one["is"] for one in face["nodes"]] == ["Ability:Keyworded"]
    assert [one["nodes"] for one in not_understood["faces"]] == [None, None]


@pytest.mark.usefixtures("imported")
def test_show_of_an_unknown_card_proposes_others() -> None:
    result = run("show", "Wind Drape")

    assert result.exit_code == 1
    assert "Did you mean Wind Drake?" in result.stderr


def test_show_of_nothing_is_bad_usage() -> None:
    assert run("show").exit_code == 2
    assert run("show", "Forest", "--lang", "de").exit_code == 2


# search


@pytest.mark.usefixtures("imported")
def test_search_lists_cards_on_lines() -> None:
    result = run("search", "flying", "--color", "u", "--mana-value", ">=3")

    assert result.exit_code == 0
    assert result.stdout.split() == ["Wind", "Drake", "{1}{G}", "Creature", "—", "Bear"]


@pytest.mark.usefixtures("imported")
@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--set", "csp"], ["Jötun Grunt"]),
        (["--type", "instant"], ["Fire // Ice"]),
        (["--color", "C", "--type", "bear"], ["Juggernaut"]),
        (["--mana-value", "<= 2", "osos"], ["Grizzly Bears"]),
        (["--mana-value", "3"], ["Wind Drake"]),
        (["bear", "--limit", "2"], ["Dríada", "Grizzly Bears"]),
        (["no such words"], []),
    ],
)
def test_search_prints_json(arguments: list[str], names: list[str]) -> None:
    data = read_json("search", *arguments)

    assert isinstance(data, list)
    assert [item["name"] for item in data] == names


@pytest.mark.usefixtures("imported")
def test_search_says_on_standard_error_what_it_leaves_out() -> None:
    assert "1 of 7 cards" in run("search", "bear", "--limit", "1").stderr
    assert "No card" in run("search", "nothing at all").stderr


@pytest.mark.parametrize(
    "arguments",
    [["--color", "Z"], ["--mana-value", "many"], ["--limit", "-1"], ["--mana-value", "3.25"]],
)
def test_search_for_what_makes_no_sense_is_bad_usage(arguments: list[str]) -> None:
    assert run("search", *arguments).exit_code == 2


# coverage


def test_coverage_prints_the_json_of_its_contract(source: Path) -> None:
    data = read_json("coverage", "--cards", str(source), "--set", "8ed", "--top", "2")

    assert data == {
        "cards": 6,
        "compiled": 4,
        "share": 0.6667,
        "sets": {"8ED": {"cards": 6, "compiled": 4, "share": 0.6667}},
        "blockers": [
            {"clause": "attacks each combat if able.", "cards": 1},
            {"clause": "several cards share this name", "cards": 1},
        ],
    }


def test_coverage_has_all_sets_where_none_is_named(source: Path) -> None:
    data = read_json("coverage", "--cards", str(source))

    assert isinstance(data, dict)
    assert list(data["sets"]) == ["8ED", "9ED", "APC", "CSP"]


@pytest.mark.usefixtures("imported")
def test_coverage_measures_the_pool(source: Path) -> None:
    assert read_json("coverage") == read_json("coverage", "--cards", str(source))


def test_coverage_prints_lines(source: Path) -> None:
    result = run("coverage", "--cards", str(source), "--set", "CSP", "--top", "1")

    assert result.stdout == (
        "Together   0 of 1 compile (0.0%)\n"
        "CSP        0 of 1 compile (0.0%)\n"
        "     1  cumulative upkeep\n"
    )


def test_coverage_writes_a_ledger_and_compares_with_one(source: Path, tmp_path: Path) -> None:
    ledger, old = tmp_path / "new.tsv", tmp_path / "old.tsv"
    old.write_text("Wind Drake\tflying\nFire // Ice\tok\nGrizzly Bears\tok\n")

    options = ["--cards", str(source), "--ledger", str(ledger), "--against", str(old)]
    data = read_json("coverage", *options)

    assert isinstance(data, dict)
    assert data["gained"] == ["Dríada", "Twin // Twain", "Wind Drake"]
    assert data["lost"] == [{"name": "Fire // Ice", "clause": "burn."}]
    assert "Wind Drake\tok\n" in ledger.read_text(encoding="utf-8")
    shown = run("coverage", *options).stdout
    assert "Gained 3, lost 1\n+ Dríada\n" in shown
    assert shown.endswith("- Fire // Ice: burn.\n")


def test_coverage_writes_a_ledger_over_the_one_it_compares_with(
    source: Path, tmp_path: Path
) -> None:
    ledger = tmp_path / "ledger.tsv"
    ledger.write_text("Wind Drake\tflying\n")

    data = read_json(
        "coverage", "--cards", str(source), "--ledger", str(ledger), "--against", str(ledger)
    )

    assert isinstance(data, dict)
    assert "Wind Drake" in data["gained"]


def test_coverage_of_an_unknown_set_or_of_nothing_is_bad_usage(source: Path) -> None:
    unknown = run("coverage", "--cards", str(source), "--set", "XYZ")

    assert unknown.exit_code == 2
    assert "no card was printed in 'XYZ'" in unknown.stderr
    assert run("coverage").exit_code == 2


def test_coverage_against_what_is_no_ledger_fails(source: Path) -> None:
    result = run("coverage", "--cards", str(source), "--against", str(source))

    assert result.exit_code == 1
    assert "is not a text in UTF-8" in result.stderr


def test_coverage_is_the_same_on_several_processes(tmp_path: Path) -> None:
    many = {f"Bear {number}": [files.face(f"Bear {number}")] for number in range(100)}
    source = files.write(tmp_path / "many.json", many)

    alone = read_json("coverage", "--cards", str(source), "--jobs", "1")

    assert read_json("coverage", "--cards", str(source), "--jobs", "2") == alone
