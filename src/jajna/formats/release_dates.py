"""When sets were released, and of what kind they are."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

__all__ = ["Release", "releases"]

DATA: Final = "sets.toml"


class Release(NamedTuple):
    """The day on which a set was released, ISO, and its kind: ``core``, ``expansion``, ``modern``,
    ``starter``, ``other`` or ``funny``.
    """

    day: str
    kind: str


@cache
def releases() -> dict[str, Release]:
    """The releases of the sets that formats are made of, by code, the oldest first."""
    content = files("jajna.formats").joinpath("dated", DATA).read_bytes()
    return msgspec.toml.decode(content, type=dict[str, Release])
