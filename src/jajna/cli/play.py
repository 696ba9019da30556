"""``jajna play``: a game in the terminal against a player by program."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import Final

import click

from jajna.agents import AgentError, agent_named, make_agent
from jajna.cards.pool import Pool, data_folder
from jajna.cli.commands import Command
from jajna.cli.deck_checks import BuiltFor
from jajna.cli.decks import legal_deck
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, WrongUse, WrongValue
from jajna.cli.options import (
    ERA_HELP,
    PLAIN_HELP,
    instead_option,
    leave_out_option,
    number_type,
    read_era,
    read_name,
    seed_type,
)
from jajna.cli.seats import (
    check_commanders,
    decks_named,
    players_option,
    variant_of,
    variant_option,
)
from jajna.cli.terminal.match import Match
from jajna.cli.terminal.screen import Screen
from jajna.era import CURRENT, Era
from jajna.errors import DeckError, JajnaError
from jajna.formats.construction import CASUAL, Construction, casual_for
from jajna.formats.deck import Deck
from jajna.formats.known import formats_of
from jajna.formats.substitutes import Substitutes
from jajna.formats.supplementary import creatures_for, for_seats
from jajna.garbage_collector import collecting_seldom
from jajna.messages import Message, cause
from jajna.replay import GameSetup, Session, load
from jajna.tables.seat import Seat
from jajna.tables.stops import DEFAULT, StopError, Stops
from jajna.tables.table import Table
from jajna.text.catalogue import LANGUAGES, Language, language
from jajna.text.things import names_in
from jajna.variant import Variant

__all__ = ["play"]

OPPONENT: Final = "Jajna"
DECKS: Final = ("white", "black")
"""The decks of the person and of the opponent where none are named."""
THINKING: Final = 2.0
"""Most seconds that the opponent takes for an answer."""
SEEDS: Final = 1_000_000
PERSON: Final = 0
FILE: Final = click.Path(dir_okay=False, path_type=Path)
SAVED: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


def read_level(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """A level, or another agent."""
    try:
        agent_named(value)
    except AgentError as error:
        raise WrongValue(cause(error), "--level") from error
    return value


@click.command(cls=Command)
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@players_option
@variant_option
@click.option("--seed", type=seed_type, help="Chance: the same number gives the same shuffles.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--level", "--agent", "player", default="normal", show_default=True, metavar="LEVEL",
              callback=read_level, help="How well your opponent plays: easy, normal, hard or "
              "expert; or an agent, as for jajna sim.")  # fmt: skip
@click.option("--name", callback=read_name, help="What you are called.")
@click.option("--save", type=FILE, help="Keep the game in this file after each of your decisions.")
@click.option("--load", "saved", type=SAVED, help="Play on the game saved in this file.")
@click.option("--era", callback=read_era, help=ERA_HELP)
@click.option("--format", "built", metavar="FORMAT",
              help="How decks are to be built: casual, constructed, limited, standard, a block, or "
              "a format of your own. By default casual, as the variant asks for.")  # fmt: skip
@click.option("--stops", default=DEFAULT, show_default=True, help="Where you are asked to act.")
@click.option("--best-of", type=number_type, default=1, show_default=True,
              help="Games of the match; who wins most of so many wins it.")  # fmt: skip
@click.option("--pay-by-hand", is_flag=True, help="Be asked how each cost is paid.")
@click.option("--plain", is_flag=True, help=PLAIN_HELP)
@click.option("--hot-seat", is_flag=True, help="Two people play, in turn at this screen.")
@instead_option
@leave_out_option
def play(
    decks: tuple[str, ...],
    players: int | None,
    variant: Variant | None,
    seed: int | None,
    lang: str | None,
    player: str,
    name: str | None,
    save: Path | None,
    saved: Path | None,
    era: Era | None,
    built: str | None,
    stops: str,
    best_of: int,
    pay_by_hand: bool,
    plain: bool,
    hot_seat: bool,
    instead: dict[str, str],
    leaves_out: bool,
) -> None:
    """Play a game against the computer, or against a person at the same screen.

    The first DECK is yours. They are files with deck lists, as Magic Online or Arena write them, or
    decks that come with Jajna: white, blue, black, red, green, silver and gold with 40 cards, skies
    and stampede with 60, heights and wilds for Commander, breeze and thicket for Brawl; or decks of
    your profile. Type "help" at any question to see what you can do.
    """
    spoken = language(lang or default_language())
    screen = Screen(spoken, plain=plain)
    pool = Pool()
    try:
        Stops(stops)
        if saved is not None:
            session = _loaded(saved, decks, era, pool, screen)
        else:
            count_of = players or max(len(decks), 2)
            if hot_seat and count_of > 2:
                raise WrongUse(Message("--hot-seat is for two players"))
            played = variant_of(variant, count_of)
            chosen = _chosen(decks, count_of, played)
            when = era or CURRENT
            construction = formats_of(pool)(built or casual_for(played).name, when)
            substitutes = Substitutes.of(instead, leaves_out, pool.card)
            legal = [
                legal_deck(one, pool.card, construction, when, spoken, substitutes)
                for one in chosen
            ]
            check_commanders(tuple(legal), played)
            session = _begun(legal, seed, name, when, construction, pool, spoken, hot_seat, played)
    except StopError as error:
        raise WrongValue(cause(error), "--stops") from error
    except DeckError as error:
        raise WrongUse(cause(error)) from error
    except JajnaError as error:
        raise Failed(cause(error)) from error
    screen.language = spoken.in_era(session.setup.era)

    setup = session.setup
    people = setup.by_hand or (PERSON,)
    agents = {
        seat: make_agent(player, f"{setup.seed}.{seat}", THINKING)
        for seat in range(len(setup.decks))
        if seat not in people
    }
    seats = [
        Seat(player if seat in agents else "", stops, pay_by_hand)
        for seat in range(len(setup.decks))
    ]
    built_as = formats_of(pool)(setup.format or CASUAL.name, setup.era)
    table = Table(
        session,
        seats,
        count(setup.seed + 1).__next__,
        games=best_of,
        decks=BuiltFor(built_as, setup.era, screen.language),
    )
    save_as = data_folder() / "games" / f"{setup.seed}.json"
    names = names_in(screen.language, setup.all_cards())
    with collecting_seldom():
        Match(table, agents, screen, names, save or saved, save_as).play()


def _begun(
    decks: list[Deck],
    seed: int | None,
    name: str | None,
    era: Era,
    built: Construction,
    pool: Pool,
    spoken: Language,
    hot_seat: bool,
    variant: Variant,
) -> Session:
    """A new game."""
    return Session(
        GameSetup(
            tuple(tuple(one.cards()) for one in decks),
            _names(name, spoken, hot_seat, len(decks)),
            SystemRandom().randrange(SEEDS) if seed is None else seed,
            era=era,
            format=built.name,
            by_hand=(PERSON, PERSON + 1) if hot_seat else (PERSON,),
            sideboards=tuple(tuple(one.outside()) for one in decks),
            card_names=pool.card_names,
            variant=variant,
            commanders=tuple(tuple(one.leaders()) for one in decks),
            supplementary=for_seats(variant, decks, pool.card),
            creatures=creatures_for(variant, pool, era),
            noted=tuple(one.noted for one in decks),
        )
    )


def _chosen(decks: tuple[str, ...], players: int, variant: Variant) -> tuple[str, ...]:
    """The names of the decks: those that are named, then others that come with Jajna."""
    if variant.commanders or variant.random_creatures or players > 2:
        return decks_named(decks, players, variant)
    return (*decks, *DECKS[len(decks) :])


def _names(name: str | None, spoken: Language, hot_seat: bool, players: int) -> tuple[str, ...]:
    """What the players are called."""
    if not hot_seat:
        others = [OPPONENT]
        if players > 2:
            others = [f"{OPPONENT} {number}" for number in range(1, players)]
        return (name or spoken.say("You"), *others)
    return name or spoken.say("Player {number}", number=1), spoken.say("Player {number}", number=2)


def _loaded(
    path: Path,
    decks: tuple[str, ...],
    era: Era | None,
    pool: Pool,
    screen: Screen,
) -> Session:
    """A game played on. Raises JajnaError for a file that can't be used."""
    if decks:
        raise WrongUse(Message("--load goes without decks: the saved game has its own"))
    session = load(path, pool.card, era, pool.card_names)
    if session.changed:
        screen.say(
            screen.language.say(
                "Cards that have changed since the game was saved: {cards}.",
                cards=", ".join(session.changed),
            )
        )
    return session
