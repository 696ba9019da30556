"""What goes to standard output and standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click
import msgspec

from jajna.errors import JajnaError

__all__ = ["errors_as_they_are", "print_json", "write_anything"]


def write_anything() -> None:
    """Let what the output can't show be replaced rather than end the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if callable(reconfigure):
            reconfigure(errors="replace")


@contextmanager
def errors_as_they_are() -> Iterator[None]:
    """Say what went wrong in one line and end with exit code 1."""
    try:
        yield
    except JajnaError as error:
        raise click.ClickException(str(error)) from error


def print_json(data: object) -> None:
    """Print data as JSON, in lines."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")
