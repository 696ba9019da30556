"""A puzzle: a scenario with a goal, from one of our files or one of Forge's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, final

import msgspec

from jajna.card import Card, CardNames
from jajna.era import CURRENT
from jajna.files import FileError, read_whole
from jajna.judge.scenario import ScenarioError, Script, Written, build, read
from jajna.judge.scenario.model import Goal
from jajna.judge.table import Table
from jajna.limits import MOST_SCENARIO_BYTES
from jajna.messages import Message, cause
from jajna.puzzles import pzl

__all__ = ["Puzzle", "read_puzzles", "ready_puzzles"]

SUFFIX: Final = ".pzl"
"""How the names of Forge's files end."""


@final
class Puzzle:
    """A position and what is to be reached in it."""

    def __init__(self, script: Script) -> None:
        goal = script.data.goal
        if goal is None:
            raise script.error(
                ("title",),
                Message("The scenario has no goal, so it is no puzzle."),
                Message("Say 'goal:', and below it 'reach: win'."),
            )
        self.script = script
        self.goal: Goal = goal
        names = [seat.name for seat in script.data.players]
        if goal.player and goal.player not in names:
            raise script.error(
                ("goal", "player"), Message("There is no player {name}.", name=goal.player)
            )
        self.seat = names.index(goal.player) if goal.player else 0
        """The seat of the player whose goal it is."""

    @property
    def title(self) -> str:
        """The name of the puzzle."""
        return self.script.data.title

    def text(self) -> str:
        """The puzzle as a scenario in YAML."""
        data = self.script.data
        era = "" if data.era == CURRENT.name else data.era
        return Written(msgspec.structs.replace(data, era=era), []).text()

    def begin(
        self, lookup: Callable[[str], Card] | None = None, names: CardNames | None = None
    ) -> Table:
        """A table in the position. ``lookup`` and ``names`` are as in ``judge.scenario.build``.

        Raises ScenarioError for an impossible position.
        """
        return build(self.script, lookup, names)


@cache
def ready_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with Jajna, with cards of the starter pool."""
    text = files("jajna.puzzles").joinpath("ready.yaml").read_text(encoding="utf-8")
    return tuple(Puzzle(script) for script in read(text, "ready.yaml"))


def read_puzzles(path: Path, lookup: Callable[[str], Card]) -> Sequence[Puzzle]:
    """The puzzles of a file: scenarios with goals, or one of Forge's ``.pzl`` files.

    Raises ScenarioError, with file, line and culprit, if it can't be read.
    """
    try:
        content = read_whole(path, MOST_SCENARIO_BYTES)
    except FileError as error:
        raise ScenarioError(0, Message("{why}.", why=cause(error))) from error
    if path.suffix.lower() == SUFFIX:
        return [Puzzle(pzl.read(content, str(path), lookup))]
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ScenarioError(0, Message("It is no text in UTF-8."), file=str(path)) from error
    return [Puzzle(script) for script in read(text, str(path))]
