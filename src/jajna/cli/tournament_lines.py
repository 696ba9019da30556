"""What is printed of tournaments: standings, rounds and winners, as lines and as data."""

from __future__ import annotations

from shlex import quote
from time import localtime, strftime, time
from typing import Final

import click

from jajna.cards.pool import data_folder
from jajna.messages import Message
from jajna.text.catalogue import Language
from jajna.tournaments.kept import FOLDER, Shelf
from jajna.tournaments.records import BYE
from jajna.tournaments.standings import Standing
from jajna.tournaments.tournaments import Progress, Tournament, TournamentError

__all__ = [
    "name_of",
    "number_of",
    "print_next",
    "print_round",
    "print_standings",
    "print_winner",
    "shelf",
    "standings_data",
]

PLACES: Final = 4
"""The digits of shares."""


def shelf() -> Shelf:
    """The user's tournaments."""
    return Shelf(data_folder() / FOLDER)


def name_of(one: Tournament, player: int, spoken: Language) -> str:
    """What a player is called, or that there is nobody."""
    return spoken.say("nobody (bye)") if player == BYE else one.entrants[player].name


def number_of(one: Tournament, player: str) -> int:
    """The number of a player by name. Raises TournamentError if nobody is called so."""
    for number, entrant in enumerate(one.entrants):
        if entrant.name.casefold() == player.casefold():
            return number
    raise TournamentError(Message("nobody called {name} has entered", name=repr(player)))


def print_round(one: Tournament, spoken: Language) -> None:
    """The matches of the latest round, with their scores."""
    played = one.rounds[-1]
    click.echo(spoken.say("Round {number}, {minutes} minutes and {turns} more turns:",
                          number=len(one.rounds), minutes=one.minutes,
                          turns=one.policy.extra_turns))  # fmt: skip
    if one.ends_at and not played.is_over:
        left = int(one.ends_at - time()) // 60
        if left >= 0:
            click.echo(
                spoken.say("It lasts until {time}.", time=strftime("%H:%M", localtime(one.ends_at)))
            )
        else:
            click.echo(spoken.say("Its time is up."))
    for place, pairing in enumerate(played.pairings):
        names = f"{name_of(one, pairing.first, spoken)} – {name_of(one, pairing.second, spoken)}"
        score = played.scores.get(place)
        known = f"  {score.text}" if score is not None and pairing.second != BYE else ""
        click.echo(f"{place + 1:>3}  {names}{known}")


def print_next(one: Tournament, spoken: Language) -> None:
    """What the organizer does next, where the round is over."""
    if one.progress is Progress.OPEN and len(one.entrants) > 1:
        words = spoken.say("'{command}' begins the first round.", command=_command("pair", one))
    elif one.progress is not Progress.BETWEEN_ROUNDS:
        return
    elif one.finalists or one.last_round == 0 or len(one.rounds) < one.last_round:
        words = spoken.say("The round is over: '{command}' begins the next one.",
                           command=_command("pair", one))  # fmt: skip
    elif one.can_cut:
        words = spoken.say(
            "All rounds have been played: '{cut}' lets the best play on, '{end}' ends it.",
            cut=_command("cut", one), end=_command("end", one),
        )  # fmt: skip
    else:
        words = spoken.say("All rounds have been played: '{end}' ends it.",
                           end=_command("end", one))  # fmt: skip
    click.echo(words)


def _command(word: str, one: Tournament) -> str:
    """A command for a tournament as it is typed."""
    return f"jajna tournament {word} {quote(one.setup.name)}"


def print_standings(one: Tournament, spoken: Language) -> None:
    """How all stand, the best first."""
    width = max([len(entrant.name) for entrant in one.entrants], default=4)
    points, record = spoken.say("points"), spoken.say("won-lost-drawn")
    click.echo(f"{'':4}{'':{width}}  {points:>6}  {record}  OMW%    GW%     OGW%")
    for line in one.standings():
        shares = "  ".join(f"{share:.4f}" for share in _shares(line))
        entrant = one.entrants[line.player]
        results = f"{line.won}-{line.lost}-{line.drawn}"
        left = f"  ({spoken.say('has left')})" if entrant.dropped else ""
        click.echo(f"{line.place:>3} {entrant.name:{width}}  {line.points:>{max(6, len(points))}}  "
                   f"{results:>{len(record)}}  {shares}{left}")  # fmt: skip


def print_winner(one: Tournament, spoken: Language) -> None:
    """Who has won, if that is known."""
    winner = one.winner
    if winner is not None:
        click.echo(spoken.say("{player} has won.", player=one.entrants[winner].name))


def standings_data(one: Tournament) -> list[dict[str, object]]:
    """How all stand, for programs."""
    found: list[dict[str, object]] = []
    for line in one.standings():
        omw, gw, ogw = (round(share, PLACES) for share in _shares(line))
        found.append(
            {
                "place": line.place,
                "name": one.entrants[line.player].name,
                "points": line.points,
                "won": line.won,
                "lost": line.lost,
                "drawn": line.drawn,
                "byes": line.byes,
                "omw": omw,
                "gw": gw,
                "ogw": ogw,
                "dropped": one.entrants[line.player].dropped,
            }
        )
    return found


def _shares(line: Standing) -> tuple[float, float, float]:
    return (
        float(line.opponents_match_wins),
        float(line.game_wins),
        float(line.opponents_game_wins),
    )
