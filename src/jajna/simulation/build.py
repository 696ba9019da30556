"""Tells whether the compiled or the interpreted build of the engine runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import jajna.vocab

__all__ = ["COMPILED", "NO_COMPILER", "REFUSED", "build_name", "why_plain"]

COMPILED: Final = "compiled"
NO_COMPILER: Final = "no compiler"
REFUSED: Final = "refused"
"""The reason that the build hook notes in a package that it could not compile."""

_NOTE: Final = "plain.txt"


def build_name() -> str:
    """``compiled`` if the engine's modules are libraries made by mypyc, else ``interpreted``."""
    file = jajna.vocab.__file__ or ""
    return "interpreted" if file.endswith(".py") else COMPILED


def why_plain() -> str:
    """The reason why the package was not compiled at installation: ``NO_COMPILER`` or ``REFUSED``.

    It is empty for a compiled package, and if nobody asked for one.
    """
    note = Path(__file__).parent.parent / _NOTE
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""
