"""Games by agents: limits, refusals, and the same result however the work is spread."""

from __future__ import annotations

from dataclasses import replace

from jajna.agents import Agent, RandomAgent
from jajna.card import Card
from jajna.cards import starter
from jajna.decision import Answer, Decision, Kind, Pick
from jajna.formats.themes import theme
from jajna.kernel.start.setup import new_game
from jajna.kernel.views.view import View
from jajna.simulation.matches import GameReport, Match, Report, play_match
from jajna.simulation.running import Limits, play_out


def lookup(name: str) -> Card:
    found = starter.SHELF.card(name)
    assert found is not None, f"the starter pool has no {name}"
    return found


def deck(name: str) -> tuple[Card, ...]:
    return tuple(theme(name, lookup).cards())


class Passive(Agent):
    """Answers with the fallback, and remembers whether it got a view."""

    def __init__(self, needs_view: bool) -> None:
        self.needs_view = needs_view
        self.views: set[bool] = set()

    def choose(self, decision: Decision, view: View | None) -> Answer:
        self.views.add(view is not None)
        return decision.fallback


class Stubborn(Agent):
    """Gives answers to another question."""

    needs_view = False

    def choose(self, decision: Decision, view: View | None) -> Answer:
        return Pick(77)


def test_704_5b_whoever_draws_first_runs_out_first() -> None:
    game = new_game([deck("red"), deck("red")], first=0)
    done = play_out(game, [Passive(False), Passive(False)])
    assert (done.winner, done.refused, done.cut) == (0, 0, False)


def test_a_view_is_made_for_whoever_needs_it() -> None:
    agents = [Passive(True), Passive(False)]
    play_out(new_game([deck("red"), deck("red")], first=0), agents, Limits(turns=3))
    assert [agent.views for agent in agents] == [{True}, {False}]


def test_refused_answers_are_replaced_and_counted() -> None:
    game = new_game([deck("red"), deck("red")], first=0)
    done = play_out(game, [Stubborn(), Passive(False)], Limits(turns=4))
    assert done.refused > 0


def test_a_limit_makes_a_draw() -> None:
    game = new_game([deck("red"), deck("red")], first=0)
    done = play_out(game, [Passive(False), Passive(False)], Limits(turns=5))
    assert (done.winner, done.turns, done.cut) == (-1, 6, True)
    other = new_game([deck("red"), deck("red")], first=0)
    done = play_out(other, [RandomAgent(1), RandomAgent(2)], Limits(decisions=9))
    assert (done.decisions, done.cut) == (9, True)


def test_every_decision_and_the_end_are_watched() -> None:
    kinds: list[Kind | None] = []
    game = new_game([deck("red"), deck("red")], first=0)
    done = play_out(
        game,
        [RandomAgent(1), RandomAgent(2)],
        watch=lambda seen: kinds.append(seen.decision.kind if seen.decision else None),
    )
    assert len(kinds) == done.decisions + 1
    assert kinds[-1] is None


def test_the_seats_take_turns_in_going_first() -> None:
    match = Match((deck("red"), deck("green")), ("random", "random"))
    assert match.play(0) == match.play(0)
    assert match.play(0) != match.play(1)


def test_processes_don_t_change_the_result() -> None:
    match = Match((deck("red"), deck("green")), ("random", "heuristic"), seed=5)
    alone, together = play_match(match, 8, jobs=1), play_match(match, 8, jobs=2)
    assert alone.wins == together.wins
    assert (alone.decisions, alone.turns) == (together.decisions, together.turns)
    assert alone.games == 8


def test_117_3_players_may_be_asked_whenever_they_have_priority_in_processes_too() -> None:
    match = Match((deck("red"), deck("green")), ("random", "random"), seed=5)
    asked = replace(match, always_ask=True)
    alone, together = play_match(asked, 2, jobs=1), play_match(asked, 2, jobs=2)
    assert alone.decisions == together.decisions
    assert alone.decisions > 3 * play_match(match, 2, jobs=1).decisions


def test_wins_are_told_by_agent_or_by_seat() -> None:
    assert Report(("heuristic", "random"), wins=[3, 1]).wins_by_name() == {
        "heuristic": 3,
        "random": 1,
    }
    assert Report(("random", "random"), wins=[3, 1]).wins_by_name() == {"0": 3, "1": 1}


def test_a_broken_game_counts_as_an_error() -> None:
    report = Report(("random", "random"), wins=[0, 0])
    report.add(GameReport(4, -1, 0, 0, 0, "KeyError: 7"), 104)
    report.add(GameReport(5, 1, 9, 50, 0, ""), 105)
    assert report.errors == [(104, "KeyError: 7")]
    assert report.data()["errors"] == 1
    assert (report.games, report.wins, report.draws) == (2, [0, 1], 0)
