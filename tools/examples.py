"""The examples of the Comprehensive Rules, and what plays each of them.

`tests/conformance/examples.toml` names an example by its rule and its place among the examples of
that rule: `601.2c 1`. Under `[played]` it has the tests and scenarios that play it, as
`tools/conformance.py` names them; under `[open]` what is missing for that.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
LEDGER: Final = ROOT / "tests" / "conformance" / "examples.toml"

_RULE: Final = re.compile(r"(\d{3}\.\d+[a-z]?)\.? ")
_EXAMPLE: Final = "Example: "


class Ledger(NamedTuple):
    """The examples with the tests that play them, and those that nothing plays with the reason."""

    played: dict[str, tuple[str, ...]]
    open: dict[str, str]

    @property
    def examples(self) -> list[str]:
        """The names of all examples."""
        return [*self.played, *self.open]


def read_ledger(path: Path = LEDGER) -> Ledger:
    """The ledger of a file."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    played = {str(name): tuple(map(str, tests)) for name, tests in tables["played"].items()}
    return Ledger(played, {str(name): str(reason) for name, reason in tables["open"].items()})


def examples_in(rules: str) -> list[str]:
    """The names of the examples in a text of the rules, in order."""
    rule = ""
    count: Counter[str] = Counter()
    found: list[str] = []
    for line in rules.splitlines():
        begins = _RULE.match(line)
        if begins is not None:
            rule = begins[1]
        elif line.startswith(_EXAMPLE):
            count[rule] += 1
            found.append(f"{rule} {count[rule]}")
    return found
