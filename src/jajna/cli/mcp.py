"""``jajna mcp``: a game that a language model plays by tools."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from jajna.agents import AgentError, agent_named
from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.decks import find_deck
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, failing
from jajna.cli.options import ERA_HELP, read_era, seed_type
from jajna.era import CURRENT, Era
from jajna.language_models.seat import ModelSeat
from jajna.messages import Message, cause
from jajna.replay import GameSetup, Session
from jajna.text.catalogue import LANGUAGES

__all__ = ["mcp"]


def run_server(seat: ModelSeat) -> None:
    """Serve the tools of a seat until the model leaves. Raises Failed without the extra."""
    try:
        from jajna.language_models.server import make_server
    except ModuleNotFoundError as error:
        raise Failed(Message("'jajna mcp' needs an extra: pip install 'jajna[mcp]'")) from error
    make_server(seat).run("stdio")


@click.command("mcp", cls=Command)
@click.argument("deck", default="skies")
@click.argument("opponent_deck", default="stampede")
@click.option("--opponent", default="heuristic", show_default=True,
              help="The program that plays against the model.")  # fmt: skip
@click.option(
    "--seed", type=seed_type, help="The chance of the game; by default another each time."
)
@click.option("--every-priority", is_flag=True,
              help="Ask whenever the model has priority and could do something.")  # fmt: skip
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path),
              help="Save the game in this file when the model leaves.")  # fmt: skip
@click.option("--era", callback=read_era, help=ERA_HELP)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
def mcp(
    deck: str,
    opponent_deck: str,
    opponent: str,
    seed: int | None,
    every_priority: bool,
    save: Path | None,
    era: Era | None,
    lang: str | None,
) -> None:
    """Let a language model play DECK against OPPONENT_DECK by tools, over standard input and
    output.

    It speaks the Model Context Protocol: name this command in the settings of the program that
    runs the model. The game can be saved and replayed like any other.
    """
    pool = Pool()
    decks = tuple(tuple(find_deck(name, pool.card).cards()) for name in (deck, opponent_deck))
    number = seed if seed is not None else secrets.randbits(48)
    try:
        agent = agent_named(opponent)(f"{number}.1", None)
    except AgentError as error:
        raise Failed(cause(error)) from error
    session = Session(
        GameSetup(decks, ("Model", "Jajna"), number, era=era or CURRENT, card_names=pool.card_names)
    )
    seat = ModelSeat(session, 0, {1: agent}, lang or default_language(), not every_priority)
    try:
        run_server(seat)
    finally:
        if save is not None:
            with failing():
                session.save(save)
