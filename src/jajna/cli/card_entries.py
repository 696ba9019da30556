"""A card as it is shown, in words and as data."""

from __future__ import annotations

from collections.abc import Iterable

import click
from rich.console import Console
from rich.markup import escape

from jajna.card import Face
from jajna.cards.mtgjson import CardData
from jajna.cards.pool import Entry, Pool, sets_folder
from jajna.cards.printing import face_text, type_line
from jajna.cards.sets import known_sets
from jajna.cli.set_lines import printing_line
from jajna.era import Era
from jajna.oracle.source import FaceData
from jajna.text.catalogue import language

__all__ = ["console", "entry_data", "print_entry", "print_examples"]


def console() -> Console:
    """The console that shows cards, whose lines aren't wrapped."""
    return Console(highlight=False, soft_wrap=True)


def entry_data(entry: Entry, lang: str, era: Era) -> dict[str, object]:
    """The facts about a card, as data for JSON."""
    data = entry.data
    return {
        "name": data.name,
        "spanish": data.spanish_name,
        "layout": data.layout,
        "mana_value": data.mana_value,
        "printings": data.printings,
        "numbers": _printed(data),
        "origin": entry.origin,
        "compiled": entry.card is not None,
        "blockers": entry.blockers,
        "faces": [
            {
                "name": face.name,
                "spanish": spanish,
                "mana_cost": face.mana_cost,
                "type_line": _type_line(face, printed, lang, era),
                "text": _text(face, spanish, printed, lang, era),
                "power": face.power,
                "toughness": face.toughness,
                "loyalty": face.loyalty,
                "defense": face.defense,
                "colors": face.colors,
            }
            for face, spanish, printed in _faces(entry)
        ],
    }


def _faces(entry: Entry) -> list[tuple[FaceData, str, Face | None]]:
    """Each face's facts, its Spanish name and, where the card compiles, the face itself."""
    faces = entry.data.faces
    spanish = entry.data.spanish or ("",) * len(faces)
    printed: tuple[Face | None, ...] = entry.card.faces if entry.card else (None,) * len(faces)
    return list(zip(faces, spanish, printed, strict=True))


def _type_line(face: FaceData, printed: Face | None, lang: str, era: Era) -> str:
    return type_line(printed, lang, era) if printed else face.types_line


def _text(face: FaceData, spanish: str, printed: Face | None, lang: str, era: Era) -> str:
    """The text as it is understood; the imported one where it isn't."""
    if printed is None:
        return face.text
    return face_text(printed, lang, spanish if lang == "es" else "", era)


def print_entry(entry: Entry, lang: str, era: Era) -> None:
    """Show a card in words, with its printings, or why it can't be played."""
    shown = console()
    for place, (face, spanish, printed) in enumerate(_faces(entry)):
        if place:
            shown.print("//")
        name = f"{spanish} ({face.name})" if lang == "es" and spanish else face.name
        shown.print(f"[bold]{escape(name)}[/bold]  {escape(face.mana_cost)}".rstrip())
        shown.print(escape(_type_line(face, printed, lang, era)))
        for line in _text(face, spanish, printed, lang, era).splitlines():
            shown.print(escape(line))
        if stats := _stats(face):
            shown.print(stats)
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


def _stats(face: FaceData) -> str:
    if face.power or face.toughness:
        return f"{face.power}/{face.toughness}"
    return face.loyalty or face.defense


def _printed(data: CardData) -> list[dict[str, object]]:
    """Each printing of a card in a set that is known."""
    return [
        {"set": one.code, "number": card.number, "size": one.size, "rarity": card.rarity}
        for one in known_sets(sets_folder())
        for card in one.printings(data.name)
    ]
