"""Environments: their own libraries' checkers, seeds, masks, rewards, and what they hide."""

from __future__ import annotations

import warnings
from typing import Final

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import jajna
from jajna.decision import Kind, Shape
from jajna.errors import IllegalAnswerError
from jajna.rl.duel_env import DuelEnv
from jajna.rl.features import CARD, GLOBAL, OBJECT, OPTION, ROWS
from jajna.rl.playing import ARRAYS, Observation, Play, Rules, empty_observation
from jajna.rl.table_env import TableEnv
from jajna.steps import Steps

FIND: Final = jajna.Pool().card


def deck(name: str) -> tuple[jajna.Card, ...]:
    """The cards of a deck that comes with Jajna."""
    return tuple(jajna.theme(name, FIND).cards())


DECKS: Final = (deck("white"), deck("red"))


def taken_at_random(play: Play, chance: np.random.Generator) -> None:
    """Take one of the steps offered."""
    play.take(int(chance.integers(play.count)))


# -- their own checkers --------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
def test_pettingzoo_s_checks_pass() -> None:
    api_test(TableEnv(DECKS), num_cycles=150)
    seed_test(lambda: TableEnv(DECKS), num_cycles=60)


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
def test_800_1_pettingzoo_s_checks_pass_for_four_players() -> None:
    api_test(TableEnv([*DECKS, *DECKS]), num_cycles=60)


def test_gymnasium_s_checks_pass() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*spec.*")
        check_env(DuelEnv(DECKS, render_mode="ansi"))


# -- what is observed ----------------------------------------------------------------------------


def test_the_arrays_have_the_columns_that_are_named() -> None:
    shapes = {name: array.shape for name, array in empty_observation().items()}
    assert shapes == {**ARRAYS, "action_mask": (ROWS,)}
    assert all(len(set(names)) == len(names) for names in (GLOBAL, OBJECT, CARD, OPTION))


def column(array: np.ndarray, names: tuple[str, ...], name: str) -> list[int]:
    """A column by its name, as far as rows are there."""
    return [int(row[names.index(name)]) for row in array if row[0]]


def test_a_position_is_told_as_it_stands() -> None:
    table = jajna.Table(lookup=FIND)
    table.battlefield(0, "Serra Angel", "Mountain")
    table.battlefield(1, "Grizzly Bears", tapped=True)
    table.hand(0, "Shock")
    table.set_life(1, 7)
    table.begin(0)
    play = Play(Rules(DECKS))
    play.resume(table.game)
    seen = play.observe(0)
    objects = seen["objects"]
    assert column(objects, OBJECT, "power") == [4, 0, 2, 0]
    assert column(objects, OBJECT, "tapped") == [0, 0, 1, 0]
    assert column(objects, OBJECT, "mine") == [1, 1, 0, 1]
    assert column(objects, OBJECT, "in_hand") == [0, 0, 0, 1]
    assert [int(row[CARD.index("flying")]) for row in seen["cards"][:4]] == [1, 0, 0, 0]
    assert [int(row[CARD.index("mana_value")]) for row in seen["cards"][:4]] == [5, 0, 2, 1]
    moment = dict(zip(GLOBAL, seen["globals"].tolist(), strict=True))
    assert moment["my_turn"] == moment["step_precombat_main"] == 1
    assert (moment["player_0_life"], moment["player_1_life"]) == (20, 7)
    assert moment["player_0_hand"] == 1


def test_options_refer_to_their_rows() -> None:
    table = jajna.Table(lookup=FIND)
    table.battlefield(0, "Grizzly Bears", "Mountain")
    table.hand(0, "Shock", "Forest")
    table.begin(0)
    play = Play(Rules(DECKS))
    play.resume(table.game)
    seen = play.observe(0)
    names = [play.notation(place) for place in range(play.count)]
    assert seen["action_mask"].tolist() == [1] * len(names) + [0] * (ROWS - len(names))
    for row, name in zip(seen["options"], names, strict=False):
        thing = int(row[OPTION.index("row")])
        assert bool(row[OPTION.index("pass")]) is (name == "pass")
        if name != "pass":
            assert seen["objects"][thing - 1][OBJECT.index("in_hand")] == 1


def test_cards_that_do_the_same_are_the_same_and_others_are_not() -> None:
    play = Play(Rules(DECKS))
    table = jajna.Table(lookup=FIND)
    twin = jajna.make_card("Other Bears", "Creature — Bear", "", "{1}{G}", "2/2")
    table.battlefield(0, "Grizzly Bears", twin, "Serra Angel")
    table.begin(0)
    play.resume(table.game)
    cards = play.observe(0)["cards"]
    low = CARD.index("identity_low")
    assert cards[0][low:].tolist() == cards[1][low:].tolist()
    assert cards[0][low] != cards[2][low]


def test_a_buffer_holds_nothing_of_an_earlier_observation() -> None:
    play, chance = Play(Rules(DECKS)), np.random.default_rng(2)
    buffer = empty_observation()
    for seed in range(2):
        play.begin(seed)
        while not play.over:
            play.observe(play.seat, buffer)
            fresh = play.observe(play.seat)
            assert all(np.array_equal(buffer[name], fresh[name]) for name in fresh)
            taken_at_random(play, chance)


def test_402_3_cards_in_an_opponent_s_hand_change_no_array() -> None:
    seen: list[Observation] = []
    for card in ("Shock", "Serra Angel"):
        table = jajna.Table(lookup=FIND)
        table.hand(1, card)
        table.hand(0, "Forest")
        table.begin(0)
        play = Play(Rules(DECKS))
        play.resume(table.game)
        seen.append(play.observe(0))
    assert all(np.array_equal(seen[0][name], seen[1][name]) for name in seen[0])


# -- what can be done ----------------------------------------------------------------------------


def test_every_step_that_completes_an_answer_is_legal() -> None:
    play, chance = Play(Rules((deck("skies"), deck("stampede")))), np.random.default_rng(4)
    tried = 0
    for seed in range(3):
        play.begin(seed)
        while not play.over:
            question = play.question
            if question.shape is Shape.ONE:
                for option in question.options:
                    assert play.game.why_not(option) is None
                    tried += 1
                assert play.count == question.count
            taken_at_random(play, chance)
        assert play.dead_ends == 0
    assert tried > 300


def test_508_1_attackers_are_declared_one_by_one_and_none_twice() -> None:
    table = jajna.Table(lookup=FIND)
    table.battlefield(0, "Grizzly Bears", "Serra Angel")
    table.begin(0)
    table.to_question(Kind.ATTACKERS)
    play = Play(Rules(DECKS))
    play.resume(table.game)
    assert play.notation(0) == "done"
    assert play.count == 3
    bears, angel = play.notation(1), play.notation(2)
    play.take(1)
    assert play.observe(0)["globals"][GLOBAL.index("taken")] == 1
    assert [play.notation(place) for place in range(play.count)] == ["done", angel]
    play.take(1)
    assert f"{bears}, {angel}" in table.game.history.answers


def test_702_111b_one_creature_alone_does_not_end_a_block_of_menace() -> None:
    table = jajna.Table(lookup=FIND)
    rogue = jajna.make_card("Own Rogue", "Creature — Rogue", "Menace", "{B}", "2/2")
    table.battlefield(0, rogue)
    table.battlefield(1, "Grizzly Bears", "Serra Angel")
    table.begin(0)
    table.attack("Own Rogue")
    table.to_question(Kind.BLOCKERS)
    play = Play(Rules(DECKS))
    play.resume(table.game)
    assert play.notation(0) == "done"
    play.take(1)
    assert "done" not in [play.notation(place) for place in range(play.count)]


def test_702_111b_the_other_blocker_can_come_after_the_later_one() -> None:
    table = jajna.Table(lookup=FIND)
    rogue = jajna.make_card("Own Rogue", "Creature — Rogue", "Menace", "{B}", "2/2")
    table.battlefield(0, rogue)
    table.battlefield(1, "Grizzly Bears", "Serra Angel")
    table.begin(0)
    table.attack("Own Rogue")
    table.to_question(Kind.BLOCKERS)
    steps = Steps(table.game)
    first, second = steps.offered[1:]
    steps.take(2)
    assert steps.offered == [first] or steps.answer is not None
    steps.take(0)
    assert not steps.dead_end
    assert steps.answer is not None
    assert table.game.why_not(steps.answer) is None
    assert steps.taken == [second, first]


def test_a_step_that_is_not_offered_is_refused_at_the_table() -> None:
    env = TableEnv(DECKS)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswerError, match="see the action mask"):
        env.step(ROWS - 1)


def test_a_step_that_is_not_offered_counts_as_the_first_in_a_duel() -> None:
    envs = [DuelEnv(DECKS), DuelEnv(DECKS)]
    for env in envs:
        env.reset(seed=3)
    (seen, *_, info), (other, *_, none) = envs[0].step(ROWS - 1), envs[1].step(0)
    assert info["illegal"] and not none["illegal"]
    assert all(np.array_equal(seen[name], other[name]) for name in seen)


# -- games ---------------------------------------------------------------------------------------


def finished(env: DuelEnv, seed: int) -> tuple[float, bool, bool]:
    """The reward of a game played at random, and whether it ended or was cut off."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        place = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, cut, _ = env.step(place)
        if over or cut:
            return reward, over, cut
        assert reward == 0.0


def test_who_wins_gets_one_and_who_loses_minus_one() -> None:
    env = DuelEnv(DECKS)
    rewards = []
    for seed in range(4):
        reward, over, _ = finished(env, seed)
        winner = env.play.winner
        assert reward == (0.0 if winner < 0 else 1.0 if winner == env.seat else -1.0)
        assert over
        rewards.append(reward)
    assert {1.0, -1.0} & set(rewards)


def test_a_game_that_goes_on_too_long_is_truncated_without_a_reward() -> None:
    assert finished(DuelEnv(DECKS, turns=2), 1) == (0.0, False, True)


def test_the_seat_is_the_seed_s_or_the_one_that_is_wanted() -> None:
    env = DuelEnv(DECKS)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(4)} == {0, 1}
    wanted = DuelEnv(DECKS, seat=1)
    assert {wanted.reset(seed=seed)[1]["seat"] for seed in range(4)} == {1}


def test_the_heuristic_player_can_be_the_opponent() -> None:
    env = DuelEnv(DECKS, opponent="heuristic", seat=0)
    reward, over, _ = finished(env, 2)
    assert over and reward == -1.0


def test_what_is_rendered_tells_the_table_and_the_question() -> None:
    env = TableEnv(DECKS, render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    assert told.startswith("<View of p")
    assert "0: " in told
