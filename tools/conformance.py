"""The requirements of the documents that the project follows, and the tests that show them.

`tests/conformance/*.toml` has a table `[[row]]` for each requirement: `id`, `document`, `rule`
(where in it), `requirement` in our words, `eras` (editions of the rules), `status` and `tests`.
A row is `shown` if its tests show all of it in each era that it names (`tests/every_era.py` runs
the tests in these); an `open` one may name tests that show a part.
A test is a pytest node (`tests/rules/test_603.py::test_...`) or a scenario by its title
(`tests/scenarios/611.yaml: ...`).
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import yaml

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "conformance"
PAGE: Final = ROOT / "docs" / "conformance.md"
OPEN: Final = "open"
SHOWN: Final = "shown"
DOCUMENTS: Final[dict[str, str]] = {
    "S0": "Triggered abilities (rule 603), edition of 2019",
    "S1": "Interaction of continuous effects (rule 613), edition of 2016",
    "S2": "The rulebook of the Eighth Edition, 2003",
    "S3": "Copies and essential keyword abilities (rules 706 and 702), edition of 2016",
    "S4": "Abilities (rule 113), edition of 2023",
    "C": "Where the editions and documents differ",
}
ERAS: Final = ("2003", "2016", "2019", "2023")


class Row(NamedTuple):
    """A requirement; ``tests`` show it, or a part of it where it is open."""

    id: str
    document: str
    rule: str
    requirement: str
    eras: tuple[str, ...]
    status: str
    tests: tuple[str, ...]


def read_rows(folder: Path = FOLDER) -> list[Row]:
    """Every row in the order of the documents. Raises ValueError for a row that isn't one."""
    rows: list[Row] = []
    for document in DOCUMENTS:
        path = folder / f"{document.lower()}.toml"
        found = tomllib.loads(path.read_text(encoding="utf-8")).get("row", [])
        rows += [_row(path, table) for table in found]
    return rows


def _row(path: Path, table: dict[str, object]) -> Row:
    if list(table) != list(Row._fields):
        raise ValueError(f"{path.name}: {table.get('id')} has the keys {list(table)}")
    texts = {key: value for key, value in table.items() if isinstance(value, str)}
    lists = {key: tuple(map(str, value)) for key, value in table.items() if isinstance(value, list)}
    if set(lists) != {"eras", "tests"}:
        raise ValueError(f"{path.name}: eras and tests of {table['id']} are lists")
    return Row(
        texts["id"],
        texts["document"],
        texts["rule"],
        texts["requirement"],
        lists["eras"],
        texts["status"],
        lists["tests"],
    )


def missing_tests(rows: Iterable[Row], root: Path = ROOT) -> list[str]:
    """The tests that rows name and that there aren't, each with its row."""
    known: dict[str, set[str]] = {}
    missing: list[str] = []
    for row in rows:
        for test in row.tests:
            separator = "::" if "::" in test else ": "
            file, _, name = test.partition(separator)
            if file not in known:
                known[file] = names_in(root / file)
            if name not in known[file]:
                missing.append(f"{row.id}: {test}")
    return missing


def names_in(path: Path) -> set[str]:
    """The tests of a file: functions of a module, or titles of scenarios; none without a file."""
    if not path.is_file():
        return set()
    if path.suffix != ".py":
        return set(eras_of_scenarios(path))
    text = path.read_text(encoding="utf-8")
    return {node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)}


@cache
def eras_of_scenarios(path: Path) -> dict[str, tuple[str, ...]]:
    """The scenarios of a file by their titles, with the eras that each names."""
    loader = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
    found: dict[str, tuple[str, ...]] = {}
    for one in yaml.load_all(path.read_text(encoding="utf-8"), loader):
        if one:
            named = one.get("eras") or ([one["era"]] if "era" in one else [])
            found[str(one["title"])] = tuple(map(str, named))
    return found


def page(rows: list[Row]) -> str:
    """The page: counts for each document, then its rows."""
    lines = [
        "# Requirements and the tests that show them",
        "",
        "This page is generated from `tests/conformance` by `tools/conformance.py` each time the",
        "documentation is built. Each row is a requirement of one of the documents that the",
        "project follows, in our words. **Shown** means that tests show all of it in each era that",
        "the row names; an open row may have tests that show a part.",
        "",
        "| Document | Rows | Shown | Shown in part | Open |",
        "| --- | --- | --- | --- | --- |",
    ]
    for document, title in [*DOCUMENTS.items(), ("", "All")]:
        held = [row for row in rows if document in ("", row.document)]
        shown = sum(row.status == SHOWN for row in held)
        part = sum(row.status == OPEN and bool(row.tests) for row in held)
        name = f"{document}: {title}" if document else title
        lines.append(f"| {name} | {len(held)} | {shown} | {part} | {len(held) - shown - part} |")
    for document, title in DOCUMENTS.items():
        lines += ["", f"## {document}: {title}", ""]
        lines += [
            "| Row | Where | Requirement | Eras | Status | Tests |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
        lines += [_line(row) for row in rows if row.document == document]
    return "\n".join(lines) + "\n"


def _line(row: Row) -> str:
    tests = "<br>".join(f"`{test}`" for test in row.tests)
    cells = (row.id, row.rule, row.requirement, ", ".join(row.eras), row.status, tests)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def write_page(path: Path = PAGE) -> None:
    """Write the page if it differs from what is there."""
    text = page(read_rows())
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_page()
