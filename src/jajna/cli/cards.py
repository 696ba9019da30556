"""``jajna cards``: show, search and list cards, and read a text as one."""

from __future__ import annotations

import click
from rich.markup import escape
from rich.table import Table

from jajna.cards.entries import entry_data
from jajna.cards.pool import Match, Pool, sets_folder
from jajna.cards.printing import LANGUAGES, face_text
from jajna.cards.queries import typed
from jajna.cards.sets import CardSet, known_sets, set_called
from jajna.cards.texts import compile_text
from jajna.cli.card_entries import console, print_entry
from jajna.cli.card_queries import parse_query
from jajna.cli.commands import Group, Unloaded
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, failing
from jajna.cli.options import read_era
from jajna.cli.output import print_json
from jajna.cli.set_lines import set_lines
from jajna.era import CURRENT, Era
from jajna.messages import Message
from jajna.text.catalogue import language, message

__all__ = ["cards"]


@click.group(cls=Group)
def cards() -> None:
    """Import, find and measure cards."""


cards.add_command(
    Unloaded(
        "coverage",
        "jajna.cli.card_data:coverage",
        message("Say how many cards compile, and which clauses stop the most of the others."),
    )
)
cards.add_command(
    Unloaded(
        "import",
        "jajna.cli.card_data:import_cards",
        message("Read a FILE with cards (.json, .gz, .xz, .zip) into your pool of cards."),
    )
)
cards.add_command(
    Unloaded(
        "update",
        "jajna.cli.card_data:update",
        message("Download all cards from MTGJSON and import them."),
    )
)


@cards.command()
@click.argument("name", nargs=-1, required=True)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--era", callback=read_era, help="In the words of this time, as 2003-07.")
@click.option("--oracle", is_flag=True, help="Also the text of the card data, and the nodes.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def show(
    name: tuple[str, ...], lang: str | None, era: Era | None, oracle: bool, as_json: bool
) -> None:
    """Show the card with this NAME, in English or Spanish; accents and case don't count."""
    lang = lang or default_language()
    with failing():
        entry = Pool().entry(" ".join(name))
        if as_json:
            print_json(entry_data(entry, lang, era or CURRENT, oracle))
        else:
            print_entry(entry, lang, era or CURRENT, oracle)


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
    with failing():
        found = compile_text("\n".join(lines), types, language=lang, name=name)
    texts = {} if found.face is None else {one: face_text(found.face, one) for one in LANGUAGES}
    if as_json:
        print_json({"texts": texts, "blockers": found.blockers, "ambiguous": found.ambiguous})
    for text in [] if as_json else texts.values():
        click.echo(text)
    if found.face is None:
        clause = found.blockers[0]
        raise Failed(
            Message("more than one meaning: {clause}", clause=clause)
            if found.ambiguous
            else Message("not understood: {clause}", clause=clause)
        )


@cards.command("set")
@click.argument("words", nargs=-1, metavar="[NAME-OR-CODE]")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def show_set(words: tuple[str, ...], lang: str | None, as_json: bool) -> None:
    """List the cards of a set by their collector numbers, with rarities; without it, the sets.

    Eighth Edition (8ED) comes with Jajna; files with other sets, in MTGJSON's form, are found in
    the folder "sets" of your data.
    """
    with failing():
        sets = known_sets(sets_folder())
        wanted = [set_called(" ".join(words), sets)] if words else []
    if as_json:
        print_json([_set_data(one) for one in wanted or sets])
        return
    if not words:
        for one in sets:
            click.echo(f"{one.code:5} {one.released}  {one.name} ({len(one.cards)})")
        return
    for line in set_lines(wanted[0], language(lang or default_language())):
        console().print(line)


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
    """List the cards with these WORDS in name, type line or text.

    Words may be queries: t:goblin mv<=2 pow>2 o:"draw a card" c:rg id:r f:modern set:8ED
    is:playable, with or, parentheses, and - for what isn't so ('-t:elf' after --).
    """
    asked = [typed(words)]
    asked += [f'type:"{one}"' for one in types]
    asked += [f'set:"{one}"' for one in sets]
    if color is not None:
        asked.append(f'color:"{color}"')
    if mana_value is not None:
        asked.append(f'mv:"{mana_value}"')
    condition = parse_query(" ".join(asked))
    pool = Pool()
    with failing():
        found = pool.search(condition)
        shown = pool.judged(found[:limit] if limit else found)
    if as_json:
        print_json([_match_data(match) for match in shown])
    else:
        _print_matches(shown, len(found))


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


def _print_matches(matches: list[Match], total: int) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for match in matches:
        table.add_row(
            escape(match.data.name),
            escape(" // ".join(face.mana_cost for face in match.data.faces if face.mana_cost)),
            escape(" // ".join(face.types_line for face in match.data.faces)),
            "" if match.compiled else "(can't be played)",
        )
    console().print(table)
    if total > len(matches):
        click.echo(f"{len(matches)} of {total} cards; --limit 0 lists all.", err=True)
    elif not total:
        click.echo("No card is like that.", err=True)
