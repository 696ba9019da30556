"""The keywords of CR 701 and 702, with the cards of a corpus that use them and those that compile.

``python -m tests.oracle.keywords SHARED`` prints the table.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import judge_all
from jajna.cards.mtgjson import CardData

__all__ = ["Keyword", "is_read", "keywords", "uses"]

RULES: Final = "reference/rules/2026-01-16.txt"
CORPUS: Final = "corpus/AtomicCards.json.xz"
HEADING: Final = re.compile(r"^(70[12]\.\d+)\. (.{2,40})$", re.MULTILINE)
REMINDER: Final = re.compile(r"\([^()]*\)")
OTHER_GAMES: Final = ("vanguard", "planar", "scheme")
"""Layouts of cards that aren't in decks."""

FORMS: Final = {
    "Tap and Untap": r"(un)?taps?\b",
    "Daybound and Nightbound": r"daybound|nightbound",
    "Landwalk": r"[a-z]walk\b",
    "Venture into the Dungeon": r"ventures? into the dungeon",
    "Protection": r"protection from",
    "Exert": r"exert(s|ed)?\b",
    "Shuffle": r"shuffles?\b",
    "Exile": r"exiles?\b",
    "Cast": r"casts?\b",
    "Mill": r"mills?\b",
    "Meld": r"melds?\b",
    "Clash": r"clash(es)?\b",
    "Learn": r"learn(?=[.,])|learns\b",
    "Support": r"support (\d|X)",
    "Discover": r"discovers? \d",
    "Partner": r"partner(?! with)\b",
    "Gift": r"gift an?\b",
    "Offering": r"^\w+ offering",
    "Cleave": r"cleave \{",
    "Convert": r"converts?\b",
    "Prototype": r"^prototype \{",
    "Recover": r"recover[ —]",
    "Vote": r"votes?\b",
    "Fear": r"(?<!of )fear\b",
}
"""How a keyword is found in text, where its name alone won't do."""


class Keyword(NamedTuple):
    """A keyword with the rule that defines it, and how it is found in text."""

    name: str
    rule: str
    pattern: re.Pattern[str]
    stem: str
    """What the text must have anyway, in small letters."""


def keywords(shared: Path) -> list[Keyword]:
    """Every keyword of CR 701 and 702, in the order of the rules."""
    found: list[Keyword] = []
    for rule, name in HEADING.findall((shared / RULES).read_text(encoding="utf-8")):
        if rule not in ("701.1", "702.1") and rule not in [one.rule for one in found]:
            form = FORMS.get(name, re.escape(name) + r"(s|es|d|ed)?\b")
            pattern = re.compile(rf"\b(?:{form})" if name != "Landwalk" else form, re.I | re.M)
            found.append(Keyword(name, rule, pattern, "" if name in FORMS else name.lower()))
    return found


def _text(card: CardData) -> str:
    return "\n".join(REMINDER.sub("", face.text) for face in card.faces).lower()


def uses(shared: Path) -> list[tuple[Keyword, list[CardData]]]:
    """For each keyword the cards of the corpus with it in their text, reminder text aside."""
    found = list(read_card_file(shared / CORPUS))
    texts = [(card, _text(card)) for card in found if card.layout not in OTHER_GAMES]
    return [
        (one, [card for card, text in texts if one.stem in text and one.pattern.search(text)])
        for one in keywords(shared)
    ]


def _length(card: CardData) -> int:
    return sum(len(face.text) for face in card.faces)


def is_read(cards: list[CardData]) -> bool:
    """Whether any of the cards compiles."""
    for card in sorted(cards, key=_length):
        for _, verdict in judge_all([card], 1):
            if verdict.compiled:
                return True
    return False


def main() -> None:
    """Print the table: rule, keyword, cards that use it, cards of those that compile."""
    shared = Path(sys.argv[1])
    found = list(read_card_file(shared / CORPUS))
    verdicts = {card.name: verdict.compiled for card, verdict in judge_all(found, len(found))}
    for one, cards in uses(shared):
        compiled = sum(verdicts[card.name] for card in cards)
        print(f"{one.rule}\t{one.name}\t{len(cards)}\t{compiled}")


if __name__ == "__main__":
    main()
