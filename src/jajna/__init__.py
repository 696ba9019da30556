"""Jajna: a rules engine for Magic: The Gathering that reads the cards' own text."""

from typing import Final

__version__: Final = "0.1.0"
