"""Which modules and tests cite which rule; as the page docs/rules.md when run or built.

A citation is `CR 603.4`, several as `CR 603.2, 603.4`, a range as `CR 601.2a-i` or `CR 614-616`
(both ends count); a string that is nothing but a rule number (`rule="702.108"`); or the name of a
test (`test_603_4_...`, `test_601_2c_...`). `CR 2003-07-01 300.3` cites another edition than
`EDITION`.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
EDITION: Final = "2026-01-16"
SECTIONS: Final = ROOT / "tools" / "cr_sections.txt"

_DATE: Final = r"\d{4}-\d{2}-\d{2}"
_NUMBER: Final = r"\d{3}(?:\.\d+[a-z]?)?(?!\d)"
_RANGE_END: Final = rf"(?:[-–](?:{_NUMBER}|[a-z]\b))?"
_AND: Final = r"(?:,\s*(?:#\s*)?(?:and\s+)?|\s+(?:#\s*)?and\s+)"
_CITED: Final = re.compile(
    rf"\bCR\s+(?:#\s*)?(?:(?P<edition>{_DATE})\s+)?"
    rf"(?P<list>{_NUMBER}{_RANGE_END}(?:{_AND}{_NUMBER}{_RANGE_END})*)"
)
_ITEM: Final = re.compile(rf"(?P<first>{_NUMBER})(?:[-–](?P<last>{_NUMBER}|[a-z]\b))?")
_LITERAL: Final = re.compile(r"""(?P<quote>["'])(?P<number>\d{3}\.\d+[a-z]?)(?P=quote)""")
_TEST: Final = re.compile(r"^\s*(?:async )?def (test_(\d{3})(?:_(\d+)([a-z])?)?_\w+)", re.MULTILINE)
_RULE: Final = re.compile(r"^(\d{3})(?:\.(\d+)(?:\.|([a-z]))?)?\.?\s+(\S.*)$", re.MULTILINE)


class Citation(NamedTuple):
    """A rule that a file cites, with the edition and the line it stands on."""

    rule: str
    edition: str
    line: int


class Section(NamedTuple):
    """A section of the rules: number, title, how many rules and subrules it has."""

    number: str
    title: str
    rules: int


def citations_in(text: str, literals: bool = True) -> list[Citation]:
    """List what a Python source cites; `literals` counts strings that are rule numbers too."""
    found = [*_spelled_out(text), *_in_test_names(text)]
    if literals:
        found.extend(
            Citation(match["number"], EDITION, _line(text, match.start()))
            for match in _LITERAL.finditer(text)
        )
    return sorted(found, key=lambda citation: (citation.line, citation.rule))


def _line(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def _spelled_out(text: str) -> Iterator[Citation]:
    for cited in _CITED.finditer(text):
        edition = cited["edition"] or EDITION
        for item in _ITEM.finditer(text, cited.start("list"), cited.end("list")):
            line = _line(text, item.start())
            yield Citation(item["first"], edition, line)
            if item["last"]:
                yield Citation(_range_end(item["first"], item["last"]), edition, line)


def _range_end(first: str, last: str) -> str:
    """Complete the end of a range: `601.2a` and `i` give `601.2i`."""
    return last if last[0].isdigit() else first.rstrip("abcdefghijklmnopqrstuvwxyz") + last


def _in_test_names(text: str) -> Iterator[Citation]:
    for match in _TEST.finditer(text):
        number = match[2] + (f".{match[3]}{match[4] or ''}" if match[3] else "")
        yield Citation(number, EDITION, _line(text, match.start(1)))


def rules_in(text: str) -> dict[str, str]:
    """Give the numbers of all sections, rules and subrules of a rules text, sections titled."""
    rules: dict[str, str] = {}
    for match in _RULE.finditer(text):
        section, rule, letter, words = match.groups()
        number = section + (f".{rule}{letter or ''}" if rule else "")
        rules[number] = "" if rule else words.strip()
    return rules


def sections_of(rules: dict[str, str]) -> list[Section]:
    """Count the rules of every section."""
    counts: dict[str, int] = defaultdict(int)
    for number in rules:
        if "." in number:
            counts[number[:3]] += 1
    return [
        Section(number, title, counts[number])
        for number, title in sorted(rules.items())
        if "." not in number
    ]


def read_sections(path: Path = SECTIONS) -> list[Section]:
    """Read the sections that the project keeps: number, count and title on a line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    fields = [line.split(" ", 2) for line in lines if not line.startswith("#")]
    return [Section(number, title, int(rules)) for number, rules, title in fields]


def write_sections(rules_text: str, path: Path = SECTIONS) -> None:
    """Write the sections of a rules text as `read_sections` reads them."""
    lines = [f"# Sections of the Comprehensive Rules of {EDITION}: number, count of rules, title."]
    lines += [f"{s.number} {s.rules} {s.title}" for s in sections_of(rules_in(rules_text))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def cites_by_literal(path: Path) -> bool:
    """Say whether a bare rule number in a string cites EDITION there; eras quote other editions."""
    return path.name not in ("era.py", "era_switches.py", "test_rule_numbers.py")


def citations_under(folder: Path) -> dict[Path, list[Citation]]:
    """Collect the citations of every Python file under `folder`."""
    return {
        path: citations_in(path.read_text(encoding="utf-8"), cites_by_literal(path))
        for path in sorted(folder.rglob("*.py"))
    }


def _rules_by_section(
    cited: dict[Path, list[Citation]], base: Path
) -> dict[str, dict[str, set[str]]]:
    """Group: section, then file relative to `base`, then the rules it cites."""
    grouped: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path, citations in cited.items():
        for citation in citations:
            if citation.edition == EDITION:
                name = path.relative_to(base).as_posix()
                grouped[citation.rule[:3]][name].add(citation.rule)
    return grouped


def _cell(files: dict[str, set[str]]) -> str:
    """Name the files with the rules that each cites, most rules first."""
    if not files:
        return "**none**"
    ranked = sorted(files.items(), key=lambda entry: (-len(entry[1]), entry[0]))
    return "<br>".join(f"`{name}` ({_shortened(rules)})" for name, rules in ranked)


def _shortened(rules: Iterable[str], limit: int = 8) -> str:
    ordered = sorted(rules, key=_reading_order)
    rest = len(ordered) - limit
    return ", ".join(ordered[:limit]) + (f" and {rest} more" if rest > 0 else "")


def _reading_order(number: str) -> tuple[int, int, str]:
    match = re.fullmatch(r"(\d{3})(?:\.(\d+)([a-z]?))?", number)
    assert match is not None, number
    return int(match[1]), int(match[2] or 0), match[3] or ""


def page(source: Path, tests: Path, sections: list[Section]) -> str:
    """Make the page: a line per section with the modules and the tests that cite it."""
    modules = _rules_by_section(citations_under(source), source)
    proofs = _rules_by_section(citations_under(tests), tests)
    rows = []
    tested = implemented = 0
    for section in sections:
        in_modules, in_tests = modules.get(section.number, {}), proofs.get(section.number, {})
        implemented += bool(in_modules)
        tested += bool(in_tests)
        rules_tested = {rule for rules in in_tests.values() for rule in rules if "." in rule}
        rows.append(
            f"| {section.number} {section.title} | {_cell(in_modules)} | {_cell(in_tests)} "
            f"| {len(rules_tested)} of {section.rules} |"
        )
    head = f"""# Rules, modules and tests

This page is generated from the sources by `tools/rule_pages.py` each time the documentation is
built. It lists the sections of the Comprehensive Rules of {EDITION} and who cites them; **none**
is a hole. Of {len(sections)} sections, {implemented} are cited by modules and {tested} by tests.
The last column counts the rules and subrules that tests cite, out of those that the section has.
A citation says where a rule lives; only its tests say that it works.

| Section | Modules | Tests | Rules tested |
| --- | --- | --- | --- |
"""
    return head + "\n".join(rows) + "\n"


def write_page(path: Path = ROOT / "docs" / "rules.md") -> None:
    """Write the page if it differs from what is there."""
    text = page(ROOT / "src" / "jajna", ROOT / "tests", read_sections())
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "sections":
        write_sections(Path(sys.argv[2]).read_text(encoding="utf-8"))
    elif len(sys.argv) == 1:
        write_page()
    else:
        sys.exit("usage: rule_pages.py | rule_pages.py sections RULES.txt")
