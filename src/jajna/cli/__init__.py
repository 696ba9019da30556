"""The command line: ``jajna``."""

from __future__ import annotations

from typing import Final

import click

from jajna.cli.about import about
from jajna.cli.bench import bench
from jajna.cli.builds import show_version, warn_if_plain
from jajna.cli.cards import cards
from jajna.cli.collection import collection
from jajna.cli.deck_lists import decks
from jajna.cli.eras import era
from jajna.cli.explain import explain
from jajna.cli.fuzz import fuzz
from jajna.cli.glossary import glossary
from jajna.cli.handbook import handbook
from jajna.cli.judge import judge
from jajna.cli.learn import learn
from jajna.cli.play import play
from jajna.cli.replay import replay
from jajna.cli.sim import sim
from jajna.cli.spoken import Group

__all__ = ["main"]

LONG: Final = ("sim", "fuzz", "bench")
"""Commands that play many games."""


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version,
              help="Show the version and exit.")  # fmt: skip
@click.pass_context
def main(context: click.Context) -> None:
    """Play, study and simulate Magic: The Gathering."""
    if context.invoked_subcommand in LONG:
        warn_if_plain()


main.add_command(cards)
main.add_command(decks)
main.add_command(collection)
main.add_command(play)
main.add_command(learn)
main.add_command(sim)
main.add_command(replay)
main.add_command(fuzz)
main.add_command(bench)
main.add_command(judge)
main.add_command(explain)
main.add_command(era)
main.add_command(glossary)
main.add_command(handbook)
main.add_command(about)
