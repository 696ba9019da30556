"""The options that several commands have: the rules of a time, the language, whose cards."""

from __future__ import annotations

from typing import Final

import click

from jajna.cli.mistakes import WrongValue
from jajna.era import ERAS, Era, find
from jajna.errors import EraError
from jajna.limits import GREATEST, MOST_NAME
from jajna.messages import Message, cause
from jajna.text.catalogue import LANGUAGES, message
from jajna.typed import is_name

__all__ = [
    "ALL",
    "ERA_HELP",
    "PLAIN_HELP",
    "instead_option",
    "jobs_type",
    "lang_option",
    "leave_out_option",
    "number_type",
    "profile_option",
    "read_era",
    "read_eras",
    "read_name",
    "seed_type",
]

ALL: Final = "all"
ERA_HELP: Final = message(
    "By the rules of this time, as 2003-07 (jajna era list names all); with other rules as in "
    "current+mana_burn=on."
)
PLAIN_HELP: Final = message("Print on and on, for screen readers, rather than a page at a time.")

seed_type = click.IntRange(-(2**63), 2**63 - 1)
"""The numbers that chance can begin from."""
number_type = click.IntRange(1, GREATEST)
"""How many of something."""
jobs_type = click.IntRange(0, 128)
"""How many processes; 0 for one per core."""
lang_option = click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's."
)
profile_option = click.option(
    "--profile",
    "owner",
    default="",
    envvar="JAJNA_PROFILE",
    help="Whose; by default the only profile's, or JAJNA_PROFILE.",
)


def read_instead(
    context: click.Context, parameter: click.Parameter, value: tuple[str, ...]
) -> dict[str, str]:
    """The substitutes of an option, by the names of the cards."""
    found: dict[str, str] = {}
    for one in value:
        name, sign, other = one.partition("=")
        if not (sign and name.strip() and other.strip()):
            raise WrongValue(Message("{value} is not like 'Card=Other card'", value=repr(one)))
        found[name.strip()] = other.strip()
    return found


instead_option = click.option(
    "--instead",
    multiple=True,
    callback=read_instead,
    metavar="CARD=OTHER",
    help="Play OTHER in place of a CARD that isn't understood; may be repeated.",
)
leave_out_option = click.option(
    "--leave-out",
    "leaves_out",
    is_flag=True,
    help="Play decks without cards that aren't understood.",
)


def read_name(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """The name of a player, for an option; None where it isn't given."""
    if value is not None and not is_name(value):
        raise WrongValue(
            Message(
                "{value} can't be a name: it must be on one line, with at most {most} letters",
                value=repr(value),
                most=MOST_NAME,
            )
        )
    return value


def read_era(context: click.Context, parameter: click.Parameter, value: str | None) -> Era | None:
    """The era of an option; None where it isn't given."""
    if value is None:
        return None
    try:
        return find(value)
    except EraError as error:
        raise WrongValue(cause(error)) from error


def read_eras(context: click.Context, parameter: click.Parameter, value: str) -> tuple[Era, ...]:
    """The era of an option, or every one with ``all``."""
    if value == ALL:
        return tuple(ERAS.values())
    chosen = read_era(context, parameter, value)
    assert chosen is not None, value
    return (chosen,)
