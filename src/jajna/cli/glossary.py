"""``jajna glossary``: what a term of the game means, and meant, and the sections of the rules."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.text import Text

from jajna.cli.card_entries import print_examples
from jajna.cli.commands import Command
from jajna.cli.handbook import linked
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, WrongUse
from jajna.cli.terminal.definitions import (
    all_eras_lines,
    definition_lines,
    heading,
    section_heading,
    section_lines,
    sections_list,
)
from jajna.era import ERAS as ERAS_BY_NAME
from jajna.glossary import (
    CURRENT_ERA,
    ERAS,
    Section,
    Term,
    UnknownTermError,
    find,
    find_sections,
    keywords,
    links,
    opened,
    sections,
    terms_in,
)
from jajna.messages import Message, cause
from jajna.text.catalogue import ENGLISH, LANGUAGES, SPANISH, Language, language

__all__ = ["glossary"]


@click.command(cls=Command)
@click.argument("words", nargs=-1, metavar="[TERM]")
@click.option("--sections", "listed", is_flag=True, help="List the sections of the rules.")
@click.option("--keywords", "supported", is_flag=True, help="List the keyword abilities.")
@click.option("--era", type=click.Choice(ERAS), help="By the rules of this time only.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def glossary(
    words: tuple[str, ...],
    listed: bool,
    supported: bool,
    era: str | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Explain a TERM of the game, in English or Spanish; accents and case don't count.

    Without --era it is explained by today's rules, with what was different in other eras. A TERM
    may also be the number or the title of a section of the rules.
    """
    spoken = language(lang or default_language())
    chosen = era or CURRENT_ERA
    word = " ".join(words)
    if listed + supported + bool(words) != 1:
        raise WrongUse(Message("Name a term or a section, or use --sections or --keywords."))
    if supported:
        _print_keywords(spoken, as_json)
        return
    found_sections = sections(chosen) if listed else find_sections(word, chosen)
    found = () if listed else _found(word, spoken, bool(found_sections))
    if as_json:
        value = {
            "language": spoken.code,
            "era": chosen,
            "terms": [_data(one, spoken.code, chosen) for one in found],
            "sections": [_section_data(one, spoken.code, chosen) for one in found_sections],
        }
        click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
        return
    if listed:
        for line in sections_list(spoken, chosen):
            click.echo(line)
        return
    entries = [(heading(one, spoken, era), _lines(one, spoken, era), one.cards) for one in found]
    entries += [
        (section_heading(one, spoken, chosen), section_lines(one, spoken, chosen), ())
        for one in found_sections
    ]
    for place, (title, lines, examples) in enumerate(entries):
        if place:
            click.echo()
        _print(title, lines, spoken, chosen)
        print_examples(examples, spoken.code, ERAS_BY_NAME[chosen])


def _print_keywords(spoken: Language, as_json: bool) -> None:
    """The keyword abilities that cards may have, with their names in the other language."""
    held = keywords(spoken.code)
    if as_json:
        value = {"language": spoken.code, "keywords": held}
        click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
        return
    other = ENGLISH if spoken.code == SPANISH else SPANISH
    for one in held:
        click.echo(f"{one.name(spoken.code)} [{one.name(other)}]")


def _found(word: str, spoken: Language, is_section: bool) -> tuple[Term, ...]:
    """The terms called so; a section may be called so as well."""
    try:
        return opened(find(word, spoken.code))
    except UnknownTermError as error:
        if is_section:
            return ()
        raise Failed(cause(error)) from error


def _lines(one: Term, spoken: Language, era: str | None) -> list[str]:
    return definition_lines(one, spoken, era) if era else all_eras_lines(one, spoken)


def _print(title: str, lines: list[str], spoken: Language, era: str) -> None:
    console = Console(highlight=False, markup=False)
    for line in (Text(title, "bold"), *(linked(line, spoken, era) for line in lines)):
        console.print(line, soft_wrap=not console.is_terminal)


def _section_data(one: Section, code: str, era: str) -> dict[str, object]:
    return {
        "number": one.number(era),
        "title": one.title(code),
        "english": one.en,
        "spanish": one.es,
        "chapter": one.is_chapter(),
        "numbers": one.numbers,
        "terms": [other.id for other in terms_in(one, era)],
    }


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
        "see": one.see,
        "sort": one.sort,
        "cards": one.cards,
        "links": [
            {"start": link.start, "end": link.end, "term": link.term.id}
            for link in links(one.text(code, era), code, era)
        ],
        "wordings": [
            {"eras": wording.eras, "name": wording.name(code), "text": wording.text(code)}
            for wording in one.wording
        ],
        "related": [
            {"id": other.id, "name": other.name(code, era)} for other in one.related_in(era)
        ],
    }
