"""``jajna tournament``: leagues and tournaments, from the first entry to the last result."""

from __future__ import annotations

import csv
import io
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Final

import click
import msgspec

from jajna.cards.pool import Pool
from jajna.cli.commands import Group
from jajna.cli.decks import find_deck, legal_deck, write_list
from jajna.cli.languages import default_language
from jajna.cli.mistakes import failing
from jajna.cli.options import lang_option, seed_type
from jajna.cli.output import print_json
from jajna.cli.tournament_lines import (
    name_of,
    number_of,
    print_next,
    print_round,
    print_standings,
    print_winner,
    shelf,
    standings_data,
)
from jajna.cli.tournament_runs import run
from jajna.cli.tournament_tables import abandon, play
from jajna.era import find as find_era
from jajna.formats.deck import Deck
from jajna.formats.known import formats_of
from jajna.messages import Message
from jajna.text.catalogue import Language, language, message
from jajna.text.messages import worded
from jajna.tournaments.locks import digest_of
from jajna.tournaments.policies import POLICIES
from jajna.tournaments.policies import policy as policy_called
from jajna.tournaments.ratings import ratings
from jajna.tournaments.records import BYE, Pairing, Penalty, Score, Setup, Structure
from jajna.tournaments.standings import explained
from jajna.tournaments.tournaments import Tournament, TournamentError

__all__ = ["tournament"]

SCORE: Final = re.compile(r"([0-9]{1,2})-([0-9]{1,2})(?:-([0-9]{1,2}))?")
PROGRESS: Final = {
    "open": message("open for entries"),
    "playing": message("being played"),
    "between rounds": message("between rounds"),
    "over": message("over"),
}
COSTS: Final = {
    "warning": message("warning"),
    "game-loss": message("game loss"),
    "match-loss": message("match loss"),
    "disqualification": message("disqualification"),
}
"""The words for what penalties cost."""


@click.group(cls=Group)
def tournament() -> None:
    """Hold leagues and tournaments: who plays whom, the results, and how all stand."""


for _command in (run, play, abandon):
    tournament.add_command(_command)


@tournament.command()
@click.argument("name")
@click.option("--structure", type=click.Choice([one.value for one in Structure]),
              default=Structure.SWISS.value, show_default=True,
              help="How it is found who plays whom.")  # fmt: skip
@click.option("--policy", type=click.Choice(list(POLICIES)), default="current", show_default=True,
              help="Of which time rounds, minutes and cut are.")  # fmt: skip
@click.option("--rounds", type=click.IntRange(1, 99), help="How many; else as the policy says.")
@click.option("--cut", type=click.IntRange(0, 256),
              help="How many play on after the rounds; else as the policy says.")  # fmt: skip
@click.option("--games", type=click.Choice(["1", "3", "5"]), default="3", show_default=True,
              help="Most games of a match.")  # fmt: skip
@click.option("--format", "built", metavar="FORMAT", default="",
              help="What decks are held against that are handed in, as standard.")  # fmt: skip
@click.option("--minutes", type=click.IntRange(0, 9999),
              help="Of a round, 0 for no limit; else as the policy says.")  # fmt: skip
@click.option("--seed", type=seed_type, help="The number that chance follows from.")
@lang_option
def new(
    name: str, structure: str, policy: str, rounds: int | None, cut: int | None, games: str,
    built: str, minutes: int | None, seed: int | None, lang: str | None,
) -> None:  # fmt: skip
    """Begin a tournament called NAME."""
    spoken = language(lang or default_language())
    chance = seed if seed is not None else secrets.randbits(62)
    with failing():
        if built:
            formats_of(Pool())(built, find_era(policy_called(policy).era))
        shelf().begin(
            Setup(name, Structure(structure), policy, chance, int(games),
                  -1 if rounds is None else rounds, -1 if cut is None else cut,
                  -1 if minutes is None else minutes, built)
        )  # fmt: skip
    click.echo(spoken.say("There is a new tournament: {name}.", name=name))


@tournament.command(name="list")
@lang_option
def list_all(lang: str | None) -> None:
    """List the tournaments there are."""
    spoken = language(lang or default_language())
    with failing():
        kept = shelf()
        if not kept.names():
            click.echo(spoken.say("There is no tournament yet."))
        for name in kept.names():
            one = kept.read(name)
            players = spoken.count(len(one.entrants), "{number} player", "{number} players")
            click.echo(f"{name}: {players}, {spoken.say(PROGRESS[one.progress.value])}")


@tournament.command()
@click.argument("name")
@click.argument("players", nargs=-1, required=True, metavar="PLAYER...")
@click.option("--deck", metavar="DECK-OR-FILE", help="The list that is locked for one player.")
@lang_option
def join(name: str, players: tuple[str, ...], deck: str | None, lang: str | None) -> None:
    """Enter PLAYERs into the tournament NAME."""
    spoken = language(lang or default_language())
    with failing():
        if deck is not None and len(players) != 1:
            raise TournamentError(Message("a deck is for one player"))
        handed_in = None if deck is None else _handed_in(name, deck, spoken)
        locked = "" if handed_in is None else digest_of(handed_in)

        def enter(one: Tournament) -> None:
            for player in players:
                number = one.register(player, locked)
                if handed_in is not None:
                    write_list(handed_in, shelf().deck_path(name, number))

        shelf().change(name, enter)
    click.echo(spoken.say("Entered: {names}.", names=spoken.listed(players)))


@tournament.command()
@click.argument("name")
@click.argument("player")
@lang_option
def drop(name: str, player: str, lang: str | None) -> None:
    """Let PLAYER leave the tournament NAME."""
    spoken = language(lang or default_language())
    with failing():
        shelf().change(name, lambda one: one.drop(number_of(one, player)))
    click.echo(spoken.say("{player} has left.", player=player))


@tournament.command()
@click.argument("name")
@click.argument("player")
@click.argument("deck", metavar="DECK-OR-FILE")
@lang_option
def deck(name: str, player: str, deck: str, lang: str | None) -> None:
    """Let PLAYER hand in another deck, before the first round of the tournament NAME."""
    spoken = language(lang or default_language())
    with failing():
        handed_in = _handed_in(name, deck, spoken)

        def hand_in(one: Tournament) -> None:
            number = number_of(one, player)
            one.change_deck(number, digest_of(handed_in))
            write_list(handed_in, shelf().deck_path(name, number))

        shelf().change(name, hand_in)
    click.echo(spoken.say("{player} has handed in {deck}.", player=player, deck=handed_in.name))


@tournament.command()
@click.argument("name")
@click.argument("player")
@click.argument("text")
@click.option("--cost", type=click.Choice([one.value for one in Penalty]),
              default=Penalty.WARNING.value, show_default=True,
              help="Nothing, a game or the match of this round, or the tournament.")  # fmt: skip
@lang_option
def penalize(name: str, player: str, text: str, cost: str, lang: str | None) -> None:
    """Give PLAYER a penalty for the reason in TEXT.

    A lost match is reported by it, and whoever is disqualified leaves. A lost game counts when the
    match is reported.
    """
    spoken = language(lang or default_language())
    with failing(), _changed(name) as one:
        one.penalize(number_of(one, player), text, Penalty(cost))
    click.echo(spoken.say("Noted of {player}: {text}.", player=player, text=text))
    if one.is_over:
        print_winner(one, spoken)
    else:
        print_next(one, spoken)


@tournament.command()
@click.argument("name")
@lang_option
def pair(name: str, lang: str | None) -> None:
    """Begin the next round of the tournament NAME, and print who plays whom."""
    spoken = language(lang or default_language())
    with failing(), _changed(name) as one:
        one.pair(time())
    print_round(one, spoken)


@tournament.command()
@click.argument("name")
@lang_option
def cut(name: str, lang: str | None) -> None:
    """Let the best of the tournament NAME play on in single elimination."""
    spoken = language(lang or default_language())
    with failing(), _changed(name) as one:
        one.cut()
    names = [one.entrants[player].name for player in one.finalists]
    click.echo(spoken.say("They play on: {names}.", names=spoken.listed(names)))


@tournament.command()
@click.argument("name")
@click.argument("what", nargs=-1, required=True, metavar="RESULT...")
@click.option("--round", "number", type=click.IntRange(1, 99),
              help="Correct a result of an earlier round.")  # fmt: skip
@lang_option
def report(name: str, what: tuple[str, ...], number: int | None, lang: str | None) -> None:
    """Report a match of the tournament NAME: its table and SCORE, as 2-1 or 1-1-1.

    Or the two players are named, as in a league: report NAME Ann Bob 2-0.
    """
    spoken = language(lang or default_language())
    with failing(), _changed(name) as one:
        score = _score(what[-1])
        is_league = one.setup.structure is Structure.LEAGUE
        if is_league and number is not None:
            raise TournamentError(Message("a league has no rounds: leave out --round"))
        if is_league and len(what) == 3:
            pairing = Pairing(number_of(one, what[0]), number_of(one, what[1]))
            one.report_league(pairing.first, pairing.second, score)
        else:
            at = (len(one.rounds) if number is None else number) - 1
            place, score = _meant(one, what[:-1], at, score)
            if number is not None:
                one.correct(at, place, score)
            else:
                one.report(place, score)
            pairing = one.rounds[at].pairings[place]
    names = [name_of(one, player, spoken) for player in (pairing.first, pairing.second)]
    click.echo(spoken.say("Reported: {score}.", score=f"{names[0]} {score.text} {names[1]}"))
    if one.is_over:
        print_winner(one, spoken)
    elif number is None:
        print_next(one, spoken)


@tournament.command()
@click.argument("name")
@lang_option
def show(name: str, lang: str | None) -> None:
    """Show who plays whom in this round of the tournament NAME."""
    spoken = language(lang or default_language())
    with failing():
        one = shelf().read(name)
    click.echo(f"{name}: {spoken.say(PROGRESS[one.progress.value])}")
    if one.rounds:
        print_round(one, spoken)
    for entrant in one.entrants:
        for given in entrant.penalties:
            cost = spoken.say(COSTS[given.penalty.value])
            click.echo(
                spoken.say("Penalty of {player}: {text} ({cost})", player=entrant.name,
                           text=given.text, cost=cost)
            )  # fmt: skip
    if one.is_over:
        print_winner(one, spoken)
    else:
        print_next(one, spoken)


@tournament.command()
@click.argument("name")
@click.option("--explain", "player", metavar="PLAYER", help="How one line comes about.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
def standings(name: str, player: str | None, as_json: bool, lang: str | None) -> None:
    """Print how all stand in the tournament NAME."""
    spoken = language(lang or default_language())
    with failing():
        one = shelf().read(name)
        table = one.standings()
        wanted = None if player is None else number_of(one, player)
    if wanted is not None:
        (line,) = [line for line in table if line.player == wanted]
        names = [entrant.name for entrant in one.entrants]
        for said in explained(line, table, one.policy, names):
            click.echo(worded(said, spoken.code))
        return
    if as_json:
        print_json({"name": name, "standings": standings_data(one)})
    else:
        print_standings(one, spoken)


@tournament.command(name="ratings")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
def rate(names: tuple[str, ...], as_json: bool, lang: str | None) -> None:
    """Rate the players of a season: by all matches of the tournaments NAME, in their order."""
    spoken = language(lang or default_language())
    with failing():
        found = ratings([shelf().read(name) for name in names])
    if as_json:
        print_json([
            {"name": one.name, "rating": round(one.safe, 3), "mean": round(one.mean, 3),
             "deviation": round(one.deviation, 3), "matches": one.matches}
            for one in found
        ])  # fmt: skip
        return
    width = max([len(one.name) for one in found], default=4)
    for place, one in enumerate(found, 1):
        matches = spoken.count(one.matches, "one match", "{number} matches")
        said = spoken.say("{mean} ± {deviation}, {matches}", mean=f"{one.mean:.1f}",
                          deviation=f"{one.deviation:.1f}", matches=matches)  # fmt: skip
        click.echo(f"{place:>3} {one.name:{width}}  {one.safe:>5.1f}  ({said})")


@tournament.command()
@click.argument("name")
@lang_option
def end(name: str, lang: str | None) -> None:
    """End the tournament NAME with the standings as they are."""
    spoken = language(lang or default_language())
    with failing(), _changed(name) as one:
        one.end()
    print_winner(one, spoken)


@tournament.command()
@click.argument("name")
@click.option("--to", "form", type=click.Choice(["csv", "standings", "json", "slips"]),
              default="csv", show_default=True,
              help="All matches or the standings as a table, all that happened, or slips to fill "
              "in.")  # fmt: skip
@lang_option
def export(name: str, form: str, lang: str | None) -> None:
    """Print the tournament NAME for other programs, or slips of this round for its tables."""
    spoken = language(lang or default_language())
    with failing():
        one = shelf().read(name)
    if form == "json":
        content = {"setup": one.setup, "events": one.events}
        click.echo(msgspec.json.format(msgspec.json.encode(content), indent=1))
    elif form == "csv":
        click.echo(_table(one), nl=False)
    elif form == "standings":
        click.echo(_ranking(one), nl=False)
    else:
        _print_slips(one, spoken)


@tournament.command(name="import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@lang_option
def take_in(file: Path, lang: str | None) -> None:
    """Take in the tournament that 'export --to json' wrote into FILE."""
    spoken = language(lang or default_language())
    with failing():
        name = shelf().take_in(file)
    click.echo(spoken.say("There is a new tournament: {name}.", name=name))


# -- inside ----------------------------------------------------------------------------------------


def _handed_in(name: str, deck: str, spoken: Language) -> Deck:
    """The deck that is handed in. Raises DeckError for one that the format forbids."""
    pool, one = Pool(), shelf().read(name)
    if not one.setup.format:
        return find_deck(deck, pool.card)
    era = find_era(one.policy.era)
    return legal_deck(deck, pool.card, formats_of(pool)(one.setup.format, era), era, spoken)


@contextmanager
def _changed(name: str) -> Iterator[Tournament]:
    """A tournament that is kept once it has been changed."""
    kept = shelf()
    one = kept.read(name)
    before = len(one.events)
    yield one
    events = one.events[before:]

    def add(now: Tournament) -> None:
        if len(now.events) != before:
            raise TournamentError(Message("somebody else has changed this tournament; try again"))
        for event in events:
            now.happen(event)

    kept.change(name, add)


def _score(text: str) -> Score:
    found = SCORE.fullmatch(text)
    if found is None:
        raise TournamentError(Message("{text} is no score: write 2-1, or 1-1-1 with a drawn game",
                                      text=repr(text)))  # fmt: skip
    return Score(int(found[1]), int(found[2]), int(found[3] or 0))


def _table(one: Tournament) -> str:
    """All matches, a line for each."""
    found = io.StringIO()
    rows = csv.writer(found, lineterminator="\n")
    rows.writerow(["Round", "Table", "Player 1", "Player 2", "Games 1", "Games 2", "Draws"])

    def line(number: int, place: int, pairing: Pairing, score: Score | None) -> None:
        second = "" if pairing.second == BYE else one.entrants[pairing.second].name
        games = ("", "", "") if score is None else (score.first, score.second, score.drawn)
        rows.writerow([number, place, one.entrants[pairing.first].name, second, *games])

    for number, played in enumerate(one.rounds, 1):
        for place, pairing in enumerate(played.pairings):
            line(number, place + 1, pairing, played.scores.get(place))
    for place, match in enumerate(one.matches, 1):
        line(0, place, match.pairing, match.score)
    return found.getvalue()


def _ranking(one: Tournament) -> str:
    """How all stand, with the columns that organizers' programs have."""
    found = io.StringIO()
    rows = csv.writer(found, lineterminator="\n")
    rows.writerow(["Rank", "Name", "Points", "Match Record", "Byes", "OMW%", "GW%", "OGW%"])
    for line in standings_data(one):
        record = f"{line['won']}-{line['lost']}-{line['drawn']}"
        rows.writerow([line["place"], line["name"], line["points"], record, line["byes"],
                       *(f"{line[share]:.4f}" for share in ("omw", "gw", "ogw"))])  # fmt: skip
    return found.getvalue()


def _meant(one: Tournament, what: tuple[str, ...], number: int, score: Score) -> tuple[int, Score]:
    """The place of the match that is meant by its table or its players, and its score as it is
    paired. Raises TournamentError for none.
    """
    if len(what) == 1 and what[0].isdecimal():
        return int(what[0]) - 1, score
    if len(what) != 2:
        raise TournamentError(
            Message("a report is the number of a table and a score, or two players and a score")
        )
    first, second = (number_of(one, name) for name in what)
    place, is_turned = one.place_of(first, second, number)
    return place, Score(score.second, score.first, score.drawn) if is_turned else score


def _print_slips(one: Tournament, spoken: Language) -> None:
    """A slip for each match of this round that two players have yet to report."""
    now = one.rounds[-1] if one.rounds else None
    open_ones = [
        (place, pairing)
        for place, pairing in enumerate(now.pairings if now else ())
        if pairing.second != BYE and now is not None and place not in now.scores
    ]
    if not open_ones:
        click.echo(spoken.say("No match waits for its result."), err=True)
    for place, pairing in open_ones:
        click.echo(spoken.say("{name} · round {number} · table {table}", name=one.setup.name,
                              number=len(one.rounds), table=place + 1))  # fmt: skip
        for player in (pairing.first, pairing.second):
            click.echo(f"  {one.entrants[player].name:40} " + spoken.say("games won: ____"))
        click.echo("  " + spoken.say("drawn: ____   signed: ______________ ______________"))
        click.echo("- " * 36)
