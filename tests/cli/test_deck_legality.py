"""``jajna decks check`` and ``jajna decks legal``. CR 100.6, 903.5."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from jajna.cards.pool import Pool
from jajna.cli import main
from tests.cards import files

LIONS = "4 Savannah Lions\n20 Plains\n4 Glory Seeker\n"
REST = "".join(
    f"4 {name}\n"
    for name in ("Suntail Hawk", "Tundra Wolves", "Razorfoot Griffin", "Pacifism", "Venerable Monk")
)
WHITE = f"{LIONS}{REST}4 Serra Angel\n4 Angel of Mercy\n4 Holy Strength\n"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("JAJNA_DATA", str(folder))
    return folder


@pytest.fixture
def white(tmp_path: Path) -> Path:
    """A deck of Eighth Edition."""
    path = tmp_path / "white.txt"
    path.write_text(WHITE, encoding="utf-8")
    return path


def run(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["decks", *words, "--lang", lang])


def test_100_6_who_owns_the_rulebook_of_2003_can_play_its_cards(white: Path) -> None:
    done = run("check", str(white), "--era", "2003-07")
    assert (done.exit_code, done.stdout) == (0, "Legal in standard (2003-07-28).\n")


def test_100_6_a_card_of_another_set_is_refused_by_name(white: Path, data: Path) -> None:
    cards = [{"name": "Rishadan Port", "number": "1", "rarity": "rare"}]
    (data / "sets").mkdir()
    (data / "sets" / "MMQ.json").write_text(
        json.dumps({"data": {"code": "MMQ", "name": "Mercadian Masques", "cards": cards}}),
        encoding="utf-8",
    )
    port = {"Rishadan Port": [files.face("Rishadan Port", printings=["MMQ"])]}
    Pool().import_file(files.write(data / "cards.json", port))
    text = white.read_text(encoding="utf-8")
    white.write_text(text.replace("Glory Seeker", "Rishadan Port"), encoding="utf-8")
    for lang, words in (("en", "is not legal in it"), ("es", "no es legal en este formato")):
        done = run("check", str(white), "--on", "2003-08-15", lang=lang)
        assert done.exit_code == 1
        assert f"- Rishadan Port {words}" in done.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--on", "yesterday"), "is no day"),
        (("--on", "2003-13-01"), "is no day"),
        (("--format", "kitchen"), "no format is called 'kitchen'"),
        (("--format", "modern", "--on", "2003-08-01"), "wasn't played on 2003-08-01"),
    ],
)
def test_100_6_what_cannot_be_checked_is_bad_use(
    white: Path, words: tuple[str, ...], why: str
) -> None:
    done = run("check", str(white), *words)
    assert done.exit_code == 2
    assert why in done.stderr


def test_100_6_a_deck_is_told_when_it_was_legal_and_what_broke_it(white: Path) -> None:
    done = run("legal", str(white), "--format", "standard")
    lines = done.stdout.splitlines()
    assert lines[0] == "standard:"
    assert lines[1].startswith("  from 2003-07-28 to 2005-07-29: Savannah Lions is not legal")
    assert lines[2] == "  (known to be whole from 2001-10-01 to 2026-02-08)"
    assert "  since 2011-08-12" in run("legal", str(white), "--format", "modern").stdout
    assert run("legal", str(white), "--format", "casual").exit_code == 2


def test_100_6_a_ban_is_told_with_its_day_and_its_source(data: Path, tmp_path: Path) -> None:
    clamp = {"Skullclamp": [files.face("Skullclamp", printings=["DST"])]}
    Pool().import_file(files.write(data / "cards.json", clamp))
    path = tmp_path / "clamp.txt"
    path.write_text("4 Skullclamp\n56 Plains\n", encoding="utf-8")
    said = run("legal", str(path), "--format", "standard").stdout
    assert "from 2004-02-06 to 2004-06-20: Skullclamp is banned in it" in said
    assert "since 2004-06-20: DCI announcement of 1 June 2004" in said


def test_100_6_what_card_data_say_is_what_holds_today(white: Path, data: Path) -> None:
    cards = {
        "Savannah Lions": [files.face("Savannah Lions", legalities={"standard": "Banned"})],
        "Glory Seeker": [files.face("Glory Seeker", legalities={"standard": "Legal"})],
    }
    Pool().import_file(files.write(data / "cards.json", cards))
    white.write_text("4 Savannah Lions\n4 Glory Seeker\n52 Plains\n", encoding="utf-8")
    done = run("check", str(white), "--json")
    found = json.loads(done.stdout)
    assert (found["basis"], found["whole"], found["legal"]) == ("imported", True, False)
    assert [(one["code"], one["card"]) for one in found["violations"]] == [
        ("banned", "Savannah Lions")
    ]
    past = json.loads(run("check", str(white), "--on", "2003-08-15", "--json").stdout)
    assert (past["basis"], past["legal"]) == ("dated", True)


def test_a_card_that_is_not_understood_is_checked_by_its_facts(data: Path, tmp_path: Path) -> None:
    cards = {"Strange Drake": [files.face("Strange Drake", "Sleeping", printings=["8ED"])]}
    Pool().import_file(files.write(data / "cards.json", cards))
    path = tmp_path / "drake.txt"
    path.write_text("4 Strange Drake\n56 Island\n", encoding="utf-8")
    done = run("check", str(path), "--era", "2003-07")
    assert done.exit_code == 0
    assert "Not understood, and checked by name and facts alone: Strange Drake." in done.stderr


GOBLINS = "Commander\n1 Goblin King\n\nDeck\n99 Mountain\n"


def test_903_3_a_commander_is_legendary(tmp_path: Path) -> None:
    path = tmp_path / "goblins.txt"
    path.write_text(GOBLINS, encoding="utf-8")
    done = run("check", str(path), "--format", "commander", "--json")
    found = [(one["code"], one["rule"]) for one in json.loads(done.stdout)["violations"]]
    assert ("not a commander", "903.3") in found


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("100 Mountain", "no commander", "903.3"),
        (GOBLINS.replace("99", "98"), "too few cards", "903.5a"),
        (GOBLINS.replace("99", "100"), "too many cards", "903.5a"),
        (GOBLINS.replace("99", "97") + "2 Shock\n", "too many copies", "903.5b"),
        (GOBLINS.replace("99", "98") + "1 Giant Growth\n", "color identity", "903.5c"),
        (GOBLINS.replace("99", "98") + "1 Forest\n", "color identity", "903.5d"),
        (GOBLINS + "\nSideboard\n1 Shock\n", "sideboard too large", "903.5e"),
        (GOBLINS.replace("1 Goblin King", "1 Goblin King\n1 Okk"), "two commanders", "702.124a"),
    ],
)
def test_903_5_a_deck_with_a_commander_keeps_to_its_rules(
    tmp_path: Path, text: str, code: str, rule: str
) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(text, encoding="utf-8")
    done = run("check", str(path), "--format", "commander", "--json")
    assert (code, rule) in [
        (one["code"], one["rule"]) for one in json.loads(done.stdout)["violations"]
    ]


def test_100_6_the_deck_is_checked_by_the_format_of_the_tournament(
    white: Path, tmp_path: Path
) -> None:
    def tournament(*words: str) -> Result:
        return CliRunner().invoke(main, ["tournament", *words, "--lang", "en"])

    small = tmp_path / "small.txt"
    small.write_text("59 Plains\n", encoding="utf-8")
    opened = tournament("new", "Cup", "--policy", "2003", "--format", "standard")
    assert opened.exit_code == 0, opened.output

    assert tournament("join", "Cup", "Ann", "--deck", str(white)).exit_code == 0
    refused = tournament("join", "Cup", "Bob", "--deck", str(small))
    assert refused.exit_code == 1 and "must have at least 60" in refused.stderr
    unknown = tournament("new", "Cap", "--format", "raid")
    assert unknown.exit_code == 1 and "no format is called 'raid'" in unknown.stderr
