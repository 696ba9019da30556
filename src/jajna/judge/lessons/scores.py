"""The score of a judge class: what was answered and how well, kept in a file between runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Final, final

import msgspec

from jajna.errors import JajnaError
from jajna.files import (
    ContentError,
    FileError,
    alone_with,
    from_json,
    read_whole,
    unreadable,
    write_whole,
)
from jajna.judge.lessons import Example
from jajna.messages import Message, cause

__all__ = ["FILE_NAME", "Score", "ScoreError", "forget", "keep", "read_score"]

FILE_NAME: Final = "judge-class.json"
VERSION: Final = 1
"""The version of the form in which a score is kept."""
KEPT: Final = 20
"""Most answers to one question that are kept."""
LARGEST: Final = 1 << 20
"""Most bytes of a file that are read."""
SETTLED: Final = 2
"""Right answers after a wrong one by which a question is settled."""

_Answers = dict[str, Annotated[tuple[bool, ...], msgspec.Meta(min_length=1, max_length=KEPT)]]


@final
class ScoreError(JajnaError):
    """A file that holds no score or can't be read or written."""


class _Form(msgspec.Struct, frozen=True):
    version: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    answers: _Answers


@final
class Score:
    """The answers to each question by its title, the latest last: whether each was right."""

    def __init__(self, answers: Mapping[str, tuple[bool, ...]] | None = None) -> None:
        self.answers: Final = dict(answers or {})

    def times(self, example: Example) -> int:
        """The number of answers to a question."""
        return len(self.answers.get(example.title, ()))

    def latest(self, example: Example) -> bool | None:
        """Whether the latest answer was right; None before the first."""
        given = self.answers.get(example.title)
        return given[-1] if given else None

    def answered(self, examples: Iterable[Example]) -> int:
        """The number of questions that were answered at all."""
        return sum(self.latest(one) is not None for one in examples)

    def right(self, examples: Iterable[Example]) -> int:
        """The number of questions of which the latest answer was right."""
        return sum(self.latest(one) is True for one in examples)

    def settled(self, example: Example) -> bool:
        """Whether it was never answered wrong, or twice right since."""
        given = self.answers.get(example.title, ())
        return bool(given) and all(given[-SETTLED:])

    def due(self, examples: Iterable[Example]) -> list[Example]:
        """The questions to be asked: what was answered wrong, what isn't settled, what is new.

        Where all are settled, those that were answered least often come first.
        """
        listed = list(examples)
        wrong = [one for one in listed if self.latest(one) is False]
        unsettled = [one for one in listed if self.latest(one) and not self.settled(one)]
        new = [one for one in listed if self.latest(one) is None]
        return wrong + unsettled + new or sorted(listed, key=self.times)

    def add(self, example: Example, right: bool) -> Score:
        """The score with one more answer."""
        given = (*self.answers.get(example.title, ()), right)[-KEPT:]
        return Score({**self.answers, example.title: given})


def read_score(path: Path) -> Score:
    """The score in a file, an empty one where there is no file.

    Raises ScoreError for a file that can't be read, is damaged or of another version.
    """
    try:
        if not path.exists():
            return Score()
        content = read_whole(path, LARGEST)
    except FileError as error:
        raise ScoreError(cause(error)) from error
    except (OSError, ValueError) as error:
        raise ScoreError(cause(unreadable(path, error))) from error
    try:
        version = from_json(content, _Form).version
        if version != VERSION:
            raise ScoreError(
                Message(
                    "{path} is of form {found}, this version of Jajna reads {known}; it was left "
                    "as it is.",
                    path=str(path),
                    found=version,
                    known=VERSION,
                )
            )
        return Score(from_json(content, _File).answers)
    except ContentError as error:
        raise _damaged(path, cause(error)) from error


def _damaged(path: Path, why: Message | str) -> ScoreError:
    return ScoreError(
        Message(
            "{path} holds no score of the judge class, or is damaged: {why}. It was left as it is; "
            "put a copy of it in its place, or begin anew with 'jajna judge class --forget'.",
            path=str(path),
            why=why,
        )
    )


def keep(path: Path, example: Example, right: bool) -> Score:
    """Keep one more answer in a file, and give the score then.

    Raises ScoreError if that fails; then the file is as it was.
    """
    try:
        with alone_with(path):
            score = read_score(path).add(example, right)
            form = _File(VERSION, score.answers)
            write_whole(path, msgspec.json.format(msgspec.json.encode(form), indent=1))
            return score
    except FileError as error:
        raise ScoreError(cause(error)) from error


def forget(path: Path, examples: Iterable[Example] | None = None) -> None:
    """Forget the answers to some questions, or the whole file with all, whatever is in it.

    Raises ScoreError if that fails.
    """
    try:
        with alone_with(path):
            if examples is None:
                path.unlink(missing_ok=True)
                return
            titles = {one.title for one in examples}
            kept = {
                title: given
                for title, given in read_score(path).answers.items()
                if title not in titles
            }
            form = _File(VERSION, kept)
            write_whole(path, msgspec.json.format(msgspec.json.encode(form), indent=1))
    except FileError as error:
        raise ScoreError(cause(error)) from error
