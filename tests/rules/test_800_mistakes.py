"""Mistakes that other programs made with several players, each as a position. CR 800, 903."""

from __future__ import annotations

from jajna.decision import YES, Kind
from jajna.judge import ANN, BOB, CAT
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ask_again, cast, permanent, spell
from tests.rules.test_903 import asked, commanding, on_battlefield, until_asked
from tests.table import table

MOURNER = permanent("Mourner", text="Whenever a creature dies, you gain 1 life.")


def test_903_9a_a_commander_that_returns_has_died_all_the_same() -> None:
    at = on_battlefield()
    at.battlefield(BOB, MOURNER)
    until_asked(at, "Destroy target creature.", "Legend")
    assert asked(at).player == ANN
    at.game.answer(YES)
    at.resolve_all()
    assert at.object("Legend").zone is Zone.COMMAND
    assert at.life(BOB) == 41


def test_903_9a_nobody_is_asked_for_a_commander_when_the_last_opponent_loses_with_it() -> None:
    at = on_battlefield()
    cast(at, "Destroy target creature. Target player loses 50 life.", BOB)
    assert at.game.over
    assert at.game.decision is None
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN,)


def test_903_8_the_tax_of_a_game_is_not_that_of_the_next() -> None:
    for _ in range(2):
        at = commanding()
        assert at.game.view(BOB).players[ANN].commanders[0].tax == 0
        at.act(ANN, "cast Legend")
        at.resolve()
        assert at.game.view(BOB).players[ANN].commanders[0].tax == 2


def test_500_1_this_turn_is_one_players_and_not_a_round() -> None:
    at = table(3, ann=["Bear"])
    cast(at, "Destroy target creature.", "Bear")
    cast(at, "You gain 1 life for each creature that died this turn.")
    assert at.life(ANN) == 21
    at.to_turn(BOB)
    cast(at, "You gain 1 life for each creature that died this turn.", by=BOB)
    assert at.life(BOB) == 20


def test_800_4_the_choice_of_who_has_left_holds_nobody_up() -> None:
    at = table(3, bob=["Bear", "Wall"])
    at.hand(ANN, spell("Target player sacrifices a creature."))
    ask_again(at)
    at.act(ANN, "cast Spell", BOB)
    at.to_question(Kind.SACRIFICE)
    assert at.game.decision is not None
    assert at.game.decision.player == BOB
    at.game.concede(BOB)
    at.to_turn(CAT)
    assert at.game.turn.active == CAT


def test_800_4_turns_have_numbers_of_their_own_when_the_first_seat_has_left() -> None:
    at = table(3)
    before = at.game.turn.number
    at.game.concede(ANN)
    at.to_turn(BOB)
    at.to_turn(CAT)
    at.to_turn(BOB)
    assert at.game.turn.number == before + 3


def test_903_10a_a_player_who_left_is_dealt_no_more_damage() -> None:
    at = on_battlefield(3)
    at.to(Step.BEGINNING_OF_COMBAT)
    at.attack("Legend", at=CAT)
    at.game.concede(CAT)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.game.players[CAT].life == 40
    assert at.life(BOB) == 40


def test_800_4_an_offer_with_x_is_still_open_when_somebody_else_leaves() -> None:
    text = "Whenever a creature dies, you may pay {X}. If you do, you gain X life."
    at = table(3, ann=[permanent("Vigil", text=text), "Bear", *["Mountain"] * 4])
    at.hand(ANN, spell("Destroy target creature."))
    ask_again(at)
    at.act(ANN, "cast Spell", "Bear")
    at.choose_for(Kind.MAY, True)
    at.to_question(Kind.X)
    at.game.concede(CAT)
    question = at.game.decision
    assert question is not None
    assert (question.kind, question.player, question.maximum) == (Kind.X, ANN, 4)
    at.answer(3)
    at.resolve_all()
    assert at.life(ANN) == 23
