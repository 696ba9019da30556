"""Every keyword ability that cards may have here is shown by a scenario about its own rules."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

from jajna.glossary.keywords import keywords
from rule_pages import EDITION
from tests.scenarios.test_scenarios import SCRIPTS
from tests.scenarios.used import cards_of, keywords_of

BY_TESTS: Final = {"hidden agenda": "702_106a", "double agenda": "702_106f"}
"""Keywords of conspiracies, which a scenario can't set up: the rules of tests in
``tests/rules/test_905.py`` that play them.
"""
NAMES: Final = [one.en for one in keywords("en") if one.en not in BY_TESTS]
UNRULED: Final = ("increment", "paradigm", "power-up", "sneak", "storied", "teamwork")
"""Keywords on cards that are newer than the edition, which mean what their reminder text says."""
RENAMED: Final = {
    "totem armor": "umbra armor",
    "friends forever": "partner",
    "choose a Background": "partner",
    "Doctor's companion": "partner",
    "double agenda": "hidden agenda",
}
"""Names under which the rules have no section, with those of the sections."""
TITLE: Final = re.compile(r"^(702\.\d+)\. (.{1,40})$", re.MULTILINE)
VARIANTS: Final = {"walk": "landwalk", "cycling": "cycling"}
"""Ends of names that are kinds of one keyword ability. CR 702.14, 702.29e."""


@cache
def cited() -> dict[str, set[str]]:
    """The sections that scenarios cite, by the keyword abilities on their cards."""
    found: dict[str, set[str]] = defaultdict(set)
    for script in SCRIPTS:
        sections = {rule.rstrip("abcdefghijklmnopqrstuvwxyz") for rule in script.rules}
        for name in {name for card in cards_of(script) for name in keywords_of(card)}:
            found[name] |= sections
    return found


def test_every_keyword_ability_is_on_a_card_of_a_scenario() -> None:
    assert [name for name in NAMES if name not in cited()] == []


def test_keywords_that_scenarios_cannot_set_up_are_played_by_tests() -> None:
    text = (Path(__file__).parent.parent / "rules" / "test_905.py").read_text(encoding="utf-8")
    known = {one.en for one in keywords("en")}
    for name, rule in BY_TESTS.items():
        assert name in known
        assert f"def test_{rule}_" in text, name


def section_of(name: str, titles: dict[str, str]) -> str:
    """The section of the rules about a keyword ability."""
    called = RENAMED.get(name, name).lower()
    for end, kind in VARIANTS.items():
        if called.endswith(end):
            called = kind
    fitting = [
        title for title in titles if title in called or (" and " in title and called in title)
    ]
    return titles[max(fitting, key=len)]


def test_every_keyword_ability_is_shown_with_a_rule_of_its_own(shared: Path) -> None:
    text = (shared / "reference" / "rules" / f"{EDITION}.txt").read_text(encoding="utf-8")
    titles = {title.lower(): number for number, title in TITLE.findall(text)}
    assert titles
    ruled = [name for name in NAMES if name not in UNRULED]
    missing = [name for name in ruled if section_of(name, titles) not in cited()[name]]
    assert missing == []
