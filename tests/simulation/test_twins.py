"""Players can't tell games apart that differ only in what is hidden from them. CR 400.2."""

from __future__ import annotations

from random import Random

import pytest

from jajna.cards import starter
from jajna.decision import Answer, Cast, Decision, Kind
from jajna.errors import Reason
from jajna.kernel.game import Game
from jajna.kernel.objects.object import Object
from jajna.kernel.views import view
from jajna.kernel.zones import knowledge
from jajna.simulation.decks import Stock
from jajna.simulation.twins import other_choice, twin, why_choice_shows, why_hidden_shows
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.simulation.secrets import deck, played
from tests.table import table

TURNS = 14
OFTEN = 0.3
"""The share of positions that are compared."""


def faults(seed: int, enough: int, plain: bool = False) -> tuple[list[str], int, int]:
    """What tells players of hidden cards in games with seeds from one on, until enough positions
    have been compared; with their number, and that of the secret choices that were.
    """
    stock = Stock.of([card for card in map(starter.SHELF.card, starter.names()) if card])
    found: list[str] = []
    positions = choices = 0
    while positions < enough:
        chance = Random(seed)
        decks = [stock.random_deck(chance) if plain else deck() for _ in range(2)]
        for step, (game, answer, tried) in enumerate(played(decks, seed, TURNS)):
            told = [why_hidden_shows(game, tried)] if tried.random() < OFTEN else []
            positions += len(told)
            for seat in (ANN, BOB):
                other = other_choice(game, seat, answer, tried)
                if other is not None:
                    told.append(why_choice_shows(game, seat, answer, other, tried))
                    choices += 1
            found += [f"seed {seed}, step {step}: {one}" for one in told if one is not None]
        seed += 1
    return found, positions, choices


def test_400_2_hidden_cards_tell_nothing() -> None:
    found, _, choices = faults(1, 60)
    assert found == []
    assert choices > 3


def test_400_2_hidden_cards_tell_nothing_in_games_of_the_starter_cards() -> None:
    assert faults(1, 30, plain=True)[0] == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_400_2_hidden_cards_tell_nothing_in_two_thousand_positions(part: int) -> None:
    found, _, choices = faults(1000 * (part + 1), 400, plain=part == 4)
    assert found == []
    assert choices > 50


def test_401_5_cards_that_an_effect_lets_be_seen_are_not_hidden() -> None:
    at = table()
    at.battlefield(ANN, permanent("Flow", text="Players play with their hands revealed."))
    at.battlefield(BOB, creature("Oracle", text="Play with the top card of your library revealed."))
    at.hand(ANN, "Bear", "Giant", "Wall")
    at.library(BOB, "Bear", "Giant", "Wall")
    at.begin(ANN)
    for seed in range(5):
        other = twin(at.game, BOB, Random(seed))
        assert names(other, other.players[ANN].hand) == ["Bear", "Giant", "Wall"]
        assert names(other, other.players[BOB].library[:1]) == ["Bear"]
        assert why_hidden_shows(at.game, Random(seed)) is None


def names(game: Game, cards: list[int]) -> list[str]:
    return [game.object(card).definition.card.name for card in cards]


def test_a_twin_has_other_cards_where_they_are_hidden() -> None:
    at = table(hand=["Bear", "Giant", "Wall"], blanks=1)
    for_bob = {tuple(names(twin(at.game, BOB, Random(seed)), at.game.players[ANN].hand))
               for seed in range(9)}  # fmt: skip
    for_ann = {tuple(names(twin(at.game, ANN, Random(seed)), at.game.players[ANN].hand))
               for seed in range(9)}  # fmt: skip
    assert len(for_bob) > 3
    assert for_ann == {("Bear", "Giant", "Wall")}


# -- what is wrong is found ------------------------------------------------------------------------


def everything(game: Game, eyes: list[int], thing: Object) -> bool:
    return thing.zone is not Zone.LIBRARY


def no_reason(game: Game, question: Decision, answer: Answer) -> Reason | None:
    return None


def no_choice(game: Game, question: Decision, answer: Answer) -> None:
    return None


def no_taking(game: Game, player: int, card: int, face_down: bool) -> None:
    return None


@pytest.mark.pure_only
def test_400_2_a_view_that_shows_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant", "Wall")
    at.begin(ANN)
    monkeypatch.setattr(view, "knows", everything)
    message = why_hidden_shows(at.game, Random(1))
    assert message is not None and "hidden cards show to player 0" in message


@pytest.mark.pure_only
def test_400_2_reasons_that_tell_of_hidden_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "why_unseen", no_reason)
    assert any(
        "lands aren't cast" in one for part in range(10) for one in faults(100 * part + 4, 30)[0]
    )


@pytest.mark.slow
@pytest.mark.pure_only
def test_400_2_choices_that_others_can_follow_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "choose_in_secret", no_choice)
    assert any(
        "can tell which was answered" in one
        for part in range(10)
        for one in faults(100 * part + 1, 30)[0]
    )


@pytest.mark.pure_only
def test_708_4_a_face_down_spell_that_others_know_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = table()
    at.battlefield(ANN, *[permanent("Swamp", "Basic Land — Swamp", cost="")] * 3)
    at.hand(ANN, *[creature(name, text="Morph {0}") for name in ("One", "Two")])
    one, two = at.game.players[ANN].hand
    at.game.knowledge.show([one, two], 1 << BOB)
    at.begin(ANN)
    question = at.asked
    assert question is not None and question.kind is Kind.PRIORITY
    face = at.game.objects[one].definition.face_down
    answers = Cast(one, face), Cast(two, face)
    assert other_choice(at.game, BOB, answers[0], Random(1)) == answers[1]
    assert why_choice_shows(at.game, BOB, *answers, Random(1)) is None
    monkeypatch.setattr("jajna.kernel.turn.priority.take_in_secret", no_taking)
    message = why_choice_shows(at.game, BOB, *answers, Random(1))
    assert message is not None and "player 1 can tell which was answered" in message
