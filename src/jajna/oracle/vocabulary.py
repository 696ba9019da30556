"""Loads every module that registers phrases, to complete the phrase book before it is used."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

__all__ = ["load"]


@lru_cache(maxsize=1)
def load() -> None:
    """Import the IR, the mechanics and the words of the printers, each once."""
    for package in ("jajna.ir", "jajna.mechanics"):
        _load_package(package)
    importlib.import_module("jajna.text.lexicon")
    for module in (
        "english.nouns",
        "english.numbers",
        "spanish.nouns",
        "spanish.numbers",
        "patterns",
        "sentences",
        "lines",
    ):
        importlib.import_module(f"jajna.oracle.{module}")


def _load_package(name: str) -> None:
    package = importlib.import_module(name)
    for found in pkgutil.walk_packages(package.__path__, name + "."):
        importlib.import_module(found.name)
