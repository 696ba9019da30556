"""Which number each rule that the engine cites has in the editions of the rules.

`src/jajna/text/rule_numbers.txt` has a line for each rule that the sources cite as data or in a
message, or in the judge class: the citation, then its number in each edition, in the order of the
eras. An entry is found by comparing the texts: the rule whose words are most like those of the rule
of today, if they are like enough and no other comes near, or `-` if none is like it: the edition
has no such rule. One with `*` behind it was settled by reading both texts, and is kept. What is
neither is `?`.

    rule_numbers.py RULES-FOLDER             add what is missing, list what is to be settled
    rule_numbers.py RULES-FOLDER --evidence  print how each pair begins whose words differ
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from math import log, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from rule_pages import EDITION

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "jajna"
TABLE: Final = SOURCES / "text" / "rule_numbers.txt"
EDITIONS: Final = ("2003-07-01", "2016-08-26", "2019-05-03", "2023-04-14")
UNSETTLED: Final = "?"
BY_HAND: Final = "*"
ALIKE: Final = 0.7
"""Two rules must be so like one another."""
APART: Final = 0.08
"""Any other rule must be less like it by so much, unless the words are the same."""
SAME: Final = 0.999
UNLIKE: Final = 0.5
"""Where no rule is so like it, there is none."""
NONE: Final = "-"
SECTION: Final = 0.15
"""The weight of the titles of their sections."""

_CITATION: Final = re.compile(r"(?:\d{4}-\d{2}-\d{2} )?\d{3}(?:\.\d+[a-z]?)?")
_MESSAGE: Final = re.compile(r"\bCR (\d{3}\.\d+[a-z]?(?:, \d{3}\.\d+[a-z]?)*)")
_LISTED: Final = re.compile(r"^rules\b.*$", re.MULTILINE)
"""The rules that a scenario or a topic is about."""
_SAYING: Final = ("message", "say", "count", "person")
"""Functions that are given messages."""
_DECLARING: Final = ("plain", "keyword", "family", "laid_out", "landwalk", "offering")
"""Functions that declare a keyword."""
_RULE: Final = re.compile(r"^(\d{3}(?:\.\d+[a-z]?)?)\.?\s+(\S.*)$", re.MULTILINE)
_WORD: Final = re.compile(r"[a-z0-9/*+]+")
_ENDINGS: Final = ("ing", "ed", "es", "s")
_COMMON: Final = re.compile(
    "a|all|an|and|any|are|as|at|be|by|for|from|has|have|he|her|his|if|in|is|it|its|of|on|or|she|"
    "that|the|their|they|this|to|with|rules?|see"
)
_WORDS_THEN: Final = (
    ("comes into play", "enters"),
    ("come into play", "enters"),
    ("into play", "onto battlefield"),
    ("in play", "battlefield"),
    ("removed from the game", "exile"),
    ("mana value", "converted mana cost"),
)
"""Words of older editions and those of today."""
_PLAYED: Final = re.compile("(cast|play)(s|ed|ing)?|activat(e|es|ed|ing)")


class Row(NamedTuple):
    """A citation and its entry for each of the ``EDITIONS``, with the marks of the table."""

    cited: str
    entries: tuple[str, ...]


def read_table(path: Path = TABLE) -> list[Row]:
    """The rows of the table."""
    rows: list[Row] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            cited, *entries = line.split()
            rows.append(Row(cited.replace("/", " "), tuple(entries)))
    return rows


def write_table(rows: list[Row], path: Path = TABLE) -> None:
    """Write the rows below what the columns are."""
    lines = [
        "# The rules that the engine cites, and their numbers in the editions of the rules; made",
        "# by tools/rule_numbers.py. * was settled by reading; - is no such rule.",
        f"{'# cited':<18}" + "".join(f"{edition:<12}" for edition in EDITIONS).rstrip(),
    ]
    for cited, entries in rows:
        line = f"{cited.replace(' ', '/'):<18}" + "".join(f"{entry:<12}" for entry in entries)
        lines.append(line.rstrip())
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def cited_in(text: str) -> set[str]:
    """The rules that a source cites: as a string of its own, or in a message to players.

    The rule with which a keyword is declared is shown to nobody.
    """
    found: set[str] = set()
    tree = ast.parse(text)
    declared = {
        id(argument.value)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and _name(call.func) in _DECLARING
        for argument in call.keywords
        if argument.arg == "rule"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _CITATION.fullmatch(node.value) and id(node) not in declared:
                found.add(node.value)
        elif isinstance(node, ast.Call) and _name(node.func) in _SAYING:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    for several in _MESSAGE.findall(argument.value):
                        found.update(several.split(", "))
    return found


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def cited_by_the_engine(folder: Path = SOURCES) -> set[str]:
    """Every rule that a source cites, but for the description of the eras, where the numbers are
    those of their editions.
    """
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        if path != folder / "era_switches.py":
            found |= cited_in(path.read_text(encoding="utf-8"))
    for path in sorted((folder / "judge" / "lessons").iterdir()):
        if path.suffix in (".toml", ".yaml"):
            for listed in _LISTED.findall(path.read_text(encoding="utf-8")):
                found |= set(_CITATION.findall(listed))
    return found


def rules_of(text: str) -> dict[str, str]:
    """The rules of an edition by number, sections with their titles."""
    return {match[1]: match[2].strip() for match in _RULE.finditer(text)}


def _words(text: str) -> Counter[str]:
    """The words of a rule without their endings, in the words of today."""
    text = re.sub(r"\(see [^)]*\)", "", text.lower().replace("’", "'"))
    for then, now in _WORDS_THEN:
        text = text.replace(then, now)
    found: Counter[str] = Counter()
    for word in _WORD.findall(text):
        if _PLAYED.fullmatch(word):
            found["play"] += 1
        elif not _COMMON.fullmatch(word) and not re.fullmatch(r"\d{3}[a-z]?", word):
            ending = next((e for e in _ENDINGS if word.endswith(e) and len(word) > len(e) + 3), "")
            found[word.removesuffix(ending)] += 1
    return found


class Likeness:
    """How like the rules of editions are, by the words that they share and how rare these are."""

    def __init__(self, editions: dict[str, dict[str, str]]) -> None:
        words = {
            edition: {number: _words(text) for number, text in rules.items()}
            for edition, rules in editions.items()
        }
        held: Counter[str] = Counter()
        for rules in words.values():
            for counts in rules.values():
                held.update(counts.keys())
        total = sum(len(rules) for rules in words.values())
        self.weights = {
            edition: {number: _weighed(counts, held, total) for number, counts in rules.items()}
            for edition, rules in words.items()
        }

    def likest(self, rule: str, edition: str) -> list[tuple[float, str]]:
        """The rules of an edition most like one of today, from 0 to 1, the likest first."""
        titled = self.weights[EDITION][rule[:3]]
        mine = self.weights[EDITION][rule]
        there = self.weights[edition]
        found = [
            (
                (1 - SECTION) * _product(mine, other)
                + SECTION * _product(titled, there.get(number[:3], {})),
                number,
            )
            for number, other in there.items()
            if ("." in number) == ("." in rule)
        ]
        return sorted(found, key=lambda one: (-one[0], one[1] != rule, one[1]))[:4]

    def found(self, rule: str, edition: str) -> str:
        """The number of the same rule in an edition, ``NONE`` if there is none like it, and
        ``UNSETTLED`` if that isn't clear.
        """
        first, second, *_ = self.likest(rule, edition)
        apart = first[0] - second[0]
        if first[0] < UNLIKE:
            return NONE
        clear = apart >= APART or (first[0] >= SAME and apart > 1 - SAME)
        return first[1] if clear and first[0] >= ALIKE else UNSETTLED


def _weighed(counts: Counter[str], held: Counter[str], total: int) -> dict[str, float]:
    weights = {word: (1 + log(count)) * log(total / held[word]) for word, count in counts.items()}
    length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    return {word: weight / length for word, weight in weights.items()}


def _product(first: dict[str, float], second: dict[str, float]) -> float:
    return sum(weight * second.get(word, 0.0) for word, weight in first.items())


def read_editions(folder: Path) -> dict[str, dict[str, str]]:
    """The rules of every edition by its date."""
    return {
        edition: rules_of((folder / f"{edition}.txt").read_text(encoding="utf-8"))
        for edition in (*EDITIONS, EDITION)
    }


def made(cited: set[str], old: list[Row], likeness: Likeness) -> list[Row]:
    """The table for what is cited: what was settled is kept, all else is found anew."""
    settled = {row.cited: row.entries for row in old}
    rows: list[Row] = []
    for rule in sorted(cited, key=_order):
        kept = settled.get(rule, ("",) * len(EDITIONS))
        entries = [
            entry
            if entry.endswith(BY_HAND)
            else UNSETTLED
            if " " in rule
            else likeness.found(rule, edition)
            for edition, entry in zip(EDITIONS, kept, strict=True)
        ]
        rows.append(Row(rule, tuple(entries)))
    return rows


def _order(rule: str) -> tuple[str, int, int, str]:
    date, _, number = rule.rpartition(" ")
    match = re.fullmatch(r"(\d{3})(?:\.(\d+)([a-z]?))?", number)
    assert match is not None, rule
    return date, int(match[1]), int(match[2] or 0), match[3] or ""


def _tell_evidence(rows: list[Row], editions: dict[str, dict[str, str]]) -> None:
    for rule, entries in rows:
        date, _, number = rule.rpartition(" ")
        text = editions[date or EDITION].get(number, "")
        print(f"{rule}  {text[:150]}")
        for edition, entry in zip(EDITIONS, entries, strict=True):
            there = entry.removesuffix(BY_HAND)
            other = editions[edition].get(there, "")
            if text != other:
                print(f"  {edition} {entry}  {other[:150]}")


def _tell_unsettled(
    rows: list[Row], editions: dict[str, dict[str, str]], likeness: Likeness
) -> int:
    count = 0
    for rule, entries in rows:
        for edition, entry in zip(EDITIONS, entries, strict=True):
            if entry == UNSETTLED:
                count += 1
                text = editions[EDITION].get(rule, "")
                print(f"{rule} in {edition}: {text[:160]}")
                for alike, number in likeness.likest(rule, edition) if text else ():
                    print(f"  {alike:.2f}  {number}  {editions[edition][number][:130]}")
    return count


def main(arguments: list[str]) -> int:
    """Bring the table up to date, or print what it rests on. Gives how many entries are open."""
    editions = read_editions(Path(arguments[0]))
    likeness = Likeness(editions)
    rows = made(cited_by_the_engine(), read_table(), likeness)
    if arguments[1:] == ["--evidence"]:
        _tell_evidence(rows, editions)
        return 0
    write_table(rows)
    return _tell_unsettled(rows, editions, likeness)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--evidence"]):
        sys.exit(__doc__)
    sys.exit(min(main(sys.argv[1:]), 1))
