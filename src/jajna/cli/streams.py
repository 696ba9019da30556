"""The streams and the environment of a command: whatever they hold, it is read and written."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
import warnings
from contextlib import suppress
from typing import Final, TextIO

import click

from jajna.cli.languages import default_language
from jajna.text.messages import error_text
from jajna.typed import whole_number

__all__ = ["accept_anything", "tell_of_unusable_files"]

SIZES: Final = ("COLUMNS", "LINES")
"""The variables that say how large the terminal is."""
ALIKE: Final = str.maketrans(
    {"×": "x", "·": "-", "─": "-", "→": "->", "…": "...", "¿": "?", "—": "-", "Æ": "AE", "æ": "ae"}
)
"""What stands for letters that an output can't show, besides letters without their accents."""
LIKENESS: Final = "jajna.likeness"
MOST: Final = 1000
"""More columns or lines than any terminal has."""


def accept_anything() -> None:
    """Let bytes that are no text, letters that can't be shown, and a terminal of an impossible
    size do no harm.
    """
    codecs.register_error(LIKENESS, _likeness)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if callable(reconfigure):
            with suppress(ValueError):  # something has been read already
                reconfigure(errors="replace" if stream is sys.stdin else LIKENESS)
    for name in SIZES:
        size = whole_number(os.environ.get(name, "1"))
        if size is None or not 0 < size <= MOST:
            del os.environ[name]


def _likeness(error: UnicodeError) -> tuple[str, int]:
    """Letters like those that can't be encoded, in ASCII; a question mark where there are none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end].translate(ALIKE)
    plain = unicodedata.normalize("NFKD", wanted)
    shown = (one if one.isascii() else "?" for one in plain if not unicodedata.combining(one))
    return "".join(shown), error.end


def tell_of_unusable_files() -> None:
    """Let files that are passed over be named on standard error, each once."""
    warnings.showwarning = _tell


def _tell(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Show a warning: an unusable file in a sentence, all else as Python does."""
    from jajna.files import UnusableFile  # what is seldom told isn't loaded before

    if isinstance(message, UnusableFile):
        click.echo(error_text(message.error, default_language()), err=True)
    else:
        text = warnings.formatwarning(message, category, filename, lineno, line)
        click.echo(text, err=True, nl=False)
