"""``jajna fuzz``: random games with everything checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import msgspec

from jajna.card import Card
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import judge_all
from jajna.cards.nodes import load_nodes
from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.mistakes import Failed
from jajna.cli.options import jobs_type, number_type, read_eras, seed_type
from jajna.cli.progress import Bar
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.files import write_whole
from jajna.ir.codec import Codec
from jajna.messages import cause
from jajna.replay import write_record
from jajna.simulation.coverage import Coverage, read_coverage
from jajna.simulation.decks import Stock
from jajna.simulation.fuzz import Failure, FuzzReport
from jajna.simulation.fuzz import fuzz as run_fuzz

__all__ = ["fuzz"]

LAST_ANSWERS: Final = 12
"""The number of answers before a failure that are shown."""
NEVER_SHOWN: Final = 12
"""The number of mechanics never reached that are shown."""


@click.command(cls=Command)
@click.option("--games", type=number_type, default=None,
              help="How many games; 100 unless --minutes is given.")  # fmt: skip
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), default=None,
              help="Begin no more games after so many minutes.")  # fmt: skip
@click.option("--coverage", "kept", type=click.Path(dir_okay=False, path_type=Path),
              help="Go on from this file, and keep in it what is reached.")  # fmt: skip
@click.option("--seed", type=seed_type, default=0, show_default=True,
              help="Seed of the first game; a file of coverage knows its own.")  # fmt: skip
@click.option("--cards", "file", type=click.Path(exists=True, dir_okay=False, path_type=Path),
              help="Compile this card file and use its cards too.")  # fmt: skip
@click.option("--save", "folder", type=click.Path(file_okay=False, path_type=Path),
              default=Path("fuzz-failures"), show_default=True,
              help="Save failures in this folder.")  # fmt: skip
@click.option("--era", "eras", default=CURRENT.name, show_default=True, callback=read_eras,
              help="By the rules of this time, as 2003-07; all: the games take turns.")  # fmt: skip
@click.option("--several", is_flag=True, help="All games are for three to six players.")
@click.option(
    "--checked",
    type=click.FloatRange(0, 1),
    default=1.0,
    show_default=True,
    help="The share of games checked at each decision, the others at the end.",
)
@click.option("--jobs", type=jobs_type, default=0, help="Processes; 0: one per core.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def fuzz(
    games: int | None,
    minutes: float | None,
    kept: Path | None,
    seed: int,
    file: Path | None,
    folder: Path,
    eras: tuple[Era, ...],
    several: bool,
    checked: float,
    jobs: int,
    as_json: bool,
) -> None:
    """Play random games and check what must always hold.

    No exception, no card lost, replays and copies that go the same way, characteristics that are
    up to date, views that show nothing hidden. The games are steered to what none has shown: decks
    are made of cards with something left to show, and of company that these need, with basic lands
    for all mana on the battlefield; players take what is new and answer what is on the stack. One
    game in eight is of random decks by the rules of the start.

    Tells what share of the cards were cast and of their abilities used, and which mechanics
    were never reached. With --coverage the next run goes on from there.

    A failure is shrunk to a short game, and saved as a game that 'jajna replay' plays and, where
    a position can be written, as a scenario that 'jajna judge run' runs. Ends with exit code 1
    if anything fails.
    """

    def tell(failure: Failure) -> None:
        for line in _told(failure, _saved(failure, folder)):
            click.echo(line, err=True)

    def keep(coverage: Coverage) -> None:
        if kept is not None:
            coverage.save(kept)

    count = games if games is not None else 100 if minutes is None else sys.maxsize
    try:
        stock = Stock.of(_cards(file, jobs))
        coverage = read_coverage(kept, stock, seed) if kept is not None else Coverage(stock, seed)
        with Bar("Playing") as bar:
            report = run_fuzz(
                coverage, count, jobs, minutes, bar, tell, eras, keep, several, checked
            )
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
    with Bar("Compiling") as bar:
        pool.refresh(bar, jobs)
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
    coverage = report.coverage
    click.echo(
        f"{report.games} games with {report.decisions} decisions in {report.seconds:.0f} s, "
        f"{len(report.failures)} failures"
    )
    if coverage.games > report.games:
        click.echo(f"{coverage.games} games in all with those before, and in them")
    for name, seen in report.seen().items():
        what = "abilities" if name == "abilities" else "cards"
        label = "used" if name == "abilities" else name
        click.echo(f"  {label:10} {seen.count} of {seen.of} {what} ({seen.share:.1%})")
    never = report.never_reached()
    if never:
        click.echo(f"never reached: {len(never)} mechanics, the commonest")
        for one in never[:NEVER_SHOWN]:
            click.echo(f"  {one.name:28} {one.of} uses, as {one.example}")
    slowest = report.slowest
    click.echo(
        f"slowest answer: {slowest.seconds * 1000:.0f} ms, seed {slowest.seed}, step {slowest.step}"
    )


def _saved(failure: Failure, folder: Path) -> list[Path]:
    """The files in which a failure was saved."""
    path = folder / f"{failure.seed}.json"
    write_record(failure.record, path)
    if not failure.scenario:
        return [path]
    scenario = folder / f"{failure.seed}.yaml"
    write_whole(scenario, failure.scenario.encode())
    return [path, scenario]


def _told(failure: Failure, saved: list[Path]) -> list[str]:
    """The lines about a failure and the answers that led there."""
    answers = failure.record.answers
    lines = [
        f"seed {failure.seed}, step {failure.step}: {failure.message}",
        f"  saved as {', '.join(str(path) for path in saved)}: {len(answers)} answers, the last",
    ]
    for step in range(max(len(answers) - LAST_ANSWERS, 0), len(answers)):
        lines.append(f"  {step}: {answers[step]}")
    return lines
