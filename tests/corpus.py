"""Cards of the corpus by name, compiled when they are first asked for."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Final

import pytest

from jajna.card import Card, CardNames, PrintedName
from jajna.cards import starter
from jajna.cards.card_file import CardFile, read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.facts import names_in_facts
from jajna.cards.nodes import load_nodes
from jajna.errors import CardError

__all__ = ["FILES", "Corpus"]

FILES: Final = ("AtomicCards.json.xz", "NewCards.json.xz")


class Corpus:
    """The corpus below the folder of shared data. Skips the test that asks where there is none."""

    def __init__(self, shared: Path) -> None:
        paths = [shared / "corpus" / name for name in FILES]
        for path in paths:
            if not path.is_file():
                pytest.skip(f"no corpus at {path}")
        load_nodes()
        self.paths = paths

    def card(self, name: str) -> Card:
        """The starter card of this name, else that of the corpus.

        Raises CardError for a name that is unknown, and for a card that doesn't compile.
        """
        return starter.card(name) or compiled(name, tuple(self.paths))

    @cached_property
    def card_names(self) -> CardNames:
        """The names of all cards of the corpus."""
        return CardNames(self._printed)

    def _printed(self) -> list[PrintedName]:
        return [one for path in self.paths for data in opened(path) for one in names_in_facts(data)]


@cache
def opened(path: Path) -> CardFile:
    """The card file, read once for all tests."""
    return read_card_file(path)


@cache
def compiled(name: str, paths: tuple[Path, ...]) -> Card:
    """The card of the first file that has it. Raises CardError as `Corpus.card` does."""
    errors = []
    for path in paths:
        try:
            data = opened(path).card(name)
        except CardError as error:
            errors.append(error)
            continue
        verdict = compile_card(data, default_compiler())
        if verdict.card is None:
            raise CardError(f"{name} does not compile: {'; '.join(verdict.blockers)}")
        return verdict.card
    raise errors[0]
