"""``jajna judge class``: copies and the main keywords, with positions to be thought about."""

from __future__ import annotations

import sys
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.text import Text

from jajna.cards import starter
from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.handbook import linked
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, WrongUse
from jajna.cli.options import ERA_HELP, read_era
from jajna.cli.terminal.board import board_lines, header
from jajna.era import CURRENT, Era
from jajna.judge.lessons import Example, Topic, UnknownTopicError, find_topic, topics
from jajna.judge.scenario import build, play_until, run
from jajna.judge.table import Table
from jajna.messages import Message, cause
from jajna.text.catalogue import LANGUAGES, SPANISH, Language, language
from jajna.text.log import account
from jajna.text.messages import worded
from jajna.text.things import Teller, card_names
from jajna.typed import is_number

__all__ = ["judge_class"]

WIDTH: Final = 100
FAILED: Final = 1
AT_THE_END: Final = 1 << 30
"""A line behind every scenario."""


@click.command("class", cls=Command)
@click.argument("words", nargs=-1, metavar="[TOPIC] [EXAMPLE]")
@click.option("--era", callback=read_era, help=ERA_HELP)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def judge_class(words: tuple[str, ...], era: Era | None, lang: str | None, as_json: bool) -> None:
    """Learn as a judge does: copies and the main keyword abilities.

    Alone it lists the topics; with a TOPIC, by its name or number, it says what the rules are and
    lists examples; with the number of an EXAMPLE too it shows the position, asks what happens, and
    plays it.
    """
    chosen = era or CURRENT
    spoken = language(lang or default_language()).in_era(chosen)
    topic, example = _wanted(words)
    if as_json:
        listed = [topic] if topic is not None else list(topics())
        value = {"language": spoken.code, "topics": [_data(one, spoken) for one in listed]}
        click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
    elif topic is None:
        _print_topics(spoken)
    elif example is None:
        _print_topic(topic, spoken)
    elif not _play(topic, example, chosen, spoken):
        sys.exit(FAILED)


def _wanted(words: tuple[str, ...]) -> tuple[Topic | None, Example | None]:
    """The topic and the example that are named; the number of the latter is the last word."""
    if not words:
        return None, None
    number = words[-1] if len(words) > 1 and is_number(words[-1]) else ""
    try:
        topic = find_topic(" ".join(words[:-1] if number else words))
    except UnknownTopicError as error:
        raise Failed(cause(error)) from error
    if not number:
        return topic, None
    if not 0 < int(number) <= len(topic.examples):
        raise WrongUse(Message("There are the examples 1 to {number}.", number=len(topic.examples)))
    return topic, topic.examples[int(number) - 1]


def _print_topics(spoken: Language) -> None:
    for number, topic in enumerate(topics(), 1):
        examples = spoken.count(len(topic.examples), "{number} example", "{number} examples")
        click.echo(
            f"{number:2}  {topic.name(spoken.code)} (CR {_rules(topic.rules, spoken)}): {examples}"
        )


def _print_topic(topic: Topic, spoken: Language) -> None:
    console = _console()
    console.print(Text(f"{topic.name(spoken.code)} (CR {_rules(topic.rules, spoken)})", "bold"))
    told = linked(spoken.worded(topic.text(spoken.code)), spoken, spoken.era.edition)
    console.print(told, soft_wrap=not console.is_terminal)
    for number, example in enumerate(topic.examples, 1):
        eras = "" if spoken.era.name in example.eras() else f" [{example.script().data.era}]"
        asked = spoken.worded(example.ask(spoken.code))
        console.print(f"{number:2}  {asked}{eras}", soft_wrap=not console.is_terminal)
    console.print(
        Text(spoken.say("Try one: jajna judge class {topic} 1", topic=topic.id), style="dim")
    )


def _play(topic: Topic, example: Example, era: Era, spoken: Language) -> bool:
    """Show the position, let a person answer, and play; whether it came as it is expected."""
    lookup = Pool().card
    script = example.script(era)
    start = build(script, lookup)
    here = spoken.in_era(start.game.era)
    console = _console()
    console.print(Text(f"{topic.name(here.code)} · {start.game.era.name}", "bold"))
    _print_board(console, start, here)
    console.print(here.worded(example.ask(here.code)), style="bold")
    if sys.stdin.isatty() and sys.stdout.isatty():
        click.prompt(here.say("What happens?"), default="", show_default=False)
    outcome = run(script, lookup)
    if outcome.error is not None:
        raise Failed(outcome.error.said)
    for line in _log(play_until(script, AT_THE_END, lookup), here):
        console.print(f"  {line}")
    answer = here.worded(example.answer(here.code))
    console.print(f"{answer} (CR {_rules(tuple(outcome.rules), here)})")
    if not outcome.passed:
        for finding in outcome.failures:
            console.print(Text(f"{worded(finding.what, here.code)}: {finding.found}", "red"))
    return outcome.passed


def _log(table: Table, spoken: Language) -> list[str]:
    """The lines of the log, as a first player who learns of everything is told them."""
    game = table.game
    for player in game.players:
        game.knowledge.show(player.hand, game.players.mask(-1))
    view = game.view(0, past=True)
    names = _names(table, spoken)
    return account(game.history.log, Teller(spoken, view, names, game.history.log))


def _print_board(console: Console, table: Table, spoken: Language) -> None:
    game = table.game
    for player in game.players:
        game.knowledge.show(player.hand, game.players.mask(-1))
    teller = Teller(spoken, game.view(0), _names(table, spoken))
    console.print(Text(header(teller)))
    for line in board_lines(teller, WIDTH):
        console.print(Text(line.text, style=line.style))


def _names(table: Table, spoken: Language) -> dict[str, str]:
    if spoken.code != SPANISH:
        return {}
    names: list[tuple[str, str]] = []
    for card in table.game.definitions.cards():
        known = starter.card(card.name)
        names.append((card.name, card.spanish or (known.spanish if known is not None else "")))
    return card_names(names)


def _rules(rules: tuple[str, ...], spoken: Language) -> str:
    return spoken.rule(", ".join(rules))


def _data(topic: Topic, spoken: Language) -> dict[str, object]:
    return {
        "id": topic.id,
        "part": topic.part,
        "name": topic.name(spoken.code),
        "rules": topic.rules,
        "text": spoken.worded(topic.text(spoken.code)),
        "examples": [
            {
                "scenario": example.title,
                "eras": example.eras(),
                "rules": example.script().data.rules,
                "ask": spoken.worded(example.ask(spoken.code)),
                "answer": spoken.worded(example.answer(spoken.code)),
            }
            for example in topic.examples
        ],
    }


def _console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)
