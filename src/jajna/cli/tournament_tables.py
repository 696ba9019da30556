"""``jajna tournament play``: a match of a tournament at this terminal, which reports itself."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import Final

import click

from jajna.agents import AGENTS, make_agent
from jajna.cards.pool import Pool, data_folder
from jajna.cli.commands import Command
from jajna.cli.deck_checks import BuiltFor
from jajna.cli.decks import find_deck
from jajna.cli.languages import default_language
from jajna.cli.mistakes import failing
from jajna.cli.options import PLAIN_HELP, lang_option, read_era
from jajna.cli.terminal.match import Match
from jajna.cli.terminal.screen import Screen
from jajna.cli.tournament_lines import number_of, print_next, print_winner, shelf
from jajna.era import Era
from jajna.era import find as find_era
from jajna.formats.construction import CASUAL
from jajna.formats.deck import Deck
from jajna.formats.known import formats_of
from jajna.garbage_collector import collecting_seldom
from jajna.messages import Message
from jajna.replay import GameSetup, Session
from jajna.tables.journal import Journal, KeptSeat, KeptTable
from jajna.tables.kept import Wanted, begin, take_up
from jajna.tables.match_time import MatchTime
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.stops import DEFAULT
from jajna.tables.table import Stage, Table
from jajna.text.catalogue import language
from jajna.text.things import names_in
from jajna.tournaments.kept import FOLDER
from jajna.tournaments.locks import digest_of
from jajna.tournaments.records import BYE, Pairing, Score, Structure
from jajna.tournaments.tournaments import Tournament, TournamentError

__all__ = ["abandon", "play"]

TABLES: Final = "tables.sqlite"
LEAGUE: Final = -1
"""The place of a match of a league, which no round has."""
THINKING: Final = 2.0
SEEDS: Final = 1_000_000


def _journal() -> Journal:
    return SqliteJournal(data_folder() / FOLDER / TABLES)


@click.command(cls=Command)
@click.argument("name")
@click.argument("what", nargs=-1, required=True, metavar="TABLE...")
@click.option("--deck", metavar="DECK-OR-FILE",
              help="The deck of the first player, if none was handed in.")  # fmt: skip
@click.option("--opponent-deck", metavar="DECK-OR-FILE",
              help="The deck of the second player, if none was handed in.")  # fmt: skip
@click.option("--program", "programs", multiple=True, metavar="PLAYER",
              help="Let a program play for this player.")  # fmt: skip
@click.option("--agent", type=click.Choice(list(AGENTS)), default="heuristic", show_default=True,
              help="Which program.")  # fmt: skip
@click.option("--era", "chosen", callback=read_era,
              help="By the rules of this time, as 2003-07; else that of the policy.")  # fmt: skip
@click.option("--plain", is_flag=True, help=PLAIN_HELP)
@lang_option
def play(
    name: str, what: tuple[str, ...], deck: str | None, opponent_deck: str | None,
    programs: tuple[str, ...], agent: str, chosen: Era | None, plain: bool, lang: str | None,
) -> None:  # fmt: skip
    """Play the match at TABLE of the tournament NAME here; its result is reported by itself.

    The same command goes on with a match that was left. In a league the two players are named:
    play NAME Ann Bob.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    journal = _journal()
    with failing():
        one = shelf().read(name)
        era = chosen or find_era(one.policy.era)
        screen = Screen(spoken.in_era(era), plain=plain)
        place, pairing = _match(one, what)
        table_name = _table_name(one, place, pairing)
        wanted = Wanted(
            pool.card,
            count(SystemRandom().randrange(SEEDS)).__next__,
            BuiltFor(formats_of(pool)(one.setup.format or CASUAL.name, era), era, screen.language),
            pool.card_names,
        )
        if table_name in journal.names():
            table = take_up(table_name, journal, wanted)
        else:
            given = (deck, opponent_deck)
            seats = _seats(one, pairing, programs, agent)
            session = _session(one, pairing, given, seats, era, pool)
            if place != LEAGUE:
                shelf().change(name, lambda now: now.host(place, table_name))
            table = begin(table_name, session, KeptTable(seats, one.setup.games), journal, wanted)
        setup = table.session.setup
        agents = {
            seat: make_agent(kept.agent, f"{setup.seed}.{seat}", THINKING)
            for seat, kept in enumerate(table.seats)
            if not kept.is_person
        }
    names = names_in(screen.language, setup.all_cards())
    if table.stage is not Stage.OVER:
        with collecting_seldom():
            path = _game_path(one, place, pairing)
            Match(table, agents, screen, names, path, time=_time(one, place)).play()
    if table.stage is not Stage.OVER:
        click.echo(spoken.say("The same command goes on with this match."))
        return
    with failing():
        score = _score(journal, table)
        one = shelf().change(name, lambda now: _report(now, place, pairing, score, table_name))
        journal.forget(table_name)
    click.echo(spoken.say("Reported: {score}.", score=score.text))
    if one.is_over:
        print_winner(one, spoken)
    else:
        print_next(one, spoken)


@click.command(cls=Command)
@click.argument("name")
@click.argument("table", type=click.IntRange(1, 9999))
@lang_option
def abandon(name: str, table: int, lang: str | None) -> None:
    """Give up the match that is played at TABLE, so that it can be reported by hand."""
    spoken = language(lang or default_language())
    with failing():
        one = shelf().read(name)
        place, pairing = _match(one, (str(table),))
        _journal().forget(_table_name(one, place, pairing))
        shelf().change(name, lambda now: now.host(place, ""))
    click.echo(spoken.say("The match at table {table} is no longer played here.", table=table))


def _time(one: Tournament, place: int) -> MatchTime | None:
    """When a match has to end; None for one without a limit, as in a league."""
    if place == LEAGUE or not one.ends_at:
        return None
    return MatchTime(one.ends_at, one.policy.extra_turns, one.needs_winners)


def _match(one: Tournament, what: tuple[str, ...]) -> tuple[int, Pairing]:
    """The match that is meant. Raises TournamentError if it can't be played here."""
    if one.setup.structure is Structure.LEAGUE:
        if len(what) != 2:
            raise TournamentError(Message("in a league name the two players"))
        pairing = Pairing(number_of(one, what[0]), number_of(one, what[1]))
        if not one.is_two(pairing):
            raise TournamentError(Message("a match needs two players"))
        return LEAGUE, pairing
    if len(what) != 1 or not what[0].isdecimal():
        raise TournamentError(Message("name the number of the table"))
    place = int(what[0]) - 1
    now = one.rounds[-1] if one.rounds else None
    if now is None or not 0 <= place < len(now.pairings) or now.pairings[place].second == BYE:
        raise TournamentError(Message("there is no such match in this round"))
    if place in now.scores:
        raise TournamentError(Message("this match has been reported; correct it instead"))
    return place, now.pairings[place]


def _table_name(one: Tournament, place: int, pairing: Pairing) -> str:
    if place == LEAGUE:
        return f"{one.setup.name}: {pairing.first + 1}-{pairing.second + 1}"
    return f"{one.setup.name}: {len(one.rounds)}.{place + 1}"


def _game_path(one: Tournament, place: int, pairing: Pairing) -> Path:
    """Where the game that is played is kept besides, to be looked at afterwards."""
    name = _table_name(one, place, pairing).replace(":", "")
    return data_folder() / FOLDER / "games" / f"{name}.json"


def _seats(
    one: Tournament, pairing: Pairing, programs: tuple[str, ...], agent: str
) -> list[KeptSeat]:
    """Who sits where. Raises TournamentError for a program without a seat, and without people."""
    numbers = {number_of(one, name) for name in programs}
    both = (pairing.first, pairing.second)
    if not numbers < set(both):
        raise TournamentError(Message("a program plays for one of the two, and a person for one"))
    return [KeptSeat(agent if player in numbers else "", DEFAULT) for player in both]


def _session(
    one: Tournament, pairing: Pairing, given: tuple[str | None, str | None],
    seats: list[KeptSeat], era: Era, pool: Pool,
) -> Session:  # fmt: skip
    """The first game of a match. Raises JajnaError for decks that aren't there, or are others."""
    both = (pairing.first, pairing.second)
    decks = [_deck(one, player, named, pool) for player, named in zip(both, given, strict=True)]
    return Session(
        GameSetup(
            tuple(tuple(deck.cards()) for deck in decks),
            tuple(one.entrants[player].name for player in both),
            SystemRandom().randrange(SEEDS),
            era=era,
            format=one.setup.format or CASUAL.name,
            by_hand=tuple(seat for seat, kept in enumerate(seats) if not kept.agent),
            sideboards=tuple(tuple(deck.outside()) for deck in decks),
            card_names=pool.card_names,
            noted=tuple(deck.noted for deck in decks),
        )
    )


def _deck(one: Tournament, player: int, named: str | None, pool: Pool) -> Deck:
    """The deck of a player, as it was locked; each match begins with it."""
    entrant = one.entrants[player]
    path = shelf().deck_path(one.setup.name, player)
    if named is None and not path.exists():
        raise TournamentError(
            Message("{player} has handed in no deck: name it with --deck or --opponent-deck",
                    player=entrant.name)
        )  # fmt: skip
    deck = find_deck(named or str(path), pool.card)
    if entrant.deck and digest_of(deck) != entrant.deck:
        raise TournamentError(
            Message("this is not the deck that {player} has handed in", player=entrant.name)
        )
    return deck


def _score(journal: Journal, table: Table) -> Score:
    """The games of the match, with those that nobody won."""
    games = journal.games(table.name)
    drawn = sum(one.finished is not None and one.finished.winner < 0 for one in games)
    return Score(table.wins[0], table.wins[1], drawn)


def _report(now: Tournament, place: int, pairing: Pairing, score: Score, table: str) -> Tournament:
    if place == LEAGUE:
        now.report_league(pairing.first, pairing.second, score)
    else:
        now.report(place, score, table)
    return now
