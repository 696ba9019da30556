"""The judge class: topics of the rules, each with positions to be thought about.

Each part has a file of topics, questions and answers, and one of scenarios beside it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

import msgspec

from jajna.cards.names import fold, nearest, suggestion
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.judge.scenario.reading import Script, read
from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES, SPANISH
from jajna.typed import whole_number

__all__ = [
    "PARTS",
    "Example",
    "Topic",
    "UnknownTopicError",
    "card_names_es",
    "find_topic",
    "topics",
]

PARTS: Final = (
    "copies",
    "keywords",
    "layers",
    "triggers",
    "replacement",
    "state-based",
    "casting",
    "combat",
    "zones",
    "priority",
    "stack-2003",
)
"""The parts of the class, each with two files of this name: topics (TOML), scenarios (YAML)."""
NAMES: Final = "names.toml"


@final
class UnknownTopicError(JajnaError):
    """A word that is no topic of the class."""


@final
class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be thought about: a question, answers to choose from, and why one is right.

    ``title`` is the title of its scenario, of which ``after`` steps are taken before it is asked.
    The first of ``choices`` is the right one.
    """

    title: str
    ask_en: str
    ask_es: str
    choices_en: tuple[str, ...]
    choices_es: tuple[str, ...]
    answer_en: str
    answer_es: str
    after: int = 0

    def ask(self, language: str) -> str:
        """The question in a language."""
        return self.ask_es if language == SPANISH else self.ask_en

    def choices(self, language: str) -> tuple[str, ...]:
        """The answers to choose from in a language, the right one first."""
        return self.choices_es if language == SPANISH else self.choices_en

    def answer(self, language: str) -> str:
        """The right answer and its reason in a language."""
        return self.answer_es if language == SPANISH else self.answer_en

    def eras(self) -> list[str]:
        """The eras in which it is played."""
        return [script.data.era for script in _scripts()[self.title]]

    def script(self, era: Era = CURRENT) -> Script:
        """The scenario in this era, or else in the latest era in which it is played."""
        found = _scripts()[self.title]
        alike = [script for script in found if script.data.era == era.name]
        return (alike or found)[-1]


@final
class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A topic: its part of the class, its names, the rules that it is about, and what they say."""

    id: str
    en: str
    es: str
    rules: tuple[str, ...]
    text_en: str
    text_es: str
    examples: tuple[Example, ...]
    part: str = ""

    def name(self, language: str) -> str:
        """The topic's name in a language."""
        return self.es if language == SPANISH else self.en

    def text(self, language: str) -> str:
        """The text about the topic's rules in a language."""
        return self.text_es if language == SPANISH else self.text_en


@final
class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    topic: tuple[Topic, ...]


@cache
def topics() -> tuple[Topic, ...]:
    """The topics in the order of the class."""
    found: list[Topic] = []
    for part in PARTS:
        read_topics = msgspec.toml.decode(_content(f"{part}.toml"), type=_File).topic
        found += [msgspec.structs.replace(topic, part=part) for topic in read_topics]
    return tuple(found)


@cache
def card_names_es() -> dict[str, str]:
    """The Spanish names of cards that the scenarios write out, by the English ones."""
    return msgspec.toml.decode(_content(NAMES), type=dict[str, str])


def _content(name: str) -> bytes:
    return files("jajna.judge.lessons").joinpath(name).read_bytes()


@cache
def _scripts() -> dict[str, list[Script]]:
    """The scenarios of all eras by the title that they have in the file."""
    found: dict[str, list[Script]] = {}
    for part in PARTS:
        name = f"{part}.yaml"
        for script in read(_content(name).decode(), name):
            assert isinstance(script.document.value, dict), script.data.title
            found.setdefault(str(script.document.value["title"]), []).append(script)
    return found


def find_topic(word: str) -> Topic:
    """The topic with this name or a part of it that no other has, in whatever language, or with
    this number, from 1.

    Case and accents don't count. Raises UnknownTopicError, with names that look alike.
    """
    listed = topics()
    number = whole_number(word)
    if number is not None and 0 < number <= len(listed):
        return listed[number - 1]
    wanted = fold(word)
    names = {one.name(code): one for one in listed for code in LANGUAGES}
    for name, topic in names.items():
        if wanted in (fold(name), fold(topic.id)):
            return topic
    within = {one.id: one for name, one in names.items() if wanted in fold(name)}
    if len(within) == 1:
        return next(iter(within.values()))
    raise UnknownTopicError(
        Message(
            "{word} is no topic of the judge class; 'jajna judge class' lists them.{suggestion}",
            word=repr(word),
            suggestion=suggestion(nearest(word, names, 3)),
        )
    )
