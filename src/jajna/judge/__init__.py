"""Positions, scenarios and explanations: what a judge works with.

The table, which loads the kernel, is loaded as it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jajna.judge.table import ANN, BOB, CAT, Table

__all__ = ["ANN", "BOB", "CAT", "Table"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'jajna.judge' has no attribute {name!r}")
        return getattr(import_module("jajna.judge.table"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
