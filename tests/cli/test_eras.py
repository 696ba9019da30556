"""``jajna era`` and ``--era``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.card import Card
from jajna.cards import starter
from jajna.cli import main
from jajna.era import ERAS, find
from jajna.era_switches import SWITCHES
from jajna.errors import DriftError
from jajna.formats.themes import theme
from jajna.replay import GameSetup, SaveError, Session, load
from tests.seen import at_least

NAMES = list(ERAS)


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code == code, done.output
    return done.output


def card(name: str) -> Card:
    found = starter.SHELF.card(name)
    assert found is not None
    return found


def test_every_era_is_listed_with_its_date() -> None:
    lines = run("era", "list", "--lang", "en").splitlines()
    assert [line.split()[:2] for line in lines] == [[era.name, era.date] for era in ERAS.values()]
    assert lines[-1].endswith("today")
    assert "regla" in run("era", "list", "--lang", "es")


def test_an_era_is_shown_with_the_numbers_of_its_rules() -> None:
    text = run("era", "show", "2003", "--lang", "en")
    for one in at_least(30, SWITCHES):
        assert f"({one.name})" in text
    assert f"CR {ERAS['2003-07'].rules['mana_burn']}" in text
    assert "quita" not in text
    assert "Cada maná perdido" in run("era", "show", "2003-07", "--lang", "es")


def test_the_difference_of_two_eras_has_both_rules_and_when_they_changed() -> None:
    text = run("era", "diff", "2019-05", "2023-04", "--lang", "en")
    assert "differ in 12 rules" in text
    assert "changed on 2019-07-12: scry to london" in text
    assert "2009" not in text
    assert "se distinguen en 12 reglas" in run("era", "diff", "2019-05", "2023-04", "--lang", "es")


def test_an_unknown_era_is_refused_with_what_was_meant() -> None:
    assert "did you mean '2003-07'" in run("era", "show", "2003-7", code=2)
    assert "did you mean 'mana_burn'" in run(
        "sim", "white", "black", "--era", "current+burn", code=2
    )


def test_the_json_has_the_keys_of_the_contract() -> None:
    listed = json.loads(run("era", "list", "--json"))
    assert [one["name"] for one in listed["eras"]] == NAMES
    shown = json.loads(run("era", "show", "2016-08", "--json"))
    assert set(shown) == {"name", "date", "switches", "unbuilt"}
    assert shown["switches"]["mulligan"] == {
        "setting": "scry",
        "rule": ERAS["2016-08"].rules["mulligan"],
    }
    compared = json.loads(run("era", "diff", "2016-08", "2019-05", "--json", "--lang", "es"))
    assert set(compared) == {"first", "second", "switches"}
    for one in compared["switches"]:
        assert set(one) == {"switch", "title", "eras", "changes"}
        assert all(set(side) == {"era", "setting", "rule", "text"} for side in one["eras"])
        assert all(set(change) == {"date", "from", "to"} for change in one["changes"])


@pytest.mark.parametrize("name", NAMES)
def test_games_are_played_in_every_era(name: str) -> None:
    found = json.loads(run("sim", "white", "black", "--games", "1", "--jobs", "1", "--era", name,
                           "--agents", "random", "--json"))  # fmt: skip
    assert (found["games"], found["errors"]) == (1, 0)


def saved(path: Path, name: str) -> Path:
    """A game of an era, saved after the first answer."""
    decks = tuple(tuple(theme(deck, card).cards()) for deck in ("white", "black"))
    session = Session(GameSetup(decks, seed=1, first=0, era=find(name), by_hand=(0,)))
    assert session.game.decision is not None
    session.answer(session.game.decision.fallback)
    session.save(path)
    return path


@pytest.mark.parametrize("name", ["2003-07", "current+mana_burn=on"])
def test_a_saved_game_goes_on_in_its_era(tmp_path: Path, name: str) -> None:
    assert load(saved(tmp_path / "game.json", name), card).game.era == find(name)


def test_a_saved_game_does_not_run_in_another_era(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.json", "2003-07")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("2003-07", "2016-08"), encoding="utf-8")
    with pytest.raises(DriftError, match="step 0"):
        load(path, card)
    path.write_text(text.replace("2003-07", "1999-01"), encoding="utf-8")
    with pytest.raises(SaveError, match="no era '1999-01'"):
        load(path, card)


@pytest.mark.parametrize("command", [("play", "--load"), ("replay",), ("explain",)])
@pytest.mark.parametrize("own", ["2003-07", "current", "current+mana_burn=on"])
def test_a_saved_game_is_refused_in_every_other_era(
    tmp_path: Path, own: str, command: tuple[str, ...]
) -> None:
    path = saved(tmp_path / "game.json", own)
    for name in (*NAMES, "2003-07+mana_burn=off"):
        if name != own:
            said = run(*command, str(path), "--era", name, code=1)
            assert f"of the era {own}; it can't run in {name}" in said
    assert "can't run" not in run(*command, str(path), "--era", own)


def test_a_replay_names_its_era(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.json", "2003-07")
    assert "(era 2003-07)" in run("replay", str(path))
    assert json.loads(run("replay", str(path), "--json"))["era"] == "2003-07"


COUNTERED = """\
title: A spell whose target is gone
players:
  - {name: Ann, hand: [Giant Growth], pool: G}
  - {name: Bob, hand: [Shock], pool: R}
battlefield: [Glory Seeker]
steps:
  - {cast: Giant Growth, targets: [Glory Seeker]}
  - {cast: Shock, by: Bob, targets: [Glory Seeker]}
  - resolve: all
  - {expect: {log: [Giant Growth is countered, You play Shock]}}
"""


@pytest.mark.parametrize(("era", "code"), [("2003-07", 0), ("2016-08", 1), ("current", 1)])
def test_a_scenario_without_an_era_is_played_in_the_one_given(
    tmp_path: Path, era: str, code: int
) -> None:
    file = tmp_path / "countered.yaml"
    file.write_text(COUNTERED, encoding="utf-8")
    run("judge", "run", str(file), "--era", era, code=code)
    file.write_text(f"era: 2003-07\n{COUNTERED}", encoding="utf-8")
    run("judge", "run", str(file), "--era", era)


@pytest.mark.parametrize(
    ("era", "lang", "words"),
    [
        ("2003-07", "en", "Enchant Creature"),
        ("2003-07", "es", "Encantar criatura"),
        ("2016-08", "es", "Encantamiento — Aura"),
    ],
)
def test_an_explanation_is_in_the_words_of_the_era(
    tmp_path: Path, era: str, lang: str, words: str
) -> None:
    file = tmp_path / "strength.yaml"
    file.write_text(
        "title: Strength\nplayers: [{name: Ann}, {name: Bob}]\n"
        "battlefield:\n  - Grizzly Bears\n"
        "  - {card: Unholy Strength, attached_to: Grizzly Bears}\n"
        "steps:\n  - expect: {turn: Ann}\n",
        encoding="utf-8",
    )
    assert words in run("explain", str(file), "Unholy Strength", "--era", era, "--lang", lang)
