"""``jajna cards``: import, update, show, search and measure cards."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from jajna.card import Face
from jajna.cards import download
from jajna.cards.compiling import judge_all
from jajna.cards.coverage import Coverage, Share, compare, measure, read_ledger, write_ledger
from jajna.cards.mtgjson import CardData, read_card_file
from jajna.cards.pool import Entry, Match, Pool, Query, sets_folder
from jajna.cards.printing import LANGUAGES, face_text, type_line
from jajna.cards.sets import CardSet, known_sets, set_called
from jajna.cards.store import ImportResult
from jajna.cards.texts import compile_text
from jajna.cli.card_queries import read_bounds, read_colors
from jajna.cli.era_options import read_era
from jajna.cli.languages import default_language
from jajna.cli.mistakes import WrongUse, WrongValue
from jajna.cli.progress import Bar
from jajna.cli.set_lines import printing_line, set_lines
from jajna.cli.spoken import Group
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.oracle.source import FaceData
from jajna.text.catalogue import language, message

__all__ = ["cards", "print_examples"]

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


@contextmanager
def _errors() -> Iterator[None]:
    """Say what went wrong in one line and end with exit code 1."""
    try:
        yield
    except JajnaError as error:
        raise click.ClickException(str(error)) from error


@click.group(cls=Group)
def cards() -> None:
    """Import, find and measure cards."""


@cards.command("import")
@click.argument("file", type=FILE)
@click.option("--jobs", type=click.IntRange(min=0), default=0, help="Processes; 0: one per core.")
def import_cards(file: Path, jobs: int) -> None:
    """Read MTGJSON's AtomicCards FILE (.json, .gz, .xz, .zip) into your pool of cards.

    An import that was interrupted goes on where it stopped when it is run again.
    """
    with _errors():
        _report(_import(file, jobs))


@cards.command()
@click.option("--jobs", type=click.IntRange(min=0), default=0, help="Processes; 0: one per core.")
def update(jobs: int) -> None:
    """Download all cards from MTGJSON and import them."""
    with _errors(), tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "AtomicCards.json.xz"
        with Bar("Downloading") as bar:
            download.download(download.CARD_FILE_URL, target, bar)
        _report(_import(target, jobs))


@cards.command()
@click.argument("name", nargs=-1, required=True)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--era", callback=read_era, help="In the words of this time, as 2003-07.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def show(name: tuple[str, ...], lang: str | None, era: Era | None, as_json: bool) -> None:
    """Show the card with this NAME, in English or Spanish; accents and case don't count."""
    lang = lang or default_language()
    with _errors():
        entry = Pool().entry(" ".join(name))
        if as_json:
            _print_json(_entry_data(entry, lang, era or CURRENT))
        else:
            _print_entry(entry, lang, era or CURRENT)


@cards.command("compile")
@click.argument("lines", nargs=-1, required=True, metavar="TEXT...")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--type", "types", default="Creature", help="The type line, in either language.")
@click.option("--name", default="~", help="What the text calls the card itself.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def compile_lines(
    lines: tuple[str, ...], lang: str | None, types: str, name: str, as_json: bool
) -> None:
    """Read TEXT, a line for each ability, as cards word it; say it back in both languages.

    Ends with exit code 1 where the text isn't understood, and names the clause.
    """
    lang = lang or default_language()
    with _errors():
        found = compile_text("\n".join(lines), types, language=lang, name=name)
    texts = {} if found.face is None else {one: face_text(found.face, one) for one in LANGUAGES}
    if as_json:
        _print_json({"texts": texts, "blockers": found.blockers, "ambiguous": found.ambiguous})
    for text in [] if as_json else texts.values():
        click.echo(text)
    if found.face is None:
        why = "more than one meaning" if found.ambiguous else "not understood"
        raise click.ClickException(f"{why}: {found.blockers[0]}")


@cards.command("set")
@click.argument("words", nargs=-1, metavar="[NAME-OR-CODE]")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def show_set(words: tuple[str, ...], lang: str | None, as_json: bool) -> None:
    """List the cards of a set by their collector numbers, with rarities; without it, the sets.

    Eighth Edition (8ED) comes with Jajna; files with other sets, in MTGJSON's form, are found in
    the folder "sets" of your data.
    """
    with _errors():
        sets = known_sets(sets_folder())
        wanted = [set_called(" ".join(words), sets)] if words else []
    if as_json:
        _print_json([_set_data(one) for one in wanted or sets])
        return
    if not words:
        for one in sets:
            click.echo(f"{one.code:5} {one.released}  {one.name} ({len(one.cards)})")
        return
    for line in set_lines(wanted[0], language(lang or default_language())):
        _console().print(line)


@cards.command()
@click.argument("words", nargs=-1)
@click.option("--color", metavar="LETTERS", help="Colors it has, out of WUBRG; C: colorless.")
@click.option("--type", "types", multiple=True, help="Word of the type line; may be repeated.")
@click.option("--set", "sets", multiple=True, metavar="CODE", help="Set it was printed in.")
@click.option("--mana-value", metavar="N", help="Mana value: 3, <=3 or >=3.")
@click.option("--limit", type=click.IntRange(min=0), default=50, help="Most lines; 0: all.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def search(
    words: tuple[str, ...],
    color: str | None,
    types: tuple[str, ...],
    sets: tuple[str, ...],
    mana_value: str | None,
    limit: int,
    as_json: bool,
) -> None:
    """List the cards with these WORDS in name, type line or text."""
    least, most = read_bounds(mana_value)
    query = Query(words, types, sets, read_colors(color), least, most)
    with _errors():
        found = Pool().search(query)
    shown = found[:limit] if limit else found
    if as_json:
        _print_json([_match_data(match) for match in shown])
    else:
        _print_matches(shown, len(found))


@cards.command()
@click.option("--cards", "file", type=FILE, help="Measure this card file; otherwise your pool.")
@click.option("--set", "sets", multiple=True, metavar="CODE", help="Only these sets' shares.")
@click.option("--top", type=click.IntRange(min=0), default=40, help="Most clauses; 0: all.")
@click.option("--ledger", type=click.Path(dir_okay=False, path_type=Path), help="Write verdicts.")
@click.option("--against", type=FILE, help="Show what changed since this ledger.")
@click.option("--jobs", type=click.IntRange(min=0), default=0, help="Processes; 0: one per core.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def coverage(
    file: Path | None,
    sets: tuple[str, ...],
    top: int,
    ledger: Path | None,
    against: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Say how many cards compile, and which clauses stop the most of the others.

    --ledger writes the verdict on each card, --against compares with an older ledger.
    """
    with _errors():
        before = read_ledger(against) if against else None
        found = _measure(file, jobs)
        codes = _known_sets(found, sets)
        if ledger is not None:
            write_ledger(ledger, found.verdicts)
    if as_json:
        _print_json(_coverage_data(found, codes, top, before))
    else:
        _print_coverage(found, codes if sets else [], top, before)


def _import(file: Path, jobs: int) -> ImportResult:
    with Bar("Importing") as bar:
        return Pool().import_file(file, bar, jobs)


def _report(result: ImportResult) -> None:
    share = result.compiled / result.cards if result.cards else 0
    again = f" ({result.resumed} of them in an earlier run)" if result.resumed else ""
    click.echo(f"{result.cards} cards imported{again}; {result.compiled} compile ({share:.1%}).")


def _measure(file: Path | None, jobs: int) -> Coverage:
    """The verdicts on a card file, or those on the pool, judged again where they are stale."""
    with Bar("Compiling") as bar:
        if file is None:
            pool = Pool()
            if not pool.has_imports:
                raise WrongUse(
                    message(
                        "Your pool is empty: give --cards FILE, or run 'jajna cards update' first."
                    )
                )
            pool.refresh(bar, jobs)
            return measure(pool.verdicts())
        content = read_card_file(file)
        found = Coverage()
        for done, (card, verdict) in enumerate(judge_all(content, len(content), None, jobs), 1):
            found.add(card, verdict)
            bar(done, len(content))
        return found


def _known_sets(found: Coverage, sets: tuple[str, ...]) -> list[str]:
    """The sets that were asked for, or all."""
    wanted = [code.upper() for code in sets]
    for code in wanted:
        if code not in found.sets:
            raise WrongValue(message("no card was printed in {name}"), "--set", name=repr(code))
    return wanted or sorted(found.sets)


def _entry_data(entry: Entry, lang: str, era: Era) -> dict[str, object]:
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


def _set_data(one: CardSet) -> dict[str, object]:
    return {
        "code": one.code,
        "name": one.name,
        "released": one.released,
        "size": one.size,
        "cards": [
            {"name": card.name, "number": card.number, "rarity": card.rarity} for card in one.cards
        ],
    }


def _printed(data: CardData) -> list[dict[str, object]]:
    """Each printing of a card in a set that is known."""
    return [
        {"set": one.code, "number": card.number, "size": one.size, "rarity": card.rarity}
        for one in known_sets(sets_folder())
        for card in one.printings(data.name)
    ]


def _match_data(match: Match) -> dict[str, object]:
    data = match.data
    return {
        "name": data.name,
        "spanish": data.spanish_name,
        "mana_value": data.mana_value,
        "mana_costs": [face.mana_cost for face in data.faces],
        "type_lines": [face.types_line for face in data.faces],
        "compiled": match.compiled,
    }


def _coverage_data(
    found: Coverage, codes: list[str], top: int, before: dict[str, str] | None
) -> dict[str, object]:
    data: dict[str, object] = {
        **_share_data(found.total),
        "sets": {code: _share_data(found.sets[code]) for code in codes},
        "blockers": [
            {"clause": clause, "cards": count}
            for clause, count in found.most_frequent_blockers(top)
        ],
    }
    if before is not None:
        change = compare(before, found.verdicts)
        data["gained"] = change.gained
        data["lost"] = [{"name": name, "clause": clause} for name, clause in change.lost]
    return data


def _share_data(share: Share) -> dict[str, object]:
    return {"cards": share.cards, "compiled": share.compiled, "share": round(share.share, 4)}


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


def _print_entry(entry: Entry, lang: str, era: Era) -> None:
    console = _console()
    for place, (face, spanish, printed) in enumerate(_faces(entry)):
        if place:
            console.print("//")
        name = f"{spanish} ({face.name})" if lang == "es" and spanish else face.name
        console.print(f"[bold]{escape(name)}[/bold]  {escape(face.mana_cost)}".rstrip())
        console.print(escape(_type_line(face, printed, lang, era)))
        for line in _text(face, spanish, printed, lang, era).splitlines():
            console.print(escape(line))
        if stats := _stats(face):
            console.print(stats)
    for one in known_sets(sets_folder()):
        for card in one.printings(entry.data.name):
            console.print(printing_line(one, card, language(lang)))
    if entry.data.printings:
        console.print(f"[dim]{' '.join(entry.data.printings)}[/dim]")
    for clause in entry.blockers:
        console.print(f"[red]Can't be played; not understood:[/red] {escape(clause)}")


def print_examples(names: Iterable[str], lang: str, era: Era) -> None:
    """Show cards that are examples of something, each below an empty line."""
    pool = Pool()
    for name in names:
        click.echo()
        _print_entry(pool.entry(name), lang, era)


def _stats(face: FaceData) -> str:
    if face.power or face.toughness:
        return f"{face.power}/{face.toughness}"
    return face.loyalty or face.defense


def _print_matches(matches: list[Match], total: int) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for match in matches:
        table.add_row(
            escape(match.data.name),
            escape(" // ".join(face.mana_cost for face in match.data.faces if face.mana_cost)),
            escape(" // ".join(face.types_line for face in match.data.faces)),
            "" if match.compiled else "(can't be played)",
        )
    _console().print(table)
    if total > len(matches):
        click.echo(f"{len(matches)} of {total} cards; --limit 0 lists all.", err=True)
    elif not total:
        click.echo("No card is like that.", err=True)


def _print_coverage(
    found: Coverage, codes: list[str], top: int, before: dict[str, str] | None
) -> None:
    console = _console()
    console.print(f"All cards  {_share_line(found.total)}")
    for code in codes:
        console.print(f"{code:9}  {_share_line(found.sets[code])}")
    for clause, count in found.most_frequent_blockers(top):
        console.print(f"{count:6}  {escape(clause)}")
    if before is not None:
        change = compare(before, found.verdicts)
        console.print(f"Gained {len(change.gained)}, lost {len(change.lost)}")
        for name in change.gained:
            console.print(f"[green]+[/green] {escape(name)}")
        for name, clause in change.lost:
            console.print(f"[red]-[/red] {escape(name)}: {escape(clause)}")


def _share_line(share: Share) -> str:
    return f"{share.compiled} of {share.cards} compile ({share.share:.1%})"


def _print_json(data: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")


def _console() -> Console:
    return Console(highlight=False, soft_wrap=True)
