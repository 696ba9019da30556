"""The rules that decks break, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jajna.formats.construction import Violation
from jajna.text.catalogue import LANGUAGES, Language, language, message

__all__ = ["reasons", "told"]

BROKEN: Final[dict[str, str]] = {
    "too few cards": message("it has {cards} and must have at least {limit} (CR {rule})"),
    "too many cards": message("it has {cards} and must have {limit} (CR {rule})"),
    "restricted": message(
        "it has {count} copies of {card}, which is restricted to one (CR {rule})"
    ),
    "banned": message("{card} is banned in it (CR {rule})"),
    "no commander": message("it has no commander (CR {rule})"),
    "no signature spell": message("it has no signature spell (CR {rule})"),
    "not a commander": message("{card} can't be a commander (CR {rule})"),
    "two commanders": message("its {count} commanders can't lead it together (CR {rule})"),
    "color identity": message("{card} has colors that its commander hasn't (CR {rule})"),
    "too many copies": message("it has {count} copies of {card}, of {limit} at most (CR {rule})"),
    "sideboard too large": message(
        "its sideboard has {cards} and may have {limit} at most (CR {rule})"
    ),
    "sideboard too small": message(
        "its sideboard has {cards} and must have {limit} or none (CR {rule})"
    ),
    "not for decks": message("{card} isn't a card for decks (CR {rule})"),
    "not legal": message("{card} is not legal in it (CR {rule})"),
    "commander": message("it has a commander, which only Commander decks have (CR {rule})"),
}
"""The words by the code of the violation."""
SINCE: Final = message("{broken}; since {day}: {source}")


def told(one: Violation, spoken: Language, card: str = "") -> str:
    """The rule that a deck breaks, in words; ``card`` is another name for the card."""
    said = spoken.say(
        BROKEN[one.code],
        cards=spoken.count(one.count, "{number} card", "{number} cards"),
        count=one.count,
        limit=one.limit,
        card=card or one.card,
        rule=one.rule,
    )
    if not one.announcement.since:
        return said
    listed = one.announcement
    return spoken.say(SINCE, broken=said, day=listed.since, source=listed.source)


def reasons(broken: Iterable[Violation]) -> dict[str, str]:
    """All the rules that a deck breaks, in a line by language code."""
    found = tuple(broken)
    return {code: "; ".join(told(one, language(code)) for one in found) for code in LANGUAGES}
