"""Which build of the engine runs."""

from __future__ import annotations

import jajna.vocab

__all__ = ["build_name"]


def build_name() -> str:
    """``compiled`` if the engine's modules are libraries made by mypyc, else ``interpreted``."""
    file = jajna.vocab.__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"
