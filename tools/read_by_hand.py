"""Cards of the corpus to be read by hand, text beside nodes, and what was found.

    read_by_hand.py SHARED FROM TO         print the cards of these ranks: text, then nodes
    read_by_hand.py SHARED FROM TO again   the same for the second draw
    read_by_hand.py                        print what was found so far, as tables

A draw by seed puts in order all cards, old and new, that a format allows and whose text says more
than keywords. `tests/oracle/read_by_hand.tsv` has what was found of each rank: `right` and
`misread` compiled when they were read (`misread`: some node says something else than the text),
`refused` didn't compile; `plain` compiled, but has no pronoun or condition and wasn't read.

A second draw takes what the first reading didn't see compiled: newer cards, and those that were
refused then, of which the text is intricate. Its verdicts are in `read_by_hand_again.tsv`.
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
LEDGER_AGAIN: Final = ROOT / "tests" / "oracle" / "read_by_hand_again.tsv"
SEED_AGAIN: Final = 2027
WORDS: Final = 18
"""So many words a text has at least, without reminder text."""
VERDICTS: Final = ("right", "misread", "plain", "refused")
READ: Final = ("right", "misread")
_REMINDER: Final = re.compile(r"\([^)]*\)")
_SENTENCE: Final = re.compile(r"[.:\n]")
SENTENCES: Final = 3
INTRICATE: Final = tuple(
    re.compile(words, re.IGNORECASE)
    for words in (
        r"\binstead\b",
        r"\b(that|those|the chosen|the exiled)\b",
        r"\b(other|another|each of)\b",
        r"\b(unless|this way|if you do|when you do)\b",
        r"\bwhen.*\bwhen",
        r"\bchoose\b",
        r"\b(next|until|for as long as)\b",
        r"\bcop(y|ies)\b",
        r"\b(except|where x|equal to|x target)\b",
    )
)
"""Words that make a text hard to read."""
MARKS: Final = 3
"""So many kinds of them an intricate text has at least; several faces and sentences count too."""


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


def draw_again(shared: Path) -> list[CardData]:
    """The cards of the second draw: newer, or refused at the first reading, and intricate."""
    before = {line.card: line.verdict for line in read_lines()}
    older, newer = [list(read_card_file(shared / "corpus" / name)) for name in FILES]
    found = [card for card in older if before.get(card.name) == "refused"]
    found += [card for card in newer if before.get(card.name) not in READ]
    found = [card for card in found if card.legalities and _says_much(card) and _is_intricate(card)]
    found.sort(key=lambda card: card.name)
    random.Random(SEED_AGAIN).shuffle(found)
    return found


def _is_intricate(card: CardData) -> bool:
    text = "\n".join(_REMINDER.sub("", face.text) for face in card.faces)
    marks = sum(words.search(text) is not None for words in INTRICATE)
    sentences = [one for one in _SENTENCE.split(text) if one.strip()]
    return marks + (len(sentences) >= SENTENCES) + (len(card.faces) > 1) >= MARKS


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


def _show(cards: list[CardData], first: int, last: int) -> None:
    load_nodes()
    compiler = default_compiler()
    for rank, card in enumerate(cards[first - 1 : last], first):
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
        print(table(read_lines()), table(read_lines(LEDGER_AGAIN)), sep="\n\n")
        return 0
    shared, first, last, *again = arguments if len(arguments) > 2 else ("", "", "")
    if not first.isdecimal() or not last.isdecimal() or again not in ([], ["again"]):
        print(__doc__, file=sys.stderr)
        return 2
    cards = draw_again(Path(shared)) if again else draw(Path(shared))
    _show(cards, int(first), int(last))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
