"""Keep the tables of docs/performance.md: `performance.py [--write] [RESULT ...]`.

A RESULT is what `jajna bench --json` printed. All are taken into docs/performance.json, and become
their medians in the tables. They take the place of what was measured of their build before: as a
whole, or row by row if they have parts alone (`--only`). With `--write` the tables are written,
without it they are compared.
Exit codes: 0 the page is as it should be, 1 it isn't.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
BEGIN: Final = "<!-- tables: tools/performance.py -->"
END: Final = "<!-- end of the tables -->"
BUILDS: Final = ("compiled", "interpreted")

Table: TypeAlias = dict[str, dict[str, list[float]]]
"""By row and build what was measured, once for each run."""
Stored: TypeAlias = dict[str, dict[str, dict[str, list[float]]]]
"""By table, row and build."""


def rows_of(result: dict[str, object]) -> dict[str, dict[str, float]]:
    """The numbers of one run by table and row."""
    found: dict[str, dict[str, float]] = {"workloads": {}, "curves": {}, "growth": {}}
    for name, one in _dict(result["workloads"]).items():
        measure = _dict(one)
        found["workloads"][f"{name}, {measure['unit']}"] = _number(measure["value"])
    for name, one in _dict(result["curves"]).items():
        curve = _dict(one)
        costs = [_dict(cost) for cost in _list(curve["costs"])]
        for cost in costs:
            label = f"{name}, size {cost['size']}, {curve['unit']}"
            found["curves"][label] = _number(cost["value"])
        found["curves"][f"{name}, exponent (at most {curve['most']})"] = _number(curve["exponent"])
    for name, one in _dict(result["growth"]).items():
        grown = _dict(one)
        found["growth"][f"{name}, exponent by creatures"] = _number(grown["by_creatures"])
        found["growth"][f"{name}, exponent by lords"] = _number(grown["by_lords"])
        largest = _dict(_list(grown["costs"])[-1])
        label = f"{name}, {largest['creatures']} creatures and {largest['lords']} lords, µs"
        found["growth"][label] = _number(largest["value"])
    return found


def taken_in(stored: Stored, results: list[dict[str, object]]) -> Stored:
    """What is stored with these results instead of earlier ones of the same builds."""
    measured = [(str(result["build"]), rows_of(result)) for result in results]
    whole = {build for build, found in measured if all(found.values())}
    replaced = {
        (build, row) for build, found in measured for rows in found.values() for row in rows
    }
    kept: Stored = {
        table: {
            row: {
                build: runs
                for build, runs in builds.items()
                if build not in whole and (build, row) not in replaced
            }
            for row, builds in rows.items()
        }
        for table, rows in stored.items()
    }
    for build, found in measured:
        for table, rows in found.items():
            for row, value in rows.items():
                runs = kept.setdefault(table, {}).setdefault(row, {})
                runs.setdefault(build, []).append(value)
    return {
        table: {row: builds for row, builds in rows.items() if builds}
        for table, rows in kept.items()
    }


def tables(stored: Stored) -> str:
    """The tables in Markdown, with the medians of each build and the number of runs."""
    parts = []
    for table, rows in stored.items():
        lines = [f"### {table.capitalize()}", ""]
        lines += ["| What | " + " | ".join(BUILDS) + " |", "| --- | ---: | ---: |"]
        for row, builds in rows.items():
            cells = [_cell(builds.get(build, [])) for build in BUILDS]
            lines.append(f"| {row} | " + " | ".join(cells) + " |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def page(text: str, stored: Stored) -> str:
    """The page with its tables. Raises ValueError if it has no place for them."""
    before, _, rest = text.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError(f"the page lacks {BEGIN!r} or {END!r}")
    return f"{before}{BEGIN}\n\n{tables(stored)}\n\n{END}{after}"


def _cell(runs: list[float]) -> str:
    if not runs:
        return ""
    value = median(runs)
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.2f}"


def _dict(value: object) -> dict[str, object]:
    assert isinstance(value, dict), value
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list), value
    return value


def _number(value: object) -> float:
    assert isinstance(value, (int, float)), value
    return float(value)


def main(arguments: list[str]) -> int:
    """Take results in, then write the page or compare it."""
    files = [Path(one) for one in arguments if one != "--write"]
    store = DOCS / "performance.json"
    stored: Stored = json.loads(store.read_text(encoding="utf-8")) if store.is_file() else {}
    if files:
        results = [_dict(json.loads(file.read_text(encoding="utf-8"))) for file in files]
        stored = taken_in(stored, results)
        store.write_text(json.dumps(stored, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    path = DOCS / "performance.md"
    old = path.read_text(encoding="utf-8")
    new = page(old, stored)
    if "--write" in arguments:
        path.write_text(new, encoding="utf-8")
        return 0
    if old != new:
        print("docs/performance.md: run tools/performance.py --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
