"""``jajna learn``: a guided game with two ready decks, for those who have never played."""

from __future__ import annotations

from itertools import count
from typing import Final

import click

from jajna.agents import make_agent
from jajna.cards.pool import Pool, data_folder
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.options import ERA_HELP, PLAIN_HELP, read_era, read_name
from jajna.cli.terminal.guide import Guide
from jajna.cli.terminal.match import Match
from jajna.cli.terminal.screen import Screen
from jajna.era import CURRENT, Era
from jajna.formats.themes import theme
from jajna.garbage_collector import collecting_seldom
from jajna.replay import GameSetup, Session
from jajna.tables.seat import Seat
from jajna.tables.table import Table
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.things import names_in

__all__ = ["learn"]

DECKS: Final = ("silver", "gold")
"""The decks of the learner and of the opponent."""
SEED: Final = 2010
"""By it the cards come in the same order each time, lands and creatures in the first hand."""
OPPONENT: Final = "Jajna"
AGENT: Final = "heuristic"
THINKING: Final = 2.0


@click.command(cls=Command)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--name", callback=read_name, help="What you are called.")
@click.option("--era", callback=read_era, help=ERA_HELP)
@click.option("--plain", is_flag=True, help=PLAIN_HELP)
def learn(lang: str | None, name: str | None, era: Era | None, plain: bool) -> None:
    """Learn to play: a game in which everything is explained as it comes.

    Two ready decks, silver for you and gold for your opponent, come in the same order each time.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    session = Session(
        GameSetup(
            tuple(tuple(theme(one, pool.card).cards()) for one in DECKS),
            (name or spoken.say("You"), OPPONENT),
            SEED,
            first=0,
            era=era or CURRENT,
            by_hand=(0,),
            card_names=pool.card_names,
        )
    )
    match = Match(
        Table(session, [Seat(), Seat(AGENT)], count(SEED + 1).__next__),
        {1: make_agent(AGENT, f"{SEED}", THINKING)},
        Screen(spoken.in_era(session.setup.era), plain=plain),
        names_in(spoken, session.setup.all_cards()),
        save_as=data_folder() / "games" / "learning.json",
        guide=Guide(),
    )
    with collecting_seldom():
        match.play()
