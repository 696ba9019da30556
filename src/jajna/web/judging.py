"""Scenarios as pages try them: what came of each expectation, and the board at any of its steps.

As ``web.retelling``, this runs in a process of its own, and takes and gives data alone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, final

import msgspec

from jajna.cards import starter
from jajna.cards.pool import Pool
from jajna.errors import JajnaError
from jajna.judge.explanations import explanation_lines
from jajna.judge.lessons import PARTS, Example, card_names_es, topics
from jajna.judge.scenario import Outcome, ScenarioError, Script, play_until, read, run
from jajna.judge.table import Table
from jajna.kernel.layers.explanation import explain
from jajna.kernel.views.view import view
from jajna.messages import Message
from jajna.text.catalogue import SPANISH, Language, language
from jajna.text.log import account
from jajna.text.messages import error_text, worded
from jajna.text.things import Teller, card_names
from jajna.web.channel import State, TableShown
from jajna.web.company import WATCHER
from jajna.web.lookups import NO_THING, Said
from jajna.web.numbers import Numbers
from jajna.web.shown import Cards, CardShown, board

__all__ = ["BoardWanted", "Failed", "Judged", "LessonWanted", "Lessons", "Ran", "work"]

MOST_SCENARIOS: Final = 20
"""Of a text."""
AT_THE_END: Final = 1 << 30
"""A line behind every scenario."""


@final
class JudgingError(JajnaError):
    """What can't be tried or told."""


class Judged(msgspec.Struct, frozen=True):
    """An expectation: its line, what it is about, and what was found."""

    line: int
    what: str
    passed: bool
    expected: str
    found: str
    rule: str
    reason: str


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a line, and how it can be mended; line 0 is the whole text."""

    line: int
    what: str
    remedy: str


class Tried(msgspec.Struct, frozen=True):
    """A scenario that was played: what it expected, and the lines of its steps."""

    line: int
    title: str
    era: str
    rules: list[str]
    passed: bool
    findings: list[Judged]
    steps: list[int]


class BoardShown(msgspec.Struct, frozen=True):
    """The board before the step on a line, with all that led there."""

    line: int
    state: State
    cards: dict[str, CardShown]
    log: list[str]


class Ran(msgspec.Struct, frozen=True, tag_field="is", tag="ran"):
    """What came of a text."""

    tried: list[Tried]
    faults: list[Fault]
    board: BoardShown | None = None


class Lesson(msgspec.Struct, frozen=True):
    """A question of the class; its answers come in an order of its own, the place of the right one
    is ``right``. ``text`` is its scenario.
    """

    title: str
    ask: str
    choices: list[str]
    right: int
    answer: str
    rules: list[str]
    eras: list[str]
    text: str
    line: int
    """Before which step of the scenario it is asked."""


class TopicShown(msgspec.Struct, frozen=True):
    """A topic of the class."""

    id: str
    name: str
    rules: list[str]
    text: str
    lessons: list[Lesson]


class Lessons(msgspec.Struct, frozen=True, tag_field="is", tag="lessons"):
    """The class."""

    topics: list[TopicShown]


class BoardWanted(msgspec.Struct, frozen=True, tag_field="is", tag="run"):
    """A text to be tried; the board is that before the step on a line, 0 for the last one.

    With a ``thing`` it is told why that is what it is there.
    """

    text: str
    line: int = 0
    thing: int = -1
    language: str = "en"


class LessonWanted(msgspec.Struct, frozen=True, tag_field="is", tag="class"):
    """The class in a language."""

    language: str = "en"


class Failed(msgspec.Struct, frozen=True, tag_field="is", tag="failed"):
    """What can't be told, and why."""

    why: str


# -- scenarios ---------------------------------------------------------------------------------


def _ran(wanted: BoardWanted, pool: Pool) -> Ran | Said:
    spoken = language(wanted.language)
    try:
        scripts = read(wanted.text)
    except ScenarioError as error:
        return Ran([], _faults(error, spoken.code))
    if len(scripts) > MOST_SCENARIOS:
        raise JudgingError(Message("a text can have {most} scenarios", most=MOST_SCENARIOS))
    if wanted.thing >= 0:
        return _explained(wanted, scripts, pool, spoken)
    outcomes = [run(script, pool.card, pool.card_names) for script in scripts]
    tried = [
        _tried(script, one, spoken.code) for script, one in zip(scripts, outcomes, strict=True)
    ]
    faults = [
        fault
        for one in outcomes
        if one.error is not None
        for fault in _faults(one.error, spoken.code)
    ]
    try:
        shown = _board(wanted, scripts, pool, spoken) if scripts else None
    except ScenarioError as error:
        return Ran(tried, faults or _faults(error, spoken.code))
    return Ran(tried, faults, shown)


def _tried(script: Script, outcome: Outcome, code: str) -> Tried:
    findings = [
        Judged(
            one.line,
            worded(one.what, code),
            one.passed,
            one.expected,
            one.found,
            one.rule,
            one.reason(code),
        )
        for one in outcome.findings
    ]
    steps = [step.line for step in script.steps]
    return Tried(outcome.line, outcome.title, script.data.era, outcome.rules, outcome.passed,
                 findings, steps)  # fmt: skip


def _faults(error: ScenarioError, code: str) -> list[Fault]:
    return [
        Fault(
            one.line,
            worded(one.what, code),
            worded(one.remedy, code) if one.remedy is not None else "",
        )
        for one in error.all()
    ]


def _at(wanted: BoardWanted, scripts: list[Script], pool: Pool) -> Table:
    """The table before the step on the line that is wanted."""
    script = scripts[-1]
    for one in scripts:
        if wanted.line and one.has_line(wanted.line):
            script = one
    return play_until(script, wanted.line or AT_THE_END, pool.card, pool.card_names)


def _seen(table: Table, spoken: Language) -> Teller:
    """Who tells what is, to a first player who learns of everything."""
    game = table.game
    for player in game.players:
        game.knowledge.show(player.hand, game.players.mask(-1))
    seen = game.view(0, past=True)
    return Teller(spoken.in_era(game.era), seen, _names(table, spoken), game.history.log)


def _board(wanted: BoardWanted, scripts: list[Script], pool: Pool, spoken: Language) -> BoardShown:
    table = _at(wanted, scripts, pool)
    teller = _seen(table, spoken)
    cards = Cards()
    shown = board(teller, Numbers(), cards)
    seats = tuple(range(len(table.game.players)))
    state = State(TableShown("replay", 1, 1, (), seats), shown)
    return BoardShown(wanted.line, state, cards.take_new(), _log(table, spoken))


def _log(table: Table, spoken: Language) -> list[str]:
    """What has happened, as it is told to somebody who only looks on: both play, and neither is
    "you".
    """
    game = table.game
    events = game.history.log
    seen = view(game, WATCHER, True, range(len(game.players)))
    return account(events, Teller(spoken.in_era(game.era), seen, _names(table, spoken), events))


def _explained(wanted: BoardWanted, scripts: list[Script], pool: Pool, spoken: Language) -> Said:
    """Why a thing is what it is. CR 613."""
    table = _at(wanted, scripts, pool)
    teller = _seen(table, spoken)
    numbers = Numbers()
    board(teller, numbers, Cards())
    thing = numbers.meant(wanted.thing)
    shown = teller.view.find(thing) if thing is not None else None
    if shown is None or not shown.known:
        raise JudgingError(NO_THING)
    try:
        lines = explanation_lines(explain(table.game, shown.id), teller)
    except KeyError as error:  # it has left
        raise JudgingError(NO_THING) from error
    return Said("explain", teller.name(shown.id), lines, wanted.thing)


def _names(table: Table, spoken: Language) -> Mapping[str, str]:
    if spoken.code != SPANISH:
        return {}
    own = card_names_es()
    names: list[tuple[str, str]] = []
    for card in table.game.definitions.cards():
        known = starter.card(card.name)
        spanish = own.get(card.name) or card.spanish
        names.append((card.name, spanish or (known.spanish if known is not None else "")))
    return card_names(names)


# -- the class ---------------------------------------------------------------------------------


@cache
def _texts() -> dict[str, str]:
    """The scenarios of the class by title, each as it is written down."""
    found: dict[str, str] = {}
    for part in PARTS:
        whole = files("jajna.judge.lessons").joinpath(f"{part}.yaml").read_text(encoding="utf-8")
        for text in whole.split("\n---\n"):
            for script in read(text):
                assert isinstance(script.document.value, dict), script.data.title
                found[str(script.document.value["title"])] = text.strip() + "\n"
    return found


def _lesson(example: Example, spoken: Language) -> Lesson:
    text = _texts()[example.title]
    scripts = read(text)
    order = list(range(len(example.choices_en)))
    random.Random(example.title).shuffle(order)
    choices = example.choices(spoken.code)
    script = scripts[-1]
    return Lesson(
        example.title,
        example.ask(spoken.code),
        [choices[place] for place in order],
        order.index(0),
        example.answer(spoken.code),
        script.rules,
        example.eras(),
        text,
        script.steps[example.after].line if script.steps else 0,
    )


def _lessons(spoken: Language) -> Lessons:
    return Lessons(
        [
            TopicShown(
                one.id,
                one.name(spoken.code),
                list(one.rules),
                one.text(spoken.code),
                [_lesson(example, spoken) for example in one.examples],
            )
            for one in topics()
        ]
    )


# -- in a process ------------------------------------------------------------------------------

_POOLS: Final[list[Pool]] = []


def work(content: bytes) -> bytes:
    """What is told to a request; a ``Failed`` for what can't be told."""
    wanted = msgspec.msgpack.decode(content, type=BoardWanted | LessonWanted)
    told: Ran | Said | Lessons | Failed
    if isinstance(wanted, LessonWanted):
        return msgspec.json.encode(_lessons(language(wanted.language)))
    if not _POOLS:
        _POOLS.append(Pool())
    try:
        told = _ran(wanted, _POOLS[0])
    except JajnaError as error:
        told = Failed(error_text(error, wanted.language))
    return msgspec.json.encode(told)
