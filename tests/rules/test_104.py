"""Ending the game. CR 104."""

from __future__ import annotations

import pytest

from jajna.decision import PASS, Kind
from jajna.errors import IllegalAnswerError
from jajna.events.life import LifeLost
from jajna.events.players import GameDrawn, PlayerLost, PlayerWon
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.door.perform import perform
from jajna.vocab import Step, Zone
from tests.mechanics.bench import cast, permanent
from tests.table import table


def ending(made: Table) -> tuple[int, str]:
    """The winner and the rule of a game that is over."""
    assert made.game.decision is None
    assert made.game.outcome is not None
    return made.game.outcome.winner, made.game.outcome.rule


def test_104_1_nothing_is_asked_after_the_end() -> None:
    made = table()
    made.begin(ANN)
    made.game.concede(ANN)
    assert made.game.over
    reason = made.game.why_not(PASS)
    assert reason is not None
    assert reason.rule == "104.1"
    with pytest.raises(IllegalAnswerError):
        made.game.answer(PASS)


def test_104_2a_the_last_player_in_the_game_wins() -> None:
    made = table()
    made.battlefield(ANN, "Mountain")
    made.hand(ANN, "Lightning Bolt")
    made.set_life(BOB, 3)
    made.begin(ANN)
    made.act(ANN, "cast Lightning Bolt", "Bob")
    made.resolve()
    assert ending(made) == (ANN, "104.2a")


def test_104_2a_with_three_players_the_game_goes_on() -> None:
    made = table(3)
    made.begin(ANN)
    made.game.concede(BOB)
    assert made.game.outcome is None
    made.game.concede(ANN)
    assert ending(made) == (CAT, "104.2a")


def test_104_2b_an_effect_wins_the_game() -> None:
    made = table(3)
    made.begin(ANN)
    perform(made.game, [PlayerWon(BOB)])
    assert made.game.outcome is not None
    assert (made.game.outcome.winner, made.game.outcome.rule) == (BOB, "104.2b")


def test_104_3a_a_player_may_concede_when_somebody_else_is_asked() -> None:
    made = table()
    made.begin(ANN)
    assert made.asked is not None
    assert made.asked.player == ANN
    made.game.concede(BOB)
    assert ending(made) == (ANN, "104.2a")


def test_104_3a_nobody_concedes_twice() -> None:
    made = table(3)
    made.begin(ANN)
    made.game.concede(BOB)
    with pytest.raises(IllegalAnswerError):
        made.game.concede(BOB)


def test_104_3a_conceding_takes_back_a_spell_half_cast() -> None:
    made = table(3)
    made.battlefield(ANN, "Mountain")
    made.hand(ANN, "Lightning Bolt")
    made.begin(ANN)
    made.game.answer(made.action(ANN, "cast Lightning Bolt"))
    assert made.asked is not None
    assert made.asked.kind is Kind.TARGETS
    made.game.concede(CAT)
    assert made.names_in(Zone.STACK) == []
    assert made.names_in(Zone.HAND, ANN) == ["Lightning Bolt"]
    assert made.asked is not None
    assert (made.asked.player, made.asked.kind) == (ANN, Kind.PRIORITY)
    assert not made.game.players[CAT].in_game


def test_104_3b_no_life_loses_at_the_next_priority_and_not_before() -> None:
    made = table()
    made.battlefield(ANN, "Mountain", "Mountain", "Plains")
    made.hand(ANN, "Lightning Bolt")
    made.set_life(BOB, 1)
    made.begin(ANN)
    made.act(ANN, "cast Lightning Bolt", "Bob")
    made.resolve()
    assert made.life(BOB) == -2
    assert ending(made) == (ANN, "104.2a")


def test_104_3c_drawing_from_an_empty_library_loses() -> None:
    made = table(blanks=8)
    made.begin(ANN)
    made.game.players[BOB].library.clear()
    made.to_turn(BOB, Step.UPKEEP)
    assert made.game.outcome is None
    made.answer_next()
    made.answer_next()
    assert ending(made) == (ANN, "104.2a")


def test_104_3c_an_empty_library_alone_loses_nothing() -> None:
    made = table(blanks=8)
    made.begin(ANN)
    made.game.players[ANN].library.clear()
    made.to(Step.END)
    assert made.game.outcome is None


def test_104_3d_ten_poison_counters_lose() -> None:
    made = table()
    made.game.players[BOB].add_counters("poison", 9)
    made.begin(ANN)
    assert made.game.outcome is None
    made.game.players[BOB].add_counters("poison", 1)
    made.answer_next()
    assert ending(made) == (ANN, "104.2a")


def test_104_3e_an_effect_makes_a_player_lose() -> None:
    made = table()
    made.begin(ANN)
    perform(made.game, [PlayerLost(ANN, "effect", "104.3e")])
    assert made.game.outcome is not None
    assert made.game.outcome.winner == BOB


def test_104_3f_who_would_win_and_lose_at_once_loses() -> None:
    made = table(3)
    made.begin(ANN)
    perform(made.game, [PlayerWon(ANN), PlayerLost(ANN, "effect", "104.3e")])
    assert made.game.outcome is None
    assert not made.game.players[ANN].in_game


def test_104_4a_all_losing_at_once_is_a_draw() -> None:
    made = table()
    made.begin(ANN)
    made.set_life(ANN, 1)
    made.set_life(BOB, 1)
    perform(made.game, [LifeLost(ANN, 1), LifeLost(BOB, 2)])
    made.answer_next()
    assert ending(made) == (-1, "104.4a")


def test_104_4a_two_of_three_losing_at_once_leave_a_winner() -> None:
    made = table(3)
    made.begin(ANN)
    made.set_life(ANN, 0)
    made.set_life(BOB, 0)
    made.answer_next()
    assert ending(made) == (CAT, "104.2a")


def test_104_4c_an_effect_draws_the_game() -> None:
    made = table()
    made.begin(ANN)
    perform(made.game, [GameDrawn("104.4c")])
    assert made.game.outcome is not None
    assert (made.game.outcome.winner, made.game.outcome.rule) == (-1, "104.4c")


def test_117_4_who_has_not_passed_still_may_after_another_left() -> None:
    made = table(3)
    made.battlefield(ANN, "Mountain")
    made.hand(ANN, "Shock")
    made.begin(BOB)
    made.act(ANN, "cast Shock", "Cat")
    made.game.answer(PASS)
    assert made.asked is not None
    assert made.asked.player == BOB
    made.game.answer(PASS)
    made.game.concede(BOB)
    assert made.asked is not None
    assert made.asked.player == CAT
    assert len(made.game.zones.stack) == 1


def test_104_3_nobody_with_the_angel_loses() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Angel", text="You can't lose the game and your opponents can't win the game."),
    )
    at.set_life(ANN, 1)
    cast(at, "Target player loses 5 life.", "Ann", by=BOB)
    cast(at, "You win the game.", by=BOB)
    assert at.game.outcome is None
