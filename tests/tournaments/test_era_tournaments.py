"""Matches, limited play and tournaments in each era: what the sixth chapter of the rulebook of 2003
says, and what has changed since.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count

import pytest

from jajna import era
from jajna.cards.pool import Pool
from jajna.cards.sets import embedded_sets, set_called
from jajna.era import find
from jajna.limited.drafts import Draft, DraftKind, Setup, begin
from jajna.limited.opening import set_packs
from jajna.replay import Session
from jajna.tables import requests
from jajna.tables.match_time import MatchTime
from jajna.tables.offers import Offered
from jajna.tables.seat import Seat
from jajna.tables.table import Stage, Table
from jajna.tournaments.policies import policy
from jajna.tournaments.records import Pairing, Score, Structure
from jajna.tournaments.records import Setup as Tournaments
from jajna.tournaments.tournaments import Tournament, TournamentError
from tests.tables.places import ANN, BOB, SIDE, begun

EVERY_ERA = pytest.mark.parametrize("name", list(era.ERAS))
EIGHTH = set_called("8ED", embedded_sets())


def match(name: str) -> Table:
    """A match of three games by the rules of an era."""
    setup = replace(begun(side=SIDE).setup, era=find(name), first=None, chooser=0)
    return Table(Session(setup), [Seat(), Seat()], count(100).__next__, 3)


def lose(at: Table, seat: int) -> None:
    """A game that a seat loses; then the next one, if there is one."""
    at.handle(seat, requests.Concede())
    go_on(at)


def go_on(at: Table) -> None:
    for seat in (ANN, BOB) if at.stage is Stage.BETWEEN_GAMES else ():
        at.handle(seat, requests.NextGame())


# Matches


@EVERY_ERA
def test_two_won_games_win_a_match(name: str) -> None:
    straight, three = match(name), match(name)
    lose(straight, BOB)
    lose(straight, BOB)
    for seat in (BOB, ANN):
        lose(three, seat)
        assert three.stage is Stage.PLAYING, "a third game is played"
    lose(three, BOB)

    assert (straight.stage, straight.wins) == (Stage.OVER, [2, 0])
    assert (three.stage, three.wins, three.game_number) == (Stage.OVER, [2, 1], 3)


@EVERY_ERA
def test_a_drawn_game_counts_for_nobody(name: str) -> None:
    at = match(name)
    lose(at, BOB)
    at.handle(ANN, requests.OfferTo(Offered.DRAW))
    at.handle(BOB, requests.Reply(True))
    assert at.wins == [1, 0]
    go_on(at)
    lose(at, BOB)

    assert (at.stage, at.wins, at.game_number) == (Stage.OVER, [2, 0], 3)


@EVERY_ERA
def test_100_4_cards_are_exchanged_between_games_and_the_next_match_begins_with_the_list(
    name: str,
) -> None:
    at = match(name)
    listed = at.session.setup.decks[ANN]
    at.handle(BOB, requests.Concede())
    at.handle(ANN, requests.NextGame([("Forest", 20), ("Grizzly Bears", 18), ("Giant Growth", 2)]))
    at.handle(BOB, requests.NextGame())
    names = [card.name for card in at.session.setup.decks[ANN]]
    assert names.count("Giant Growth") == 2 and names.count("Grizzly Bears") == 18
    at.handle(BOB, requests.Concede())
    assert at.stage is Stage.OVER

    at.handle(ANN, requests.OfferTo(Offered.REMATCH))
    at.handle(BOB, requests.Reply(True))

    assert at.session.setup.decks[ANN] == listed


@EVERY_ERA
def test_when_the_time_of_a_match_is_up_the_score_is_the_result(name: str) -> None:
    at = match(name)
    at.handle(BOB, requests.Concede())
    MatchTime(60.0 * policy("2003").minutes, extra_turns=5).look(at, 3600.0)

    assert (at.stage, at.wins) == (Stage.OVER, [1, 0])


# Limited play


@EVERY_ERA
@pytest.mark.parametrize("kind", [DraftKind.BOOSTER, DraftKind.ROCHESTER])
@pytest.mark.parametrize("seats", [4, 8])
def test_each_player_of_a_draft_takes_45_cards_of_three_boosters(
    name: str, kind: DraftKind, seats: int
) -> None:
    packs = set_packs(kind, seats, EIGHTH, era=find(name), seed=5)
    draft = begin(Setup(kind, tuple(f"Player {seat}" for seat in range(seats)), packs))
    assert [len(one) for one in packs] == [seats] * 3
    pick_all(draft)

    opened = Counter(card for one in packs for pack in one for card in pack)
    assert Counter(card for pool in draft.pools for card in pool) == opened
    assert {len(pool) for pool in draft.pools} == {45}


def pick_all(draft: Draft) -> None:
    while not draft.is_over:
        for seat in range(draft.seats):
            if draft.asked(seat) is not None:
                draft.pick(seat, 0)


# Tournaments


def entered(structure: Structure, players: int, time: str) -> Tournament:
    made = Tournament(Tournaments("Test", structure, time, seed=5))
    for number in range(players):
        made.register(f"Player {number}")
    return made


def play_round(made: Tournament) -> tuple[Pairing, ...]:
    """A round in which smaller numbers win."""
    pairings = made.pair()
    for place, one in enumerate(pairings):
        made.report(place, Score(2, 0) if one.first < one.second else Score(0, 2))
    return pairings


@pytest.mark.parametrize("time", ["2003", "current"])
def test_rounds_follow_each_other_in_both_structures(time: str) -> None:
    swiss, elimination = (entered(one, 8, time) for one in (Structure.SWISS, Structure.ELIMINATION))
    with pytest.raises(TournamentError, match="have not been reported"):
        swiss.pair()
        swiss.pair()
    for place, one in enumerate(swiss.rounds[0].pairings):
        swiss.report(place, Score(2, 0) if one.first < one.second else Score(0, 2))
    assert len(swiss.rounds[0].pairings) == len(play_round(swiss)) == 4
    assert [len(play_round(elimination)) for _ in range(3)] == [4, 2, 1]
    assert elimination.is_over and elimination.winner == 0


def test_organized_play_of_2003_and_of_today_side_by_side() -> None:
    then, now = policy("2003"), policy("current")

    assert (then.minutes, now.minutes) == (60, 50)
    assert (then.cut_for(16), now.cut_for(16)) == (8, 4), "how many play a final of sixteen"
    assert (then.rounds_for(16), now.rounds_for(16)) == (4, 5)
    assert (then.era, now.era) == ("2003-07", "current")
    assert (entered(Structure.SWISS, 16, "2003").last_round,
            entered(Structure.SWISS, 16, "current").last_round) == (4, 5)  # fmt: skip


@pytest.mark.parametrize("time", ["2003", "current"])
def test_a_league_has_no_pairings_and_rochester_is_drafted_in_both_times(time: str) -> None:
    league = entered(Structure.LEAGUE, 4, time)
    with pytest.raises(TournamentError, match="no next round"):
        league.pair()
    for first, second in ((0, 1), (0, 1), (2, 0)):
        league.report_league(first, second, Score(2, 1))
    assert [one.points for one in league.standings()] == [6, 3, 0, 0]

    packs = set_packs(DraftKind.ROCHESTER, 8, EIGHTH, era=find(policy(time).era))
    draft = begin(Setup(DraftKind.ROCHESTER, tuple("ABCDEFGH"), packs))
    order: list[int] = []
    for _ in range(15):
        (seat,) = [seat for seat in range(8) if draft.asked(seat) is not None]
        order.append(seat + 1)
        draft.pick(seat, 0)
    assert order == [1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2]


def test_the_cards_of_a_booster_are_those_of_its_set() -> None:
    packs = set_packs(DraftKind.BOOSTER, 2, EIGHTH, era=find("2003-07"))

    known = {card.name for card in EIGHTH.cards}
    assert {card.card for one in packs for pack in one for card in pack} <= known
    assert all(Pool().card(card.card) for card in packs[0][0])
