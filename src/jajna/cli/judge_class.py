"""``jajna judge class``: topics of the rules, with positions to be thought about and a score."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.text import Text

from jajna.cards.pool import Pool, data_folder
from jajna.cli.class_questions import Question, Unanswered
from jajna.cli.commands import Command
from jajna.cli.handbook import linked
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, WrongUse
from jajna.cli.options import ERA_HELP, read_era
from jajna.era import CURRENT, Era
from jajna.judge.lessons import Example, Topic, UnknownTopicError, find_topic, topics
from jajna.judge.lessons.scores import FILE_NAME, Score, ScoreError, forget, keep, read_score
from jajna.messages import Message, cause
from jajna.text.catalogue import LANGUAGES, Language, language
from jajna.text.messages import error_text
from jajna.typed import is_number

__all__ = ["judge_class"]

FAILED: Final = 1
MARKS: Final = {None: "·", True: "✓", False: "✗"}
"""The marks of questions by their latest answers."""


@click.command("class", cls=Command)
@click.argument("words", nargs=-1, metavar="[TOPIC] [EXAMPLE]")
@click.option("--practice", is_flag=True,
              help="Ask one question after the other, what was answered wrong first.")  # fmt: skip
@click.option("--forget", "forgets", is_flag=True,
              help="Forget what was answered, of a TOPIC or of all.")  # fmt: skip
@click.option("--era", callback=read_era, help=ERA_HELP)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def judge_class(
    words: tuple[str, ...],
    practice: bool,
    forgets: bool,
    era: Era | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Learn as a judge does: positions from all parts of the rules, with questions and a score.

    Alone it lists the topics with what you answered; with a TOPIC, by its name or number, it says
    what the rules are and lists examples; with the number of an EXAMPLE too it shows the position,
    asks what happens, and plays it. What you answer is kept in your data folder.
    """
    chosen = era or CURRENT
    spoken = language(lang or default_language()).in_era(chosen)
    topic, example = _wanted(words)
    listed = [topic] if topic is not None else list(topics())
    if sum((practice, forgets, as_json, example is not None)) > 1:
        raise WrongUse(
            Message("Give only one of --practice, --forget, --json and the number of an example.")
        )
    if forgets:
        _forget(topic, spoken)
        return
    score = _score(spoken)
    if as_json:
        value = {"language": spoken.code, "topics": [_data(one, spoken, score) for one in listed]}
        click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
    elif practice:
        _practice(listed, chosen, spoken, score)
    elif topic is None:
        _print_topics(spoken, score)
    elif example is None:
        _print_topic(topic, spoken, score)
    elif not _ask_one(topic, example, chosen, spoken, score):
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
    known = [str(one) for one in range(1, len(topic.examples) + 1)]
    if number not in known:
        raise WrongUse(Message("There are the examples 1 to {number}.", number=len(known)))
    return topic, topic.examples[known.index(number)]


# -- The score ---------------------------------------------------------------------------------


def _path() -> Path:
    return data_folder() / FILE_NAME


def _score(spoken: Language) -> Score | None:
    """The score so far; None, with a line that says why, if it can't be read."""
    try:
        return read_score(_path())
    except ScoreError as error:
        _warn(error, spoken)
        return None


def _keep(asked: Question, right: bool, score: Score | None, spoken: Language) -> Score | None:
    """The score with one more answer, which is kept unless the score couldn't be read."""
    if score is None:
        return None
    try:
        return keep(_path(), asked.example, right)
    except ScoreError as error:
        _warn(error, spoken)
        return None


def _warn(error: ScoreError, spoken: Language) -> None:
    click.echo(error_text(error, spoken.code), err=True)
    click.echo(spoken.say("What you answer isn't kept until then."), err=True)


def _forget(topic: Topic | None, spoken: Language) -> None:
    try:
        forget(_path(), topic.examples if topic is not None else None)
    except ScoreError as error:
        raise Failed(cause(error)) from error
    if topic is None:
        click.echo(spoken.say("All your answers are forgotten."))
    else:
        name = topic.name(spoken.code)
        click.echo(spoken.say("Your answers to {topic} are forgotten.", topic=name))


def _told(score: Score | None, examples: Sequence[Example], spoken: Language) -> str:
    """What was answered of some questions, in words; "" if nothing was."""
    answered = score.answered(examples) if score is not None else 0
    if score is None or not answered:
        return ""
    right = spoken.count(score.right(examples), "{number} right", "{number} right")
    return spoken.count(answered, "{number} answered, {right}", "{number} answered, {right}",
                        right=right)  # fmt: skip


# -- Pages -------------------------------------------------------------------------------------


def _print_topics(spoken: Language, score: Score | None) -> None:
    for number, topic in enumerate(topics(), 1):
        examples = spoken.count(len(topic.examples), "{number} example", "{number} examples")
        told = _told(score, topic.examples, spoken)
        rules = spoken.rule(", ".join(topic.rules))
        line = f"{number:2}  {topic.name(spoken.code)} (CR {rules}): {examples}"
        click.echo(f"{line} ({told})" if told else line)


def _print_topic(topic: Topic, spoken: Language, score: Score | None) -> None:
    console = _console()
    rules = spoken.rule(", ".join(topic.rules))
    console.print(Text(f"{topic.name(spoken.code)} (CR {rules})", "bold"))
    told = linked(spoken.worded(topic.text(spoken.code)), spoken, spoken.era.edition)
    console.print(told, soft_wrap=not console.is_terminal)
    for number, example in enumerate(topic.examples, 1):
        eras = "" if spoken.era.name in example.eras() else f" [{example.script().data.era}]"
        asked = spoken.worded(example.ask(spoken.code))
        mark = MARKS[score.latest(example)] if score is not None else MARKS[None]
        console.print(f"{mark} {number:2}  {asked}{eras}", soft_wrap=not console.is_terminal)
    answered = _told(score, topic.examples, spoken)
    if answered:
        console.print(answered)
    for said in (
        spoken.say("Try one: jajna judge class {topic} 1", topic=topic.id),
        spoken.say("Be asked all: jajna judge class {topic} --practice", topic=topic.id),
    ):
        console.print(Text(said, style="dim"))


# -- Questions ---------------------------------------------------------------------------------


def _ask_one(
    topic: Topic, example: Example, era: Era, spoken: Language, score: Score | None
) -> bool:
    """Ask a question if a person is there, and play; whether it came as it is expected."""
    times = score.times(example) if score is not None else 0
    asked = Question(topic, example, era, spoken, times, Pool().card, _console())
    asked.show()
    if sys.stdin.isatty() and sys.stdout.isatty():
        right = asked.ask()
        if isinstance(right, bool):
            _keep(asked, right, score, spoken)
    return asked.explain()


def _practice(listed: list[Topic], era: Era, spoken: Language, score: Score | None) -> None:
    """Ask questions until a person stops or all were answered right."""
    console, lookup = _console(), Pool().card
    places = {one.title: (topic, one) for topic in listed for one in topic.examples}
    examples = [one for topic in listed for one in topic.examples]
    waiting = (score or Score()).due(examples)
    right, answered = 0, 0
    while waiting:
        topic, example = places[waiting.pop(0).title]
        times = score.times(example) if score is not None else answered
        asked = Question(topic, example, era, spoken, times, lookup, console)
        asked.show()
        given = asked.ask()
        if given is Unanswered.LEFT:
            break
        if isinstance(given, bool):
            answered, right = answered + 1, right + given
            score = _keep(asked, given, score, spoken)
        asked.explain()
        if given is False:
            waiting.append(example)
        console.print()
    console.print(_summary(right, answered, spoken), style="bold")
    again = [
        _place(one, places, spoken) for one in examples if score and score.latest(one) is False
    ]
    if again:
        said = spoken.say("To be asked again: {examples}.", examples=spoken.listed(again))
        console.print(said, soft_wrap=not console.is_terminal)


def _summary(right: int, answered: int, spoken: Language) -> str:
    if not answered:
        return spoken.say("You answered nothing.")
    return spoken.say("Right: {right} of {answered}.", right=right, answered=answered)


def _place(example: Example, places: dict[str, tuple[Topic, Example]], spoken: Language) -> str:
    """A question by its topic and number."""
    topic = places[example.title][0]
    return f"{topic.name(spoken.code)} {topic.examples.index(example) + 1}"


def _data(topic: Topic, spoken: Language, score: Score | None) -> dict[str, object]:
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
                "rules": example.script().rules,
                "ask": spoken.worded(example.ask(spoken.code)),
                "choices": [spoken.worded(one) for one in example.choices(spoken.code)],
                "answer": spoken.worded(example.answer(spoken.code)),
                "answered": list(score.answers.get(example.title, ())) if score else [],
            }
            for example in topic.examples
        ],
    }


def _console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)
