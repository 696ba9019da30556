"""Rulings of the corpus in the order in which they become scenarios, and what became of them.

    rulings.py SHARED FROM TO   print the rulings of these ranks, with the texts of their cards
    rulings.py                  print what became of all that were written down, as a table

A draw by seed over all rulings puts them in order: one of each mechanic and age in turn, so that
the first thousand are of all kinds. A ruling that several cards have is drawn once; those of cards
that no tournament allows and those about other chapters of the rules are left out.
`tests/scenarios/cards/rulings-NN.tsv` says what became of each rank: `held` and `failed` have a
scenario in the file of the same name (`failed`: the engine was wrong when it was first played),
`open` is one that it still fails, in `open.yaml`; `unplayable` says nothing that a position could
show, `uncompiled` is of a card that doesn't compile.
"""

from __future__ import annotations

import json
import lzma
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "scenarios" / "cards"
SEED: Final = 2026
AGES: Final = (2004, 2007, 2010, 2014, 2018, 2020)
"""The first years of the ages of rulings."""
SUBJECTS: Final = (
    "copy", "token", "control", "target", "sacrifice", "exile", "graveyard", "library", "hand",
    "counter", "combat", "attack", "block", "damage", "life", "mana cost", "mana", "cost",
    "activate", "cast", "enters", "dies", "prevent", "instead", "type", "color", "power",
    "untap", "choose", "X", "draw", "end of turn",
)  # fmt: skip
"""What a ruling is about that names no keyword: the first of these words that it has."""
ELSEWHERE: Final = re.compile(
    r"two-headed giant|multiplayer|commander|planechase|archenemy|conspiracy|draft|vanguard"
    r"|free-for-all|judge|tournament|range of influence|variant",
    re.IGNORECASE,
)
"""Rulings about what other chapters of the rules govern."""
VERDICTS: Final = ("held", "failed", "open", "unplayable", "uncompiled")
PLAYED: Final = ("held", "failed", "open")


class Ruling(NamedTuple):
    """The ruling with this number, from 1, among those of a card."""

    card: str
    number: int
    date: str
    text: str
    mechanic: str


class Line(NamedTuple):
    """What became of the ruling of a rank, with a word on why."""

    rank: int
    card: str
    number: int
    verdict: str
    why: str

    @property
    def begins(self) -> str:
        """How the title of its scenario begins."""
        return f"{self.card}, ruling {self.number}: "


def read_corpus(shared: Path) -> dict[str, list[dict[str, object]]]:
    """The faces of each card of the corpus by name."""
    with lzma.open(shared / "corpus" / "AtomicCards.json.xz", "rt", encoding="utf-8") as file:
        found: dict[str, list[dict[str, object]]] = json.load(file)["data"]
    return found


def draw(corpus: dict[str, list[dict[str, object]]]) -> list[Ruling]:
    """All rulings in the order in which they are to be tried."""
    chance = random.Random(SEED)
    strata: dict[tuple[str, int], list[Ruling]] = {}
    known: set[str] = set()
    names = sorted(corpus)
    chance.shuffle(names)
    for name in names:
        if corpus[name][0].get("isFunny"):
            continue
        for ruling in _rulings(name, corpus[name][0]):
            general = ruling.text.replace(name, "").replace(name.partition(",")[0], "")
            if general in known or ELSEWHERE.search(ruling.text):
                continue
            known.add(general)
            age = max((year for year in AGES if year <= int(ruling.date[:4])), default=AGES[0])
            strata.setdefault((ruling.mechanic, age), []).append(ruling)
    keys = sorted(strata)
    chance.shuffle(keys)
    order: list[Ruling] = []
    while keys:
        order += [strata[key].pop() for key in keys]
        keys = [key for key in keys if strata[key]]
    return order


def _rulings(name: str, face: dict[str, object]) -> list[Ruling]:
    found = face.get("rulings", [])
    keywords = face.get("keywords", [])
    assert isinstance(found, list) and isinstance(keywords, list)
    rulings = []
    for number, one in enumerate(found, 1):
        text = one["text"]
        words = text.lower()
        subjects = (*sorted(map(str, keywords)), *SUBJECTS)
        mechanic = next((word for word in subjects if word.lower() in words), "others")
        rulings.append(Ruling(name, number, one["date"], text, mechanic))
    return rulings


def read_lines(folder: Path = FOLDER) -> list[Line]:
    """What became of each rank, in order. Raises ValueError for a line that isn't one."""
    lines = []
    for path in sorted(folder.glob("rulings-*.tsv")):
        for text in path.read_text(encoding="utf-8").splitlines():
            fields = text.split("\t")
            if len(fields) != len(Line._fields) or fields[3] not in VERDICTS:
                raise ValueError(f"{path}: {text!r} is not rank, card, number, verdict and why")
            lines.append(Line(int(fields[0]), fields[1], int(fields[2]), fields[3], fields[4]))
    return sorted(lines)


def table(lines: Iterable[Line]) -> str:
    """How many of each verdict there are, and how many of those played failed at first."""
    counts = Counter(line.verdict for line in lines)
    played = sum(counts[verdict] for verdict in PLAYED)
    failed = played - counts["held"]
    rows = [f"| {verdict} | {counts[verdict]} |" for verdict in VERDICTS]
    share = f"{failed / played:.1%}" if played else "-"
    return "\n".join(
        ["| Verdict | Rulings |", "| --- | ---: |", *rows, "", f"Failed at first: {share}"]
    )


def _show(shared: Path, first: int, last: int) -> None:
    corpus = read_corpus(shared)
    for rank, ruling in enumerate(draw(corpus)[first - 1 : last], first):
        print(f"=== {rank}\t{ruling.card}\t{ruling.number}\t[{ruling.mechanic}, {ruling.date}]")
        for face in corpus[ruling.card]:
            size = f"{face['power']}/{face['toughness']}" if "power" in face else ""
            print(f"{face.get('manaCost', '')} {face['type']} {size}".strip())
            print(face.get("text", ""))
        print(f"RULING: {ruling.text}\n")


def main(arguments: list[str]) -> int:
    if not arguments:
        print(table(read_lines()))
        return 0
    if len(arguments) != 3 or not arguments[1].isdecimal() or not arguments[2].isdecimal():
        print(__doc__, file=sys.stderr)
        return 2
    _show(Path(arguments[0]), int(arguments[1]), int(arguments[2]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
