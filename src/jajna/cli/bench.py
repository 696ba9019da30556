"""``jajna bench``: how fast the engine is here."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.table import Table

from jajna.cli.commands import Command
from jajna.cli.mistakes import Failed, WrongValue
from jajna.cli.options import ERA_HELP, read_era
from jajna.cli.progress import Bar
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.limits import MOST_CARDS
from jajna.messages import Message, cause
from jajna.simulation.answer_times import GAMES
from jajna.simulation.benchmarks import PARTS, SECONDS, Measured, Request
from jajna.simulation.benchmarks import bench as run_bench
from jajna.simulation.boards import SIZES
from jajna.simulation.measures import Curve, Measure
from jajna.typed import is_number

__all__ = ["bench"]

WEB: Final = "web"
"""The part of tables in the browser."""
LEARNING: Final = "learning"
"""The part of environments for learning, which need an extra."""
LEAST: Final = 2
"""The smallest board."""


def _read_sizes(ctx: click.Context, option: click.Parameter, text: str) -> tuple[int, ...]:
    """The sizes, as numbers with commas between. Raises BadParameter for anything else."""
    numbers = text.replace(" ", "").split(",")
    if not all(is_number(number) for number in numbers):
        raise WrongValue(Message("write numbers with commas between, such as 100,300,1000"))
    sizes = tuple(int(number) for number in numbers)
    if list(sizes) != sorted(set(sizes)) or sizes[0] < LEAST or sizes[-1] > MOST_CARDS:
        raise WrongValue(
            Message(
                "the sizes must increase, from {least} to {most} at most",
                least=LEAST,
                most=MOST_CARDS,
            )
        )
    return sizes


@click.command(cls=Command)
@click.option("--seconds", type=click.FloatRange(min=0.01), default=SECONDS, show_default=True,
              help="How long each workload is measured.")  # fmt: skip
@click.option("--only", "parts", type=click.Choice([*PARTS, WEB, LEARNING]), multiple=True,
              help="Measure this part alone; may be given several times. web and learning are "
              "measured only so.")  # fmt: skip
@click.option("--sizes", default=",".join(str(size) for size in SIZES), show_default=True,
              callback=_read_sizes, help="How large the boards are.")  # fmt: skip
@click.option("--corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path),
              help="Measure compiling the cards of MTGJSON's AtomicCards too.")  # fmt: skip
@click.option("--games", type=click.IntRange(min=1), default=GAMES, show_default=True,
              help="How many games with all cards answers are timed in.")  # fmt: skip
@click.option("--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(
    seconds: float,
    parts: tuple[str, ...],
    sizes: tuple[int, ...],
    corpus: Path | None,
    games: int,
    era: Era,
    as_json: bool,
) -> None:
    """Measure games, answers, copies, undoing and replays, large boards, payment, loading."""
    wanted = parts or PARTS
    others = tuple(part for part in wanted if part not in (WEB, LEARNING))
    request = Request(others, seconds, sizes, era, corpus, games)
    try:
        with Bar("Measuring") as bar:
            measured = run_bench(request, bar)
            if WEB in wanted:
                measured.workloads.update(_web())
            if LEARNING in wanted:
                measured.workloads.update(_learning(seconds, era))
    except JajnaError as error:
        raise Failed(cause(error)) from error
    if as_json:
        click.echo(msgspec.json.encode(measured.data()).decode())
    else:
        _print(measured)


def _web() -> dict[str, Measure]:
    """What tables cost a server. The server is loaded for this alone."""
    from jajna.web.benchmarks import web

    return web()


def _learning(seconds: float, era: Era) -> dict[str, Measure]:
    """How fast environments are. Raises Failed without the packages that they need."""
    try:
        from jajna.rl.benchmarks import learning
    except ModuleNotFoundError as error:
        raise Failed(
            Message("'jajna bench --only learning' needs an extra: pip install 'jajna[rl]'")
        ) from error
    return learning(seconds, era)


def _print(measured: Measured) -> None:
    console = Console()
    if measured.workloads:
        table = Table(title=f"{measured.build} build", box=None)
        table.add_column("workload")
        table.add_column("value", justify="right")
        table.add_column("unit")
        for name, one in measured.workloads.items():
            table.add_row(name, f"{one.value:,.1f}", one.unit)
        console.print(table)
    for unit, title in (("ms", "boards"), ("µs", "paying")):
        curves = {name: one for name, one in measured.curves.items() if one.unit == unit}
        for sizes in dict.fromkeys(tuple(one.costs) for one in curves.values()):
            alike = {name: one for name, one in curves.items() if tuple(one.costs) == sizes}
            console.print(_curved(f"{unit}, by size ({title})", sizes, alike))
    if measured.growth:
        console.print(_grown(measured))


def _curved(title: str, sizes: tuple[int, ...], curves: dict[str, Curve]) -> Table:
    """A table of each cost at each size, with the exponent and its limit."""
    table = Table(title=title, box=None)
    table.add_column("workload")
    for size in sizes:
        table.add_column(f"{size:,}", justify="right")
    table.add_column("exponent", justify="right")
    table.add_column("at most", justify="right")
    for name, one in curves.items():
        costs = [f"{cost:,.1f}" for cost in one.costs.values()]
        table.add_row(name, *costs, f"{one.exponent:.2f}", f"{one.most:.1f}")
    return table


def _grown(measured: Measured) -> Table:
    """A table of the costs of events on each board, with the exponents by which they grow."""
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
