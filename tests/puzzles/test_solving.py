"""Puzzles are solved whatever the opponent does, and what can't be solved is shown to be so."""

from __future__ import annotations

from typing import Final

import pytest

import jajna
from jajna.judge.scenario import ScenarioError, read
from jajna.puzzles import Puzzle, Solution, Verdict, solve
from jajna.puzzles.solving import Move

FIND: Final = jajna.Pool().card


def puzzle(text: str) -> Puzzle:
    """A puzzle of Ann, who has the first turn."""
    return Puzzle(read(f"title: Puzzle\n{text}")[0])


def solved(text: str, positions: int = 5_000, keys: bool = False) -> Solution:
    """What is found of a puzzle."""
    one = puzzle(text)
    return solve(one, one.begin(FIND).game, positions, keys)


def replayed(text: str, line: tuple[Move, ...]) -> jajna.Game:
    """The game after the moves of a line; what is not in it is passed or has one answer."""
    game = puzzle(text).begin(FIND).game
    moves = list(line)
    while game.decision is not None and game.turn.number <= 3:
        question = game.decision
        answers = [option.notation() for option in question.options]
        here = moves and moves[0].seat == question.players[0]
        if here and set(moves[0].answer.split(", ")) <= set(answers):
            game.answer(question.parse(moves.pop(0).answer))
        else:
            game.answer(question.fallback)
    assert not moves
    return game


BURN: Final = """
goal: {reach: win}
players: [{name: Ann, hand: [Shock]}, {name: Bob, life: 2}]
battlefield: [Mountain]
"""


def test_a_spell_that_kills_is_found_and_its_target() -> None:
    found = solved(BURN)
    assert found.verdict is Verdict.SOLVED
    assert [(one.seat, one.words) for one in found.line] == [(0, "Cast Shock {R}"), (0, "Bob")]


def test_where_nothing_kills_there_is_no_solution() -> None:
    found = solved(BURN.replace("life: 2", "life: 3"))
    assert found.verdict is Verdict.NO_SOLUTION
    assert found.line == ()


def test_where_the_positions_do_not_suffice_it_stays_open() -> None:
    assert solved(BURN.replace("life: 2", "life: 3"), positions=3).verdict is Verdict.OPEN


def test_509_1_a_creature_that_can_be_blocked_does_not_win() -> None:
    text = """
goal: {reach: win}
players: [{name: Ann}, {name: Bob, life: 2}]
battlefield: [Grizzly Bears%s]
"""
    assert solved(text % "").verdict is Verdict.SOLVED
    assert solved(text % ", {card: Grizzly Bears, owner: Bob}").verdict is Verdict.NO_SOLUTION
    assert solved(text % ", {card: Grizzly Bears, owner: Bob, tapped: true}").verdict is (
        Verdict.SOLVED
    )


def test_the_removal_comes_before_the_attack_where_damage_to_the_player_is_too_little() -> None:
    text = """
goal: {reach: win}
players: [{name: Ann, hand: [Shock]}, {name: Bob, life: 4}]
battlefield: [Mountain, Serra Angel, {card: Wind Drake, owner: Bob}]
"""
    found = solved(text)
    assert found.line[0].words == "Cast Shock {R}"
    assert found.line[1].words == "Wind Drake (2/2) [Bob]"
    outcome = replayed(text, found.line).outcome
    assert outcome is not None
    assert outcome.winner == 0


def test_117_1a_the_opponent_s_instant_is_counted_with() -> None:
    text = """
goal: {reach: win}
players: [{name: Ann, hand: [Giant Growth]}, {name: Bob, life: 5%s}]
battlefield: [Forest, Grizzly Bears, {card: Mountain, owner: Bob}]
"""
    assert solved(text % "").verdict is Verdict.SOLVED
    assert solved(text % ", hand: [Shock]").verdict is Verdict.NO_SOLUTION


def test_605_3a_mana_is_made_before_its_source_is_untapped() -> None:
    text = """
goal: {reach: win}
cards: [{name: Dawn, type: Sorcery, cost: "{0}", text: "Untap all lands you control."}]
players: [{name: Ann, hand: [Shock, Shock%s]}, {name: Bob, life: 4}]
battlefield: [Mountain]
"""
    assert solved(text % ", Dawn").verdict is Verdict.SOLVED
    assert solved(text % "").verdict is Verdict.NO_SOLUTION


def test_survival_is_a_goal() -> None:
    text = """
goal: {reach: survive, turns: 2}
turn_number: 3
players:
  - {name: Ann, life: 2, hand: [%s], library: 2}
  - {name: Bob, library: 2}
battlefield: [Mountain, {card: Grizzly Bears, owner: Bob}]
"""
    assert solved(text % "Shock").verdict is Verdict.SOLVED
    assert solved(text % "Mountain").verdict is Verdict.NO_SOLUTION


def test_what_chance_decides_stays_open() -> None:
    text = """
goal: {reach: win}
cards:
  - name: Gamble
    type: Sorcery
    cost: "{0}"
    text: "Flip a coin. If you win the flip, Gamble deals 20 damage to target opponent."
players: [{name: Ann, hand: [Gamble]}, {name: Bob}]
"""
    assert solved(text).verdict is Verdict.OPEN


def test_the_only_first_move_is_said_to_be_the_only_one() -> None:
    text = """
goal: {reach: win}
step: second main
players: [{name: Ann, hand: [Shock, Shock]}, {name: Bob, life: 4}]
battlefield: [Mountain, Mountain]
"""
    found = solved(text, keys=True)
    assert found.all_keys
    assert "Cast Shock {R}" in [one.words for one in found.keys]
    assert len({one.answer for one in found.keys}) == len(found.keys) <= found.first_moves


def test_the_game_stays_as_it_is() -> None:
    one = puzzle(BURN)
    game = one.begin(FIND).game
    before = game.digest()
    solve(one, game)
    assert game.digest() == before


def test_a_scenario_without_a_goal_is_no_puzzle() -> None:
    with pytest.raises(ScenarioError, match="no goal"):
        puzzle("players: [{name: Ann}, {name: Bob}]")
    with pytest.raises(ScenarioError, match="There is no player Cat"):
        puzzle("goal: {reach: win, player: Cat}\nplayers: [{name: Ann}, {name: Bob}]")


def test_the_goal_can_be_the_second_player_s() -> None:
    text = """
goal: {reach: win, player: Bob}
turn: Bob
players: [{name: Ann, life: 2}, {name: Bob, hand: [Shock]}]
battlefield: [{card: Mountain, owner: Bob}]
"""
    found = solved(text)
    assert found.verdict is Verdict.SOLVED
    assert {one.seat for one in found.line} == {1}
