"""Every rule that the sources and the tests cite exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import rule_pages
from rule_pages import EDITION, Citation, citations_in, rules_in, sections_of
from tests.conftest import ROOT

RULES = """Contents

603. Handling Triggered Abilities

603. Handling Triggered Abilities

603.2. A rule.

603.2a A subrule.
Example: 5 things. 100. Not a rule.
"""


QUOTING = (
    Path(__file__),
    ROOT / "tests" / "text" / "test_rule_numbers.py",
    ROOT / "tests" / "text" / "test_era_wording.py",
)
"""Files in which the numbers of rules are texts to try with, of other editions too."""


def numbers(text: str) -> list[str]:
    """Give the rules that a text cites, in the order of lines and numbers."""
    return [citation.rule for citation in citations_in(text)]


def missing(text: str, rules: dict[str, dict[str, str]]) -> list[Citation]:
    """List the citations of a text that their editions do not have."""
    return [cited for cited in citations_in(text) if cited.rule not in rules[cited.edition]]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ('"""Put triggers on the stack. CR 603.3."""', ["603.3"]),
        ("# CR 603.2, 603.4", ["603.2", "603.4"]),
        ("# CR 603.2 and 603.4b: why", ["603.2", "603.4b"]),
        ("# CR 603.2,\n    # 603.4", ["603.2", "603.4"]),
        ("# CR\n# 603.2", ["603.2"]),
        ("# CR 601.2a-i", ["601.2a", "601.2i"]),
        ("# CR 601.2a–601.2c", ["601.2a", "601.2c"]),
        ("# CR 614-616", ["614", "616"]),
        ("# CR 603.", ["603"]),
        ('rule="702.108"', ["702.108"]),
        ("def test_603_4_it_is_checked_again() -> None:", ["603.4"]),
        ("    def test_601_2c_targets(self) -> None:", ["601.2c"]),
        ("def test_117_priority() -> None:", ["117"]),
        ("def test_two_players() -> None:", []),
        ('"20.5" "1234.5" 603.4 in words', []),
    ],
)
def test_citations_are_read_in_all_their_forms(text: str, cited: list[str]) -> None:
    assert numbers(text) == cited


def test_another_edition_is_named_by_its_date() -> None:
    assert citations_in("x\n# CR 2003-07-01 300.3, 300.4") == [
        Citation("300.3", "2003-07-01", 2),
        Citation("300.4", "2003-07-01", 2),
    ]


def test_a_string_is_no_citation_where_eras_are_described() -> None:
    assert citations_in('Switch("300.3")', literals=False) == []


def test_rules_are_read_with_titles_for_sections_only() -> None:
    assert rules_in(RULES) == {"603": "Handling Triggered Abilities", "603.2": "", "603.2a": ""}
    assert sections_of(rules_in(RULES)) == [("603", "Handling Triggered Abilities", 2)]


def test_a_citation_of_no_rule_is_found() -> None:
    rules = {EDITION: rules_in(RULES)}
    assert missing("# CR 603.2a", rules) == []
    assert missing("\n# CR 603.2, 603.9", rules) == [Citation("603.9", EDITION, 2)]
    assert missing("def test_603_2b_something() -> None:", rules) == [
        Citation("603.2b", EDITION, 1)
    ]


def test_the_page_shows_citations_and_holes(tmp_path: Path) -> None:
    source, tests = tmp_path / "source", tmp_path / "tests"
    (source / "kernel").mkdir(parents=True)
    tests.mkdir()
    (source / "kernel" / "triggers.py").write_text('"""CR 603.2, 603.2a."""', encoding="utf-8")
    (tests / "test_603.py").write_text("def test_603_2_fires() -> None: ...", encoding="utf-8")
    sections = [
        rule_pages.Section("603", "Triggers", 2),
        rule_pages.Section("604", "Statics", 4),
    ]
    lines = rule_pages.page(source, tests, sections).splitlines()
    assert (
        "| 603 Triggers | `kernel/triggers.py` (603.2, 603.2a) | `test_603.py` (603.2) | 1 of 2 |"
    ) in lines
    assert "| 604 Statics | **none** | **none** | 0 of 4 |" in lines


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_every_cited_rule_exists(shared: Path, folder: str) -> None:
    editions = {path.stem: path for path in (shared / "reference" / "rules").glob("*.txt")}
    rules = {
        edition: rules_in(path.read_text(encoding="utf-8")) for edition, path in editions.items()
    }
    wrong = [
        f"{path.relative_to(ROOT)}:{cited.line}: CR {cited.edition} has no {cited.rule}"
        for path, citations in rule_pages.citations_under(ROOT / folder).items()
        if path not in QUOTING
        for cited in citations
        if cited.rule not in rules.get(cited.edition, {})
    ]
    assert not wrong, "\n".join(wrong)


def test_the_sections_we_keep_are_those_of_the_rules(shared: Path) -> None:
    rules = shared / "reference" / "rules" / f"{EDITION}.txt"
    assert rule_pages.read_sections() == sections_of(rules_in(rules.read_text(encoding="utf-8")))
