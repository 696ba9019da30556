"""``jajna decks``: the decks that come with the package, and what there is in a deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import click

from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.cards.sets import embedded_sets, set_called
from jajna.cli.decks import SPANISH, find_deck, told
from jajna.cli.languages import default_language
from jajna.cli.spoken import Command
from jajna.errors import DeckError, JajnaError
from jajna.formats.construction import CASUAL, CONSTRUCTIONS, violations
from jajna.formats.deck import Copies, Deck
from jajna.formats.suggestion import suggested
from jajna.formats.summary import Summary, summary_of
from jajna.formats.themes import THEMES, theme
from jajna.text.catalogue import LANGUAGES, Language, language
from jajna.text.catalogue import SPANISH as SPANISH_CODE
from jajna.text.prompts import WORDS
from jajna.vocab import COLOR_LETTERS, COLORS, bits

__all__ = ["decks"]

EIGHTH_EDITION: Final = "8ED"
COLOR_NAMES: Final = dict(zip(COLORS, ("white", "blue", "black", "red", "green"), strict=True))
"""What the colors are called, as keys of the words for options."""


@click.command(cls=Command)
@click.argument("name", required=False, metavar="[NAME-OR-FILE]")
@click.option("--format", "built", type=click.Choice(tuple(CONSTRUCTIONS)), default=CASUAL.name,
              show_default=True, help="Whose rules the deck is held against.")  # fmt: skip
@click.option("--suggest", "pair", metavar="COLORS",
              help="Build a first deck of two of the colors WUBRG, as in RG.")  # fmt: skip
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
def decks(name: str | None, built: str, pair: str | None, lang: str | None) -> None:
    """List the decks that come with Jajna, or what there is in one of them or in a file.

    What is printed of a deck is a deck list again: kept in a file it is a deck of your own, to be
    changed and played.
    """
    spoken = language(lang or default_language())
    lookup = Pool().card
    try:
        if name is None and pair is None:
            for one in THEMES:
                click.echo(_line(theme(one, lookup), spoken))
            return
        deck = find_deck(name, lookup) if name is not None else _suggested(pair or "", lookup)
    except JajnaError as error:
        raise click.ClickException(str(error)) from error
    broken = [told(one, spoken) for one in violations(deck, CONSTRUCTIONS[built])]
    for line in _remarks(summary_of(deck), built, broken, spoken):
        click.echo(f"// {line}")
    for line in _listed(deck.main):
        click.echo(line)
    if deck.sideboard:
        click.echo("\nSideboard")
        for line in _listed(deck.sideboard):
            click.echo(line)


def _suggested(letters: str, lookup: Callable[[str], Card]) -> Deck:
    """A deck of two colors from Eighth Edition. Raises DeckError for what aren't two colors."""
    colors = 0
    for letter in letters.upper():
        if letter not in COLOR_LETTERS.values():
            raise DeckError(f"{letter!r} is not one of WUBRG")
        colors |= next(bit for bit, one in COLOR_LETTERS.items() if one == letter)
    return suggested(colors, set_called(EIGHTH_EDITION, embedded_sets()), lookup)


def _listed(copies: Copies) -> list[str]:
    return [f"{count} {card.name}" for card, count in copies]


def _line(deck: Deck, spoken: Language) -> str:
    names = {english: spanish for spanish, english in SPANISH.items()}
    title = deck.name if spoken.code != SPANISH_CODE else f"{deck.name} ({names[deck.name]})"
    colors = _colors(summary_of(deck).colors, spoken)
    return f"{title}: {spoken.say('{size} cards', size=deck.size)}, {colors}"


def _remarks(found: Summary, built: str, broken: list[str], spoken: Language) -> list[str]:
    lines = [
        spoken.say("{cards} cards, {lands} of them lands", cards=found.cards, lands=found.lands),
        spoken.say("Colors: {colors}", colors=_colors(found.colors, spoken)),
    ]
    sources = [
        f"{spoken.say(WORDS[COLOR_NAMES[color]])} {count}"
        for color, count in found.sources.items()
        if count
    ]
    lines.append(spoken.say("Lands that give them: {sources}", sources=", ".join(sources) or "-"))
    curve = ", ".join(f"{value}: {count}" for value, count in found.curve.items())
    lines.append(spoken.say("Cards by mana value: {curve}", curve=curve or "-"))
    if found.has_odd_lands:
        lines.append(
            spoken.say("Advice: of 60 cards 20 to 28 should be lands, of others as large a part.")
        )
    if broken:
        reasons = "; ".join(broken)
        lines.append(spoken.say("Not for {format} games: {reasons}", format=built, reasons=reasons))
    else:
        lines.append(spoken.say("Legal in {format} games.", format=built))
    return lines


def _colors(mask: int, spoken: Language) -> str:
    names = [spoken.say(WORDS[COLOR_NAMES[color]]) for color in bits(mask)]
    return spoken.listed(names) or spoken.say("colorless")
