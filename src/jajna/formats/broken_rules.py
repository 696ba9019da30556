"""The rules that decks break, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jajna.formats.construction import Violation
from jajna.messages import Message, Word
from jajna.text.catalogue import LANGUAGES, Language, language, message
from jajna.text.messages import worded

__all__ = ["reasons", "told", "why_broken"]

BROKEN: Final[dict[str, str]] = {
    "too few cards": message("it has {cards} and must have at least {limit} (CR {rule})"),
    "too many copies": message("it has {count} copies of {card}, of {limit} at most (CR {rule})"),
    "sideboard too large": message(
        "its sideboard has {cards} and may have {limit} at most (CR {rule})"
    ),
    "sideboard too small": message(
        "its sideboard has {cards} and must have {limit} or none (CR {rule})"
    ),
    "not legal": message("{card} is not legal in it (CR {rule})"),
    "commander": message("it has a commander, which only Commander decks have (CR {rule})"),
}
"""The words by the code of the violation."""


def why_broken(one: Violation, card: Word = "") -> Message:
    """The rule that a deck breaks, as a message; ``card`` is another name for the card."""
    counted = {code: _cards(one.count, language(code)) for code in LANGUAGES}
    return Message(
        BROKEN[one.code],
        cards=counted,
        count=one.count,
        limit=one.limit,
        card=card or one.card,
        rule=one.rule,
    )


def told(one: Violation, spoken: Language, card: str = "") -> str:
    """The rule that a deck breaks, in words; ``card`` is another name for the card."""
    return worded(why_broken(one, card), spoken.code)


def reasons(broken: Iterable[Violation]) -> dict[str, str]:
    """All the rules that a deck breaks, in a line by language code."""
    found = tuple(broken)
    return {code: "; ".join(told(one, language(code)) for one in found) for code in LANGUAGES}


def _cards(count: int, spoken: Language) -> str:
    return spoken.count(count, "{number} card", "{number} cards")
