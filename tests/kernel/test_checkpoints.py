"""What is kept to reverse actions where many objects are on the stack. CR 732.1."""

from __future__ import annotations

import pytest

from jajna.decision import Activate, Kind
from jajna.judge import ANN, Table
from jajna.kernel.game import Game
from tests.mechanics.bench import permanent
from tests.table import table

MANY = 100
ENGINE = permanent("Engine", text="{0}: Target player gains 1 life.")


def activated(times: int) -> Table:
    """A game with so many abilities of Ann's, each with a target, on the stack."""
    at = table(ann=[ENGINE])
    for _ in range(times):
        activate(at)
    return at


def activate(at: Table) -> None:
    """Activate the ability again, and choose its target."""
    begin(at)
    question = at.game.decision
    assert question is not None and question.kind is Kind.TARGETS
    at.game.answer(question.fallback)


def begin(at: Table) -> None:
    """Begin to activate the ability, whose target is asked next."""
    at.game.answer(Activate(at.id("Engine"), 0))


@pytest.mark.pure_only
def test_732_1_a_game_is_not_copied_for_each_of_many_activations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = activated(MANY)
    copies: list[Game] = []
    fork = Game.fork

    def counted(game: Game) -> Game:
        copies.append(game)
        return fork(game)

    monkeypatch.setattr(Game, "fork", counted)
    for _ in range(MANY):
        activate(at)
    assert len(at.game.zones.stack) == 2 * MANY
    assert 0 < len(copies) < MANY // 4


@pytest.mark.parametrize("more", range(10))
def test_732_1_each_of_many_activations_can_be_taken_back(more: int) -> None:
    at = activated(MANY + more)
    before = at.game.digest()
    begin(at)
    assert at.game.digest() != before
    at.game.cancel()
    assert at.game.digest() == before
    activate(at)
    assert len(at.game.zones.stack) == MANY + more + 1
    at.resolve_all()
    assert at.life(ANN) == 20 + MANY + more + 1


def test_732_1_a_fork_takes_back_its_own() -> None:
    at = activated(MANY)
    fork = at.game.fork()
    activate(at)
    before = fork.digest()
    fork.answer(Activate(at.id("Engine"), 0))
    fork.cancel()
    assert fork.digest() == before
    assert len(at.game.zones.stack) == MANY + 1


def test_732_1_what_others_than_answers_changed_meanwhile_is_not_taken_back() -> None:
    at = activated(MANY)
    at.hand(ANN, ENGINE)
    at.game.players[ANN].pays_by_hand = True
    before = at.game.digest()
    begin(at)
    at.game.cancel()
    assert at.game.digest() == before
    assert len(at.game.players[ANN].hand) == 1
    assert at.game.players[ANN].pays_by_hand


def test_732_1_chance_that_was_renewed_meanwhile_is_not_taken_back() -> None:
    at = activated(MANY)
    at.game.reseed(7)
    before = at.game.digest()
    begin(at)
    at.game.cancel()
    assert at.game.digest() == before
