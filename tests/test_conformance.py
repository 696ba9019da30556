"""Every requirement has its row, every row that is shown has tests, and every test is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import conformance
from conformance import (
    DOCUMENTS,
    OPEN,
    SHOWN,
    Row,
    eras_of_scenarios,
    missing_tests,
    names_in,
    read_rows,
)
from tests import every_era
from tests.conftest import ROOT
from tests.seen import at_least

ROW = Row("S9-001", "S9", "1", "It holds.", ("all",), SHOWN, ())
IN_MATRIX = re.compile(r"^\| (S\d-\d{3}|C\d+) \|.*\|$", re.MULTILINE)


def test_rows_are_well_formed() -> None:
    rows = read_rows()
    assert len({row.id for row in rows}) == len(rows)
    for row in at_least(650, rows):
        assert row.id.startswith(row.document), row
        assert row.document in DOCUMENTS, row
        assert row.requirement.endswith("."), row
        assert row.eras, row
        assert row.status in (OPEN, SHOWN), row
        assert len(set(row.tests)) == len(row.tests), row


def test_what_is_shown_is_shown_by_tests() -> None:
    assert [row.id for row in read_rows() if row.status == SHOWN and not row.tests] == []


def test_what_is_shown_is_shown_in_each_era_that_is_named() -> None:
    missing = [
        f"{row.id}: {edition}"
        for row in read_rows()
        if row.document != "C" and row.status == SHOWN
        for edition in every_era.editions(row)
        if not any(shows_in(test, every_era.NAMES[edition]) for test in row.tests)
    ]
    assert missing == []


def shows_in(test: str, era: str) -> bool:
    """Whether a test is run in an era, or chooses its eras and so has to be believed."""
    if every_era.SCENARIO not in test:
        return every_era.chooses_its_eras(test) or era in every_era.ERAS[test]
    file, _, title = test.partition(": ")
    own = eras_of_scenarios(ROOT / file)[title]
    return era in own if own else era in every_era.ERAS[test]


def test_every_test_is_there() -> None:
    assert missing_tests(read_rows()) == []


def test_every_row_of_the_matrix_has_its_entry(shared: Path) -> None:
    matrix = shared / "seed-matrix.md"
    if not matrix.is_file():
        pytest.skip(f"no matrix in {shared}")
    listed = IN_MATRIX.findall(matrix.read_text(encoding="utf-8"))
    assert listed
    rows = {row.id for row in read_rows()}
    assert [one for one in listed if one not in rows] == []
    assert sorted(rows - set(listed)) == []


def test_a_test_that_is_gone_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text("def test_b() -> None: ...\n", encoding="utf-8")
    (tmp_path / "c.yaml").write_text("title: It holds\n---\ntitle: And this\n", encoding="utf-8")
    there = ("test_a.py::test_b", "c.yaml: And this")
    gone = ("test_a.py::test_c", "c.yaml: Not this", "test_d.py::test_b")

    assert missing_tests([ROW._replace(tests=there)], tmp_path) == []
    assert missing_tests([ROW._replace(tests=gone)], tmp_path) == [f"S9-001: {one}" for one in gone]


def test_names_are_those_of_functions_and_titles() -> None:
    assert "test_names_are_those_of_functions_and_titles" in names_in(
        ROOT / "tests" / Path(__file__).name
    )


@pytest.mark.parametrize(("field", "value"), [("tests", "one"), ("eras", "all"), ("colour", "red")])
def test_a_row_of_another_form_is_refused(field: str, value: str, tmp_path: Path) -> None:
    for document in DOCUMENTS:
        (tmp_path / f"{document.lower()}.toml").write_text("", encoding="utf-8")
    lines = {
        "id": '"S0-001"',
        "document": '"S0"',
        "rule": '"1"',
        "requirement": '"It holds."',
        "eras": '["all"]',
        "status": '"open"',
        "tests": "[]",
    }
    lines[field] = f'"{value}"'
    text = "[[row]]\n" + "".join(f"{key} = {one}\n" for key, one in lines.items())
    (tmp_path / "s0.toml").write_text(text, encoding="utf-8")

    with pytest.raises(ValueError, match=r"s0\.toml"):
        read_rows(tmp_path)


def test_the_page_counts_the_rows_of_each_document() -> None:
    rows = [
        ROW._replace(id="S0-001", document="S0", tests=("a.py::b",)),
        ROW._replace(id="S0-002", document="S0", status=OPEN, tests=("a.py::c",)),
        ROW._replace(id="S0-003", document="S0", status=OPEN, requirement="One | other."),
    ]
    text = conformance.page(rows)

    assert f"| S0: {DOCUMENTS['S0']} | 3 | 1 | 1 | 1 |" in text
    assert "| All | 3 | 1 | 1 | 1 |" in text
    assert "| S0-003 | 1 | One \\| other. | all | open |  |" in text
