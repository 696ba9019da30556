"""Foils, from a set's file to what is opened, owned, traded, drafted and written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.cards.pool import Pool
from jajna.cli import main
from jajna.formats.deck import Finish
from jajna.formats.decklist import read_deck_file

NAMES = ("Giant Growth", "Grizzly Bears", "Llanowar Elves", "Spined Wurm")
SHINY = {"data": {
    "code": "SHY", "name": "Shiny", "releaseDate": "2026-01-02",
    "booster": {"default": {
        "boosters": [{"contents": {"common": 14, "shiny": 1}, "weight": 1}],
        "sheets": {"shiny": {"foil": True, "cards": {"9": 1}}},
    }},
    "cards": [
        *({"name": name, "number": str(place), "rarity": "common"}
          for place, name in enumerate(NAMES, 1)),
        {"name": "Shock", "number": "9", "rarity": "rare"},
    ],
}}  # fmt: skip
"""A set whose boosters hold a foil Shock each."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of its own, with the set."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "shy.json").write_text(json.dumps(SHINY), encoding="utf-8")
    return tmp_path


def done(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, words, input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_an_opened_foil_is_marked_in_the_collection() -> None:
    done("collection", "new", "Ann")
    said = done("collection", "open", "SHY", "--seed", "1")

    assert "Shock  {R}  Instant  SHY 9  (foil)" in said and said.count("(foil)") == 1
    assert "SHY 9  (foil)" in done("collection", "show")
    shown = json.loads(done("collection", "show", "--json"))["cards"]
    assert {one["name"]: one["finish"] for one in shown}["Shock"] == "foil"
    opened = json.loads(done("collection", "open", "SHY", "--seed", "2", "--json"))
    finishes = {one["name"]: one["finish"] for one in opened["boosters"][0]["cards"]}
    assert finishes == {**dict.fromkeys(NAMES, ""), "Shock": "foil"}
    assert done("collection", "verify").count("as its number says") == 2


def test_a_foil_is_traded_as_one(folder: Path) -> None:
    for name, line in (("Ann", "1 Shock (SHY) 9\n1 Shock (SHY) 9 *F*"), ("Bob", "2 Spined Wurm")):
        done("collection", "new", name)
        (folder / "owned.txt").write_text(line, encoding="utf-8")
        done("collection", "add", str(folder / "owned.txt"), "--profile", name)
    both = ("--profile", "Ann", "--with", "Bob")
    said = done("collection", "trade", "Shock", "Spined Wurm", *both, typed="yes\nyes\n")
    assert "gives 1 Shock (SHY) 9 and" in said, "a plain card goes where none is said"

    said = done("collection", "trade", "Shock *F*", "Spined Wurm", *both, typed="yes\nyes\n")
    assert "gives 1 Shock (foil) (SHY) 9 and" in said
    assert "(foil)" in done("collection", "show", "--profile", "Bob")


def test_a_foil_is_shown_taken_and_written_in_a_draft(folder: Path) -> None:
    path = folder / "d.json"
    typed = "shock (foil)\npool\n" + "1\n" * 29 + "save\nquit\n"
    said = done("draft", "SHY", "--seats", "2", "--rounds", "2", "--seed", "1", "--file",
                str(path), typed=typed)  # fmt: skip

    assert "Shock  {R}  Instant  (foil)" in said
    assert "  1  Shock  {R}  Instant  (foil)" in said
    deck = read_deck_file(folder / "d" / "You.txt", Pool().card)
    assert {one.finish for one in deck.printings if one.card == "Shock"} == {Finish.FOIL}


def test_a_foil_goes_into_a_dialect_that_has_foils_and_is_told_to_be_lost_in_others() -> None:
    line = "1 Shock (SHY) 9 *F*\n59 Mountain"
    assert "1 Shock (SHY) 9 *F*" in done("decks", "convert", "-", "--to", "moxfield", typed=line)
    assert "1,Shock,SHY,9,main,foil" in done("decks", "convert", "-", "--to", "csv", typed=line)
    result = CliRunner().invoke(main, ["decks", "convert", "-", "--to", "arena"], input=line)
    assert "1 Shock (SHY) 9\n" in result.stdout
    assert "foils aren't told from other cards" in result.stderr
