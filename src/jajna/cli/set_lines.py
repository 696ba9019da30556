"""Sets and printings as lines of text, with the symbol in the color of the rarity."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from jajna.cards.sets import CardSet, Numbered
from jajna.text.catalogue import Language, message

__all__ = ["printing_line", "rarity_symbol", "set_lines"]

RARITIES: Final[dict[str, tuple[str, str]]] = {
    "common": (message("common, black symbol"), "white"),
    "uncommon": (message("uncommon, silver symbol"), "bright_black"),
    "rare": (message("rare, gold symbol"), "yellow"),
    "mythic": (message("mythic rare, orange symbol"), "dark_orange"),
    "special": (message("special, purple symbol"), "magenta"),
}
"""The rarities in words, and the color in which the terminal shows the symbol."""
SPECIAL: Final = "special"
"""The letter for all other rarities."""
SYMBOL: Final = "◆"


def printing_line(one: CardSet, card: Numbered, language: Language) -> Text:
    """The line on a card's set, collector number and rarity. CR 206.2, 213.1."""
    words, color = RARITIES.get(card.rarity, RARITIES[SPECIAL])
    line = Text(SYMBOL, style=color)
    line.append(f" {one.code} {one.place(card)}, {language.say(words)}", style="default")
    return line


def rarity_symbol(rarity: str) -> Text:
    """The symbol of a set in the color of the rarity. CR 206.2."""
    return Text(SYMBOL, style=RARITIES.get(rarity, RARITIES[SPECIAL])[1])


def set_lines(one: CardSet, language: Language) -> list[Text]:
    """The set's name and date, then its cards in the order of their collector numbers."""
    width = max((len(one.place(card)) for card in one.cards), default=0)
    lines = [Text(f"{one.name} ({one.code}), {one.released}", style="bold")]
    for card in one.cards:
        words, color = RARITIES.get(card.rarity, RARITIES[SPECIAL])
        line = Text(f"{one.place(card):>{width}}  ")
        line.append(SYMBOL, style=color)
        line.append(f" {card.name}, {language.say(words)}", style="default")
        lines.append(line)
    return lines
