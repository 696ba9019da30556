"""The option that chooses the rules of a time."""

from __future__ import annotations

from typing import Final

import click

from jajna.era import ERAS, Era, find
from jajna.errors import EraError
from jajna.text.catalogue import message

__all__ = ["ALL", "ERA_HELP", "read_era", "read_eras"]

ALL: Final = "all"
ERA_HELP: Final = message(
    "By the rules of this time, as 2003-07 (jajna era list names all); with other rules as in "
    "current+mana_burn=on."
)


def read_era(context: click.Context, parameter: click.Parameter, value: str | None) -> Era | None:
    """The era of an option; None where it isn't given."""
    if value is None:
        return None
    try:
        return find(value)
    except EraError as error:
        raise click.BadParameter(str(error)) from error


def read_eras(context: click.Context, parameter: click.Parameter, value: str) -> tuple[Era, ...]:
    """The era of an option, or every one with ``all``."""
    if value == ALL:
        return tuple(ERAS.values())
    chosen = read_era(context, parameter, value)
    assert chosen is not None, value
    return (chosen,)
