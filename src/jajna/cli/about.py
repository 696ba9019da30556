"""``jajna about``: which texts Jajna follows, where data are, and whose the game is."""

from __future__ import annotations

import click

from jajna import __version__
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.era_switches import EDITIONS
from jajna.files import data_folder
from jajna.text.catalogue import LANGUAGES, language

__all__ = ["about"]


@click.command(cls=Command)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
def about(lang: str | None) -> None:
    """Say which texts Jajna follows, and whose the names of the game are."""
    spoken = language(lang or default_language())
    dates = spoken.listed([one.date for one in EDITIONS])
    for line in (
        f"Jajna {__version__}",
        spoken.say(
            "It follows the Comprehensive Rules of {dates}, the rulebook of the Eighth Edition of "
            "2003, and the Oracle texts of cards, all told in its own words.",
            dates=dates,
        ),
        spoken.say(
            "Your data are in {folder}: collections, drafts and tournaments, and the files of sets "
            "and formats that you add.",
            folder=str(data_folder()),
        ),
        spoken.say(
            "Jajna is unofficial fan content and is not affiliated with Wizards of the Coast, "
            "which has neither approved nor endorsed it. Magic: The Gathering, its names and its "
            "symbols belong to Wizards of the Coast."
        ),
    ):
        click.echo(line)
