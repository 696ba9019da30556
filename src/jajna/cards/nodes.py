"""All classes that a stored card can name: they must be loaded before one is read."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Final

__all__ = ["PACKAGES", "load_nodes"]

PACKAGES: Final = ("jajna.ir", "jajna.mechanics")
"""The packages that declare nodes."""


@cache
def load_nodes() -> None:
    """Import every module that declares nodes, in the order of their names; once is enough."""
    for package in PACKAGES:
        root = importlib.import_module(package)
        for module in sorted(pkgutil.walk_packages(root.__path__, package + "."), key=_name):
            importlib.import_module(module.name)


def _name(module: pkgutil.ModuleInfo) -> str:
    return module.name
