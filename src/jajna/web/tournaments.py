"""Tournaments for the page of those who look on: pairings, results and standings, explained."""

from __future__ import annotations

from time import time
from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.text.messages import error_text, worded
from jajna.tournaments.kept import Shelf
from jajna.tournaments.records import BYE
from jajna.tournaments.standings import explained
from jajna.tournaments.tournaments import Tournament
from jajna.web.exchange import as_json, language_of, refused

__all__ = ["TournamentListed", "TournamentShown", "Tournaments"]

PLACES: Final = 4
"""The digits of shares."""


class TournamentListed(msgspec.Struct, frozen=True):
    """A tournament in a list: ``progress`` is open, playing, between rounds or over."""

    name: str
    players: int
    progress: str
    structure: str


class MatchShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match of a round; ``second`` is "" for a bye, ``score`` for one that is still played."""

    first: str
    second: str = ""
    score: str = ""
    here: bool = False
    """Whether it is played at a table of this machine."""


class RoundShown(msgspec.Struct, frozen=True):
    """A round; of a league all matches are one."""

    number: int
    final: bool
    matches: list[MatchShown]


class StandingShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody stands, and how that comes about."""

    place: int
    name: str
    points: int
    record: str
    omw: float
    gw: float
    ogw: float
    why: list[str]
    dropped: bool = False


class TournamentShown(msgspec.Struct, frozen=True):
    """A tournament as all may see it, the latest round first."""

    name: str
    progress: str
    structure: str
    minutes: int
    turns: int
    left: float | None
    """The seconds that are left of the round; None without a clock."""
    games: int
    winner: str
    rounds: list[RoundShown]
    standings: list[StandingShown]


@final
class Tournaments:
    """The routes for tournaments. All are listed at home alone; elsewhere one is shown to who knows
    its name.
    """

    def __init__(self, shelf: Shelf, lists_all: bool) -> None:
        self.shelf = shelf
        self.lists_all = lists_all

    def routes(self) -> list[BaseRoute]:
        """What pages can ask."""
        return [
            Route("/api/tournaments", self.listed, methods=["GET"]),
            Route("/api/tournaments/{name}", self.shown, methods=["GET"]),
        ]

    async def listed(self, request: Request) -> Response:
        """The tournaments there are."""
        found: list[TournamentListed] = []
        for name in self.shelf.names() if self.lists_all else ():
            try:
                one = self.shelf.read(name)
            except JajnaError:
                continue  # a damaged file hides no other tournament
            found.append(
                TournamentListed(
                    name, len(one.entrants), one.progress.value, one.setup.structure.value
                )
            )
        return as_json(found)

    async def shown(self, request: Request) -> Response:
        """One of them."""
        code, name = language_of(request), request.path_params["name"]
        try:
            return as_json(shown(self.shelf.read(name), code))
        except JajnaError as error:
            if self.lists_all:
                return refused(error_text(error, code), 404)
            # The error would name all others.
            why = Message("there is no tournament {name} here", name=repr(name))
            return refused(worded(why, code), 404)


def shown(one: Tournament, code: str) -> TournamentShown:
    """A tournament as all may see it."""
    names = [entrant.name for entrant in one.entrants]
    table = one.standings()
    rounds = [
        RoundShown(
            number,
            played.is_final,
            [
                MatchShown(
                    names[pairing.first],
                    "" if pairing.second == BYE else names[pairing.second],
                    played.scores[place].text if place in played.scores else "",
                    place in played.hosted,
                )
                for place, pairing in enumerate(played.pairings)
            ],
        )
        for number, played in enumerate(one.rounds, 1)
    ]
    if one.matches:
        matches = [
            MatchShown(names[match.pairing.first], names[match.pairing.second], match.score.text)
            for match in one.matches
        ]
        rounds.append(RoundShown(0, False, matches))
    return TournamentShown(
        one.setup.name,
        one.progress.value,
        one.setup.structure.value,
        one.minutes,
        one.policy.extra_turns,
        max(one.ends_at - time(), 0.0) if one.ends_at and not one.rounds[-1].is_over else None,
        one.setup.games,
        "" if one.winner is None else names[one.winner],
        rounds[::-1],
        [
            StandingShown(
                line.place,
                names[line.player],
                line.points,
                f"{line.won}-{line.lost}-{line.drawn}",
                round(float(line.opponents_match_wins), PLACES),
                round(float(line.game_wins), PLACES),
                round(float(line.opponents_game_wins), PLACES),
                [worded(said, code) for said in explained(line, table, one.policy, names)],
                one.entrants[line.player].dropped,
            )
            for line in table
        ],
    )
