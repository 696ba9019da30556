"""``jajna sim``: many games between two decks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click
import msgspec

from jajna.agents import AgentError, agent_named
from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.decks import find_deck
from jajna.cli.mistakes import Failed, WrongUse, WrongValue
from jajna.cli.options import (
    ERA_HELP,
    instead_option,
    jobs_type,
    leave_out_option,
    number_type,
    read_era,
    seed_type,
)
from jajna.cli.progress import Bar
from jajna.cli.seats import (
    check_commanders,
    decks_named,
    players_option,
    variant_of,
    variant_option,
)
from jajna.era import CURRENT, Era
from jajna.errors import DeckError, JajnaError
from jajna.files import write_whole
from jajna.formats.substitutes import Substitutes
from jajna.formats.supplementary import creatures_for, for_seats
from jajna.messages import Message, cause
from jajna.simulation.matches import GameReport, Match, Report, play_match
from jajna.simulation.running import LIMITS, Limits
from jajna.variant import Variant

__all__ = ["sim"]

SHOWN: Final = 10
"""Most errors that are told."""


def read_agent(name: str) -> str:
    """A name, if it is an agent's."""
    try:
        agent_named(name)
    except AgentError as error:
        raise WrongValue(cause(error)) from error
    return name


def read_agents(context: click.Context, parameter: click.Parameter, value: str) -> tuple[str, ...]:
    """The agents named, of which there may be fewer than seats."""
    names = [name.strip() for name in value.split(",")]
    for name in names:
        read_agent(name)
    return tuple(names)


@click.command(cls=Command)
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@players_option
@variant_option
@click.option("--games", type=number_type, default=100, show_default=True,
              help="How many games are played.")  # fmt: skip
@click.option(
    "--seed", type=seed_type, default=0, show_default=True, help="Seed of the first game."
)
@click.option("--agents", default="heuristic", show_default=True, metavar="X,Y",
              callback=read_agents,
              help="Who plays each deck: heuristic, random, easy, normal, hard, expert, search:N "
              "with N simulations for each answer, heuristic-0.1 as it played in that version, or "
              "module:Class for one of yours; fewer take turns.")  # fmt: skip
@click.option("--turns", type=number_type, default=LIMITS.turns, show_default=True,
              help="A game that takes longer is a draw.")  # fmt: skip
@click.option("--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP)
@click.option("--jobs", type=jobs_type, default=0, help="Processes; 0: one per core.")
@click.option("--dask", "scheduler", default="", metavar="ADDRESS",
              help="Play by the workers of the Dask scheduler at this address, such as "
              "tcp://localhost:8786, instead of own processes.")  # fmt: skip
@instead_option
@leave_out_option
@click.option("--rows", type=click.Path(dir_okay=False, path_type=Path),
              help="Write each game into this file, as a line of JSON.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def sim(
    decks: tuple[str, ...],
    players: int | None,
    variant: Variant | None,
    games: int,
    seed: int,
    agents: tuple[str, ...],
    turns: int,
    era: Era,
    jobs: int,
    scheduler: str,
    instead: dict[str, str],
    leaves_out: bool,
    rows: Path | None,
    as_json: bool,
) -> None:
    """Let programs play decks against each other and count who wins.

    A DECK is a file with a deck list, or the name of one that comes with Jajna. The decks take
    turns in going first; the same seed gives the same games, wherever they are played. With
    --players or --variant fewer decks than players will do, also none.
    """
    seats = players or max(len(decks), 2)
    if not players and variant is None and len(decks) < 2:
        raise WrongUse(Message("name two decks, or how many play (--players)"))
    played = variant_of(variant, seats)
    names = decks_named(decks, seats, played)
    if len(agents) > seats:
        raise WrongUse(
            Message("{agents} agents for {players} players", agents=len(agents), players=seats)
        )
    pool = Pool()
    try:
        substitutes = Substitutes.of(instead, leaves_out, pool.card)
        found = tuple(find_deck(one, pool.card, substitutes) for one in names)
    except JajnaError as error:
        raise WrongUse(cause(error)) from error
    check_commanders(found, played)
    try:
        beside = for_seats(played, found, pool.card)
        match = Match(
            tuple(tuple(one.cards()) for one in found),
            tuple(agents[seat % len(agents)] for seat in range(seats)),
            seed,
            limits=Limits(turns, LIMITS.decisions),
            era=era,
            variant=played,
            commanders=tuple(tuple(one.leaders()) for one in found),
            supplementary=beside,
            creatures=creatures_for(played, pool, era),
            noted=tuple(one.noted for one in found),
        )
        lines: list[bytes] = []

        def note(game: GameReport) -> None:
            lines.append(msgspec.json.encode(game.data(match)))

        with Bar("Playing") as bar:
            report = play_match(match, games, jobs, bar, scheduler, note if rows else None)
        if rows is not None:
            write_whole(rows, b"".join([line + b"\n" for line in lines]))
    except DeckError as error:
        raise WrongUse(cause(error)) from error
    except JajnaError as error:
        raise Failed(cause(error)) from error
    if as_json:
        click.echo(msgspec.json.encode(report.data()).decode())
    else:
        _print(report, names, played)
    for broken, fault in report.errors[:SHOWN]:
        click.echo(f"game with seed {broken}: {fault}", err=True)
    sys.exit(1 if report.errors else 0)


def _print(report: Report, decks: tuple[str, ...], variant: Variant) -> None:
    for seat, wins in enumerate(report.wins):
        share = 100 * wins / report.games
        low, high = (100 * one for one in report.intervals()[seat])
        click.echo(
            f"{_seat(seat, decks, report.agents[seat], variant)}: "
            f"{wins} {'win' if wins == 1 else 'wins'}, {share:.1f} % ({low:.1f} to {high:.1f})"
        )
    data = report.data()
    click.echo(f"draws: {report.draws}, errors: {len(report.errors)}, games: {report.games}")
    click.echo(
        f"{report.turns / report.games:.1f} turns and "
        f"{report.decisions / report.games:.1f} decisions a game, "
        f"{data['games_per_second']} games and {data['decisions_per_second']} decisions a second "
        f"({data['build']})"
    )


def _seat(seat: int, decks: tuple[str, ...], agent: str, variant: Variant) -> str:
    """The deck and the agent of a seat; of several seats its number too, and its team."""
    name = f"{decks[seat]} ({agent})"
    if len(decks) <= 2:
        return name
    if variant.team_size > 1:
        return f"{seat + 1}, team {variant.team(seat) + 1}: {name}"
    return f"{seat + 1}: {name}"
