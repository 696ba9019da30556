"""English as cards have it since 2024, made of the words before, in which the phrase book has it.

Cards of both times are read, so that each node has the words of one of them.
``oracle.english.normal`` goes the other way.
"""

from __future__ import annotations

import re
from typing import Final

__all__ = ["in_todays_words"]

_YOURS: Final = re.compile(
    r"\b([Ww]hen(?:ever)? [^,.:\"]*?)( (?:with|named|that)\b[^,.:\"]*?)? (enters?)"
    r" under your control(?=,| or an?(?:other)? )"
)
"""Trigger events of what enters: it is what "you control" today."""
_HAS_ENTERED: Final = re.compile(r"\b(entered|enter) (?=under your control\b)")
"""What is said of what entered before, where the battlefield is still named."""
_ENDS_WITHIN: Final = re.compile(r'\.",(?= (?:and|where)\b)')
"""The end of a quoted ability in the midst of a sentence."""
_YOUR_TURN: Final = re.compile(
    r"^((?:[^,.]* — )?)As long as it's your turn, (?=[^,.:]* (?:has|have|gets?) )"
)
"""The start of static abilities that are read alike in both ways."""
_YOUR_TURN_AND: Final = re.compile(r"^((?:[^,.]* — )?)As long as it's your turn and ")
_DEFINED: Final = re.compile(
    r"^This \w+(?='s (?:power|toughness|power and toughness) (?:is|are each) equal to )"
)
"""The start of an ability that defines characteristics, which still has the name."""
_SPREE: Final = re.compile(r"^• (?=\{[^ ]* — )", re.MULTILINE)
"""The start of a mode with a cost of its own. CR 702.172b."""


def in_todays_words(line: str) -> str:
    """A line of a card's text in the template of today."""
    if "under your control" in line:
        line = _YOURS.sub(r"\1 you control\2 \3", line)
        line = _HAS_ENTERED.sub(r"\1 the battlefield ", line)
    line = _ENDS_WITHIN.sub(',"', line)
    line = _DEFINED.sub("~", line)
    line = _SPREE.sub("+ ", line)
    line = _YOUR_TURN_AND.sub(r"\1During your turn, as long as ", line)
    return _YOUR_TURN.sub(r"\1During your turn, ", line)
