"""The sections of the rules: numbers and titles as in each edition, found by either."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from jajna.era_switches import EDITIONS, Edition
from jajna.glossary import ERAS, chapter_of, find_sections, keywords, sections, terms_in
from jajna.text.catalogue import LANGUAGES
from tests.seen import at_least

HEADING: Final = re.compile(r"^(\d|\d{3})\. (.+)$", re.MULTILINE)


def headings(text: str) -> dict[str, str]:
    """The chapters and sections of a text of the rules, but for those that only say "General"."""
    found: dict[str, str] = {}
    for number, title in HEADING.findall(text):
        if not (number.endswith("00") and title.strip() == "General"):
            found.setdefault(number, title.strip())
    return found


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_edition_has_its_own_numbers_and_titles(shared: Path, edition: Edition) -> None:
    path = shared / "reference" / "rules" / f"{edition.date}.txt"
    wanted = headings(path.read_text(encoding="utf-8"))
    held = {one.number(edition.name): one.en for one in sections(edition.name)}
    assert held == wanted
    assert len(held) == len(sections(edition.name))


def test_every_section_has_a_spanish_title() -> None:
    same = {one.en for era in ERAS for one in sections(era) if one.en == one.es}
    assert same == {"Planeswalkers", "Vanguard", "Planechase", "Commander", "Archenemy"}
    assert all(one.es for era in ERAS for one in sections(era))


@pytest.mark.parametrize("era", ERAS)
def test_sections_stand_in_order_below_their_chapters(era: str) -> None:
    numbers = [one.number(era) for one in sections(era)]
    assert numbers == sorted(numbers)
    for one in at_least(60, sections(era)):
        chapter = chapter_of(one, era)
        assert (chapter is None) == one.is_chapter()
        if chapter is not None:
            assert one.number(era)[0] == chapter.number(era)


@pytest.mark.parametrize(
    ("word", "era", "number"),
    [
        ("603", "current", "603"),
        ("603.", "current", "603"),
        ("603.4", "current", "603"),
        ("Manejando habilidades disparadas", "current", "603"),
        ("handling triggered abilities", "2003-07", "410"),
        ("tierras", "current", "305"),
        ("Lands", "2016-08", "305"),
        ("Habilidades", "2019-05", "112"),
        ("Habilidades", "2023-04", "113"),
        ("113", "2023-04", "113"),
        ("600", "current", "6"),
        ("6", "current", "6"),
        ("500", "2003-07", "500"),
    ],
)
def test_a_section_is_found_by_number_or_title(word: str, era: str, number: str) -> None:
    assert [one.number(era) for one in find_sections(word, era)] == [number]


@pytest.mark.parametrize("word", ["999", "6037", "tierra baldía", "", "Triggers"])
def test_what_is_no_section_is_not_found(word: str) -> None:
    assert find_sections(word) == ()


def test_a_section_knows_the_terms_of_its_rules_in_that_edition() -> None:
    [now] = find_sections("603")
    assert "reflexive-triggered-ability" in [one.id for one in terms_in(now)]
    assert "reflexive-triggered-ability" not in [one.id for one in terms_in(now, "2016-08")]
    [lands] = find_sections("305")
    assert "basic-land" in [one.id for one in terms_in(lands)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keywords_are_listed_by_name_each_once(language: str) -> None:
    held = keywords(language)
    names = [one.name(language) for one in held]
    assert names == sorted(names)
    assert len({one.en for one in held}) == len(held)
    assert {"flying", "trample", "haunt", "protection from"} <= {one.en for one in held}
    assert "protection from white" not in {one.en for one in held}
    assert ("haunt", "acechar") in [(one.en, one.es) for one in held]
