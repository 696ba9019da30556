"""``jajna judge``: what a judge works with, each command loaded as it is called."""

from __future__ import annotations

from typing import Final

import click

from jajna.cli.commands import Group, Unloaded
from jajna.text.catalogue import message

__all__ = ["judge"]

COMMANDS: Final = (
    Unloaded(
        "class",
        "jajna.cli.judge_class:judge_class",
        message(
            "Learn as a judge does: positions from all parts of the rules, with questions and a "
            "score."
        ),
    ),
    Unloaded(
        "kinds",
        "jajna.cli.judge_kinds:show_kinds",
        message(
            "Say which kind of ability each line of TEXT is, and of which kinds its effects are."
        ),
    ),
    Unloaded(
        "run",
        "jajna.cli.judge_scenarios:run_scenarios",
        message(
            "Play the scenarios in files, and in those of folders, and compare them with what they "
            "expect."
        ),
    ),
    Unloaded(
        "show",
        "jajna.cli.judge_scenarios:show",
        message("Print the board of each scenario in FILE, with everything that is in hands."),
    ),
)


@click.group(cls=Group)
def judge() -> None:
    """Try the rules: scenarios say a position, what happens, and what is expected."""


for _command in COMMANDS:
    judge.add_command(_command)
