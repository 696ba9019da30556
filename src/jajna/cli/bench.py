"""``jajna bench``: how fast the engine is here."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.table import Table

from jajna.cli.eras import ERA_HELP, read_era
from jajna.cli.progress import Bar
from jajna.era import CURRENT, Era
from jajna.simulation.benchmarks import SECONDS, Measured
from jajna.simulation.benchmarks import bench as run_bench

__all__ = ["bench"]


@click.command()
@click.option("--seconds", type=click.FloatRange(min=0.01), default=SECONDS, show_default=True,
              help="How long each workload is measured.")  # fmt: skip
@click.option("--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(seconds: float, era: Era, as_json: bool) -> None:
    """Measure games, decisions, copies and undoing on fixed decks, and events on large boards."""
    with Bar("Measuring") as bar:
        measured = run_bench(bar, seconds, era)
    if as_json:
        click.echo(msgspec.json.encode(measured.data()).decode())
    else:
        _print(measured)


def _print(measured: Measured) -> None:
    table = Table(title=f"{measured.build} build", box=None)
    table.add_column("workload")
    table.add_column("value", justify="right")
    table.add_column("unit")
    for name, one in measured.workloads.items():
        table.add_row(name, f"{one.value:,.1f}", one.unit)
    console = Console()
    console.print(table)
    console.print(_grown(measured))


def _grown(measured: Measured) -> Table:
    """What events cost on each board, and the exponents with which that grows."""
    table = Table(title="µs for an event, by creatures and lords", box=None)
    table.add_column("event")
    boards = next(iter(measured.growth.values())).costs
    for creatures, lords in boards:
        table.add_column(f"{creatures}/{lords}", justify="right")
    table.add_column("n^", justify="right")
    table.add_column("k^", justify="right")
    for name, one in measured.growth.items():
        costs = [f"{cost:,.1f}" for cost in one.costs.values()]
        table.add_row(name, *costs, f"{one.by_creatures:.2f}", f"{one.by_lords:.2f}")
    return table
