"""A deck in words: numbers, curve, legality with the reasons, and what is missing."""

from __future__ import annotations

from typing import Final

from jajna.card import Card
from jajna.cli.card_lines import card_name
from jajna.cli.decks import SPANISH, short_of
from jajna.collection.editor import Report
from jajna.formats.broken_rules import told
from jajna.formats.construction import Violation
from jajna.formats.decklist import Lookup
from jajna.formats.summary import Summary
from jajna.text.catalogue import Language, capital, message
from jajna.text.messages import error_text
from jajna.text.prompts import WORDS
from jajna.vocab import COLORS, Type, bits

__all__ = ["colors_text", "contents", "curve_bars", "deck_title", "remarks", "status"]

COLOR_NAMES: Final = dict(zip(COLORS, ("white", "blue", "black", "red", "green"), strict=True))
"""The names of the colors, as keys of the words for options."""
LONGEST_BAR: Final = 30
MOST_REASONS: Final = 6
"""Lines on legality in a short report."""
BAR: Final = "█"
KINDS: Final[tuple[tuple[int, str], ...]] = (
    (Type.LAND, message("Lands")),
    (Type.CREATURE, message("Creatures")),
    (Type.PLANESWALKER, message("Planeswalkers")),
    (Type.INSTANT | Type.SORCERY, message("Instants and sorceries")),
    (Type.ENCHANTMENT, message("Enchantments")),
    (Type.ARTIFACT, message("Artifacts")),
)
"""The parts of a deck by the types of cards, a card being in the first that fits."""
OTHERS: Final = message("Others")
CARD_BROKEN: Final[dict[str, str]] = {
    "too many copies": message("{count} copies in all, of {limit} at most (CR {rule})"),
    "restricted": message("{count} copies of a card that is restricted to one (CR {rule})"),
    "banned": message("banned in {format} (CR {rule})"),
    "not a commander": message("it can't be a commander (CR {rule})"),
    "color identity": message("of colors that the commander hasn't (CR {rule})"),
    "not legal": message("not legal in {format} (CR {rule})"),
    "commander": message("a commander, which {format} doesn't have (CR {rule})"),
}
"""The words for rules that a single card breaks, by the code of the violation."""


def remarks(found: Report, lookup: Lookup, spoken: Language) -> list[str]:
    """The lines about a deck: numbers, colors, curve, advice, legality, missing cards."""
    numbers = found.summary
    lines = [
        spoken.say(
            "{cards} cards, {lands} of them lands", cards=numbers.cards, lands=numbers.lands
        ),
        spoken.say("Colors: {colors}", colors=colors_text(numbers.colors, spoken)),
    ]
    sources = [
        f"{spoken.say(WORDS[COLOR_NAMES[color]])} {count}"
        for color, count in numbers.sources.items()
        if count
    ]
    lines.append(spoken.say("Lands that give them: {sources}", sources=", ".join(sources) or "-"))
    lines.append(spoken.say("Cards by mana value:") if numbers.curve else _no_curve(spoken))
    lines += curve_bars(numbers)
    if numbers.has_odd_lands:
        lines.append(
            spoken.say("Advice: of 60 cards 20 to 28 should be lands, of others as large a part.")
        )
    return lines + legality(found, lookup, spoken)


def _no_curve(spoken: Language) -> str:
    return spoken.say("Cards by mana value: {curve}", curve="-")


def legality(found: Report, lookup: Lookup, spoken: Language) -> list[str]:
    """The lines on a deck's legality in its format, each reason against it, and missing cards."""
    reasons = [
        told(one, spoken, card_name(one.card, lookup, spoken) if one.card else "")
        for one in found.violations
    ]
    reasons += [error_text(why, spoken.code) for _, why in found.unplayable]
    if found.is_legal:
        lines = [spoken.say("Legal in {format} games.", format=found.format)]
    else:
        lines = [spoken.say("Not for {format} games:", format=found.format)]
        lines += [f"- {reason}" for reason in reasons]
    for one in found.shortages:
        what = short_of(one, spoken, card_name(one.card, lookup, spoken))
        lines.append(capital(what))
    return lines


def curve_bars(numbers: Summary) -> list[str]:
    """The curve as bars, a line for each mana value from the least to the greatest."""
    if not numbers.curve:
        return []
    most = max(numbers.curve.values())
    scale = max(most / LONGEST_BAR, 1)
    lines: list[str] = []
    for value in range(min(numbers.curve), max(numbers.curve) + 1):
        count = numbers.curve.get(value, 0)
        bar = BAR * max(round(count / scale), 1 if count else 0)
        lines.append(f"{value:>3} {bar} {count}" if count else f"{value:>3}")
    return lines


def status(found: Report, lookup: Lookup, spoken: Language) -> list[str]:
    """A deck in a few lines: how many cards, the curve, whether it is legal and why not."""
    numbers = found.summary
    curve = ", ".join(f"{value}: {count}" for value, count in numbers.curve.items())
    side = found.deck.sideboard_size
    words = {"cards": numbers.cards, "lands": numbers.lands, "side": side}
    lines = [
        spoken.say("{cards} cards, {lands} of them lands; {side} in the sideboard", **words)
        if side
        else spoken.say("{cards} cards, {lands} of them lands", **words),
        spoken.say("Cards by mana value: {curve}", curve=curve or "-"),
    ]
    reasons = legality(found, lookup, spoken)
    left = len(reasons) - MOST_REASONS
    if left > 1:
        more = spoken.count(left, "… and one more: 'show'", "… and {number} more: 'show'")
        reasons = [*reasons[:MOST_REASONS], more]
    return lines + reasons


def contents(found: Report, lookup: Lookup, spoken: Language) -> list[str]:
    """The cards of a deck by their types, and the sideboard; with what is wrong with each."""
    lines: list[str] = []
    parts: dict[str, list[tuple[Card, int]]] = {}
    for card, count in found.deck.main:
        parts.setdefault(_kind(card), []).append((card, count))
    if found.deck.sideboard:
        parts[""] = list(found.deck.sideboard)
    titles = [*(title for _, title in KINDS), OTHERS, ""]
    for title in sorted(parts, key=titles.index):
        size = sum(count for _, count in parts[title])
        words = spoken.say(title) if title else spoken.say("Sideboard")
        lines.append(f"{words} ({size})")
        for card, count in parts[title]:
            remark = "; ".join(_remarks_on(card.name, found, spoken))
            shown = card_name(card.name, lookup, spoken)
            lines.append(f"  {count} {shown}" + (f"  <- {remark}" if remark else ""))
    return lines + [
        f"  ? {name}  <- {error_text(why, spoken.code)}" for name, why in found.unplayable
    ]


def deck_title(name: str, spoken: Language) -> str:
    """The title of a deck that comes with Jajna; in Spanish it has both names."""
    names = {english: spanish for spanish, english in SPANISH.items()}
    return f"{name} ({names[name]})" if spoken.code == "es" and name in names else name


def colors_text(mask: int, spoken: Language) -> str:
    """Colors in words."""
    names = [spoken.say(WORDS[COLOR_NAMES[color]]) for color in bits(mask)]
    return spoken.listed(names) or spoken.say("colorless")


def _kind(card: Card) -> str:
    types = card.faces[0].types
    return next((title for mask, title in KINDS if types & mask), OTHERS)


def _remarks_on(name: str, found: Report, spoken: Language) -> list[str]:
    """The lines on what is wrong with one card of the deck."""
    broken: list[Violation] = [one for one in found.violations if one.card == name]
    words = [
        spoken.say(
            CARD_BROKEN[one.code],
            count=one.count,
            limit=one.limit,
            format=found.format,
            rule=one.rule,
        )
        for one in broken
    ]
    return words + [
        spoken.say("the collection has {owned}", owned=one.owned)
        for one in found.shortages
        if one.card == name
    ]
