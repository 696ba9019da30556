"""The command line: ``jajna``."""

from __future__ import annotations

from typing import Final

import click

from jajna.cli.builds import show_version, warn_if_plain
from jajna.cli.commands import Group, Unloaded
from jajna.text.catalogue import message

__all__ = ["main"]

LONG: Final = ("sim", "fuzz", "bench", "ladder")
"""Commands that play many games."""

COMMANDS: Final = (
    Unloaded(
        "about",
        "jajna.cli.about:about",
        message("Say which texts Jajna follows, and whose the names of the game are."),
    ),
    Unloaded(
        "bench",
        "jajna.cli.bench:bench",
        message(
            "Measure games, answers, copies, undoing and replays, large boards, payment, loading."
        ),
    ),
    Unloaded(
        "build",
        "jajna.cli.build:build",
        message(
            "Compile the engine, which makes games some seven times as fast; it takes some minutes."
        ),
    ),
    Unloaded("cards", "jajna.cli.cards:cards", message("Import, find and measure cards.")),
    Unloaded(
        "collection",
        "jajna.cli.collection:collection",
        message(
            "Keep collections of cards on this machine: open boosters, trade, and see what you "
            "have."
        ),
    ),
    Unloaded(
        "decks",
        "jajna.cli.deck_lists:decks",
        message("Show decks, and build your own from your collection."),
    ),
    Unloaded(
        "draft",
        "jajna.cli.drafting:draft",
        message("Draft cards of a SET, as 8ED, or of a cube; build a deck of them, and play it."),
    ),
    Unloaded(
        "era",
        "jajna.cli.eras:era",
        message("Show the rules of other times, which games can be played by."),
    ),
    Unloaded(
        "explain",
        "jajna.cli.explain:explain",
        message("Explain what THING is in the game saved in FILE, or in a scenario, and why."),
    ),
    Unloaded(
        "fuzz",
        "jajna.cli.fuzz:fuzz",
        message("Play random games and check what must always hold."),
    ),
    Unloaded(
        "glossary",
        "jajna.cli.glossary:glossary",
        message("Explain a TERM of the game, in English or Spanish; accents and case don't count."),
    ),
    Unloaded(
        "handbook",
        "jajna.cli.handbook:handbook",
        message(
            "Open a PAGE of the handbook by its title or the number of its chapter; alone, the "
            "chapters."
        ),
    ),
    Unloaded(
        "judge",
        "jajna.cli.judge:judge",
        message("Try the rules: scenarios say a position, what happens, and what is expected."),
    ),
    Unloaded(
        "learn",
        "jajna.cli.learn:learn",
        message("Learn to play: a game in which everything is explained as it comes."),
    ),
    Unloaded(
        "ladder",
        "jajna.cli.ladder:ladder",
        message("Let agents play all against all, and tell how strong they are."),
    ),
    Unloaded(
        "mcp",
        "jajna.cli.mcp:mcp",
        message(
            "Let a language model play DECK against OPPONENT_DECK by tools, over standard input "
            "and output."
        ),
    ),
    Unloaded(
        "play",
        "jajna.cli.play:play",
        message("Play a game against the computer, or against a person at the same screen."),
    ),
    Unloaded(
        "puzzle",
        "jajna.cli.puzzle:puzzle",
        message("Puzzles: positions in which a player has to win this turn, or to survive."),
    ),
    Unloaded(
        "replay",
        "jajna.cli.replay:replay",
        message(
            "Play the game saved in FILE again, by the rules of its era, and verify its digests."
        ),
    ),
    Unloaded(
        "sealed",
        "jajna.cli.drafting:sealed",
        message(
            "Open what sealed deck play opens of a SET, as 8ED; build a deck of it, and play it."
        ),
    ),
    Unloaded(
        "sim",
        "jajna.cli.sim:sim",
        message("Let programs play decks against each other and count who wins."),
    ),
    Unloaded(
        "tournament",
        "jajna.cli.tournament:tournament",
        message("Hold leagues and tournaments: who plays whom, the results, and how all stand."),
    ),
    Unloaded(
        "verify",
        "jajna.cli.verify:verify_command",
        message("Check that the games in FILE followed from what was promised before them."),
    ),
    Unloaded(
        "web",
        "jajna.cli.web:web",
        message("Play in the browser, against the computer or against people in your network."),
    ),
)


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version,
              help="Show the version and exit.")  # fmt: skip
@click.pass_context
def main(context: click.Context) -> None:
    """Play, study and simulate Magic: The Gathering."""
    if context.invoked_subcommand in LONG:
        warn_if_plain()


for _command in COMMANDS:
    main.add_command(_command)
