"""The agent that looks ahead: what it sees, how it compares answers, and what it tells."""

from __future__ import annotations

from random import Random
from statistics import NormalDist, fmean, stdev

import pytest

from jajna.agents import AGENTS, AgentError, RandomAgent, SearchAgent, agent_named, make_agent
from jajna.agents.door import Worlds, answer_of, open_lists
from jajna.agents.levels import CarelessAgent
from jajna.agents.search.candidates import MOST, candidates
from jajna.agents.search.leaf import FEATURES, WEIGHTS, features, outcome, worth
from jajna.agents.search.tree import Branch, Node, outlook
from jajna.card import Card
from jajna.cards import starter
from jajna.decision import NO, PASS, YES, Assign, Kind, Several
from jajna.formats.themes import theme
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.digest import summary
from jajna.simulation.matches import Match, play_match
from jajna.simulation.twins import twin
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, creature, permanent, spell
from tests.table import table


def lookup(name: str) -> Card:
    found = starter.SHELF.card(name)
    assert found is not None, f"the starter pool has no {name}"
    return found


def deck(name: str) -> tuple[Card, ...]:
    return tuple(theme(name, lookup).cards())


def games(seed: int, turns: int) -> list[Game]:
    """Forks of positions in which a heuristic player has several options."""
    game = new_game([deck("red"), deck("green")], seed=seed)
    agents = [make_agent("heuristic", f"{seed}.{seat}") for seat in range(2)]
    found: list[Game] = []
    while (question := game.decision) is not None and game.turn.number <= turns:
        seat = question.players[0]
        if game.turn.number > 2 and question.count > 2:
            found.append(game.fork())
        game.answer(answer_of(agents[seat], game, seat))
    return found


def test_400_2_hidden_cards_change_no_answer() -> None:
    chance = Random(3)
    decks = [deck("red"), deck("green")]
    compared = 0
    for game in games(5, 5)[:3]:
        assert game.decision is not None
        seat = game.decision.players[0]
        answers = [
            answer_of(SearchAgent(1, 6), one, seat, open_lists(decks)).notation()
            for one in (game, twin(game, seat, chance))
        ]
        assert len(set(answers)) == 1
        compared += 1
    assert compared == 3


def test_worlds_are_games_that_the_seat_could_be_in() -> None:
    game = games(5, 5)[0]
    assert game.decision is not None
    seat = game.decision.players[0]
    worlds = Worlds(game, seat)
    first = summary(worlds.world(1))
    assert first == summary(worlds.world(1))
    assert first != summary(worlds.world(2))
    assert worlds.world(3).view(seat).summary() == game.view(seat).summary()


def test_only_who_is_asked_answers() -> None:
    game = games(5, 5)[0]
    assert game.decision is not None
    other = 1 - game.decision.players[0]
    with pytest.raises(ValueError, match="nothing is asked"):
        answer_of(RandomAgent(1), game, other)


def test_equal_searches_answer_alike() -> None:
    game = games(5, 7)[-1]
    assert game.decision is not None
    seat = game.decision.players[0]
    one, other = SearchAgent(2, 12), SearchAgent(2, 12)
    assert answer_of(one, game, seat) == answer_of(other, game, seat)
    assert one.considered == other.considered


@pytest.mark.slow
def test_a_game_is_played_without_an_answer_that_is_refused() -> None:
    match = Match((deck("white"), deck("black")), ("search:4", "heuristic"))
    report = play_match(match, 2, jobs=1)
    assert (report.errors, report.refused, report.games) == ([], 0, 2)


def test_104_3_a_lethal_attack_is_found_that_the_prior_does_not_see() -> None:
    at = table(ann=["Giant", "Giant"], bob=["Wall"])
    at.game.players[BOB].life = 3
    at.begin(ANN, Step.DECLARE_ATTACKERS)
    question = at.game.decision
    assert question is not None and question.kind is Kind.ATTACKERS
    agent = SearchAgent(1, 60)
    answer = answer_of(agent, at.game, ANN)
    assert isinstance(answer, Several)
    assert len(answer.options) == 2
    assert agent.considered[0].chosen


def test_what_was_compared_is_told() -> None:
    at = table(ann=["Giant"], bob=["Bear"])
    at.begin(ANN, Step.DECLARE_ATTACKERS)
    agent = SearchAgent(1, 30)
    answer = answer_of(agent, at.game, ANN)
    told = agent.considered
    assert {one.answer.notation() for one in told} >= {answer.notation(), "-"}
    assert [one.chosen for one in told].count(True) == 1
    assert [one.proposed for one in told].count(True) == 1
    assert all(0.0 <= one.share <= 1.0 and one.tried > 0 for one in told)
    assert sum(one.tried for one in told) <= 40


# -- comparing -------------------------------------------------------------------------------------


def test_gains_are_counted_in_the_same_worlds() -> None:
    one, other = Branch(YES, 0.5), Branch(NO, 0.5)
    one.results = {1: 1.0, 2: 0.5, 3: 0.0}
    other.results = {1: 0.5, 2: 0.0, 4: 1.0}
    gain, error = one.gain_over(other)
    assert (gain, error) == (0.5, 0.0)
    assert Branch(YES, 0.5).gain_over(other) == (0.0, 1.0)


def test_what_a_gain_will_come_to_is_foreseen() -> None:
    chance = Random(11)
    seen = NormalDist(0.0, 1.0).samples(40, seed=5)
    for shift in (-0.3, 0.0, 0.25):
        found = [one - fmean(seen) + shift for one in seen]
        error = stdev(found) / 40**0.5
        over = 0
        for _ in range(2000):
            truth = chance.gauss(shift, error)
            total = sum(found) + chance.gauss(160 * truth, 160**0.5 * stdev(found))
            over += total / 200 > 1.5 * stdev(found) / 200**0.5
        foreseen = NormalDist().cdf(outlook(shift, error, 40, 160, 1.5))
        assert over / 2000 == pytest.approx(foreseen, abs=0.04)
    assert outlook(0.0, 0.0, 40, 160, 1.5) < -50 < 50 < outlook(0.1, 0.0, 40, 160, 1.5)
    assert outlook(0.02, 0.01, 40, 0, 1.5) > 50 > -50 > outlook(0.01, 0.01, 40, 0, 1.5)


def test_a_search_ends_when_more_worlds_would_not_change_its_answer() -> None:
    tried: list[int] = []
    for game in games(5, 6)[:6]:
        assert game.decision is not None
        seat = game.decision.players[0]
        agent = SearchAgent(1, 100)
        answer_of(agent, game, seat, open_lists([deck("red"), deck("green")]))
        tried.append(sum(one.tried for one in agent.considered))
    assert 0 < min(one for one in tried if one) < 80
    assert sum(tried) < 80 * len(tried)


def test_a_trusted_answer_is_tried_first_and_a_bad_one_seldom() -> None:
    node = Node()
    for _ in range(40):
        branch = node.promising(node.offer([YES, NO]))
        branch.add(1.0 if branch.answer == YES else 0.0)
    yes, no = (node.branches[one.notation()] for one in (YES, NO))
    assert yes.visits > 3 * no.visits
    assert yes.available == no.available == 40


def test_attacks_with_one_creature_more_or_less_are_compared() -> None:
    at = table(ann=["Giant", "Bear", "Ogre"], known=[creature("Ogre", 3, 3)])
    at.begin(ANN, Step.DECLARE_ATTACKERS)
    question = at.game.decision
    assert question is not None
    giant, bear, ogre = question.able()
    prior = Several((Assign(giant, BOB),))
    found = {one.notation() for one in candidates(question, at.game.view(ANN), prior)}
    assert found == {
        f"{giant}>p1", "-", f"{giant}>p1, {bear}>p1, {ogre}>p1", f"{giant}>p1, {bear}>p1",
        f"{giant}>p1, {ogre}>p1",
    }  # fmt: skip


def test_few_answers_are_compared() -> None:
    at = table(ann=[creature(f"Number {one}") for one in range(20)])
    at.begin(ANN, Step.DECLARE_ATTACKERS)
    question = at.game.decision
    assert question is not None
    assert len(candidates(question, at.game.view(ANN), Several(()))) == MOST


def test_what_can_be_done_later_as_well_is_not_searched() -> None:
    bolt = spell("~ deals 3 damage to any target.".replace("~", "Bolt"), "Bolt")
    at = table(hand=[bolt], step=None)
    at.begin(ANN, Step.UPKEEP)
    question = at.game.decision
    assert question is not None and question.kind is Kind.PRIORITY
    assert candidates(question, at.game.view(ANN), PASS) == [PASS]
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    question = at.game.decision
    assert question is not None
    assert len(candidates(question, at.game.view(ANN), PASS)) == 2


# -- judging ---------------------------------------------------------------------------------------


def test_a_position_is_worth_more_with_more_on_the_battlefield() -> None:
    assert len(FEATURES) == len(WEIGHTS)
    even = table(ann=["Bear"], bob=["Bear"], step=None).game
    better = table(ann=["Bear", "Giant"], bob=["Bear"], step=None).game
    assert worth(even, ANN) < worth(better, ANN)
    assert worth(better, ANN) + worth(better, BOB) == pytest.approx(1.0)


def test_features_are_those_of_the_player() -> None:
    at = table(ann=["Giant", permanent("Grove", "Land", cost="")], bob=["Bear"], step=None)
    found = dict(zip(FEATURES, features(at.game.view(BOB), at.game.view(BOB).players[ANN]),
                     strict=True))  # fmt: skip
    assert (found["life"], found["lands"], found["danger"]) == (20.0, 1.0, 0.1)


def test_104_a_game_that_is_over_is_worth_what_it_was_won_for() -> None:
    game = new_game([deck("red"), deck("green")], seed=1)
    game.concede(BOB)
    assert (outcome(game, ANN), outcome(game, BOB)) == (1.0, 0.0)


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*AGENTS, "search:7"])
def test_agents_are_made_by_name(name: str) -> None:
    assert make_agent(name, "1").choose is not None


def test_anybodys_agent_is_imported() -> None:
    made = make_agent("jajna.agents.levels:CarelessAgent", "1")
    assert isinstance(made, CarelessAgent)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "is no agent; there are heuristic"),
        ("search:0", "comes a number of simulations"),
        ("search:many", "comes a number of simulations"),
        ("nowhere:Agent", "can't be imported"),
        ("jajna.agents:nothing", "can't be imported"),
        ("jajna.card:Card", "is no class of jajna.agents.Agent"),
    ],
)
def test_other_names_are_refused(name: str, why: str) -> None:
    with pytest.raises(AgentError, match=why):
        agent_named(name)


@pytest.mark.slow
def test_the_levels_play_from_bad_to_good() -> None:
    report = play_match(Match((deck("gold"), deck("gold")), ("easy", "normal")), 40, jobs=1)
    assert report.wins[0] < report.wins[1]
