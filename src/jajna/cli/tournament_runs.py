"""``jajna tournament run``: a whole tournament that programs play."""

from __future__ import annotations

import secrets
from pathlib import Path
from time import perf_counter
from typing import Final

import click
import msgspec

from jajna.agents import AGENTS
from jajna.agents.drafting import DRAFTERS
from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.decks import find_deck, write_list
from jajna.cli.languages import default_language
from jajna.cli.mistakes import failing
from jajna.cli.options import ERA_HELP, jobs_type, lang_option, read_era, seed_type
from jajna.cli.output import print_json
from jajna.cli.progress import Bar
from jajna.cli.tournament_lines import (
    name_of,
    print_standings,
    print_winner,
    shelf,
    standings_data,
)
from jajna.era import CURRENT, Era
from jajna.formats.deck import Deck
from jajna.limited.drafts import DraftKind
from jajna.messages import Message
from jajna.simulation.build import build_name
from jajna.simulation.tournaments import decks_of, enter, play_on
from jajna.text.catalogue import Language, language, message
from jajna.tournaments.policies import POLICIES
from jajna.tournaments.records import BYE, ByProgram, Setup, Structure
from jajna.tournaments.tournaments import Tournament, TournamentError

__all__ = ["run"]

OPENED: Final = (DraftKind.SEALED, DraftKind.BOOSTER, DraftKind.ROCHESTER)
STRUCTURES: Final = tuple(one.value for one in Structure if one is not Structure.LEAGUE)
PLAYERS: Final = 8
THEMES: Final = ("white", "blue", "black", "red", "green")
"""The decks that are played where nothing is said."""
BITS: Final = 62
ROUNDS: Final = (message("Round {number}:"), message("Final, round {number}:"))
"""What stands over the matches of a round before the cut, and of one after it."""


@click.command(cls=Command)
@click.argument("name")
@click.option("--players", type=click.IntRange(2, 512), default=PLAYERS, show_default=True,
              help="How many programs play.")  # fmt: skip
@click.option("--limited", "code", metavar="SET", help="Play with what is opened of this set.")
@click.option("--opened", type=click.Choice([one.value for one in OPENED]),
              default=DraftKind.SEALED.value, show_default=True,
              help="How limited play is begun.")  # fmt: skip
@click.option("--deck", "named", multiple=True, metavar="DECK-OR-FILE",
              help="A deck that is played; several are dealt out in turn.")  # fmt: skip
@click.option("--structure", type=click.Choice(STRUCTURES), default=Structure.SWISS.value,
              show_default=True, help="How it is found who plays whom.")  # fmt: skip
@click.option("--policy", type=click.Choice(list(POLICIES)), default="current", show_default=True,
              help="Of which time rounds, minutes and cut are.")  # fmt: skip
@click.option("--rounds", type=click.IntRange(1, 99), help="How many; else as the policy says.")
@click.option("--cut", type=click.IntRange(0, 256),
              help="How many play on after the rounds; else as the policy says.")  # fmt: skip
@click.option("--games", type=click.Choice(["1", "3", "5"]), default="3", show_default=True,
              help="Most games of a match.")  # fmt: skip
@click.option("--agent", type=click.Choice(list(AGENTS)), default="heuristic", show_default=True,
              help="Who plays.")  # fmt: skip
@click.option("--drafter", type=click.Choice(list(DRAFTERS)), default="abilities",
              show_default=True, help="Who takes cards in a draft.")  # fmt: skip
@click.option("--seed", type=seed_type, help="The number that chance follows from.")
@click.option("--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP)
@click.option("--jobs", type=jobs_type, default=0, help="Processes; 0: one per core.")
@click.option("--save-decks", "folder", type=click.Path(file_okay=False, path_type=Path),
              help="Write the decks into this folder.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
def run(
    name: str, players: int, code: str | None, opened: str, named: tuple[str, ...], structure: str,
    policy: str, rounds: int | None, cut: int | None, games: str, agent: str, drafter: str,
    seed: int | None, era: Era, jobs: int, folder: Path | None, as_json: bool, lang: str | None,
) -> None:  # fmt: skip
    """Let programs play the whole tournament NAME: their decks, the rounds, the final.

    Each result is kept as it comes. Where it was stopped, the same command goes on.
    """
    spoken = language(lang or default_language())
    limited = code is not None
    played = ByProgram(
        players,
        agent,
        era.name,
        opened if limited else "",
        (code or "").upper(),
        drafter if limited else "",
        () if limited else named or THEMES,
    )
    wanted = Setup(name, Structure(structure), policy, 0 if seed is None else seed, int(games),
                   -1 if rounds is None else rounds, -1 if cut is None else cut,
                   played=played)  # fmt: skip
    began = perf_counter()
    pool = Pool()
    with failing():
        if limited and named:
            raise TournamentError(Message("limited play is without decks: leave out --deck"))
        kept = _begun(wanted, seed, pool)
        decks = _decks(kept, pool)
        if folder is not None:
            for number, deck in enumerate(decks):
                write_list(deck, folder / f"{kept.entrants[number].name}.txt")
        with Bar(spoken.say("Playing")) as bar:
            one = play_on(shelf(), name, decks, pool.path, jobs, bar)
    if as_json:
        print_json({**run_data(one), "seconds": round(perf_counter() - began, 3),
                    "build": build_name()})  # fmt: skip
    else:
        _print(one, spoken)


def _begun(wanted: Setup, seed: int | None, pool: Pool) -> Tournament:
    """The tournament as it is, or a new one. Raises TournamentError for one that is another."""
    tournaments = shelf()
    if wanted.name not in tournaments.names():
        made = wanted
        if seed is None:
            made = msgspec.structs.replace(wanted, seed=secrets.randbits(BITS))
        empty = Tournament(made)
        decks = _decks(empty, pool)
        tournaments.begin(made)
        names = [f"Player {number}" for number in range(1, len(decks) + 1)]
        tournaments.change(wanted.name, lambda one: enter(one, decks, names))
    kept = tournaments.read(wanted.name)
    same = wanted if seed is not None else msgspec.structs.replace(wanted, seed=kept.setup.seed)
    if kept.setup != same:
        raise TournamentError(
            Message(
                "{name} is another tournament; go on with what it was begun with, or take "
                "another name",
                name=repr(wanted.name),
            )
        )
    if not kept.entrants:  # stopped before anybody had entered
        decks = _decks(kept, pool)
        names = [f"Player {number}" for number in range(1, len(decks) + 1)]
        tournaments.change(wanted.name, lambda one: enter(one, decks, names))
    return tournaments.read(wanted.name)


def _decks(one: Tournament, pool: Pool) -> list[Deck]:
    return decks_of(one.setup, pool, lambda deck: find_deck(deck, pool.card))


def run_data(one: Tournament) -> dict[str, object]:
    """A tournament for programs: its rounds, how all stand, and who has won."""
    rounds = [
        [
            {
                "table": place + 1,
                "first": one.entrants[pairing.first].name,
                "second": "" if pairing.second == BYE else one.entrants[pairing.second].name,
                "score": played.scores[place].text if place in played.scores else "",
            }
            for place, pairing in enumerate(played.pairings)
        ]
        for played in one.rounds
    ]
    scores = [
        played.scores[place]
        for played in one.rounds
        for place, pairing in enumerate(played.pairings)
        if pairing.second != BYE and place in played.scores
    ]
    return {
        "name": one.setup.name,
        "seed": one.setup.seed,
        "players": len(one.entrants),
        "rounds": rounds,
        "matches": len(scores),
        "games": sum(score.first + score.second + score.drawn for score in scores),
        "standings": standings_data(one),
        "winner": "" if one.winner is None else one.entrants[one.winner].name,
    }


def _print(one: Tournament, spoken: Language) -> None:
    for number, played in enumerate(one.rounds, 1):
        click.echo(spoken.say(ROUNDS[played.is_final], number=number))
        for place, pairing in enumerate(played.pairings):
            first, second = [name_of(one, seat, spoken) for seat in (pairing.first, pairing.second)]
            click.echo(f"  {first} {played.scores[place].text} {second}")
    print_standings(one, spoken)
    print_winner(one, spoken)
