"""``jajna bench``: how fast the engine is here."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.table import Table

from jajna.cli.progress import Bar
from jajna.simulation.benchmarks import SECONDS, Measured
from jajna.simulation.benchmarks import bench as run_bench

__all__ = ["bench"]


@click.command()
@click.option("--seconds", type=click.FloatRange(min=0.01), default=SECONDS, show_default=True,
              help="How long each workload is measured.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(seconds: float, as_json: bool) -> None:
    """Measure games, decisions, copies and undoing on fixed decks."""
    with Bar("Measuring") as bar:
        measured = run_bench(bar, seconds)
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
    Console().print(table)
