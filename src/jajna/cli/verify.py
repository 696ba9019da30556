"""``jajna verify``: whether the games of a match followed from what was promised before them."""

from __future__ import annotations

from pathlib import Path

import click

from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, failing
from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES, Language, language
from jajna.text.messages import error_text
from jajna.web.promises import GamePlayed, read_match, verify

__all__ = ["verify_command"]


@click.command("verify", cls=Command)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--promise", "promises", multiple=True, metavar="TEXT",
              help="What the page showed before a game; the games in FILE are compared with "
              "it.")  # fmt: skip
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
def verify_command(file: Path, promises: tuple[str, ...], lang: str | None) -> None:
    """Check that the games in FILE followed from what was promised before them.

    The page offers FILE once a match is over. Before each game it showed a hash of the seed, from
    which all shuffles follow, with a salt: if both fit the hash, and the game follows from the
    seed and the answers, nobody has chosen the cards as they came.
    """
    spoken = language(lang or default_language())
    with failing():
        match = read_match(file)
    pool = Pool()
    broken = 0
    for number, game in enumerate(match.games, 1):
        try:
            uncovered = verify(game, pool.card, pool.card_names)
        except JajnaError as error:
            broken += 1
            click.echo(
                spoken.say(
                    "Game {number}: {why}", number=number, why=error_text(error, spoken.code)
                )
            )
            continue
        click.echo(_kept(number, game, spoken))
        if uncovered:
            click.echo(
                spoken.count(
                    uncovered,
                    "  After {number} takeback chance went on from a fresh seed, of which nothing "
                    "was promised.",
                    "  After {number} takebacks chance went on from fresh seeds, of which nothing "
                    "was promised.",
                )
            )
    told = {game.promise for game in match.games}
    missing = [one for one in promises if one.strip().lower() not in told]
    for one in missing:
        click.echo(spoken.say("No game has the promise {promise}.", promise=one))
    if broken or missing:
        raise Failed(Message("the match isn't what was promised"))


def _kept(number: int, game: GamePlayed, spoken: Language) -> str:
    """What is said of a game that is as it was promised."""
    return spoken.say(
        "Game {number}: as promised by {promise} ({count} answers)",
        number=number,
        promise=game.promise,
        count=len(game.record.answers),
    )
