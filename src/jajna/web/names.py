"""The names of a game's cards and of their tokens in the languages of pages."""

from __future__ import annotations

from collections.abc import Mapping

from jajna.replay import GameSetup
from jajna.text import things
from jajna.text.catalogue import Language

__all__ = ["names_in"]


def names_in(setup: GameSetup, spoken: Language) -> Mapping[str, str]:
    """The names that differ from the English ones in a language."""
    return things.names_in(spoken, setup.all_cards())
