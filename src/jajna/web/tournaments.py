"""Tournaments for the page of those who look on: pairings, results and standings, explained."""

from __future__ import annotations

from time import time
from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from jajna.errors import JajnaError
from jajna.files import read_text
from jajna.messages import Message
from jajna.tables.journal import Journal
from jajna.text.messages import error_text, worded
from jajna.tournaments.kept import Shelf
from jajna.tournaments.records import BYE, Pairing, Score
from jajna.tournaments.standings import explained
from jajna.tournaments.tournaments import Tournament, TournamentError
from jajna.web.exchange import as_json, language_of, refused
from jajna.web.new_tables import NewSeat, NewTable, TournamentMatch

__all__ = ["TournamentListed", "TournamentShown", "Tournaments"]

PAGE: Final = "page "
"""Stands before the name of a table at which a match is played."""
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
    playable: bool = False
    """Whether it can be played here: both have handed in their decks."""
    table: str = ""
    """The table of the page at which it is played; who has no word for it can't enter there."""


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

    def __init__(self, shelf: Shelf, lists_all: bool, journal: Journal | None = None) -> None:
        self.shelf = shelf
        self.lists_all = lists_all
        self._journal = journal

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
            self.report_over(name)
            return as_json(self._shown(self.shelf.read(name), code))
        except JajnaError as error:
            if self.lists_all:
                return refused(error_text(error, code), 404)
            # The error would name all others.
            why = Message("there is no tournament {name} here", name=repr(name))
            return refused(worded(why, code), 404)

    # -- matches that are played here --------------------------------------------------------------

    def with_match(self, wish: NewTable) -> NewTable:
        """A table for the match of a tournament: its players, with the decks they handed in.

        Raises JajnaError for one that can't be played here, and for who isn't at home: the words
        of both seats are told to who asks.
        """
        if wish.match is None:
            return wish
        if not self.lists_all:
            raise TournamentError(Message("matches of tournaments are begun at home alone"))
        one = self.shelf.read(wish.match.tournament)
        place = wish.match.place
        if not one.rounds or not 0 <= place < len(one.rounds[-1].pairings):
            raise TournamentError(Message("there is no such match in this round"))
        if place in one.rounds[-1].scores or place in one.rounds[-1].hosted:
            raise TournamentError(Message("this match is being played, or is over"))
        pairing = one.rounds[-1].pairings[place]
        players = (pairing.first, pairing.second)
        if not self._are_ready(one, pairing):
            raise TournamentError(Message("both players must have handed in a deck"))
        seats = [
            NewSeat(
                read_text(self.shelf.deck_path(one.setup.name, player)),
                one.entrants[player].name,
            )
            for player in players
        ]
        match = TournamentMatch(
            one.setup.name, place, one.ends_at, one.policy.extra_turns, one.needs_winners
        )
        return msgspec.structs.replace(
            wish, seats=seats, era=one.policy.era, games=one.setup.games, match=match
        )

    def host(self, match: TournamentMatch, table: str) -> None:
        """Say that a match is played at a table of the page, which alone reports it."""
        self.shelf.change(match.tournament, lambda one: one.host(match.place, f"{PAGE}{table}"))

    def report_over(self, name: str) -> None:
        """Report the matches of a tournament that have ended at tables of the page."""
        if self._journal is None:
            return
        one = self.shelf.read(name)
        hosted = one.rounds[-1].hosted if one.rounds else {}
        for place, table in hosted.items():
            score = self._score(table.removeprefix(PAGE), one) if table.startswith(PAGE) else None
            if score is not None:
                self.shelf.change(name, _Report(place, score, table).into)

    def _score(self, table: str, one: Tournament) -> Score | None:
        """The score of a table's first match, None while it goes on."""
        assert self._journal is not None, "tables are in a journal"
        games = [game for game in self._journal.games(table) if game.match == 1]
        ended = [game.finished.winner for game in games if game.finished is not None]
        won = [ended.count(0), ended.count(1)]
        is_between = bool(games) and len(ended) == len(games)
        is_late = 0 < one.ends_at <= time() and not (one.needs_winners and won[0] == won[1])
        is_over = 2 * max(won) > one.setup.games or one.setup.games == 1 or is_late
        return Score(won[0], won[1], ended.count(-1)) if is_between and is_over else None

    def _are_ready(self, one: Tournament, pairing: Pairing) -> bool:
        """Whether both of a match have handed in the decks that are locked."""
        return pairing.second != BYE and all(
            one.entrants[player].deck and self.shelf.deck_path(one.setup.name, player).exists()
            for player in (pairing.first, pairing.second)
        )

    def _shown(self, one: Tournament, code: str) -> TournamentShown:
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
                        self.lists_all
                        and number == len(one.rounds)
                        and not one.is_over
                        and place not in played.scores
                        and place not in played.hosted
                        and self._are_ready(one, pairing),
                        _page_table(played.hosted.get(place, "")),
                    )
                    for place, pairing in enumerate(played.pairings)
                ],
            )
            for number, played in enumerate(one.rounds, 1)
        ]
        if one.matches:
            matches = [
                MatchShown(
                    names[match.pairing.first], names[match.pairing.second], match.score.text
                )
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


def _page_table(host: str) -> str:
    """The table of the page at which a match is played, "" where it is played elsewhere."""
    return host.removeprefix(PAGE) if host.startswith(PAGE) else ""


@final
class _Report:
    """A result on its way into a tournament."""

    def __init__(self, place: int, score: Score, table: str) -> None:
        self._place = place
        self._score = score
        self._table = table

    def into(self, one: Tournament) -> None:
        """Report it, unless somebody has meanwhile."""
        if one.rounds[-1].hosted.get(self._place) == self._table:
            one.report(self._place, self._score, self._table)
