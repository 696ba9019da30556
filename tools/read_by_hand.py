"""Cards of the corpus to be read by hand, text beside nodes, and what was found.

    read_by_hand.py SHARED FROM TO   print the cards of these ranks: text, then nodes
    read_by_hand.py                  print what was found so far, as a table

A draw by seed puts in order all cards, old and new, that a format allows and whose text says more
than keywords. `tests/oracle/read_by_hand.tsv` has what was found of each rank: `right` and
`misread` compiled when they were read (`misread`: some node says something else than the text),
`refused` didn't compile; `plain` compiled, but has no pronoun or condition and wasn't read.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from jajna.cards.card_file import read_card_file  # noqa: E402
from jajna.cards.compiling import compile_card, default_compiler  # noqa: E402
from jajna.cards.entries import expressions  # noqa: E402
from jajna.cards.mtgjson import CardData  # noqa: E402
from jajna.cards.nodes import load_nodes  # noqa: E402

LEDGER: Final = ROOT / "tests" / "oracle" / "read_by_hand.tsv"
FILES: Final = ("AtomicCards.json.xz", "NewCards.json.xz")
SEED: Final = 2026
WORDS: Final = 18
"""So many words a text has at least, without reminder text."""
VERDICTS: Final = ("right", "misread", "plain", "refused")
READ: Final = ("right", "misread")
_REMINDER: Final = re.compile(r"\([^)]*\)")


class Line(NamedTuple):
    """What was found of the card of a rank, with a word on what was wrong."""

    rank: int
    card: str
    verdict: str
    why: str


def draw(shared: Path) -> list[CardData]:
    """The cards in the order in which they are read."""
    found = [
        card
        for name in FILES
        for card in read_card_file(shared / "corpus" / name)
        if card.legalities and _says_much(card)
    ]
    found.sort(key=lambda card: card.name)
    random.Random(SEED).shuffle(found)
    return found


def _says_much(card: CardData) -> bool:
    text = " ".join(_REMINDER.sub("", face.text) for face in card.faces)
    return len(text.split()) >= WORDS


def read_lines(path: Path = LEDGER) -> list[Line]:
    """What was found of each rank, in order. Raises ValueError for a line that isn't one."""
    lines = []
    for text in path.read_text(encoding="utf-8").splitlines():
        fields = text.split("\t")
        if len(fields) != len(Line._fields) or fields[2] not in VERDICTS:
            raise ValueError(f"{path}: {text!r} is not rank, card, verdict and why")
        lines.append(Line(int(fields[0]), *fields[1:]))
    return sorted(lines)


def table(lines: Iterable[Line]) -> str:
    """How many of each verdict there are."""
    counts = Counter(line.verdict for line in lines)
    rows = [f"| {verdict} | {counts[verdict]} |" for verdict in VERDICTS]
    return "\n".join(["| Verdict | Cards |", "| --- | ---: |", *rows])


def _show(shared: Path, first: int, last: int) -> None:
    load_nodes()
    compiler = default_compiler()
    for rank, card in enumerate(draw(shared)[first - 1 : last], first):
        made = compile_card(card, compiler).card
        if made is None:
            print(f"=== {rank}\t{card.name}\trefused\t\n")
            continue
        print(f"=== {rank}\t{card.name}")
        for data, face in zip(card.faces, made.faces, strict=True):
            size = f"{data.power}/{data.toughness}" if data.power else data.loyalty
            print(f"{data.mana_cost} {data.types_line} {size}".strip())
            print(data.text)
            for expression in expressions(face):
                print(f"    {expression}")
        print()


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
