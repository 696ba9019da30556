"""``jajna handbook``: the game in seven chapters, with links to the glossary and the rules."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.text import Text

from jajna.cli.card_entries import print_examples
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed
from jajna.cli.terminal.definitions import section_heading
from jajna.era import ERAS
from jajna.glossary import (
    CURRENT_ERA,
    Link,
    Page,
    UnknownPageError,
    chapters,
    find_page,
    links,
    pages_of,
)
from jajna.messages import cause
from jajna.text.catalogue import LANGUAGES, Language, language

__all__ = ["handbook", "linked"]


@click.command(cls=Command)
@click.argument("words", nargs=-1, metavar="[PAGE]")
@click.option("--era", type=click.Choice(tuple(ERAS)), default=CURRENT_ERA,
              help="In the words of this time, with the numbers of its rules.")  # fmt: skip
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def handbook(words: tuple[str, ...], era: str, lang: str | None, as_json: bool) -> None:
    """Open a PAGE of the handbook by its title or the number of its chapter; alone, the chapters.

    Terms of the glossary are underlined: look them up with jajna glossary TERM.
    """
    spoken = language(lang or default_language()).in_era(ERAS[era])
    try:
        page = find_page(" ".join(words)) if words else None
    except UnknownPageError as error:
        raise Failed(cause(error)) from error
    if as_json:
        listed = [page] if page is not None else chapters()
        value = {
            "language": spoken.code,
            "era": era,
            "pages": [_data(one, spoken, era) for one in listed],
        }
        click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
    elif page is None:
        for number, one in enumerate(chapters(), 1):
            click.echo(f"{number}  {one.title(spoken.code)}")
    else:
        _print(page, spoken, era)


def linked(text: str, spoken: Language, era: str) -> Text:
    """A text with the terms of the glossary underlined."""
    shown = Text(text)
    for link in links(text, spoken.code, era):
        shown.stylize("underline", link.start, link.end)
    return shown


def _paragraphs(page: Page, spoken: Language) -> list[str]:
    return [spoken.worded(text) for text in page.paragraphs(spoken.code)]


def _print(page: Page, spoken: Language, era: str) -> None:
    console = Console(highlight=False, markup=False)
    lines = [Text(page.title(spoken.code), "bold")]
    lines += [linked(text, spoken, era) for text in _paragraphs(page, spoken)]
    below = [one.title(spoken.code) for one in pages_of(page.id)]
    if below:
        lines.append(Text(spoken.say("Pages: {pages}", pages=", ".join(below))))
    rules = [section_heading(one, spoken, era) for one in page.sections_in(era)]
    if rules:
        lines.append(Text(spoken.say("Complete rules: {sections}", sections="; ".join(rules))))
    terms = [link.term.name(spoken.code, era) for link in _links(page, spoken, era)]
    if terms:
        lines.append(Text(spoken.say("Terms: {terms}", terms=", ".join(dict.fromkeys(terms)))))
    for line in lines:
        console.print(line, soft_wrap=not console.is_terminal)
    print_examples(page.cards, spoken.code, ERAS[era])


def _links(page: Page, spoken: Language, era: str) -> list[Link]:
    return [link for text in _paragraphs(page, spoken) for link in links(text, spoken.code, era)]


def _data(page: Page, spoken: Language, era: str) -> dict[str, object]:
    return {
        "id": page.id,
        "title": page.title(spoken.code),
        "chapter": page.chapter,
        "pages": [one.id for one in pages_of(page.id)],
        "paragraphs": [
            {
                "text": text,
                "links": [
                    {"start": link.start, "end": link.end, "term": link.term.id}
                    for link in links(text, spoken.code, era)
                ],
            }
            for text in _paragraphs(page, spoken)
        ],
        "sections": [one.number(era) for one in page.sections_in(era)],
        "cards": page.cards,
    }
