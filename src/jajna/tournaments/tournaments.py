"""A tournament: a machine of its events. Everything else follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import final

from jajna.errors import JajnaError
from jajna.kernel.state.chance import Chance
from jajna.messages import Message
from jajna.tournaments.pairings import bracket, matched, round_robin
from jajna.tournaments.policies import policy
from jajna.tournaments.records import (
    BYE,
    Corrected,
    CutMade,
    DeckChanged,
    Dropped,
    Ended,
    Event,
    Hosted,
    Paired,
    Pairing,
    Penalized,
    Penalty,
    Registered,
    Reported,
    Score,
    Setup,
    Structure,
)
from jajna.tournaments.standings import Played, Standing, standings

__all__ = ["Entrant", "Progress", "Round", "Tournament", "TournamentError", "replayed"]

MOST_ENTRANTS = 4096
LOSSES = {Structure.ELIMINATION: 1, Structure.DOUBLE_ELIMINATION: 2}


@final
class TournamentError(JajnaError):
    """Something that can't be done at a tournament now; nothing has changed."""


class Progress(Enum):
    """What a tournament is at."""

    OPEN = "open"
    PLAYING = "playing"
    BETWEEN_ROUNDS = "between rounds"
    OVER = "over"


@final
class Entrant:
    """Somebody who has entered: in which round, with which list, and whether they still play."""

    def __init__(self, name: str, deck: str, entered: int) -> None:
        self.name = name
        self.deck = deck
        self.entered = entered
        self.dropped = False
        self.penalties: list[Penalized] = []


@final
class Round:
    """A round: its pairings, and the scores there are by their places."""

    def __init__(self, pairings: tuple[Pairing, ...], is_final: bool, began: float) -> None:
        self.pairings = pairings
        self.began = began
        self.scores: dict[int, Score] = {}
        self.hosted: dict[int, str] = {}
        self.lost_games: Counter[int] = Counter()
        """How many games players have lost by penalties, by their numbers."""
        self.is_final = is_final
        """Whether it is one after the cut."""

    @property
    def is_over(self) -> bool:
        """Whether all its matches have ended."""
        return len(self.scores) == len(self.pairings)


@final
class Tournament:
    """A tournament; ``events`` are all that happened, and make it anew (``replayed``)."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.policy = policy(setup.policy)
        self.events: list[Event] = []
        self.entrants: list[Entrant] = []
        self.rounds: list[Round] = []
        self.matches: list[Played] = []
        """Those of a league."""
        self.finalists: tuple[int, ...] = ()
        self.is_over = False
        self._was_ended = False
        """Whether it was ended by hand."""

    # -- what is to be seen ------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """What the tournament is at."""
        if self.is_over:
            return Progress.OVER
        if self.setup.structure is Structure.LEAGUE:
            return Progress.PLAYING
        if not self.rounds:
            return Progress.OPEN
        return Progress.BETWEEN_ROUNDS if self.rounds[-1].is_over else Progress.PLAYING

    @property
    def last_round(self) -> int:
        """How many rounds there are before a cut; 0 where it isn't known before the end."""
        count = len(self.entrants)
        if self.setup.structure in LOSSES:  # it lasts until one is left
            return 0
        if self.setup.rounds >= 0:
            return self.setup.rounds
        if self.setup.structure is Structure.SWISS:
            return self.policy.rounds_for(count)
        if self.setup.structure is Structure.ROUND_ROBIN:
            return count - 1 + count % 2
        return 0

    @property
    def cut_size(self) -> int:
        """How many play on after the Swiss rounds; 0 for none."""
        if self.setup.structure is not Structure.SWISS:
            return 0
        wanted = self.setup.cut
        return wanted if wanted >= 0 else self.policy.cut_for(len(self.entrants))

    @property
    def can_cut(self) -> bool:
        """Whether so many are left that the best can play on."""
        return 2 <= self.cut_size <= len(self.playing()) and not self.finalists

    @property
    def minutes(self) -> int:
        """How long a round lasts."""
        return self.setup.minutes if self.setup.minutes >= 0 else self.policy.minutes

    @property
    def ends_at(self) -> float:
        """When the time of the latest round is up, in seconds since 1970; 0 without a clock."""
        began = self.rounds[-1].began if self.rounds else 0.0
        return began + 60 * self.minutes if began and self.minutes else 0.0

    @property
    def needs_winners(self) -> bool:
        """Whether no match may be drawn now, as who loses is out."""
        return bool(self.finalists) or self.setup.structure in LOSSES

    @property
    def winner(self) -> int | None:
        """Who has won, None for nobody yet."""
        if not self.is_over:
            return None
        final = [one for one in self.rounds if one.is_final]
        if final or self.setup.structure in LOSSES:
            left = self.still_in()
            return left[0] if len(left) == 1 else None
        table = self.standings()
        return table[0].player if table else None

    def playing(self) -> list[int]:
        """Those who have not left."""
        return [number for number, one in enumerate(self.entrants) if not one.dropped]

    def standings(self) -> list[Standing]:
        """How all stand who have entered; after a cut as before it, the finalists by their final
        rounds first.
        """
        table = standings(range(len(self.entrants)), self._played(False), self.policy)
        if not self.finalists:
            return table
        rank = {player: self._final_rank(player) for player in self.finalists}
        last = len(self.rounds) + 1
        table.sort(key=lambda one: rank.get(one.player, last))
        return [one._replace(place=place) for place, one in enumerate(table, 1)]

    # -- what is done ------------------------------------------------------------------------------

    def register(self, name: str, deck: str = "") -> int:
        """Enter somebody; their number. After the first round has begun they have lost the rounds
        that they missed.
        """
        if self.is_over or self.finalists:
            raise TournamentError(Message("nobody can enter any more"))
        if self.rounds and self.setup.structure is not Structure.SWISS:
            raise TournamentError(Message("nobody can enter after the first round has begun"))
        if len(self.entrants) >= MOST_ENTRANTS:
            raise TournamentError(Message("a tournament has at most {most}", most=MOST_ENTRANTS))
        if any(one.name == name for one in self.entrants):
            raise TournamentError(Message("{name} has entered already", name=repr(name)))
        self.happen(Registered(name, deck))
        return len(self.entrants) - 1

    def change_deck(self, player: int, deck: str) -> None:
        """Hand in another list, before the first round. Constructed decks are locked after that."""
        self._entrant(player)
        if self.rounds:
            raise TournamentError(Message("decks can't be changed once the first round has begun"))
        self.happen(DeckChanged(player, deck))

    def drop(self, player: int) -> None:
        """Let somebody leave; a match that they are playing must be reported first."""
        if self.is_over:
            raise TournamentError(Message("the tournament is over"))
        if self._entrant(player).dropped:
            raise TournamentError(Message("this player has left already"))
        if self._unreported(player) is not None:
            raise TournamentError(Message("the match of this player must be reported first"))
        self.happen(Dropped(player))

    def pair(self, now: float = 0.0) -> tuple[Pairing, ...]:
        """Begin the next round; ``now`` is when, 0 where no clock runs.

        Raises TournamentError if there is none now.
        """
        if self.is_over or self.setup.structure is Structure.LEAGUE:
            raise TournamentError(Message("there is no next round"))
        if self.rounds and not self.rounds[-1].is_over:
            raise TournamentError(Message("matches of this round have not been reported"))
        if len(self.still_in()) < 2:
            raise TournamentError(Message("a round needs two players"))
        if not self.finalists and 0 < self.last_round <= len(self.rounds):
            raise TournamentError(Message("all rounds have been played"))
        self.happen(Paired(tuple(self._next_pairings()), now))
        return self.rounds[-1].pairings

    def report(self, place: int, score: Score, by_table: str = "") -> None:
        """Report the match at a place of this round. ``by_table`` names the table that played it.

        Raises TournamentError for a match that there isn't, that has been reported, or that is
        being played at a table here, and for a score that can't be.
        """
        now = self._now(place)
        self._check_opponent(now.pairings[place])
        if place in now.scores:
            raise TournamentError(
                Message("this match has been reported; --round {number} corrects it",
                        number=len(self.rounds))
            )  # fmt: skip
        if now.hosted.get(place, by_table) != by_table:
            raise TournamentError(Message("this match is being played here: its table reports it"))
        self._check(score, now.pairings[place])
        self._check_lost_games(score, now.pairings[place])
        self.happen(Reported(place, score))

    def report_league(self, first: int, second: int, score: Score) -> None:
        """Report a match of a league: any two, as often as they like.

        Raises TournamentError where there is no league, for who has left it, and for a score that
        can't be.
        """
        if self.setup.structure is not Structure.LEAGUE or self.is_over:
            raise TournamentError(Message("this is no league, or it is over"))
        pairing = Pairing(first, second)
        if not self.is_two(pairing):
            raise TournamentError(Message("a match needs two players"))
        if not self._can_play(pairing):
            raise TournamentError(Message("this player has left already"))
        self._check(score, pairing)
        self.happen(Reported(len(self.matches), score, pairing))

    def place_of(self, first: int, second: int, number: int) -> tuple[int, bool]:
        """The place of the match of two players in a round, and whether the second is named first
        there. Raises TournamentError if they don't play each other.
        """
        if 0 <= number < len(self.rounds):
            for place, one in enumerate(self.rounds[number].pairings):
                if {one.first, one.second} == {first, second}:
                    return place, one.first == second
        here, there = (self._entrant(player).name for player in (first, second))
        raise TournamentError(
            Message("{first} and {second} have no match in round {number}",
                    first=here, second=there, number=number + 1)
        )  # fmt: skip

    def is_two(self, pairing: Pairing) -> bool:
        """Whether two who have entered could play."""
        return self._entrant(pairing.first) is not self._entrant(pairing.second)

    def host(self, place: int, table: str) -> None:
        """Say that a match is played at a table here, or with "" that it is no longer.

        Raises TournamentError for one that has been reported, is played at another table, or has a
        game that was lost by a penalty.
        """
        now = self._now(place)
        if place in now.scores:
            raise TournamentError(Message("this match has been reported; correct it instead"))
        if table and now.hosted.get(place, table) != table:
            raise TournamentError(Message("this match is being played here: its table reports it"))
        pairing = now.pairings[place]
        if table and (now.lost_games[pairing.first] or now.lost_games[pairing.second]):
            raise TournamentError(
                Message("a game of this match was lost by a penalty: it is reported by hand")
            )
        self.happen(Hosted(place, table))

    def correct(self, number: int, place: int, score: Score) -> None:
        """Correct a result of a round, from 0. Pairings that followed from it stay.

        Raises TournamentError for a result that there isn't, that a cut was made by, or that had
        somebody leave who would play on now.
        """
        if not (0 <= number < len(self.rounds) and place in self.rounds[number].scores):
            raise TournamentError(Message("there is no such result"))
        now = self.rounds[number]
        if self.finalists and not now.is_final:
            raise TournamentError(Message("results before a cut can't be changed after it"))
        self._check(score, now.pairings[place])
        was = now.scores[place]
        if (
            self.needs_winners
            and number + 1 < len(self.rounds)
            and (was.first > was.second) != (score.first > score.second)
        ):
            raise TournamentError(
                Message("the next round has begun with the winner of this match: only the number "
                        "of games can be corrected")
            )  # fmt: skip
        self.happen(Corrected(number, place, score))

    def penalize(self, player: int, text: str, penalty: Penalty = Penalty.WARNING) -> None:
        """Give a penalty for a reason. A lost game counts in the match of this round, a lost match
        ends it, and who is disqualified leaves besides.

        Raises TournamentError where the player has no match to lose, and for one that is played
        here.
        """
        self._entrant(player)
        place = self._unreported(player)
        if penalty in (Penalty.GAME_LOSS, Penalty.MATCH_LOSS) and place is None:
            raise TournamentError(Message("this player has no match that could be lost now"))
        if (
            penalty is not Penalty.WARNING
            and place is not None
            and place in self._now(place).hosted
        ):
            raise TournamentError(Message("this match is being played here: its table reports it"))
        if penalty is Penalty.DISQUALIFICATION and (self.is_over or self.entrants[player].dropped):
            raise TournamentError(Message("this player has left already"))
        self.happen(Penalized(player, text, penalty))
        if penalty in (Penalty.MATCH_LOSS, Penalty.DISQUALIFICATION) and place is not None:
            needed = self._needed()
            is_first = self.rounds[-1].pairings[place].first == player
            self.happen(Reported(place, Score(0, needed) if is_first else Score(needed, 0)))
        if penalty is Penalty.DISQUALIFICATION and not self.is_over:
            self.drop(player)

    def cut(self, size: int = -1) -> tuple[int, ...]:
        """Let the best play on in single elimination, after the last Swiss round."""
        count = size if size >= 0 else self.cut_size
        if self.setup.structure is not Structure.SWISS or self.finalists or self.is_over:
            raise TournamentError(Message("there is no cut now"))
        if self.progress is not Progress.BETWEEN_ROUNDS or len(self.rounds) < self.last_round:
            raise TournamentError(Message("the rounds before the cut are not over"))
        left = [one.player for one in self.standings() if not self.entrants[one.player].dropped]
        if not 2 <= count <= len(left):
            raise TournamentError(Message("a cut needs two players or more"))
        self.happen(CutMade(tuple(left[:count])))
        return self.finalists

    def end(self) -> None:
        """End the tournament, with the standings as they are."""
        if self.rounds and not self.rounds[-1].is_over:
            raise TournamentError(Message("matches of this round have not been reported"))
        if not self.is_over:
            self.happen(Ended())

    # -- inside ------------------------------------------------------------------------------------

    def happen(self, event: Event) -> None:
        """Let an event happen that is known to fit: everything changes here alone."""
        self.events.append(event)
        if isinstance(event, Registered):
            self.entrants.append(Entrant(event.name, event.deck, len(self.rounds)))
        elif isinstance(event, DeckChanged):
            self.entrants[event.player].deck = event.deck
        elif isinstance(event, Dropped):
            self.entrants[event.player].dropped = True
            self._see_the_end()
        elif isinstance(event, Penalized):
            self.entrants[event.player].penalties.append(event)
            if event.penalty is Penalty.GAME_LOSS and self.rounds:
                self.rounds[-1].lost_games[event.player] += 1
        elif isinstance(event, CutMade):
            self.finalists = event.players
        elif isinstance(event, Ended):
            self.is_over = self._was_ended = True
        elif isinstance(event, Paired):
            self._begin(event.pairings, event.began)
        elif isinstance(event, Hosted):
            self.rounds[-1].hosted.pop(event.place, None)
            if event.table:
                self.rounds[-1].hosted[event.place] = event.table
        elif isinstance(event, Corrected):
            self.rounds[event.round].scores[event.place] = event.score
            self._see_the_end()
        elif event.pairing is not None:
            self.matches.append(Played(event.pairing, event.score))
        else:
            self.rounds[-1].scores[event.place] = event.score
            self.rounds[-1].hosted.pop(event.place, None)
            self._see_the_end()

    def _begin(self, pairings: tuple[Pairing, ...], began: float) -> None:
        made = Round(pairings, bool(self.finalists), began)
        for place, one in enumerate(pairings):
            if one.second == BYE:
                made.scores[place] = Score(self._needed(), 0)
        self.rounds.append(made)
        self._see_the_end()

    def _see_the_end(self) -> None:
        """End a tournament in which whoever loses is out once one is left, or go on with it when a
        correction has brought another back.
        """
        if self.needs_winners and self.rounds and self.rounds[-1].is_over and not self._was_ended:
            self.is_over = len(self.still_in()) <= 1

    def _next_pairings(self) -> list[Pairing]:
        """The pairings of the next round."""
        number = len(self.rounds)
        chance = Chance(self.setup.seed + number * 0x9E3779B9)
        left = self.still_in()
        structure = self.setup.structure
        if self.finalists or structure is Structure.ELIMINATION:
            earlier = [one for one in self.rounds if one.is_final or not self.finalists]
            if earlier:
                return self._following(earlier[-1])
            return bracket(left if self.finalists else _shuffled(left, chance))
        if structure is Structure.ROUND_ROBIN:
            everybody = _shuffled(list(range(len(self.entrants))), Chance(self.setup.seed))
            return self._without_who_left(round_robin(everybody, number))
        table = {one.player: one for one in self.standings()}
        met = {player: table[player].opponents for player in left}
        if structure is Structure.DOUBLE_ELIMINATION:
            points = {player: -3 * table[player].lost for player in left}
        else:
            points = {player: table[player].points for player in left}
        byes = [player for player in left if table[player].byes]
        return matched(left, points, met, byes, chance)

    def _can_play(self, pairing: Pairing) -> bool:
        return len(self._still_there(pairing)) == 2

    def _still_there(self, pairing: Pairing) -> list[int]:
        """The players of a pairing who haven't left."""
        both = [one for one in (pairing.first, pairing.second) if one != BYE]
        return [one for one in both if not self.entrants[one].dropped]

    def _without_who_left(self, pairings: Iterable[Pairing]) -> list[Pairing]:
        """The pairings in which somebody is there; whose opponent has left, has a bye."""
        there = [self._still_there(one) for one in pairings]
        return [Pairing(one[0], one[1] if len(one) == 2 else BYE) for one in there if one]

    def _following(self, before: Round) -> list[Pairing]:
        """The next round of a bracket: the winners of neighbours meet; who has left, loses."""
        winners = [
            one.first if before.scores[place].first > before.scores[place].second else one.second
            for place, one in enumerate(before.pairings)
        ]
        found: list[Pairing] = []
        for place in range(0, len(winners), 2):
            pair = winners[place : place + 2]
            there = [one for one in pair if not self.entrants[one].dropped] or pair[:1]
            found.append(Pairing(there[0], there[1] if len(there) == 2 else BYE))
        return found

    def still_in(self) -> list[int]:
        """Those who can still be paired: who hasn't left, and hasn't lost too often."""
        there = list(self.finalists) or list(range(len(self.entrants)))
        losses = 1 if self.finalists else LOSSES.get(self.setup.structure, 0)
        lost = dict.fromkeys(there, 0)
        for match in self._played(bool(self.finalists)) if losses else ():
            first, second = match.pairing.first, match.pairing.second
            loser = second if match.score.first > match.score.second else first
            if loser in lost:
                lost[loser] += 1
        return [
            one for one in there
            if not self.entrants[one].dropped and (not losses or lost[one] < losses)
        ]  # fmt: skip

    def results(self) -> list[Played]:
        """All matches that have ended, in the order of their rounds; byes too."""
        found = list(self.matches)
        for one in self.rounds:
            found += [
                Played(one.pairings[place], one.scores[place]) for place in sorted(one.scores)
            ]
        return found

    def _played(self, only_final: bool) -> list[Played]:
        """The matches that have ended: those after the cut, or those before it."""
        found = list(self.matches)
        for number, one in enumerate(self.rounds):
            if one.is_final == only_final:
                found += [Played(one.pairings[place], score) for place, score in one.scores.items()]
            if not one.is_final and not only_final:
                found += [
                    Played(Pairing(player, BYE), Score(0, 0), absent=True)
                    for player, entrant in enumerate(self.entrants)
                    if entrant.entered > number
                ]
        return found

    def _final_rank(self, player: int) -> int:
        """In which final round somebody went out, counted so that the winner is first."""
        reached = 0
        for number, one in enumerate(self.rounds):
            if one.is_final and any(player in (p.first, p.second) for p in one.pairings):
                reached = number + 1
        in_it = player in self.still_in() and not self.entrants[player].dropped
        return len(self.rounds) - reached - in_it

    def _check(self, score: Score, pairing: Pairing) -> None:
        """Raise TournamentError for a score that can't be."""
        needed = self._needed()
        fits = (
            0 <= score.first <= needed
            and 0 <= score.second <= needed
            and score.drawn >= 0
            and not (score.first == score.second == needed)
        )
        self._check_opponent(pairing)
        if not fits:
            raise TournamentError(
                Message("a match ends when somebody has won {count} games", count=needed)
            )
        if self.needs_winners and score.first == score.second:
            raise TournamentError(Message("a match can't be drawn where the loser is out"))

    def _check_lost_games(self, score: Score, pairing: Pairing) -> None:
        """Raise TournamentError for a score without the games that were lost by penalties."""
        lost = self.rounds[-1].lost_games
        for player, other, won in (
            (pairing.first, pairing.second, score.second),
            (pairing.second, pairing.first, score.first),
        ):
            if won < lost[player]:
                raise TournamentError(
                    Message(
                        "{player} has lost a game by a penalty: {other} has won {count} at least",
                        player=self._entrant(player).name,
                        other=self._entrant(other).name,
                        count=lost[player],
                    )
                )

    def _unreported(self, player: int) -> int | None:
        """The place of the match of this round that a player has yet to end; None for none."""
        now = self.rounds[-1] if self.rounds else None
        for place, one in enumerate(now.pairings if now else ()):
            if player in (one.first, one.second) and now is not None and place not in now.scores:
                return place
        return None

    def _check_opponent(self, pairing: Pairing) -> None:
        """Raise TournamentError for a bye."""
        if pairing.second == BYE:
            name = self._entrant(pairing.first).name
            raise TournamentError(
                Message("{player} has a bye: there is nothing to report", player=name)
            )

    def _needed(self) -> int:
        return self.setup.games // 2 + 1

    def _now(self, place: int) -> Round:
        if not self.rounds or not 0 <= place < len(self.rounds[-1].pairings):
            raise TournamentError(Message("there is no such match in this round"))
        return self.rounds[-1]

    def _entrant(self, player: int) -> Entrant:
        if not 0 <= player < len(self.entrants):
            raise TournamentError(Message("nobody with this number has entered"))
        return self.entrants[player]


def replayed(setup: Setup, events: Iterable[Event]) -> Tournament:
    """The tournament after these events, as they are kept.

    Raises TournamentError for an event that names players, matches or rounds that there aren't.
    """
    made = Tournament(setup)
    for number, event in enumerate(events, 1):
        if not _fits(made, event):
            raise TournamentError(Message("event {number} doesn't fit those before", number=number))
        made.happen(event)
    return made


def _fits(made: Tournament, event: Event) -> bool:
    """Whether what an event names is there."""
    count, now = len(made.entrants), made.rounds[-1] if made.rounds else None

    def are_players(*numbers: int) -> bool:
        return all(0 <= one < count for one in numbers)

    def are_pairs(pairs: Iterable[Pairing]) -> bool:
        return all(
            are_players(one.first) and (one.second == BYE or are_players(one.second))
            for one in pairs
        )

    if isinstance(event, (DeckChanged, Dropped, Penalized)):
        return are_players(event.player)
    if isinstance(event, Paired):
        return are_pairs(event.pairings) and (now is None or now.is_over)
    if isinstance(event, CutMade):
        return are_players(*event.players)
    if isinstance(event, Corrected):
        rounds = made.rounds
        return 0 <= event.round < len(rounds) and event.place in rounds[event.round].scores
    if isinstance(event, Reported) and event.pairing is not None:
        return are_pairs([event.pairing])
    if isinstance(event, (Reported, Hosted)):
        return now is not None and 0 <= event.place < len(now.pairings)
    return True


def _shuffled(players: list[int], chance: Chance) -> list[int]:
    found = list(players)
    chance.shuffle(found)
    return found
