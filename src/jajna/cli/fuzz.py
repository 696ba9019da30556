"""``jajna fuzz``: random games with everything checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import msgspec

from jajna.card import Card
from jajna.cards.compiling import judge_all
from jajna.cards.mtgjson import read_card_file
from jajna.cards.nodes import load_nodes
from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.mistakes import Failed
from jajna.cli.options import jobs_type, number_type, read_eras, seed_type
from jajna.cli.progress import Bar
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.ir.codec import Codec
from jajna.messages import cause
from jajna.replay import write_record
from jajna.simulation.decks import Stock
from jajna.simulation.fuzz import Failure, FuzzReport
from jajna.simulation.fuzz import fuzz as run_fuzz

__all__ = ["fuzz"]

LAST_ANSWERS: Final = 12
"""The number of answers before a failure that are shown."""


@click.command(cls=Command)
@click.option("--games", type=number_type, default=100, show_default=True,
              help="How many games are played.")  # fmt: skip
@click.option(
    "--seed", type=seed_type, default=0, show_default=True, help="Seed of the first game."
)
@click.option("--cards", "file", type=click.Path(exists=True, dir_okay=False, path_type=Path),
              help="Compile this card file and use its cards too.")  # fmt: skip
@click.option("--save", "folder", type=click.Path(file_okay=False, path_type=Path),
              help="Save the shortest failing beginning of each game in this folder.")  # fmt: skip
@click.option("--era", "eras", default=CURRENT.name, show_default=True, callback=read_eras,
              help="By the rules of this time, as 2003-07; all: the games take turns.")  # fmt: skip
@click.option("--jobs", type=jobs_type, default=0, help="Processes; 0: one per core.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def fuzz(
    games: int,
    seed: int,
    file: Path | None,
    folder: Path | None,
    eras: tuple[Era, ...],
    jobs: int,
    as_json: bool,
) -> None:
    """Play random games of random decks and check what must always hold.

    No exception, no card lost, replays and copies that go the same way, characteristics that are
    up to date, views that show nothing hidden. In three games out of four every card comes in turn,
    with basic lands of all types on the battlefield from the beginning; the rest are random decks.
    Tells what share of the cards were played and cast, and of those with abilities how many were
    activated or triggered. Ends with exit code 1 if anything fails; a game is
    played again by itself with '--games 1 --seed' and its seed, in the same '--era'.
    """

    def tell(failure: Failure) -> None:
        _tell(failure)
        if folder is not None:
            write_record(failure.record, folder / f"{failure.seed}.json")

    try:
        stock = Stock.of(_cards(file, jobs))
        with Bar("Playing") as bar:
            report = run_fuzz(stock, games, seed, jobs, bar, tell, eras)
    except JajnaError as error:
        raise Failed(cause(error)) from error
    if as_json:
        click.echo(msgspec.json.encode(report.data()).decode())
    else:
        _print(report)
    sys.exit(1 if report.failures else 0)


def _cards(file: Path | None, jobs: int) -> Iterator[Card]:
    """Every card that compiles: those of the pool, then those of the card file."""
    pool = Pool()
    yield from (pool.card(name) for name in pool.compiled_names())
    if file is None:
        return
    load_nodes()
    codec = Codec()
    source = read_card_file(file)
    with Bar("Compiling") as bar:
        for done, (_, verdict) in enumerate(judge_all(source, len(source), jobs=jobs)):
            bar(done, len(source))
            if verdict.compiled:
                yield codec.decode_card(msgspec.json.decode(verdict.card))


def _print(report: FuzzReport) -> None:
    click.echo(
        f"{report.games} games with {report.decisions} decisions, {len(report.failures)} failures"
    )
    for name, seen in report.seen().items():
        click.echo(f"  {name:10} {seen.cards} of {seen.of} cards ({seen.share:.1%})")


def _tell(failure: Failure) -> None:
    """Say what failed and which answers led there."""
    answers = failure.record.answers
    click.echo(f"seed {failure.seed}, step {failure.step}: {failure.message}", err=True)
    click.echo(f"  shortest beginning: {len(answers)} answers, the last of them", err=True)
    for step in range(max(len(answers) - LAST_ANSWERS, 0), len(answers)):
        click.echo(f"  {step}: {answers[step]}", err=True)
