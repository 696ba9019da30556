"""How many play, which variant, and with which decks: options of commands that begin games."""

from __future__ import annotations

from typing import Final

import click

from jajna.cli.mistakes import WrongUse, WrongValue
from jajna.errors import VariantError
from jajna.formats.deck import Deck
from jajna.formats.themes import ready_for
from jajna.limits import MOST_PLAYERS
from jajna.messages import Message, cause
from jajna.text.catalogue import message
from jajna.variant import VARIANTS, Variant, find, usual

__all__ = [
    "check_commanders",
    "decks_named",
    "players_option",
    "players_type",
    "read_variant",
    "variant_of",
    "variant_option",
]

players_type = click.IntRange(2, MOST_PLAYERS)
"""How many can play."""
VARIANT_HELP: Final = message(
    "Which variant is played, as commander or two-headed-giant; a wrong name lists all of them."
)
players_option = click.option("--players", type=players_type, help="How many play.")


def read_variant(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> Variant | None:
    """The variant of an option; None where it isn't given."""
    if value is None:
        return None
    try:
        return find(value.strip().lower())
    except VariantError as error:
        raise WrongValue(cause(error)) from error


variant_option = click.option(
    "--variant",
    callback=read_variant,
    metavar="VARIANT",
    help=VARIANT_HELP,
    shell_complete=lambda context, parameter, begun: [
        one.name for one in VARIANTS if one.name.startswith(begun)
    ],
)


def variant_of(variant: Variant | None, players: int) -> Variant:
    """The variant named, or the usual one for so many players.

    Raises WrongUse if so many can't play it.
    """
    chosen = variant or usual(players)
    if not chosen.allows(players):
        raise WrongUse(
            Message("{variant} is not for {count} players", variant=chosen.name, count=players)
        )
    return chosen


def decks_named(names: tuple[str, ...], players: int, variant: Variant) -> tuple[str, ...]:
    """The name of a deck for each player: those named, from the first again if they are fewer.

    Where none are named, decks that come with Jajna. Raises WrongUse for more decks than players.
    """
    if len(names) > players:
        raise WrongUse(
            Message("{decks} decks for {players} players", decks=len(names), players=players)
        )
    known = names or ready_for(variant)
    if not known:
        raise WrongUse(
            Message(
                "no deck that comes with Jajna is for {variant}: name lists of your own",
                variant=variant.name,
            )
        )
    return tuple(known[seat % len(known)] for seat in range(players))


def check_commanders(decks: tuple[Deck, ...], variant: Variant) -> None:
    """Raise WrongUse for a deck with commanders where there are none, or without one where each
    has one. CR 903.3.
    """
    for deck in decks:
        if deck.commanders and not variant.commanders:
            raise WrongUse(
                Message(
                    "the deck {name} has a commander; play it with --variant commander",
                    name=deck.name,
                )
            )
        if variant.commanders and not deck.commanders:
            raise WrongUse(
                Message(
                    "the deck {name} has no commander, which {variant} needs (CR 903.3)",
                    name=deck.name,
                    variant=variant.name,
                )
            )
