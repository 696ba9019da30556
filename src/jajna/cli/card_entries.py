"""A card as it is shown in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import click
from rich.console import Console
from rich.markup import escape

from jajna.card import Face
from jajna.cards.entries import expressions, faces_of, text_of, type_line_of
from jajna.cards.pool import Entry, Pool, sets_folder
from jajna.cards.sets import known_sets
from jajna.cli.set_lines import printing_line
from jajna.era import Era
from jajna.oracle.source import FaceData
from jajna.text.catalogue import Language, language, message

__all__ = ["console", "print_entry", "print_examples"]

ORACLE: Final = message("Text in the card data:")
NODES: Final = message("Understood as:")


def console() -> Console:
    """The console that shows cards, whose lines aren't wrapped."""
    return Console(highlight=False, soft_wrap=True)


def print_entry(entry: Entry, lang: str, era: Era, oracle: bool = False) -> None:
    """Show a card in words, with its printings, or why it can't be played.

    With ``oracle`` also the text of the card data, and the nodes that it was read as.
    """
    shown = console()
    for place, (face, spanish, printed) in enumerate(faces_of(entry)):
        if place:
            shown.print("//")
        name = f"{spanish} ({face.name})" if lang == "es" and spanish else face.name
        shown.print(f"[bold]{escape(name)}[/bold]  {escape(face.mana_cost)}".rstrip())
        shown.print(escape(type_line_of(face, printed, lang, era)))
        for line in text_of(face, spanish, printed, lang, era).splitlines():
            shown.print(escape(line))
        if stats := _stats(face):
            shown.print(stats)
        if oracle:
            _print_origin(shown, face, printed, language(lang))
    for one in known_sets(sets_folder()):
        for card in one.printings(entry.data.name):
            shown.print(printing_line(one, card, language(lang)))
    if entry.data.printings:
        shown.print(f"[dim]{' '.join(entry.data.printings)}[/dim]")
    for clause in entry.blockers:
        shown.print(f"[red]Can't be played; not understood:[/red] {escape(clause)}")


def print_examples(names: Iterable[str], lang: str, era: Era) -> None:
    """Show cards that are examples of something, each below an empty line."""
    pool = Pool()
    for name in names:
        click.echo()
        print_entry(pool.entry(name), lang, era)


def _print_origin(shown: Console, face: FaceData, printed: Face | None, spoken: Language) -> None:
    """Show the text of the card data and, where the card compiles, the nodes of each ability."""
    if face.text:
        shown.print(f"[dim]{escape(spoken.say(ORACLE))}[/dim]")
        shown.print(escape(face.text))
    if printed is not None and printed.abilities:
        shown.print(f"[dim]{escape(spoken.say(NODES))}[/dim]")
        for expression in expressions(printed):
            shown.print(escape(expression))


def _stats(face: FaceData) -> str:
    if face.power or face.toughness:
        return f"{face.power}/{face.toughness}"
    return face.loyalty or face.defense
