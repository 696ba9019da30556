"""The lines about the running build."""

from __future__ import annotations

import os
from typing import Final

import click

from jajna import __version__
from jajna.cli.languages import default_language
from jajna.simulation.build import COMPILED, NO_COMPILER, build_name, why_plain
from jajna.text.catalogue import language, message

__all__ = ["show_version", "warn_if_plain"]

_NO_COMPILER = message(
    "Jajna was installed without being compiled, as no C compiler with Python's headers was found: "
    "games take several times as long. To compile it, install these and then Jajna again."
)
_REFUSED = message(
    "Jajna was installed without being compiled, as compiling it failed: games take several times "
    "as long. To see why, install it again with JAJNA_MYPYC=require and pip's -v."
)


_STALE: Final = message(
    "The engine that './jajna build' compiled isn't used, as the sources or Python have changed "
    "since: games take several times as long. Run './jajna build' again."
)
_DAMAGED: Final = message(
    "The engine that './jajna build' compiled isn't used, as its files are damaged: games take "
    "several times as long. Run './jajna build' again."
)
_OF_LAUNCHER: Final = {"stale": _STALE, "damaged": _DAMAGED, "fits": _DAMAGED}
"""What to say by what the launcher found, where the plain build runs (``tools/engine.sh``)."""
ENGINE: Final = "JAJNA_ENGINE"
"""The variable with which the launcher says what it found."""


def _why_plain() -> str:
    """The reason why the build isn't compiled although it should be; else empty."""
    if build_name() == COMPILED:
        return ""
    found = _OF_LAUNCHER.get(os.environ.get(ENGINE, ""))
    if found is not None:
        return language(default_language()).say(found)
    why = why_plain()
    if not why:
        return ""
    return language(default_language()).say(_NO_COMPILER if why == NO_COMPILER else _REFUSED)


def warn_if_plain() -> None:
    """Tell whoever waits for many games that they could be faster."""
    if told := _why_plain():
        click.echo(told, err=True)


def show_version(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    """Show the version, which build runs, and why it is that; ends the command."""
    if not value or context.resilient_parsing:
        return
    click.echo(f"jajna, version {__version__} ({build_name()} build)")
    warn_if_plain()
    context.exit()
