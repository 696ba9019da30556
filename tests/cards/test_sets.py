"""Sets: collector numbers and rarities. CR 206, 213.1."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.cards.sets import (
    CardSet,
    Numbered,
    embedded_sets,
    known_sets,
    read_set_file,
    set_called,
)
from jajna.cli import main
from jajna.cli.cards import cards
from jajna.errors import CardError
from jajna.files import UnusableFile

SMALL = {
    "data": {
        "code": "tst",
        "name": "Test Set",
        "baseSetSize": 2,
        "releaseDate": "2026-01-02",
        "cards": [
            {"name": "Zebra", "number": "10", "rarity": "rare"},
            {"name": "Fire // Ice", "number": "2", "rarity": "uncommon", "artist": "nobody"},
            {"name": "Ant", "number": "S1", "rarity": "bonus"},
        ],
    }
}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    (tmp_path / "sets").mkdir()
    return tmp_path / "sets"


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(cards, list(words))
    assert done.exit_code == code, done.output
    return done.output


def eighth() -> CardSet:
    return set_called("8ED", embedded_sets())


@pytest.mark.parametrize(
    ("name", "lang", "shown"),
    [
        ("Royal Assassin", "en", "8ED 159/350, rare, gold symbol"),
        ("Asesino real", "es", "8ED 159/350, rara, símbolo dorado"),
        ("Shock", "en", "8ED 222/350, common, black symbol"),
        ("Choque", "es", "8ED 222/350, común, símbolo negro"),
        ("Serra Angel", "en", "rare, gold symbol"),
        ("Unsummon", "en", "common, black symbol"),
        ("Vizzerdrix", "en", "8ED S5, rare"),
    ],
)
@pytest.mark.parametrize("era", ["2003-07", "2016-08", "2019-05", "2023-04", "current"])
def test_206_2_the_color_of_the_set_symbol_tells_the_rarity(
    name: str, lang: str, shown: str, era: str
) -> None:
    assert shown in run("show", name, "--lang", lang, "--era", era)


def test_206_2_uncommon_cards_have_a_silver_symbol() -> None:
    names = {one.name for one in eighth().cards if one.rarity == "uncommon"}
    assert "Samite Healer" not in names
    assert "uncommon, silver symbol" in run("show", "Staunch", "Defenders")


def test_213_1_a_set_is_listed_by_collector_numbers_with_its_size() -> None:
    lines = run("set", "8ed").splitlines()
    assert lines[0] == "Eighth Edition (8ED), 2003-07-28"
    assert len(lines) == 358
    assert lines[1].split(maxsplit=2)[2] == "Angel of Mercy, uncommon, silver symbol"
    assert lines[15].lstrip().startswith("15/350")
    assert lines[350].lstrip().startswith("350/350  ◆ Forest")
    assert [line.split()[0] for line in lines[351:]] == [f"S{n}" for n in range(1, 8)]


def test_213_1_each_number_of_the_regular_set_is_there_once() -> None:
    numbers = [int(one.number) for one in eighth().cards if one.number.isdecimal()]
    assert numbers == list(range(1, 351))


def test_a_set_is_data_that_can_be_added(data: Path) -> None:
    refused = run("set", "tst", code=1)
    assert "no set is called 'tst'" in refused and "the folder 'sets' of your data" in refused
    (data / "test.json").write_text(json.dumps(SMALL), encoding="utf-8")
    assert [one.code for one in known_sets(data)] == ["8ED", "TST"]
    lines = run("set", "Test", "Set").splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["2/2", "10", "S1"]
    found = json.loads(run("set", "tst", "--json"))[0]
    assert found["cards"][0] == {"name": "Fire // Ice", "number": "2", "rarity": "uncommon"}


def test_a_card_is_found_by_the_name_of_a_face() -> None:
    one = CardSet("TST", "Test", "", 5, (Numbered("Fire // Ice", "2", "uncommon"),))
    assert one.printings("Ice") == one.printings("Fire // Ice") == list(one.cards)
    assert one.printings("Snow") == []


@pytest.mark.parametrize("text", ["", "[]", '{"data": {}}', '{"data": {"8ED": []}}'])
def test_what_holds_no_sets_is_named_and_stops_no_other_file(data: Path, text: str) -> None:
    (data / "wrong.json").write_text(text, encoding="utf-8")
    (data / "xtest.json").write_text(json.dumps(SMALL), encoding="utf-8")
    with pytest.warns(UnusableFile, match=r"wrong\.json"):
        assert [one.code for one in known_sets(data)] == ["8ED", "TST"]


@pytest.mark.filterwarnings("default")
def test_an_unusable_file_is_named_once_on_the_command_line(data: Path) -> None:
    (data / "once.json").write_text("[]", encoding="utf-8")
    done = CliRunner().invoke(main, ["cards", "set"])
    assert done.exit_code == 0, done.output
    assert "8ED" in done.stdout
    assert done.stderr.count("once.json") == 1
    assert "Traceback" not in done.stderr


def test_the_sets_of_a_file_with_all_of_them_are_read(shared: Path) -> None:
    found = read_set_file(shared / "corpus/sets.json.xz")
    assert len(found) > 200
    assert set_called("8ED", found).cards == eighth().cards


def test_a_set_is_called_by_its_spanish_name_in_spanish() -> None:
    (eighth,) = embedded_sets()
    assert (eighth.called("es"), eighth.called("en")) == ("Octava Edición", "Eighth Edition")
    assert set_called("octava edición", [eighth]) is eighth
    with pytest.raises(CardError):
        set_called("", [eighth])
