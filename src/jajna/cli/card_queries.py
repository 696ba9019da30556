"""Queries for cards, as the options and words of commands say them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from jajna.cards import queries
from jajna.cards.pool import Query
from jajna.cli.mistakes import WrongValue
from jajna.messages import cause

__all__ = ["parse_query", "read_bounds", "read_colors"]

OPTIONS: Final = {queries.COLORS: "--color", queries.MANA_VALUE: "--mana-value"}
"""The options that say the parts of a query."""


@contextmanager
def _as_typed() -> Iterator[None]:
    """Turn a part of a query that can't be read into a wrong value of its option."""
    try:
        yield
    except queries.QueryError as error:
        raise WrongValue(cause(error), OPTIONS[error.part]) from error


def parse_query(text: str) -> Query:
    """The query of words as ``queries.parse_query``. Raises BadParameter for what is none."""
    with _as_typed():
        return queries.parse_query(text)


def read_colors(letters: str | None) -> int | None:
    """The mask of colors as ``queries.read_colors``. Raises BadParameter for other letters."""
    with _as_typed():
        return queries.read_colors(letters)


def read_bounds(text: str | None) -> tuple[float | None, float | None]:
    """The bounds as ``queries.read_bounds``. Raises BadParameter for what says none."""
    with _as_typed():
        return queries.read_bounds(text)
