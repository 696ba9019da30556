"""``jajna ladder``: how strong agents are, by games of all against all."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click
import msgspec

from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.decks import find_deck
from jajna.cli.mistakes import Failed, WrongUse, WrongValue
from jajna.cli.options import ERA_HELP, jobs_type, number_type, read_era, seed_type
from jajna.cli.progress import Bar
from jajna.cli.sim import read_agent
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.files import FileError, is_file, read_whole, unreadable, write_whole
from jajna.formats.archetypes import ARCHETYPES, archetype
from jajna.messages import Message, cause
from jajna.simulation.intervals import interval
from jajna.simulation.ladder import (
    Ladder,
    Row,
    Standing,
    climb,
    matrix,
    pod_standings,
    standings,
)
from jajna.simulation.running import LIMITS

__all__ = ["ladder"]

FEWEST: Final = 2
MOST_SEATS: Final = 8
EVERY: Final = "archetypes"
"""What stands for all decks that are archetypes."""
FILE: Final = click.Path(dir_okay=False, path_type=Path)


def read_agents(context: click.Context, parameter: click.Parameter, value: str) -> tuple[str, ...]:
    """The different agents named."""
    names = tuple(dict.fromkeys(read_agent(name.strip()) for name in value.split(",")))
    if len(names) < FEWEST:
        raise WrongValue(Message("a ladder is of two agents or more"))
    return names


@click.command(cls=Command)
@click.option("--agents", default="heuristic,easy,random", show_default=True, metavar="NAMES",
              callback=read_agents, help="Who plays, as for jajna sim.")  # fmt: skip
@click.option("--decks", default="silver,gold,skies,stampede", show_default=True, metavar="NAMES",
              help="The decks: files, names, or archetypes for all twenty of these.")  # fmt: skip
@click.option("--rounds", type=number_type, default=1, show_default=True,
              help="How often each pair of agents plays each pair of decks.")  # fmt: skip
@click.option("--seats", type=number_type, default=2, show_default=True,
              help="Players at a table; of more than two it is rated who wins.")  # fmt: skip
@click.option(
    "--seed", type=seed_type, default=0, show_default=True, help="Seed of the first game."
)
@click.option("--turns", type=number_type, default=LIMITS.turns, show_default=True,
              help="A game that takes longer is a draw.")  # fmt: skip
@click.option("--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP)
@click.option("--jobs", type=jobs_type, default=0, help="Processes; 0: one per core.")
@click.option("--dask", "scheduler", default="", metavar="ADDRESS",
              help="Play by the workers of the Dask scheduler at this address, such as "
              "tcp://localhost:8786, instead of own processes.")  # fmt: skip
@click.option("--rows", type=FILE, help="Keep each game in this file, as a line of JSON, and go on "
              "with the games that it has.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def ladder(
    agents: tuple[str, ...],
    decks: str,
    rounds: int,
    seats: int,
    seed: int,
    turns: int,
    era: Era,
    jobs: int,
    scheduler: str,
    rows: Path | None,
    as_json: bool,
) -> None:
    """Let agents play all against all, and tell how strong they are.

    Each pair plays each pair of decks both ways round with the same chance. The same seed gives the
    same games; with --rows a ladder that was stopped goes on.
    """
    if not FEWEST <= seats <= MOST_SEATS:
        raise WrongValue(Message("a table has 2 to {most} seats", most=MOST_SEATS), "--seats")
    try:
        wanted = Ladder(agents, _decks(decks), rounds, seed, era.name, seats, turns)
        played = _kept(rows, wanted)
    except JajnaError as error:
        raise WrongUse(cause(error)) from error
    total = len(wanted.games())
    try:
        with Bar("Playing") as bar:
            done = _climb(wanted, played, jobs, scheduler, rows, bar, total)
    except JajnaError as error:
        raise Failed(cause(error)) from error
    found = standings(done, agents) if seats == FEWEST else pod_standings(done, agents)
    if as_json:
        click.echo(msgspec.json.encode(_data(done, found, agents)).decode())
    else:
        _print(done, found, agents)
    broken = [row for row in done if row.error]
    for row in broken:
        click.echo(f"game {row.game}: {row.error}", err=True)
    sys.exit(1 if broken else 0)


def _climb(
    wanted: Ladder,
    played: list[Row],
    jobs: int,
    scheduler: str,
    rows: Path | None,
    bar: Bar,
    total: int,
) -> list[Row]:
    """Play what is left, and keep each game as it comes."""
    done = len(played)
    if rows is None:

        def count(row: Row) -> None:
            nonlocal done
            done += 1
            bar(done, total)

        return climb(wanted, played, jobs, count, scheduler)
    try:
        rows.parent.mkdir(parents=True, exist_ok=True)
        opened = rows.open("ab")
    except OSError as error:
        raise unreadable(rows, error) from error
    with opened as file:

        def keep(row: Row) -> None:
            nonlocal done
            done += 1
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
            bar(done, total)

        return climb(wanted, played, jobs, keep, scheduler)


def _kept(rows: Path | None, wanted: Ladder) -> list[Row]:
    """The games that a file has already; a line that was still being written is dropped.

    Raises JajnaError for a file of something else.
    """
    if rows is None or not is_file(rows):
        return []
    found: dict[int, Row] = {}
    for line in read_whole(rows).splitlines(keepends=True):
        if not line.endswith(b"\n"):
            continue
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.MsgspecError as error:
            raise FileError(
                Message("{file} has a line that is no game of a ladder: {why}",
                        file=str(rows), why=str(error))
            ) from error  # fmt: skip
        if not wanted.belongs(row):
            raise FileError(
                Message("{file} has games of another ladder; name a new file", file=str(rows))
            )
        found[row.game] = row
    write_whole(rows, b"".join([msgspec.json.encode(one) + b"\n" for one in found.values()]))
    return list(found.values())


def _decks(value: str) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """The decks named. Raises JajnaError for one that can't be played."""
    pool = Pool()
    names = list(ARCHETYPES) if value.strip().lower() == EVERY else value.split(",")
    found: list[tuple[str, tuple[Card, ...]]] = []
    for name in dict.fromkeys(one.strip() for one in names):
        known = name.lower() in ARCHETYPES
        deck = archetype(name, pool.card) if known else find_deck(name, pool.card)
        found.append((name, tuple(deck.cards())))
    return tuple(found)


def _data(rows: list[Row], found: list[Standing], agents: tuple[str, ...]) -> dict[str, object]:
    return {
        "games": len(rows),
        "errors": sum(1 for row in rows if row.error),
        "refused": sum(row.refused for row in rows),
        "standings": [
            {
                "agent": one.agent,
                "points": round(one.points, 1),
                "low": round(one.low, 1),
                "high": round(one.high, 1),
                "games": one.games,
                "wins": one.wins,
            }
            for one in found
        ],
        "agents": list(agents),
        "won": matrix(rows, agents),
    }


def _print(rows: list[Row], found: list[Standing], agents: tuple[str, ...]) -> None:
    for one in found:
        click.echo(
            f"{one.agent:24} {one.points:8.1f} ({one.low:.1f} to {one.high:.1f}), "
            f"{one.wins:g} of {one.games}"
        )
    won = matrix(rows, agents)
    for place, name in enumerate(agents):
        for other in range(place + 1, len(agents)):
            wins, games = won[place][other], won[place][other] + won[other][place]
            if games:
                low, high = (100 * edge for edge in interval(round(wins), round(games)))
                click.echo(
                    f"{name} against {agents[other]}: {wins:g} of {games:g}, "
                    f"{100 * wins / games:.1f} % ({low:.1f} to {high:.1f})"
                )
    click.echo(f"games: {len(rows)}, errors: {sum(1 for row in rows if row.error)}")
