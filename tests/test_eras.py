"""Eras are what the editions say, each switch is explained, and the kernel asks for each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import eras_page
from jajna.era import CURRENT, ERAS, Era, find
from jajna.era_switches import (
    EDITIONS,
    SWITCHES,
    UNBUILT,
    CombatDamage,
    LegendRule,
    Setting,
    unbuilt,
    word,
)
from jajna.errors import EraError
from jajna.judge.eras import MEANINGS, TITLES, UNBUILT_WORDS, era_data, era_lines
from jajna.text.catalogue import language
from rule_pages import citations_under, rules_in
from tests.conftest import ROOT


def test_every_switch_and_setting_is_explained_once() -> None:
    assert list(TITLES) == [one.name for one in SWITCHES]
    settings = {f"{one.name}={word(setting)}" for one in SWITCHES for setting in one.settings}
    assert set(MEANINGS) == settings


@pytest.mark.parametrize("place", range(len(EDITIONS)))
def test_every_rule_of_an_edition_is_in_its_text(place: int, shared: Path) -> None:
    edition = EDITIONS[place]
    text = (shared / "reference/rules" / f"{edition.date}.txt").read_text(encoding="utf-8")
    numbers = rules_in(text)
    cited = {one.name: one.editions[place][1] for one in SWITCHES}
    assert {name: rule for name, rule in cited.items() if rule and rule not in numbers} == {}


@pytest.mark.parametrize("place", range(len(EDITIONS)))
def test_what_is_not_built_of_an_edition_is_in_its_text(place: int, shared: Path) -> None:
    edition = EDITIONS[place]
    text = (shared / "reference/rules" / f"{edition.date}.txt").read_text(encoding="utf-8")
    known = {*rules_in(text), *(section for section, _ in SECTION.findall(text))}
    cited = {one.name: one.rules[place] for one in UNBUILT}
    assert {name: rule for name, rule in cited.items() if rule and rule not in known} == {}


SECTION: Final = re.compile(r"^(\d{3})\. (.+)$", re.MULTILINE)
NOTHING_TO_BUILD: Final = {
    "203": "illustrations have no effect",
    "210": "defense is a number of a card, as 310 says",
    "212": "what is printed below the text box has no effect",
    "308": "a kindred is of another card type too, whose rules it follows",
    "315": "conspiracies belong to their drafts",
    "600": "an empty section",
    "713": "substitute cards are pieces of paper",
    "900": "what casual variants are",
}
"""The sections that no source cites though nothing of them is missing, with the reason."""


def test_every_section_that_no_source_cites_is_declared(shared: Path) -> None:
    text = (shared / f"reference/rules/{EDITIONS[-1].date}.txt").read_text(encoding="utf-8")
    cited = {
        citation.rule[:3]
        for found in citations_under(ROOT / "src" / "jajna").values()
        for citation in found
        if citation.edition == EDITIONS[-1].date
    }
    uncited = {number for number, _ in SECTION.findall(text)} - cited
    declared = {rule for _, rule in unbuilt("current")}
    assert sorted(uncited - declared - set(NOTHING_TO_BUILD)) == []
    assert len(uncited & declared) > 4


CITED: Final = "CR"
"""The letters before a number of whatever edition."""


def test_what_is_not_built_is_shown_in_both_languages() -> None:
    assert list(UNBUILT_WORDS) == [one.name for one in UNBUILT]
    english = era_lines(find("2003-07"), language("en"))
    at = english.index("Not built:")
    assert english[at + 1 :] == [
        f"  Playing for ante. ({CITED} 217.9)",
        f"  Subgames. ({CITED} 506)",
    ]
    spanish = era_lines(find("current"), language("es"))
    at = spanish.index("Sin construir:")
    assert f"  Subpartidas. ({CITED} 728)" in spanish[at:]
    assert f"  Pegatinas. ({CITED} 123)" in spanish[at:]
    missing = era_data(find("2016-08+mana_burn=on"))["unbuilt"]
    assert isinstance(missing, list)
    assert {"name": "subgames", "rule": "718"} in missing


def test_the_page_is_that_of_the_code() -> None:
    assert eras_page.PAGE.read_text(encoding="utf-8") == eras_page.page(), (
        "write it anew with tools/eras_page.py"
    )


def test_every_switch_is_asked_for_in_the_kernel() -> None:
    asked = {use.switch for use in eras_page.uses()}
    assert asked == {one.name for one in SWITCHES}


PLACES: Final = ("events", "ir", "kernel", "formats")


def test_games_ask_where_the_rule_lives_and_decks_in_the_formats() -> None:
    places = {use.module for use in eras_page.uses()}
    elsewhere = {one for one in places if one.split("/")[0] not in PLACES}
    assert all(one.startswith("mechanics/keywords/") for one in elsewhere), elsewhere


@pytest.mark.parametrize("name", list(ERAS))
def test_an_era_is_found_by_its_name(name: str) -> None:
    assert find(name) is ERAS[name]
    assert find(name).settings == {
        one.name: one.editions[list(ERAS).index(name)][0] for one in SWITCHES
    }


def test_the_beginning_of_a_name_is_enough() -> None:
    assert find("2016") is ERAS["2016-08"]
    with pytest.raises(EraError, match="2003-07, 2016-08"):
        find("20")


def test_what_is_meant_is_suggested() -> None:
    with pytest.raises(EraError, match="did you mean '2019-05'"):
        find("2019-5")
    with pytest.raises(EraError, match="did you mean 'mana_burn'"):
        find("current+manaburn=on")
    with pytest.raises(EraError, match="free or ordered"):
        find("current+combat_damage=on")


def test_an_era_with_other_settings_has_a_name_that_finds_it() -> None:
    made = Era.current.with_(mana_burn=True, combat_damage=CombatDamage.ORDERED)
    assert made.name == "current+mana_burn=on+combat_damage=ordered"
    assert find(made.name) == made
    assert made != CURRENT
    assert made.rules["mana_burn"] == ERAS["2003-07"].cited("mana_burn")
    assert made.rules["combat_damage"] == ERAS["2023-04"].cited("combat_damage")
    assert made.with_(mana_burn=False, combat_damage=CombatDamage.FREE) == CURRENT


def test_a_switch_takes_only_its_settings() -> None:
    with pytest.raises(EraError, match="'mana_burn' can't be"):
        Era.current.with_(mana_burn=LegendRule.ALL)
    with pytest.raises(EraError, match="did you mean 'legend_rule'"):
        Era.current.with_(legend_rules=LegendRule.ALL)


def test_settings_that_contradict_each_other_are_refused_with_the_rule() -> None:
    with pytest.raises(EraError, match=r"CR 2016-08-26 306\.4"):
        find("2016-08+legend_rule=all")


@pytest.mark.parametrize("name", ["planeswalker_redirection", "planeswalker_uniqueness"])
def test_without_planeswalkers_there_are_no_rules_for_them(name: str) -> None:
    with pytest.raises(EraError, match=rf"{name}=on .* card_types=six"):
        find(f"2003-07+any_target=creatures+legend_rule=choice+{name}=on")
    with pytest.raises(EraError, match=r"_redirection=on .* card_types=six"):
        find("2016-08+card_types=six")


def test_all_editions_hold_together() -> None:
    for era in ERAS.values():
        assert era.with_() == era


COMPOSED = re.compile(r"[\w-]+(?:\+\w+=[\w-]+)+")
"""The name of an era with other settings of some switches."""


def test_every_switch_is_tried_in_each_of_its_settings() -> None:
    tried = {(one.name, CURRENT.settings[one.name]) for one in SWITCHES}
    for path in (ROOT / "tests").rglob("test_era_*.py"):
        tried |= set_in(path.read_text(encoding="utf-8"))
    for path in (ROOT / "tests" / "scenarios").rglob("*.yaml"):
        tried |= set_in(path.read_text(encoding="utf-8"))
    missing = [
        f"{one.name}={word(setting)}"
        for one in SWITCHES
        for setting in one.settings
        if (one.name, setting) not in tried
    ]
    assert missing == []


def set_in(text: str) -> set[tuple[str, Setting]]:
    """The switches that the eras of a test set otherwise than their edition, and to what."""
    found: set[tuple[str, Setting]] = set()
    for name in COMPOSED.findall(text):
        composed = find(name)
        found |= {
            (one.name, composed.settings[one.name])
            for one in SWITCHES
            if composed.settings[one.name] != ERAS[composed.edition].settings[one.name]
        }
    return found
