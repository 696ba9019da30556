"""Queries for cards, as the options and words of commands say them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from jajna.cards import queries
from jajna.cli.mistakes import WrongValue
from jajna.messages import cause

if TYPE_CHECKING:
    from jajna.cards.conditions import Condition

__all__ = ["parse_query"]

OPTIONS: Final = {
    queries.COLORS: "--color",
    queries.MANA_VALUE: "--mana-value",
    queries.WORDS: "WORDS",
}
"""The options that say the parts of a query."""


@contextmanager
def _as_typed() -> Iterator[None]:
    """Turn a part of a query that can't be read into a wrong value of its option."""
    try:
        yield
    except queries.QueryError as error:
        raise WrongValue(cause(error), OPTIONS[error.part]) from error


def parse_query(text: str) -> Condition:
    """The condition as ``queries.parse_query``. Raises BadParameter for what is none."""
    with _as_typed():
        return queries.parse_query(text)
