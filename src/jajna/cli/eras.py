"""``jajna era``: the rules of a time."""

from __future__ import annotations

import click
import msgspec

from jajna.cli.commands import Group
from jajna.cli.languages import default_language
from jajna.cli.options import read_era
from jajna.era import ERAS, Era
from jajna.judge.eras import (
    differing,
    era_data,
    era_lines,
    list_lines,
    switch_data,
    switch_lines,
)
from jajna.text.catalogue import LANGUAGES, language

__all__ = ["era"]


def _needed(context: click.Context, parameter: click.Parameter, value: str) -> Era:
    chosen = read_era(context, parameter, value)
    assert chosen is not None, value
    return chosen


@click.group(cls=Group)
def era() -> None:
    """Show the rules of other times, which games can be played by."""


@era.command("list")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def list_eras(lang: str | None, as_json: bool) -> None:
    """List the eras."""
    spoken = language(lang or default_language())
    if as_json:
        _print_json({"eras": [era_data(one) for one in ERAS.values()]})
        return
    click.echo("\n".join(list_lines(spoken)))


@era.command()
@click.argument("name", callback=_needed)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def show(name: Era, lang: str | None, as_json: bool) -> None:
    """Show what the rules say in the era NAME, with their numbers there."""
    spoken = language(lang or default_language())
    if as_json:
        _print_json(era_data(name))
        return
    click.echo("\n".join(era_lines(name, spoken)))


@era.command()
@click.argument("first", callback=_needed)
@click.argument("second", callback=_needed)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def diff(first: Era, second: Era, lang: str | None, as_json: bool) -> None:
    """Show in which rules the eras FIRST and SECOND differ, with numbers and dates."""
    spoken = language(lang or default_language())
    if as_json:
        found = [switch_data(one, [first, second], spoken) for one in differing(first, second)]
        _print_json({"first": first.name, "second": second.name, "switches": found})
        return
    click.echo("\n".join(switch_lines(first, second, spoken)))


def _print_json(data: dict[str, object]) -> None:
    click.echo(msgspec.json.encode(data).decode())
