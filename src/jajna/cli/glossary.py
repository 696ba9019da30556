"""``jajna glossary``: what a term of the game means, and meant."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.markup import escape

from jajna.cli.languages import default_language
from jajna.cli.terminal.definitions import all_eras_lines, definition_lines, heading, not_found
from jajna.glossary import CURRENT_ERA, ERAS, Term, UnknownTermError, find
from jajna.text.catalogue import LANGUAGES, Language, language

__all__ = ["glossary"]


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="TERM")
@click.option("--era", type=click.Choice(ERAS), help="By the rules of this time only.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def glossary(words: tuple[str, ...], era: str | None, lang: str | None, as_json: bool) -> None:
    """Explain a TERM of the game, in English or Spanish; accents and case don't count.

    Without --era it is explained by today's rules, with what was different in other eras.
    """
    spoken = language(lang or default_language())
    word = " ".join(words)
    try:
        found = find(word, spoken.code)
    except UnknownTermError as error:
        raise click.ClickException(not_found(error, spoken)) from error
    if as_json:
        data = [_data(one, spoken.code, era or CURRENT_ERA) for one in found]
        value = {"language": spoken.code, "era": era or CURRENT_ERA, "terms": data}
        click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
        return
    for place, one in enumerate(found):
        if place:
            click.echo()
        _print(one, spoken, era)


def _print(one: Term, spoken: Language, era: str | None) -> None:
    console = Console(highlight=False)
    lines = definition_lines(one, spoken, era) if era else all_eras_lines(one, spoken)
    title = heading(one, spoken, era)
    for line in (f"[bold]{escape(title)}[/bold]", *map(escape, lines)):
        console.print(line, soft_wrap=not console.is_terminal)


def _data(one: Term, code: str, era: str) -> dict[str, object]:
    return {
        "id": one.id,
        "name": one.name(code, era),
        "english": one.en,
        "spanish": one.es,
        "aliases": one.aliases(code),
        "text": one.text(code, era),
        "exists": era not in one.absent,
        "rules": one.rules,
        "wordings": [
            {"eras": wording.eras, "name": wording.name(code), "text": wording.text(code)}
            for wording in one.wording
        ],
        "related": [
            {"id": other.id, "name": other.name(code, era)} for other in one.related_in(era)
        ],
    }
