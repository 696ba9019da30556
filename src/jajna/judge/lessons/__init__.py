"""The judge class: what copies are, and the main keyword abilities, each with positions to be
thought about; from ``topics.toml`` and the scenarios beside it.
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

__all__ = ["PARTS", "Example", "Topic", "UnknownTopicError", "find_topic", "topics"]

DATA: Final = "topics.toml"
PARTS: Final = ("copies", "keywords")
"""The parts of the class; each has a file of scenarios of this name."""


@final
class UnknownTopicError(JajnaError):
    """A word that is no topic of the class."""


@final
class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be thought about, with a question and its answer, in two languages.

    ``title`` is the title of its scenario.
    """

    title: str
    ask_en: str
    ask_es: str
    answer_en: str
    answer_es: str

    def ask(self, language: str) -> str:
        """The question in a language."""
        return self.ask_es if language == SPANISH else self.ask_en

    def answer(self, language: str) -> str:
        """The answer in a language."""
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
    part: str
    en: str
    es: str
    rules: tuple[str, ...]
    text_en: str
    text_es: str
    examples: tuple[Example, ...]

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
    data = files("jajna.judge.lessons").joinpath(DATA).read_bytes()
    return msgspec.toml.decode(data, type=_File).topic


@cache
def _scripts() -> dict[str, list[Script]]:
    """The scenarios of all eras by the title that they have in the file."""
    found: dict[str, list[Script]] = {}
    for part in PARTS:
        name = f"{part}.yaml"
        text = files("jajna.judge.lessons").joinpath(name).read_text(encoding="utf-8")
        for script in read(text, name):
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
        if wanted in (fold(name), topic.id):
            return topic
    within = {one.id: one for name, one in names.items() if wanted in fold(name)}
    if len(within) == 1:
        return next(iter(within.values()))
    raise UnknownTopicError(
        Message(
            "{word} is no topic of the judge class.{suggestion}",
            word=repr(word),
            suggestion=suggestion(nearest(word, names, 3)),
        )
    )
