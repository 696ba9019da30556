"""Taking back actions that can't be completed. CR 732."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.decision import Activate, Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Zone
from tests.table import table


def ready() -> Table:
    """Ann pays by hand and may cast a spell with a mode, X or a target."""
    position = table()
    position.battlefield(ANN, "Taiga", "Mountain", "Mountain", "Plains", "Island", "Llanowar Elves")
    position.battlefield(ANN, "Prodigal Pyromancer", "Sol Ring")
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.hand(ANN, "Shock", "Blaze", "Azorius Charm", "Grizzly Bears", "Giant Growth")
    position.game.players[ANN].pays_by_hand = True
    position.begin(ANN)
    return position


def asked(position: Table) -> Kind:
    assert position.asked is not None
    return position.asked.kind


def test_732_1_a_spell_returns_to_where_it_came_from() -> None:
    position = ready()
    before = position.game.digest()
    position.game.answer(position.action(ANN, "cast Shock"))
    assert position.names_in(Zone.STACK) == ["Shock"]
    position.game.cancel()
    assert position.game.digest() == before
    assert "Shock" in position.names_in(Zone.HAND, ANN)


def test_732_1_payments_already_made_are_taken_back() -> None:
    position = ready()
    before = position.game.digest()
    position.game.answer(position.action(ANN, "cast Shock"))
    position.answer("Bob")
    assert asked(position) is Kind.PAY
    position.answer(f"{position.id('Taiga')}.0:R")
    assert position.object("Taiga").tapped
    position.game.cancel()
    assert position.game.digest() == before
    assert not position.object("Taiga").tapped
    assert position.game.players[ANN].pool == []


def test_732_1_an_ability_is_taken_off_the_stack() -> None:
    position = ready()
    before = position.game.digest()
    position.game.answer(Activate(position.id("Prodigal Pyromancer"), 0))
    assert len(position.game.zones.stack) == 1
    position.game.cancel()
    assert position.game.digest() == before


def test_732_1_nothing_is_logged_of_what_was_taken_back() -> None:
    position = ready()
    log = len(position.game.history.log)
    answers = position.game.history.answers.copy()
    position.game.answer(position.action(ANN, "cast Shock"))
    position.game.cancel()
    assert len(position.game.history.log) == log
    assert position.game.history.answers == answers


def test_732_2_the_player_keeps_priority_and_may_do_the_same_legally() -> None:
    position = ready()
    position.game.answer(position.action(ANN, "cast Shock"))
    position.game.cancel()
    assert position.asked is not None
    assert (position.asked.player, position.asked.kind) == (ANN, Kind.PRIORITY)
    position.act(ANN, "cast Shock", "Bob")
    assert position.names_in(Zone.STACK) == ["Shock"]


def test_732_1_there_must_be_an_action_under_way() -> None:
    position = ready()
    with pytest.raises(IllegalAnswerError):
        position.game.cancel()


def test_732_1_a_completed_spell_is_not_taken_back() -> None:
    position = table()
    position.battlefield(ANN, "Mountain")
    position.hand(ANN, "Shock")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Bob")
    with pytest.raises(IllegalAnswerError):
        position.game.cancel()


def test_732_1_a_fork_takes_back_on_its_own() -> None:
    position = ready()
    before = position.game.digest()
    position.game.answer(position.action(ANN, "cast Shock"))
    fork = position.game.fork()
    fork.cancel()
    position.game.cancel()
    fork.players[ANN].life = 5
    fork.objects[position.id("Taiga")].tapped = True
    assert position.game.digest() == before


@settings(max_examples=60)
@given(st.lists(st.integers(0, 1000), min_size=1, max_size=6), st.integers(0, 20))
def test_732_1_any_action_is_reversed_from_any_point(picks: list[int], first: int) -> None:
    position = ready()
    game = position.game
    before = game.digest()
    assert game.decision is not None
    actions = [one for one in game.decision.options if one.notation() != "pass"]
    game.answer(actions[first % len(actions)])
    for pick in picks:
        question = game.decision
        assert question is not None
        if question.kind is Kind.PRIORITY:
            break
        answer = question.fallback
        if question.options and question.shape.value == "one":
            answer = question.options[pick % len(question.options)]
        if game.why_not(answer) is not None:
            answer = question.fallback
        game.answer(answer)
    if game.history.checkpoint is not None:
        game.cancel()
        assert game.digest() == before
