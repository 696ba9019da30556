"""Each lettered part of the rules of the keyword abilities in play is shown by a test. CR 702."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from jajna.glossary.keywords import keywords
from rule_pages import EDITION, citations_in
from tests.conftest import ROOT
from tests.scenarios.test_every_keyword import TITLE, UNRULED, section_of

ELSEWHERE: Final = "refers to another section"
COMMANDER: Final = "is about commanders"
NO_CARD: Final = "is about words that no card here has"
OF_MORPH: Final = "says in the same words what is shown of morph (CR 702.37)"
UNREAD: Final = "is about words that aren't read yet"
NOT_SHOWN: Final[dict[str, str]] = {
    "702.5b": ELSEWHERE,
    "702.6b": ELSEWHERE,
    "702.37g": ELSEWHERE,
    "702.87b": ELSEWHERE,
    "702.145a": ELSEWHERE,
    "702.168f": ELSEWHERE,
    "702.89b": "is about an older name of the keyword",
    "702.168b": OF_MORPH,
    "702.168c": OF_MORPH,
    "702.168e": OF_MORPH,
    "702.124b": COMMANDER,
    "702.124c": COMMANDER,
    "702.124d": COMMANDER,
    "702.124e": COMMANDER,
    "702.124n": COMMANDER,
    "702.6e": NO_CARD,
    "702.33h": NO_CARD,
    "702.128b": NO_CARD,
    "702.143e": UNREAD,
    "702.167c": UNREAD,
    "702.170e": UNREAD,
    "702.184c": UNREAD,
    "702.187c": UNREAD,
    "702.143f": "is about what players show each other once a game has ended",
}
"""Parts that no test shows, and why. Take out what is shown."""
_PART: Final = re.compile(r"^(702\.\d+)([a-z]) ", re.MULTILINE)
_CITED: Final = re.compile(r"\b702\.\d+[a-z]\b")


def shown() -> set[str]:
    """The parts that tests and scenarios cite."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        if path.name != Path(__file__).name:
            found |= {one.rule for one in citations_in(path.read_text(encoding="utf-8"))}
    for folder in (ROOT / "tests", ROOT / "src" / "jajna" / "judge" / "lessons"):
        for path in folder.rglob("*.yaml"):
            found |= set(_CITED.findall(path.read_text(encoding="utf-8")))
    return found


def test_every_part_of_a_keyword_is_shown_but_for_those_that_say_why_not(shared: Path) -> None:
    text = (shared / "reference" / "rules" / f"{EDITION}.txt").read_text(encoding="utf-8")
    titles = {title.lower(): number for number, title in TITLE.findall(text)}
    sections = {section_of(one.en, titles) for one in keywords("en") if one.en not in UNRULED}
    parts = [f"{number}{letter}" for number, letter in _PART.findall(text) if number in sections]
    assert len(parts) > 400
    cited = shown()
    missing = sorted(part for part in parts if part not in cited)
    assert missing == sorted(NOT_SHOWN)
