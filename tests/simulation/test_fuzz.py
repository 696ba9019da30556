"""Random play: sound games pass, and each kind of fault is found."""

from __future__ import annotations

from random import Random

import pytest

from jajna.cards import starter
from jajna.decision import Kind, PlayLand
from jajna.errors import CardError
from jajna.judge import ANN
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.kernel.turn import priority
from jajna.kernel.zones import move
from jajna.replay import Session, setup_of
from jajna.simulation.decks import Stock
from jajna.simulation.fuzz import IN_TURN, PLAIN, fuzz, fuzz_game, setup_for
from jajna.simulation.invariants import (
    census,
    why_cards_lost,
    why_fallback_illegal,
    why_not_taken_back,
    why_overlooked,
    why_stale,
    why_zones_disagree,
)
from jajna.simulation.running import Limits
from jajna.simulation.twins import why_hidden_shows
from jajna.vocab import Zone
from tests.table import table

SHORT = Limits(8, 200)


@pytest.fixture(scope="module")
def stock() -> Stock:
    found = [starter.SHELF.card(name) for name in starter.names()]
    return Stock.of([card for card in found if card is not None])


@pytest.fixture
def game(stock: Stock) -> Game:
    """A game after some random answers."""
    chance = Random(4)
    made = new_game([stock.random_deck(chance), stock.random_deck(chance)], seed=4, first=0)
    while made.turn.number < 6:
        question = made.decision
        assert question is not None
        made.answer(question.options[-1] if question.kind.value == "priority" else
                    question.fallback)  # fmt: skip
    return made


def test_random_decks_are_the_seeds(stock: Stock) -> None:
    assert setup_for(stock, 5) == setup_for(stock, 5)
    assert setup_for(stock, 5) != setup_for(stock, 6)
    assert {len(deck) for deck in setup_for(stock, 8).decks} == {40}


def test_every_card_comes_in_turn(stock: Stock) -> None:
    rounds = -(-len(stock) // IN_TURN)
    games = [seed for seed in range(1, 3 * rounds) if seed % PLAIN][:rounds]
    setups = [setup_for(stock, seed) for seed in games]
    dealt = {card.name for setup in setups for deck in setup.decks for card in deck}

    assert dealt >= {item.name for item in stock.items}
    assert len(setups[0].decks[0]) == IN_TURN // len(setups[0].decks) + 10


def test_basic_lands_begin_on_the_battlefield_where_cards_come_in_turn(stock: Stock) -> None:
    laid_out, plain = setup_for(stock, 1).begin(), setup_for(stock, 4).begin()

    assert len(laid_out.zones.battlefield) >= 10 * len(laid_out.players)
    assert plain.zones.battlefield == []


def test_a_saved_game_knows_that_its_lands_were_laid_out(stock: Stock) -> None:
    setup = setup_for(stock, 1)
    assert setup_of(Session(setup).record(), stock.card).lands_out


def test_what_happened_is_counted_of_what_can_happen(stock: Stock) -> None:
    report = fuzz(stock, 1, seed=21, jobs=1)
    seen = report.seen()

    assert seen["played"].of == len(stock) > seen["cast"].of > seen["triggered"].of
    assert all(0 < one.cards <= one.of for one in seen.values())
    assert len(report.never_played()) == len(stock) - seen["played"].cards
    assert report.data()["cast"] == seen["cast"].data()


def test_a_card_that_isn_t_in_stock_is_named(stock: Stock) -> None:
    with pytest.raises(CardError, match="Storm Crowd"):
        stock.card("Storm Crowd")


def test_sound_games_pass(stock: Stock) -> None:
    report = fuzz(stock, 2, seed=20, jobs=1)
    assert report.failures == []
    assert report.games == 2
    assert 0 < len(report.played) <= len(stock)
    assert report.data()["failures"] == []


def test_processes_don_t_change_what_is_found(stock: Stock) -> None:
    alone, together = fuzz(stock, 2, seed=7, jobs=1), fuzz(stock, 2, seed=7, jobs=2)
    assert alone.data() == together.data()
    assert alone.played == together.played


def test_a_sound_game_keeps_every_invariant(game: Game) -> None:
    before = census(game)
    assert why_zones_disagree(game) is None
    assert why_cards_lost(game, before) is None
    assert why_stale(game) is None
    assert why_overlooked(game) is None
    assert why_not_taken_back(game) is None
    assert why_fallback_illegal(game) is None
    assert why_hidden_shows(game, Random(1)) is None


def test_732_1_an_action_that_couldnt_be_taken_back_is_found() -> None:
    position = table()
    position.hand(ANN, "Shock")
    position.battlefield(ANN, "Mountain")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "cast Shock"))
    assert why_not_taken_back(position.game) is None
    position.game.history.checkpoint = None
    message = why_not_taken_back(position.game)
    assert message is not None and message.startswith("targets is asked")


def test_a_lost_card_is_found(game: Game) -> None:
    before = census(game)
    number = game.players[0].library.pop()
    del game.objects[number]
    message = why_cards_lost(game, before)
    assert message is not None and "player 0 began with" in message


def test_400_1_a_card_in_two_zones_is_found(game: Game) -> None:
    game.players[0].hand.append(game.players[0].library[0])
    message = why_zones_disagree(game)
    assert message is not None and "HAND" in message and "LIBRARY" in message


def test_400_1_a_card_in_no_zone_is_found(game: Game) -> None:
    number = game.players[0].library.pop()
    message = why_zones_disagree(game)
    assert message == f"object {number} says it is in LIBRARY and is listed nowhere"


def test_613_characteristics_that_are_out_of_date_are_found(game: Game) -> None:
    thing = game.objects[game.zones.battlefield[0]]
    thing.now = thing.now.copy()
    thing.now.power += 3
    message = why_stale(game)
    assert message is not None and "computed as" in message


def test_704_3_a_state_based_action_that_was_not_noticed_is_found(game: Game) -> None:
    while game.decision is not None and game.decision.kind is not Kind.PRIORITY:
        game.answer(game.decision.fallback)
    creature = next(thing for thing in game.objects.values() if thing.is_creature())
    assert why_overlooked(game) is None
    if creature.zone is not Zone.BATTLEFIELD:
        move.take_out(game.zones.of(creature.zone, game.players[creature.owner]), creature.id)
        creature.zone = Zone.BATTLEFIELD
        move.put(game, creature)
    creature.damage = 99
    message = why_overlooked(game)
    assert message is not None and "Destroyed" in message


@pytest.mark.pure_only
def test_an_exception_is_told_with_its_seed_and_step(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = priority.PriorityFrame._play_land

    def broken(self: priority.PriorityFrame, game: Game, answer: PlayLand) -> None:
        if game.turn.number >= 3:
            raise RuntimeError("a land too many")
        real(self, game, answer)

    monkeypatch.setattr(priority.PriorityFrame, "_play_land", broken)
    found = fuzz_game(stock, 11)
    assert found.failure is not None
    assert found.failure.seed == 11
    assert "a land too many" in found.failure.message
    record = found.failure.record
    assert record.answers[found.failure.step].startswith("play ")
    assert len(record.answers) == len(record.digests) - 1 == found.failure.step + 1


@pytest.mark.pure_only
def test_chance_from_outside_the_game_is_found(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside = Random(9)

    def shuffle(self: Chance, things: list[int]) -> None:
        outside.shuffle(things)

    monkeypatch.setattr(Chance, "shuffle", shuffle)
    found = fuzz_game(stock, 11, SHORT)
    assert found.failure is not None
    assert "the replay" in found.failure.message


@pytest.mark.pure_only
def test_a_fork_that_shares_state_is_found(stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Game.fork

    def leaky(self: Game) -> Game:
        copy = real(self)
        copy.chance = self.chance
        copy.players[0].graveyard = self.players[0].graveyard
        return copy

    monkeypatch.setattr(Game, "fork", leaky)
    failures = [fuzz_game(stock, seed, Limits(30, 400)).failure for seed in range(3)]
    assert any(failures)


def test_the_earliest_failing_step_is_named(stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    from jajna.simulation import fuzz as module

    def stale(game: Game) -> str | None:
        return "stale from turn 2" if game.turn.number >= 2 else None

    monkeypatch.setattr(module, "why_stale", stale)
    found = fuzz_game(stock, 11)
    assert found.failure is not None
    game = setup_for(stock, 11).begin()
    for notation in found.failure.record.answers:
        assert game.turn.number < 2
        assert game.decision is not None
        game.answer(game.decision.parse(notation))
    assert game.turn.number == 2
