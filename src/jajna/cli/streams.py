"""The streams and the environment of a command: whatever they hold, it is read and written."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

from jajna.typed import whole_number

__all__ = ["accept_anything"]

SIZES: Final = ("COLUMNS", "LINES")
"""The variables that say how large the terminal is."""
MOST: Final = 1000
"""More columns or lines than any terminal has."""


def accept_anything() -> None:
    """Let bytes that are no text, letters that can't be shown, and a terminal of an impossible
    size do no harm.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if callable(reconfigure):
            with suppress(ValueError):  # something has been read already
                reconfigure(errors="replace")
    for name in SIZES:
        size = whole_number(os.environ.get(name, "1"))
        if size is None or not 0 < size <= MOST:
            del os.environ[name]
